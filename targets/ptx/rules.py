"""Which PTX instructions a generic operation becomes."""

from __future__ import annotations

from compiler.machine.rules import Move, Rule

# fmt: off
RULES = (
    Rule("and",         "x & y",  "and(x, y)"),
    Rule("or",          "x | y",  "or(x, y)"),
    Rule("xor",         "x ^ y",  "xor(x, y)"),
    Rule("not",         "~x",     "not(x)"),
    # The table's index has the first operand highest here, and lowest in programs.
    Rule("ternary",     "lut3(x, y, z, k)", "lop3(z, y, x, k)"),
    Rule("add",         "x + y",  "add(x, y)"),
    Rule("sub",         "x - y",  "sub(x, y)"),
    Rule("below",       "x < y",  "below(x, y)"),
    Rule("multiply",    "x * y",  "mul(x, y)"),
    Rule("shift_left",  "x << k", "shl(x, k)", when="k < width"),
    Rule("shift_right", "x >> k", "shr(x, k)", when="k < width"),
    Rule("rotate",      "x <<< k", "shf(x, x, k)", when="k > 0"),
    Rule("funnel",      "(x << k) | (y >> j)", "shf(y, x, k)", when="k + j == width"),
    Rule("constant",    "k",      "mov(k & ((1 << width) - 1))"),
)


def _swap(distance: int, low: int) -> Move:
    """Swaps the high half of each pair of fields of `a` with the low half of those of `b`."""
    first = f"lop3(a, shl(b, {distance}), low, {SELECT})"
    second = f"lop3(mul_hi(a, {32 - distance}), b, low, {SELECT})"
    return Move(f"swap_{distance}", (first, second), {"low": (low,)})


SELECT = 0xE4
"""The table of a choice between two words by a third one: the first where that has ones."""
# Whole bytes are one instruction for each word, fields of bits a shift and a choice.
MOVES = (
    _swap(1, 0x55),
    _swap(2, 0x33),
    _swap(4, 0x0F),
    Move("swap_8", ("even_bytes(a, b)", "odd_bytes(a, b)")),
    Move("swap_16", ("low_halves(a, b)", "high_halves(a, b)")),
)
# fmt: on
