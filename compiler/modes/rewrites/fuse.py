"""Fuses loops over the same bytes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.modes.control import Blocks, Fill, If, Rewrite, Step
from compiler.modes.places import conflict
from compiler.modes.rewrites.rename import renamed


@dataclass(frozen=True)
class Fuse(Rewrite):
    """Fuse loops over the same bytes that do not depend on each other.

    Before::

        blocks b of input: x = E(x ^ b)
        y = constant
        blocks c of input: y = E(y ^ c)

    After::

        y = constant
        blocks b of input: x = E(x ^ b); y = E(y ^ b)

    Steps between two loops are moved before both if no dependence forbids it, else behind them.
    """

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps with fewer loops."""
        steps = [self._inside(step) for step in body]
        place = 0
        while place < len(steps):
            fused = _with_next(steps, place)
            steps, place = (fused, 0) if fused else (steps, place + 1)
        return tuple(steps)

    def _inside(self, step: Step) -> Step:
        if isinstance(step, Blocks | Fill):
            return replace(step, body=self(step.body))
        if isinstance(step, If):
            return replace(step, then=self(step.then), other=self(step.other))
        return step


def _with_next(steps: list[Step], place: int) -> list[Step] | None:
    """The steps with a loop fused with the next one over the same bytes; None if there is none."""
    first = steps[place]
    if not isinstance(first, Blocks):
        return None
    for other in range(place + 1, len(steps)):
        second = steps[other]
        if isinstance(second, Blocks) and second.pieces == first.pieces:
            return _fused(steps, place, other, first, second)
    return None


def _fused(
    steps: list[Step], place: int, other: int, first: Blocks, second: Blocks
) -> list[Step] | None:
    ahead: list[Step] = []
    behind: list[Step] = []
    for step in steps[place + 1 : other]:
        stays = conflict(first, step) or any(conflict(each, step) for each in behind)
        (behind if stays else ahead).append(step)
    if conflict(first, second) or any(conflict(step, second) for step in behind):
        return None
    body = renamed(second.body, {second.block.array: first.block})
    loop = replace(first, body=(*first.body, *body))
    return [*steps[:place], *ahead, loop, *behind, *steps[other + 1 :]]
