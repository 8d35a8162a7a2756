"""Selection rules, data moves and memory accesses of C, as data.

Each rule and each move is checked by running its rows (`tests/targets/c/test_rules.py`).
"""

from __future__ import annotations

from compiler.machine.rules import Move, Rule
from compiler.machine.target import LoadStore

# fmt: off
RULES = (
    Rule("xor",          "x ^ y",     "xor(x, y)"),
    Rule("and",          "x & y",     "and(x, y)"),
    Rule("or",           "x | y",     "or(x, y)"),
    Rule("not",          "~x",        "not(x)"),
    Rule("and_not",      "x & ~y",    "and(x, not(y))"),
    Rule("or_not",       "x | ~y",    "or(x, not(y))"),
    Rule("select",       "(s & x) | (~s & y)", "xor(y, and(s, xor(x, y)))"),
    Rule("add",          "x + y",     "add(x, y)"),
    Rule("sub",          "x - y",     "sub(x, y)"),
    Rule("less",         "x < y",     "ltu(x, y)"),
    Rule("shift_left",   "x << k",    "shl(x, k)",  when="k < width"),
    Rule("shift_right",  "x >> k",    "shr(x, k)",  when="k < width"),
    Rule("rotate",       "x <<< k",   "rotl(x, k)", when="k > 0"),
    # Vectors have no row of rotations.
    Rule("rotate_apart", "x <<< k",   "or(shl(x, k), shr(x, width - k))", when="k > 0"),
    Rule("rotate_by",    "x <<< y",   "rotl_by(x, y)"),
    Rule("rotate_back_by", "x >>> y", "rotr_by(x, y)"),
    Rule("multiply",     "x * y",     "mul(x, y)"),
    Rule("resize",       "resize(x, k)", "resize(x)"),
)


def _swap(distance: int, low: tuple[int, ...]) -> Move:
    """Swaps the high half of each pair of fields of `a` with the low half of those of `b`."""
    moved = f"and(xor(shr(a, {distance}), b), low)"
    return Move(f"swap_{distance}", (f"xor(a, shl({moved}, {distance}))", f"xor(b, {moved})"), {"low": low})


# Warren, Hacker's Delight, 2nd ed., section 7-3: a transposition by exchanges of fields.
MOVES = (
    _swap(1, (0x55,)),
    _swap(2, (0x33,)),
    _swap(4, (0x0F,)),
    *(_swap(8 * n, (0xFF,) * n + (0x00,) * n) for n in (1, 2, 4)),
    Move("swap_64", ("low_halves(a, b)", "high_halves(a, b)")),
)

ACCESSES = tuple(LoadStore(f"load_le.{shape}", f"store_le.{shape}") for shape in ("u32", "u64", "u64x2"))
# fmt: on
