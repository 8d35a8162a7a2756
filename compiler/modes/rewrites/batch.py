"""Batches encryptions of blocks that do not depend on each other."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from compiler.modes.control import Blocks, Copy, Encrypt, Fill, If, Place, Rewrite, Step, walk
from compiler.modes.places import conflict, places_in, reads, writes
from compiler.modes.rewrites.rename import renamed


@dataclass(frozen=True)
class Batch(Rewrite):
    """Encrypt blocks under one key with one call if none depends on the result of another.

    Before::

        v = V + 1; a = E(K, v); w = v + 1; b = E(K, w)

    After::

        t[0] = V + 1; t[1] = t[0] + 1; t = E(K, t)

    with `t[0]` and `t[1]` in place of `a` and `b`.
    """

    block: int
    """Size of a block in bytes."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps of a routine with fewer calls of the cipher."""
        return _Routine(body, self.block).run()


class _Routine:
    """The rewriting of one routine, in which names of arrays are unique."""

    def __init__(self, body: tuple[Step, ...], block: int) -> None:
        self.body, self.block = body, block
        steps = list(walk(body))
        self.written = Counter(name for step in steps for name in _own_writes(step))
        self.moves: dict[str, Place] = {}
        self.count = 0

    def run(self) -> tuple[Step, ...]:
        return renamed(self._list(self.body), self.moves)

    def _list(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        steps = [self._inside(step) for step in body]
        place = 0
        while place < len(steps):
            if isinstance(steps[place], Encrypt):
                steps, place = self._batched(steps, place)
            place += 1
        return tuple(steps)

    def _inside(self, step: Step) -> Step:
        if isinstance(step, Blocks | Fill):
            return replace(step, body=self._list(step.body))
        if isinstance(step, If):
            return replace(step, then=self._list(step.then), other=self._list(step.other))
        return step

    def _batched(self, steps: list[Step], place: int) -> tuple[list[Step], int]:
        """The steps with one call for an encryption and all that can join it; the call's place."""
        first = steps[place]
        assert isinstance(first, Encrypt), "an encryption begins"
        last = place
        for end in range(place + 1, len(steps)):
            if steps[end] in _sorted(steps[place : end + 1], first)[1]:
                last = end
        ahead, group, behind = _sorted(steps[place : last + 1], first)
        if len(group) < 2:
            return steps, place
        before = [*steps[:place], *ahead]
        copies, call = self._one_call(before, group)
        made = [*before, *copies, call, *behind, *steps[last + 1 :]]
        return made, len(before) + len(copies)

    def _one_call(self, before: list[Step], group: list[Encrypt]) -> tuple[list[Step], Encrypt]:
        """Copies of the blocks that cannot be computed in the call's array, and the call."""
        self.count += 1
        whole = Place(f"t{self.count}", 0, self.block * len(group))
        copies: list[Step] = []
        for number, step in enumerate(group):
            place = whole.part(number * self.block, self.block)
            if isinstance(step.source, Place) and self._may_move(step.source, before, group):
                self.moves[step.source.array] = place
            else:
                copies.append(Copy(place, step.source))
            self.moves[step.to.array] = place
        return copies, Encrypt(whole, whole, group[0].schedule)

    def _may_move(self, source: Place, before: list[Step], group: list[Encrypt]) -> bool:
        """Whether an array can be part of the call's: written once, before, and not read later."""
        name = source.array
        is_whole = (source.first, source.n_bytes) == (0, self.block) and name not in self.moves
        made_here = any(name in writes(step) for step in before)
        known = sum(name in reads(s) for s in walk(tuple(before)) if not _has_body(s))
        known += sum(name in reads(step) for step in group)
        everywhere = sum(name in reads(s) for s in walk(self.body) if not _has_body(s))
        is_block = any(isinstance(s, Fill) and s.block.array == name for s in walk(self.body))
        once = self.written[name] == 1 and known == everywhere and not is_block
        return is_whole and made_here and once


def _sorted(steps: list[Step], first: Encrypt) -> tuple[list[Step], list[Encrypt], list[Step]]:
    """The steps before a call, the encryptions that join it, and the steps behind it."""
    ahead: list[Step] = []
    group: list[Encrypt] = [first]
    behind: list[Step] = []
    for step in steps[1:]:
        stays = any(conflict(each, step) for each in behind)
        depends = any(conflict(each, step) for each in group)
        if isinstance(step, Encrypt) and step.schedule == first.schedule:
            joins = not (stays or depends)
            (group if joins else behind).append(step)
        else:
            (behind if stays or depends else ahead).append(step)
    return ahead, group, behind


def _own_writes(step: Step) -> set[str]:
    """The arrays that a step writes, without the steps nested in an `If`."""
    return set() if isinstance(step, If) else {p.array for p in places_in(step)} & writes(step)


def _has_body(step: Step) -> bool:
    return isinstance(step, Blocks | Fill | If)
