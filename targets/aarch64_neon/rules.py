"""Selection rules, data moves and memory accesses of NEON, as data.

Rules may overlap: the cost decides. Each rule and each move is checked by running its rows
(`tests/targets/aarch64_neon/test_rules.py`).
"""

from __future__ import annotations

from compiler.machine.rules import Move, Rule
from compiler.machine.target import LoadStore

# fmt: off
RULES = (
    Rule("xor",           "x ^ y",                "eor(x, y)"),
    Rule("and",           "x & y",                "and(x, y)"),
    Rule("or",            "x | y",                "orr(x, y)"),
    Rule("not",           "~x",                   "mvn(x)"),
    Rule("and_not",       "x & ~y",               "bic(x, y)"),
    Rule("or_not",        "x | ~y",               "orn(x, y)"),
    # Three ways to write one function; each ties another operand, and the allocator may change it.
    Rule("select",        "(s & x) | (~s & y)",   "bsl(s, x, y)"),
    Rule("xor3",          "x ^ y ^ z",            "eor3(x, y, z)",                         feature="sha3"),
    Rule("clear_xor",     "x ^ (y & ~z)",         "bcax(x, y, z)",                         feature="sha3"),
    # Only whole registers have the two above; the halves that few lanes fill do without.
    Rule("xor3_apart",    "x ^ y ^ z",            "eor(eor(x, y), z)"),
    Rule("clear_apart",   "x ^ (y & ~z)",         "eor(x, bic(y, z))"),
    Rule("add",           "x + y",                "add(x, y)"),
    Rule("sub",           "x - y",                "sub(x, y)"),
    Rule("shift_left",    "x << k",               "shl(x, k)",                              when="k < width"),
    Rule("shift_right",   "x >> k",               "ushr(x, k)",                             when="(k > 0) & (k <= width)"),
    Rule("insert_left",   "insert_left(x, y, k)",   "sli(x, y, k)",                       when="k < width"),
    Rule("insert_right",  "insert_right(x, y, k)",  "sri(x, y, k)",                       when="(k > 0) & (k <= width)"),
    Rule("rotate_insert", "x <<< k",              "sri(shl(x, k), x, width - k)",          when="k > 0"),
    Rule("rotate_half16", "x <<< k",              "rev16_16b(x)",                          when="(width == 16) & (k == 8)"),
    Rule("rotate_half32", "x <<< k",              "rev32_8h(x)",                           when="(width == 32) & (k == 16)"),
    Rule("rotate_half64", "x <<< k",              "rev64_4s(x)",                           when="(width == 64) & (k == 32)"),
    Rule("xor_rotate",    "(x ^ y) <<< k",        "xar(x, y, width - k)",                  when="(width == 64) & (k > 0)", feature="sha3"),
    Rule("rotate_xar",    "x <<< k",              "xar(x, zero, width - k)",               when="(width == 64) & (k > 0)", feature="sha3"),
    Rule("rotate_xor_1",  "x ^ (y <<< 1)",        "rax1(x, y)",                            when="width == 64", feature="sha3"),
    Rule("rotate_bytes",  "x <<< k",              "ext(x, x, 16 - k / 8)",                 when="(width == 128) & (k % 8 == 0) & (k > 0)"),
    Rule("rotate_table",  "x <<< k",              "tbl1_16b(x, bytes(i - i % (width / 8) + (i + width / 8 - k / 8) % (width / 8)))", when="(width > 8) & (width < 128) & (k % 8 == 0) & (k > 0)"),
    Rule("byte_lookup",   "byte_lookup(x, y)",    "tbl1(x, y)"),
    # An amount counts modulo the width: left by it, and right by what is missing to the width.
    Rule("rotate_by",     "x <<< y",              "orr(ushl(x, and(y, movi(width - 1))), ushl(x, orn(y, movi(width - 1))))"),
    Rule("multiply",      "x * y",                "mul(x, y)"),
    Rule("multiply_64",   "x * y",                "umlal(shl(uaddlp(mul_4s(rev64_4s(y), x)), 32), uzp1_4s(x, x), uzp1_4s(y, y))", when="width == 64"),
    Rule("test",          "test(x, y)",           "cmtst(x, y)"),
)

MOVES = (
    Move("unzip",     ("uzp1(a, b)", "uzp2(a, b)")),
    Move("zip",       ("zip1(a, b)", "zip2(a, b)")),
    Move("transpose", ("trn1(a, b)", "trn2(a, b)")),
    # The halves of each byte: the insert keeps the other half, so no mask is needed.
    Move("swap_4",    ("sli(a, b, 4)", "sri(b, a, 4)")),
    Move("swap_2",    ("bit(a, shl(b, 2), high)", "bit(b, ushr(a, 2), low)"), {"high": (0xCC,), "low": (0x33,)}),
    Move("swap_1",    ("bit(a, shl(b, 1), high)", "bit(b, ushr(a, 1), low)"), {"high": (0xAA,), "low": (0x55,)}),
)

ACCESSES = (
    LoadStore("ldr_q", "str_q"),
    LoadStore("ldr_d", "str_d"),
    *(LoadStore(f"ld{n}.{shape}", f"st{n}.{shape}") for n in (2, 4) for shape in ("8b", "16b", "4h", "8h", "2s", "4s", "2d")),
)
# fmt: on

ALTERNATIVES = {
    # bsl(d, a, b) = bit(b, a, d) = bif(a, b, d): the tied operand comes first.
    f"{name}.{shape}": tuple((f"{other}.{shape}", order) for other, order in others)
    for shape in ("8b", "16b")
    for name, others in {
        "bsl": (("bit", (2, 1, 0)), ("bif", (1, 2, 0))),
        "bit": (("bsl", (2, 1, 0)), ("bif", (1, 0, 2))),
        "bif": (("bsl", (2, 0, 1)), ("bit", (1, 0, 2))),
    }.items()
}
"""Instructions with the same result that tie another operand: operand i of the other is ours at
`order[i]`."""
