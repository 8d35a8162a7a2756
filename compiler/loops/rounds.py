"""Finds the loop of equal rounds in a function on blocks, and takes the function apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from compiler.ir.program import Op, Param, Program, fresh_names, rename_args
from compiler.ir.slots import Slot

Place = tuple[int, int]
"""A value of a round: the operation's number in the round, and the number of the result."""
Held = tuple[int, object]
"""A loop-carried value: its age in rounds, and its place; or 0 and its name."""
MOST_ALTERNATING = 4
"""The most rounds of different kinds in one iteration."""
LONGEST_PERIOD = 8
"""The most rounds in one iteration if no shorter loop covers half of the operations: a layer every
few rounds, or eight S-boxes in turn."""
LONG_TURNS = (8, 4, 2)
"""The numbers of rounds of a long iteration, the preferred first: in most ciphers the words of the
state, and the bytes of a word that is rotated by bytes, are then back in their places."""
LEAST_SHARE = 2
"""With long iterations, straight code is at least so many times as long as the code with a loop."""


@dataclass(frozen=True)
class Rolled:
    """A function with a loop.

    Args:
        parts: the part before the loop, an iteration, and the part behind it.
        slots: the keys of each iteration, in the order of their parameters.
        makes_keys: whether an iteration computes keys, which are constants.
    """

    parts: tuple[Program, Program, Program]
    slots: tuple[tuple[Slot, ...], ...]
    makes_keys: bool = False


@dataclass(frozen=True)
class _Segment:
    """The operations of an iteration in canonical form, equal for equal rounds.

    `slots` has the key slot of each use: sharing of slots is determined over all rounds.
    """

    first: int
    ops: tuple[Op, ...]
    shape: tuple[object, ...]
    slots: tuple[Slot, ...]
    outside: tuple[str, ...]
    places: dict[str, Place]


def roll(
    program: Program,
    by_length: bool = False,
    long_turns: bool = False,
    constants: Mapping[Slot, Op] | None = None,
) -> Rolled | None:
    """Find the loop that saves most; None if no two rounds are equal.

    Several rounds become one iteration if values would only be moved from one to the next.

    Args:
        program: a function on blocks.
        by_length: whether only the length of the code counts.
        long_turns: whether an iteration has up to eight rounds, if the code is still half as long.
        constants: the constants among the values of slots.
    """
    constants = constants or {}
    program = _with_own_constants(program)
    rounds = _rounds(program)
    if long_turns and (found := _with_long_turns(program, rounds)):
        return _split(found, program, constants)
    best: _Loop | None = None
    for period in range(1, LONGEST_PERIOD + 1):
        if period > MOST_ALTERNATING and best and 2 * best.n_ops >= len(program.ops):
            break
        for like in _alike(rounds, period):
            best = _better(program, like, best, by_length)
    return _split(best, program, constants) if best else None


@dataclass(frozen=True)
class _Loop:
    """A possible loop of a program.

    Args:
        saved: operations of text that it saves, minus the moves that it executes.
        run: its iterations.
        state: the loop-carried values.
    """

    saved: int
    run: Sequence[_Segment]
    state: _State

    @property
    def n_ops(self) -> int:
        """The number of operations that it covers."""
        return sum(len(segment.ops) for segment in self.run)


def _with_long_turns(program: Program, rounds: Sequence[_Stretch]) -> _Loop | None:
    """The loop with the longest iterations whose code is short enough."""
    for period in LONG_TURNS:
        best: _Loop | None = None
        for like in _alike(rounds, period):
            best = _better(program, like, best, by_length=True)
        if best and LEAST_SHARE * (len(program.ops) - best.saved) <= len(program.ops):
            return best
    return None


def _better(
    program: Program, like: Sequence[_Stretch], best: _Loop | None, by_length: bool
) -> _Loop | None:
    """The best loop over stretches that may be equal, or `best` if none saves more."""
    least = best.saved if best else 0
    if (len(like) - 1) * like[0].n_ops <= least:
        return best
    # With `by_length`, words of the nonce count as loop-carried: they may be initial values.
    slots = {n: s for n, s in program.stored.items() if s.kind == "key" or not by_length}
    for run in _runs([_segment(program, each, slots) for each in like]):
        most = (len(run) - 1) * len(run[0].ops)
        state = _state(program, run) if most > least else None
        if state is None:
            continue
        moved = sum(age > 1 for age, _ in state.slots)
        saved = most - (moved if by_length else len(run) * moved)
        if best is None or saved > best.saved:
            best = _Loop(saved, run, state)
            least = saved
    return best


def _with_own_constants(program: Program) -> Program:
    """The program with separate constants for each round that reads them."""
    constants = {op.result: op for op in program.ops if op.name == "const"}
    if not constants:
        return program
    fresh = fresh_names(program, "c")
    ops: list[Op] = []
    made: dict[tuple[str, int], str] = {}
    for op in program.ops:
        if op.name == "const":
            continue
        for arg in op.args:
            if arg in constants and (arg, op.round) not in made:
                name = made[arg, op.round] = next(fresh)
                ops.append(replace(constants[arg], results=(name,), round=op.round))
        ops.append(rename_args(op, {a: made.get((a, op.round), a) for a in op.args}))
    kept = [constants[name] for name in dict.fromkeys(program.results) if name in constants]
    return program.with_ops((*kept, *ops))


@dataclass(frozen=True)
class _Stretch:
    """Consecutive operations: the first place, their number, and the renaming of values."""

    first: int
    n_ops: int
    kind: tuple[int, ...]


def _rounds(program: Program) -> list[_Stretch]:
    """The rounds of the program; those of one kind have equal operations on other values."""
    kinds: dict[object, int] = {}
    found: list[_Stretch] = []
    first = 0
    for _, group in groupby(program.ops, key=lambda op: op.round):
        names = tuple((op.name, op.types, op.attrs) for op in group)
        found.append(_Stretch(first, len(names), (kinds.setdefault(names, len(kinds)),)))
        first += len(names)
    return found


def _alike(rounds: Sequence[_Stretch], period: int) -> Iterator[list[_Stretch]]:
    """Consecutive equal iterations of `period` rounds, at least two, from each first round on."""
    for offset in range(period):
        starts = range(offset, len(rounds), period)
        turns = [_joined(rounds[start : start + period]) for start in starts]
        for _, group in groupby(turns, key=lambda turn: turn.kind):
            found = list(group)
            if len(found) > 1:
                yield found


def _joined(rounds: Sequence[_Stretch]) -> _Stretch:
    """Consecutive rounds as one stretch."""
    kind = tuple(number for each in rounds for number in each.kind)
    return _Stretch(rounds[0].first, sum(each.n_ops for each in rounds), kind)


def _segment(program: Program, stretch: _Stretch, stored: Mapping[str, Slot]) -> _Segment:
    types, first = program.types, stretch.first
    ops = program.ops[first : first + stretch.n_ops]
    places: dict[str, Place] = {}
    slots: list[Slot] = []
    outside: dict[str, int] = {}
    shape: list[object] = []
    for number, op in enumerate(ops):
        args: list[object] = []
        for arg in op.args:
            if arg in places:
                args.append(places[arg])
            elif slot := stored.get(arg):
                args.append(("slot", len(slots), types[arg]))
                slots.append(slot)
            else:
                args.append(("outside", outside.setdefault(arg, len(outside)), types[arg]))
        shape.append((op.name, op.types, op.attrs, tuple(args)))
        for i, result in enumerate(op.results):
            places[result] = number, i
    return _Segment(first, ops, tuple(shape), tuple(slots), tuple(outside), places)


def _runs(segments: Sequence[_Segment]) -> Iterator[Sequence[_Segment]]:
    """Runs of consecutive iterations with one shape; then those without the first one."""
    start = 0
    while start < len(segments):
        end = start + 1
        while end < len(segments) and segments[end].shape == segments[start].shape:
            end += 1
        for first in (start, start + 1):
            if end - first > 1:
                yield segments[first:end]
        start = end


@dataclass(frozen=True)
class _State:
    """The loop-carried values: each slot's initial value, and its next slot or place.

    A slot `(age, place)` holds the value that was made at a place `age` iterations before; `(0,
    name)` is a loop-invariant value.
    """

    slots: tuple[Held, ...]
    first: Mapping[Held, str]
    reads: tuple[Held, ...]


def _state(program: Program, run: Sequence[_Segment]) -> _State | None:
    """The loop-carried values of a run; None if its rounds use different sources."""
    made = {name: (i, place) for i, s in enumerate(run) for name, place in s.places.items()}
    reads: list[Held] = []
    for number in range(len(run[0].outside)):
        values = [segment.outside[number] for segment in run]
        found = {
            (i - made[v][0], made[v][1]) if v in made else (0, v) for i, v in enumerate(values)
        }
        aged = [held for held in found if held[0]]
        if len(aged) > 1 or (not aged and len(found) > 1):
            return None
        reads.append(aged[0] if aged else found.pop())
    first: dict[Held, str] = {}
    for i, segment in enumerate(run):
        for held, value in zip(reads, segment.outside, strict=True):
            if value in made:
                continue
            age, place = held
            slot = (age - i, place) if age else held
            if (age and slot[0] < 1) or first.setdefault(slot, value) != value:
                return None
    behind = tuple(_read_behind(program, run))
    after = [(len(run) - made[n][0], made[n][1]) for n in behind if n in made]
    # A value from before the loop that is live behind it is carried, even if no round reads it.
    passing: dict[Held, str] = {(0, n): n for n in behind if n not in made}
    oldest: dict[object, int] = {}
    for age, place in (*reads, *after):
        oldest[place] = max(age, oldest.get(place, 0))
    wanted = [(age, p) for p, top in oldest.items() for age in range(min(top, 1), top + 1)]
    slots = tuple(dict.fromkeys((*reads, *wanted, *passing)))
    first.update(passing)
    if set(slots) - set(first) or max((age for age, _ in slots), default=len(run)) >= len(run):
        return None
    return _State(slots, first, tuple(reads))


def _read_behind(program: Program, run: Sequence[_Segment]) -> Iterator[str]:
    """The values that are live behind a run and not made there, without key slots."""
    behind = program.ops[run[-1].first + len(run[-1].ops) :]
    made = {result for op in behind for result in op.results}
    for name in (*(arg for op in behind for arg in op.args), *program.results):
        if name not in made and name not in program.stored:
            yield name


@dataclass(frozen=True)
class _Keys:
    """The keys of an iteration, by the slots that it reads in all iterations.

    Args:
        columns: for each use in an iteration, the slots that it reads.
        shared: the parameters of an iteration.
        same: keys that are the same constant in each iteration, with the operation.
    """

    columns: Sequence[tuple[Slot, ...]]
    shared: Mapping[tuple[Slot, ...], Slot]
    same: Mapping[tuple[Slot, ...], Op]

    @property
    def uses(self) -> list[str]:
        """The value of each use."""
        same = {column: op.result for column, op in self.same.items()}
        return [same.get(column) or str(self.shared[column]) for column in self.columns]


def _keys(run: Sequence[_Segment], constants: Mapping[Slot, Op]) -> _Keys:
    """The keys of the iterations of a run."""
    columns = list(zip(*(segment.slots for segment in run), strict=True))
    same: dict[tuple[Slot, ...], Op] = {}
    for column in dict.fromkeys(columns):
        found = [constants[slot] for slot in column if slot in constants]
        if len(found) == len(column) and len({op.value_key() for op in found}) == 1:
            name, round_number = f"same{len(same)}", run[0].ops[0].round
            same[column] = replace(found[0], results=(name,), span=None, round=round_number)
    varying = (column for column in dict.fromkeys(columns) if column not in same)
    return _Keys(columns, {column: Slot("round", i) for i, column in enumerate(varying)}, same)


def _split(found: _Loop, program: Program, constants: Mapping[Slot, Op]) -> Rolled:
    """A program with a loop in place of a run."""
    run, state = found.run, found.state
    start, end = run[0].first, run[-1].first + len(run[-1].ops)
    names = {held: f"state{i}" for i, held in enumerate(state.slots)}
    types, first = program.types, run[0]
    kinds = {slot: types[name] for name, slot in program.stored.items()}
    keys = _keys(run, constants)
    entering = dict(zip(first.outside, (names[held] for held in state.reads), strict=True))
    made: dict[object, str] = {place: name for name, place in first.places.items()}
    iter_uses = iter(keys.uses)

    def following(held: Held) -> str:
        age, place = held
        return made[place] if age == 1 else names[age - 1 if age else 0, place]

    head = replace(
        program, ops=program.ops[:start], results=tuple(state.first[h] for h in state.slots)
    )
    params = (
        *(Param(names[h], types[state.first[h]]) for h in state.slots),
        *(Param(str(slot), kinds[column[0]], slot) for column, slot in keys.shared.items()),
    )
    body = tuple(
        _with_slots(rename_args(op, entering), program.stored, iter_uses) for op in first.ops
    )
    results = tuple(following(held) for held in state.slots)
    middle = replace(program, params=params, ops=(*keys.same.values(), *body), results=results)
    last: list[dict[object, str]] = [{p: n for n, p in s.places.items()} for s in run]
    leaving = [last[-age][place] if age else str(place) for age, place in state.slots]
    passed = tuple(Param(n, types[n]) for n in leaving)
    slots = tuple(p for p in program.params if p.name in program.stored)
    tail = replace(program, params=(*passed, *slots), ops=program.ops[end:])
    in_turn = tuple(zip(*keys.shared, strict=True)) or ((),) * len(run)
    return Rolled((head, middle, tail), in_turn, bool(keys.same))


def _with_slots(op: Op, slots: Mapping[str, Slot], uses: Iterator[str]) -> Op:
    """The operation with its key slots renamed, in the order of their uses."""
    is_slot = [arg in slots for arg in op.args]
    args = (next(uses) if slot else a for a, slot in zip(op.args, is_slot, strict=True))
    return op.changed(args=tuple(args)) if any(is_slot) else op
