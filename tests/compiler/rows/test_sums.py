"""Linear maps on rows of cells: the value of their sums, and shared sums."""

from __future__ import annotations

import pytest

from compiler.rows.sums import RowSums, row_sums
from dsl.gf2 import ones
from tests.random_numbers import generator

CELLS = 16
SKINNY = [
    sum(1 << 4 * row + (col - row) % 4 for row in chosen)
    for chosen in ((0, 2, 3), (0,), (1, 2), (0, 2))
    for col in range(4)
]
"""ShiftRows, then MixColumns: each new cell as a sum of cells."""


def evaluated(sums: RowSums, cells: list[int], width: int) -> list[int]:
    """The new cells, computed row by row."""
    rows = [cells[first : first + width] for first in range(0, CELLS, width)]
    values = [[0 if n is None else rows[row][n] for n in moved] for row, moved in sums.terms]
    for left, right in sums.steps:
        values.append([a ^ b for a, b in zip(values[left], values[right], strict=True)])
    return [cell for number in sums.results for cell in values[number]]


@pytest.mark.parametrize("width", [1, 2, 4, 8, 16])
def test_sums_of_rows_are_the_linear_map(width: int) -> None:
    numbers = generator()
    for _ in range(20):
        rows = [int(n) for n in numbers.integers(1, 1 << CELLS, size=CELLS)]
        cells = [int(n) for n in numbers.integers(0, 256, size=CELLS)]
        expected = [0] * CELLS
        for place, mask in enumerate(rows):
            for cell in ones(mask):
                expected[place] ^= cells[cell]
        assert evaluated(row_sums(rows, width), cells, width) == expected


@pytest.mark.parametrize(("width", "moves", "sums"), [(4, 3, 3), (16, 3, 2)])
def test_rows_share_sums_and_the_first_row_stays(width: int, moves: int, sums: int) -> None:
    made = row_sums(SKINNY, width)
    assert len(made.steps) == sums
    assert made.cost == moves + sums


def test_the_identity_costs_nothing() -> None:
    made = row_sums([1 << n for n in range(CELLS)], 4)
    assert made.cost == 0
    assert made.results == (0, 1, 2, 3)
