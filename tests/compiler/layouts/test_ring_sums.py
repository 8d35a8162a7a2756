"""Shared sums: they are the sums asked for, and as few operations as known ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.ring_sums import Sums, SumSearch, Term

PLACES = 4
Lanes = list[frozenset[tuple[int, int]]]
"""For each place the bits in its sum: an array, and a place there."""
PERMUTATIONS = st.permutations(range(PLACES)).map(tuple)
ANY_MAP = st.tuples(*[st.sampled_from((ZERO, *range(PLACES)))] * PLACES)
NARROW_MAP = st.tuples(*[st.integers(0, PLACES - 1)] * PLACES)


def price(lanes: LaneMap) -> int:
    return 3 * (lanes != tuple(range(len(lanes))))


def moved(array: Lanes, lanes: LaneMap) -> Lanes:
    return [frozenset() if place == ZERO else array[place] for place in lanes]


def total(terms: Sequence[Term], arrays: Sequence[Lanes]) -> Lanes:
    made: Lanes = [frozenset()] * PLACES
    for array, lanes in terms:
        made = [a ^ b for a, b in zip(made, moved(arrays[array], lanes), strict=True)]
    return made


def inputs(count: int) -> list[Lanes]:
    return [[frozenset({(array, place)}) for place in range(PLACES)] for array in range(count)]


def computed(sums: Sums) -> list[Lanes]:
    """What the sums make of their inputs."""
    arrays = inputs(sums.inputs)
    for a, b, lanes in sums.made:
        arrays.append([x ^ y for x, y in zip(arrays[a], moved(arrays[b], lanes), strict=True)])
    return [total(terms, arrays) for terms in sums.outputs]


@st.composite
def outputs(draw: st.DrawFn) -> list[list[Term]]:
    """Outputs of few different terms, so that there is something to share."""
    maps = draw(st.lists(st.one_of(PERMUTATIONS, ANY_MAP, NARROW_MAP), min_size=1, max_size=3))
    term = st.tuples(st.integers(0, 2), st.sampled_from(maps))
    terms = st.sampled_from(draw(st.lists(term, min_size=1, max_size=5)))
    return draw(st.lists(st.lists(terms, max_size=5, unique=True), min_size=1, max_size=4))


@given(outputs(), st.integers(1, 2))
def test_sums_are_those_asked_for(terms: list[list[Term]], registers: int) -> None:
    sums = SumSearch(terms, 3, price, registers).best(2)
    assert computed(sums) == [total(each, inputs(3)) for each in terms]


@given(outputs(), st.integers(1, 2))
def test_the_cost_is_what_is_executed(terms: list[list[Term]], registers: int) -> None:
    sums = SumSearch(terms, 3, price, registers).best(1)
    moves = {(b, lanes) for _, b, lanes in sums.made} | {t for each in sums.outputs for t in each}
    additions = len(sums.made) + sum(max(len(each) - 1, 0) for each in sums.outputs)
    assert sums.cost == registers * additions + sum(price(lanes) for _, lanes in moves)
    unshared = sum(max(len(each) - 1, 0) for each in terms)
    apart = registers * unshared + sum(price(m) for _, m in {t for each in terms for t in each})
    assert sums.cost <= apart


@pytest.mark.slow
@given(outputs())
def test_the_same_sums_every_time(terms: list[list[Term]]) -> None:
    assert SumSearch(terms, 3, price, 1).best(3) == SumSearch(terms, 3, price, 1).best(3)


@pytest.mark.slow
@given(outputs(), st.integers(0, 30))
def test_sums_without_a_budget_are_the_sums_asked_for(terms: list[list[Term]], places: int) -> None:
    sums = SumSearch(terms, 3, price, 1, places).best(2)
    assert computed(sums) == [total(each, inputs(3)) for each in terms]


def test_maps_that_take_a_place_twice_are_not_undone() -> None:
    """Regression: such a map has no inverse, so no third map leads from it to another."""
    twice, apart, still = (0, 0, 1, 1), (0, 1, 1, 2), (0, 1, 2, 3)
    terms = [[(0, twice), (1, apart)], [(0, twice), (1, apart), (2, still)]]
    sums = SumSearch(terms, 3, price, 1).best(4)
    assert computed(sums) == [total(each, inputs(3)) for each in terms]


def test_mix_columns() -> None:
    """27 additions and 16 rotations, as in Käsper, Schwabe, CHES 2009."""
    rows = [tuple((row + turn) % PLACES for row in range(PLACES)) for turn in range(PLACES)]
    double = [{7}, {0, 7}, {1}, {2, 7}, {3, 7}, {4}, {5}, {6}]
    terms: list[list[Term]] = [
        [(source, rows[turn]) for source in sources for turn in (0, 1)]
        + [(bit, rows[turn]) for turn in (1, 2, 3)]
        for bit, sources in enumerate(double)
    ]
    sums = SumSearch(terms, 8, price, 1).best(8)
    assert sums.cost == 27 + 16 * 3
    assert computed(sums) == [total(each, inputs(8)) for each in terms]


def test_more_orders_may_follow_those_that_were_tried() -> None:
    turns = [tuple((n + k) % PLACES for n in range(PLACES)) for k in range(PLACES)]
    terms = [[(0, turns[k]), (1, turns[k + 1]), (2, turns[k - 1])] for k in range(3)]
    search = SumSearch(terms, 3, price, 1)
    few, more = search.best(2), search.best(6)
    assert few == SumSearch(terms, 3, price, 1).best(2) == search.best(2)
    assert more == SumSearch(terms, 3, price, 1).best(6)
    assert more.cost <= few.cost
