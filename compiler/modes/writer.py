"""Emits steps in the evaluation of a mode: scopes, arrays, and round keys that are reused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from compiler.modes.control import Contents, Copy, Encrypt, Increment, Place, Setup, Step, Xor
from compiler.modes.values import Octets, cut, octets

SCHEDULE = "rk"


@dataclass
class Scope:
    """A list of steps that is still extended.

    Args:
        is_loop: whether it is the body of a loop; else of a branch or of a routine.
        steps: the steps so far.
        pinned: round keys from outside that the scope uses and must not overwrite.
    """

    is_loop: bool
    steps: list[Step] = field(default_factory=list[Step])
    pinned: set[str] = field(default_factory=set[str])


@dataclass
class Writer:
    """The steps of one routine.

    Args:
        scopes: the routine's list of steps, then those of open loops and branches, outermost first.
        levels: for each array, the depth of the scope that assigns it.
        held: for each schedule, the key whose round keys it has at this point.
        made_in: for each schedule, the depth of the scope of its `Setup`.
        count: the number of arrays.
    """

    scopes: list[Scope] = field(default_factory=lambda: [Scope(False)])
    levels: dict[str, int] = field(default_factory=dict[str, int])
    held: dict[str, Octets] = field(default_factory=dict[str, Octets])
    made_in: dict[str, int] = field(default_factory=dict[str, int])
    count: int = 0

    def add(self, step: Step) -> None:
        """Append a step to the innermost scope."""
        self.scopes[-1].steps.append(step)

    @contextmanager
    def scope(self, is_loop: bool) -> Iterator[list[Step]]:
        """Open a scope; round keys that were changed in it are not reused after it."""
        before = dict(self.held)
        inner = Scope(is_loop)
        self.scopes.append(inner)
        yield inner.steps
        self.scopes.pop()
        changed = {slot for slot, key in before.items() if self.held.get(slot) != key}
        self.held = {s: k for s, k in before.items() if s not in changed} | {
            s: self.held[s] for s in inner.pinned if s in self.held
        }

    def array(self, n_bytes: int, level: int | None = None) -> Place:
        """A new array; `level` is the depth of the scope that assigns it, else the innermost."""
        self.count += 1
        name = f"a{self.count}"
        self.levels[name] = len(self.scopes) - 1 if level is None else level
        return Place(name, 0, n_bytes)

    def copy(self, to: Place, value: Octets) -> None:
        """Write bytes to a place."""
        at = 0
        for part in value.parts:
            self.add(Copy(to.part(at, part.n_bytes), part))
            at += part.n_bytes

    def source(self, value: Octets) -> Contents:
        """Bytes as one source: the constant or place that they are, or a new array."""
        if len(value.parts) == 1:
            return value.parts[0]
        to = self.array(value.n_bytes)
        self.copy(to, value)
        return to

    def fresh(self, value: Octets) -> Octets:
        """A copy of bytes in a new array."""
        to = self.array(value.n_bytes)
        self.copy(to, value)
        return octets([to])

    def xor(self, left: Octets, right: Octets) -> Octets:
        """The XOR of two byte strings of equal length, in a new array."""
        pairs = cut(left.parts, right.parts)
        to = self.array(left.n_bytes)
        made: list[Contents] = []
        at = 0
        for pair in pairs:
            place = to.part(at, pair[0].n_bytes)
            self.add(Xor(place, *pair))
            made.append(place)
            at += place.n_bytes
        return octets(made)

    def increment(self, value: Octets) -> Octets:
        """Bytes as one big-endian number, plus one."""
        source = self.source(value)
        to = self.array(value.n_bytes)
        self.add(Increment(to, source))
        return octets([to])

    def encrypt(self, value: Octets, schedule: str) -> Octets:
        """An encrypted block."""
        source = self.source(value)
        to = self.array(value.n_bytes)
        self.add(Encrypt(to, source, schedule))
        return octets([to])

    def schedule(self, key: Octets) -> str:
        """The round keys of a key: reused, or new; hoisted out of loops that keep the key."""
        for slot, held in self.held.items():
            if held == key:
                self._pin(slot)
                return slot
        level = max((self.levels.get(name, 0) for name in key.arrays), default=0)
        place = len(self.scopes) - 1
        while self.scopes[place].is_loop and level < place:
            place -= 1
        pinned = {slot for scope in self.scopes for slot in scope.pinned}
        slot = _unused(pinned)
        self.made_in[slot] = place
        self._pin(slot)
        self._setup(slot, key, place)
        self.held[slot] = key
        return slot

    def _pin(self, slot: str) -> None:
        """Reserve a schedule in the open scopes inside that of its `Setup`."""
        for scope in self.scopes[self.made_in[slot] + 1 :]:
            scope.pinned.add(slot)

    def _setup(self, slot: str, key: Octets, place: int) -> None:
        inner = self.scopes[place + 1 :]
        self.scopes[place + 1 :] = []
        self.add(Setup(slot, self.source(key)))
        self.scopes += inner

    def forget(self, arrays: Sequence[str]) -> None:
        """Note that arrays change: round keys of keys in them are not reused."""
        gone = set(arrays)
        self.held = {s: k for s, k in self.held.items() if not gone & k.arrays}


def _unused(taken: set[str]) -> str:
    """The first schedule name that is not taken."""
    number = 0
    while (name := SCHEDULE + (str(number) if number else "")) in taken:
        number += 1
    return name
