"""Makes a loop of rounds that are alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from compiler.ir import Op, Param, Program, rename_args
from compiler.module import BLOCK_FUNCTIONS, Context, Module, Pass
from compiler.passes.hoist import KEY_SLOT, NONCE_SLOT, ROUND_SLOT

HEAD, ROUND, TAIL = "", ".round", ".tail"
"""What the names of the three parts of a rolled function end in."""

Place = tuple[int, int]
"""A value of a round: the operation's number in the round, and which of its results."""


@dataclass(frozen=True)
class Roll(Pass):
    """Make a loop of consecutive rounds that do the same with other round keys.

    A function becomes three programs: what comes before, one round, and what comes after; the
    round's parameters are the values that go round, then its keys `$r0 $r1 …`. A function in which
    no two rounds are alike stays as it is. The code is smaller; the keys take more room, for each
    round then has its own in the order of use.
    """

    enabled: bool = False
    """Whether to do it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its block functions rolled."""
        del context
        if not self.enabled:
            return module
        programs: dict[str, Program] = {}
        loops: dict[str, tuple[tuple[str, ...], ...]] = {}
        for name, program in module.programs.items():
            rolled = roll(program) if name in BLOCK_FUNCTIONS else None
            if rolled is None:
                programs[name] = program
                continue
            loops[name] = rolled.slots
            for ending, part in zip((HEAD, ROUND, TAIL), rolled.parts, strict=True):
                programs[name + ending] = replace(part, name=name + ending)
        return replace(module, programs=programs, loops=loops)


@dataclass(frozen=True)
class Rolled:
    """A function as head, round and tail, and each time round its slots in the round's order."""

    parts: tuple[Program, Program, Program]
    slots: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class _Segment:
    """The operations of one phase, in a form that is equal for rounds that are alike."""

    first: int
    ops: tuple[Op, ...]
    shape: tuple[object, ...]
    slots: tuple[str, ...]
    outside: tuple[str, ...]
    places: dict[str, Place]


def roll(program: Program) -> Rolled | None:
    """Find the longest run of rounds that are alike; None where there are no two."""
    segments = _segments(program)
    best: list[_Segment] = []
    for start in range(len(segments)):
        run = segments[start : start + 1]
        for after in segments[start + 1 :]:
            if not _follows(run, after):
                break
            run.append(after)
        if len(run) > max(1, len(best)) and _is_closed(program, run):
            best = run
    return _split(program, best) if best else None


def _segments(program: Program) -> list[_Segment]:
    segments: list[_Segment] = []
    first = 0
    for _, group in groupby(program.ops, key=lambda op: op.phase):
        ops = tuple(group)
        segments.append(_segment(first, ops))
        first += len(ops)
    return segments


def _segment(first: int, ops: tuple[Op, ...]) -> _Segment:
    places: dict[str, Place] = {}
    slots: dict[str, int] = {}
    outside: dict[str, int] = {}
    shape: list[object] = []
    for number, op in enumerate(ops):
        args: list[object] = []
        for arg in op.args:
            if arg in places:
                args.append(places[arg])
            elif arg.startswith((KEY_SLOT, NONCE_SLOT)):
                args.append(("slot", slots.setdefault(arg, len(slots))))
            else:
                args.append(("outside", outside.setdefault(arg, len(outside))))
        shape.append((op.name, op.types, op.attrs, tuple(args)))
        places.update({r: (number, i) for i, r in enumerate(op.results)})
    return _Segment(first, ops, tuple(shape), tuple(slots), tuple(outside), places)


def _carried(before: _Segment, after: _Segment) -> list[Place | None]:
    """Where the round before makes what the round after takes from outside."""
    return [before.places.get(name) for name in after.outside]


def _follows(run: Sequence[_Segment], after: _Segment) -> bool:
    """Whether a round is like the last of a run and takes its values from the same places."""
    last = run[-1]
    if last.shape != after.shape or len(last.slots) != len(after.slots):
        return False
    places = _carried(last, after)
    return None not in places and (len(run) < 2 or _carried(run[-2], last) == places)


def _is_closed(program: Program, run: Sequence[_Segment]) -> bool:
    """Whether what is read behind a run is among the values that go round."""
    places = _carried(run[-2], run[-1])
    made = {name for segment in run for name in segment.places}
    behind = program.ops[run[-1].first + len(run[-1].ops) :]
    read = {a for op in behind for a in op.args} | set(program.results)
    last = {name for name, place in run[-1].places.items() if place in places}
    return (read & made) <= last


def _split(program: Program, run: Sequence[_Segment]) -> Rolled:
    first, last = run[0], run[-1]
    places = _carried(run[-2], last)
    entering = first.outside
    end = last.first + len(last.ops)
    by_place = {place: name for name, place in last.places.items()}
    leaving = tuple(by_place[place] for place in places if place is not None)
    turning = {place: name for name, place in first.places.items()}
    turned = tuple(turning[place] for place in places if place is not None)
    types = program.types
    keys = {slot: f"{ROUND_SLOT}{i}" for i, slot in enumerate(first.slots)}
    params = (
        *(Param(name, types[name]) for name in entering),
        *(Param(keys[slot], types[slot]) for slot in first.slots),
    )
    head = replace(program, ops=program.ops[: first.first], results=entering)
    body = tuple(rename_args(op, keys) for op in first.ops)
    middle = replace(program, params=params, ops=body, results=turned)
    slots = tuple(p for p in program.params if p.name.startswith((KEY_SLOT, NONCE_SLOT)))
    passed = tuple(Param(name, types[name]) for name in leaving)
    tail = replace(program, params=(*passed, *slots), ops=program.ops[end:])
    return Rolled((head, middle, tail), tuple(s.slots for s in run))
