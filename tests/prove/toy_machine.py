"""A machine of a dozen rows and a cipher of one sum, for quick tests of proofs.

An instruction has four bytes: the number of its row, then `d`, `a` and `b` by their register's
number, or a constant in the place of `b`. The lowest byte is the last one, so that bytes are
written in the order `b a d row`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from compiler.frontend.programs import SpecPrograms
from compiler.ir.parse import parse_program
from compiler.machine.isa import Row, Timing, expand
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from prove.claims.functions import Subject
from prove.claims.interface import Sizes
from prove.machine.code import Code
from prove.machine.decode import Decoder
from targets.binary import Binary

BASE = 0x1000
REGISTERS = ("zero", "a0", "a1", "a2", "a3", "a4", "t0", "t1", "s0", "sp", "lr")
MEANINGS: Mapping[str, tuple[str, str]] = {
    "add": ("{d:reg}, {a:reg}, {b:reg}", "d = a + b"),
    "sub": ("{d:reg}, {a:reg}, {b:reg}", "d = a - b"),
    "xor": ("{d:reg}, {a:reg}, {b:reg}", "d = a ^ b"),
    "and": ("{d:reg}, {a:reg}, {b:reg}", "d = a & b"),
    "addi": ("{d:reg}, {a:reg}, {k}", "d = a + k"),
    "lw": ("{d:reg}, {k}({a:reg})", "d = mem[a + k]"),
    "sw": ("{d:reg}, {k}({a:reg})", "mem[a + k] = d[0]"),
    "beq": ("{d:reg}, {a:reg}, {t}", "pc = d == a ? t : pc"),
    "bne": ("{d:reg}, {a:reg}, {t}", "pc = d != a ? t : pc"),
    "bltu": ("{d:reg}, {a:reg}, {t}", "pc = d < a ? t : pc"),
    "call": ("{t}", "lr = pc; pc = t"),
    "ret": ("", "pc = lr & ~3"),
    "here": ("{d:reg}, {k}", "d = pc + k"),
}
"""Of each row its operands and its meaning."""
NUMBERS = {name: number for number, name in enumerate(MEANINGS, 1)}


def encoding(name: str) -> str:
    """The bits of a row, from the highest."""
    operands, _ = MEANINGS[name]
    third = "b[7:0]" if "{b:" in operands else "k[7:0]" if "{k}" in operands else "00000000"
    third = "t[9:2]" if "{t}" in operands else third
    second = "a[7:0]" if "{a:" in operands else "00000000"
    first = "d[7:0]" if "{d:" in operands else "00000000"
    return f"{third} {second} {first} {NUMBERS[name]:08b}"


def row(name: str, operands: str, meaning: str, lane: str = "u32", time: Timing = "fixed") -> Row:
    """A row; where it has a constant `k` that is one from -128 to 127."""
    imm = {"k": (-128, 127)} if "{k}" in operands else {}
    return Row(name, f"{name} {operands}".rstrip(), meaning, lane, "alu", time, "none", imm)


TABLE = expand(replace(row(n, *of), encoding=encoding(n)) for n, of in MEANINGS.items())
BINARY = Binary(
    instruction_bytes=4,
    numbered={"reg": REGISTERS},
    bits={name: 0 if name == "zero" else 32 for name in REGISTERS},
    arguments=("a0", "a1", "a2", "a3", "a4"),
    link="lr",
    sp="sp",
    sp_align=4,
    most_stack=64,
    preserved={"s0": 32, "sp": 32},
    return_mask=2**32 - 4,
    relocations=frozenset(),
)


def assembled(lines: str) -> bytes:
    """The bytes of lines `row d a b`, where what is no register is a number.

    Of branches the number is a distance in instructions; a line may hold `;` between instructions.
    """
    text = b""
    for line in lines.replace(";", "\n").strip().splitlines():
        name, *operands = line.split()
        codes = [REGISTERS.index(o) if o in REGISTERS else int(o) & 255 for o in operands]
        if name == "call":
            codes = [0, 0, *codes]
        if name == "here":
            codes = [codes[0], 0, codes[1]]
        codes += [0] * (3 - len(codes))
        text += bytes([NUMBERS[name], *codes])
    return text


def code_of(text: bytes) -> Code:
    """Bytes as code."""
    return Code(text, BASE, BINARY, Decoder(TABLE, BINARY.numbered, frozenset()))


SIZES = Sizes(
    block=4, key=4, round_keys=4, context=8, counter=2, group_blocks=1, align=4, data_align=4,
    stack=16, aligned=True,
)  # fmt: skip
PROGRAMS = SpecPrograms(
    parse_program("spec key_schedule(K: u32) {\n  t: u32 = not K\n  return t\n}"),
    parse_program("spec encrypt(X: u32, R: u32) {\n  t: u32 = add X, R\n  return t\n}"),
    parse_program("spec decrypt(X: u32, R: u32) {\n  t: u32 = sub X, R\n  return t\n}"),
)
"""A block with the complement of the key added."""
KEY_SETUP = "lw t0 a1 0; addi t1 zero -1; xor t0 t0 t1; sw t0 a0 0; ret"
LOOP = (
    "beq a2 zero 9; lw t0 a3 0; lw t1 a1 0; add t1 t1 t0; sw t1 a0 0; addi a0 a0 4; addi a1 a1 4; "
    "addi a2 a2 -1; bne a2 zero -6; ret"
)
"""`ecb_encrypt(out, in, n_blocks, rk)`, block by block."""
PAIRS = (
    "addi a4 zero 2; lw t0 a3 0; bltu a2 a4 12;"
    "lw t1 a1 0; add t1 t1 t0; sw t1 a0 0; lw t1 a1 4; add t1 t1 t0; sw t1 a0 4;"
    "addi a0 a0 8; addi a1 a1 8; addi a2 a2 -2; bltu a2 a4 2; beq zero zero -10;"
    "beq a2 zero 4; lw t1 a1 0; add t1 t1 t0; sw t1 a0 0; ret"
)
"""The same in groups of two blocks, with one that may remain."""


def subject_of(sizes: Sizes = SIZES, **functions: str) -> Subject:
    """A file with functions by role, one behind the other."""
    text, addresses = b"", {}
    for role, lines in functions.items():
        addresses[role] = BASE + len(text)
        text += assembled(lines)
    layout = WordLayout(Shape(32), big_endian=False)
    return Subject(code_of(text), addresses, sizes, PROGRAMS, layout, layout)
