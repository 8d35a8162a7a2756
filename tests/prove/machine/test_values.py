"""Sums of symbols: what they add up to, what comparisons follow from ranges, what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prove.machine.values import (
    ALL_BYTES,
    Facts,
    Sum,
    Undecided,
    UndecidedByte,
    Unsupported,
    symbol,
)

BLOCKS, BYTES = symbol("i"), symbol("j")
INTO, OUT = Sum("in", 16), Sum("out", 0)
LENGTH = BLOCKS.times(8)
FACTS = Facts(
    ranges={"i": (1, None), "j": (0, 3)},
    extents={"in": (Sum("", 0), LENGTH), "out": (Sum("", -4), Sum("", 64))},
    largest=LENGTH.moved(8),
)


def number(value: int) -> Sum:
    return Sum("", value)


def test_sums_are_added_term_by_term() -> None:
    total = BLOCKS.times(3).plus(BYTES, 2).plus(BLOCKS, -3).moved(5)
    assert total == Sum("", 5, (("j", 2),))
    assert total.plus(BYTES, -2) == number(5)
    assert BYTES.plus(BLOCKS) == BLOCKS.plus(BYTES), "terms stand in the order of the symbols"
    assert INTO.plus(BLOCKS, 4) == Sum("in", 16, (("i", 4),)) == BLOCKS.times(4).plus(INTO)
    assert INTO.moved(8).plus(INTO, -1) == number(8)
    assert number(7).is_number
    assert not INTO.is_number
    assert not BLOCKS.is_number


@pytest.mark.parametrize(
    ("combine", "complaint"),
    [
        (lambda: INTO.plus(OUT), "pointers are combined in a way that gives no address"),
        (lambda: INTO.plus(OUT, -1), "pointers are combined"),
        (lambda: INTO.plus(INTO), "pointers are combined"),
        (lambda: number(4).plus(INTO, -1), "pointers are combined"),
        (lambda: number(4).plus(INTO, 2), "pointers are combined"),
        (lambda: INTO.times(2), "a pointer is multiplied"),
    ],
)
def test_what_gives_no_address_is_refused(combine: Callable[[], Sum], complaint: str) -> None:
    with pytest.raises(Unsupported, match=complaint):
        combine()


def test_symbols_are_replaced_by_sums() -> None:
    address = INTO.plus(BLOCKS, 4).plus(BYTES)
    assert address.replaced({}) == address
    assert address.replaced({"i": number(2)}) == Sum("in", 24, (("j", 1),))
    assert address.replaced({"i": BYTES.moved(1)}) == Sum("in", 20, (("j", 5),))
    assert address.replaced({"i": number(0), "j": number(0)}) == INTO


def test_the_ends_of_a_sum_are_those_of_its_symbols() -> None:
    assert (FACTS.least(BLOCKS), FACTS.greatest(BLOCKS)) == (1, None)
    assert (FACTS.least(BYTES.times(-2).moved(1)), FACTS.greatest(BYTES.times(-2).moved(1))) == (
        -5,
        1,
    )
    assert FACTS.least(BLOCKS.times(-1)) is None
    assert FACTS.greatest(BLOCKS.times(-1)) == -1
    assert FACTS.is_positive(BLOCKS)
    assert FACTS.is_positive(BLOCKS, 1)
    assert not FACTS.is_positive(BLOCKS, 2)
    assert not FACTS.is_positive(BLOCKS.times(-1).moved(1000))


@pytest.mark.parametrize(
    ("value", "is_held"),
    [
        (number(0), True),
        (number(-1), False),
        (LENGTH.moved(8), True),
        (LENGTH.moved(9), False),
        (BLOCKS.moved(-1), True),
        (BLOCKS.moved(-2), False),
        (Sum("in", 0), True),
        (Sum("in", 8), True),
        (Sum("in", 9), False),
        (Sum("in", -1), False),
        (Sum("in", 0).plus(LENGTH), True),
        (Sum("out", -4), True),
        (Sum("out", 61).plus(BYTES), True),
        (Sum("out", 62).plus(BYTES), False),
        (Sum("nowhere", 0), False),
    ],
)
def test_what_a_register_holds_is_in_its_range(value: Sum, is_held: bool) -> None:
    assert FACTS.is_held(value) == is_held


@pytest.mark.parametrize(
    ("x", "y", "is_below"),
    [
        (number(3), LENGTH, True),
        (number(8), LENGTH, None),
        (LENGTH, number(8), False),
        (BYTES, number(4), True),
        (BYTES, number(3), None),
        (number(3), BYTES, False),
        (BYTES, BYTES, False),
        (Sum("in", 0), Sum("in", 8), True),
        (Sum("in", 8), Sum("in", 0).plus(LENGTH), None),
        (Sum("in", 0).plus(LENGTH), Sum("in", 8), False),
    ],
)
def test_one_is_below_another_for_all_values_for_none_or_undecided(
    x: Sum, y: Sum, is_below: bool | None
) -> None:
    if is_below is None:
        with pytest.raises(Undecided) as caught:
            FACTS.below(x, y)
        assert caught.value.difference == y.plus(x, -1)
    else:
        assert FACTS.below(x, y) == is_below


@pytest.mark.parametrize(
    ("x", "y", "is_equal"),
    [
        (BLOCKS, BLOCKS, True),
        (BLOCKS, BLOCKS.moved(1), False),
        (number(-1), number(-2), False),
        (BYTES, number(4), False),
        (LENGTH, number(0), False),
        (number(0), Sum("in", 0), False),
        (Sum("out", 8), number(0), False),
        (BYTES, number(2), None),
        (Sum("in", 8), Sum("in", 0).plus(LENGTH), None),
    ],
)
def test_one_is_equal_to_another_for_all_values_for_none_or_undecided(
    x: Sum, y: Sum, is_equal: bool | None
) -> None:
    if is_equal is None:
        with pytest.raises(Undecided, match="a comparison of public numbers is not decided"):
            FACTS.equal(x, y)
    else:
        assert FACTS.equal(x, y) == FACTS.equal(y, x) == is_equal


@pytest.mark.parametrize("compare", [FACTS.below, FACTS.equal])
def test_what_may_wrap_or_is_of_two_regions_is_not_compared(
    compare: Callable[[Sum, Sum], bool],
) -> None:
    with pytest.raises(Unsupported, match="addresses in two regions are compared"):
        compare(Sum("in", 0), Sum("out", 0))
    with pytest.raises(Unsupported, match="addresses in two regions"):
        compare(number(1), Sum("out", 0))
    with pytest.raises(Unsupported, match="what is compared may wrap around"):
        compare(LENGTH.moved(9), BYTES)


def test_a_pointer_that_is_not_held_may_be_zero() -> None:
    with pytest.raises(Unsupported, match="addresses in two regions"):
        FACTS.equal(number(0), Sum("in", -1))


def test_numbers_that_are_far_apart_may_be_one_number_after_a_wrap() -> None:
    assert not FACTS.equal(BLOCKS, BLOCKS.moved((1 << 31) - 1))
    with pytest.raises(Unsupported, match="may wrap"):
        FACTS.equal(BLOCKS, BLOCKS.moved(1 << 31))


def test_what_is_known_at_first_is_nothing() -> None:
    assert Facts().low_bytes == ALL_BYTES == sum(1 << v for v in range(256))
    assert UndecidedByte(0b10).where == 0b10
