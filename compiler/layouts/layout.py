"""Layouts of a block array, and the cheapest instructions from one layout to another.

A bit of an array of blocks has an index; its binary digits have names: `c0 c1 …` (bit in a word),
`r0 r1 …` (word in a block), `n0 n1 …` (block). A layout sends each digit to a position inside a
register or to the register's number. Memory is the layout in which the digits are in address order.
An instruction that permutes data is a move on digits; which one it is comes from running its row on
marked bits, so a table row that means something else cannot be used wrongly.
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
"""Layouts that the search looks at; the ways of the shipped ciphers are found after far fewer."""


@dataclass(frozen=True)
class Layout:
    """Where the digits are.

    Args:
        inside: the digit at each bit position of a register, lowest first.
        number: the digits of the register's number, lowest first.
    """

    inside: tuple[str, ...]
    number: tuple[str, ...]

    @property
    def registers(self) -> int:
        """How many registers hold the array."""
        return 1 << len(self.number)

    def register_of(self, index: Mapping[str, int]) -> int:
        """The number of the register that holds a bit whose index has these digits."""
        return sum(index[digit] << place for place, digit in enumerate(self.number))

    def index_of(self, register: int) -> dict[str, int]:
        """The digits of the index that a register's number fixes."""
        return {digit: register >> place & 1 for place, digit in enumerate(self.number)}

    def block_in_lane(self, register: int, bit: int) -> int:
        """The number of the block that the bit at a position of a register belongs to."""
        digits = self.index_of(register)
        digits.update({d: bit >> place & 1 for place, d in enumerate(self.inside)})
        return sum(value << int(d[1:]) for d, value in digits.items() if d[0] == "n")


@dataclass(frozen=True)
class Action:
    """A move in one shape, as a permutation of positions.

    `sources[i]` is the old position of the digit that comes to position i; the last position is the
    register's number where the move takes a pair.
    """

    move: Move
    shape: str
    pair: bool
    sources: tuple[int, ...]
    cost: float

    @cached_property
    def pick(self) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
        """What the move does to digits, those inside and, of a pair, one of the number."""
        return itemgetter(*self.sources)

    def apply(self, layout: Layout, number_digit: str = "") -> Layout:
        """The layout after the move, `number_digit` telling the two registers of a pair apart."""
        digits = (*layout.inside, number_digit) if self.pair else layout.inside
        moved = self.pick(digits)
        if not self.pair:
            return Layout(moved, layout.number)
        number = tuple(moved[-1] if d == number_digit else d for d in layout.number)
        return Layout(moved[:-1], number)


@dataclass(frozen=True)
class MemoryLayout:
    """A way to load consecutive memory into registers, and to store it back.

    `sources[i]` is the address digit that comes to position i of a register; `picked` are the
    address digits that tell the registers of one instruction apart.
    """

    load: str
    store: str
    sources: tuple[int, ...]
    picked: tuple[int, ...]
    cost: float

    def layout(self, address: Sequence[str]) -> Layout:
        """The layout of registers loaded from an array whose address digits these are."""
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
    """How memory becomes a sliced layout: how it is loaded, then the moves; and the way back."""

    address: tuple[str, ...]
    access: MemoryLayout
    start: Layout
    steps: tuple[Step, ...]
    end: Layout
    cost: float

    def __str__(self) -> str:
        """The way in words: the load, each move with the digit that it pairs, the lanes' digits."""
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
    """Cycles that an instruction takes of its ports together.

    A little is added for its place in the front end, so that of two equal ways the one with fewer
    instructions wins.
    """
    return sum(n / core.ports[p] for p, n in cost.ports.items()) + 0.001


def _digit_map(
    move: Move, shape: str, table: Mapping[str, Instruction], register_bytes: int, pair: bool
) -> tuple[int, ...]:
    """The permutation of digits that a move performs, or () where it is something else."""
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
    """Read a permutation of positions as one of their binary digits.

    Args:
        after: shape (positions, positions); row p has its one 1 where position p goes.

    Returns:
        For each new digit the old one, or () where the matrix is no permutation of digits.
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
    """What a load does with the digits of the address; None where it is no permutation of them."""
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

    The order of the blocks in the lanes is free, and so is which register holds which word: the
    digits of either kind are alike to the search (A* on what then remains of a layout).

    Args:
        address: digits of the address in bits, lowest first.
        accesses: ways to load; with an access of cost 0 and no digits picked, registers.
        actions: the moves.
        word_digits: digits of the bit in the word; they end at positions `stride` and up.
        stride: lowest position of a word's bits, as a digit number.
        steps: layouts that are looked at, at most.

    Raises:
        LayoutError: no sequence of moves gets there, or none was found after so many layouts.
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
    """A layout that the target's instructions cannot reach, or a form that a cipher does not fit.

    Args:
        message: what does not fit.
        span: of the operation that does not; None where it is no operation of the text.
    """

    def __init__(self, message: str, span: Span | None = None) -> None:
        super().__init__(message)
        self.span = span

    def __reduce__(self) -> tuple[type[LayoutError], tuple[str, Span | None]]:
        return type(self), (str(self), self.span)


class DepthError(LayoutError):
    """Counter mode cannot be folded as deep as asked for, or not at all in this form."""


_State = tuple[tuple[str, ...], tuple[str, ...]]
"""What the search sees of a layout: kinds of digits inside, and of the number's in sorted order."""


def _state(layout: Layout) -> _State:
    return tuple(map(_kind, layout.inside)), tuple(sorted(map(_kind, layout.number)))


def _kind(digit: str) -> str:
    """A digit as the search sees it: block digits are alike, and word digits are."""
    return digit if digit[0] == "c" else digit[0]


@dataclass(frozen=True)
class _Choice:
    """An action, on pairs that differ in a digit of a kind."""

    action: Action
    kind: str

    def cost(self, state: _State) -> float:
        """Port cycles on all registers."""
        registers = 1 << len(state[1])
        return self.action.cost * registers / (2 if self.action.pair else 1)


@dataclass(frozen=True)
class _Goal:
    """Where the search wants to be, and how far off a state is at least."""

    word: tuple[str, ...]
    stride: int
    cheapest: float

    def holds(self, state: _State) -> bool:
        """Whether each register holds one word, its bits in their places."""
        inside, number = state
        placed = inside[self.stride : self.stride + len(self.word)] == self.word
        return placed and "r" not in inside and not self._strays(number)

    def distance(self, state: _State) -> float:
        """A lower bound: each misplaced digit takes a move of its own, of half the registers."""
        inside, number = state
        missing = max(inside.count("r"), self._strays(number))
        return missing * self.cheapest * (1 << len(number)) / 2

    def _strays(self, number: tuple[str, ...]) -> int:
        """Digits of the bit in the word that number registers."""
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
    """The action that undoes this one.

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
