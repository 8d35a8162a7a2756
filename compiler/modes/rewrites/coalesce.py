"""Gives both sides of a copy the same bytes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.modes.control import (
    RESULT,
    Blocks,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Invoke,
    Place,
    Rewrite,
    Setup,
    Step,
    walk,
    without,
)
from compiler.modes.places import place_written, places_in, places_read, sizes_of
from compiler.modes.rewrites.liveness import Point, points_of
from compiler.modes.rewrites.rename import renamed


@dataclass(frozen=True)
class Coalesce(Rewrite):
    """Move an array into the other side of a copy if no byte must hold two values at once.

    Before::

        t = x ^ b; t = E(K, t); x = t

    After::

        x = x ^ b; x = E(K, x)
    """

    fields: Mapping[str, int]
    """The fields of the state, with their sizes in bytes; they and the result stay in place."""
    operands_move: bool
    """Whether operands of the cipher may lie where a caller chooses, at any address."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps of a routine with fewer copies."""
        while move := self._first_move(body):
            body = without(renamed(body, move), _is_idle)
        return body

    def _first_move(self, body: tuple[Step, ...]) -> Mapping[str, Place]:
        """The first array that can be moved and the place where it goes; empty if there is none."""
        sizes = {**sizes_of(body), **self.fields}
        given = {name: size for name, size in sizes.items() if self._is_given(name)}
        points, held = points_of(body, given), _operands(body)
        for one, other in _copied(body):
            name, to = one.array, Place(other.array, other.first - one.first, sizes[one.array])
            stays = self._is_given(name) or name == to.array
            wanders = self._is_given(to.array) and name in held and not self.operands_move
            fits = 0 <= to.first <= sizes[to.array] - to.n_bytes
            if fits and not (stays or wanders) and _may_move(name, to, points):
                return {name: to}
        return {}

    def _is_given(self, name: str) -> bool:
        """Whether an array is a caller's."""
        return name in self.fields or name == RESULT


def _copied(body: tuple[Step, ...]) -> Iterator[tuple[Place, Place]]:
    """The sides of each copy, in both orders."""
    for step in walk(body):
        if isinstance(step, Copy) and isinstance(step.source, Place):
            yield step.to, step.source
            yield step.source, step.to


def _operands(body: tuple[Step, ...]) -> set[str]:
    """The arrays that the cipher reads or writes, with those of loops over an output."""
    found: set[str] = set()
    for step in walk(body):
        if isinstance(step, Setup | Encrypt | Fill):
            found |= {place.array for each in walk((step,)) for place in places_in(each)}
    return found


def _may_move(name: str, to: Place, points: Sequence[Point]) -> bool:
    """Whether an array and the bytes at its new place never hold different values at a time."""
    new = {(name, i): (to.array, to.first + i) for i in range(to.n_bytes)}
    other = {**new, **{place: byte for byte, place in new.items()}}
    for point in points:
        for byte in point.written & other.keys():
            if other[byte] in point.needed and point.source_of(byte) != other[byte]:
                return False
    return all(_stays_apart(point.step, name, to) for point in points)


def _stays_apart(step: Step, name: str, to: Place) -> bool:
    """Whether a step, after the move, reads only bytes that it does not write.

    Steps that go over two places alike may read exactly those that they write.
    """
    if isinstance(step, Blocks | Fill):
        step = replace(step, body=())
    (moved,) = renamed((step,), {name: to})
    written = place_written(moved)
    if written is None:
        return True
    read = list(places_read(moved))
    if not isinstance(moved, Blocks | Gather | Invoke):
        read = [place for place in read if place != written]
    return not any(_overlap(place, written) for place in read)


def _overlap(one: Place, other: Place) -> bool:
    """Whether two places have bytes in common."""
    ends = one.first + one.n_bytes, other.first + other.n_bytes
    return one.array == other.array and one.first < ends[1] and other.first < ends[0]


def _is_idle(step: Step) -> bool:
    """Whether a step copies bytes to themselves."""
    return isinstance(step, Copy) and step.to == step.source
