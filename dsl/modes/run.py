"""Interprets a mode: on bytes, it is the reference for all code generated from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeGuard, TypeVar, cast

from dsl.modes.sizes import Sizes, compute, numbers_of
from dsl.modes.tree import (
    Assign,
    Binary,
    Call,
    Count,
    Do,
    Each,
    Expression,
    Fill,
    Function,
    If,
    Let,
    Mode,
    Octets,
    Refuse,
    Return,
    Select,
    Slice,
    Statement,
)
from dsl.syntax.tree import Name, Number, Span

Encrypt = Callable[[bytes, bytes], bytes]
"""Encrypts one block: `encrypt(key, block)`."""
Text = TypeVar("Text")
"""A string of bytes."""
Amount = TypeVar("Amount")
"""A number: `int`, or a type for numbers of the state that are not known."""


class Algebra(Protocol[Text, Amount]):
    """The operations of the language on strings of bytes and on numbers."""

    def is_text(self, value: object) -> TypeGuard[Text]:
        """Whether a value is a string."""
        ...

    def known(self, data: bytes) -> Text:
        """A string with a known value."""
        ...

    def length(self, text: Text) -> int:
        """The number of bytes."""
        ...

    def part(self, text: Text, first: int, last: int) -> Text:
        """The bytes from `first` up to `last`, which is left out."""
        ...

    def joined(self, left: Text, right: Text) -> Text:
        """The concatenation."""
        ...

    def xor(self, left: Text, right: Text) -> Text:
        """The exclusive or of strings of one length."""
        ...

    def plus(self, text: Text, number: int) -> Text:
        """The sum of a string, which is one big-endian number, and a number; the carry is lost."""
        ...

    def encrypt(self, key: Text, block: Text) -> Text:
        """One encrypted block."""
        ...

    def compute(self, op: str, left: int | Amount, right: int | Amount, span: Span) -> int | Amount:
        """The result of an operation on numbers; comparisons give 0 or 1.

        Raises:
            DiagnosticError: there is none.
        """
        ...


@dataclass(frozen=True)
class _Bytes:
    """The operations on bytes.

    Args:
        encrypt: encrypts one block.
    """

    encrypt: Encrypt

    def is_text(self, value: object) -> TypeGuard[bytes]:
        return isinstance(value, bytes)

    def known(self, data: bytes) -> bytes:
        return data

    def length(self, text: bytes) -> int:
        return len(text)

    def part(self, text: bytes, first: int, last: int) -> bytes:
        return text[first:last]

    def joined(self, left: bytes, right: bytes) -> bytes:
        return left + right

    def xor(self, left: bytes, right: bytes) -> bytes:
        return bytes(a ^ b for a, b in zip(left, right, strict=True))

    def plus(self, text: bytes, number: int) -> bytes:
        total = int.from_bytes(text, "big") + number
        return (total % (1 << 8 * len(text))).to_bytes(len(text), "big")

    def compute(self, op: str, left: int, right: int, span: Span) -> int:
        return compute(op, left, right, span)


class _Refused(Exception):
    """An entry ends with a return code."""


@dataclass
class Frame(Generic[Text, Amount]):
    """An activation of a function: its local variables, output and result."""

    values: dict[str, int | Amount | Text]
    output: Text
    result: Text
    length: int = 0


class Interpreter(Generic[Text, Amount]):
    """A mode with its state, executed by an algebra.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        algebra: the operations on strings and numbers.
    """

    def __init__(self, mode: Mode, sizes: Sizes, algebra: Algebra[Text, Amount]) -> None:
        self.mode, self.sizes, self.algebra = mode, sizes, algebra
        self._numbers = numbers_of(mode, sizes)
        self._functions = {f.name: f for f in mode.functions}
        self._codes = {c.name: c.value for c in mode.codes}
        self.state: dict[str, int | Amount | Text] = {}
        for each in mode.fields:
            length = each.kind.length
            zeros = 0 if length is None else self._zeros(self._number(length, self._frame()))
            self.state[each.name] = zeros

    def call(self, entry: str, *arguments: int | Text) -> tuple[int, Text]:
        """Call an entry.

        Args:
            entry: name of the entry.
            arguments: bytes; for an `out` parameter, the length of the output.

        Returns:
            The return code, 0 for success, and the output. A refusal leaves the state unchanged.
        """
        function = self._functions[entry]
        before = dict(self.state)
        frame = self._frame()
        for parameter, value in zip(function.parameters, arguments, strict=True):
            if parameter.is_out:
                assert isinstance(value, int), "what is written has a length"
                frame.length = value
            else:
                frame.values[parameter.name] = value
        try:
            self._run(function.body, frame)
        except _Refused as refused:
            self.state = before
            return self._codes[str(refused)], self._zeros(0)
        return 0, frame.output

    def _zeros(self, count: int) -> Text:
        return self.algebra.known(bytes(count))

    def _frame(self) -> Frame[Text, Amount]:
        return Frame({}, self._zeros(0), self._zeros(0))

    def _call(self, function: Function, arguments: Sequence[int | Amount | Text]) -> Text:
        names = [parameter.name for parameter in function.parameters]
        frame = self._frame()
        frame.values |= zip(names, arguments, strict=True)
        self._run(function.body, frame)
        return frame.result

    def _run(self, body: Sequence[Statement], frame: Frame[Text, Amount]) -> None:
        for statement in body:
            self._step(statement, frame)

    def _step(self, statement: Statement, frame: Frame[Text, Amount]) -> None:
        match statement:
            case Let(name, kind, value):
                frame.values[name] = self._first(kind.length if kind else None, value, frame)
            case Assign(name, place, value):
                self._assign(name, place, self._value(value, frame), frame)
            case If(condition, then, other):
                self._run(then if self._number(condition, frame) else other, frame)
            case Refuse(code, condition):
                if self._number(condition, frame):
                    raise _Refused(code)
            case Return(value):
                frame.result = self._text(value, frame)
            case Do(call):
                self._value(call, frame)
            case _:
                self._loop(statement, frame)

    def _loop(self, statement: Count | Each | Fill, frame: Frame[Text, Amount]) -> None:
        block, algebra = self.sizes.block, self.algebra
        if isinstance(statement, Count):
            first, last = (self._number(e, frame) for e in (statement.first, statement.last))
            for value in range(first, last):
                frame.values[statement.variable] = value
                self._run(statement.body, frame)
        elif isinstance(statement, Each):
            data = self._text(statement.data, frame)
            n_bytes = algebra.length(data)
            assert n_bytes % block == 0, "a loop goes over whole blocks"
            for at in range(0, n_bytes, block):
                frame.values[statement.variable] = algebra.part(data, at, at + block)
                self._run(statement.body, frame)
        else:
            self.fill(statement, frame)

    def fill(self, statement: Fill, frame: Frame[Text, Amount]) -> None:
        """Run the loop that makes the output block by block."""
        algebra = self.algebra
        while algebra.length(frame.output) < frame.length:
            frame.output = algebra.joined(frame.output, self.next_block(statement, frame))
        frame.output = algebra.part(frame.output, 0, frame.length)

    def next_block(self, statement: Fill, frame: Frame[Text, Amount]) -> Text:
        """The block that an iteration of such a loop makes."""
        frame.values[statement.variable] = self._zeros(self.sizes.block)
        self._run(statement.body, frame)
        return self._text(Name(statement.variable), frame)

    def length_of_output(self, frame: Frame[Text, Amount]) -> int | Amount:
        """The number of bytes that an entry writes."""
        return frame.length

    def _first(
        self, length: Expression | None, value: Expression | None, frame: Frame[Text, Amount]
    ) -> int | Amount | Text:
        if value is not None:
            return self._value(value, frame)
        return self._zeros(self._number(length, frame)) if length is not None else 0

    def _assign(
        self,
        name: str,
        place: Slice | None,
        value: int | Amount | Text,
        frame: Frame[Text, Amount],
    ) -> None:
        values = self.state if name in self.state else frame.values
        if place is not None:
            algebra, whole = self.algebra, values[name]
            assert algebra.is_text(whole), "numbers have no parts"
            assert algebra.is_text(value), "parts are bytes"
            first, last = (self._number(e, frame) for e in (place.first, place.last))
            begin = algebra.joined(algebra.part(whole, 0, first), value)
            value = algebra.joined(begin, algebra.part(whole, last, algebra.length(whole)))
        values[name] = value

    def _number(self, expression: Expression, frame: Frame[Text, Amount]) -> int:
        value = self._value(expression, frame)
        assert isinstance(value, int), "expected a known number"
        return value

    def _text(self, expression: Expression, frame: Frame[Text, Amount]) -> Text:
        value = self._value(expression, frame)
        assert self.algebra.is_text(value), "expected bytes"
        return value

    def _value(self, expression: Expression, frame: Frame[Text, Amount]) -> int | Amount | Text:
        match expression:
            case Number(value):
                return value
            case Octets(data):
                return self.algebra.known(data)
            case Name(name):
                if name in frame.values:
                    return frame.values[name]
                return self.state[name] if name in self.state else self._numbers[name]
            case Select(condition, then, other):
                return self._value(then if self._number(condition, frame) else other, frame)
            case Slice(base, first, last):
                start, end = self._number(first, frame), self._number(last, frame)
                return self.algebra.part(self._text(base, frame), start, end)
            case Binary():
                return self._binary(expression, frame)
            case _:
                return self._called(expression, frame)

    def _binary(self, expression: Binary, frame: Frame[Text, Amount]) -> int | Amount | Text:
        op, algebra = expression.op, self.algebra
        left, right = (self._value(e, frame) for e in (expression.left, expression.right))
        if not algebra.is_text(left):
            numbers = cast("tuple[int | Amount, int | Amount]", (left, right))
            return algebra.compute(op, *numbers, expression.span)
        if isinstance(right, int):
            # The only sum of bytes and a number: the whole string is one big-endian number.
            return algebra.plus(left, right)
        assert algebra.is_text(right), "both are bytes"
        return algebra.joined(left, right) if op == "||" else algebra.xor(left, right)

    def _called(self, call: Call, frame: Frame[Text, Amount]) -> int | Amount | Text:
        if call.function == "length" and not self._is_value(call, frame):
            return self.length_of_output(frame)
        values = [self._value(argument, frame) for argument in call.arguments]
        if call.function in self._functions:
            return self._call(self._functions[call.function], values)
        texts = [value for value in values if self.algebra.is_text(value)]
        numbers = [value for value in values if isinstance(value, int)]
        return self._built_in(call.function, texts, numbers)

    def _built_in(self, name: str, texts: list[Text], numbers: list[int]) -> int | Text:
        """A call of a predefined function, by its arguments that are strings and numbers."""
        algebra = self.algebra
        if name == "E":
            return algebra.encrypt(*texts)
        if name == "length":
            return algebra.length(*texts)
        if name == "zeros":
            return self._zeros(*numbers)
        if name == "number":
            value, count = numbers
            return algebra.known(value.to_bytes(count, "big"))
        assert name == "exactly", "the checked text calls no other function"
        (data,) = texts
        assert algebra.length(data) == numbers[0], "it has exactly that length"
        return data

    def _is_value(self, call: Call, frame: Frame[Text, Amount]) -> bool:
        """Whether the argument of `length` is a value; else it is the output."""
        (argument,) = call.arguments
        return not isinstance(argument, Name) or argument.id in {*frame.values, *self.state}


class Instance(Interpreter[bytes, int]):
    """A mode over a cipher, with its state.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: the cipher.
    """

    def __init__(self, mode: Mode, sizes: Sizes, encrypt: Encrypt) -> None:
        super().__init__(mode, sizes, _Bytes(encrypt))
