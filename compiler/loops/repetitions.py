"""Finds stretches of operations that a program repeats, with possible starts of iterations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LEAST_TIMES = 3
"""The fewest iterations of a loop."""
MOST_PERIODS = 12
"""The number of periods tried, those that save most."""
MOST_BEGINNINGS = 16
"""The number of starts of an iteration that are tried: those with the fewest live values."""


@dataclass(frozen=True)
class Stretch:
    """Consecutive operations that repeat with a period.

    Args:
        first: number of the first operation.
        period: number of operations of an iteration.
        times: number of iterations.
    """

    first: int
    period: int
    times: int

    @property
    def end(self) -> int:
        """The number of the operation behind the last."""
        return self.first + self.period * self.times

    def shorter(self, ahead: int, behind: int) -> Stretch:
        """The stretch without some iterations at both ends."""
        first = self.first + ahead * self.period
        return Stretch(first, self.period, self.times - ahead - behind)


def stretches(kinds: Sequence[object], alive: Sequence[int]) -> Iterator[Stretch]:
    """The repetitions that may become a loop, those that save most first.

    Args:
        kinds: the kind of each operation.
        alive: number of live values before each operation.
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
    """`n_ops` consecutive operations that repeat with a period."""

    first: int
    period: int
    n_ops: int


def _longest(names: NDArray[np.int64], period: int) -> _Run:
    """The longest run with a period."""
    equal = np.concatenate(([False], names[period:] == names[:-period], [False]))
    edges = np.flatnonzero(np.diff(equal.astype(np.int8)))
    if not len(edges):
        return _Run(0, period, 0)
    starts, lengths = edges[::2], edges[1::2] - edges[::2]
    longest = int(lengths.argmax())
    return _Run(int(starts[longest]), period, int(lengths[longest]) + period)


def _beginnings(found: _Run, alive: Sequence[int]) -> Iterator[Stretch]:
    """The stretches of a run; iterations start at operations with few live values."""
    middle = found.first + found.n_ops // found.period // 2 * found.period
    # The rest of the run before the first and after the last iteration is not saved.
    left = found.n_ops % found.period
    order = sorted(range(found.period), key=lambda n: (n > left, alive[middle + n], n))
    for offset in order[:MOST_BEGINNINGS]:
        times = (found.n_ops - offset) // found.period
        if times >= LEAST_TIMES:
            yield Stretch(found.first + offset, found.period, times)
