"""Finds the rounds of a program whose text names none, as repetitions of operations.

Passes use rounds to find loops, equal choices of signs, and S-boxes side by side. Without this
step, a text that writes its rounds as a `fn`, or as statements of a loop, would not benefit from
them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise

import numpy as np
from numpy.typing import NDArray

from compiler.ir.program import Op, Program

MOST_COMPARED = 100_000_000
"""The budget of operations times periods; texts of a few thousand operations stay within it."""

MOST_CHECKED = 100
"""The number of longest repetitions that are examined in detail."""


@dataclass(frozen=True)
class _Repetition:
    """Consecutive equal stretches of operations.

    Args:
        first: the start of the first stretch.
        period: operations of a stretch.
        times: number of stretches.
    """

    first: int
    period: int
    times: int

    @property
    def n_ops(self) -> int:
        """The number of operations that it covers."""
        return self.period * self.times

    @property
    def spans(self) -> list[tuple[int, int]]:
        """The start and the end of each stretch."""
        starts = range(self.first, self.first + self.n_ops, self.period)
        return [(start, start + self.period) for start in starts]


def with_rounds(program: Program) -> Program:
    """The program with its repetitions as rounds; unchanged if it has rounds or no repetitions.

    Operations are equal if they do the same and come from the same source line; a constant belongs
    to the round of the operation that follows it.
    """
    if any(op.round for op in program.ops):
        return program
    places = [i for i, op in enumerate(program.ops) if op.name != "const"]
    ops = [program.ops[i] for i in places]
    found = next((each for each in _repetitions(_kinds(ops)) if _goes_round(ops, each)), None)
    if found is None:
        return program
    begins = [_with_constants(program.ops, places[start]) for start, _ in found.spans]
    last = places[found.first + found.n_ops - 1]
    rounds = [0] * len(program.ops)
    for number, (begin, end) in enumerate(pairwise([*begins, last + 1]), 1):
        rounds[begin:end] = [number] * (end - begin)
    counted = zip(program.ops, rounds, strict=True)
    return program.with_ops(replace(op, round=n) if n else op for op, n in counted)


def _with_constants(ops: Sequence[Op], start: int) -> int:
    """The start of the constants that directly precede an operation."""
    while start and ops[start - 1].name == "const":
        start -= 1
    return start


def _kinds(ops: Sequence[Op]) -> NDArray[np.int64]:
    """A number for each operation; equal operations have equal numbers."""
    numbers: dict[object, int] = {}
    kinds = [numbers.setdefault((op.name, op.types, op.span), len(numbers)) for op in ops]
    return np.array(kinds, np.int64)


def _goes_round(ops: Sequence[Op], found: _Repetition) -> bool:
    """Whether each repetition reads the same values of earlier ones as the last repetition.

    This rejects independent words side by side, which read nothing of each other, and stretches
    that start inside a round, which read different values each time.
    """
    made = {result: place for place, op in enumerate(ops) for result in op.results}
    reads = [_reads(ops[start:end], start, found.first, made) for start, end in found.spans]
    *before, last = reads
    return any(last) and all(
        any(each) == bool(number) and all(a in (0, b) for a, b in zip(each, last, strict=True))
        for number, each in enumerate(before)
    )


def _reads(
    stretch: Sequence[Op], start: int, first: int, made: Mapping[str, int]
) -> tuple[int, ...]:
    """For each argument, how far ahead of a stretch it was made; 0 inside it or ahead of all."""
    places = [made.get(arg, -1) for op in stretch for arg in op.args]
    return tuple(start - place if first <= place < start else 0 for place in places)


def _repetitions(kinds: NDArray[np.int64]) -> list[_Repetition]:
    """All repetitions, those that cover most first, then by the shortest period."""
    found: list[_Repetition] = []
    for period in _periods(kinds):
        first, length = _longest(kinds[period:] == kinds[:-period])
        times = (length + period) // period
        if times > 1:
            found.append(_Repetition(first, period, times))
    found.sort(key=lambda each: (-each.n_ops, each.period))
    return found[:MOST_CHECKED]


def _periods(kinds: NDArray[np.int64]) -> list[int]:
    """Distances between equal operations, ascending.

    They are taken from the first and the middle operation of each kind, the kinds that occur
    least first: these are not repeated within a round.
    """
    places: dict[int, list[int]] = {}
    for place, kind in enumerate(kinds.tolist()):
        places.setdefault(kind, []).append(place)
    most = MOST_COMPARED // max(1, len(kinds))
    found: dict[int, None] = {}
    for each in sorted(places.values(), key=len):
        for begin in (0, len(each) // 2):
            found.update((place - each[begin], None) for place in each[begin + 1 :])
    return sorted(islice(found, most))


def _longest(equal: NDArray[np.bool_]) -> tuple[int, int]:
    """The start of the longest run of true, and its length."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], equal, [False])).astype(np.int8)))
    if not len(edges):
        return 0, 0
    starts, lengths = edges[::2], edges[1::2] - edges[::2]
    longest = int(lengths.argmax())
    return int(starts[longest]), int(lengths[longest])
