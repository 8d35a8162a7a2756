"""Parses the text of a mode to its syntax tree; errors are `Diagnostic`s."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from lark import Lark, Token
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError

from dsl.modes.build import Build
from dsl.modes.tree import Mode
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.syntax.lines import Lines
from dsl.syntax.tree import Span

FOLDER = Path(__file__).parent
ENDING = ".mode"
_WORDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "HEX": 'bytes such as `x"80"`',
    "STRING": "a text in quotes",
    "_NL": "the end of the line",
    "$END": "the end of the text",
}
_ITEMS = frozenset({"CONST", "SWITCH", "STATE", "ENTRY"})
_VALUE = frozenset({"NAME", "NUMBER", "HEX", "LPAR"})
_OPERATORS = frozenset({"JOIN", "XOR", "ORDER", "PLUS", "MINUS", "POWER", "TIMES", "QMARK"})


def parse_mode(text: str, file: str) -> Mode:
    """Parse a whole mode; `file` is the file's name in errors.

    Raises:
        DiagnosticError: the text violates the grammar.
    """
    try:
        return cast("Mode", Build(file, text).transform(_grammar().parse(text)))
    except UnexpectedInput as problem:
        raise DiagnosticError([_explain(problem, text, file)], text) from problem
    except VisitError as problem:
        if isinstance(problem.orig_exc, DiagnosticError):
            raise DiagnosticError(problem.orig_exc.diagnostics, text) from problem
        raise
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, text) from problem


@cache
def shipped_mode(name: str) -> Mode:
    """A shipped mode.

    Args:
        name: the file's name without its ending.

    Raises:
        KeyError: there is no shipped mode of this name.
    """
    path = FOLDER / f"{name}{ENDING}"
    if not path.is_file():
        raise KeyError(name)
    return parse_mode(path.read_text(encoding="utf-8"), f"dsl/modes/{path.name}")


@cache
def _grammar() -> Lark:
    return Lark(
        (FOLDER / "mode.lark").read_text(encoding="utf-8"),
        parser="lalr",
        start="file",
        postlex=Lines(),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def _explain(problem: UnexpectedInput, text: str, file: str) -> Diagnostic:
    if not isinstance(problem, UnexpectedToken):
        where = Span(file, problem.line, problem.column, problem.column + 1)
        line = text.split("\n")[problem.line - 1]
        character = line[problem.column - 1 : problem.column]
        shown = f"`{character}`" if character.isprintable() else f"character {ord(character):#x}"
        return Diagnostic(where, f"{shown} means nothing here")
    token = cast("Token", problem.token)
    allowed = set(problem.accepts or problem.expected)
    hint = did_you_mean(token[:40], _keywords(allowed)) if token.type == "NAME" else ""
    message = f"expected {_in_words(allowed)}, found {_found(token)}"
    return Diagnostic(_span(token, text, file), message, hint)


def _found(token: Token) -> str:
    if token.type in ("$END", "_NL"):
        return "`;`" if token == ";" else _WORDS[token.type]
    return f"`{token[:40]}`"


def _span(token: Token, text: str, file: str) -> Span:
    if token.type == "$END":
        lines = text.rstrip().split("\n")
        column = len(lines[-1]) + 1
        return Span(file, len(lines), column, column + 1)
    line, column = token.line or 1, token.column or 1
    return Span(file, line, column, column + len(token))


def _in_words(allowed: set[str]) -> str:
    """The expected terminals in words."""
    kinds: list[str] = []
    if allowed >= _ITEMS:
        kinds.append("a declaration")
        allowed = {name for name in allowed if name in _WORDS}
    if allowed >= _VALUE:
        kinds.append("a value")
        allowed = allowed - _VALUE
    if len(_OPERATORS & allowed) > 2:
        kinds.append("an operator")
        allowed = allowed - _OPERATORS
    kinds += sorted({_WORDS.get(name) or f"`{_pattern(name)}`" for name in allowed})
    if len(kinds) < 2:
        return kinds[0] if kinds else _WORDS["$END"]
    return f"{', '.join(kinds[:-1])} or {kinds[-1]}"


def _pattern(terminal: str) -> str:
    return str(_grammar().get_terminal(terminal).pattern.value)


def _keywords(allowed: set[str]) -> list[str]:
    known = {terminal.name for terminal in _grammar().terminals}
    words = [_pattern(name) for name in sorted(allowed & known) if name not in _WORDS]
    return [word for word in words if word.isidentifier()]
