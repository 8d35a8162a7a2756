"""Additions in place: what they make is the matrix, at the price that is said."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.ring_sums import Sums
from compiler.planes.in_place_sums import Ones, added_in_place, only_matching

MIX = ((0, 0), (0, 2), (0, 3), (1, 0), (2, 1), (2, 2), (3, 0), (3, 2))
"""A sparse binary mixing of four rows: output row and input row of each 1."""


def cells_of(rows: Sequence[tuple[int, int]], columns: int = 4) -> Ones:
    """The matrix on cells whose number is the row times `columns`, plus the column."""
    return frozenset((a * columns + n, b * columns + n) for (a, b), n in product(rows, [*range(4)]))


def in_place(rows: Sequence[tuple[int, int]], matching: Sequence[int]) -> list[tuple[int, int]]:
    """The matrix with each output at the place of the input that it is paired with."""
    return [(matching[a], b) for a, b in rows]


def price(lanes: LaneMap) -> int:
    """An operation for each distance that cells move by, and the mask."""
    return 1 + len({source - place for place, source in enumerate(lanes) if source != ZERO})


def matrix_of(sums: Sums, count: int) -> Ones:
    """What sums of one plane add to each place."""
    arrays = [[frozenset({place}) for place in range(count)]]
    for a, b, lanes in sums.made:
        moved = [frozenset() if s == ZERO else arrays[b][s] for s in lanes]
        arrays.append([x ^ y for x, y in zip(arrays[a], moved, strict=True)])
    (((number, lanes),),) = sums.outputs
    assert lanes == tuple(range(count))
    return frozenset((p, s) for p, sources in enumerate(arrays[number]) for s in sources)


def test_pairing_without_choice() -> None:
    """Row 1 is input 0 alone and inputs 1 and 3 are read once, which leaves input 2 for row 3."""
    assert only_matching(MIX, 4) == (3, 0, 1, 2)


@pytest.mark.parametrize(
    ("ones", "count"),
    [
        (list(product(range(4), range(4))), 4),  # every input for every output
        ([(0, 0), (1, 0)], 2),  # two outputs want one input
        ([(0, 0)], 2),  # an output has none
    ],
)
def test_no_pairing(ones: list[tuple[int, int]], count: int) -> None:
    assert only_matching(ones, count) is None


def test_additions_make_the_matrix() -> None:
    """Three additions for four ones beside the diagonal: a sum that was made is added on."""
    ones = cells_of(in_place(MIX, (3, 0, 1, 2)))
    sums = added_in_place(ones, 16, 1, price, 1)
    assert sums is not None
    assert matrix_of(sums, 16) == ones
    assert len(sums.made) == 3
    assert sums.cost == sum(price(lanes) + 1 for _, _, lanes in sums.made)


def test_planes_are_treated_alike() -> None:
    ones = cells_of(in_place(MIX, (3, 0, 1, 2)))
    one, four = (added_in_place(ones, 16, planes, price, 2) for planes in (1, 4))
    assert one is not None
    assert four is not None
    assert four.cost == 4 * one.cost
    assert [lanes for _, _, lanes in four.made] == 4 * [lanes for _, _, lanes in one.made]


def test_nothing_to_add() -> None:
    sums = added_in_place(frozenset((n, n) for n in range(8)), 8, 2, price, 1)
    assert sums == Sums(2, (), (((0, (*range(8),)),), ((1, (*range(8),)),)), 0)


@pytest.mark.parametrize(
    "rows",
    [
        [(0, 0), (0, 1), (1, 1), (1, 0)],  # each kind is the sum of both: singular
        list(product(range(4), range(4))),  # all rows play one part
    ],
)
def test_no_order_of_additions(rows: list[tuple[int, int]]) -> None:
    assert added_in_place(cells_of(rows), 16, 1, price, 1) is None
