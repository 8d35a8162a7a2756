"""Evaluates a row's meaning on numbers, for selection, tests and layouts.

Registers are arrays of shape (samples, bytes) of `uint8`. A statement operates on lanes of its
row's width, so machine arithmetic wraps. It reads the low lanes of a longer register; a shorter one
is extended with zeros. Pointers are `Address(region, offset)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from compiler.ir.integers import INTEGER_OPERATORS
from compiler.machine.isa import CARRY, ENTRY, LANE, MEMORY, Instruction, fold
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary

Bytes = NDArray[np.uint8]
Lanes = NDArray[np.generic]


@dataclass(frozen=True)
class Address:
    """An address in a memory region, in bytes from its start; an array has one for each sample."""

    region: str
    offset: int | NDArray[np.int64]


Operand = Bytes | int | Address
Memory = Mapping[str, Bytes]


class MeaningError(ValueError):
    """The evaluator has no rule for a meaning."""


def execute(
    instruction: Instruction,
    operands: Mapping[str, Operand],
    memory: Memory | None = None,
    samples: int = 1,
) -> dict[str, Bytes]:
    """Run one instruction.

    Args:
        instruction: the instruction.
        operands: the value of each register read and of each immediate.
        memory: regions of shape (samples, bytes), changed in place by stores.
        samples: the number of samples, if no register or memory that is read has one.

    Returns:
        The registers and the state written, each of shape (samples, bytes).
    """
    if instruction.lines:
        return _in_turn(instruction, operands, memory or {}, samples)
    scope = Scope(instruction, operands, memory or {}, samples)
    written: dict[str, Bytes] = {}
    for effect in instruction.effects:
        if isinstance(effect.target, Index):
            scope.store(effect.target.index, effect.value)
        else:
            assert isinstance(effect.target, Name), "the target is a register"
            name = effect.target.id
            moves = isinstance(operands.get(name), Address)
            written[name] = scope.place(effect.value) if moves else scope.register(effect.value)
    return written


def _in_turn(
    instruction: Instruction, operands: Mapping[str, Operand], memory: Memory, samples: int
) -> dict[str, Bytes]:
    """Run the lines of a sequence; state that they pass on is kept among the operands."""
    held = dict(operands)
    state: dict[str, Operand] = {}
    for line in instruction.lines:
        inner = line.instruction
        known = {name: state[name] for name in inner.state_read}
        written = execute(inner, {**known, **line.given(held)}, memory, samples)
        state |= {name: written[name] for name in inner.state_written}
        held |= {line.name_of(name): written[name] for name in inner.results}
    return {name: np.asarray(held[name]) for name in instruction.results}


class Scope:
    """The operands of one instruction, and how its expressions read them.

    Args:
        instruction: the row, whose lanes statements operate on.
        operands: the value of each register and immediate that is read.
        memory: regions that are loaded from and stored to.
        samples: the number of samples, if no register or memory that is read has one.
    """

    def __init__(
        self,
        instruction: Instruction,
        operands: Mapping[str, Operand],
        memory: Memory,
        samples: int,
    ) -> None:
        self.lanes = instruction.lanes
        self.dtype = np.dtype(f"<u{instruction.lane_bits // 8}")
        self.width = instruction.lane_bits
        self.operands = operands
        self.memory = memory
        places = [v for v in operands.values() if isinstance(v, Address)]
        self.region = places[0].region if places else ""
        arrays = [v for v in operands.values() if isinstance(v, np.ndarray)]
        self.samples = len(arrays[0]) if arrays else samples
        if not arrays and self.region in memory:
            self.samples = len(memory[self.region])

    def register(self, expr: Expr) -> Bytes:
        """The value of an expression as a register's bytes."""
        lanes, shape = np.asarray(self.value(expr)), (self.samples, self.lanes)
        if lanes.shape != shape:
            lanes = np.broadcast_to(lanes, shape)
        return np.ascontiguousarray(lanes.astype(self.dtype)).view(np.uint8)

    def place(self, expr: Expr) -> Bytes:
        """The address that a moved pointer has, in as many bits as an offset may have."""
        offset = np.asarray(self.value(expr), np.int64).reshape(-1)
        return np.broadcast_to(offset, (self.samples,)).copy().view(np.uint8).reshape(-1, 8)

    def store(self, index: Expr, expr: Expr) -> None:
        """Write the lanes of `expr` to memory at the addresses `index`."""
        data = self.register(expr).reshape(self.samples, self.lanes, -1)
        first = np.broadcast_to(np.asarray(self.value(index), np.int64), (self.lanes,))
        for byte in range(data.shape[2]):
            self.memory[self.region][:, first + byte] = data[:, :, byte]

    def value(self, expr: Expr) -> Lanes | int:
        """The value of an expression: an integer, (lanes,) of indices or (samples, lanes)."""
        match expr:
            case Number(value=value):
                return value
            case Name(id=name):
                return self.name(name)
            case Unary(op=op, operand=operand):
                inner = self.value(operand)
                return self.complement(inner) if op == "~" else self.wrap(0, "-", inner)
            case Binary(op=op, left=left, right=right):
                return self.wrap(self.value(left), op, self.value(right))
            case Select(condition=condition, then=then, other=other):
                return self.select(self.value(condition), then, other)
            case Index(base=Name(id=base), index=index):
                return self.indexed(base, index)
            case Call(function=function, arguments=(left, right, carry)) if function == CARRY:
                return self.carry(*(self.value(side) for side in (left, right, carry)))
            case Call(function=function, arguments=(place, *entries)) if function == ENTRY:
                return self.entry(self.value(place), entries)
            case _:
                raise MeaningError(f"a row's meaning has no {type(expr).__name__}")

    def name(self, name: str) -> Lanes | int:
        """An operand, `i`, `n` or `w`."""
        if name == LANE:
            return np.arange(self.lanes)
        if name in ("n", "w") and name not in self.operands:
            return self.lanes if name == "n" else self.width
        value = self.operands[name]
        if isinstance(value, Address):
            offset = value.offset
            return offset if isinstance(offset, int) else offset[:, None]
        return value if isinstance(value, int) else self.fitted(value.view(self.dtype))

    def fitted(self, lanes: Lanes) -> Lanes:
        """Lanes cut or extended with zeros to the number of the row's lanes."""
        count = lanes.shape[1]
        if count < self.lanes:
            above = np.zeros((len(lanes), self.lanes - count), self.dtype)
            return np.concatenate([lanes, above], axis=1)
        return lanes[:, : self.lanes]

    def complement(self, value: Lanes | int) -> Lanes | int:
        """All bits inverted; an integer is treated as a lane."""
        if isinstance(value, int):
            return ~value & (1 << self.width) - 1
        return np.bitwise_not(value)

    def select(self, condition: Lanes | int, then: Expr, other: Expr) -> Lanes | int:
        """A select lane by lane; if the condition is a constant, only that side is evaluated."""
        if isinstance(condition, int):
            return self.value(then if condition else other)
        return np.where(condition, *(self.whole(self.value(e)) for e in (then, other)))

    def whole(self, value: Lanes | int) -> Lanes | int:
        """A constant of more than 63 bits as a lane, since NumPy would round it as a number."""
        return self.dtype.type(value) if isinstance(value, int) and value >> 63 > 0 else value

    def indexed(self, base: str, index: Expr) -> Lanes:
        """Memory at an address, or some lanes of a register."""
        place = self.value(index)
        return self.load(place) if base == MEMORY else self.lane(base, place)

    def lane(self, name: str, place: Lanes | int) -> Lanes:
        """Lanes `place` of a register; places outside are reduced (a select drops their values)."""
        register = self.operands[name]
        assert isinstance(register, np.ndarray), "a register is indexed"
        lanes = register.view(self.dtype)
        where = np.asarray(place) % lanes.shape[1]
        if where.ndim < 2:
            return np.broadcast_to(
                lanes[:, where].reshape(len(lanes), -1), (len(lanes), self.lanes)
            )
        return np.take_along_axis(lanes, where.astype(np.int64), axis=1)

    def entry(self, place: Lanes | int, entries: Sequence[Expr]) -> Lanes:
        """Constants at places modulo their number."""
        table: Lanes = np.array([fold(entry, {}) for entry in entries], self.dtype)
        return table[np.asarray(place, np.int64) % len(table)]

    def load(self, place: Lanes | int) -> Lanes:
        """Lanes from memory at byte addresses `place`, little-endian; each sample reads its own."""
        width = self.width // 8
        if isinstance(place, np.ndarray) and place.ndim > 1:
            starts = np.broadcast_to(place, (len(place), self.lanes)).astype(np.int64)
            octets = (starts[:, :, None] + np.arange(width)).reshape(len(place), -1)
            found = np.take_along_axis(self.memory[self.region], octets, axis=1)
            return np.ascontiguousarray(found).view(self.dtype)
        first = np.broadcast_to(np.asarray(place, np.int64), (self.lanes,))
        places = (first[:, None] + np.arange(width)).ravel()
        return np.ascontiguousarray(self.memory[self.region][:, places]).view(self.dtype)

    def wrap(self, left: Lanes | int, op: str, right: Lanes | int) -> Lanes | int:
        """An operator; on arrays, results wrap at the lane, and shifts past the width give 0."""
        if isinstance(left, int) and isinstance(right, int):
            return on_integers(left, op, right, self.width)
        if op in ("<<", ">>", "<<<", ">>>"):
            return self.shift(left, op, right)
        return _ON_ARRAYS[op](self.as_lane(left), self.as_lane(right))

    def as_lane(self, value: Lanes | int) -> Lanes | int:
        """An integer as a lane; indices stay signed integers."""
        return value & (1 << self.width) - 1 if isinstance(value, int) and value < 0 else value

    def carry(self, left: Lanes | int, right: Lanes | int, carry: Lanes | int) -> Lanes | int:
        """The carry out of a sum: the part above the lane."""
        first, second = (np.asarray(self.as_lane(side)) for side in (left, right))
        part = (first + second).astype(self.dtype)
        total = (part + np.asarray(carry)).astype(self.dtype)
        # At most one of the two sums wraps around.
        wraps: Lanes = np.logical_or(part < first, total < part).astype(self.dtype)
        return wraps

    def shift(self, left: Lanes | int, op: str, amount: Lanes | int) -> Lanes:
        """A shift or rotation by a constant, or a shift by lanes."""
        if not isinstance(amount, int):
            return self.shift_by_lanes(left, op, amount)
        if isinstance(left, int):
            raise MeaningError("a constant is shifted by a constant")
        if op in ("<<<", ">>>"):
            k = amount % self.width if op == "<<<" else -amount % self.width
            high, low = self.shift(left, "<<", k), self.shift(left, ">>", self.width - k)
            return np.bitwise_or(high, low)
        if amount >= self.width:
            return np.zeros_like(left)
        by = left.dtype.type(amount)
        return np.left_shift(left, by) if op == "<<" else np.right_shift(left, by)

    def shift_by_lanes(self, left: Lanes | int, op: str, amount: Lanes) -> Lanes:
        """A shift of each lane by its own amount."""
        lanes = np.full_like(amount, left) if isinstance(left, int) else left
        if op in ("<<<", ">>>"):
            return self.rotate_by_lanes(lanes, op, amount)
        inside = np.less(amount, self.width)
        by = np.where(inside, amount, 0).astype(lanes.dtype)
        moved = np.left_shift(lanes, by) if op == "<<" else np.right_shift(lanes, by)
        return np.where(inside, moved, 0).astype(lanes.dtype)

    def rotate_by_lanes(self, lanes: Lanes, op: str, amount: Lanes) -> Lanes:
        """A rotation of each lane by its own amount."""
        k = np.remainder(amount, self.width)
        back = np.remainder(self.width - k, self.width)
        up, down = (k, back) if op == "<<<" else (back, k)
        moved = (self.shift_by_lanes(lanes, "<<", up), self.shift_by_lanes(lanes, ">>", down))
        return np.bitwise_or(*moved)


_ON_ARRAYS = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": np.floor_divide,
    "%": np.remainder,
    "&": np.bitwise_and,
    "|": np.bitwise_or,
    "^": np.bitwise_xor,
    "==": np.equal,
    "!=": np.not_equal,
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
}


def on_integers(left: int, op: str, right: int, width: int) -> int:
    """An operator on integers; shifts and rotations are those of a lane of `width` bits."""
    mask = (1 << width) - 1
    match op:
        case "<<":
            return left << right & mask if right < width else 0
        case ">>":
            return (left & mask) >> right
        case "<<<" | ">>>":
            k = right % width if op == "<<<" else -right % width
            return (left << k | (left & mask) >> (width - k)) & mask
        case _:
            return INTEGER_OPERATORS[op](left, right)
