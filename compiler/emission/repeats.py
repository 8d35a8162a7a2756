"""Finds repeated runs of operations, which can become functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from compiler.ir.program import Op, Program

SHORTEST = 6
"""The fewest operations of a run that becomes a function."""
MOST_ALIKE = 64
"""The most runs with equal beginnings that are compared; more are a pattern of few operations."""
LEAST_SAVED = 16
"""The fewest operations of text that a function must save."""
CALL_COST = 2
"""The cost of a call in operations of text, besides its arguments and results."""


@dataclass(frozen=True)
class Repeated:
    """A run that occurs several times.

    Args:
        times: the operations of each occurrence, in order, without constants.
        taken: the live-in values of each occurrence, in one order, without constants.
        made: the places in the run whose results are live-out in some occurrence.
    """

    times: tuple[tuple[Op, ...], ...]
    taken: tuple[tuple[str, ...], ...]
    made: tuple[int, ...]

    @property
    def saved(self) -> int:
        """The operations of text that one function for all occurrences saves."""
        call = CALL_COST + len(self.taken[0]) + len(self.made)
        return (len(self.times) - 1) * len(self.times[0]) - call * len(self.times)


def repeated_runs(program: Program) -> tuple[Repeated, ...]:
    """The runs that are worth a function, best first, without overlaps."""
    runs = _Runs(program)
    return tuple(runs.each())


@dataclass
class _Runs:
    """The runs of one program, found greedily: those found are excluded from later ones."""

    program: Program
    known: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])
    """How many operations were the same from two of them on, when that was first asked."""
    free: list[int] = field(default_factory=list[int])
    """How many operations from each on are of no run that was found."""

    def __post_init__(self) -> None:
        every = self.program.ops
        self.ops = [op for op in every if op.args]
        self.constants = {op.result: (op.name, op.types, op.attrs) for op in every if not op.args}
        self.numbers = {name: n for n, op in enumerate(self.ops) for name in op.results}

    @cached_property
    def tokens(self) -> list[int | None]:
        """Numbers, equal for operations equal but for operands; None for what is in no run."""
        types, numbers = self.program.types, dict[object, int]()
        return [
            None
            if len(op.results) != 1 or any(types[arg].is_pointer for arg in op.args)
            else numbers.setdefault((op.name, op.types, op.attrs, len(op.args)), len(numbers))
            for op in self.ops
        ]

    @cached_property
    def readers(self) -> dict[str, list[int]]:
        """The numbers of the operations that read a value; -1 stands for the program's results."""
        found: dict[str, list[int]] = {name: [-1] for name in self.program.results}
        for number, op in enumerate(self.ops):
            for arg in op.args:
                found.setdefault(arg, []).append(number)
        return found

    def each(self) -> Iterator[Repeated]:
        """The runs, each time the best of the remaining ones."""
        while best := self.best():
            run, starts = best
            yield run
            for start in starts:
                for number in range(start, start + len(run.times[0])):
                    self.tokens[number] = None

    def best(self) -> tuple[Repeated, list[int]] | None:
        """The run that saves most, and the start of each occurrence."""
        found, most = None, LEAST_SAVED
        self.free = [0]
        for token in reversed(self.tokens):
            self.free.append(0 if token is None else self.free[-1] + 1)
        self.free.reverse()
        equal: set[tuple[int, ...]] = set()
        for starts in self.beginnings():
            is_later = tuple(start - 1 for start in starts) in equal
            # The first occurrence may have been simplified and differ from all others.
            runs = () if is_later else (*self.lengths(starts), *self.lengths(starts[1:]))
            if is_later or runs:
                # Runs that begin one operation later are shorter.
                equal.add(tuple(starts))
            for length, alike in runs:
                if (len(alike) - 1) * length <= most:
                    continue
                run = self.repeated(length, alike)
                if run.saved > most:
                    found, most = (run, alike), run.saved
        return found

    def beginnings(self) -> list[list[int]]:
        """The starts of runs, grouped by equal names of their first operations."""
        places: dict[object, list[int]] = {}
        for start in range(len(self.tokens) - SHORTEST + 1):
            if self.free[start] >= SHORTEST:
                window = tuple(self.tokens[start : start + SHORTEST])
                places.setdefault(window, []).append(start)
        return [starts for starts in places.values() if 1 < len(starts) <= MOST_ALIKE]

    def lengths(self, starts: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        """The lengths of equal runs, each with the starts of the occurrences of that length."""
        if len(starts) < 2:
            return
        first, *others = starts
        reach = {start: self.equal(first, start) for start in others}
        for length in sorted(set(reach.values())):
            if length < SHORTEST:
                continue
            alike = [first]
            for start in others:
                if reach[start] >= length and start >= alike[-1] + length:
                    alike.append(start)
            if len(alike) > 1:
                yield length, alike

    def equal(self, first: int, second: int) -> int:
        """How many operations are the same, on values that correspond, and of no run found."""
        if (first, second) not in self.known:
            self.known[first, second] = self.compared(first, second)
        return min(self.known[first, second], self.free[first], self.free[second])

    def compared(self, first: int, second: int) -> int:
        """How many operations are the same, on values that correspond."""
        outside: dict[tuple[bool, str], str] = {}
        most = min(second - first, len(self.ops) - second)
        for length in range(most):
            one, other = first + length, second + length
            if self.tokens[one] is None or self.tokens[one] != self.tokens[other]:
                return length
            pairs = zip(self.ops[one].args, self.ops[other].args, strict=True)
            if not all(self.corresponds(a, b, first, second, outside) for a, b in pairs):
                return length
        return most

    def corresponds(
        self, a: str, b: str, first: int, second: int, outside: dict[tuple[bool, str], str]
    ) -> bool:
        """Whether two operands correspond: same place in the run, same constant, or both live-in.

        Live-in values correspond one to one; `outside` records them in both directions.
        """
        if a in self.constants or b in self.constants:
            return self.constants.get(a) == self.constants.get(b)
        here, there = self.place(a, first), self.place(b, second)
        if here >= 0 or there >= 0:
            return here == there
        return outside.setdefault((False, a), b) == b and outside.setdefault((True, b), a) == a

    def place(self, name: str, first: int) -> int:
        """The place of a value's operation in a run; negative if it is outside."""
        return max(self.numbers.get(name, -1) - first, -1)

    def repeated(self, length: int, starts: Sequence[int]) -> Repeated:
        """A run with its live-in and live-out values."""
        made = (n for start in starts for n in self.made(start, length))
        return Repeated(
            tuple(tuple(self.ops[start : start + length]) for start in starts),
            tuple(self.taken(start, length) for start in starts),
            tuple(sorted(set(made))),
        )

    def made(self, start: int, length: int) -> Iterator[int]:
        """The places in a run whose results are read outside."""
        for place in range(length):
            readers = self.readers.get(self.ops[start + place].result, ())
            if any(not start <= reader < start + length for reader in readers):
                yield place

    def taken(self, start: int, length: int) -> tuple[str, ...]:
        """The live-in values of a run, in the order of their first use."""
        names = (arg for op in self.ops[start : start + length] for arg in op.args)
        outside = (a for a in names if a not in self.constants and self.place(a, start) < 0)
        return tuple(dict.fromkeys(outside))
