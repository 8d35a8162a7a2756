"""Each rule of PTX is true: run through the rows' own meanings."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.machine.meaning import execute
from compiler.machine.rules import Rule
from tests.targets.rule_laws import RuleLaws

TARGET = load_target("ptx")
LAWS = RuleLaws(TARGET)
# The laws run operations of two values.
OTHERS = ("ternary", "funnel")


@pytest.mark.parametrize(
    "rule", [r for r in TARGET.rules if r.name not in OTHERS], ids=lambda rule: rule.name
)
def test_a_rule_is_true(rule: Rule) -> None:
    LAWS.check(rule)


def test_a_wrong_rule_is_found() -> None:
    wrong = Rule("rotate", "x <<< k", "shf(x, x, 32 - k)", when="k > 0")
    with pytest.raises(AssertionError, match="rotate of u32 by"):
        LAWS.check(wrong)


@pytest.mark.parametrize("table", range(256))
def test_a_table_has_its_operands_the_other_way_round(table: int) -> None:
    """In programs the first operand is the lowest bit of the index, in `lop3` the highest."""
    words = {"x": 0xAAAAAAAA, "y": 0xCCCCCCCC, "z": 0xF0F0F0F0}
    text = f"slice f(x: u32, y: u32, z: u32) {{\nt: u32 = lut3 x, y, z, k={table}\nreturn t\n}}"
    (wanted,) = interpret(
        parse_program(text), {name: np.array([word], np.uint32) for name, word in words.items()}
    )
    x, y, z = (np.array([word], "<u4").view(np.uint8).reshape(1, 4) for word in words.values())
    (made,) = execute(TARGET.table["lop3"], {"a": z, "b": y, "c": x, "k": table}).values()
    assert made.view("<u4").item() == int(np.asarray(wanted)[0])


def test_moves_exchange_fields_of_every_width() -> None:
    assert [move.name for move in TARGET.moves] == [f"swap_{1 << n}" for n in range(5)]
    LAWS.check_moves(4, TARGET.moves)


@pytest.mark.parametrize("k", range(32))
def test_a_bit_is_spread_over_a_word(k: int) -> None:
    words = np.array([0, 1 << k, ~(1 << k) % 2**32, 2**32 - 1], "<u4")
    (made,) = execute(
        TARGET.table["spread"], {"a": words.view(np.uint8).reshape(4, 4), "k": k}
    ).values()
    assert made.view("<u4").ravel().tolist() == [0, 2**32 - 1, 0, 2**32 - 1]


@pytest.mark.parametrize("k", range(1, 32))
def test_a_funnel_joins_two_words(k: int) -> None:
    """`(x << k) | (y >> j)` is `shf(y, x, k)`, and a product has the same halves."""
    table = TARGET.table
    for x, y in product((0, 1, 2**31, 0x12345678, 2**32 - 1), repeat=2):
        a, b = (np.array([word], "<u4").view(np.uint8).reshape(1, 4) for word in (y, x))
        (made,) = execute(table["shf"], {"a": a, "b": b, "k": k}).values()
        assert made.view("<u4").item() == (x << k | y >> 32 - k) % 2**32
        halves = execute(table["mul_wide"], {"a": b, "k": k})
        low, high = (halves[name].view("<u4").item() for name in ("l", "h"))
        assert low + (high << 32) == x << k
