"""Finds the runs of operations that a program repeats on other values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from compiler.ir.program import Op, Program

SHORTEST = 6
"""Operations of a run that is worth a function of its own."""
MOST_ALIKE = 64
"""So many runs of one beginning are compared; more are a pattern of few operations."""
LEAST_SAVED = 16
"""Operations of the text that a function must save."""
CALL_COST = 2
"""What a call takes of the text besides what it takes and makes, in operations."""


@dataclass(frozen=True)
class Repeated:
    """A run that is there several times.

    Args:
        times: the operations of each time, in order; constants are no part of them.
        taken: for each time the values from outside, in one order; constants are none.
        made: the places in the run whose results are read outside at some time.
    """

    times: tuple[tuple[Op, ...], ...]
    taken: tuple[tuple[str, ...], ...]
    made: tuple[int, ...]

    @property
    def saved(self) -> int:
        """The operations that one function for all times saves in the text."""
        call = CALL_COST + len(self.taken[0]) + len(self.made)
        return (len(self.times) - 1) * len(self.times[0]) - call * len(self.times)


def repeated_runs(program: Program) -> tuple[Repeated, ...]:
    """The runs that are worth a function each, those first that save most; none overlap."""
    runs = _Runs(program)
    return tuple(runs.each())


@dataclass
class _Runs:
    """The runs of one program; those that were found are no part of later ones."""

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
        """The numbers of the operations that read a value; that of none where results do."""
        found: dict[str, list[int]] = {name: [-1] for name in self.program.results}
        for number, op in enumerate(self.ops):
            for arg in op.args:
                found.setdefault(arg, []).append(number)
        return found

    def each(self) -> Iterator[Repeated]:
        """The runs, the best of what is left each time."""
        while best := self.best():
            run, starts = best
            yield run
            for start in starts:
                for number in range(start, start + len(run.times[0])):
                    self.tokens[number] = None

    def best(self) -> tuple[Repeated, list[int]] | None:
        """The one that saves most, and where it begins each time."""
        found, most = None, LEAST_SAVED
        self.free = [0]
        for token in reversed(self.tokens):
            self.free.append(0 if token is None else self.free[-1] + 1)
        self.free.reverse()
        equal: set[tuple[int, ...]] = set()
        for starts in self.beginnings():
            is_later = tuple(start - 1 for start in starts) in equal
            # The first one may have been simplified, and be like no other.
            runs = () if is_later else (*self.lengths(starts), *self.lengths(starts[1:]))
            if is_later or runs:
                # Those that begin one operation later are shorter.
                equal.add(tuple(starts))
            for length, alike in runs:
                if (len(alike) - 1) * length <= most:
                    continue
                run = self.repeated(length, alike)
                if run.saved > most:
                    found, most = (run, alike), run.saved
        return found

    def beginnings(self) -> list[list[int]]:
        """The numbers of operations from which on the names of some are equal."""
        places: dict[object, list[int]] = {}
        for start in range(len(self.tokens) - SHORTEST + 1):
            if self.free[start] >= SHORTEST:
                window = tuple(self.tokens[start : start + SHORTEST])
                places.setdefault(window, []).append(start)
        return [starts for starts in places.values() if 1 < len(starts) <= MOST_ALIKE]

    def lengths(self, starts: Sequence[int]) -> Iterator[tuple[int, list[int]]]:
        """The lengths to which runs are equal, each with those that are."""
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
        """Whether two operands are of one place in their runs, one constant, or both from outside.

        A value from outside corresponds to one other alone, which `outside` keeps both ways.
        """
        if a in self.constants or b in self.constants:
            return self.constants.get(a) == self.constants.get(b)
        here, there = self.place(a, first), self.place(b, second)
        if here >= 0 or there >= 0:
            return here == there
        return outside.setdefault((False, a), b) == b and outside.setdefault((True, b), a) == a

    def place(self, name: str, first: int) -> int:
        """The place of a value's operation in a run; negative outside."""
        return max(self.numbers.get(name, -1) - first, -1)

    def repeated(self, length: int, starts: Sequence[int]) -> Repeated:
        """A run with what it takes and makes."""
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
        """The values that a run takes, in the order of their first use."""
        names = (arg for op in self.ops[start : start + length] for arg in op.args)
        outside = (a for a in names if a not in self.constants and self.place(a, start) < 0)
        return tuple(dict.fromkeys(outside))
