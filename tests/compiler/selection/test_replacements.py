"""Operations are replaced where that costs less than all that only they need."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.program import Op
from compiler.machine.rules import Rule
from compiler.selection.replacements import TIE, Replacements
from tests.compiler.selection.test_tiling import RULES, SUM, machine, program

INSERT = Rule("insert", "insert_right(x, y, k)", "sri(x, y, k)", when="k > 0")


def replacements(*lines: str, three: int = 3) -> Replacements:
    return Replacements(program(*lines), machine(three, (*RULES, INSERT)), "z")


def only(line: str) -> list[Op]:
    """Operations that compute a value in another way."""
    return [*program(line).ops]


def names(ops: list[Op]) -> list[str]:
    return [op.result for op in ops]


SHARED = ("t = xor a, b", "n = not t", "u = xor t, n")


@pytest.mark.parametrize(
    ("inside", "needed"),
    [(set[str](), ["u"]), ({"t"}, ["u"]), ({"n"}, ["n", "u"]), ({"t", "n"}, ["t", "n", "u"])],
)
def test_what_others_read_is_still_needed(inside: set[str], needed: list[str]) -> None:
    made = replacements(*SHARED)
    assert names(made.needed_for(made.program.makers["u"], inside)) == needed


def test_a_result_of_the_program_is_read_by_no_operation() -> None:
    made = replacements(*SUM)
    assert made.still_reading("u") == [None]
    assert made.still_reading("t") == [made.program.makers["u"]]


@pytest.mark.parametrize(("three", "price"), [(1, 1), (3, 2)])
def test_a_price_is_that_of_the_cheapest_rules(three: int, price: int) -> None:
    made = replacements(*SUM, three=three)
    assert made.price(made.program.ops, "u") == pytest.approx(price, abs=5 * TIE)


def test_an_operand_that_is_overwritten_costs_a_little() -> None:
    prices = []
    for line in ("t = insert_right a, b, k=3", "t = xor a, b"):
        made = replacements(line)
        prices.append(made.price(made.program.ops, "t"))
    assert prices[0] - prices[1] == pytest.approx(TIE)


def test_rows_cost_what_the_core_says() -> None:
    made = replacements("t = xor a, b")
    (generic,) = made.program.ops
    rows = [replace(generic, name=f"{name}.16b") for name in ("eor", "eor3")]
    assert [made.row_price(row) for row in rows] == pytest.approx([1, 3], abs=2 * TIE)


def test_what_costs_less_replaces_what_becomes_dead() -> None:
    made = replacements(*SUM)
    assert made.replaces(made.program.makers["u"], {"t"}, only("u = not a"))
    assert made.gone == {"t", "u"}
    assert made.still_reading("a") == []


@pytest.mark.parametrize("other", ["u = not a", "u = xor a, c"])
def test_what_costs_as_much_replaces_nothing(other: str) -> None:
    made = replacements(*SUM)
    assert not made.replaces(made.program.makers["u"], set(), only(other))
    assert made.gone == set()
    assert made.still_reading("t") == [made.program.makers["u"]]
