"""Linear maps on cells in rows as byte permutations of rows and few sums.

A row is a register with some cells of a block; each new row is the sum of rows whose cells are
permuted. Sums of two permuted rows that several new rows share are computed once.

Source: Paar, Optimized Arithmetic for Reed-Solomon Encoders, ISIT 1997.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from dsl.gf2 import ones

Cells = tuple[int | None, ...]
"""For each cell of a row, the cell of another row that it is taken from; None for zero."""


@dataclass(frozen=True)
class RowSums:
    """A linear map on the rows of a block.

    Args:
        terms: a row with its cells permuted, by the number of the row.
        steps: sums of two values, which are numbered in order, terms first.
        results: the value of each new row.
    """

    terms: tuple[tuple[int, Cells], ...]
    steps: tuple[tuple[int, int], ...]
    results: tuple[int, ...]

    @property
    def cost(self) -> int:
        """The number of operations."""
        moved = sum(cells != tuple(range(len(cells))) for _, cells in self.terms)
        return moved + len(self.steps)


def row_sums(rows: Sequence[int], width: int) -> RowSums:
    """A linear map on cells as sums of rows.

    Args:
        rows: for each new cell the mask of the cells that it is the sum of; none is zero.
        width: the cells of a row.
    """
    terms: dict[tuple[int, Cells], int] = {}
    wanted: list[set[int]] = []
    for first in range(0, len(rows), width):
        moved = _moved(rows[first : first + width], width)
        wanted.append({terms.setdefault(each, len(terms)) for each in moved})
    steps: list[tuple[int, int]] = []
    while any(len(each) > 1 for each in wanted):
        pairs = Counter(p for each in wanted for p in combinations(sorted(each), 2))
        left, right = max(pairs, key=lambda pair: (pairs[pair], -max(pair), -min(pair)))
        made = len(terms) + len(steps)
        steps.append((left, right))
        for each in wanted:
            if {left, right} <= each:
                each -= {left, right}
                each.add(made)
    results = tuple(each.pop() for each in wanted)
    return RowSums(tuple(terms), tuple(steps), results)


def _moved(rows: Sequence[int], width: int) -> list[tuple[int, Cells]]:
    """The permuted rows whose sum is one new row."""
    sources: dict[int, list[list[int]]] = {}
    for cell, mask in enumerate(rows):
        for source in ones(mask):
            places = sources.setdefault(source // width, [[] for _ in range(width)])
            places[cell].append(source % width)
    found: list[tuple[int, Cells]] = []
    for row, cells in sources.items():
        for number in range(max(map(len, cells))):
            found.append((row, tuple(c[number] if number < len(c) else None for c in cells)))
    return found
