"""Interprets a mode on bytes: the reference for all code generated from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

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
from dsl.syntax.tree import Name, Number

Encrypt = Callable[[bytes, bytes], bytes]
"""Encrypts one block: `encrypt(key, block)`."""
Value = int | bytes


class _Refused(Exception):
    """An entry ends with a return code."""


@dataclass
class _Frame:
    """An activation of a function: its local variables, output and result."""

    values: dict[str, Value]
    length: int = 0
    output: bytes = b""
    result: bytes = b""


@dataclass
class Instance:
    """A mode over a cipher, with its state.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: the cipher.
    """

    mode: Mode
    sizes: Sizes
    encrypt: Encrypt
    state: dict[str, Value] = field(init=False)

    def __post_init__(self) -> None:
        self._numbers = numbers_of(self.mode, self.sizes)
        self._functions = {f.name: f for f in self.mode.functions}
        self._codes = {c.name: c.value for c in self.mode.codes}
        self.state = {f.name: 0 if f.kind.is_number else b"" for f in self.mode.fields}
        empty = _Frame({})
        for each in self.mode.fields:
            if each.kind.length is not None:
                self.state[each.name] = bytes(self._number(each.kind.length, empty))

    def call(self, entry: str, *arguments: Value) -> tuple[int, bytes]:
        """Call an entry.

        Args:
            entry: name of the entry.
            arguments: bytes; for an `out` parameter, the length of the output.

        Returns:
            The return code, 0 for success, and the output. A refusal leaves the state unchanged.
        """
        function = self._functions[entry]
        before = dict(self.state)
        frame = _Frame({})
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
            return self._codes[str(refused)], b""
        return 0, frame.output

    def _call(self, function: Function, arguments: Sequence[Value]) -> bytes:
        names = [parameter.name for parameter in function.parameters]
        frame = _Frame(dict(zip(names, arguments, strict=True)))
        self._run(function.body, frame)
        return frame.result

    def _run(self, body: Sequence[Statement], frame: _Frame) -> None:
        for statement in body:
            self._step(statement, frame)

    def _step(self, statement: Statement, frame: _Frame) -> None:
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
                frame.result = self._bytes(value, frame)
            case Do(call):
                self._value(call, frame)
            case _:
                self._loop(statement, frame)

    def _loop(self, statement: Count | Each | Fill, frame: _Frame) -> None:
        block = self.sizes.block
        if isinstance(statement, Count):
            first, last = (self._number(e, frame) for e in (statement.first, statement.last))
            for value in range(first, last):
                frame.values[statement.variable] = value
                self._run(statement.body, frame)
        elif isinstance(statement, Each):
            data = self._bytes(statement.data, frame)
            assert len(data) % block == 0, "a loop goes over whole blocks"
            for at in range(0, len(data), block):
                frame.values[statement.variable] = data[at : at + block]
                self._run(statement.body, frame)
        else:
            while len(frame.output) < frame.length:
                frame.values[statement.variable] = bytes(block)
                self._run(statement.body, frame)
                frame.output += self._bytes(Name(statement.variable), frame)
            frame.output = frame.output[: frame.length]

    def _first(self, length: Expression | None, value: Expression | None, frame: _Frame) -> Value:
        if value is not None:
            return self._value(value, frame)
        return bytes(self._number(length, frame)) if length is not None else 0

    def _assign(self, name: str, place: Slice | None, value: Value, frame: _Frame) -> None:
        values = self.state if name in self.state else frame.values
        if place is not None:
            first, last = (self._number(e, frame) for e in (place.first, place.last))
            whole = values[name]
            assert isinstance(whole, bytes), "numbers have no parts"
            assert isinstance(value, bytes), "parts are bytes"
            value = whole[:first] + value + whole[last:]
        values[name] = value

    def _number(self, expression: Expression, frame: _Frame) -> int:
        value = self._value(expression, frame)
        assert isinstance(value, int), "expected a number"
        return value

    def _bytes(self, expression: Expression, frame: _Frame) -> bytes:
        value = self._value(expression, frame)
        assert isinstance(value, bytes), "expected bytes"
        return value

    def _value(self, expression: Expression, frame: _Frame) -> Value:
        match expression:
            case Number(value):
                return value
            case Octets(data):
                return data
            case Name(name):
                places = (frame.values, self.state, self._numbers)
                return next(values[name] for values in places if name in values)
            case Select(condition, then, other):
                return self._value(then if self._number(condition, frame) else other, frame)
            case Slice(base, first, last):
                start, end = self._number(first, frame), self._number(last, frame)
                return self._bytes(base, frame)[start:end]
            case Binary():
                return self._binary(expression, frame)
            case _:
                return self._called(expression, frame)

    def _binary(self, expression: Binary, frame: _Frame) -> Value:
        left, right = (self._value(e, frame) for e in (expression.left, expression.right))
        if isinstance(left, int):
            assert isinstance(right, int), "both are numbers"
            return compute(expression.op, left, right, expression.span)
        if isinstance(right, int):
            # The only sum of bytes and a number: the whole string is one big-endian number.
            total = int.from_bytes(left, "big") + right
            return (total % (1 << 8 * len(left))).to_bytes(len(left), "big")
        if expression.op == "||":
            return left + right
        return bytes(a ^ b for a, b in zip(left, right, strict=True))

    def _called(self, call: Call, frame: _Frame) -> Value:
        if call.function == "length" and not self._is_value(call, frame):
            return frame.length
        values = [self._value(argument, frame) for argument in call.arguments]
        match call.function, values:
            case "E", [bytes() as key, bytes() as data]:
                return self.encrypt(key, data)
            case "length", [bytes() as data]:
                return len(data)
            case "zeros", [int() as count]:
                return bytes(count)
            case "number", [int() as value, int() as count]:
                return value.to_bytes(count, "big")
            case "exactly", [bytes() as data, int() as count]:
                assert len(data) == count, "it has exactly that length"
                return data
        return self._call(self._functions[call.function], values)

    def _is_value(self, call: Call, frame: _Frame) -> bool:
        """Whether the argument of `length` is a value; else it is the output."""
        (argument,) = call.arguments
        return not isinstance(argument, Name) or argument.id in {*frame.values, *self.state}
