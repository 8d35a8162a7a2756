"""Which PTX instructions a generic operation becomes."""

from __future__ import annotations

from compiler.machine.rules import Rule

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
# fmt: on
