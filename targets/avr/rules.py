"""Which instructions a generic operation becomes."""

from __future__ import annotations

from compiler.machine.rules import Rule


def nested(name: str, times: int, inner: str) -> str:
    """A call of a call and so on."""
    return f"{name}({nested(name, times - 1, inner)})" if times else inner


# fmt: off
RULES = (
    Rule("and",          "x & y", "and(x, y)"),
    Rule("or",           "x | y", "or(x, y)"),
    Rule("xor",          "x ^ y", "eor(x, y)"),
    Rule("not",          "~x",    "com(x)"),
    Rule("and_not",      "x & ~y", "and(com(y), x)"),
    Rule("or_not",       "x | ~y", "or(com(y), x)"),
    Rule("and_constant", "x & k", "andi(x, k & 255)"),
    Rule("or_constant",  "x | k", "ori(x, k & 255)"),
    Rule("add",          "x + y", "add(x, y)"),
    Rule("add_constant", "x + k", "subi(x, (0 - k) & 255)"),
    Rule("sub_constant", "x - k", "subi(x, k & 255)"),
    Rule("sub",          "x - y", "sub(x, y)"),
    Rule("below",        "x < y", "below(x, y)"),
    Rule("top_bit",      "k - (x >> 7)", "top_everywhere(x)", when="k == 0"),
    Rule("constant",     "k",     "ldi(k & 255)"),
    *(Rule(f"up_{n}",    "x << k", nested("lsl", n, "x"), when=f"k == {n}") for n in range(1, 8)),
    *(Rule(f"up_by_half_{n}", "x << k", nested("lsl", n, "andi(swap(x), 240)"), when=f"k == {4 + n}") for n in range(4)),
    *(Rule(f"down_{n}",  "x >> k", nested("lsr", n, "x"), when=f"k == {n}") for n in range(1, 8)),
    *(Rule(f"down_by_half_{n}", "x >> k", nested("lsr", n, "andi(swap(x), 15)"), when=f"k == {4 + n}") for n in range(4)),
    *(Rule(f"left_{n}",  "x <<< k", nested("left_1", n, "x"), when=f"k == {n}") for n in (1, 2)),
    *(Rule(f"right_{n}", "x <<< k", nested("right_1", n, "x"), when=f"k == {8 - n}") for n in (1, 2)),
    Rule("half",         "x <<< k", "swap(x)", when="k == 4"),
    Rule("half_left",    "x <<< k", "left_1(swap(x))", when="k == 5"),
    Rule("half_right",   "x <<< k", "right_1(swap(x))", when="k == 3"),
)
# fmt: on
