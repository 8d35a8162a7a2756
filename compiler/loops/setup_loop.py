"""Finds the loop of a function that fills memory: loop-carried values, and the stores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from compiler.ir.program import Op, Program
from compiler.loops.repetitions import LEAST_TIMES, Stretch, stretches

Place = tuple[int, int]
"""The number of an operation in an iteration, and of one of its results or arguments."""
SHORTENED = tuple((ahead, behind) for ahead in range(3) for behind in range(2))
"""Iterations at both ends that may be peeled: constants are folded into the first ones."""
MOST_OPERATIONS = 3500
"""The length of a program in which loops are searched for: the time grows with its square."""
LOOP_PRICE = 8
"""The cost of a loop in operations: it counts, and moves a pointer there and back."""
COLUMN_PRICE = 3
"""The cost in operations of a number that changes between iterations."""
TAIL_PRICE = 6
"""The cost in operations of moving a pointer behind a loop and back."""


@dataclass(frozen=True)
class Made:
    """A value made in this iteration, or in an earlier one (`age` iterations before)."""

    age: int
    place: Place


@dataclass(frozen=True)
class Outside:
    """A value from before the loop."""

    name: str


@dataclass(frozen=True)
class Numbers:
    """A constant, by iteration."""

    values: tuple[int, ...]

    @property
    def is_one(self) -> bool:
        """Whether it is the same in each iteration."""
        return len(set(self.values)) == 1


Held = Made | Outside
"""A loop-carried or loop-invariant value."""
Operand = Made | Outside | Numbers
"""An argument of an operation in an iteration."""


@dataclass(frozen=True)
class SetupLoop:
    """A possible loop of a program.

    Args:
        stretch: the operations of the loop.
        operands: the arguments of an iteration, except pointers.
        entering: the loop-carried values, each with its initial value.
        offsets: the offset in bytes of each store in the first iteration, by its number in an
            iteration.
        step: bytes by which stores advance in each iteration.
        saved: the operations that it saves, minus its cost.
    """

    stretch: Stretch
    operands: Mapping[Place, Operand]
    entering: Mapping[Held, str]
    offsets: Mapping[int, int]
    step: int
    saved: int

    @property
    def first(self) -> int:
        """The lowest byte that the first iteration writes."""
        return min(self.offsets.values(), default=0)


def changing(operands: Mapping[Place, Operand]) -> tuple[Numbers, ...]:
    """The numbers that change between iterations, without repetitions."""
    found = (o for o in operands.values() if isinstance(o, Numbers) and not o.is_one)
    return tuple(dict.fromkeys(found))


def best_loop(program: Program, most_held: int) -> SetupLoop | None:
    """The loop that saves most; None if no operations are repeated, or the program is too long.

    Args:
        program: a program from `with_early_stores`.
        most_held: the most loop-carried values.
    """
    if len(program.ops) > MOST_OPERATIONS:
        return None
    search = Search(program)
    best: SetupLoop | None = None
    for stretch in stretches(search.kinds, search.alive):
        for ahead, behind in SHORTENED:
            shorter = stretch.shorter(ahead, behind)
            if shorter.times < LEAST_TIMES or search.saved(shorter) <= (best.saved if best else 0):
                continue
            # All values that are alive at its begin are loop-carried.
            if search.alive[shorter.first] > most_held:
                continue
            found = search.loop(shorter)
            if found is None:
                continue
            if len(found.entering) <= most_held and found.saved > (best.saved if best else 0):
                best = found
            break
    return best


def with_early_stores(program: Program) -> Program:
    """The program with constants first, and each store right behind the maker of its value."""
    stores: dict[str, list[Op]] = {}
    for op in program.ops:
        if op.name == "store":
            stores.setdefault(op.args[1], []).append(op)
    constants = [op for op in program.ops if op.name == "const"]
    ops: list[Op] = []
    for op in (*constants, *(op for op in program.ops if op.name not in ("const", "store"))):
        ops += [op, *(store for value in op.results for store in stores.get(value, ()))]
    return program.with_ops(ops)


def steps_of(program: Program) -> tuple[Op, ...]:
    """The operations that may be repeated: all except constants."""
    return tuple(op for op in program.ops if op.name != "const")


def _in_order(oldest: Mapping[Place, int]) -> Iterator[Made]:
    """The loop-carried values, by the greatest age of each place.

    Values of one place are adjacent, the oldest first, so that each moves to its neighbour's place
    and a machine may copy two registers at once. One value that does not move comes first, because
    the first register may have no partner.
    """
    alone = [Made(1, place) for place, age in oldest.items() if age == 1]
    moving = [Made(each, place) for place, age in oldest.items() for each in range(1, age + 1)]
    moving = sorted((held for held in moving if oldest[held.place] > 1), key=lambda held: -held.age)
    return iter((*alone[:1], *moving, *alone[1:]))


@dataclass
class Search:
    """The possible loops of a program."""

    program: Program
    ops: tuple[Op, ...] = field(init=False)
    constants: Mapping[str, int] = field(init=False)
    pointers: frozenset[str] = field(init=False)
    made: Mapping[str, Place] = field(init=False)
    _live_out: dict[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])

    def __post_init__(self) -> None:
        program = self.program
        self.ops = steps_of(program)
        constants = (op for op in program.ops if op.name == "const")
        self.constants = {op.result: op.number("value") for op in constants}
        self.pointers = frozenset(p.name for p in program.params if p.type.is_pointer)
        self.made = {
            name: (n, i) for n, op in enumerate(self.ops) for i, name in enumerate(op.results)
        }

    @property
    def kinds(self) -> list[object]:
        """The kind of each operation; the offset of a store is ignored."""
        return [self._kind(op) for op in self.ops]

    def _kind(self, op: Op) -> object:
        types, at = self.program.types, "offset" if op.name == "store" else ""
        attrs = tuple(each for each in op.attrs if each[0] != at)
        args = tuple(a if a in self.pointers else types[a] for a in op.args)
        return op.name, op.types, attrs, args

    @cached_property
    def alive(self) -> list[int]:
        """The number of live values before each operation, and after the last one."""
        changes = [0] * (len(self.ops) + 2)
        last = {arg: n for n, op in enumerate(self.ops) for arg in op.args if arg in self.made}
        for name, reader in last.items():
            changes[self.made[name][0] + 1] += 1
            changes[reader + 1] -= 1
        found, count = list[int](), 0
        for change in changes:
            count += change
            found.append(count)
        return found

    def saved(self, stretch: Stretch) -> int:
        """The operations that a loop saves without moves; one on limbs counts as several."""
        once = self.ops[stretch.first : stretch.first + stretch.period]
        return (stretch.times - 1) * sum(max(1, len(op.results)) for op in once) - LOOP_PRICE

    def loop(self, stretch: Stretch) -> SetupLoop | None:
        """The loop of a stretch; None if its iterations differ."""
        operands: dict[Place, Operand] = {}
        entering: dict[Held, str] = {}
        for number in range(stretch.period):
            ops = self.ops[stretch.first + number : stretch.end : stretch.period]
            for i, values in enumerate(zip(*(op.args for op in ops), strict=True)):
                if values[0] in self.pointers:
                    continue
                operand = self._operand(stretch, values, entering)
                if operand is None:
                    return None
                operands[number, i] = operand
        stores = self._stores(stretch)
        state = self._state(stretch, operands, entering)
        if stores is None or state is None:
            return None
        moved = sum(isinstance(held, Made) and held.age > 1 for held in state)
        price = moved + COLUMN_PRICE * len(changing(operands))
        price += TAIL_PRICE if stretch.end < len(self.ops) else 0
        return SetupLoop(stretch, operands, state, *stores, self.saved(stretch) - price)

    def _operand(
        self, stretch: Stretch, values: Sequence[str], entering: dict[Held, str]
    ) -> Operand | None:
        """An argument, by its value in each iteration; None if iterations differ."""
        if all(value in self.constants for value in values):
            return Numbers(tuple(self.constants[value] for value in values))
        found = [self._held(stretch, value, i) for i, value in enumerate(values)]
        made = dict.fromkeys(held for held in found if isinstance(held, Made))
        if len(made) > 1 or (not made and len(set(values)) > 1):
            return None
        held: Held = next(iter(made), Outside(values[0]))
        for i, (each, value) in enumerate(zip(found, values, strict=True)):
            if each == held and isinstance(held, Made):
                continue
            first = Made(held.age - i, held.place) if isinstance(held, Made) else held
            is_late = isinstance(first, Made) and first.age < 1
            if is_late or entering.setdefault(first, value) != value:
                return None
        return held

    def _held(self, stretch: Stretch, value: str, time: int) -> Held:
        """The definition of a value that an iteration reads, relative to the iteration."""
        place = self.made.get(value)
        if place is None or not stretch.first <= place[0] < stretch.end:
            return Outside(value)
        maker, number = divmod(place[0] - stretch.first, stretch.period)
        return Made(time - maker, (number, place[1]))

    def _stores(self, stretch: Stretch) -> tuple[Mapping[int, int], int] | None:
        """Store offsets of the first iteration, and the step; None without a common step."""
        offsets: dict[int, int] = {}
        steps: set[int] = set()
        for number in range(stretch.period):
            ops = self.ops[stretch.first + number : stretch.end : stretch.period]
            if ops[0].name != "store":
                continue
            places = [op.number("offset") for op in ops]
            offsets[number] = places[0]
            steps.update(b - a for a, b in pairwise(places))
        return (offsets, min(steps, default=0)) if len(steps) <= 1 else None

    def _state(
        self, stretch: Stretch, operands: Mapping[Place, Operand], entering: Mapping[Held, str]
    ) -> Mapping[Held, str] | None:
        """The loop-carried values with initial values; None if an initial value is missing."""
        behind = [self._held(stretch, v, stretch.times) for v in self._read_behind(stretch.end)]
        read = [o for o in operands.values() if not isinstance(o, Numbers)]
        oldest: dict[Place, int] = {}
        for held in (*read, *behind):
            if isinstance(held, Made):
                oldest[held.place] = max(held.age, oldest.get(held.place, 0))
        whole: dict[Held, str] = {
            held: held.name for held in (*read, *behind) if isinstance(held, Outside)
        }
        for held in _in_order(oldest):
            if held not in entering or held.age >= stretch.times:
                return None
            whole[held] = entering[held]
        return whole

    def _read_behind(self, end: int) -> tuple[str, ...]:
        """The live-out values of a loop that ends before an operation, once each."""
        if end not in self._live_out:
            after: Iterable[str] = (a for op in self.ops[end:] for a in op.args)
            read = dict.fromkeys((*after, *self.program.results))
            made = {result for op in self.ops[end:] for result in op.results}
            inside = made | self.pointers | self.constants.keys()
            self._live_out[end] = tuple(name for name in read if name not in inside)
        return self._live_out[end]
