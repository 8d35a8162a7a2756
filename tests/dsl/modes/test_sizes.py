"""Numbers that are known when a file is made: sizes, switches, constants, and their limits."""

from __future__ import annotations

import pytest

from dsl.modes.parse import shipped_mode
from dsl.modes.sizes import MOST, Sizes, compute, evaluate, numbers_of, unmet_need
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Name, Number, Span

HERE = Span("x.mode", 1, 1, 2)
MODE = shipped_mode("ctr_drbg")


def test_sizes_and_switches_are_numbers() -> None:
    known = numbers_of(MODE, Sizes(8, 16, {"df": True}))
    assert (known["block"], known["key"], known["df"]) == (8, 16, 1)
    assert numbers_of(MODE, Sizes(8, 16))["df"] == 0


def test_the_first_condition_that_is_not_met_is_returned() -> None:
    assert unmet_need(MODE, Sizes(8, 16)) is None
    need = unmet_need(MODE, Sizes(4, 8))
    assert need is not None
    assert evaluate(need.condition, {"block": 8, "key": 16}) == 1


@pytest.mark.parametrize(
    ("op", "left", "right", "value"),
    [
        ("+", 2, 3, 5),
        ("/", 7, 2, 3),
        ("%", 7, 2, 1),
        ("**", 2, 63, 1 << 63),
        ("<", 2, 3, 1),
        ("==", 2, 3, 0),
        ("+", MOST, 0, MOST),
    ],
)
def test_operations_are_those_of_whole_numbers(op: str, left: int, right: int, value: int) -> None:
    assert compute(op, left, right, HERE) == value


@pytest.mark.parametrize(
    ("op", "left", "right", "said"),
    [
        ("-", 2, 3, "2 - 3 is no number of 64 bits"),
        ("+", MOST, 1, "is no number of 64 bits"),
        ("**", 2, 64, "is no number of 64 bits"),
        ("**", 3, 1 << 40, "is no number of 64 bits"),
        ("/", 2, 0, "`/` by zero"),
        ("%", 2, 0, "`%` by zero"),
        ("^", 2, 1, "`^` is an operation on bytes"),
    ],
)
def test_results_without_a_value_are_refused(op: str, left: int, right: int, said: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        compute(op, left, right, HERE)
    assert said in problem.value.diagnostics[0].message


def test_a_name_that_is_not_known_is_named() -> None:
    assert evaluate(Number(7, HERE), {}) == 7
    with pytest.raises(DiagnosticError) as problem:
        evaluate(Name("blok", HERE), {"block": 8})
    (found,) = problem.value.diagnostics
    assert found.message == "no number `blok` is known when a file is made"
    assert "`block`" in found.hint
