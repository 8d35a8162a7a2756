"""The instructions, and sequences of them that selection takes as one."""

from __future__ import annotations

from compiler.machine.isa import Row, expand
from compiler.machine.sequences import InstructionSequence, with_sequences

MANUAL = "docs/tutorial/add_a_target.md"
NEAR = {"k": (0, 4095)}
CARRY = "c = ((d & b) | ((d | b) & ~({sum}))) >> 7"
BORROW = "c = ((~d & b) | ((~d | b) & ({sum}))) >> 7"

# fmt: off
LOGIC = (
    Row("and",  "and {d:reg}, {b:reg}",  "d = d & b; c = 0", "u8", "alu", "fixed", MANUAL, encoding="00100000 d[3:0] b[3:0]"),
    Row("or",   "or {d:reg}, {b:reg}",   "d = d | b; c = 0", "u8", "alu", "fixed", MANUAL, encoding="00100001 d[3:0] b[3:0]"),
    Row("xor",  "xor {d:reg}, {b:reg}",  "d = d ^ b; c = 0", "u8", "alu", "fixed", MANUAL, encoding="00100010 d[3:0] b[3:0]"),
    Row("not",  "not {d:reg}",           "d = ~d; c = 0",    "u8", "alu", "fixed", MANUAL, encoding="00100011 d[3:0] 0000"),
    Row("andi", "andi {d:high}, {k}",    "d = d & k; c = 0", "u8", "alu", "fixed", MANUAL, imm={"k": (0, 255)}, encoding="0111 d[3:0] k[7:0]"),
)
SUMS = (
    Row("add",  "add {d:reg}, {b:reg}",  "d = d + b; " + CARRY.format(sum="d + b"), "u8", "alu", "fixed", MANUAL, encoding="00110000 d[3:0] b[3:0]"),
    Row("adc",  "adc {d:reg}, {b:reg}",  "d = d + b + c; " + CARRY.format(sum="d + b + c"), "u8", "alu", "fixed", MANUAL, encoding="00110001 d[3:0] b[3:0]"),
    Row("adz",  "adz {d:reg}",           "d = d + c; c = (d & ~(d + c)) >> 7", "u8", "alu", "fixed", MANUAL, encoding="00110010 d[3:0] 0000"),
    Row("sub",  "sub {d:reg}, {b:reg}",  "d = d - b; " + BORROW.format(sum="d - b"), "u8", "alu", "fixed", MANUAL, encoding="00110100 d[3:0] b[3:0]"),
    Row("sbc",  "sbc {d:reg}, {b:reg}",  "d = d - b - c; " + BORROW.format(sum="d - b - c"), "u8", "alu", "fixed", MANUAL, encoding="00110101 d[3:0] b[3:0]"),
    Row("neg",  "neg {d:reg}",           "d = 0 - d; c = (d | (0 - d)) >> 7", "u8", "alu", "fixed", MANUAL, encoding="00110110 d[3:0] 0000"),
)
MOVES = (
    Row("mov",  "mov {d:reg}, {a:reg}",  "d = a", "u8", "alu", "fixed", MANUAL, encoding="00100100 d[3:0] a[3:0]"),
    Row("ldi",  "ldi {d:high}, {k}",     "d = k", "u8", "alu", "fixed", MANUAL, imm={"k": (0, 255)}, encoding="1110 d[3:0] k[7:0]"),
    Row("lsr",  "lsr {d:reg}",           "d = d >> 1; c = d & 1", "u8", "alu", "fixed", MANUAL, encoding="00100101 d[3:0] 0000"),
    Row("ror",  "ror {d:reg}",           "d = (d >> 1) | (c << 7); c = d & 1", "u8", "alu", "fixed", MANUAL, encoding="00100110 d[3:0] 0000"),
    Row("swap", "swap {d:reg}",          "d = (d << 4) | (d >> 4)", "u8", "alu", "fixed", MANUAL, encoding="00100111 d[3:0] 0000"),
    Row("bst",  "bst {d:reg}, {k}",      "t = (d >> k) & 1", "u8", "alu", "fixed", MANUAL, imm={"k": (0, 7)}, encoding="11111000 d[3:0] 0 k[2:0]"),
    Row("bld",  "bld {d:reg}, {k}",      "d = (d & ~(1 << k)) | (t << k)", "u8", "alu", "fixed", MANUAL, imm={"k": (0, 7)}, encoding="11111001 d[3:0] 0 k[2:0]"),
)
# These take 32 bits.
MEMORY = (
    Row("ld",   "ld {d:reg}, {p:ptr}+{k}",  "d = mem[p + k]", "u8",  "memory", "address", MANUAL, imm=NEAR, encoding="1000 d[3:0] 00000000 000 p[0] k[11:0]"),
    Row("st",   "st {p:ptr}+{k}, {a:reg}",  "mem[p + k] = a", "u8",  "memory", "address", MANUAL, imm=NEAR, encoding="1001 a[3:0] 00000000 000 p[0] k[11:0]"),
    Row("ldp",  "ldp {d:ptr}, {p:ptr}+{k}", "d = mem[p + k]", "u16", "pointer", "address", MANUAL, imm=NEAR, encoding="10100000 0000000 d[0] 000 p[0] k[11:0]"),
    Row("stp",  "stp {p:ptr}+{k}, {a:ptr}", "mem[p + k] = a", "u16", "pointer", "address", MANUAL, imm=NEAR, encoding="10100001 0000000 a[0] 000 p[0] k[11:0]"),
    Row("addp", "addp {d:ptr}, {k}",        "d = d + k",      "u16", "pointer", "fixed", MANUAL, imm={"k": (0, 2**15 - 1)}, encoding="10100010 0000000 d[0] k[15:0]"),
    Row("movp", "movp {d:ptr}, {a:ptr}",    "d = a",          "u16", "pointer", "fixed", MANUAL, encoding="10100011 0000000 d[0] 0000000 a[0] 00000000"),
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


SEQUENCES = (
    *(
        InstructionSequence(f"{name}_{n}", lines, computes=f"{name}_limbs")
        for n in (2, 3, 4)
        for name, lines in (
            ("add", chain("add(d{0}, b{0})", "adc(d{0}, b{0})", n)),
            ("sub", chain("sub(d{0}, b{0})", "sbc(d{0}, b{0})", n)),
        )
    ),
    *(
        InstructionSequence(f"{name}_{n}", lines, "rotl_limbs", amount, limb_names("d", n))
        for n in (1, 2, 3, 4)
        for name, amount, lines in (
            ("left", 1, chain("add(d{0}, d{0})", "adc(d{0}, d{0})", n, "adz(d0)")),
            ("right", -1, right(n)),
        )
    ),
    InstructionSequence("double", "add(d, d)"),
    InstructionSequence("below", "mov(d, a); sub(d, b); sbc(d, d); neg(d)"),
)
INSTRUCTIONS = with_sequences(expand(LOGIC + SUMS + MOVES + MEMORY), SEQUENCES)
