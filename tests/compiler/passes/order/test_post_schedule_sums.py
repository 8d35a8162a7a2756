"""What is added first changes with what is added next, where the core would wait for the first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.compiler.passes.order.test_post_schedule import (
    LOAD,
    READER,
    REGISTERS,
    hidden,
    lines_of,
    listing,
    outcome,
)


def check(lines: list[str], expected: list[str]) -> None:
    """The listing becomes the expected one, and does the same."""
    before = listing(lines)
    after = hidden(before)
    assert lines_of(after) == expected
    assert outcome(after, in_place=False) == outcome(before, in_place=False)


def test_the_next_summand_comes_first() -> None:
    check(
        [LOAD, READER, "t1: u32 = xor t1, t2"],
        [LOAD, "t1: u32 = xor t1, t2", "t1: u32 = xor t1, t0"],
    )


def test_the_sum_may_begin_in_another_register() -> None:
    check(
        [LOAD, "t1: u32 = add t0, t3", "t1: u32 = add t2, t1"],
        [LOAD, "t1: u32 = add t3, t2", "t1: u32 = add t1, t0"],
    )


def test_operations_of_two_kinds_stay() -> None:
    check(*[[LOAD, READER, "t1: u32 = or t1, t2"]] * 2)


def test_differences_stay() -> None:
    check(*[[LOAD, "t1: u32 = sub t1, t0", "t1: u32 = sub t1, t2"]] * 2)


def test_a_sum_in_the_register_of_the_load_stays() -> None:
    check(*[[LOAD, "t0: u32 = xor t1, t0", "t0: u32 = xor t0, t2"]] * 2)


def test_a_value_that_is_added_twice_stays() -> None:
    check(*[[LOAD, READER, "t1: u32 = xor t1, t0"]] * 2)


def test_a_sum_that_goes_elsewhere_stays() -> None:
    """The first sum is still to be read."""
    check(*[[LOAD, READER, "t2: u32 = xor t1, t3"]] * 2)


OPERATIONS = st.one_of(
    st.builds(
        "{}: u32 = {} a1, k={}".format,
        st.sampled_from(REGISTERS),
        st.sampled_from(("lw", "lbu")),
        st.sampled_from((4, 8)),
    ),
    st.builds(
        "{0}: u32 = {3} {1}, {2}".format,
        *[st.sampled_from(REGISTERS)] * 3,
        st.sampled_from(("xor", "add", "sub", "and")),
    ),
)


@pytest.mark.slow
@given(st.lists(OPERATIONS, min_size=3, max_size=10))
def test_sums_stay_the_same(lines: list[str]) -> None:
    before = listing(lines)
    after = hidden(before)
    assert outcome(after, in_place=False) == outcome(before, in_place=False)
