"""Turns the parser's generic tree into the syntax tree of `dsl.syntax.tree`."""

# The methods have the names of the rules, and the grammar says what the rules are.
# ruff: noqa: D102

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lark import Token, v_args
from lark.tree import Meta
from lark.visitors import Transformer_NonRecursive

from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from dsl.syntax.tree import (
    Array,
    Assign,
    Binary,
    Call,
    CircuitDecl,
    ConstDecl,
    Entry,
    File,
    For,
    Function,
    If,
    Index,
    Inverse,
    LayoutDecl,
    Let,
    MatrixDecl,
    MatrixOf,
    Name,
    Number,
    OneWay,
    Parameter,
    PermutationDecl,
    PermutationList,
    Return,
    SBoxDecl,
    SBoxOf,
    SBoxRow,
    Select,
    SetDecl,
    Setting,
    Span,
    Statement,
    TestDecl,
    TypeExpr,
    Unary,
    member_name,
)

Children = list[Any]
MAX_DIGITS = 400
MAX_DEGREE = 64


@v_args(meta=True)
class Build(Transformer_NonRecursive[Token, Any]):
    """One method a rule of the grammar; each gives the rule's node with its place."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self._file = file

    def span(self, place: Meta | Token) -> Span:
        """The place of a rule or of a token, as far as its first line goes."""
        line, column = place.line or 1, place.column or 1
        one_line = place.end_line == place.line and place.end_column is not None
        return Span(self._file, line, column, (place.end_column or 0) if one_line else 0)

    def file(self, meta: Meta, children: Children) -> File:
        name, *rest = children
        source = next((c for c in rest if isinstance(c, str)), "")
        declarations = tuple(c for c in rest if not isinstance(c, str))
        return File(str(name), source, declarations, self.span(name))

    def source(self, _: Meta, children: Children) -> str:
        return str(children[0])[1:-1]

    def set(self, _: Meta, children: Children) -> SetDecl:
        name, *settings = children
        return SetDecl(str(name), _present(settings), self.span(name))

    def setting(self, _: Meta, children: Children) -> Setting:
        name, value = children
        return Setting(str(name), value, self.span(name))

    def layout(self, meta: Meta, children: Children) -> LayoutDecl:
        role, kind, order = children
        return LayoutDecl(str(role), kind, order == "big", self.span(meta))

    def sbox(self, _: Meta, children: Children) -> SBoxDecl:
        name, row = children
        return SBoxDecl(str(name), (row,), None, self.span(name))

    def sboxes(self, _: Meta, children: Children) -> SBoxDecl:
        name, count, *rows = children
        return SBoxDecl(str(name), tuple(rows), count, self.span(name))

    def sbox_of(self, _: Meta, children: Children) -> SBoxOf:
        name, function = children
        return SBoxOf(str(name), Name(str(function), self.span(function)), self.span(name))

    def row(self, meta: Meta, children: Children) -> SBoxRow:
        for token in children:
            self._check_digits(token)
        if _looks_decimal(children):
            message = "these entries are decimal: an S-box has hexadecimal ones"
            raise DiagnosticError([Diagnostic(self.span(meta), message, "write `a` for 10")])
        return SBoxRow(tuple(int(d, 16) for d in children), self.span(meta))

    def circuit(self, _: Meta, children: Children) -> CircuitDecl:
        name, index, source, body = children
        sbox = str(name) if index is None else member_name(str(name), self._integer(index))
        return CircuitDecl(sbox, source[1:-1], body, self.span(name))

    def const(self, _: Meta, children: Children) -> ConstDecl:
        name, kind, value = children
        return ConstDecl(str(name), kind, value, self.span(name))

    def permutation(self, _: Meta, children: Children) -> PermutationDecl:
        name, kind, variable, rule = children
        return PermutationDecl(str(name), kind, str(variable), rule, self.span(name))

    def permutation_list(self, _: Meta, children: Children) -> PermutationList:
        name, kind, targets = children
        return PermutationList(str(name), kind, targets, self.span(name))

    def matrix(self, _: Meta, children: Children) -> MatrixDecl:
        name, modulus, rows = children
        return MatrixDecl(str(name), modulus, rows, self.span(name))

    def matrix_of(self, _: Meta, children: Children) -> MatrixOf:
        name, modulus, function = children
        called = Name(str(function), self.span(function))
        return MatrixOf(str(name), modulus, called, self.span(name))

    def field(self, meta: Meta, children: Children) -> int:
        base, degree, modulus = (None if c is None else self._integer(c) for c in children)
        if base == 2 and degree in (None, 1) and modulus is None:
            return 0b11
        fits = degree is not None and modulus is not None and modulus.bit_length() - 1 == degree
        if base != 2 or not fits or degree is None or not 2 <= degree <= MAX_DEGREE:
            message = "a field is `GF(2)` or `GF(2^n)/polynomial` with a polynomial of degree n"
            hint = f"for example `GF(2^8)/0x11b`; n is at most {MAX_DEGREE}"
            raise DiagnosticError([Diagnostic(self.span(meta), message, hint)])
        return modulus or 0

    def function(self, _: Meta, children: Children) -> Function:
        kind, name, *parameters, result, body = children
        is_round = kind == "round"
        return Function(str(name), is_round, _present(parameters), result, body, self.span(name))

    def parameter(self, _: Meta, children: Children) -> Parameter:
        name, kind = children
        return Parameter(str(name), kind, self.span(name))

    def entry(self, _: Meta, children: Children) -> Entry:
        role, first, second, output, body = children
        inputs = tuple(str(n) for n in (first, second) if n is not None)
        return Entry(str(role), inputs, str(output or ""), body, self.span(role))

    def inverse(self, meta: Meta, _: Children) -> Inverse:
        return Inverse(self.span(meta))

    def one_way(self, meta: Meta, _: Children) -> OneWay:
        return OneWay(self.span(meta))

    def test(self, _: Meta, children: Children) -> TestDecl:
        name, *answers = children
        return TestDecl(str(name), tuple(answers), self.span(name))

    def answer(self, _: Meta, children: Children) -> tuple[str, str, Span]:
        name, digits = children
        return str(name), str(digits), self.span(digits)

    def type(self, meta: Meta, children: Children) -> TypeExpr:
        word, *dimensions = children
        self._check_digits(word)
        width = Number(int(word[1:]), self.span(word))
        return TypeExpr(width, tuple(dimensions), self.span(meta))

    def sized_type(self, meta: Meta, children: Children) -> TypeExpr:
        return TypeExpr(children[0], tuple(children[1:]), self.span(meta))

    def dimension(self, _: Meta, children: Children) -> object:
        return children[0]

    def block(self, _: Meta, children: Children) -> tuple[Statement, ...]:
        return _present(children)

    def statements(self, _: Meta, children: Children) -> tuple[Statement, ...]:
        return _present(children)

    def assign(self, meta: Meta, children: Children) -> Assign:
        target, op, value = children
        return Assign(target, str(op), value, self.span(meta))

    def let(self, _: Meta, children: Children) -> Let:
        name, kind, value = children
        return Let(str(name), kind, value, self.span(name))

    def for_(self, _: Meta, children: Children) -> For:
        name, first, kind, last, body = children
        return For(str(name), first, last, kind == "..=", body, self.span(name))

    def if_(self, meta: Meta, children: Children) -> If:
        *pairs, otherwise = children
        branches = tuple(zip(pairs[::2], pairs[1::2], strict=True))
        return If(branches, otherwise or (), self.span(meta))

    def return_(self, meta: Meta, children: Children) -> Return:
        return Return(children[0], self.span(meta))

    def select(self, meta: Meta, children: Children) -> Select:
        condition, then, other = children
        return Select(condition, then, other, self.span(meta))

    def binary(self, meta: Meta, children: Children) -> Binary:
        left, op, right = children
        return Binary(str(op), left, right, self.span(meta))

    def unary(self, meta: Meta, children: Children) -> Unary:
        op, operand = children
        return Unary(str(op), operand, self.span(meta))

    def index(self, meta: Meta, children: Children) -> Index:
        base, index = children
        return Index(base, index, self.span(meta))

    def call(self, meta: Meta, children: Children) -> Call:
        function, *arguments = children
        return Call(str(function), _present(arguments), self.span(meta))

    def element(self, meta: Meta, children: Children) -> Index:
        name, index = children
        return Index(Name(str(name), self.span(name)), index, self.span(meta))

    def indexed_call(self, meta: Meta, children: Children) -> Call:
        first, *rest = children
        if isinstance(first, Index):
            assert isinstance(first.base, Name), "the grammar has a name here"
            name, index, arguments = first.base.id, first.index, rest
        else:
            name, index, *arguments = str(first), *rest
        return Call(name, _present(arguments), self.span(meta), index)

    def array(self, meta: Meta, children: Children) -> Array:
        return Array(_present(children), self.span(meta))

    def name(self, meta: Meta, children: Children) -> Name:
        return Name(str(children[0]), self.span(meta))

    def number(self, meta: Meta, children: Children) -> Number:
        return Number(self._integer(children[0]), self.span(meta))

    def _integer(self, token: Token) -> int:
        self._check_digits(token)
        try:
            return int(token, 10 if token.isdecimal() else 0)
        except ValueError as error:
            message = f"`{token}` is no number"
            raise DiagnosticError([Diagnostic(self.span(token), message)]) from error

    def _check_digits(self, token: Token) -> None:
        if len(token) > MAX_DIGITS:
            message = f"a number of more than {MAX_DIGITS} digits"
            raise DiagnosticError([Diagnostic(self.span(token), message)])


def _looks_decimal(digits: Sequence[str]) -> bool:
    """Whether entries are decimal numbers, every one from 0 to the last, 15 or more."""
    if not all(d.isdecimal() for d in digits):
        return False
    values = {int(d) for d in digits}
    bits = len(values).bit_length() - 1
    return bits >= 4 and values == set(range(1 << bits))


def _present(children: Children) -> tuple[Any, ...]:
    return tuple(c for c in children if c is not None)
