"""The instructions of RV32I, and of its Zbb and Zbkb, that generated code and plain C are made of.

Names are those that the assembler prints: where it has a short form (`mv`, `not`, `beqz`) this has
a row of its own. Source of all rows: The RISC-V Instruction Set Manual, volume I, version 20240411.
"""

from __future__ import annotations

from compiler.isa import Row, expand

BASE, PSEUDO = "RISC-V ISA vol. I", "RISC-V ISA vol. I, chapter 37, pseudoinstructions"
SHORT = (-2048, 2047)
"""Immediates of 12 bits; they are extended by their sign."""
EITHER = "zbb zbkb"
"""The features that have an instruction each."""
SIGN = 2**31

# fmt: off
LOGIC = (
    Row("xor",    "xor {d:reg}, {a:reg}, {b:reg}",  "d = a ^ b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 XOR"),
    Row("or",     "or {d:reg}, {a:reg}, {b:reg}",   "d = a | b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 OR"),
    Row("and",    "and {d:reg}, {a:reg}, {b:reg}",  "d = a & b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 AND"),
    Row("xori",   "xori {d:reg}, {a:reg}, {k}",     "d = a ^ k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 XORI", imm={"k": SHORT}),
    Row("ori",    "ori {d:reg}, {a:reg}, {k}",      "d = a | k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ORI", imm={"k": SHORT}),
    Row("andi",   "andi {d:reg}, {a:reg}, {k}",     "d = a & k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ANDI", imm={"k": SHORT}),
    Row("not",    "not {d:reg}, {a:reg}",           "d = ~a",     "u32", "alu", "fixed", f"{PSEUDO}, NOT"),
)

ARITHMETIC = (
    Row("add",    "add {d:reg}, {a:reg}, {b:reg}",  "d = a + b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 ADD"),
    Row("sub",    "sub {d:reg}, {a:reg}, {b:reg}",  "d = a - b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 SUB"),
    Row("addi",   "addi {d:reg}, {a:reg}, {k}",     "d = a + k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 ADDI", imm={"k": SHORT}),
    Row("neg",    "neg {d:reg}, {a:reg}",           "d = 0 - a",  "u32", "alu", "fixed", f"{PSEUDO}, NEG"),
    Row("slt",    "slt {d:reg}, {a:reg}, {b:reg}",  f"d = (a ^ {SIGN}) < (b ^ {SIGN})", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLT"),
    Row("sltu",   "sltu {d:reg}, {a:reg}, {b:reg}", "d = a < b",  "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLTU"),
    Row("slti",   "slti {d:reg}, {a:reg}, {k}",     f"d = (a ^ {SIGN}) < (k ^ {SIGN})", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLTI", imm={"k": SHORT}),
    Row("sltiu",  "sltiu {d:reg}, {a:reg}, {k}",    "d = a < k",  "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLTIU", imm={"k": SHORT}),
    Row("seqz",   "seqz {d:reg}, {a:reg}",          "d = a == 0", "u32", "alu", "fixed", f"{PSEUDO}, SEQZ"),
    Row("snez",   "snez {d:reg}, {a:reg}",          "d = a != 0", "u32", "alu", "fixed", f"{PSEUDO}, SNEZ"),
)

SHIFTS = (
    Row("slli",   "slli {d:reg}, {a:reg}, {k}",     "d = a << k", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SLLI", imm={"k": (0, 31)}),
    Row("srli",   "srli {d:reg}, {a:reg}, {k}",     "d = a >> k", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SRLI", imm={"k": (0, 31)}),
    Row("srai",   "srai {d:reg}, {a:reg}, {k}",     "d = (a >> k) | ((0 - (a >> 31)) & ~(~0 >> k))", "u32", "alu", "fixed", f"{BASE}, 2.4.1 SRAI", imm={"k": (0, 31)}),
    Row("sll",    "sll {d:reg}, {a:reg}, {b:reg}",  "d = a << (b & 31)", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SLL"),
    Row("srl",    "srl {d:reg}, {a:reg}, {b:reg}",  "d = a >> (b & 31)", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SRL"),
    Row("sra",    "sra {d:reg}, {a:reg}, {b:reg}",  f"d = ((a ^ {SIGN}) >> (b & 31)) - ({SIGN} >> (b & 31))", "u32", "alu", "fixed", f"{BASE}, 2.4.2 SRA"),
)

CONSTANTS = (
    Row("li",     "li {d:reg}, {k}",                "d = k",                 "u32", "alu", "fixed", f"{PSEUDO}, LI", imm={"k": SHORT}),
    Row("lui",    "lui {d:reg}, {k}",               "d = k << 12",           "u32", "alu", "fixed", f"{BASE}, 2.4.1 LUI", imm={"k": (0, 2**20 - 1)}),
    Row("auipc",  "auipc {d:reg}, {k}",             "d = pc - 4 + (k << 12)", "u32", "alu", "fixed", f"{BASE}, 2.4.1 AUIPC", imm={"k": (0, 2**20 - 1)}),
    Row("mv",     "mv {d:reg}, {a:reg}",            "d = a",                 "u32", "alu", "fixed", f"{PSEUDO}, MV"),
)

BITS = (
    Row("andn",   "andn {d:reg}, {a:reg}, {b:reg}", "d = a & ~b",   "u32", "alu", "fixed", f"{BASE}, 30.4 ANDN", feature=EITHER),
    Row("orn",    "orn {d:reg}, {a:reg}, {b:reg}",  "d = a | ~b",   "u32", "alu", "fixed", f"{BASE}, 30.4 ORN", feature=EITHER),
    Row("xnor",   "xnor {d:reg}, {a:reg}, {b:reg}", "d = ~(a ^ b)", "u32", "alu", "fixed", f"{BASE}, 30.4 XNOR", feature=EITHER),
    Row("rori",   "rori {d:reg}, {a:reg}, {k}",     "d = a >>> k",  "u32", "alu", "fixed", f"{BASE}, 30.4 RORI", imm={"k": (0, 31)}, feature=EITHER),
    Row("rol",    "rol {d:reg}, {a:reg}, {b:reg}",  "d = (a << (b & 31)) | (a >> ((32 - (b & 31)) & 63))", "u32", "alu", "fixed", f"{BASE}, 30.4 ROL", feature=EITHER),
    Row("ror",    "ror {d:reg}, {a:reg}, {b:reg}",  "d = (a >> (b & 31)) | (a << ((32 - (b & 31)) & 63))", "u32", "alu", "fixed", f"{BASE}, 30.4 ROR", feature=EITHER),
    Row("rev8",   "rev8 {d:reg}, {a:reg}",          "d = a[n - 1 - i]", "u8[4]", "alu", "fixed", f"{BASE}, 30.4 REV8", feature=EITHER),
    Row("zext_h", "zext.h {d:reg}, {a:reg}",        "d = a & 65535", "u32", "alu", "fixed", f"{BASE}, 30.4 ZEXT.H", feature="zbb"),
    Row("sext_b", "sext.b {d:reg}, {a:reg}",        "d = ((a & 255) ^ 128) - 128", "u32", "alu", "fixed", f"{BASE}, 30.4 SEXT.B", feature="zbb"),
    Row("sext_h", "sext.h {d:reg}, {a:reg}",        "d = ((a & 65535) ^ 32768) - 32768", "u32", "alu", "fixed", f"{BASE}, 30.4 SEXT.H", feature="zbb"),
    Row("pack",   "pack {d:reg}, {a:reg}, {b:reg}", "d = (a & 65535) | (b << 16)", "u32", "alu", "fixed", f"{BASE}, 33.2 PACK", feature="zbkb"),
    Row("packh",  "packh {d:reg}, {a:reg}, {b:reg}", "d = (a & 255) | ((b & 255) << 8)", "u32", "alu", "fixed", f"{BASE}, 33.2 PACKH", feature="zbkb"),
    Row("brev8",  "brev8 {d:reg}, {a:reg}",         "d = " + " | ".join(f"(((a >> {i}) & 1) << {7 - i})" for i in range(8)), "u8[4]", "alu", "fixed", f"{BASE}, 33.2 BREV8", feature="zbkb"),
    Row("zip",    "zip {d:reg}, {a:reg}",           "d = " + " | ".join(f"(((a >> {i}) & 1) << {2 * i % 32 + i // 16})" for i in range(32)), "u32", "alu", "fixed", f"{BASE}, 33.2 ZIP", feature="zbkb"),
    Row("unzip",  "unzip {d:reg}, {a:reg}",         "d = " + " | ".join(f"(((a >> {2 * i % 32 + i // 16}) & 1) << {i})" for i in range(32)), "u32", "alu", "fixed", f"{BASE}, 33.2 UNZIP", feature="zbkb"),
)

LOADS = (
    Row("lw",     "lw {d:reg}, {k}({p:reg})",  "d = mem[p + k]", "u32", "load", "address", f"{BASE}, 2.6 LW", imm={"k": SHORT}),
    Row("lhu",    "lhu {d:reg}, {k}({p:reg})", "d = mem[p + k]", "u16", "load_part", "address", f"{BASE}, 2.6 LHU", imm={"k": SHORT}),
    Row("lbu",    "lbu {d:reg}, {k}({p:reg})", "d = mem[p + k]", "u8", "load_part", "address", f"{BASE}, 2.6 LBU", imm={"k": SHORT}),
    Row("lh",     "lh {d:reg}, {k}({p:reg})",  "d = i == 0 ? mem[p + k] : 0 - (mem[p + k] >> 15)", "u16[2]", "load_part", "address", f"{BASE}, 2.6 LH", imm={"k": SHORT}),
    Row("lb",     "lb {d:reg}, {k}({p:reg})",  "d = i == 0 ? mem[p + k] : 0 - (mem[p + k] >> 7)", "u8[4]", "load_part", "address", f"{BASE}, 2.6 LB", imm={"k": SHORT}),
)
STORES = (
    Row("sw",     "sw {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u32", "store", "address", f"{BASE}, 2.6 SW", imm={"k": SHORT}),
    Row("sh",     "sh {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u16", "store", "address", f"{BASE}, 2.6 SH", imm={"k": SHORT}),
    Row("sb",     "sb {a:reg}, {k}({p:reg})",  "mem[p + k] = a[0]", "u8", "store", "address", f"{BASE}, 2.6 SB", imm={"k": SHORT}),
)

BRANCHES = (
    *(Row(name, f"{name} {{a:reg}}, {{b:reg}}, {{t}}", f"pc = {test} ? t : pc", "u32", "branch", "data", f"{BASE}, 2.5.2 {name.upper()}") for name, test in (
        ("beq", "a == b"), ("bne", "a != b"), ("bltu", "a < b"), ("bgeu", "a >= b"),
        ("blt", f"(a ^ {SIGN}) < (b ^ {SIGN})"), ("bge", f"(a ^ {SIGN}) >= (b ^ {SIGN})"),
    )),
    *(Row(name, f"{name} {{a:reg}}, {{t}}", f"pc = {test} ? t : pc", "u32", "branch", "data", f"{PSEUDO}, {name.upper()}") for name, test in (
        ("beqz", "a == 0"), ("bnez", "a != 0"), ("bltz", f"a >= {SIGN}"), ("bgez", f"a < {SIGN}"),
        ("blez", f"(a - 1) >= {SIGN - 1}"), ("bgtz", f"(a - 1) < {SIGN - 1}"),
    )),
    Row("j",      "j {t}",                     "pc = t",                  "u32", "jump", "fixed", f"{PSEUDO}, J"),
    # The link is in the meaning and not in the text: the short forms name no register for it.
    Row("jal",    "jal {t}",                   "ra = pc; pc = t",         "u32", "jump", "fixed", f"{PSEUDO}, JAL"),
    Row("jr",     "jr {a:reg}",                "pc = a & ~1",             "u32", "jump", "data",  f"{PSEUDO}, JR"),
    Row("jalr",   "jalr {a:reg}",              "ra = pc; pc = a & ~1",    "u32", "jump", "data",  f"{PSEUDO}, JALR"),
    Row("ret",    "ret",                       "pc = ra & ~1",            "u32", "jump", "fixed", f"{PSEUDO}, RET"),
)
# fmt: on

TABLE: tuple[Row, ...] = LOGIC + ARITHMETIC + SHIFTS + CONSTANTS + BITS + LOADS + STORES + BRANCHES
INSTRUCTIONS = expand(TABLE)
VIEWS = {"reg": "reg"}
"""Registers have one view, their own name."""
