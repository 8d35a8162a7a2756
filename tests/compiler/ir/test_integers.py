"""Operators on integers of any size, and numbers in the fewest signed digits."""

from __future__ import annotations

import itertools

import pytest

from compiler.ir.integers import INTEGER_OPERATORS, signed_digits

LARGE = 1 << 100


@pytest.mark.parametrize(
    ("op", "a", "b", "expected"),
    [
        ("+", LARGE, 7, LARGE + 7),
        ("-", 3, 7, -4),
        ("*", 12, -12, -144),
        ("/", 17, 5, 3),
        ("/", -17, 5, -4),
        ("%", 17, 5, 2),
        ("%", -17, 5, 3),
        ("&", 0b1100, 0b1010, 0b1000),
        ("|", 0b1100, 0b1010, 0b1110),
        ("^", 0b1100, 0b1010, 0b0110),
        ("<<", 3, 100, 3 * LARGE),
        (">>", 3 * LARGE, 100, 3),
        (">>", -5, 1, -3),
    ],
)
def test_operators_have_no_width(op: str, a: int, b: int, expected: int) -> None:
    assert INTEGER_OPERATORS[op](a, b) == expected


@pytest.mark.parametrize(
    ("op", "below", "same", "above"),
    [
        *(("==", 0, 1, 0), ("!=", 1, 0, 1), ("<", 1, 0, 0)),
        *(("<=", 1, 1, 0), (">", 0, 0, 1), (">=", 0, 1, 1)),
    ],
)
def test_comparisons_are_numbers(op: str, below: int, same: int, above: int) -> None:
    compare = INTEGER_OPERATORS[op]
    found = [compare(-1, LARGE), compare(LARGE, LARGE), compare(LARGE, -1)]
    assert found == [below, same, above]
    assert {type(each) for each in found} == {int}


def test_nothing_is_divided_by_zero() -> None:
    for op in "/%":
        with pytest.raises(ZeroDivisionError):
            INTEGER_OPERATORS[op](1, 0)


def test_signed_digits_are_few() -> None:
    for number in range(1 << 10):
        digits = list(signed_digits(number))
        places = [place for place, _ in digits]
        assert sum(sign << place for place, sign in digits) == number
        assert places == sorted(places, reverse=True)
        assert all(a - b > 1 for a, b in itertools.pairwise(places)), "no two stand side by side"


@pytest.mark.parametrize(
    ("number", "digits"),
    [
        (0, []),
        (1, [(0, 1)]),
        (7, [(3, 1), (0, -1)]),
        (11, [(4, 1), (2, -1), (0, -1)]),
        (0b10101, [(4, 1), (2, 1), (0, 1)]),
        (LARGE - 1, [(100, 1), (0, -1)]),
    ],
)
def test_a_run_of_ones_is_a_difference(number: int, digits: list[tuple[int, int]]) -> None:
    assert list(signed_digits(number)) == digits


def test_no_other_signed_digits_are_fewer() -> None:
    fewest: dict[int, int] = {}
    for digits in itertools.product((-1, 0, 1), repeat=7):
        number = sum(digit << place for place, digit in enumerate(digits))
        count = sum(map(abs, digits))
        fewest[number] = min(fewest.get(number, count), count)
    for number in range(1 << 6):
        assert len(list(signed_digits(number))) == fewest[number]
