"""Selection rules of RV32I, as data.

Rules may overlap: the cost decides. Each is checked by running its rows
(`tests/targets/rv32i/test_rules.py`).
"""

from __future__ import annotations

from compiler.machine.rules import Rule

SHORT = "(k >= 0 - 2048) & (k <= 2047)"
"""Whether a constant is an immediate of 12 bits."""
BITS = "zbb zbkb"
"""Both have rotations and logic with one operand inverted."""
MULTIPLIER = "m zmmul"
"""Both have products."""

# fmt: off
RULES = (
    Rule("xor",           "x ^ y",     "xor(x, y)"),
    Rule("and",           "x & y",     "and(x, y)"),
    Rule("or",            "x | y",     "or(x, y)"),
    Rule("not",           "~x",        "not(x)"),
    Rule("xor_constant",  "x ^ k",     "xori(x, k)",           when=SHORT),
    Rule("and_constant",  "x & k",     "andi(x, k)",           when=SHORT),
    Rule("or_constant",   "x | k",     "ori(x, k)",            when=SHORT),
    Rule("add",           "x + y",     "add(x, y)"),
    Rule("sub",           "x - y",     "sub(x, y)"),
    Rule("add_constant",  "x + k",     "addi(x, k)",           when=SHORT),
    Rule("sub_constant",  "x - k",     "addi(x, 0 - k)",       when="(k >= 0 - 2047) & (k <= 2048)"),
    Rule("negate",        "k - x",     "neg(x)",               when="k == 0"),
    Rule("below",         "x < y",     "sltu(x, y)"),
    Rule("shift_left",    "x << k",    "slli(x, k)",           when="k < 32"),
    Rule("shift_right",   "x >> k",    "srli(x, k)",           when="k < 32"),
    Rule("rotate",        "x <<< k",   "or(slli(x, k), srli(x, 32 - k))", when="k > 0"),
    # The amount of a shift counts modulo 32.
    Rule("rotate_by",     "x <<< y",   "or(sll(x, y), srl(x, neg(y)))"),
    Rule("rotate_back_by", "x >>> y",  "or(srl(x, y), sll(x, neg(y)))"),
    Rule("multiply",      "x * y",     "mul(x, y)",            feature=MULTIPLIER),
    Rule("multiply_high", "mulh(x, y)", "mulhu(x, y)",         feature=MULTIPLIER),
    Rule("and_not",       "x & ~y",    "and(x, not(y))"),
    Rule("or_not",        "x | ~y",    "or(x, not(y))"),
    Rule("select",        "(s & x) | (~s & y)", "xor(y, and(s, xor(x, y)))"),
    # The low bits of a word, where their mask is no immediate.
    *(Rule(f"low_{n}",    "x & k",     f"srli(slli(x, {32 - n}), {32 - n})", when=f"k == {2**n - 1}") for n in range(12, 32)),
    Rule("low_half",      "x & k",     "zext_h(x)",            when="k == 65535", feature="zbb"),
    Rule("rotate_once",   "x <<< k",   "rori(x, 32 - k)",      when="k > 0", feature=BITS),
    Rule("rotate_by_once", "x <<< y",  "rol(x, y)",            feature=BITS),
    Rule("rotate_back_by_once", "x >>> y", "ror(x, y)",        feature=BITS),
    Rule("and_inverted",  "x & ~y",    "andn(x, y)",           feature=BITS),
    Rule("or_inverted",   "x | ~y",    "orn(x, y)",            feature=BITS),
    Rule("xor_inverted",  "~(x ^ y)",  "xnor(x, y)",           feature=BITS),
    # Constants themselves: the low 12 bits are added with their sign.
    Rule("short",         "k",         "li(k)",                when=SHORT),
    Rule("upper",         "k",         "lui((k >> 12) & 1048575)", when="(k & 4095) == 0"),
    Rule("whole",         "k",         "addi(lui(((k + 2048) >> 12) & 1048575), ((k + 2048) & 4095) - 2048)"),
)
# fmt: on
