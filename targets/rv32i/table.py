"""The instructions of RV32I, and of its M, Zbb and Zbkb, that generated code and plain C are made of.

Names are those that the assembler prints: where it has a short form (`mv`, `not`, `beqz`) this has
a row of its own. Source of all rows: The RISC-V Instruction Set Manual, volume I, version 20240411.
"""

from __future__ import annotations

from compiler.machine.isa import Row, expand

BASE, PSEUDO = "RISC-V ISA vol. I", "RISC-V ISA vol. I, chapter 37, pseudoinstructions"
SHORT = (-2048, 2047)
"""Immediates of 12 bits; they are extended by their sign."""
EITHER = "zbb zbkb"
"""The features that have an instruction each."""
MULTIPLIER = "m zmmul"
"""The features that have products."""
ZKT = "Zkt"
"""Latency that does not depend on data: cores that promise it list these instructions.

Source: RISC-V Cryptography Extensions, volume I, version 1.0.1, chapter 4 (Zkt).
"""
SIGN = 2**31
NUMBERED = (
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *(f"a{n}" for n in range(8)),
    *(f"s{n}" for n in range(2, 12)),
    *("t3", "t4", "t5", "t6"),
)
"""The registers in the order of their numbers."""


def register(funct3: str, funct7: str = "0000000") -> str:
    """The encoding of an operation on two registers (R-type)."""
    return f"{funct7} b[4:0] a[4:0] {funct3} d[4:0] 0110011"


def short(funct3: str) -> str:
    """The encoding of an operation with an immediate of 12 bits (I-type)."""
    return f"k[11:0] a[4:0] {funct3} d[4:0] 0010011"


def unary(funct12: str, funct3: str) -> str:
    """The encoding of an operation on one register, which an immediate tells from others."""
    return f"{funct12} a[4:0] {funct3} d[4:0] 0010011"


def shift(funct3: str, funct7: str) -> str:
    """The encoding of a shift or rotation by a constant."""
    return f"{funct7} k[4:0] a[4:0] {funct3} d[4:0] 0010011"


def load(funct3: str) -> str:
    """The encoding of a load."""
    return f"k[11:0] p[4:0] {funct3} d[4:0] 0000011"


def store(funct3: str) -> str:
    """The encoding of a store (S-type)."""
    return f"k[11:5] a[4:0] p[4:0] {funct3} k[4:0] 0100011"


def branch(operands: str, funct3: str) -> str:
    """The encoding of a branch (B-type)."""
    return f"t[12] t[10:5] {operands} {funct3} t[4:1] t[11] 1100011"


def jump(link: str) -> str:
    """The encoding of a jump (J-type); `link` is the number of the register of the return address."""
    return f"t[20] t[10:1] t[11] t[19:12] {link} 1101111"


# fmt: off
LOGIC = (
    Row("xor",    "xor {d:reg}, {a:reg}, {b:reg}",  "d = a ^ b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 XOR", encoding=register("100")),
    Row("or",     "or {d:reg}, {a:reg}, {b:reg}",   "d = a | b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 OR", encoding=register("110")),
    Row("and",    "and {d:reg}, {a:reg}, {b:reg}",  "d = a & b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 AND", encoding=register("111")),
    Row("xori",   "xori {d:reg}, {a:reg}, {k}",     "d = a ^ k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 XORI", imm={"k": SHORT}, encoding=short("100")),
    Row("ori",    "ori {d:reg}, {a:reg}, {k}",      "d = a | k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ORI", imm={"k": SHORT}, encoding=short("110")),
    Row("andi",   "andi {d:reg}, {a:reg}, {k}",     "d = a & k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ANDI", imm={"k": SHORT}, encoding=short("111")),
    Row("not",    "not {d:reg}, {a:reg}",           "d = ~a",     "u32", "alu", "fixed", f"{PSEUDO}, NOT", encoding=unary("111111111111", "100")),
)

ARITHMETIC = (
    Row("add",    "add {d:reg}, {a:reg}, {b:reg}",  "d = a + b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 ADD", encoding=register("000")),
    Row("sub",    "sub {d:reg}, {a:reg}, {b:reg}",  "d = a - b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 SUB", encoding=register("000", "0100000")),
    Row("addi",   "addi {d:reg}, {a:reg}, {k}",     "d = a + k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ADDI", imm={"k": SHORT}, encoding=short("000")),
    Row("neg",    "neg {d:reg}, {a:reg}",           "d = 0 - a",  "u32", "alu", "fixed", f"{PSEUDO}, NEG", encoding="0100000 a[4:0] 00000 000 d[4:0] 0110011"),
    Row("slt",    "slt {d:reg}, {a:reg}, {b:reg}",  f"d = (a ^ {SIGN}) < (b ^ {SIGN})", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLT", encoding=register("010")),
    Row("sltu",   "sltu {d:reg}, {a:reg}, {b:reg}", "d = a < b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLTU", encoding=register("011")),
    Row("slti",   "slti {d:reg}, {a:reg}, {k}",     f"d = (a ^ {SIGN}) < (k ^ {SIGN})", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLTI", imm={"k": SHORT}, encoding=short("010")),
    Row("sltiu",  "sltiu {d:reg}, {a:reg}, {k}",    "d = a < k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLTIU", imm={"k": SHORT}, encoding=short("011")),
    Row("seqz",   "seqz {d:reg}, {a:reg}",          "d = a == 0", "u32", "alu", "fixed", f"{PSEUDO}, SEQZ", encoding=unary("000000000001", "011")),
    Row("snez",   "snez {d:reg}, {a:reg}",          "d = a != 0", "u32", "alu", "fixed", f"{PSEUDO}, SNEZ", encoding="0000000 a[4:0] 00000 011 d[4:0] 0110011"),
)

SHIFTS = (
    Row("slli",   "slli {d:reg}, {a:reg}, {k}",     "d = a << k", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLLI", imm={"k": (0, 31)}, encoding=shift("001", "0000000")),
    Row("srli",   "srli {d:reg}, {a:reg}, {k}",     "d = a >> k", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SRLI", imm={"k": (0, 31)}, encoding=shift("101", "0000000")),
    Row("srai",   "srai {d:reg}, {a:reg}, {k}",     "d = (a >> k) | ((0 - (a >> 31)) & ~(~0 >> k))", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SRAI", imm={"k": (0, 31)}, encoding=shift("101", "0100000")),
    Row("sll",    "sll {d:reg}, {a:reg}, {b:reg}",  "d = a << (b & 31)", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLL", requires=ZKT, encoding=register("001")),
    Row("srl",    "srl {d:reg}, {a:reg}, {b:reg}",  "d = a >> (b & 31)", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SRL", requires=ZKT, encoding=register("101")),
    Row("sra",    "sra {d:reg}, {a:reg}, {b:reg}",  f"d = ((a ^ {SIGN}) >> (b & 31)) - ({SIGN} >> (b & 31))", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SRA", requires=ZKT, encoding=register("101", "0100000")),
)

# The high half of a product in words of 32 bits, from those of the halves of its factors.
MIDDLE = "((a >> 16) * (b & 65535) + (((a & 65535) * (b & 65535)) >> 16))"
HIGH_PRODUCT = f"(a >> 16) * (b >> 16) + ({MIDDLE} >> 16) + (((a & 65535) * (b >> 16) + ({MIDDLE} & 65535)) >> 16)"
PRODUCTS = (
    Row("mul",    "mul {d:reg}, {a:reg}, {b:reg}",   "d = a * b",           "u32", "multiply", "fixed", f"{BASE}, 12.1 MUL", feature=MULTIPLIER, requires=ZKT, encoding=register("000", "0000001")),
    Row("mulhu",  "mulhu {d:reg}, {a:reg}, {b:reg}", f"d = {HIGH_PRODUCT}", "u32", "multiply", "fixed", f"{BASE}, 12.1 MULHU", feature=MULTIPLIER, requires=ZKT, encoding=register("011", "0000001")),
)

CONSTANTS = (
    Row("li",     "li {d:reg}, {k}",                "d = k",                 "u32", "alu", "fixed", f"{PSEUDO}, LI", imm={"k": SHORT}, encoding="k[11:0] 00000 000 d[4:0] 0010011"),
    Row("lui",    "lui {d:reg}, {k}",               "d = k << 12",           "u32", "alu", "fixed", f"{BASE}, 2.4.1 LUI", imm={"k": (0, 2**20 - 1)}, encoding="k[19:0] d[4:0] 0110111"),
    Row("auipc",  "auipc {d:reg}, {k}",             "d = pc - 4 + (k << 12)", "u32", "alu", "fixed", f"{BASE}, 2.4.1 AUIPC", imm={"k": (0, 2**20 - 1)}, encoding="k[19:0] d[4:0] 0010111"),
    Row("mv",     "mv {d:reg}, {a:reg}",            "d = a",                 "u32", "alu", "fixed", f"{PSEUDO}, MV", encoding=unary("000000000000", "000")),
)

BITS = (
    Row("andn",   "andn {d:reg}, {a:reg}, {b:reg}", "d = a & ~b",   "u32", "alu", "fixed", f"{BASE}, 30.4 ANDN", feature=EITHER, encoding=register("111", "0100000")),
    Row("orn",    "orn {d:reg}, {a:reg}, {b:reg}",  "d = a | ~b",   "u32", "alu", "fixed", f"{BASE}, 30.4 ORN", feature=EITHER, encoding=register("110", "0100000")),
    Row("xnor",   "xnor {d:reg}, {a:reg}, {b:reg}", "d = ~(a ^ b)", "u32", "alu", "fixed", f"{BASE}, 30.4 XNOR", feature=EITHER, encoding=register("100", "0100000")),
    Row("rori",   "rori {d:reg}, {a:reg}, {k}",     "d = a >>> k",  "u32", "alu", "fixed", f"{BASE}, 30.4 RORI", imm={"k": (0, 31)}, feature=EITHER, encoding=shift("101", "0110000")),
    Row("rol",    "rol {d:reg}, {a:reg}, {b:reg}",  "d = (a << (b & 31)) | (a >> ((32 - (b & 31)) & 63))", "u32", "alu", "fixed", f"{BASE}, 30.4 ROL", feature=EITHER, requires=ZKT, encoding=register("001", "0110000")),
    Row("ror",    "ror {d:reg}, {a:reg}, {b:reg}",  "d = (a >> (b & 31)) | (a << ((32 - (b & 31)) & 63))", "u32", "alu", "fixed", f"{BASE}, 30.4 ROR", feature=EITHER, requires=ZKT, encoding=register("101", "0110000")),
    Row("rev8",   "rev8 {d:reg}, {a:reg}",          "d = a[n - 1 - i]", "u8[4]", "alu", "fixed", f"{BASE}, 30.4 REV8", feature=EITHER, encoding=unary("011010011000", "101")),
    Row("zext_h", "zext.h {d:reg}, {a:reg}",        "d = a & 65535", "u32", "alu", "fixed", f"{BASE}, 30.4 ZEXT.H", feature="zbb", encoding="0000100 00000 a[4:0] 100 d[4:0] 0110011"),
    Row("sext_b", "sext.b {d:reg}, {a:reg}",        "d = ((a & 255) ^ 128) - 128", "u32", "alu", "fixed", f"{BASE}, 30.4 SEXT.B", feature="zbb", encoding=unary("011000000100", "001")),
    Row("sext_h", "sext.h {d:reg}, {a:reg}",        "d = ((a & 65535) ^ 32768) - 32768", "u32", "alu", "fixed", f"{BASE}, 30.4 SEXT.H", feature="zbb", encoding=unary("011000000101", "001")),
    Row("pack",   "pack {d:reg}, {a:reg}, {b:reg}", "d = (a & 65535) | (b << 16)", "u32", "alu", "fixed", f"{BASE}, 33.2 PACK", feature="zbkb", encoding=register("100", "0000100")),
    Row("packh",  "packh {d:reg}, {a:reg}, {b:reg}", "d = (a & 255) | ((b & 255) << 8)", "u32", "alu", "fixed", f"{BASE}, 33.2 PACKH", feature="zbkb", encoding=register("111", "0000100")),
    Row("brev8",  "brev8 {d:reg}, {a:reg}",         "d = " + " | ".join(f"(((a >> {i}) & 1) << {7 - i})" for i in range(8)), "u8[4]", "alu", "fixed", f"{BASE}, 33.2 BREV8", feature="zbkb", encoding=unary("011010000111", "101")),
    Row("zip",    "zip {d:reg}, {a:reg}",           "d = " + " | ".join(f"(((a >> {i}) & 1) << {2 * i % 32 + i // 16})" for i in range(32)), "u32", "alu", "fixed", f"{BASE}, 33.2 ZIP", feature="zbkb", encoding=unary("000010001111", "001")),
    Row("unzip",  "unzip {d:reg}, {a:reg}",         "d = " + " | ".join(f"(((a >> {2 * i % 32 + i // 16}) & 1) << {i})" for i in range(32)), "u32", "alu", "fixed", f"{BASE}, 33.2 UNZIP", feature="zbkb", encoding=unary("000010001111", "101")),
)

LOADS = (
    Row("lw",     "lw {d:reg}, {k}({p:reg})",  "d = mem[p + k]", "u32", "load", "address", f"{BASE}, 2.6 LW", imm={"k": SHORT}, encoding=load("010")),
    Row("lhu",    "lhu {d:reg}, {k}({p:reg})", "d = mem[p + k]", "u16", "load_part", "address", f"{BASE}, 2.6 LHU", imm={"k": SHORT}, encoding=load("101")),
    Row("lbu",    "lbu {d:reg}, {k}({p:reg})", "d = mem[p + k]", "u8", "load_part", "address", f"{BASE}, 2.6 LBU", imm={"k": SHORT}, encoding=load("100")),
    Row("lh",     "lh {d:reg}, {k}({p:reg})",  "d = i == 0 ? mem[p + k] : 0 - (mem[p + k] >> 15)", "u16[2]", "load_part", "address", f"{BASE}, 2.6 LH", imm={"k": SHORT}, encoding=load("001")),
    Row("lb",     "lb {d:reg}, {k}({p:reg})",  "d = i == 0 ? mem[p + k] : 0 - (mem[p + k] >> 7)", "u8[4]", "load_part", "address", f"{BASE}, 2.6 LB", imm={"k": SHORT}, encoding=load("000")),
)
STORES = (
    Row("sw",     "sw {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u32", "store", "address", f"{BASE}, 2.6 SW", imm={"k": SHORT}, encoding=store("010")),
    Row("sh",     "sh {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u16", "store", "address", f"{BASE}, 2.6 SH", imm={"k": SHORT}, encoding=store("001")),
    Row("sb",     "sb {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u8", "store", "address", f"{BASE}, 2.6 SB", imm={"k": SHORT}, encoding=store("000")),
)

BRANCHES = (
    *(Row(name, f"{name} {{a:reg}}, {{b:reg}}, {{t}}", f"pc = {test} ? t : pc", "u32", "branch", "data", f"{BASE}, 2.5.2 {name.upper()}", encoding=branch("b[4:0] a[4:0]", funct3)) for name, funct3, test in (
        ("beq", "000", "a == b"), ("bne", "001", "a != b"), ("bltu", "110", "a < b"), ("bgeu", "111", "a >= b"),
        ("blt", "100", f"(a ^ {SIGN}) < (b ^ {SIGN})"), ("bge", "101", f"(a ^ {SIGN}) >= (b ^ {SIGN})"),
    )),
    *(Row(name, f"{name} {{a:reg}}, {{t}}", f"pc = {test} ? t : pc", "u32", "branch", "data", f"{PSEUDO}, {name.upper()}", encoding=branch(operands, funct3)) for name, operands, funct3, test in (
        ("beqz", "00000 a[4:0]", "000", "a == 0"), ("bnez", "00000 a[4:0]", "001", "a != 0"),
        ("bltz", "00000 a[4:0]", "100", f"a >= {SIGN}"), ("bgez", "00000 a[4:0]", "101", f"a < {SIGN}"),
        ("blez", "a[4:0] 00000", "101", f"(a - 1) >= {SIGN - 1}"), ("bgtz", "a[4:0] 00000", "100", f"(a - 1) < {SIGN - 1}"),
    )),
    Row("j",      "j {t}",                     "pc = t",                  "u32", "jump", "fixed", f"{PSEUDO}, J", encoding=jump("00000")),
    # The link is in the meaning and not in the text: the short forms name no register for it.
    Row("jal",    "jal {t}",                   "ra = pc; pc = t",         "u32", "jump", "fixed", f"{PSEUDO}, JAL", encoding=jump("00001")),
    Row("jr",     "jr {a:reg}",                "pc = a & ~1",             "u32", "jump", "data",  f"{PSEUDO}, JR", encoding="000000000000 a[4:0] 000 00000 1100111"),
    Row("jalr",   "jalr {a:reg}",              "ra = pc; pc = a & ~1",    "u32", "jump", "data",  f"{PSEUDO}, JALR", encoding="000000000000 a[4:0] 000 00001 1100111"),
    Row("ret",    "ret",                       "pc = ra & ~1",            "u32", "jump", "fixed", f"{PSEUDO}, RET", encoding="000000000000 00001 000 00000 1100111"),
)
# fmt: on

TABLE: tuple[Row, ...] = (
    LOGIC + ARITHMETIC + SHIFTS + PRODUCTS + CONSTANTS + BITS + LOADS + STORES + BRANCHES
)
INSTRUCTIONS = expand(TABLE)
VIEWS = {"reg": "reg"}
"""Registers have one view, their own name."""
