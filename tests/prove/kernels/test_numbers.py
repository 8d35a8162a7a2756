"""Public numbers: conditions, what is known, and their bits."""

from __future__ import annotations

import itertools

import pytest

from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.graph.words import Words, known_number
from prove.kernels.numbers import HIGHEST, Condition, Knowledge, Numbers, normal
from prove.machine.values import Sum, Undecided, Unsupported, symbol

X, Y = symbol("x"), symbol("y")


def numbers_of(**ranges: tuple[int, int | None]) -> Numbers:
    graph = Graph()
    products = {frozenset(("x", "y")): symbol("xy")}
    numbers = Numbers(Words(graph), literals(graph), products)
    numbers.known = Knowledge(ranges)
    return numbers


@pytest.mark.parametrize("offset", range(-9, 10))
def test_normal_conditions_are_equal_ones(offset: int) -> None:
    condition = normal(X.times(4).plus(Y.times(-8)).moved(offset))
    for x, y in itertools.product(range(6), range(4)):
        number = condition.number.replaced({"x": Sum("", x), "y": Sum("", y)}).offset
        assert (number >= 1) == (4 * x - 8 * y + offset >= 1)


def test_a_negation() -> None:
    assert Condition(X).negation == Condition(Sum("", 1, (("x", -1),)))


def test_one_symbol_is_narrowed() -> None:
    known = Knowledge({"x": (0, 100)})
    assert known.assumed(Condition(X.moved(-9))).known.ranges["x"] == (10, 100)
    assert known.assumed(Condition(X.moved(-9)).negation).known.ranges["x"] == (0, 9)
    assert not known.assumed(Condition(X.moved(-200))).is_possible


def test_one_of_several_symbols_is_replaced() -> None:
    known = Knowledge({"x": (7, HIGHEST), "y": (0, 10)})
    made = known.assumed(Condition(X.plus(Y, -1)))
    assert made.values == {"x": Sum("", 1, (("x'", 1), ("y", 1)))}
    value = made.values["x"]
    assert made.known.is_at_least(value, 7)
    assert made.known.is_at_least(value.plus(Y, -1), 1)


def test_several_factors_are_beyond() -> None:
    with pytest.raises(Unsupported):
        Knowledge({"x": (0, 1), "y": (0, 1)}).assumed(Condition(X.times(2).plus(Y.times(3))))


def test_a_known_condition_decides_a_multiple() -> None:
    known = Knowledge({"x": (0, None), "y": (0, None)}, (Condition(X.plus(Y, -1)),))
    assert known.is_at_least(X.times(8).plus(Y.times(-8)).moved(-7), 1)
    assert not known.is_at_least(X.times(8).plus(Y.times(-8)).moved(-8), 1)


def test_comparisons_need_numbers_that_do_not_wrap() -> None:
    numbers = numbers_of(x=(0, 1 << 31), y=(0, 1 << 31))
    assert numbers.apply(X, "<", Y, 32) == Condition(Y.plus(X, -1))
    assert numbers.apply(X.times(2), "<", Y, 32) is None
    with pytest.raises(Undecided):
        numbers.holds(Condition(Y.plus(X, -1)))


@pytest.mark.parametrize("number", range(3, 9))
def test_a_number_that_is_not_below_another_is_equal_or_above(number: int) -> None:
    numbers = numbers_of(x=(3, 9))
    value = {"x": Sum("", number)}
    for op, expected in (("==", number == 3), ("!=", number != 3)):
        condition = numbers.apply(X, op, Sum("", 3), 8)
        assert isinstance(condition, Condition)
        assert (condition.replaced(value).number.offset >= 1) == expected
    assert numbers.apply(X, "==", Sum("", 4), 8) is None
    assert numbers.apply(X, "==", Sum("", 3), 3) is None


def test_addresses() -> None:
    numbers = numbers_of(x=(0, HIGHEST))
    place = Sum("in", 0, X.terms)
    assert numbers.apply(place, ">", Sum("in", 4), 64) == Condition(X.moved(-4))
    with pytest.raises(Unsupported, match="two buffers"):
        numbers.apply(place, ">", Sum("out", 4), 64)
    with pytest.raises(Unsupported, match="wrap around"):
        numbers.apply(Sum("in", 1, X.terms), ">", Sum("in", 4), 64)


def test_remainders_have_symbols() -> None:
    numbers = numbers_of(x=(0, 9), y=(0, 9))
    assert numbers.apply(X, "&", Sum("", 7), 32) is None
    numbers.known = numbers.known.with_remainder("r", X, 8)
    assert numbers.apply(X.plus(Y.times(16)).moved(8), "&", Sum("", 7), 32) == symbol("r")
    assert numbers.apply(X.moved(4), "&", Sum("", 7), 32) is None
    assert numbers.apply(X, "&", Sum("", 15), 32) is None
    assert numbers.known.is_at_least(X.plus(symbol("r"), -1), 0)
    numbers.known = numbers.known.replaced({"x": Y.times(3)})
    assert numbers.apply(Y.times(3), "&", Sum("", 7), 32) == symbol("r")


def test_quotients_have_symbols() -> None:
    numbers = numbers_of(x=(0, 99), y=(0, 9))
    assert numbers.apply(X, ">>", Sum("", 3), 32) is None
    numbers.known = numbers.known.with_quotient("q", "r", X, 8)
    q, r = symbol("q"), symbol("r")
    assert numbers.apply(X, ">>", Sum("", 3), 32) == q
    assert numbers.apply(X, "&", Sum("", 7), 32) == r
    assert numbers.apply(X.moved(8), ">>", Sum("", 3), 32) is None
    assert numbers.apply(X, ">>", Sum("", 2), 32) is None
    assert numbers.known.ranges["q"] == (0, 12)
    assert numbers.known.is_at_least(X.plus(q.times(8), -1), 0)
    assert not numbers.known.is_at_least(X.plus(q.times(9), -1), 0)
    numbers.known = numbers.known.replaced({"x": Y.times(3)})
    assert numbers.apply(Y.times(3), ">>", Sum("", 3), 32) == q


def test_products_have_names() -> None:
    numbers = numbers_of(x=(0, 9), y=(0, 9))
    assert numbers.apply(X.moved(2), "*", Y, 64) == symbol("xy").plus(Y.times(2))
    with pytest.raises(Unsupported, match="x is multiplied by x"):
        numbers.apply(X, "*", X, 64)


def test_bits_of_sums() -> None:
    graph = Graph()
    numbers = Numbers(Words(graph), lambda name, at: (1, 0, 1, 0, 0, 0, 0, 0), {})
    numbers.known = Knowledge({"x": (0, 255)})
    assert known_number(numbers.bits(X.times(3).moved(1), 8)) == 16
    with pytest.raises(Unsupported):
        numbers.bits(Sum("in", 0), 8)
