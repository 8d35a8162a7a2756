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

    @property
    def repeated(self) -> int:
        """The operations that a loop would save."""
        return self.period * (self.times - 1)

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
    found = [each for each in found if each.times >= LEAST_TIMES]
    found.sort(key=lambda each: (-each.repeated, each.period))
    for each in found[:MOST_PERIODS]:
        yield from _beginnings(each, alive)


def _longest(names: NDArray[np.int64], period: int) -> Stretch:
    """The longest stretch of a period."""
    equal = np.concatenate(([False], names[period:] == names[:-period], [False]))
    edges = np.flatnonzero(np.diff(equal.astype(np.int8)))
    if not len(edges):
        return Stretch(0, period, 0)
    starts, lengths = edges[::2], edges[1::2] - edges[::2]
    longest = int(lengths.argmax())
    return Stretch(int(starts[longest]), period, (int(lengths[longest]) + period) // period)


def _beginnings(found: Stretch, alive: Sequence[int]) -> Iterator[Stretch]:
    """The stretch, with time rounds that begin where fewest values are alive."""
    middle = found.first + found.times // 2 * found.period
    offsets = sorted(range(found.period), key=lambda offset: (alive[middle + offset], offset))
    for offset in offsets[:MOST_BEGINNINGS]:
        times = found.times - bool(offset)
        if times >= LEAST_TIMES:
            yield Stretch(found.first + offset, found.period, times)
