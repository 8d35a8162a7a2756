"""Reflections: two for each permutation, and none where there are too many ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.layouts.involutions import involutions


def cycles(length: int, count: int) -> tuple[int, ...]:
    """A permutation of so many cycles."""
    return tuple(
        first + (place + 1) % length
        for first in range(0, length * count, length)
        for place in range(length)
    )


@given(st.permutations(range(8)))
def test_two_reflections_are_the_permutation(permutation: list[int]) -> None:
    found = involutions([tuple(permutation)])
    assert found is not None
    first, second = found[tuple(permutation)]
    for step in (first, second):
        assert all(step[step[place]] == place for place in range(8))
    assert [first[second[place]] for place in range(8)] == permutation


@pytest.mark.slow
def test_issue_13_too_many_ways_are_not_listed() -> None:
    assert involutions([cycles(16, 16)]) is None
    assert involutions([cycles(4, 7)]) is not None
