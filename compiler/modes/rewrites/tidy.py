"""Removes copies, and encrypts an output in place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from operator import is_

from compiler.modes.control import (
    Copy,
    Encrypt,
    Fill,
    If,
    Increment,
    Place,
    Rewrite,
    Step,
    Xor,
    bodies_of,
    walk,
    without,
)
from compiler.modes.places import places_in, reads, writes
from compiler.modes.rewrites.rename import renamed

MAKERS = (Xor, Increment, Encrypt)
"""Steps that may work in place."""


@dataclass(frozen=True)
class Tidy(Rewrite):
    """Remove copies, and encrypt all blocks of an output with one call.

    Before::

        t = x ^ b; x = t
        fill out with a: v = V + 1; a = E(K, v); V = v

    After::

        x = x ^ b
        fill out with v, encrypted under K: v = V + 1; V = v
    """

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps of a routine with fewer copies."""
        body = _spread_in(body, body)
        while (move := _first_move(body, body)) is not None:
            copy, name = move
            body = renamed(without(body, partial(is_, copy)), {name: copy.to})
        return body


def _spread_in(body: tuple[Step, ...], whole: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps in which outputs are encrypted in place if possible."""
    made: list[Step] = []
    for step in body:
        if isinstance(step, Fill):
            made.append(_spread(step, whole))
        elif isinstance(step, If):
            then, other = (_spread_in(part, whole) for part in (step.then, step.other))
            made.append(replace(step, then=then, other=other))
        else:
            made.append(step)
    return tuple(made)


def _spread(fill: Fill, whole: tuple[Step, ...]) -> Fill:
    """A loop that leaves plain blocks in the output, which are encrypted together behind it.

    The loop is returned unchanged unless each block is the result of one encryption under round
    keys that the loop keeps, no step of the loop reads it, and none outside reads the plain block.
    """
    found = [s for s in walk(fill.body) if isinstance(s, Encrypt) and s.to == fill.block]
    if len(found) != 1 or found[0] not in fill.body or not isinstance(found[0].source, Place):
        return fill
    (last,) = found
    source = last.source
    assert isinstance(source, Place), "it was looked at"
    place = fill.body.index(last)
    rest = (*fill.body[:place], *fill.body[place + 1 :])
    made = {name for step in rest for name in writes(step)}
    behind = {name for step in fill.body[place + 1 :] for name in writes(step)}
    is_read = any(fill.block.array in reads(step) for step in rest)
    outside = [s for s in walk(whole) if s not in fill.body and not isinstance(s, Fill | If)]
    is_own = not any(source.array in reads(step) for step in outside)
    if last.schedule in made or source.array in behind or is_read or not is_own:
        return fill
    return replace(fill, block=source, body=rest, schedule=last.schedule)


def _first_move(body: tuple[Step, ...], whole: tuple[Step, ...]) -> tuple[Copy, str] | None:
    """The first copy that is not needed, and its source, which may be computed at its target."""
    for place, step in enumerate(body):
        if isinstance(step, Copy) and _may_go(body[:place], step, whole):
            assert isinstance(step.source, Place), "it was looked at"
            return step, step.source.array
        for inner in bodies_of(step):
            if found := _first_move(inner, whole):
                return found
    return None


def _may_go(before: tuple[Step, ...], copy: Copy, whole: tuple[Step, ...]) -> bool:
    """Whether a copy's source has no other reader, and may be computed at the copy's target."""
    source = copy.source
    if not isinstance(source, Place) or source.first or source.array == copy.to.array:
        return False
    name, to = source.array, copy.to.array
    users = [s for s in walk(whole) if any(p.array == name for p in places_in(s))]
    if len(users) != 2 or users[1] is not copy or users[0] not in before:
        return False
    maker = users[0]
    if not isinstance(maker, MAKERS) or maker.to != source:
        return False
    between = before[before.index(maker) + 1 :]
    touched = {n for step in between for n in (*reads(step), *writes(step))}
    return to not in touched and _lies_alike(maker, copy)


def _lies_alike(maker: Xor | Increment | Encrypt, copy: Copy) -> bool:
    """Whether a step reads only the target's bytes, or none, of the copy's target array."""
    read = [p for p in places_in(maker) if p.array == copy.to.array]
    return all(place == copy.to for place in read)
