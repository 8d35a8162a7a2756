"""Finds stretches of operations that a program repeats, wherever a time round may begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LEAST_TIMES = 3
"""Fewer times round are no loop."""
MOST_PERIODS = 12
"""Of the periods that save most, so many are tried."""
MOST_BEGINNINGS = 16
"""Of the operations that a time round may begin with, those at which fewest values are alive."""


@dataclass(frozen=True)
class Stretch:
    """Consecutive operations that are the same every `period` of them.

    Args:
        first: the number of the first one.
        period: how many a time round has.
        times: how often it goes round.
    """

    first: int
    period: int
    times: int

    @property
    def end(self) -> int:
        """The number of the operation behind the last."""
        return self.first + self.period * self.times

    def shorter(self, ahead: int, behind: int) -> Stretch:
        """The same without some times round at both ends."""
        first = self.first + ahead * self.period
        return Stretch(first, self.period, self.times - ahead - behind)


def stretches(kinds: Sequence[object], alive: Sequence[int]) -> Iterator[Stretch]:
    """The repetitions of operations that may become a loop, those that save most first.

    Args:
        kinds: of each operation, equal where operations do the same.
        alive: how many values are alive ahead of each operation.
    """
    numbers: dict[object, int] = {}
    names = np.array([numbers.setdefault(kind, len(numbers)) for kind in kinds], np.int64)
    found = [_longest(names, period) for period in range(1, len(kinds) // LEAST_TIMES + 1)]
    found = [each for each in found if each.n_ops >= LEAST_TIMES * each.period]
    found.sort(key=lambda each: (each.period - each.n_ops, each.period))
    for each in found[:MOST_PERIODS]:
        yield from _beginnings(each, alive)


@dataclass(frozen=True)
class _Run:
    """Consecutive operations that are the same every `period` of them, `n_ops` from the first."""

    first: int
    period: int
    n_ops: int


def _longest(names: NDArray[np.int64], period: int) -> _Run:
    """The longest run of a period."""
    equal = np.concatenate(([False], names[period:] == names[:-period], [False]))
    edges = np.flatnonzero(np.diff(equal.astype(np.int8)))
    if not len(edges):
        return _Run(0, period, 0)
    starts, lengths = edges[::2], edges[1::2] - edges[::2]
    longest = int(lengths.argmax())
    return _Run(int(starts[longest]), period, int(lengths[longest]) + period)


def _beginnings(found: _Run, alive: Sequence[int]) -> Iterator[Stretch]:
    """The stretches of a run: time rounds begin where fewest values are alive."""
    middle = found.first + found.n_ops // found.period // 2 * found.period
    # What is left of the run ahead of the first time round and behind the last is not saved.
    left = found.n_ops % found.period
    order = sorted(range(found.period), key=lambda n: (n > left, alive[middle + n], n))
    for offset in order[:MOST_BEGINNINGS]:
        times = (found.n_ops - offset) // found.period
        if times >= LEAST_TIMES:
            yield Stretch(found.first + offset, found.period, times)
