"""The variables that statements may assign, including those of called functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from dsl.modes import tree
from dsl.syntax.tree import Name


class Assigned:
    """Assignments in the functions of a mode.

    Args:
        functions: the functions, by name.
        fields: names of the fields of the state.
    """

    def __init__(self, functions: Mapping[str, tree.Function], fields: frozenset[str]) -> None:
        self._functions, self._fields = functions, fields

    @cached_property
    def changes_state(self) -> Mapping[str, frozenset[str]]:
        """The fields of the state that a call of each function may assign."""
        return {n: self.by(f.body) & self._fields for n, f in self._functions.items()}

    @cached_property
    def reads_state(self) -> frozenset[str]:
        """The functions that name a field of the state, or call one that does."""
        return frozenset(n for n, f in self._functions.items() if self._names(f) & self._fields)

    def by(self, body: Sequence[tree.Statement]) -> frozenset[str]:
        """The names that statements assign, and the fields that the functions they call assign."""
        found: set[str] = set()
        for each in statements(body):
            if isinstance(each, tree.Assign):
                found.add(each.name)
            for call in calls_in(each):
                if call.function in self._functions:
                    callee = self._functions[call.function].body
                    found |= self.by(callee) & self._fields
        return frozenset(found)

    def _names(self, function: tree.Function) -> frozenset[str]:
        found: set[str] = set()
        for each in statements(function.body):
            found |= {each.name} if isinstance(each, tree.Assign) else set()
            for expression in expressions_of(each):
                found |= {e.id for e in parts_of(expression) if isinstance(e, Name)}
            for call in calls_in(each):
                if call.function in self._functions:
                    found |= self._names(self._functions[call.function])
        return frozenset(found)


def statements(body: Sequence[tree.Statement]) -> Iterator[tree.Statement]:
    """All statements in preorder, with those nested in loops and branches."""
    for each in body:
        yield each
        match each:
            case tree.Count() | tree.Each() | tree.Fill():
                yield from statements(each.body)
            case tree.If():
                yield from statements((*each.then, *each.other))
            case _:
                pass


def expressions_of(statement: tree.Statement) -> tuple[tree.Expression, ...]:
    """The expressions of a statement, without those of nested statements."""
    match statement:
        case tree.Let(_, _, value):
            return () if value is None else (value,)
        case tree.Assign(_, place, value):
            return (value,) if place is None else (place.first, place.last, value)
        case tree.Count(_, first, last):
            return (first, last)
        case tree.Each(_, data):
            return (data,)
        case tree.Fill():
            return ()
        case tree.If(condition) | tree.Refuse(_, condition):
            return (condition,)
        case tree.Return(value):
            return (value,)
        case tree.Do(call):
            return (call,)


def parts_of(expression: tree.Expression) -> Iterator[tree.Expression]:
    """An expression and all its subexpressions."""
    yield expression
    match expression:
        case tree.Binary(_, left, right):
            inner: tuple[tree.Expression, ...] = (left, right)
        case tree.Select(condition, then, other):
            inner = (condition, then, other)
        case tree.Slice(base, first, last):
            inner = (base, first, last)
        case tree.Call(_, arguments):
            inner = arguments
        case _:
            inner = ()
    for each in inner:
        yield from parts_of(each)


def calls_in(statement: tree.Statement) -> Iterator[tree.Call]:
    """The calls of a statement's own expressions."""
    for expression in expressions_of(statement):
        yield from (e for e in parts_of(expression) if isinstance(e, tree.Call))
