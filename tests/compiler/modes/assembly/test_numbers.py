"""Bounds of lengths, and their computation in words."""

from __future__ import annotations

import pytest

from compiler.modes.assembly.numbers import Comparison, Numbers, comparison_of, negated
from compiler.modes.assembly.steps import Number, Term
from compiler.modes.control import Amount, Computed, Held, Length

A, B = Length("a"), Length("b")
SUM = Computed("+", A, B)


def numbers(word_bits: int = 16) -> Numbers:
    return Numbers(word_bits, {"a": (2,), "b": (6, 10)})


@pytest.mark.parametrize(
    ("value", "most"),
    [
        (A, 65535),
        (SUM, 3 * 65535),
        (Computed("%", SUM, 12), 11),
        (Computed("-", 16, Computed("%", A, 16)), 16),
        (Held("count"), 2**64 - 1),
    ],
)
def test_the_greatest_value(value: Amount, most: int) -> None:
    assert numbers().most(value) == most


@pytest.mark.parametrize(
    ("condition", "decided"),
    [
        (Computed(">", A, 2**32), False),
        (Computed(">=", SUM, 2**32), False),
        (Computed("<", A, 2**16), True),
        (Computed("!=", A, 2**16), True),
        (Computed("==", A, 2**16), False),
        (Computed(">=", A, 0), True),
        (Computed("<", A, 16), None),
        (A, None),
    ],
)
def test_comparisons_that_every_length_decides(condition: Amount, decided: bool | None) -> None:
    assert numbers().decided(comparison_of(condition)) is decided


def test_what_a_refusal_says_of_a_length() -> None:
    known = numbers(64)
    assert known.number(SUM).is_wide
    for each in (A, B):
        known.learn(comparison_of(Computed(">", each, 2**32)))
    assert known.most(SUM) == 2**33
    assert not known.number(SUM).is_wide
    known.learn(comparison_of(Computed("!=", A, 32)))
    assert known.most(A) == 32


def test_a_sum_of_pieces() -> None:
    terms = (Term("load_slot", 2), Term("add_slot", 6), Term("add_slot", 10))
    assert numbers().number(SUM) == Number(terms, True)


def test_padding() -> None:
    size = Computed("%", Computed("-", 16, Computed("%", Computed("+", 9, A), 16)), 16)
    ops = [term.op for term in numbers().number(size).terms]
    assert ops == ["load", "add_slot", "remainder", "subtract_from", "remainder"]


def test_a_product_has_no_steps() -> None:
    with pytest.raises(AssertionError, match="no computation"):
        numbers(64).number(Computed("+", Computed("*", A, 2), 1))


def test_opposites() -> None:
    assert negated(comparison_of(Computed(">", A, 0))) == Comparison(A, "<", 1)
    assert negated(comparison_of(Computed("<=", A, 4))) == Comparison(A, ">=", 5)
    assert negated(comparison_of(A)) == Comparison(A, "==", 0)


@pytest.mark.parametrize(
    ("value", "is_wide"),
    [
        (SUM, True),
        (Computed("%", SUM, 16), False),
        (Computed("%", Computed("-", 16, Computed("%", Computed("+", SUM, 9), 16)), 16), False),
        (Computed("%", SUM, 2**17), True),
        (Computed("%", SUM, 24), True),
    ],
)
def test_remainders_of_powers_of_two_depend_on_the_lowest_word(
    value: Amount, is_wide: bool
) -> None:
    assert numbers().number(value).is_wide is is_wide
