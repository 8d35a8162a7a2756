"""Loads and stores of a full class, by hand, against sets, and against a search of all choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.program import Builder, Type
from compiler.registers.spills import Run, traffic

WORD = Type(32)
A, B, C, D = range(4)


@pytest.mark.parametrize(
    ("reads", "stored", "registers", "expected"),
    [
        ([[A], [B], [A], [B]], [1, 1], 2, (2, 0)),
        ([[A], [B], [A], [B]], [1, 1], 1, (4, 0)),
        # B is read next and stays; what leaves for C is A, which comes back.
        ([[A], [B], [C], [B], [A]], [1, 1, 1], 2, (4, 0)),
        # Of two that are read next by one operation, the one that lies in memory leaves.
        ([[A], [B], [C, D], [A, B]], [0, 1, 1, 1], 3, (5, 0)),
        ([[A], [B], [C, D], [A, B]], [1, 0, 1, 1], 3, (5, 0)),
    ],
)
def test_traffic_by_hand(
    reads: list[list[int]], stored: list[int], registers: int, expected: tuple[int, int]
) -> None:
    makes: list[list[int]] = [[] for _ in reads]
    ends = [False] * len(stored)
    assert traffic(reads, makes, ends, stored, registers) == expected


def test_a_value_that_leaves_is_stored_once() -> None:
    reads, makes = [[], [], [B], [A], [B], [A]], [[A], [B], [], [], [], []]
    assert traffic(reads, makes, [False, False], [0, 0], 1) == (3, 2)
    assert traffic(reads, makes, [False, False], [0, 0], 2) == (0, 0)


def test_values_that_are_given_need_no_load() -> None:
    reads: list[list[int]] = [[A, B], [A, B]]
    makes: list[list[int]] = [[], []]
    assert traffic(reads, makes, [False, False], [1, 1], 2) == (2, 0)
    assert traffic(reads, makes, [False, False], [1, 1], 2, [A, B]) == (0, 0)
    # One of them leaves although the operation at hand has just read it.
    assert traffic(reads, makes, [False, False], [1, 1], 1, [A, B]) == (1, 0)


def fewest_loads(reads: Sequence[int], registers: int) -> int:
    """The fewest loads over all choices of what leaves, where one value is read at a time."""

    @cache
    def best(place: int, held: frozenset[int]) -> int:
        if place == len(reads):
            return 0
        value = reads[place]
        if value in held or len(held) < registers:
            return (value not in held) + best(place + 1, held | {value})
        return 1 + min(best(place + 1, held - {gone} | {value}) for gone in held)

    return best(0, frozenset())


@given(st.lists(st.integers(0, 4), max_size=12), st.integers(1, 3))
def test_no_choice_of_what_leaves_loads_less(reads: list[int], registers: int) -> None:
    makes: list[list[int]] = [[] for _ in reads]
    found = traffic([[v] for v in reads], makes, [False] * 5, [1] * 5, registers)
    assert found == (fewest_loads(reads, registers), 0)


def test_orders_of_a_run_differ_in_what_they_spill() -> None:
    build = Builder("t")
    x, y = (build.param(name, WORD).name for name in "xy")
    sums = [build.emit("xor", x, y) for _ in range(3)]
    total = build.emit("xor", sums[0], sums[1])
    build.emit("xor", total, sums[2])
    run = Run(build.ops, {build.ops[-1].result}.__contains__)
    assert run.spills([0, 1, 3, 2, 4], 3) == 2 + 1
    assert run.spills([0, 1, 2, 3, 4], 3) == 2 + 2


def test_a_constant_is_made_where_it_is_read() -> None:
    build = Builder("t")
    x = build.param("x", WORD).name
    one = build.constant(WORD, 1)
    for _ in range(3):
        x = build.emit("add", x, one)
    run = Run(build.ops, {x}.__contains__)
    order = range(len(build.ops))
    assert (run.spills(order, 2), run.spills(order, 3)) == (2, 2)
