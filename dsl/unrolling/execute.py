"""Statements and functions, executed while a program is unrolled.

The checker and the lowering run the same code: the first with a sink that only counts, the second
with one that builds a program. What the one accepts the other can lower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import cast

from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, error
from dsl.syntax.tree import (
    Array,
    Assign,
    Binary,
    Call,
    Expr,
    For,
    Function,
    If,
    Index,
    Let,
    Name,
    Return,
    Span,
    Statement,
)
from dsl.unrolling.evaluate import Evaluator, Globals, Variable
from dsl.unrolling.operators import Operators, Sink
from dsl.unrolling.values import (
    BROKEN,
    Broken,
    Shape,
    Unset,
    Value,
    Word,
    convert,
    copied,
    describe,
    flatten,
    is_broken,
    shape_of,
    unset,
)

MAX_CALLS = 16
MAX_ERRORS = 20


class Stop(Exception):
    """Unrolling cannot go on: too many steps or too many errors; they are reported already."""


class Place:
    """The current place of execution: the statement, and its round."""

    def __init__(self) -> None:
        self.span = Span("", 1, 1)
        self.round = 0
        self.n_rounds = 0


class Executor(Evaluator):
    """Executes function bodies; errors are collected, and each statement stands for itself."""

    def __init__(self, names: Globals, sink: Sink, place: Place, limit: int) -> None:
        super().__init__(names, Operators(sink, self._spend), self._spend)
        self.place = place
        self.errors: list[Diagnostic] = []
        self.is_spent = False
        self._limit = limit
        self._steps_left = limit
        self._loops: list[tuple[int, Span]] = []
        self._calls: list[str] = []

    @property
    def steps(self) -> int:
        """The steps taken so far."""
        return self._limit - self._steps_left

    @contextmanager
    def collecting(self) -> Iterator[None]:
        """Keep the error that ends the block, and go on after it."""
        try:
            yield
        except DiagnosticError as problem:
            self.report(problem)

    def report(self, problem: DiagnosticError) -> None:
        """Keep errors, one a place."""
        places = {d.span for d in self.errors}
        self.errors += [d for d in problem.diagnostics if d.span not in places]
        if len(self.errors) >= MAX_ERRORS:
            raise Stop

    def body(self, statements: Sequence[Statement]) -> Value | None:
        """Run statements in a scope of their own; gives what `return` gives, if it is met."""
        self.scopes.append({})
        try:
            for statement in statements:
                result = self._statement(statement)
                if result is not None:
                    return result
        finally:
            self.scopes.pop()
        return None

    def declare(self, name: str, variable: Variable, span: Span) -> None:
        """Bring a name into the innermost scope."""
        if name in self.scopes[-1]:
            raise error(span, f"`{name}` is declared twice")
        self.scopes[-1][name] = variable

    def call(self, function: Function, arguments: Sequence[Value], expr: Call) -> Value:
        """Run a function on values of its parameters' types."""
        if function.name in self._calls or len(self._calls) >= MAX_CALLS:
            chain = " -> ".join([*self._calls, function.name])
            raise error(expr.span, f"functions call each other too deep: {chain}")
        if len(arguments) != len(function.parameters):
            wanted = f"`{function.name}` takes {len(function.parameters)} arguments"
            raise error(expr.span, f"{wanted}, found {len(arguments)}")
        outer, self.scopes = self.scopes, [{}]
        outer_span, outer_round = self.place.span, self.place.round
        self._calls.append(function.name)
        try:
            for parameter, value, argument in zip(
                function.parameters, arguments, expr.arguments, strict=True
            ):
                shape = self.shape(parameter.type)
                converted = convert(value, shape, argument.span)
                self.declare(parameter.name, Variable(converted, shape), parameter.span)
            if function.is_round and not self.place.round:
                self.place.n_rounds += 1
                self.place.round = self.place.n_rounds
            return self._returned(function)
        finally:
            self._calls.pop()
            self.scopes = outer
            self.place.span, self.place.round = outer_span, outer_round

    def _returned(self, function: Function) -> Value:
        shape = self.shape(function.result)
        value = self.body(function.body)
        if value is None:
            raise error(function.span, f"`{function.name}` ends without `return`")
        try:
            return convert(value, shape, _last_return(function).span)
        except DiagnosticError as problem:
            self.report(problem)
            return BROKEN

    def _statement(self, statement: Statement) -> Value | None:
        self.place.span = statement.span
        self._spend(1)
        try:
            return _RUN[type(statement)](self, statement)
        except DiagnosticError as problem:
            self.report(problem)
            self._break(statement)
            return BROKEN if isinstance(statement, Return) else None

    def _break(self, statement: Statement) -> None:
        """Let whatever a failed statement would have set cause no further errors."""
        if isinstance(statement, Let):
            self.scopes[-1][statement.name] = Variable(BROKEN)
        for name in assigned_names([statement]):
            for scope in self.scopes:
                if name in scope and _is_unsettled(scope[name]):
                    scope[name].value = BROKEN

    def _let(self, statement: Let) -> None:
        shape = self.shape(statement.type) if statement.type else None
        if statement.value is None:
            if shape is None:
                message = f"`{statement.name}` has neither a type nor a value"
                raise error(statement.span, message)
            self.declare(statement.name, Variable(unset(shape), shape), statement.span)
            return
        value = self._copy(self.evaluate(statement.value))
        if shape is None:
            shape = shape_of(value)
        else:
            value = convert(value, shape, statement.value.span)
        self.declare(statement.name, Variable(value, shape), statement.span)

    def _assign(self, statement: Assign) -> None:
        value = self.evaluate(statement.value)
        if statement.op != "=":
            op, old = statement.op[:-1], self.evaluate(statement.target)
            if is_broken(old) or is_broken(value):
                raise DiagnosticError([])
            value = self.operators.binary(op, old, value, statement.value.span)
        self.store(statement.target, self._copy(value), statement.value.span)

    def store(self, target: Expr, value: Value, span: Span) -> None:
        """Give a target a value; `span` is where the value comes from."""
        if isinstance(target, Array):
            if not isinstance(value, list) or len(value) != len(target.elements):
                message = f"expected {len(target.elements)} values, found {describe(value)}"
                raise error(span, message)
            for part, element in zip(target.elements, value, strict=True):
                self.store(part, element, span)
        elif isinstance(target, Name):
            self._store_name(target, value, span)
        elif isinstance(target, Index):
            self._store_element(target, value, span)
        else:
            hint = "a target is a name, an element `x[i]`, or an array of targets `[a, b]`"
            raise error(target.span, "this cannot be assigned to", hint)

    def _store_name(self, target: Name, value: Value, span: Span) -> None:
        variable = self.lookup(target.id, target.span)
        if variable.is_constant:
            raise error(target.span, f"`{target.id}` is constant")
        if variable.shape is not None:
            variable.value = convert(value, variable.shape, span)
        elif isinstance(variable.value, int | list) and shape_of(value) is not None:
            hint = f"declare it with a type: `let {target.id}: u8 = …`"
            raise error(span, f"`{target.id}` is a number without a width", hint)
        else:
            variable.value = value

    def _store_element(self, target: Index, value: Value, span: Span) -> None:
        base = self._reference(target.base)
        if isinstance(base, Broken):
            return
        first, last = self._target_range(target)
        count = self.count(base, target)
        if not 0 <= first < last <= count:
            shown = f"{first}..{last}" if last - first != 1 else f"{first}"
            raise error(target.index.span, f"index {shown} is outside the {count} that there are")
        if not isinstance(base, list):
            word = self._spliced(cast("Word", base), first, last, value, span)
            self.store(target.base, word, span)
            return
        is_range = isinstance(target.index, Binary) and target.index.op.startswith("..")
        values = value if is_range else [value]
        if not isinstance(values, list) or len(values) != last - first:
            raise error(span, f"expected {last - first} values, found {describe(value)}")
        for i, element in enumerate(values, first):
            shape = shape_of(base[i])
            base[i] = convert(element, shape, span) if shape else element

    def _spliced(self, old: Word, first: int, last: int, value: Value, span: Span) -> Word:
        """The word with bits `first` to `last - 1` replaced."""
        part = convert(value, Shape(last - first), span)
        assert isinstance(part, Word), "a scalar shape gives a word"
        words = [part]
        if first > 0:
            words.insert(0, self.operators.extract(old, 0, first))
        if last < old.bits:
            words.append(self.operators.extract(old, last, old.bits - last))
        return self.operators.concat(words)

    def _target_range(self, target: Index) -> tuple[int, int]:
        if isinstance(target.index, Binary) and target.index.op.startswith(".."):
            return self.bounds(target.index)
        place = self.number(target.index, "an index")
        return place, place + 1

    def _reference(self, expr: Expr) -> Value:
        """The array of a target itself, not a copy."""
        if isinstance(expr, Name):
            variable = self.lookup(expr.id, expr.span)
            if variable.is_constant:
                raise error(expr.span, f"`{expr.id}` is constant")
            return variable.value
        if isinstance(expr, Index):
            return self.element(self._reference(expr.base), self.evaluate(expr.index), expr)
        raise error(expr.span, "this cannot be assigned to")

    def _for(self, statement: For) -> Value | None:
        first = self.number(statement.first, "a loop's bound")
        last = self.number(statement.last, "a loop's bound") + int(statement.inclusive)
        self._loops.append((last - first, statement.span))
        self._spend(0 if last - first <= self._limit else self._limit + 1)
        for i in range(first, last):
            self._spend(1)
            self.scopes.append({statement.name: Variable(i, is_constant=True)})
            try:
                result = self.body(statement.body)
            finally:
                self.scopes.pop()
            if result is not None:
                self._loops.pop()
                return result
        self._loops.pop()
        return None

    def _if(self, statement: If) -> Value | None:
        for condition, body in statement.branches:
            if self.number(condition, "a condition"):
                return self.body(body)
        return self.body(statement.otherwise)

    def _return(self, statement: Return) -> Value:
        return self._copy(self.evaluate(statement.value))

    def _copy(self, value: Value) -> Value:
        if isinstance(value, list):
            self._spend(len(flatten(value)))
        return copied(value)

    def _spend(self, steps: int) -> None:
        self._steps_left -= steps
        if self._steps_left >= 0:
            return
        self.is_spent = True
        message = f"more than {self._limit:,} steps when unrolled"
        span = max(self._loops, key=lambda loop: loop[0])[1] if self._loops else self.place.span
        what = "this loop takes" if self._loops else "this takes"
        self.errors.append(Diagnostic(span, f"{what} {message}", "are the bounds right?"))
        raise Stop


def assigned_names(statements: Sequence[Statement]) -> set[str]:
    """The variables that statements assign to, at any depth."""
    names: set[str] = set()
    for statement in statements:
        if isinstance(statement, Assign):
            names |= _roots(statement.target)
        elif isinstance(statement, For):
            names |= assigned_names(statement.body)
        elif isinstance(statement, If):
            bodies = [*(body for _, body in statement.branches), statement.otherwise]
            names |= {n for body in bodies for n in assigned_names(body)}
    return names


def _is_unsettled(variable: Variable) -> bool:
    """Whether keeping the old value after an error would lead to more errors."""
    return variable.shape is None or any(isinstance(s, Unset) for s in flatten(variable.value))


def unset_path(value: Value) -> str:
    """The index of the first word without a value, as `[i][j]`; empty where all have one."""
    if not isinstance(value, list):
        return ""
    for i, element in enumerate(value):
        if isinstance(element, Unset):
            return f"[{i}]"
        if path := unset_path(element):
            return f"[{i}]{path}"
    return ""


def _roots(target: Expr) -> set[str]:
    if isinstance(target, Array):
        return {name for element in target.elements for name in _roots(element)}
    while isinstance(target, Index):
        target = target.base
    return {target.id} if isinstance(target, Name) else set()


def _last_return(function: Function) -> Statement | Function:
    returns = [s for s in function.body if isinstance(s, Return)]
    return returns[-1] if returns else function


_Run = Callable[[Executor, Statement], Value | None]
_RUN: Mapping[type, _Run] = {
    Let: cast("_Run", Executor._let),
    Assign: cast("_Run", Executor._assign),
    For: cast("_Run", Executor._for),
    If: cast("_Run", Executor._if),
    Return: cast("_Run", Executor._return),
}
