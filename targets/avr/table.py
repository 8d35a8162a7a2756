"""The instructions of AVR that generated code is made of, and sequences that selection takes as one.

Source of all rows: AVR Instruction Set Manual, Microchip DS40002198B, chapter 5. Of the flags only
the carry `c` and the bit `t` are state here: no row reads another one but branches, whose place is
behind the comparison that sets it.
"""

from __future__ import annotations

from compiler.machine.isa import Row, expand
from compiler.machine.sequences import InstructionSequence, with_sequences
from compiler.machine.target import LESS_CONSTANT

MANUAL = "DS40002198B"
ADDED, SUBTRACTED = "c = carry(d, b, {c})", "c = carry(d, ~b, {c}) ^ 1"
"""What the carry is behind a sum, and behind a difference."""
BYTE = {"k": (0, 255)}
BIT = {"k": (0, 7)}
NEAR = {"k": (0, 63)}
"""The displacements that an address adds to its pointer."""
FAR = {"k": (0, 65535)}
HALVES = {"k": (0, 62)}
MOST_LIMBS = 8
"""Bytes of the widest words whose sums and rotations are sequences."""
PAIRS = {22: "P", 24: "W", 26: "X", 28: "Y", 30: "Z"}
PARTS = {
    half: {PAIRS.get(n, f"w{n}"): f"r{n + by}" for n in range(0, 32, 2)}
    for by, half in enumerate(("low", "high"))
}
"""The halves of pairs of registers; P is one that only waits: no access is by it."""
NAMELESS = {"none": {"r30": ""}}
"""The lower half of the pointer to a table; the text names only the pointer."""


def two(opcode: str, other: str = "b") -> str:
    """The encoding of an operation on two registers."""
    return f"{opcode} {other}[4] d[4:0] {other}[3:0]"


def one(last: str) -> str:
    """The encoding of an operation on one register."""
    return f"1001010 d[4:0] {last}"


def displaced(store: str, register: str) -> str:
    """The encoding of an access at a pointer with displacement."""
    return f"10 k[5] 0 k[4:3] {store} {register}[4:0] p/near[0] k[2:0]"


# fmt: off
LOGIC = (
    Row("and",  "and {d:reg}, {b:reg}",  "d = d & b; z = d & b", "u8", "alu", "fixed", f"{MANUAL}, 5.7 AND", encoding=two("001000")),
    Row("or",   "or {d:reg}, {b:reg}",   "d = d | b; z = d | b", "u8", "alu", "fixed", f"{MANUAL}, 5.85 OR", encoding=two("001010")),
    Row("eor",  "eor {d:reg}, {b:reg}",  "d = d ^ b; z = d ^ b", "u8", "alu", "fixed", f"{MANUAL}, 5.51 EOR", encoding=two("001001")),
    Row("com",  "com {d:reg}",           "d = ~d; c = 1; z = ~d", "u8", "alu", "fixed", f"{MANUAL}, 5.43 COM", encoding=one("0000")),
    Row("andi", "andi {d:high}, {k}",    "d = d & k; z = d & k", "u8", "alu", "fixed", f"{MANUAL}, 5.8 ANDI", imm=BYTE, encoding="0111 k[7:4] d[3:0] k[3:0]"),
    Row("ori",  "ori {d:high}, {k}",     "d = d | k; z = d | k", "u8", "alu", "fixed", f"{MANUAL}, 5.86 ORI", imm=BYTE, encoding="0110 k[7:4] d[3:0] k[3:0]"),
)
SUMS = (
    Row("add",  "add {d:reg}, {b:reg}",  "d = d + b; " + ADDED.format(c=0) + "; z = d + b", "u8", "alu", "fixed", f"{MANUAL}, 5.5 ADD", encoding=two("000011")),
    Row("adc",  "adc {d:reg}, {b:reg}",  "d = d + b + c; " + ADDED.format(c="c") + "; z = d + b + c", "u8", "alu", "fixed", f"{MANUAL}, 5.4 ADC", encoding=two("000111")),
    Row("sub",  "sub {d:reg}, {b:reg}",  "d = d - b; " + SUBTRACTED.format(c=1) + "; z = d - b", "u8", "alu", "fixed", f"{MANUAL}, 5.117 SUB", encoding=two("000110")),
    Row("sbc",  "sbc {d:reg}, {b:reg}",  "d = d - b - c; " + SUBTRACTED.format(c="c ^ 1") + "; z = z[0] | z[1] | (d - b - c)", "u8", "alu", "fixed", f"{MANUAL}, 5.98 SBC", encoding=two("000010")),
    Row("subi", "subi {d:high}, {k}",    "d = d - k; " + SUBTRACTED.format(c=1).replace("b", "k") + "; z = d - k", "u8", "alu", "fixed", f"{MANUAL}, 5.118 SUBI", imm=BYTE, encoding="0101 k[7:4] d[3:0] k[3:0]"),
    Row("sbci", "sbci {d:high}, {k}",    "d = d - k - c; " + SUBTRACTED.format(c="c ^ 1").replace("b", "k") + "; z = z[0] | z[1] | (d - k - c)", "u8", "alu", "fixed", f"{MANUAL}, 5.99 SBCI", imm=BYTE, encoding="0100 k[7:4] d[3:0] k[3:0]"),
    Row("adz",  "adc {d:reg}, r1",       "d = d + c; c = carry(d, 0, c); z = d + c", "u8", "alu", "fixed", f"{MANUAL}, 5.4 ADC; r1 holds 0", encoding="000111 0 d[4:0] 0001"),
    Row("neg",  "neg {d:reg}",           "d = 0 - d; c = carry(0, ~d, 1) ^ 1; z = d", "u8", "alu", "fixed", f"{MANUAL}, 5.83 NEG", encoding=one("0001")),
    Row("inc",  "inc {d:reg}",           "d = d + 1; z = d + 1", "u8", "alu", "fixed", f"{MANUAL}, 5.58 INC", encoding=one("0011")),
    Row("dec",  "dec {d:reg}",           "d = d - 1; z = d - 1", "u8", "alu", "fixed", f"{MANUAL}, 5.48 DEC", encoding=one("1010")),
)
MOVES = (
    Row("mov",  "mov {d:reg}, {a:reg}",  "d = a", "u8", "alu", "fixed", f"{MANUAL}, 5.79 MOV", encoding=two("001011", "a")),
    Row("movw", "movw {d:reg}, {a:reg} ; {e:reg}, {b:reg}", "d = a; e = b", "u8", "alu", "fixed", f"{MANUAL}, 5.80 MOVW"),
    Row("ldi",  "ldi {d:high}, {k}",     "d = k", "u8", "alu", "fixed", f"{MANUAL}, 5.69 LDI", imm=BYTE, encoding="1110 k[7:4] d[3:0] k[3:0]"),
    Row("lsl",  "lsl {d:reg}",           "d = d << 1; c = d >> 7; z = d << 1", "u8", "alu", "fixed", f"{MANUAL}, 5.75 LSL", encoding="000011 d[4] d[4:0] d[3:0]"),
    Row("rol",  "rol {d:reg}",           "d = (d << 1) | c; c = d >> 7; z = (d << 1) | c", "u8", "alu", "fixed", f"{MANUAL}, 5.95 ROL", encoding="000111 d[4] d[4:0] d[3:0]"),
    Row("lsr",  "lsr {d:reg}",           "d = d >> 1; c = d & 1; z = d >> 1", "u8", "alu", "fixed", f"{MANUAL}, 5.76 LSR", encoding=one("0110")),
    Row("ror",  "ror {d:reg}",           "d = (d >> 1) | (c << 7); c = d & 1; z = (d >> 1) | (c << 7)", "u8", "alu", "fixed", f"{MANUAL}, 5.96 ROR", encoding=one("0111")),
    Row("swap", "swap {d:reg}",          "d = (d << 4) | (d >> 4)", "u8", "alu", "fixed", f"{MANUAL}, 5.120 SWAP", encoding=one("0010")),
    Row("bst",  "bst {d:reg}, {k}",      "t = (d >> k) & 1", "u8", "alu", "fixed", f"{MANUAL}, 5.35 BST", imm=BIT, encoding="1111101 d[4:0] 0 k[2:0]"),
    Row("bld",  "bld {d:reg}, {k}",      "d = (d & ~(1 << k)) | (t << k)", "u8", "alu", "fixed", f"{MANUAL}, 5.20 BLD", imm=BIT, encoding="1111100 d[4:0] 0 k[2:0]"),
)
MEMORY = (
    # At any distance from a pointer; `walk` makes one of the others of each.
    Row("ld",     "ld {d:reg}, {p:ptr}+{k}",  "d = mem[p + k]", "u8", "memory", "address", f"{MANUAL}, 5.67 LD", imm=FAR),
    Row("st",     "st {p:ptr}+{k}, {a:reg}",  "mem[p + k] = a", "u8", "memory", "address", f"{MANUAL}, 5.113 ST", imm=FAR),
    Row("ld_at",  "ld {d:reg}, {p:ptr}",      "d = mem[p]", "u8", "memory", "address", f"{MANUAL}, 5.67 LD", encoding="1001000 d[4:0] p/at[3:0]"),
    Row("st_at",  "st {p:ptr}, {a:reg}",      "mem[p] = a", "u8", "memory", "address", f"{MANUAL}, 5.113 ST", encoding="1001001 a[4:0] p/at[3:0]"),
    Row("ld_on",  "ld {d:reg}, {p:ptr}+",     "d = mem[p]; p = p + 1", "u8", "memory", "address", f"{MANUAL}, 5.67 LD", encoding="1001000 d[4:0] p/on[3:0]"),
    Row("st_on",  "st {p:ptr}+, {a:reg}",     "mem[p] = a; p = p + 1", "u8", "memory", "address", f"{MANUAL}, 5.113 ST", encoding="1001001 a[4:0] p/on[3:0]"),
    Row("ldd",    "ldd {d:reg}, {p:near}+{k}", "d = mem[p + k]", "u8", "memory", "address", f"{MANUAL}, 5.68 LDD", imm=NEAR, encoding=displaced("0", "d")),
    Row("std",    "std {p:near}+{k}, {a:reg}", "mem[p + k] = a", "u8", "memory", "address", f"{MANUAL}, 5.114 STD", imm=NEAR, encoding=displaced("1", "a")),
    # Two instructions each, on the halves of a pointer.
    Row("ldp",    "ldd {d:ptr.low}, {p:near}+{k}\nldd {d:ptr.high}, {p:near}+{k}+1", "d = mem[p + k]", "u16", "pointers", "address", f"{MANUAL}, 5.68 LDD", imm=HALVES, parts=PARTS),
    Row("stp",    "std {p:near}+{k}, {a:ptr.low}\nstd {p:near}+{k}+1, {a:ptr.high}", "mem[p + k] = a", "u16", "pointers", "address", f"{MANUAL}, 5.114 STD", imm=HALVES, parts=PARTS),
    Row("movp",   "movw {d:pair.low}, {a:pair.low}", "d = a", "u16", "alu", "fixed", f"{MANUAL}, 5.80 MOVW", parts=PARTS, encoding="00000001 d/pair[3:0] a/pair[3:0]"),
    # A pair that waits as a pointer and becomes one in another: until then its registers are taken.
    Row("wait",   "; {d:first} and {e:second} wait", "d = 0; e = 0", "u8", "nothing", "fixed", f"{MANUAL}, 4.1; no instruction"),
    Row("wake",   "movw {d:woken.low}, {p:pair.low} ; {a:first}, {b:second}", "d = p; a = a; b = b", "u16", "alu", "fixed", f"{MANUAL}, 5.80 MOVW", parts=PARTS),
    Row("adiw",   "adiw {d:ptr.low}, {k}",    "d = d + k; c = d + k < d; z = d + k", "u16", "pointer", "fixed", f"{MANUAL}, 5.6 ADIW", imm=NEAR, parts=PARTS, encoding="10010110 k[5:4] d/word[1:0] k[3:0]"),
    # A table of 256 bytes lies at a multiple of 256: its page is the upper half of a pointer, and the
    # lower half is whichever index was looked up last. In flash, and in SRAM.
    Row("page",   "ldi {d:table.high}, hi8(.L{a:label})", "d = a", "u16", "alu", "fixed", f"{MANUAL}, 5.69 LDI", parts=PARTS),
    Row("lpm_at", "mov {p:table.low}, {x:reg}\nlpm {d:reg}, {p:table}", "d = mem[p + x]", "u8", "flash", "fixed", f"{MANUAL}, 5.79 MOV, 5.70 LPM", parts=PARTS),
    Row("ld_table", "mov {p:table.low}, {x:reg}\nld {d:reg}, {p:table}", "d = mem[p + x]", "u8", "sram", "fixed", f"{MANUAL}, 5.79 MOV, 5.67 LD", parts=PARTS),
    # The same where the index is in the lower half already.
    Row("lpm_z",  "lpm {d:reg}, {p:table}{x:index.none}", "d = mem[p + x]", "u8", "flash_in_place", "fixed", f"{MANUAL}, 5.70 LPM", parts=PARTS | NAMELESS),
    Row("ld_z",   "ld {d:reg}, {p:table}{x:index.none}", "d = mem[p + x]", "u8", "memory", "fixed", f"{MANUAL}, 5.67 LD", parts=PARTS | NAMELESS),
    Row("addp",   "subi {d:ptr.low}, lo8(-({k}))\nsbci {d:ptr.high}, hi8(-({k}))", "d = d + k; c = d < (-k & 65535)", "u16", "pointer", "fixed", f"{MANUAL}, 5.118 SUBI, 5.99 SBCI", imm={"k": (-32768, 32767)}, parts=PARTS),
)
# fmt: on


def chain(first: str, next_one: str, limbs: int, last: str = "") -> str:
    """A line for each limb, the lowest first, and one more."""
    lines = [first.format(0), *(next_one.format(i) for i in range(1, limbs)), last]
    return "; ".join(filter(None, lines))


def limb_names(word: str, limbs: int) -> str:
    """The operands that are the limbs of a word, the lowest first."""
    return " ".join(f"{word}{i}" for i in range(limbs))


def right(limbs: int) -> str:
    """A rotation by a bit to the right: the lowest bit waits in the flag `t`."""
    top = limbs - 1
    inner = [f"ror(d{i})" for i in reversed(range(top))]
    return "; ".join(["bst(d0, 0)", f"lsr(d{top})", *inner, f"bld(d{top}, 7)"])


def far_right(limbs: int, bits: int) -> str:
    """A rotation by some bits to the right: the lowest ones wait in a register of their own."""
    step = ["lsr(x)", *(f"ror(d{i})" for i in reversed(range(limbs)))]
    return "; ".join(["mov(x, d0)", *(step * bits)])


SEQUENCES = (
    *(
        InstructionSequence(f"{name}_{n}", lines, computes=f"{name}_limbs")
        for n in range(2, MOST_LIMBS + 1)
        for name, lines in (
            ("add", chain("add(d{0}, b{0})", "adc(d{0}, b{0})", n)),
            ("sub", chain("sub(d{0}, b{0})", "sbc(d{0}, b{0})", n)),
        )
    ),
    *(
        InstructionSequence(
            f"sub_constant_{n}",
            chain("subi(d{0}, k{0})", "sbci(d{0}, k{0})", n),
            computes=LESS_CONSTANT,
        )
        for n in range(2, MOST_LIMBS + 1)
    ),
    *(
        InstructionSequence(f"{name}_{n}", lines, "rotl_limbs", amount, limb_names("d", n))
        for n in range(1, MOST_LIMBS + 1)
        for name, amount, lines in (
            ("left", 1, chain("lsl(d{0})", "rol(d{0})", n, "adz(d0)")),
            ("right", -1, right(n)),
        )
    ),
    *(
        InstructionSequence(
            f"right_{n}_{bits}",
            far_right(n, bits),
            computes="rotl_limbs",
            amount=-bits,
            operands=limb_names("d", n) + " x",
            scratch="x",
        )
        for n in range(2, MOST_LIMBS + 1)
        for bits in (2, 3, 4)
    ),
    InstructionSequence("top_everywhere", "mov(d, a); lsl(d); sbc(d, d)"),
    InstructionSequence("below", "mov(d, a); sub(d, b); sbc(d, d); neg(d)"),
)
TABLE: tuple[Row, ...] = LOGIC + SUMS + MOVES + MEMORY
INSTRUCTIONS = with_sequences(expand(TABLE, without=("z",)), SEQUENCES)
