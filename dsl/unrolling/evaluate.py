"""Expressions, evaluated while a program is unrolled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from dsl.syntax.diagnostics import DiagnosticError, did_you_mean, error
from dsl.syntax.tree import (
    Array,
    Binary,
    Call,
    Expr,
    Function,
    Index,
    Name,
    Number,
    Select,
    Span,
    TypeExpr,
    Unary,
    member_name,
)
from dsl.unrolling.operators import SHIFTS, Operators, amount_of, known
from dsl.unrolling.tables import (
    Lookup,
    Matrix,
    Permutation,
    SBox,
    base_name,
    forward_name,
    inverted,
    is_inverse,
)
from dsl.unrolling.values import (
    BROKEN,
    Broken,
    Scalar,
    Shape,
    Unset,
    Value,
    Word,
    copied,
    flatten,
)

MAX_WORD_BITS = 1024
MAX_ARRAY_WORDS = 65536
_BY_SECRET = "a value that depends on the input is looked up in an S-box: `sbox S = […]`, `S(x)`"


@dataclass(slots=True)
class Variable:
    """A name's value; `shape` is its type, or nothing for numbers without a width."""

    value: Value
    shape: Shape | None = None
    is_constant: bool = False


@dataclass
class Globals:
    """The declarations of a file in one parameter set."""

    constants: dict[str, Variable] = field(default_factory=dict[str, Variable])
    tables: dict[str, Lookup] = field(default_factory=dict[str, Lookup])
    several: dict[str, int] = field(default_factory=dict[str, int])
    """The number of S-boxes of a name that stands for several."""
    later: set[str] = field(default_factory=set[str])
    """The names declared further down than the current declaration."""
    functions: dict[str, Function] = field(default_factory=dict[str, Function])


class Evaluator(ABC):
    """Gives expressions their values; statements and functions are `dsl.unrolling.execute`'s."""

    def __init__(self, names: Globals, operators: Operators, spend: Callable[[int], None]) -> None:
        self.globals = names
        self.operators = operators
        self.spend = spend
        self.scopes: list[dict[str, Variable]] = [{}]

    def evaluate(self, expr: Expr) -> Value:
        """The value of an expression.

        Raises:
            DiagnosticError: it has none.
        """
        method = _METHODS[type(expr)]
        return method(self, expr)

    def number(self, expr: Expr, what: str) -> int:
        """The value of an expression that must be constant."""
        return known(self.evaluate(expr), what, expr.span)

    def shape(self, kind: TypeExpr) -> Shape:
        """The type that is written, with its parameters filled in."""
        bits = self.number(kind.width, "a width")
        if not 1 <= bits <= MAX_WORD_BITS:
            message = f"a word has 1 to {MAX_WORD_BITS} bits, not {bits}"
            raise error(kind.width.span, message)
        dimensions = tuple(self.number(d, "a dimension") for d in kind.dimensions)
        for dimension, expr in zip(dimensions, kind.dimensions, strict=True):
            if not 1 <= dimension <= MAX_ARRAY_WORDS:
                message = f"an array has 1 to {MAX_ARRAY_WORDS} elements, not {dimension}"
                raise error(expr.span, message)
        shape = Shape(bits, dimensions)
        if shape.n_words > MAX_ARRAY_WORDS:
            raise error(kind.span, f"an array of more than {MAX_ARRAY_WORDS} words")
        self.spend(shape.n_words)
        return shape

    def lookup(self, name: str, span: Span) -> Variable:
        """The variable or constant of a name."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        if name in self.globals.constants:
            return self.globals.constants[name]
        known_names = self.globals
        if name in known_names.several:
            raise error(span, f"`{name}` is not a value", f"apply one of them: `{name}[0](…)`")
        if name in known_names.tables or name in known_names.functions:
            raise error(span, f"`{name}` is not a value", f"apply it: `{name}(…)`")
        self._refuse_later(name, span)
        raise error(span, f"unknown name `{name}`", did_you_mean(name, self.known_names()))

    def known_names(self) -> list[str]:
        """All names that an expression could use here."""
        names = [n for scope in self.scopes for n in scope]
        return [*names, *self.globals.constants, *self.globals.tables, *self.globals.functions]

    def _refuse_later(self, name: str, span: Span) -> None:
        if base_name(name) in self.globals.later:
            message = f"`{base_name(name)}` is not declared yet where it is needed"
            raise error(span, message, "declarations are read from the top: move it up")

    def table(self, name: str, span: Span) -> Lookup | None:
        """The table of a name, `S^-1` being the inverse of `S`."""
        if name not in self.globals.tables and is_inverse(name):
            forward = self.table(forward_name(name), span)
            if forward is not None:
                self.globals.tables[name] = inverted(forward, span)
        return self.globals.tables.get(name)

    @abstractmethod
    def call(self, function: Function, arguments: Sequence[Value], expr: Call) -> Value:
        """Run a function on values of its parameters' types."""

    def element(self, base: Value, index: Value, expr: Index) -> Value:
        """`base[index]`: an element, the elements at an array of indices, or a bit."""
        if isinstance(index, list):
            return [self.element(base, i, expr) for i in index]
        place = known(index, "an index", expr.index.span, _BY_SECRET)
        if isinstance(base, Broken):
            return BROKEN
        count = self.count(base, expr)
        if not 0 <= place < count:
            has = f"which has {_elements(count, isinstance(base, list))}"
            raise error(expr.index.span, f"index {place} is outside {_named(expr.base)}, {has}")
        if isinstance(base, list):
            return base[place]
        return self.operators.extract(cast("Word", base), place, 1)

    def count(self, base: Value, expr: Index) -> int:
        """The number of elements of an array, or of bits of a word."""
        if isinstance(base, list):
            return len(base)
        if isinstance(base, Broken):
            raise DiagnosticError([])
        word = self.operators.word(base, "`[…]`", expr.base.span)
        assert isinstance(word, Word), "a word is a word"
        return word.bits

    def bounds(self, range_: Binary) -> tuple[int, int]:
        """The first index of a range and the one after its last."""
        first = self.number(range_.left, "a range")
        last = self.number(range_.right, "a range")
        return first, last + 1 if range_.op == "..=" else last

    def _number(self, expr: Number) -> Value:
        return expr.value

    def _name(self, expr: Name) -> Value:
        value = self.lookup(expr.id, expr.span).value
        if isinstance(value, Unset):
            raise error(expr.span, f"`{expr.id}` is read before it is given a value")
        return value

    def _unary(self, expr: Unary) -> Value:
        if expr.op == "columns":
            raise error(expr.span, "`columns` stands only in the argument of an S-box")
        return self.operators.unary(expr.op, self.evaluate(expr.operand), expr.span)

    def _binary(self, expr: Binary) -> Value:
        if expr.op == "*" and isinstance(expr.left, Name):
            matrix = self.globals.tables.get(expr.left.id)
            if isinstance(matrix, Matrix):
                return self.operators.multiply(matrix, self.evaluate(expr.right), expr.right.span)
        left, right = self.evaluate(expr.left), self.evaluate(expr.right)
        if isinstance(left, Broken) or isinstance(right, Broken):
            return BROKEN
        if expr.op in SHIFTS and not isinstance(right, list):
            right = amount_of(expr.op, right, expr.right.span)
        return self.operators.binary(expr.op, left, right, expr.span)

    def _select(self, expr: Select) -> Value:
        condition = self.number(expr.condition, "a condition")
        return self.evaluate(expr.then if condition else expr.other)

    def _index(self, expr: Index) -> Value:
        self._refuse_subscript(expr)
        base = self.evaluate(expr.base)
        if not (isinstance(expr.index, Binary) and expr.index.op.startswith("..")):
            value = self.element(base, self.evaluate(expr.index), expr)
            if isinstance(value, Unset):
                raise error(expr.span, "this element is read before it is given a value")
            return value
        first, last = self.bounds(expr.index)
        count = self.count(base, expr)
        if not 0 <= first < last <= count:
            has = f"which has {_elements(count, isinstance(base, list))}"
            message = f"the range {first}..{last} is empty or outside {_named(expr.base)}, {has}"
            raise error(expr.index.span, message)
        if isinstance(base, list):
            return base[first:last]
        return self.operators.extract(cast("Word", base), first, last - first)

    def _refuse_subscript(self, expr: Index) -> None:
        """Refuse `S[x]` for `S(x)`."""
        if not isinstance(expr.base, Name) or self._is_value(expr.base.id):
            return
        name = expr.base.id
        if name in self.globals.several:
            message = f"`{name}[…]` is an S-box, not a value"
            raise error(expr.span, message, f"apply it: `{name}[…](x)`, with a constant index")
        if name in self.globals.tables or name in self.globals.functions:
            message = f"`{name}` is no array: it is applied like a function"
            raise error(expr.span, message, f"write `{name}(…)`")

    def _is_value(self, name: str) -> bool:
        return name in self.globals.constants or any(name in scope for scope in self.scopes)

    def _array(self, expr: Array) -> Value:
        return [copied(self.evaluate(element)) for element in expr.elements]

    def _call(self, expr: Call) -> Value:
        if expr.function in _BUILTINS:
            return _BUILTINS[expr.function](self, expr)
        table = self.table(self._chosen(expr), expr.span)
        if table is not None:
            return self._apply(table, expr)
        self._refuse_later(expr.function, expr.span)
        function = self.globals.functions.get(expr.function)
        if function is None:
            known_names = [*self.globals.functions, *self.globals.tables, *_BUILTINS]
            hint = did_you_mean(expr.function, known_names)
            raise error(expr.span, f"unknown function `{expr.function}`", hint)
        return self.call(function, [self.evaluate(a) for a in expr.arguments], expr)

    def _chosen(self, expr: Call) -> str:
        """The name of what is called, with the index of one of several S-boxes."""
        name = base_name(expr.function)
        count = self.globals.several.get(name, 0)
        if not count:
            if expr.index is None or name in self.globals.later:
                return expr.function
            message = f"`{name}` takes no index before its argument: there is one"
            raise error(expr.index.span, message, f"apply it: `{name}(…)`")
        if expr.index is None:
            message = f"`{name}` has {_count(count, 'S-box')}: which one?"
            raise error(expr.span, message, f"choose it by a constant: `{expr.function}[0](…)`")
        if isinstance(expr.index, Binary) and expr.index.op.startswith(".."):
            raise error(expr.index.span, "expected the index of one S-box, found a range")
        place = self.number(expr.index, "the index of an S-box")
        if not 0 <= place < count:
            message = f"index {place} is outside `{name}`, which has {_count(count, 'S-box')}"
            raise error(expr.index.span, message)
        return member_name(expr.function, place)

    def _apply(self, table: Lookup, expr: Call) -> Value:
        (argument,) = self._arguments(expr, 1)
        if isinstance(argument, Unary) and argument.op == "columns":
            if not isinstance(table, SBox):
                raise error(argument.span, f"`columns` is for S-boxes; `{table.name}` is none")
            value = self.evaluate(argument.operand)
            return self.operators.substitute_columns(table, value, argument.span)
        value = self.evaluate(argument)
        if isinstance(table, SBox):
            return self.operators.substitute(table, value, argument.span)
        if isinstance(table, Permutation):
            return self.operators.permute(table, value, argument.span)
        return self.operators.multiply(table, value, argument.span)

    def _arguments(self, expr: Call, count: int) -> tuple[Expr, ...]:
        if len(expr.arguments) != count:
            wanted = f"`{expr.function}` takes {count} argument{'s' if count > 1 else ''}"
            raise error(expr.span, f"{wanted}, found {len(expr.arguments)}")
        return expr.arguments

    def _join(self, expr: Call) -> Value:
        """`join(a, b, …)`: one word, the first argument in the highest bits."""
        parts = [self.operators.word(self.evaluate(a), "`join`", a.span) for a in expr.arguments]
        return self._concat([*reversed(parts)], expr.span)

    def _word(self, expr: Call) -> Value:
        """`word(array)`: one word, element 0 in the lowest bits."""
        (argument,) = self._arguments(expr, 1)
        scalars = flatten(self.evaluate(argument))
        parts = [self.operators.word(s, "`word`", argument.span) for s in scalars]
        return self._concat(parts, expr.span)

    def _concat(self, parts: Sequence[Scalar], span: Span) -> Value:
        words = [p for p in parts if isinstance(p, Word)]
        if len(words) < len(parts):
            return BROKEN
        bits = sum(w.bits for w in words)
        if not 1 <= bits <= MAX_WORD_BITS:
            raise error(span, f"a word has 1 to {MAX_WORD_BITS} bits, not {bits}")
        return self.operators.concat(words)

    def _repeat(self, expr: Call) -> Value:
        """`repeat(x, n)`: one word, `n` copies of `x` side by side."""
        first, second = self._arguments(expr, 2)
        word = self.operators.word(self.evaluate(first), "`repeat`", first.span)
        count = self.number(second, "the number of copies")
        if isinstance(word, Broken):
            return BROKEN
        if not 1 <= count <= MAX_WORD_BITS:
            raise error(second.span, f"a word has 1 to {MAX_WORD_BITS} copies, not {count}")
        return self._concat([word] * count, expr.span)

    def _exact(self, expr: Call) -> Value:
        """`number(x)`: the number that a constant word is, which fits words of any width."""
        (argument,) = self._arguments(expr, 1)
        return self.number(argument, "the argument of `number`")

    def _cells(self, expr: Call) -> Value:
        """`cells(word, bits)`: the word cut into words of `bits` bits, the lowest first."""
        first, second = self._arguments(expr, 2)
        word = self.operators.word(self.evaluate(first), "`cells`", first.span)
        bits = self.number(second, "the width of a cell")
        if isinstance(word, Broken):
            return BROKEN
        if bits < 1 or word.bits % bits:
            raise error(second.span, f"`u{word.bits}` cannot be cut into cells of {bits} bits")
        return [self.operators.extract(word, lo, bits) for lo in range(0, word.bits, bits)]


def _named(expr: Expr) -> str:
    return f"`{expr.id}`" if isinstance(expr, Name) else "the array"


def _elements(count: int, is_array: bool) -> str:
    return _count(count, "element" if is_array else "bit")


def _count(count: int, unit: str) -> str:
    plural = "es" if unit.endswith("x") else "s"
    return f"{count} {unit}{plural if count != 1 else ''}"


_METHODS: Mapping[type, Callable[[Evaluator, Expr], Value]] = {
    Number: cast("Callable[[Evaluator, Expr], Value]", Evaluator._number),
    Name: cast("Callable[[Evaluator, Expr], Value]", Evaluator._name),
    Unary: cast("Callable[[Evaluator, Expr], Value]", Evaluator._unary),
    Binary: cast("Callable[[Evaluator, Expr], Value]", Evaluator._binary),
    Select: cast("Callable[[Evaluator, Expr], Value]", Evaluator._select),
    Index: cast("Callable[[Evaluator, Expr], Value]", Evaluator._index),
    Array: cast("Callable[[Evaluator, Expr], Value]", Evaluator._array),
    Call: cast("Callable[[Evaluator, Expr], Value]", Evaluator._call),
}
_BUILTINS: Mapping[str, Callable[[Evaluator, Call], Value]] = {
    "join": Evaluator._join,
    "word": Evaluator._word,
    "cells": Evaluator._cells,
    "repeat": Evaluator._repeat,
    "number": Evaluator._exact,
}
BUILTIN_NAMES = frozenset(_BUILTINS)
