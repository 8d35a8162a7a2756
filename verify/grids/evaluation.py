"""Evaluates an instruction for many threads: a row's meaning, with memory that all threads share.

A meaning is read once: functions of the threads' operands are made of its expressions. Rows have
one lane; an array has a word for each thread. Memory has several spaces: `mem` is global memory,
and `shared`, `const` and `param` are the memories of these names. Addresses have 64 bits whatever
the lanes of the row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from compiler.machine.isa import (
    CARRY,
    LANE,
    MEMORY,
    Effect,
    Instruction,
    parts_of_expression,
)
from compiler.machine.meaning import Bytes, Lanes, MeaningError, Scope
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary

Addresses = NDArray[np.uint64]
SHARED, CONSTANT, PARAMETERS = "shared", "const", "param"
SPACES = frozenset({MEMORY, SHARED, CONSTANT, PARAMETERS})
POINTER_BITS = 64
AT_ONCE = {"&": np.bitwise_and, "|": np.bitwise_or, "^": np.bitwise_xor, "+": np.add}
"""The most frequent operators, as they are on arrays."""


class SharedMemory(Protocol):
    """The memory that threads load from and store to."""

    def load(self, space: str, addresses: Addresses | int, n_bytes: int) -> Bytes:
        """`n_bytes` bytes at the address of each thread, or of all; shape (threads, n_bytes)."""
        ...

    def store(self, space: str, addresses: Addresses | int, octets: Bytes) -> None:
        """Write the bytes of each thread from its address on."""
        ...


@dataclass(slots=True)
class Operands:
    """What one execution of a statement reads.

    Args:
        words: the operands, a word for each thread.
        memory: what is loaded from and stored to.
        threads: how many there are.
    """

    words: Sequence[Lanes]
    memory: SharedMemory
    threads: int


Reader = Callable[[Operands], Lanes]
Place = Callable[[Operands], Addresses | int]
Value = Reader | Lanes | int
"""The value of an expression: of each execution, or the same in all of them."""


class Meaning:
    """The effects of a row, ready to be done; they are read when they are first done.

    Args:
        instruction: the row.
        effects: its effects, specialised for its immediates.
        numbers: the operands and the state that are the same in all executions.
        n_bytes: the sizes of its registers by operand.
    """

    def __init__(
        self,
        instruction: Instruction,
        effects: Sequence[Effect],
        numbers: Mapping[str, int],
        n_bytes: Mapping[str, int],
    ) -> None:
        self._instruction, self._effects = instruction, effects
        self._numbers, self._n_bytes = numbers, n_bytes
        state = sorted(instruction.state_read - numbers.keys() - SPACES)
        self.read: tuple[str, ...] = (*instruction.args, *state)
        """The operands that are registers, and the state, in the order of `words`."""
        targets = [each.target for each in effects]
        self.written = tuple(each.id for each in targets if isinstance(each, Name))
        """The registers and the state that are written, in their order."""
        self.accesses = any(
            isinstance(part, Index)
            for each in effects
            for side in (each.target, each.value)
            for part in parts_of_expression(side)
        )
        """Whether it loads or stores."""

    def done(self, operands: Operands) -> list[Lanes]:
        """Do the effects; returns what is written, words of the sizes of registers.

        Raises:
            MeaningError: there is no rule for an expression.
        """
        return [made for each in self._made if (made := each(operands)) is not None]

    @cached_property
    def _made(self) -> list[Callable[[Operands], Lanes | None]]:
        return [self._effect(each) for each in self._effects]

    def _effect(self, effect: Effect) -> Callable[[Operands], Lanes | None]:
        row, bits = self._instruction, self._instruction.lane_bits
        if row.lanes != 1:
            raise MeaningError(f"a thread has one lane, and `{row.name}` has {row.lanes}")
        words = _Words(row, self.read, self._numbers, self._n_bytes, bits)
        value = words.word(effect.value)
        match effect.target:
            case Index(base=Name(id=space), index=index):
                place = words.address(index)
                return lambda o: o.memory.store(space, place(o), _octets(value(o)))
            case Name(id=name):
                n_bytes = self._n_bytes.get(name, bits // 8)
                return value if 8 * n_bytes == bits else _sized(value, word_of(n_bytes))
            case _:
                raise MeaningError("the target is neither a register nor memory")


@dataclass(frozen=True)
class _Words:
    """Makes functions of the expressions of a row, on words of one size.

    Args:
        row: the row.
        read: the names of the operands in their order.
        numbers: names that are numbers.
        n_bytes: the sizes of registers.
        bits: the size of a word.
    """

    row: Instruction
    read: Sequence[str]
    numbers: Mapping[str, int]
    n_bytes: Mapping[str, int]
    bits: int

    @cached_property
    def dtype(self) -> np.dtype[np.unsignedinteger[Any]]:
        """The type of a word."""
        return word_of(self.bits // 8)

    @cached_property
    def rules(self) -> Scope:
        """The operators on words."""
        rules = Scope(self.row, {}, {}, 1)
        rules.dtype, rules.width = self.dtype, self.bits
        return rules

    def word(self, expr: Expr) -> Reader:
        """The value of an expression as a word of each thread."""
        return self.whole(self.value(expr))

    def address(self, index: Expr) -> Place:
        """The value of an expression as the address of each thread, or of all."""
        pointers = replace(self, bits=POINTER_BITS)
        value = pointers.value(index)
        if isinstance(value, int):
            place = value % (1 << POINTER_BITS)
            return lambda _: place
        return cast("Place", pointers.whole(value))

    def whole(self, value: Value) -> Reader:
        """A value as a word of each thread."""
        if callable(value):
            return _sized(value, self.dtype)
        word = np.asarray(value).astype(self.dtype)
        return lambda o: np.full(o.threads, word)

    def value(self, expr: Expr) -> Value:
        """The value of an expression."""
        match expr:
            case Number(value=value):
                return value
            case Name(id=name):
                return self._named(name)
            case Unary(op="~", operand=operand):
                return _applied(self.rules.complement, self.value(operand))
            case Unary(operand=operand):
                return self._operator("-", 0, self.value(operand))
            case Binary(op=op, left=left, right=right):
                return self._operator(op, self.value(left), self.value(right))
            case Select(condition=condition, then=then, other=other):
                return self._select(self.value(condition), then, other)
            case Index(base=Name(id=space), index=index) if space in SPACES:
                return self._loaded(space, index)
            case Call(function=function, arguments=(left, right, carry)) if function == CARRY:
                return _applied(self.rules.carry, *map(self.value, (left, right, carry)))
            case _:
                raise MeaningError(f"a thread's meaning has no {type(expr).__name__}")

    def _named(self, name: str) -> Value:
        """A number, or an operand: its low bits, or extended with zeros."""
        number = self.numbers.get(name, {LANE: 0, "n": 1, "w": self.bits}.get(name))
        if number is not None:
            return number
        place, dtype = self.read.index(name), self.dtype
        if self.n_bytes.get(name) == dtype.itemsize:
            return lambda o: o.words[place]
        return lambda o: o.words[place].astype(dtype)

    def _operator(self, op: str, left: Value, right: Value) -> Value:
        if op not in AT_ONCE or not (callable(left) or callable(right)):
            return _applied(lambda one, other: self.rules.wrap(one, op, other), left, right)
        sides = (self.rules.as_lane(s) if isinstance(s, int) else s for s in (left, right))
        return _applied(AT_ONCE[op], *sides)

    def _select(self, condition: Value, then: Expr, other: Expr) -> Value:
        """A select; if the condition is a constant, only that side is evaluated."""
        if isinstance(condition, int):
            return self.value(then if condition else other)
        sides = (self.value(each) for each in (then, other))
        whole = (self.rules.whole(s) if isinstance(s, int) else s for s in sides)
        return _applied(np.where, condition, *whole)

    def _loaded(self, space: str, index: Expr) -> Reader:
        place, dtype = self.address(index), self.dtype
        n_bytes = dtype.itemsize
        return lambda o: o.memory.load(space, place(o), n_bytes).view(dtype).reshape(-1)


def _applied(function: Callable[..., Any], *values: Value) -> Value:
    """A function of values; it is done now if they are the same in all executions."""
    if not any(map(callable, values)):
        made: Lanes | int = function(*values)
        return made
    readers = [each if callable(each) else _constant(each) for each in values]
    if len(readers) != 2:
        return lambda o: np.asarray(function(*(each(o) for each in readers)))
    one, other = readers
    return lambda o: function(one(o), other(o))


def _constant(value: Any) -> Reader:
    return lambda _: value


def _sized(value: Reader, dtype: np.dtype[np.unsignedinteger[Any]]) -> Reader:
    """A value cut or extended with zeros to a word."""

    def word(operands: Operands) -> Lanes:
        found = value(operands)
        return found if found.dtype == dtype else found.astype(dtype)

    return word


def word_of(n_bytes: int) -> np.dtype[np.unsignedinteger[Any]]:
    """The type of words of so many bytes."""
    return np.dtype(f"<u{n_bytes}")


def _octets(words: Lanes) -> Bytes:
    return words.view(np.uint8).reshape(len(words), -1)
