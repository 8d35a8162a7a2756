"""Which bytes of arrays are needed behind each step of a routine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from compiler.modes.control import Blocks, Copy, Fill, If, Place, Refuse, Step
from compiler.modes.places import place_written, places_read

Byte = tuple[str, int]
"""A byte: the name of its array, and its offset."""
Bytes = frozenset[Byte]


@dataclass(frozen=True)
class Point:
    """A step that writes bytes.

    Args:
        step: the step; a loop writes its block at one end of each iteration.
        written: the bytes that it writes.
        needed: the bytes that may be read behind it before they are written.
    """

    step: Step
    written: Bytes
    needed: Bytes

    def source_of(self, byte: Byte) -> Byte | None:
        """The byte that a written byte is a copy of; None if it is none."""
        match self.step:
            case Copy(to, Place() as source):
                return source.array, byte[1] - to.first + source.first
            case _:
                return None


def points_of(body: tuple[Step, ...], given: Mapping[str, int]) -> list[Point]:
    """The steps of a routine that write bytes.

    Args:
        body: the steps.
        given: what the caller reads behind the routine, with sizes in bytes. A refusal leaves it as
            it was, so it needs it too.
    """
    every = frozenset((name, place) for name, n_bytes in given.items() for place in range(n_bytes))
    walk = _Walk(every)
    walk.before(body, every)
    return walk.points


@dataclass
class _Walk:
    """A walk over steps against their order."""

    given: Bytes
    points: list[Point] = field(default_factory=list[Point])

    def before(self, body: tuple[Step, ...], behind: Bytes) -> Bytes:
        """The bytes that are needed before steps, by what is needed behind them."""
        for step in reversed(body):
            behind = self._step(step, behind)
        return behind

    def _step(self, step: Step, behind: Bytes) -> Bytes:
        match step:
            case If(_, then, other):
                return self.before(then, behind) | self.before(other, behind)
            case Blocks() | Fill():
                return self._loop(step, behind)
            case Refuse():
                return behind | self.given
            case _:
                return self._written(step, behind) | _bytes_of(places_read(step))

    def _loop(self, step: Blocks | Fill, behind: Bytes) -> Bytes:
        """The bytes that are needed before each iteration, and behind the last one."""
        read = behind | (_bytes_of(places_read(step)) if isinstance(step, Blocks) else frozenset())
        while True:
            known, self.points = self.points, []
            before = read | self._iteration(step, read)
            found, self.points = self.points, known
            if before == read:
                self.points += found
                return before
            read = before

    def _iteration(self, step: Blocks | Fill, behind: Bytes) -> Bytes:
        if isinstance(step, Blocks):
            return self._written(step, self.before(step.body, behind))
        block = _bytes_of([step.block])
        if step.schedule:
            # The last block may be encrypted where it is.
            self.points.append(Point(step, block, behind))
            behind -= block
        return self.before(step.body, behind | block)

    def _written(self, step: Step, behind: Bytes) -> Bytes:
        """The bytes that are needed behind a step and that it does not write."""
        place = place_written(step)
        if place is None:
            return behind
        written = _bytes_of([place])
        self.points.append(Point(step, written, behind))
        return behind - written


def _bytes_of(places: Iterable[Place]) -> Bytes:
    return frozenset((p.array, p.first + i) for p in places for i in range(p.n_bytes))
