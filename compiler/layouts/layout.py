"""Layouts of block arrays, and the cheapest instructions from one layout to another.

A bit of an array of blocks has an index; its binary digits have names: `c0 c1 …` (bit in a word),
`r0 r1 …` (word in a block), `n0 n1 …` (block). A layout sends each digit to a position inside a
register or to the register's number. Memory is the layout in which the digits are in address order.
An instruction that permutes data is a permutation of digits. It is derived by running the row on
marked bits, so a wrong table row cannot be misused.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

import numpy as np

from compiler.machine.core import Core, Cost
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Bytes, execute
from compiler.machine.moves import evaluate_move, instructions_of
from compiler.machine.rules import Move
from dsl.syntax.tree import Span

MOST_LAYOUTS = 10_000
"""The most layouts that the search visits; the shipped ciphers need far fewer."""


@dataclass(frozen=True)
class Layout:
    """The places of the digits.

    Args:
        inside: the digit at each bit position of a register, lowest first.
        number: the digits of the register's number, lowest first.
    """

    inside: tuple[str, ...]
    number: tuple[str, ...]

    @property
    def registers(self) -> int:
        """The number of registers of the array."""
        return 1 << len(self.number)

    def register_of(self, index: Mapping[str, int]) -> int:
        """The number of the register with a bit, given the digits of its index."""
        return sum(index[digit] << place for place, digit in enumerate(self.number))

    def index_of(self, register: int) -> dict[str, int]:
        """The digits of the index that a register's number determines."""
        return {digit: register >> place & 1 for place, digit in enumerate(self.number)}

    def block_in_lane(self, register: int, bit: int) -> int:
        """The block of the bit at a position of a register."""
        digits = self.index_of(register)
        digits.update({d: bit >> place & 1 for place, d in enumerate(self.inside)})
        return sum(value << int(d[1:]) for d, value in digits.items() if d[0] == "n")


@dataclass(frozen=True)
class Action:
    """A move in one shape, as a permutation of positions.

    `sources[i]` is the old position of the digit at position i; for a move on a pair, the last
    position is the register's number.
    """

    move: Move
    shape: str
    pair: bool
    sources: tuple[int, ...]
    cost: float

    @cached_property
    def pick(self) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
        """The permutation of digits: those inside, and for a pair one of the number."""
        return itemgetter(*self.sources)

    def apply(self, layout: Layout, number_digit: str = "") -> Layout:
        """The layout after the move; `number_digit` distinguishes the two registers of a pair."""
        digits = (*layout.inside, number_digit) if self.pair else layout.inside
        moved = self.pick(digits)
        if not self.pair:
            return Layout(moved, layout.number)
        number = tuple(moved[-1] if d == number_digit else d for d in layout.number)
        return Layout(moved[:-1], number)


@dataclass(frozen=True)
class MemoryLayout:
    """A way to load consecutive memory into registers, and to store it back.

    `sources[i]` is the address digit at position i of a register; `picked` are the address digits
    that number the registers of one instruction.
    """

    load: str
    store: str
    sources: tuple[int, ...]
    picked: tuple[int, ...]
    cost: float

    def layout(self, address: Sequence[str]) -> Layout:
        """The layout of registers loaded from an array with the given address digits."""
        inside = tuple(address[i] for i in self.sources)
        used = {*self.sources, *self.picked}
        rest = [d for i, d in enumerate(address) if i not in used]
        return Layout(inside, (*(address[i] for i in self.picked), *rest))


@dataclass(frozen=True)
class Step:
    """One action of a path, on the pairs that differ in `number_digit`."""

    action: Action
    number_digit: str


@dataclass(frozen=True)
class Path:
    """The path from memory to a sliced layout: the load, then the moves; it is invertible."""

    address: tuple[str, ...]
    access: MemoryLayout
    start: Layout
    steps: tuple[Step, ...]
    end: Layout
    cost: float

    def __str__(self) -> str:
        """Description: the load, each move with the digit that it pairs, the lanes' digits."""
        steps = [f"{s.action.move.name}.{s.action.shape} {s.number_digit}" for s in self.steps]
        words = " ".join(self.end.number)
        return "; ".join([self.access.load, *steps, f"{words} | {' '.join(self.end.inside)}"])


def derive_actions(
    moves: Sequence[Move], table: Mapping[str, Instruction], core: Core, register_bytes: int
) -> tuple[Action, ...]:
    """All moves in all shapes that permute digits, with their cost in port cycles on `core`."""
    found: dict[tuple[int, ...], Action] = {}
    shapes = {shape for name in table for shape in [name.partition(".")[2]] if shape} or {""}
    for move, shape in itertools.product(moves, sorted(shapes)):
        used = instructions_of(move, shape, table)
        if not used or any(i.lanes * i.lane_bits != register_bytes * 8 for i in used):
            continue
        pair = len(move.into) == 2
        sources = _digit_map(move, shape, table, register_bytes, pair)
        cost = sum(port_cycles(core.cost(i), core) for i in used)
        if sources and (sources not in found or found[sources].cost > cost):
            found[sources] = Action(move, shape, pair, sources, cost)
    return tuple(found.values())


def port_cycles(cost: Cost, core: Core) -> float:
    """The cycles that an instruction occupies its ports, in total.

    A small amount is added for the front end, so that ties go to the path with fewer instructions.
    """
    return sum(n / core.ports[p] for p, n in cost.ports.items()) + 0.001


def _digit_map(
    move: Move, shape: str, table: Mapping[str, Instruction], register_bytes: int, pair: bool
) -> tuple[int, ...]:
    """The permutation of digits that a move performs, or () if it is something else."""
    registers = 2 if pair else 1
    bits = register_bytes * 8
    marked = np.eye(registers * bits, dtype=np.uint8)
    packed = np.packbits(marked, axis=1, bitorder="little")
    inputs = {
        n: packed[:, i * register_bytes : (i + 1) * register_bytes] for i, n in enumerate("ab")
    }
    out = evaluate_move(move, shape, table, inputs)
    after = np.unpackbits(np.concatenate(out, axis=1), axis=1, bitorder="little")
    return digits_of_permutation(after)


def digits_of_permutation(after: Bytes) -> tuple[int, ...]:
    """Read a permutation of positions as a permutation of their binary digits.

    Args:
        after: shape (positions, positions); row p has its only 1 at the target of position p.

    Returns:
        For each new digit the old one, or () if the matrix permutes no digits.
    """
    if (after.sum(axis=1) != 1).any():
        return ()
    target = after.argmax(axis=1)
    digits = len(target).bit_length() - 1
    images = [int(target[1 << d]) for d in range(digits)]
    if target[0] != 0 or any(v.bit_count() != 1 for v in images):
        return ()
    moved = sum((np.arange(len(target)) >> d & 1) * images[d] for d in range(digits))
    if (moved != target).any():
        return ()
    sources = {v.bit_length() - 1: d for d, v in enumerate(images)}
    return tuple(sources[i] for i in range(digits))


def derive_access(
    load: str, store: str, table: Mapping[str, Instruction], core: Core
) -> MemoryLayout | None:
    """The effect of a load on the digits of the address; None if it permutes no digits."""
    instruction = table[load]
    register_bytes = instruction.lanes * instruction.lane_bits // 8
    count = len(instruction.results)
    size = register_bytes * count
    marked = np.packbits(np.eye(size * 8, dtype=np.uint8), axis=1, bitorder="little")
    operands: dict[str, Address | int] = dict.fromkeys(instruction.bounds, 0)
    operands[instruction.args[0]] = Address("memory", 0)
    made = execute(instruction, operands, {"memory": marked})
    joined = np.concatenate([made[name] for name in instruction.results], axis=1)
    digits = digits_of_permutation(np.unpackbits(joined, axis=1, bitorder="little"))
    if not digits:
        return None
    inside = (register_bytes * 8).bit_length() - 1
    both = port_cycles(core.cost(instruction), core)
    return MemoryLayout(load, store, digits[:inside], digits[inside:], both / count)


def search(
    address: Sequence[str],
    accesses: Sequence[MemoryLayout],
    actions: Sequence[Action],
    word_digits: Sequence[str],
    stride: int,
    steps: int = MOST_LAYOUTS,
) -> Path:
    """The cheapest way from memory to registers that hold one word each of many blocks.

    The order of blocks in lanes and of words in registers is free, so the search treats the digits
    of each kind as equal (A* on layouts up to this equivalence).

    Args:
        address: digits of the address in bits, lowest first.
        accesses: ways to load; an access of cost 0 without picked digits stands for registers.
        actions: the moves.
        word_digits: digits of the bit in the word; they end at positions `stride` and up.
        stride: lowest position of a word's bits, as a digit number.
        steps: the most layouts that are visited.

    Raises:
        LayoutError: no sequence of moves leads there, or none was found within the budget.
    """
    goal = _Goal(tuple(word_digits), stride, min((a.cost for a in actions), default=0.0))
    queue: list[tuple[float, int, float, _State, tuple[_Choice, ...], MemoryLayout]] = []
    best: dict[_State, float] = {}
    ticket = itertools.count()

    def push(
        cost: float, state: _State, choices: tuple[_Choice, ...], access: MemoryLayout
    ) -> None:
        if cost < best.get(state, math.inf):
            best[state] = cost
            bound = cost + goal.distance(state)
            heapq.heappush(queue, (bound, next(ticket), cost, state, choices, access))

    for access in accesses:
        if len(access.sources) + len(access.picked) <= len(address):
            layout = access.layout(address)
            push(access.cost * layout.registers, _state(layout), (), access)
    for _ in itertools.takewhile(lambda _: queue, range(steps)):
        _, _, cost, state, choices, access = heapq.heappop(queue)
        if goal.holds(state):
            return _replay(access, address, choices, cost)
        if cost > best[state]:
            continue
        for choice, after in _neighbours(state, actions):
            push(cost + choice.cost(state), after, (*choices, choice), access)
    found = f"after {steps} layouts" if queue else "among all layouts"
    raise LayoutError(f"no sequence of the target's moves reaches this layout: none {found}")


class LayoutError(ValueError):
    """The target's instructions cannot reach a layout, or a form does not fit a cipher.

    Args:
        message: description of the misfit.
        span: place of the operation in the source text; None if it has none.
    """

    def __init__(self, message: str, span: Span | None = None) -> None:
        super().__init__(message)
        self.span = span

    def __reduce__(self) -> tuple[type[LayoutError], tuple[str, Span | None]]:
        return type(self), (str(self), self.span)


class DepthError(LayoutError):
    """Counter mode cannot be folded to the requested depth, or not at all in this form."""


_State = tuple[tuple[str, ...], tuple[str, ...]]
"""A layout up to equivalence: kinds of digits inside, and of the number's in sorted order."""


def _state(layout: Layout) -> _State:
    return tuple(map(_kind, layout.inside)), tuple(sorted(map(_kind, layout.number)))


def _kind(digit: str) -> str:
    """The kind of a digit: all block digits are equivalent, and so are word digits."""
    return digit if digit[0] == "c" else digit[0]


@dataclass(frozen=True)
class _Choice:
    """An action, on pairs that differ in a digit of one kind."""

    action: Action
    kind: str

    def cost(self, state: _State) -> float:
        """Port cycles on all registers."""
        registers = 1 << len(state[1])
        return self.action.cost * registers / (2 if self.action.pair else 1)


@dataclass(frozen=True)
class _Goal:
    """The goal of the search, with a lower bound on the distance to it."""

    word: tuple[str, ...]
    stride: int
    cheapest: float

    def holds(self, state: _State) -> bool:
        """Whether each register holds one word with its bits in place."""
        inside, number = state
        placed = inside[self.stride : self.stride + len(self.word)] == self.word
        return placed and "r" not in inside and not self._strays(number)

    def distance(self, state: _State) -> float:
        """A lower bound: each misplaced digit takes a separate move of all pairs of registers."""
        inside, number = state
        missing = max(inside.count("r"), self._strays(number))
        return missing * self.cheapest * (1 << len(number)) / 2

    def _strays(self, number: tuple[str, ...]) -> int:
        """The number of digits of a word's bits that number registers."""
        return len(number) - number.count("r") - number.count("n")


def _neighbours(state: _State, actions: Sequence[Action]) -> Iterator[tuple[_Choice, _State]]:
    inside, number = state
    others = {kind: _without(number, kind) for kind in number}
    for action in actions:
        if not action.pair:
            yield _Choice(action, ""), (action.pick(inside), number)
            continue
        for kind, rest in others.items():
            moved = action.pick((*inside, kind))
            after = number if moved[-1] == kind else tuple(sorted((*rest, moved[-1])))
            yield _Choice(action, kind), (moved[:-1], after)


def _without(number: tuple[str, ...], kind: str) -> tuple[str, ...]:
    place = number.index(kind)
    return number[:place] + number[place + 1 :]


def _replay(
    access: MemoryLayout, address: Sequence[str], choices: Sequence[_Choice], cost: float
) -> Path:
    """The path of some choices, with the first digit of each kind."""
    start = layout = access.layout(address)
    steps: list[Step] = []
    for choice in choices:
        digit = next((d for d in layout.number if _kind(d) == choice.kind), "")
        steps.append(Step(choice.action, digit))
        layout = choice.action.apply(layout, digit)
    return Path(tuple(address), access, start, tuple(steps), layout, cost)


def inverse_of(action: Action, actions: Sequence[Action]) -> Action:
    """The inverse of an action.

    Raises:
        LayoutError: there is none.
    """
    size = len(action.sources)
    for other in actions:
        if other.pair == action.pair and len(other.sources) == size:
            composed = [action.sources[other.sources[i]] for i in range(size)]
            if composed == list(range(size)):
                return other
    raise LayoutError(f"no move undoes {action.move.name}.{action.shape}")
