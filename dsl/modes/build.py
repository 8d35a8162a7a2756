"""Transforms lark's tree to the syntax tree of a mode."""

# ruff: noqa: D102

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from lark import Token
from lark.tree import Meta
from lark.visitors import Transformer_NonRecursive, v_args

from dsl.modes.tree import (
    Assign,
    Binary,
    Call,
    Code,
    Const,
    Count,
    Do,
    Each,
    Field,
    Fill,
    Function,
    If,
    Kind,
    Let,
    Mode,
    Need,
    Octets,
    Parameter,
    Refuse,
    Return,
    Select,
    Slice,
    Statement,
    Switch,
)
from dsl.syntax.diagnostics import error
from dsl.syntax.tree import Name, Number, Span

Children = list[Any]
Node = TypeVar("Node")


@v_args(meta=True)
class Build(Transformer_NonRecursive[Token, Any]):
    """One method for each rule of the grammar, which returns the rule's node with its span."""

    def __init__(self, file: str, text: str) -> None:
        super().__init__()
        self._file, self._text = file, text

    def span(self, place: Meta | Token) -> Span:
        """The span of a rule or a token; its end is 0 if it spans several lines."""
        line, column = place.line or 1, place.column or 1
        one_line = place.end_line == place.line and place.end_column is not None
        return Span(self._file, line, column, (place.end_column or 0) if one_line else 0)

    def file(self, _: Meta, children: Children) -> Mode:
        name, word, *items = children
        source = next((c for c in items if isinstance(c, str)), "")
        fields = tuple(f for c in items if isinstance(c, list) for f in c)
        consts, switches = _of(items, Const), _of(items, Switch)
        return Mode(
            str(name),
            str(word or name),
            source,
            self._text,
            consts,
            switches,
            _of(items, Need),
            fields,
            _of(items, Code),
            _of(items, Function),
        )

    def source(self, _: Meta, children: Children) -> str:
        return str(children[0])[1:-1]

    def const(self, _: Meta, children: Children) -> Const:
        name, value = children
        return Const(str(name), value, self.span(name))

    def switch(self, _: Meta, children: Children) -> Switch:
        name, text = children
        return Switch(str(name), str(text)[1:-1], self.span(name))

    def needs(self, meta: Meta, children: Children) -> Need:
        condition, text = children
        return Need(condition, str(text)[1:-1], self.span(meta))

    def state(self, _: Meta, children: Children) -> list[Field]:
        return [c for c in children if c is not None]

    def field(self, _: Meta, children: Children) -> Field:
        name, kind = children
        return Field(str(name), kind, self.span(name))

    def code(self, _: Meta, children: Children) -> Code:
        name, value, text = children
        return Code(str(name), _number(value), str(text)[1:-1], self.span(name))

    def function(self, _: Meta, children: Children) -> Function:
        name, *parameters, result, body = children
        return Function(str(name), _present(parameters), result, body, False, "", self.span(name))

    def entry(self, _: Meta, children: Children) -> Function:
        name, *parameters, text, body = children
        said = "" if text is None else str(text)[1:-1]
        span = self.span(name)
        return Function(str(name), _present(parameters), None, body, True, said, span)

    def parameter(self, _: Meta, children: Children) -> Parameter:
        out, name, kind = children
        return Parameter(str(name), kind, out is not None, self.span(name))

    def fixed(self, meta: Meta, children: Children) -> Kind:
        return Kind(False, children[0], self.span(meta))

    def open(self, meta: Meta, _: Children) -> Kind:
        return Kind(False, None, self.span(meta))

    def number_type(self, meta: Meta, _: Children) -> Kind:
        return Kind(True, None, self.span(meta))

    def block(self, _: Meta, children: Children) -> tuple[Statement, ...]:
        return _present(children)

    def declare(self, _: Meta, children: Children) -> Let:
        name, kind = children
        return Let(str(name), kind, None, self.span(name))

    def let(self, _: Meta, children: Children) -> Let:
        name, value = children
        return Let(str(name), None, value, self.span(name))

    def assign(self, _: Meta, children: Children) -> Assign:
        name, first, _range, last, value = children
        span = self.span(name)
        place = None if first is None else Slice(Name(str(name), span), first, last, span)
        return Assign(str(name), place, value, span)

    def count(self, _: Meta, children: Children) -> Count:
        name, first, _range, last, body = children
        return Count(str(name), first, last, body, self.span(name))

    def each(self, _: Meta, children: Children) -> Each:
        name, data, body = children
        return Each(str(name), data, body, self.span(name))

    def fill(self, _: Meta, children: Children) -> Fill:
        output, name, body = children
        return Fill(str(output), str(name), body, self.span(output))

    def branch(self, meta: Meta, children: Children) -> If:
        condition, then, other = children
        return If(condition, then, other or (), self.span(meta))

    def refuse(self, _: Meta, children: Children) -> Refuse:
        code, condition = children
        return Refuse(str(code), condition, self.span(code))

    def give(self, meta: Meta, children: Children) -> Return:
        return Return(children[0], self.span(meta))

    def do(self, meta: Meta, children: Children) -> Do:
        return Do(self.call(meta, children), self.span(meta))

    def select(self, meta: Meta, children: Children) -> Select:
        condition, then, other = children
        return Select(condition, then, other, self.span(meta))

    def binary(self, meta: Meta, children: Children) -> Binary:
        left, op, right = children
        return Binary(str(op), left, right, self.span(meta))

    def slice(self, meta: Meta, children: Children) -> Slice:
        base, first, _range, last = children
        return Slice(base, first, last, self.span(meta))

    def number(self, meta: Meta, children: Children) -> Number:
        return Number(_number(children[0]), self.span(meta))

    def hexadecimal(self, meta: Meta, children: Children) -> Octets:
        digits = str(children[0])[2:-1]
        if len(digits) % 2:
            raise error(self.span(meta), "bytes have two hexadecimal digits each", 'write `x"0f"`')
        return Octets(bytes.fromhex(digits), self.span(meta))

    def name(self, meta: Meta, children: Children) -> Name:
        return Name(str(children[0]), self.span(meta))

    def call(self, meta: Meta, children: Children) -> Call:
        function, *arguments = children
        return Call(str(function), _present(arguments), self.span(meta))


def _number(token: Token) -> int:
    return int(str(token).replace("_", ""), 0)


def _present(children: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(c for c in children if c is not None)


def _of(items: Iterable[Any], kind: type[Node]) -> tuple[Node, ...]:
    return tuple(item for item in items if isinstance(item, kind))
