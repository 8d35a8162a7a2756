"""Decides which ends of lines end a statement, and refuses text that is nested too deep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from lark import Token

from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from dsl.syntax.tree import Span

MAX_NESTING = 200
"""Brackets, blocks and operators around one another; the checker recurses as deep."""

_OPEN = frozenset({"LPAR", "LSQB", "LBRACE"})
_CLOSE = frozenset({"RPAR", "RSQB", "RBRACE"})
_OPERATORS = frozenset(
    {"OR", "XOR", "AND", "EQUAL", "ORDER", "SHIFT", "PLUS", "MINUS", "TIMES", "NOT"}
    | {"QMARK", "COLON", "ASSIGN", "RANGE", "COLUMNS"}
)
_CONTINUES = _OPERATORS | {"COMMA", "_IS", "_ARROW", "LBRACE", "_NL"}


class Lines:
    """Passes on tokens, with `_NL` only where a statement or a declaration ends.

    A line continues inside round and square brackets and after an operator or a comma; several
    ends in a row are one. There is no looking ahead: the lexer asks the parser what may follow.
    """

    # NAME: so that `sett` is one unknown word, and not the keyword `set` and a `t`.
    always_accept: ClassVar[tuple[str, ...]] = ("_NL", "NAME")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Filter a stream of tokens.

        Raises:
            DiagnosticError: brackets and operators are nested deeper than `MAX_NESTING`.
        """
        nesting = _Nesting()
        last = "_NL"
        for token in stream:
            nesting.follow(token)
            ends_line = token == "\n" and (last in _CONTINUES or nesting.inside_brackets)
            if not ends_line:
                last = token.type
                yield token


class _Nesting:
    """Counts, for each open bracket, the operators met on the way to the current token."""

    def __init__(self) -> None:
        self._open: list[str] = []
        self._operators = [0]
        self._depth = 0

    @property
    def inside_brackets(self) -> bool:
        return bool(self._open) and self._open[-1] != "LBRACE"

    def follow(self, token: Token) -> None:
        if token.type in _OPEN:
            self._open.append(token.type)
            self._operators.append(0)
            self._depth += 1
        elif token.type in _CLOSE and self._open:
            self._open.pop()
            self._depth -= 1 + self._operators.pop()
        elif token.type in ("COMMA", "_NL") and not (token == "\n" and self.inside_brackets):
            self._depth -= self._operators[-1]
            self._operators[-1] = 0
        elif token.type in _OPERATORS:
            self._operators[-1] += 1
            self._depth += 1
        if self._depth > MAX_NESTING:
            raise DiagnosticError([_too_deep(token)])


def _too_deep(token: Token) -> Diagnostic:
    line, column = token.line or 0, token.column or 0
    span = Span("", line, column, column + 1)
    message = f"brackets and operators are nested more than {MAX_NESTING} deep here"
    return Diagnostic(span, message, "name parts of it with `let`, or write a `fn`")
