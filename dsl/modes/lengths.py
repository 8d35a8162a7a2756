"""The types of expressions of a mode: numbers, known or not, and bytes with their lengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dsl.modes import tree
from dsl.modes.sizes import Sizes, compute
from dsl.syntax.diagnostics import did_you_mean, error
from dsl.syntax.tree import Name, Number, Span


@dataclass(frozen=True)
class Real:
    """A number; its value is None if it is known at run time only."""

    value: int | None


@dataclass(frozen=True)
class Octets:
    """Bytes.

    Args:
        length: the number of bytes; None if it is known at run time only.
        is_out: whether they are an output, which has a length but no value.
    """

    length: int | None
    is_out: bool = False


Type = Real | Octets
Locals = Mapping[str, Type]
_COUNTS = {"E": 2, "length": 1, "number": 2, "zeros": 1, "exactly": 2}


def said(kind: Type) -> str:
    """A type in words."""
    if isinstance(kind, Real):
        return "a number"
    return "bytes of any length" if kind.length is None else f"{kind.length} bytes"


class Lengths:
    """Computes the types of expressions; subclasses have the functions of the mode."""

    numbers: Mapping[str, int]
    fields: Mapping[str, Type]
    sizes: Sizes

    def call(self, call: tree.Call, arguments: Sequence[Type]) -> Type:
        """The type of a call of a function of the mode."""
        raise NotImplementedError

    def type_of(self, expression: tree.Expression, locals_: Locals) -> Type:
        """The type of an expression.

        Raises:
            DiagnosticError: it is not well typed.
        """
        match expression:
            case Number(value):
                return Real(value)
            case tree.Octets(data):
                return Octets(len(data))
            case Name(name, span):
                return self._name(name, span, locals_)
            case tree.Select(condition, then, other):
                chosen = then if self.static(condition, locals_) else other
                return self.number(chosen, locals_)
            case tree.Slice():
                return self._slice(expression, locals_)
            case tree.Binary():
                return self._binary(expression, locals_)
            case tree.Call():
                return self._call(expression, locals_)

    def number(self, expression: tree.Expression, locals_: Locals) -> Real:
        """The type of an expression that must be a number.

        Raises:
            DiagnosticError: it is not a number.
        """
        kind = self.type_of(expression, locals_)
        if not isinstance(kind, Real):
            raise error(expression.span, f"expected a number, found {said(kind)}")
        return kind

    def static(self, expression: tree.Expression, locals_: Locals) -> int:
        """The value of an expression that must be a number known at compile time.

        Raises:
            DiagnosticError: it is not a number, or not known.
        """
        value = self.number(expression, locals_).value
        if value is None:
            message = "expected a number that is known when a file is made"
            raise error(expression.span, message, "lengths of inputs are known at run time")
        return value

    def octets(self, expression: tree.Expression, locals_: Locals) -> Octets:
        """The type of an expression that must be bytes with a value.

        Raises:
            DiagnosticError: it is a number or an output.
        """
        kind = self.type_of(expression, locals_)
        if not isinstance(kind, Octets):
            raise error(expression.span, "expected bytes, found a number", "write `number(x, n)`")
        if kind.is_out:
            raise error(expression.span, "an output has no value", "`fill` writes it")
        return kind

    def known(self, expression: tree.Expression, locals_: Locals) -> int:
        """The length of an expression that must be bytes of known length.

        Raises:
            DiagnosticError: it is not.
        """
        length = self.octets(expression, locals_).length
        if length is None:
            hint = "`exactly(x, n)` are its n bytes"
            raise error(expression.span, "expected bytes of known length", hint)
        return length

    def require(self, wanted: Type, given: Type, span: Span, what: str) -> None:
        """Check that a value has a type.

        Args:
            wanted: the required type.
            given: the type of the value.
            span: the place for the error.
            what: the recipient of the value, for the error.

        Raises:
            DiagnosticError: it has another type.
        """
        if isinstance(wanted, Octets) and isinstance(given, Octets) and not given.is_out:
            if wanted.length is None or wanted.length == given.length:
                return
        elif isinstance(wanted, Real) and isinstance(given, Real):
            return
        hint = "`exactly(x, n)` are the n bytes of x" if said(given).endswith("any length") else ""
        raise error(span, f"{what} has {said(wanted)}, and this is {said(given)}", hint)

    def _name(self, name: str, span: Span, locals_: Locals) -> Type:
        found = locals_.get(name, self.fields.get(name))
        if found is None and name in self.numbers:
            return Real(self.numbers[name])
        if found is None:
            known = [*locals_, *self.fields, *self.numbers]
            raise error(span, f"no variable `{name}`", did_you_mean(name, known))
        return found

    def _slice(self, expression: tree.Slice, locals_: Locals) -> Type:
        length = self.known(expression.base, locals_)
        first, last = (self.static(e, locals_) for e in (expression.first, expression.last))
        if not first <= last <= length:
            raise error(expression.span, f"no bytes {first}..{last} in {length} bytes")
        return Octets(last - first)

    def _binary(self, expression: tree.Binary, locals_: Locals) -> Type:
        op, span = expression.op, expression.span
        left = self.type_of(expression.left, locals_)
        if op == "||":
            sizes = [self.octets(e, locals_).length for e in (expression.left, expression.right)]
            return Octets(None if None in sizes else sum(n for n in sizes if n is not None))
        if op == "^":
            a, b = (self.known(e, locals_) for e in (expression.left, expression.right))
            if a != b:
                raise error(span, f"`^` takes bytes of one length, not {a} and {b}")
            return Octets(a)
        if isinstance(left, Octets):
            return self._increment(expression, locals_)
        values = [self.number(e, locals_).value for e in (expression.left, expression.right)]
        if values[0] is None or values[1] is None:
            return Real(None)
        return Real(compute(op, values[0], values[1], span))

    def _increment(self, expression: tree.Binary, locals_: Locals) -> Type:
        is_one = expression.op == "+" and isinstance(expression.right, Number)
        if not is_one or self.static(expression.right, locals_) != 1:
            hint = "bytes have `||`, `^` and `+ 1`"
            raise error(expression.span, f"no `{expression.op}` of bytes and this", hint)
        return Octets(self.known(expression.left, locals_))

    def _call(self, call: tree.Call, locals_: Locals) -> Type:
        name = call.function
        if name not in _COUNTS:
            return self.call(call, [self.type_of(a, locals_) for a in call.arguments])
        if len(call.arguments) != _COUNTS[name]:
            count = _COUNTS[name]
            raise error(call.span, f"`{name}` takes {count} values, not {len(call.arguments)}")
        first, *rest = call.arguments
        if name == "E":
            return self._encrypted(call, first, rest[0], locals_)
        if name == "length":
            kind = self.type_of(first, locals_)
            if not isinstance(kind, Octets):
                raise error(first.span, "expected bytes, found a number")
            return Real(kind.length)
        if name == "zeros":
            return Octets(self.number(first, locals_).value)
        if name == "exactly":
            self.octets(first, locals_)
            return Octets(self.static(rest[0], locals_))
        return self._number_as_bytes(first, rest[0], locals_)

    def _number_as_bytes(
        self, number: tree.Expression, count: tree.Expression, locals_: Locals
    ) -> Type:
        value, length = self.number(number, locals_).value, self.static(count, locals_)
        if value is not None and value >> 8 * length:
            raise error(number.span, f"{value} does not fit {length} bytes")
        return Octets(length)

    def _encrypted(
        self, call: tree.Call, key: tree.Expression, block: tree.Expression, locals_: Locals
    ) -> Type:
        sizes = self.known(key, locals_), self.known(block, locals_)
        if sizes != (self.sizes.key, self.sizes.block):
            wanted = f"a key of {self.sizes.key} and a block of {self.sizes.block} bytes"
            raise error(call.span, f"`E` takes {wanted}, not {sizes[0]} and {sizes[1]}")
        return Octets(self.sizes.block)
