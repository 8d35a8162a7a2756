"""Evaluates the expressions of a mode to constants, or to their places at run time."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.modes.control import (
    Amount,
    Computed,
    Gather,
    Held,
    Length,
    Piece,
    Put,
    Saved,
    Zeros,
)
from compiler.modes.shared import Shared
from compiler.modes.values import Octets, Open, Value, amount, cut, known, octets
from compiler.modes.writer import Writer
from dsl.modes import tree
from dsl.syntax.tree import Name, Number


class Expressions:
    """The expressions of one routine.

    Args:
        shared: the mode.
    """

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.writer = Writer()
        self.values: dict[str, Value] = {}
        self.state: dict[str, Value] = {}
        self.saved = Saved()
        self._known_keys: set[bytes] = set()

    def evaluate(self, expression: tree.Expression) -> Value:
        """The value of an expression at this point."""
        match expression:
            case Number(value):
                return value
            case tree.Octets(data):
                return known(data)
            case Name(name):
                places = (self.values, self.state, self.shared.numbers)
                return next(values[name] for values in places if name in values)
            case tree.Select(condition, then, other):
                return self.evaluate(then if self.static(condition) else other)
            case tree.Slice(base, first, last):
                return self.octets(base).part(self.static(first), self.static(last))
            case tree.Binary(op, left, right):
                return self._binary(op, self.evaluate(left), self.evaluate(right))
            case tree.Call():
                return self._call(expression)

    def octets(self, expression: tree.Expression) -> Octets:
        """The value of an expression that is bytes of known length."""
        value = self.evaluate(expression)
        assert isinstance(value, Octets), "the check has seen that the length is known"
        return value

    def amount(self, expression: tree.Expression) -> Amount:
        """The value of an expression that is a number."""
        value = self.evaluate(expression)
        assert not isinstance(value, Octets | Open), "the check has seen that it is a number"
        return value

    def static(self, expression: tree.Expression) -> int:
        """The value of an expression that is a known number."""
        value = self.evaluate(expression)
        assert isinstance(value, int), "the check has seen that it is known"
        return value

    def invoke(self, function: tree.Function, arguments: Sequence[Value]) -> Value:
        """Call a function of the mode."""
        raise NotImplementedError

    def _binary(self, op: str, left: Value, right: Value) -> Value:
        if op == "||":
            return self._joined(left, right)
        if isinstance(left, Octets):
            return self._mixed(left, right) if op == "^" else self._increment(left)
        assert isinstance(left, int | Length | Held | Computed), "the check has seen numbers"
        assert isinstance(right, int | Length | Held | Computed), "the check has seen numbers"
        return amount(op, left, right)

    def _joined(self, left: Value, right: Value) -> Value:
        if isinstance(left, Octets) and isinstance(right, Octets):
            return octets([*left.parts, *right.parts])
        pieces: list[Piece] = []
        for value in (left, right):
            assert isinstance(value, Octets | Open), "the check has seen bytes"
            pieces += value.parts if isinstance(value, Octets) else value.pieces
        return Open(tuple(pieces))

    def _mixed(self, left: Octets, right: Value) -> Octets:
        """An XOR; parts that are constant on both sides, or zero on one, take no step."""
        assert isinstance(right, Octets), "the check has seen bytes of one length"
        if not self.shared.folds:
            return self.writer.xor(left, right)
        pairs = cut(left.parts, right.parts)
        parts = [self._mixed_part(octets([a]), octets([b])) for a, b in pairs]
        return octets([part for made in parts for part in made.parts])

    def _mixed_part(self, left: Octets, right: Octets) -> Octets:
        a, b = left.known, right.known
        if a is None and b is None:
            return self.writer.xor(left, right)
        self._save(operations=a is not None and b is not None)
        if a is not None and b is not None:
            return known(bytes(x ^ y for x, y in zip(a, b, strict=True)))
        if not any(a or b or b""):
            return right if b is None else left
        return self.writer.xor(left, right)

    def _increment(self, value: Octets) -> Octets:
        data = value.known
        if data is None or not self.shared.folds:
            return self.writer.increment(value)
        self._save(operations=1)
        total = (int.from_bytes(data, "big") + 1) % (1 << 8 * len(data))
        return known(total.to_bytes(len(data), "big"))

    def _call(self, call: tree.Call) -> Value:
        values = [self.evaluate(argument) for argument in call.arguments]
        match call.function, values:
            case "E", [Octets() as key, Octets() as data]:
                return self._encrypted(key, data)
            case "length", [Octets() as data]:
                return data.n_bytes
            case "length", [Open() as data]:
                return data.length
            case "zeros", [int() as count]:
                return known(bytes(count))
            case "zeros", [Length() | Held() | Computed() as count]:
                return Open((Zeros(count),))
            case "number", [int() as value, int() as count]:
                return known(value.to_bytes(count, "big"))
            case "number", [Length() | Held() | Computed() as value, int() as count]:
                to = self.writer.array(count)
                self.writer.add(Put(to, value))
                return octets([to])
            case "exactly", [Octets() as data, int()]:
                return data
            case "exactly", [Open() as data, int() as count]:
                to = self.writer.array(count)
                self.writer.add(Gather(to, data.pieces))
                return octets([to])
        return self.invoke(self.shared.functions[call.function], values)

    def _encrypted(self, key: Octets, data: Octets) -> Octets:
        """An encrypted block: a constant, or a step with constant or computed round keys."""
        key_bytes, block = key.known, data.known
        if not self.shared.folds or key_bytes is None:
            return self.writer.encrypt(data, self.writer.schedule(key))
        if key_bytes not in self._known_keys:
            self._known_keys.add(key_bytes)
            self._save(schedules=1)
        if block is not None:
            self._save(encryptions=1)
            return known(self.shared.encrypt(key_bytes, block))
        return self.writer.encrypt(data, self.shared.known_schedule(key_bytes))

    def _save(self, encryptions: int = 0, schedules: int = 0, operations: int = 0) -> None:
        self.saved += Saved(encryptions, schedules, operations)
