"""Evaluates a row's meaning on literals: tests and proofs use the same rows.

A statement is evaluated lane by lane, as `compiler.machine.meaning` does on numbers. Pointers and
public numbers may occur in sums, differences, comparisons, and shifts and masks by constants; other
operations on them are unsupported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from compiler.machine.isa import (
    CARRY,
    CODE_MEMORY,
    ENTRY,
    LANE,
    MEMORY,
    PROGRAM_COUNTER,
    Instruction,
)
from compiler.machine.meaning import on_integers
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary
from prove.graph.words import Bits, constant_bits, fitted, invert, known_number, shifted
from prove.machine.memory import ANY_BYTE, Piece, Value
from prove.machine.public import Arithmetic
from prove.machine.registers import as_number, moved
from prove.machine.values import Sum, Unsupported

Part = int | Bits | Sum | Piece
"""An integer of the row (an immediate, `i`), the bits of a lane, a pointer or public number, or a
byte of one."""
Load = Callable[[Value, int], Value]
Store = Callable[[Value, Value, int], None]


class Operators(Protocol):
    """Operators on words of literals: `prove.graph.words.Words`, or a recorder of operators."""

    def xor(self, a: Bits, b: Bits) -> Bits:
        """Exclusive or."""
        ...

    def conjunction(self, a: Bits, b: Bits) -> Bits:
        """And."""
        ...

    def disjunction(self, a: Bits, b: Bits) -> Bits:
        """Or."""
        ...

    def choice(self, condition: int, then: Bits, other: Bits) -> Bits:
        """A multiplexer: one of two words."""
        ...

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum, without the carry out."""
        ...

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """The difference."""
        ...

    def multiply(self, a: Bits, b: Bits) -> Bits:
        """The product modulo 2 ** width."""
        ...

    def carry(self, a: Bits, b: Bits, carry: int) -> int:
        """The carry out of a sum."""
        ...

    def below(self, a: Bits, b: Bits) -> int:
        """Whether an unsigned number is less than another."""
        ...

    def equal(self, a: Bits, b: Bits) -> int:
        """Whether two words are equal."""
        ...

    def moved(self, bits: Bits, op: str, amount: Bits) -> Bits:
        """A shift or rotation by a word."""
        ...

    def lookup(self, cells: Sequence[Bits], place: Bits) -> Bits:
        """One of a power of two of words, at a place modulo their number."""
        ...


BYTE = 8
COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
SHIFTS = frozenset({"<<", ">>", "<<<", ">>>"})


def _no_code(address: Value) -> Value:
    raise Unsupported("the memory of code is read")


@dataclass
class Meaning:
    """One instruction with its operands.

    Args:
        words: operators on literals.
        word_bits: size of a pointer.
        arithmetic: operators on pointers and public numbers.
        instruction: the row in its shape.
        operands: the full registers that are read, and the integers, by name.
        load: reads so many bytes at an address.
        store: writes a value's low bytes at an address.
        flags: results that may stay unknown if no rule covers them.
        load_code: reads a byte of the memory of code.
    """

    words: Operators
    word_bits: int
    arithmetic: Arithmetic
    instruction: Instruction
    operands: Mapping[str, Value | int]
    load: Load
    store: Store
    flags: frozenset[str] = frozenset()
    load_code: Callable[[Value], Value] = _no_code

    def run(self) -> dict[str, Part]:
        """Execute all statements; returns the assigned registers, and `pc` if it is assigned.

        Raises:
            Violation: a branch depends on data, or an access is not allowed.
            Unsupported: no rule covers an operation on a pointer.
            Undecided: a comparison depends on the symbols.
        """
        written: dict[str, Part] = {}
        for effect in self.instruction.effects:
            if isinstance(effect.target, Name):
                name = effect.target.id
                try:
                    written[name] = self._assigned(name, effect.value)
                except Unsupported:
                    if name not in self.flags:
                        raise
            else:
                assert isinstance(effect.target, Index), "a statement assigns or stores"
                self._stored(effect.target.index, effect.value)
        return written

    def condition(self, expr: Expr) -> Part:
        """The condition of a branch."""
        return _Lane(self, 0, branches=True).value(expr)

    def _assigned(self, name: str, value: Expr) -> Part:
        """The value of a register, composed of its lanes."""
        if name == PROGRAM_COUNTER:
            return _Lane(self, 0, branches=True).value(value)
        if name in self.instruction.moved:
            return self.address(value, 0)
        lanes = [self._lane(value, i) for i in range(self.instruction.lanes)]
        if len(lanes) > 1:
            return self._joined(lanes)
        if isinstance(lanes[0], Sum) and self.instruction.lane_bits < self.word_bits:
            raise Unsupported("a part of a pointer or of a length is put into a register")
        return lanes[0]

    def _joined(self, lanes: list[Value]) -> Bits:
        total: list[int] = []
        for lane in lanes:
            if isinstance(lane, Sum | Piece):
                raise Unsupported("a pointer is put into lanes")
            total += lane
        return tuple(total)

    def _stored(self, index: Expr, value: Expr) -> None:
        for i in range(self.instruction.lanes):
            lane = self._lane(value, i)
            self.store(self.address(index, i), lane, self.instruction.lane_bits // 8)

    def address(self, index: Expr, lane: int) -> Value:
        """An address in memory: a pointer has all its bits, whatever the width of lanes."""
        place = _Lane(self, lane, width=self.word_bits).value(index)
        return constant_bits(place, self.word_bits) if isinstance(place, int) else place

    def _lane(self, expr: Expr, i: int) -> Value:
        """An expression's value in a lane, as wide as the lane."""
        value = self.as_value(_Lane(self, i).value(expr))
        return fitted(value, self.instruction.lane_bits) if isinstance(value, tuple) else value

    def as_value(self, part: Part) -> Value:
        """A part as a register's value: constants become bits."""
        width = self.instruction.lane_bits
        if isinstance(part, Sum):
            return constant_bits(part.offset, width) if part.is_number else part
        return constant_bits(part, width) if isinstance(part, int) else part


@dataclass
class _Lane:
    """The expressions of an instruction in one lane.

    Args:
        meaning: the meaning of the instruction.
        number: number of the lane.
        branches: whether the next address of the program is computed.
        width: width of an address; 0 if a lane is computed.
    """

    meaning: Meaning
    number: int
    branches: bool = False
    width: int = 0

    def value(self, expr: Expr) -> Part:
        match expr:
            case Number(value=value):
                return value
            case Name(id=name):
                return self._name(name)
            case Unary(op=op, operand=operand):
                return self._unary(op, self.value(operand))
            case Binary(op=op, left=left, right=right):
                return self._binary(self.value(left), op, self.value(right))
            case Select(condition=condition, then=then, other=other):
                return self._select(self.value(condition), then, other)
            case Index(base=Name(id=base), index=index):
                if base == CODE_MEMORY:
                    return self.meaning.load_code(self.meaning.address(index, self.number))
                return self._load(index) if base == MEMORY else self._indexed(base, index)
            case Call(function=function, arguments=(left, right, carry)) if function == CARRY:
                bits = [self._bits(self.value(side)) for side in (left, right, carry)]
                return (self.meaning.words.carry(bits[0], bits[1], bits[2][0]),)
            case Call(function=function, arguments=(place, *entries)) if function == ENTRY:
                return self._entry(self._bits(self.value(place)), entries)
            case _:
                raise Unsupported(f"a row's meaning has no {type(expr).__name__}")

    @property
    def _width(self) -> int:
        return self.width or self.meaning.instruction.lane_bits

    def _name(self, name: str) -> Part:
        """An operand's lane, `i`, `n` or `w`."""
        operands = self.meaning.operands
        if name == LANE:
            return self.number
        if name in ("n", "w") and name not in operands:
            row = self.meaning.instruction
            return row.lanes if name == "n" else row.lane_bits
        value = self._operand(name)
        if isinstance(value, Piece):
            return value
        if isinstance(value, Sum) and self.branches and self._width < self.meaning.word_bits:
            raise Unsupported("a branch on a part of a pointer or of a length")
        if isinstance(value, int | Sum):
            return value
        return fitted(value, self.width) if self.width else self._part_of(value, self.number)

    def _operand(self, name: str) -> Value | int:
        """The value of an operand or a flag."""
        try:
            return self.meaning.operands[name]
        except KeyError as problem:
            raise Unsupported(f"nothing is known of {name}") from problem

    def _part_of(self, register: Bits, lane: int) -> Bits:
        """A lane of a register; a shorter register is extended with zeros."""
        return fitted(register[lane * self._width : (lane + 1) * self._width], self._width)

    def _indexed(self, name: str, index: Expr) -> Part:
        """A lane of an operand; places outside are reduced (a select drops their values)."""
        register, place = self._operand(name), self.value(index)
        if isinstance(register, Sum) and place == 0:
            return register
        if isinstance(register, int | Sum | Piece) or isinstance(place, Sum | Piece):
            raise Unsupported("a lane of a pointer or of a length")
        lanes = range(len(register) // self._width)
        if isinstance(place, int):
            return self._part_of(register, place % len(lanes))
        cells = [self._part_of(register, lane) for lane in lanes]
        return self.meaning.words.lookup(cells, place)

    def _entry(self, place: Bits, entries: Sequence[Expr]) -> Part:
        """A constant at a place modulo their number."""
        cells = [self._bits(self.value(entry)) for entry in entries]
        return self.meaning.words.lookup(cells, place)

    def _load(self, index: Expr) -> Part:
        return self.meaning.load(self.meaning.address(index, self.number), self._width // 8)

    def _unary(self, op: str, value: Part) -> Part:
        if op == "-":
            return self._binary(0, "-", value)
        if isinstance(value, Sum | Piece):
            raise Unsupported("the bits of a pointer or of a length are inverted")
        if isinstance(value, int):
            return ~value & (1 << self._width) - 1
        return invert(value)

    def _select(self, condition: Part, then: Expr, other: Expr) -> Part:
        """One of two expressions; if the condition is constant, only that side is evaluated."""
        if isinstance(condition, Sum | Piece):
            raise Unsupported("a pointer is a condition")
        known = condition if isinstance(condition, int) else known_number(condition)
        if known is not None:
            return self.value(then if known else other)
        assert not isinstance(condition, int), "an integer is known"
        words = self.meaning.words
        chosen = words.equal(condition, (0,) * len(condition)) ^ 1
        if self.branches:
            return self.value(then if self.meaning.arithmetic.holds(chosen) else other)
        return words.choice(chosen, *(self._bits(self.value(side)) for side in (then, other)))

    def _bits(self, part: Part) -> Bits:
        """A part as the bits of a lane."""
        if isinstance(part, int):
            return constant_bits(part, self._width)
        value = self.meaning.as_value(part)
        if isinstance(value, Sum | Piece):
            raise Unsupported("a pointer or a length is combined with data")
        return fitted(value, self._width)

    def _binary(self, left: Part, op: str, right: Part) -> Part:
        if isinstance(left, int) and isinstance(right, int):
            return on_integers(left, op, right, self._width)
        if isinstance(left, Piece) or isinstance(right, Piece):
            return self._of_byte(left, op, right)
        if isinstance(left, Sum) or isinstance(right, Sum):
            return self._public(left, op, right)
        if op in SHIFTS:
            return self._shift(self._bits(left), op, right)
        return self._bitwise(self._bits(left), op, self._bits(right))

    def _of_byte(self, left: Part, op: str, right: Part) -> Part:
        """An operator with a byte of a pointer or public number on one side."""
        if isinstance(left, Piece) and isinstance(right, Piece):
            if op in ("&", "|") and left == right:
                return left
            if op == "|" and left.value == right.value and {left.byte, right.byte} == {0, 1}:
                return Piece(left.value, ANY_BYTE)
        elif isinstance(left, Piece) and self._width == BYTE:
            number = right if isinstance(right, int) else known_number(self._bits(right))
            if number is not None and op in ("+", "-"):
                return moved(left, number if op == "+" else -number)
        if isinstance(left, Piece) and op in COMPARISONS:
            if left.byte == ANY_BYTE and (
                op not in ("==", "!=") or right not in (0, (0,) * self._width)
            ):
                raise Unsupported("a part of a pointer or of a length is compared")
            arithmetic = self.meaning.arithmetic
            return arithmetic.apply(
                as_number(left, arithmetic.memory.facts), op, self._public_side(right, False)
            )
        raise Unsupported("a part of a pointer or of a length is combined with data")

    def _public(self, left: Part, op: str, right: Part) -> Part:
        """An operator with a pointer or a public number on one side."""
        if self._width < self.meaning.word_bits and (op == ">>" or op in COMPARISONS):
            # Modulo the width of a part, only sums, masks and left shifts are right.
            raise Unsupported("a part of a pointer or of a length is shifted or compared")
        first, second = (self._public_side(side, op in ("+", "-")) for side in (left, right))
        return self.meaning.arithmetic.apply(first, op, second)

    def _public_side(self, part: Part, signed: bool) -> Sum:
        """A part as a public number; offsets of pointers are signed."""
        if isinstance(part, Sum):
            return part
        if isinstance(part, Piece):
            raise Unsupported("a part of a pointer or of a length is combined with another")
        if isinstance(part, int):
            return Sum("", part if signed else part & (1 << self._width) - 1)
        return self.meaning.arithmetic.number(part, signed)

    def _shift(self, left: Bits, op: str, amount: Part) -> Part:
        """A shift by a constant, or by the bits of another lane."""
        known = amount if isinstance(amount, int) else known_number(self._bits(amount))
        if known is not None:
            return shifted(left, op, known)
        return self.meaning.words.moved(left, op, self._bits(amount))

    def _bitwise(self, left: Bits, op: str, right: Bits) -> Part:
        words = self.meaning.words
        if op in COMPARISONS:
            return (self._compared(left, op, right),)
        operators: dict[str, Callable[[Bits, Bits], Bits]] = {
            "^": words.xor,
            "&": words.conjunction,
            "|": words.disjunction,
            "+": words.add,
            "-": words.subtract,
            "*": words.multiply,
        }
        if op not in operators:
            raise Unsupported(f"`{op}` of data")
        return operators[op](left, right)

    def _compared(self, left: Bits, op: str, right: Bits) -> int:
        words = self.meaning.words
        if op in ("==", "!="):
            return words.equal(left, right) ^ (op == "!=")
        if op in ("<", ">="):
            return words.below(left, right) ^ (op == ">=")
        return words.below(right, left) ^ (op == "<=")
