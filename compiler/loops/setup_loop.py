"""Finds the loop of a function that fills memory: what goes round, and what it stores where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from compiler.ir.program import Op, Program
from compiler.loops.repetitions import LEAST_TIMES, Stretch, stretches

Place = tuple[int, int]
"""The number of an operation in a time round, and of one of its results or arguments."""
SHORTENED = tuple((ahead, behind) for ahead in range(3) for behind in range(2))
"""Times round at both ends that may stay outside: constants are folded into the first ones."""
LOOP_PRICE = 8
"""What a loop costs, in operations: it counts, and brings a pointer there and back."""
COLUMN_PRICE = 3
"""What a number costs that changes from one time round to the next, in operations."""
TAIL_PRICE = 6
"""What it costs to bring a pointer behind a loop and back, in operations."""


@dataclass(frozen=True)
class Made:
    """What a time round makes: this one, or one so many before."""

    age: int
    place: Place


@dataclass(frozen=True)
class Outside:
    """A value from ahead of the loop."""

    name: str


@dataclass(frozen=True)
class Numbers:
    """A constant, by time round."""

    values: tuple[int, ...]

    @property
    def is_one(self) -> bool:
        """Whether it is the same each time."""
        return len(set(self.values)) == 1


Held = Made | Outside
"""What goes round."""
Operand = Made | Outside | Numbers
"""What an argument of a time round is."""


@dataclass(frozen=True)
class SetupLoop:
    """A loop that a program may have.

    Args:
        stretch: the operations that go round.
        operands: what the arguments of a time round are, but for pointers.
        entering: what goes round, each with its first value.
        offsets: where each store writes the first time, by its number in a time round, in bytes.
        step: how much further on it writes each time.
        saved: the operations that it saves, less what it costs.
    """

    stretch: Stretch
    operands: Mapping[Place, Operand]
    entering: Mapping[Held, str]
    offsets: Mapping[int, int]
    step: int
    saved: int

    @property
    def first(self) -> int:
        """The lowest byte that the first time round writes."""
        return min(self.offsets.values(), default=0)


def changing(operands: Mapping[Place, Operand]) -> tuple[Numbers, ...]:
    """The numbers that are others each time, once each."""
    found = (o for o in operands.values() if isinstance(o, Numbers) and not o.is_one)
    return tuple(dict.fromkeys(found))


def best_loop(program: Program, most_held: int) -> SetupLoop | None:
    """The loop that saves most; None where no operations are repeated.

    Args:
        program: as `with_early_stores` leaves it.
        most_held: values that may go round.
    """
    search = Search(program)
    best: SetupLoop | None = None
    for stretch in stretches(search.kinds, search.alive):
        for ahead, behind in SHORTENED:
            shorter = stretch.shorter(ahead, behind)
            if shorter.times < LEAST_TIMES or search.saved(shorter) <= (best.saved if best else 0):
                continue
            found = search.loop(shorter)
            if found is None:
                continue
            if len(found.entering) <= most_held and found.saved > (best.saved if best else 0):
                best = found
            break
    return best


def with_early_stores(program: Program) -> Program:
    """The program with constants first, and each store right behind what it stores."""
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
    """The operations that may be repeated: all but constants."""
    return tuple(op for op in program.ops if op.name != "const")


def _in_order(oldest: Mapping[Place, int]) -> Iterator[Made]:
    """What goes round, by the greatest age of each place.

    Values that move to the next age lie side by side, as those of the next age do: a machine may
    copy two registers at once. The oldest come first: others move to where they were. One value
    that does not move is ahead of them, for the first of the registers may have no neighbour.
    """
    alone = [Made(1, place) for place, age in oldest.items() if age == 1]
    moving = [Made(each, place) for place, age in oldest.items() for each in range(1, age + 1)]
    moving = sorted((held for held in moving if oldest[held.place] > 1), key=lambda held: -held.age)
    return iter((*alone[:1], *moving, *alone[1:]))


@dataclass
class Search:
    """The loops that a program may have."""

    program: Program
    ops: tuple[Op, ...] = field(init=False)
    constants: Mapping[str, int] = field(init=False)
    pointers: frozenset[str] = field(init=False)
    made: Mapping[str, Place] = field(init=False)

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
        """What each operation does, but for where a store writes."""
        return [self._kind(op) for op in self.ops]

    def _kind(self, op: Op) -> object:
        types, at = self.program.types, "offset" if op.name == "store" else ""
        attrs = tuple(each for each in op.attrs if each[0] != at)
        args = tuple(a if a in self.pointers else types[a] for a in op.args)
        return op.name, op.types, attrs, args

    @cached_property
    def alive(self) -> list[int]:
        """How many values are alive ahead of each operation, and behind the last."""
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
        """The operations that a loop saves if nothing is moved; one on limbs counts as several."""
        once = self.ops[stretch.first : stretch.first + stretch.period]
        return (stretch.times - 1) * sum(max(1, len(op.results)) for op in once) - LOOP_PRICE

    def loop(self, stretch: Stretch) -> SetupLoop | None:
        """The loop of a stretch; None where its time rounds do not do the same."""
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
        """What an argument is, by its value in each time round; None: something else each time."""
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
        """What a value is that is read in a time round."""
        place = self.made.get(value)
        if place is None or not stretch.first <= place[0] < stretch.end:
            return Outside(value)
        maker, number = divmod(place[0] - stretch.first, stretch.period)
        return Made(time - maker, (number, place[1]))

    def _stores(self, stretch: Stretch) -> tuple[Mapping[int, int], int] | None:
        """Where stores write the first time, and the step; None where they have no common one."""
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
        """What goes round with its first values; None where a first value is not known."""
        behind = [self._held(stretch, v, stretch.times) for v in self._read_behind(stretch)]
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

    def _read_behind(self, stretch: Stretch) -> Iterator[str]:
        """The values that are read behind a loop and not made there, once each."""
        after: Iterable[str] = (a for op in self.ops[stretch.end :] for a in op.args)
        read = dict.fromkeys((*after, *self.program.results))
        known = {*self.pointers, *self.constants}
        made = {result for op in self.ops[stretch.end :] for result in op.results}
        return (name for name in read if name not in known and name not in made)
