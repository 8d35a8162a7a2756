"""Registers that are free at each place, against lists that are counted anew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.order.room import Room

Span = tuple[int, ...]
"""The operations that make and read a value, sorted; -1 made a parameter."""


def alive(values: Sequence[Span], order: Sequence[int], count: int) -> list[int]:
    """How many values live behind each operation of an order."""
    at = {n: place for place, n in enumerate(order)} | {-1: -1, count: count}
    spans = [sorted(at[m] for m in value) for value in values]
    return [sum(s[0] <= place < s[-1] for s in spans) for place in range(count)]


def may_come(
    values: Sequence[Span], done: Sequence[int], position: int, limit: int, count: int
) -> bool:
    """Whether an operation may come next: what `Room.allows` says, by counting both orders."""
    left = [n for n in range(count) if n not in done]
    others = [n for n in left if n != position]
    before = dict(zip(left, alive(values, [*done, *left], count)[len(done) :], strict=True))
    now, *later = alive(values, [*done, position, *others], count)[len(done) :]
    after = dict(zip(others, later, strict=True))
    if now > max(limit, before[left[0]]):
        return False
    return all(after[n] <= max(limit, before[n]) for n in others if n < position)


@st.composite
def listings(draw: st.DrawFn) -> tuple[int, list[Span]]:
    """The number of operations, and the values that they make and read."""
    count = draw(st.integers(2, 9))
    values: list[Span] = []
    for _ in range(draw(st.integers(1, 12))):
        maker = draw(st.integers(-1, count - 1))
        readers = draw(st.sets(st.integers(maker + 1, count), min_size=1, max_size=4))
        values.append((maker, *sorted(readers)))
    return count, values


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(listings(), st.integers(1, 5), st.data())
def test_an_operation_may_come_where_no_place_gets_too_full(
    listing: tuple[int, list[Span]], limit: int, data: st.DataObject
) -> None:
    count, values = listing
    room, done = Room.of(count, limit, values), list[int]()
    needs: dict[int, set[int]] = {n: set() for n in range(count)}
    for maker, *readers in values:
        for reader in readers:
            needs.setdefault(reader, set()).add(maker)
    while len(done) < count:
        left = [n for n in range(count) if n not in done]
        ready = [n for n in left if needs[n] <= {-1, *done}]
        for n in ready[1:]:
            if room.born[n]:
                assert room.allows(n, left[0]) == may_come(values, done, n, limit, count)
        chosen = data.draw(st.sampled_from(ready))
        room.take(chosen, left[0])
        done.append(chosen)


@pytest.mark.parametrize(("limit", "allowed"), [(1, False), (2, True)])
def test_a_place_that_is_full_gets_no_value_more(limit: int, allowed: bool) -> None:
    room = Room.of(4, limit, [(0, 2), (1, 3)])
    assert room.allows(1, 0) is allowed


def test_a_copy_is_apart() -> None:
    room = Room.of(3, 1, [(0, 2), (1, 2)])
    other = room.copy()
    other.take(0, 0)
    assert (room.born[1], other.born[1]) == (1, 1)
    assert room.born[2] == 2
    assert other.born[2] == 1
