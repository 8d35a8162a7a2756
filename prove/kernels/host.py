"""Executes the C functions of a host on literals, for the memory that they write for any key.

The meaning is that of ISO/IEC 9899:1999 on a machine whose `int` has 32 bits, whose bytes have 8,
and which is little-endian. Signed operations must not overflow, since C does not define that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from prove.graph.graph import FALSE, Graph
from prove.graph.words import Bits, Words, constant_bits, fitted, invert, known_number, shifted
from prove.kernels.host_text import (
    Assignment,
    Cast,
    Constant,
    Declaration,
    Element,
    Expression,
    HostFunction,
    HostTextError,
    Invocation,
    Operation,
    Return,
    Statement,
    Type,
    Variable,
)

INT_BITS, BYTE = 32, 8
Named = Callable[[int], int]
"""The literal that replaces a literal."""
COPY = "memcpy"
"""The one function of the library that is called."""


class HostError(Exception):
    """A host function does what C does not define, or what no rule covers."""


@dataclass(frozen=True)
class Word:
    """An integer: its bits, and whether its type is signed."""

    bits: Bits
    signed: bool = False


@dataclass
class Room:
    """Memory of some bytes; a byte that is not there has never been written."""

    name: str
    n_bytes: int
    writable: bool = True
    cells: dict[int, Bits] = field(default_factory=dict[int, Bits])


@dataclass(frozen=True)
class Pointer:
    """An address in a room, and the size in bytes of what it points to."""

    room: Room
    place: int
    unit: int


Value = Word | Pointer


class Host:
    """The host functions of a header.

    Args:
        functions: by name.
        graph: of the literals.
        named: finds the literal of the cipher's text for one that a function computes.
    """

    def __init__(
        self, functions: Mapping[str, HostFunction], graph: Graph, named: Named | None = None
    ) -> None:
        self.functions, self.words = functions, Words(graph)
        self.named = named or graph.resolve

    def call(self, name: str, *rooms: Room) -> None:
        """Call a function with pointers to rooms.

        Raises:
            HostError: it violates a rule, or has no definition.
        """
        try:
            self.invoke(name, [Pointer(room, 0, 1) for room in rooms])
        except HostTextError as problem:
            raise HostError(f"{name}: {problem}") from problem

    def invoke(self, name: str, arguments: Sequence[Value]) -> Value | None:
        """The value that a function returns."""
        if name not in self.functions:
            raise HostError(f"the header does not define {name}")
        function = self.functions[name]
        if len(function.parameters) != len(arguments):
            raise HostError(f"{name} takes {len(function.parameters)} arguments")
        frame = _Frame(self, name)
        for (kind, parameter), value in zip(function.parameters, arguments, strict=True):
            frame.declare(parameter, kind, value)
        for statement in function.statements:
            if isinstance(statement, Return):
                return frame.converted(frame.value(statement.value), function.type)
            frame.run(statement)
        return None


class _Frame:
    """The variables of one call.

    Args:
        host: the functions that it may call.
        name: of the function.
    """

    def __init__(self, host: Host, name: str) -> None:
        self._host, self._words, self._name = host, host.words, name
        self._pointers: dict[str, Pointer] = {}
        self._variables: dict[str, tuple[Type, Room]] = {}

    def declare(self, name: str, kind: Type, value: Value | None, count: int = 0) -> None:
        """Make a variable."""
        if kind.is_pointer:
            given = self.converted(value, kind)
            assert isinstance(given, Pointer), "a pointer is converted to a pointer"
            self._pointers[name] = given
            return
        room = Room(name, kind.bits // BYTE * (count or 1))
        self._variables[name] = kind, room
        if count:
            self._pointers[name] = Pointer(room, 0, kind.bits // BYTE)
        elif value is not None:
            self._store(Pointer(room, 0, kind.bits // BYTE), value)

    def run(self, statement: Statement) -> None:
        """Execute a statement other than a return."""
        match statement:
            case Declaration(type=kind, name=name, count=count, value=value):
                self.declare(name, kind, None if value is None else self.value(value), count)
            case Assignment(target=target, value=value):
                self._store(self._element(target), self.value(value))
            case Invocation():
                self._called(statement)
            case _:
                pass

    def value(self, expression: Expression) -> Value:
        """The value of an expression."""
        match expression:
            case Constant(value=value, signed=signed):
                bits = INT_BITS if value < 1 << INT_BITS else 2 * INT_BITS
                return Word(constant_bits(value, bits), signed)
            case Variable(name=name):
                return self._variable(name)
            case Cast(type=kind, operand=operand):
                return self.converted(self.value(operand), kind)
            case Element():
                return self._load(self._element(expression))
            case Invocation():
                made = self._called(expression)
                if made is None:
                    raise self._error(f"`{expression.function}` has no value")
                return made
            case Operation(sign="&", operands=(Variable(name=name),)):
                kind, room = self._variables[name]
                return Pointer(room, 0, kind.bits // BYTE)
            case Operation(sign="sizeof", operands=(Variable(name=name),)):
                return Word(constant_bits(self._variables[name][1].n_bytes, 2 * INT_BITS))
            case Operation(sign=sign, operands=operands):
                return self._operation(sign, [self.value(each) for each in operands])

    def converted(self, value: Value | None, kind: Type) -> Value:
        """A value as one of another type."""
        if isinstance(value, Pointer) and kind.is_pointer:
            return Pointer(value.room, value.place, max(1, kind.bits // BYTE))
        if not isinstance(value, Word) or kind.is_pointer or not kind.bits:
            raise self._error("a pointer is converted to a number, or a number to a pointer")
        return Word(_extended(value, kind.bits))

    def _variable(self, name: str) -> Value:
        if name in self._pointers:
            return self._pointers[name]
        if name not in self._variables:
            raise self._error(f"`{name}` is not declared")
        kind, room = self._variables[name]
        return self._load(Pointer(room, 0, kind.bits // BYTE))

    def _called(self, call: Invocation) -> Value | None:
        arguments = [self.value(each) for each in call.arguments]
        if call.function != COPY or COPY in self._host.functions:
            return self._host.invoke(call.function, arguments)
        match arguments:
            case [Pointer() as target, Pointer() as source, Word(bits=bits)]:
                n_bytes = known_number(bits) or 0
                found = self._load(Pointer(source.room, source.place, n_bytes))
                self._store(Pointer(target.room, target.place, n_bytes), found)
                return None
            case _:
                raise self._error(f"`{COPY}` has other arguments")

    def _element(self, element: Element) -> Pointer:
        base, place = self.value(element.base), self.value(element.place)
        moved = self._operation("+", [base, place])
        if not isinstance(moved, Pointer):
            raise self._error("a number is used as an address")
        return moved

    def _load(self, pointer: Pointer) -> Word:
        room, end = pointer.room, pointer.place + pointer.unit
        if pointer.place < 0 or end > room.n_bytes:
            raise self._error(f"byte {end - 1} of `{room.name}` is read, which has {room.n_bytes}")
        places = range(pointer.place, end)
        if missing := [place for place in places if place not in room.cells]:
            raise self._error(f"byte {missing[0]} of `{room.name}` is read before it is written")
        return Word(tuple(bit for place in places for bit in room.cells[place]))

    def _store(self, pointer: Pointer, value: Value) -> None:
        room, end = pointer.room, pointer.place + pointer.unit
        if not room.writable or pointer.place < 0 or end > room.n_bytes:
            raise self._error(f"byte {end - 1} of `{room.name}` is written")
        if not isinstance(value, Word):
            raise self._error(f"a pointer is stored in `{room.name}`")
        bits = _extended(value, BYTE * pointer.unit)
        for number, place in enumerate(range(pointer.place, end)):
            room.cells[place] = bits[BYTE * number : BYTE * number + BYTE]

    def _operation(self, sign: str, values: list[Value]) -> Value:
        match values:
            case [Pointer() as base, Word(bits=bits)] if sign == "+":
                number = known_number(bits)
                if number is None:
                    raise self._error("an address depends on data")
                return Pointer(base.room, base.place + number * base.unit, base.unit)
            case [Word() as only]:
                word = _promoted(only)
                if sign == "~":
                    return Word(invert(word.bits), word.signed)
                zero = Word(constant_bits(0, len(word.bits)), word.signed)
                return self._arithmetic("-", zero, word)
            case [Word() as left, Word() as right] if sign in ("<<", ">>"):
                return self._shifted(sign, _promoted(left), right)
            case [Word() as left, Word() as right]:
                return self._arithmetic(sign, *_balanced(_promoted(left), _promoted(right)))
            case _:
                raise self._error(f"`{sign}` is applied to pointers")

    def _shifted(self, sign: str, word: Word, amount: Word) -> Word:
        by, width = known_number(amount.bits), len(word.bits)
        if by is None or by >= width:
            raise self._error("a shift is by data, or by the width of its operand")
        if sign == ">>":
            top = word.bits[-1] if word.signed else FALSE
            return Word(word.bits[by:] + (top,) * by, word.signed)
        if word.signed and any(word.bits[width - by - 1 :]):
            raise self._error("a signed shift may overflow")
        return Word(shifted(word.bits, "<<", by), word.signed)

    def _arithmetic(self, sign: str, left: Word, right: Word) -> Word:
        """An operator on words of one type."""
        a, b, words = left.bits, right.bits, self._words
        if sign == "<":
            if left.signed and (a[-1] or b[-1]):
                raise self._error("signed words are compared that may be negative")
            return Word((words.below(a, b), *constant_bits(0, INT_BITS - 1)), True)
        operators = {
            "^": words.xor,
            "&": words.conjunction,
            "|": words.disjunction,
            "+": words.add,
            "-": words.subtract,
            "*": words.multiply,
        }
        made = Word(tuple(map(self._host.named, operators[sign](a, b))), left.signed)
        if left.signed and sign in "+-*":
            # Sums of two words of 30 bits have room, and so have their differences.
            free = 2 if sign in "+-" else len(a) // 2 + 1
            if any(a[len(a) - free :]) or any(b[len(b) - free :]):
                raise self._error(f"a signed `{sign}` may overflow")
        return made

    def _error(self, message: str) -> HostError:
        return HostError(f"{self._name}: {message}")


def _extended(word: Word, width: int) -> Bits:
    """The bits of a word cut, or extended as its type says."""
    if word.signed and width > len(word.bits):
        return word.bits + (word.bits[-1],) * (width - len(word.bits))
    return fitted(word.bits, width)


def _promoted(word: Word) -> Word:
    """A word as an operand: types shorter than `int` become that."""
    return word if len(word.bits) >= INT_BITS else Word(fitted(word.bits, INT_BITS), True)


def _balanced(left: Word, right: Word) -> tuple[Word, Word]:
    """Two words as words of their common type."""
    width = max(len(left.bits), len(right.bits))
    widest = [word for word in (left, right) if len(word.bits) == width]
    signed = all(word.signed for word in widest)
    return Word(_extended(left, width), signed), Word(_extended(right, width), signed)
