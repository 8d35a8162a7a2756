"""Checks the use of names, also where no parameter set leads: unknown, doubled and unused ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from dsl.syntax.diagnostics import Diagnostic, did_you_mean
from dsl.syntax.tree import (
    Array,
    Assign,
    Binary,
    Call,
    CircuitDecl,
    ConstDecl,
    Declaration,
    Entry,
    Expr,
    File,
    For,
    Function,
    If,
    Index,
    LayoutDecl,
    Let,
    MatrixDecl,
    MatrixOf,
    Name,
    PermutationDecl,
    PermutationList,
    SBoxDecl,
    SBoxOf,
    Select,
    SetDecl,
    Span,
    Statement,
    TypeExpr,
    Unary,
)
from dsl.unrolling.evaluate import BUILTIN_NAMES
from dsl.unrolling.tables import base_name

_KINDS = {
    ConstDecl: "constant",
    SBoxDecl: "S-box",
    SBoxOf: "S-box",
    PermutationDecl: "permutation",
    PermutationList: "permutation",
    MatrixDecl: "matrix",
    MatrixOf: "matrix",
    Function: "function",
}


@dataclass(slots=True)
class _Known:
    kind: str
    span: Span
    is_used: bool = False


class NameCheck:
    """Walks a file once.

    `wrong` are the errors that make unrolling pointless, `unused` are the rest.
    """

    def __init__(self, file: File) -> None:
        self.wrong: list[Diagnostic] = []
        self.unused: list[Diagnostic] = []
        self._scopes: list[dict[str, _Known]] = [{}]
        self._globals(file)
        for declaration in file.declarations:
            self._declaration(declaration)
        self._close()

    def _globals(self, file: File) -> None:
        sets = [d for d in file.declarations if isinstance(d, SetDecl)]
        for chosen in sets:
            for setting in chosen.settings:
                if setting.name not in self._scopes[0]:
                    self._declare(setting.name, "parameter", setting.span)
        for declaration in file.declarations:
            kind = _KINDS.get(type(declaration))
            if kind is not None:
                assert not isinstance(declaration, (LayoutDecl, Entry)), "these have no name"
                self._declare(getattr(declaration, "name", ""), kind, declaration.span)

    def _declaration(self, declaration: Declaration) -> None:
        for kind in _types(declaration):
            self._type(kind)
        self._expressions(_values(declaration))
        if isinstance(declaration, PermutationDecl):
            with self._scope():
                self._declare(declaration.variable, "variable", declaration.span)
                self._expression(declaration.rule)
        elif isinstance(declaration, CircuitDecl):
            self._use(base_name(declaration.sbox), declaration.span)
        elif isinstance(declaration, Function):
            self._function(declaration)
        elif isinstance(declaration, Entry):
            self._entry(declaration)

    def _function(self, function: Function) -> None:
        self._type(function.result)
        with self._scope():
            for parameter in function.parameters:
                self._type(parameter.type)
                self._declare(parameter.name, "parameter", parameter.span)
            self._statements(function.body)

    def _entry(self, entry: Entry) -> None:
        with self._scope():
            for name in dict.fromkeys((*entry.inputs, entry.output)):
                if name:
                    self._declare(name, "parameter", entry.span)
            output = entry.output or entry.inputs[0]
            self._scopes[-1][output].is_used = True
            self._statements(entry.body)

    def _statements(self, statements: Sequence[Statement]) -> None:
        with self._scope():
            for statement in statements:
                self._statement(statement)

    def _statement(self, statement: Statement) -> None:
        if isinstance(statement, Let):
            self._type(statement.type)
            self._expressions([statement.value] if statement.value else [])
            self._declare(statement.name, "variable", statement.span)
        elif isinstance(statement, Assign):
            self._expression(statement.value)
            self._target(statement.target)
        elif isinstance(statement, For):
            self._expressions([statement.first, statement.last])
            with self._scope():
                # a loop may well do the same thing many times
                self._declare(statement.name, "counter", statement.span).is_used = True
                self._statements(statement.body)
        elif isinstance(statement, If):
            for condition, body in statement.branches:
                self._expression(condition)
                self._statements(body)
            self._statements(statement.otherwise)
        else:
            self._expression(statement.value)

    def _target(self, target: Expr) -> None:
        if isinstance(target, Array):
            for element in target.elements:
                self._target(element)
        elif isinstance(target, Index):
            self._expression(target.index)
            self._target(target.base)
        elif isinstance(target, Name):
            self._find(target.id, target.span)
        else:
            self._expression(target)

    def _type(self, kind: TypeExpr | None) -> None:
        if kind is not None:
            self._expressions([kind.width, *kind.dimensions])

    def _expressions(self, expressions: Iterable[Expr]) -> None:
        for expression in expressions:
            self._expression(expression)

    def _expression(self, expr: Expr) -> None:
        if isinstance(expr, Name):
            self._use(expr.id, expr.span)
        elif isinstance(expr, Call):
            if expr.function not in BUILTIN_NAMES:
                self._use(base_name(expr.function), expr.span)
            self._expressions(children(expr))
        else:
            self._expressions(children(expr))

    def _use(self, name: str, span: Span) -> None:
        found = self._find(name, span)
        if found is not None:
            found.is_used = True

    def _find(self, name: str, span: Span) -> _Known | None:
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        names = [n for scope in self._scopes for n in scope]
        hint = did_you_mean(name, [*names, *BUILTIN_NAMES])
        self.wrong.append(Diagnostic(span, f"unknown name `{name}`", hint))
        return None

    def _declare(self, name: str, kind: str, span: Span) -> _Known:
        earlier = next((s[name] for s in self._scopes if name in s), None)
        if earlier is not None or name in BUILTIN_NAMES:
            line = f" in line {earlier.span.line}" if earlier else " by the language"
            self.wrong.append(Diagnostic(span, f"`{name}` is declared already{line}"))
        self._scopes[-1][name] = _Known(kind, span)
        return self._scopes[-1][name]

    @contextmanager
    def _scope(self) -> Iterator[None]:
        self._scopes.append({})
        yield
        self._close()

    def _close(self) -> None:
        for name, known in self._scopes.pop().items():
            if not known.is_used and not name.startswith("_"):
                message = f"{known.kind} `{name}` is never used"
                hint = "remove it, or let its name begin with `_`"
                self.unused.append(Diagnostic(known.span, message, hint, is_remark=True))


def _types(declaration: Declaration) -> Sequence[TypeExpr | None]:
    """The types of a declaration that stand outside any scope of its own."""
    if isinstance(declaration, LayoutDecl | ConstDecl | PermutationDecl | PermutationList):
        return (declaration.type,)
    return ()


def _values(declaration: Declaration) -> Sequence[Expr]:
    """The expressions of a declaration that stand outside any scope of its own."""
    if isinstance(declaration, SetDecl):
        return [setting.value for setting in declaration.settings]
    if isinstance(declaration, ConstDecl):
        return (declaration.value,)
    if isinstance(declaration, MatrixDecl):
        return (declaration.rows,)
    if isinstance(declaration, MatrixOf | SBoxOf):
        return (declaration.function,)
    if isinstance(declaration, PermutationList):
        return (declaration.targets,)
    return (declaration.count,) if isinstance(declaration, SBoxDecl) and declaration.count else ()


def children(expr: Expr) -> tuple[Expr, ...]:
    """The direct parts of an expression."""
    if isinstance(expr, Unary):
        return (expr.operand,)
    if isinstance(expr, Binary):
        return (expr.left, expr.right)
    if isinstance(expr, Select):
        return (expr.condition, expr.then, expr.other)
    if isinstance(expr, Index):
        return (expr.base, expr.index)
    if isinstance(expr, Call):
        return (*expr.arguments, *((expr.index,) if expr.index else ()))
    return expr.elements if isinstance(expr, Array) else ()
