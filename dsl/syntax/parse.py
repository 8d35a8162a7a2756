"""From text to the syntax tree; every complaint is a `Diagnostic`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import cast

from lark import Lark, Token
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError

from dsl.syntax.build import Build
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.syntax.hints import hint_at
from dsl.syntax.parser_tables import load_parser
from dsl.syntax.tree import Assign, Expr, File, Span, Statement

MAX_TEXT_BYTES = 256 * 1024
"""A cipher takes a few kilobytes; the limit keeps the time for nonsense below two seconds."""

_WORDS = {
    "NAME": "a name",
    "INVERSE": "a name",
    "NUMBER": "a number",
    "HEX": "hexadecimal digits",
    "STRING": "a text in quotes",
    "WORD": "a word type such as `u8`",
    "_NL": "the end of the line",
    "$END": "the end of the text",
    "ASSIGN": "`=`",
    "_IS": "`=`",
    "BYTE_ORDER": "`little` or `big`",
    "RANGE": "`..`",
    "NOT": "`~`",
    "MINUS": "`-`",
}
_OPERATORS = frozenset(
    {"OR", "XOR", "AND", "EQUAL", "ORDER", "SHIFT", "PLUS", "MINUS", "TIMES", "QMARK"}
)
_DECLARATIONS = frozenset({"BLOCK", "KEY", "SET", "SBOX", "CONST", "ENCRYPT"})
_VALUE = frozenset({"NAME", "NUMBER", "INVERSE", "LPAR", "LSQB", "NOT", "MINUS", "COLUMNS"})


def parse_file(text: str, file: str) -> File:
    """Parse a whole cipher; `file` is the name that the errors give.

    Raises:
        DiagnosticError: the text is not of the grammar.
    """
    return cast("File", _parse(text, file, "file"))


def parse_expression(text: str, file: str = "<expression>") -> Expr:
    """Parse one expression.

    Raises:
        DiagnosticError: the text is not an expression.
    """
    return cast("Expr", _parse(text, file, "expression"))


def parse_statements(text: str, file: str = "<statements>") -> tuple[Assign, ...]:
    """Parse assignments, one a line or with `;` between them.

    Raises:
        DiagnosticError: the text is not a list of assignments.
    """
    statements = cast("tuple[Statement, ...]", _parse(text, file, "statements"))
    for statement in statements:
        if not isinstance(statement, Assign):
            message = "expected an assignment"
            raise DiagnosticError([Diagnostic(statement.span, message)], text)
    return cast("tuple[Assign, ...]", statements)


def decode_source(data: bytes, file: str) -> str:
    """The text of a file's bytes.

    Raises:
        DiagnosticError: it is empty, too long, binary or not UTF-8.
    """
    start = Span(file, 1, 1, 2)
    if len(data) > MAX_TEXT_BYTES:
        message = f"the file is longer than {MAX_TEXT_BYTES // 1024} KiB"
        raise DiagnosticError([Diagnostic(start, message, "is it a cipher at all?")])
    if b"\0" in data:
        message = "the file is binary: it has a zero byte"
        raise DiagnosticError([Diagnostic(start, message, "expected the text of a cipher")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"the file is not UTF-8: byte {error.start} is {data[error.start]:#04x}"
        raise DiagnosticError([Diagnostic(Span(file, line, 1), message)]) from error
    if not text.strip():
        message = "the file is empty: expected `cipher NAME`"
        raise DiagnosticError([Diagnostic(start, message)])
    return text


def _parse(text: str, file: str, start: str) -> object:
    try:
        tree = _grammar().parse(text, start=start)
        return cast("object", Build(file).transform(tree))
    except UnexpectedInput as error:
        raise DiagnosticError([_explain(error, text, file)], text) from error
    except VisitError as error:
        if isinstance(error.orig_exc, DiagnosticError):
            raise DiagnosticError(error.orig_exc.diagnostics, text) from error
        raise
    except DiagnosticError as error:
        placed = [replace(d, span=replace(d.span, file=file)) for d in error.diagnostics]
        raise DiagnosticError(placed, text) from error


@cache
def _grammar() -> Lark:
    return load_parser()


def _explain(error: UnexpectedInput, text: str, file: str) -> Diagnostic:
    if not isinstance(error, UnexpectedToken):
        where = Span(file, error.line, error.column, error.column + 1)
        character = text.split("\n")[error.line - 1][error.column - 1 : error.column]
        shown = f"`{character}`" if character.isprintable() else f"character {ord(character):#x}"
        return Diagnostic(
            where, f"{shown} means nothing here", hint_at(text, error.pos_in_stream or 0)
        )
    token = cast("Token", error.token)
    allowed = set(error.accepts or error.expected)
    where = _span(token, text, file)
    hint = hint_at(text, token.start_pos or 0) if token.type != "$END" else ""
    if token.type == "NAME" and not hint:
        hint = did_you_mean(token[:40], _keywords(allowed))
    return Diagnostic(where, f"expected {_in_words(allowed)}, found {_found(token)}", hint)


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
    """The terminals that would have been right, as a reader would say them."""
    kinds: list[str] = []
    if allowed >= _DECLARATIONS:
        kinds.append("a declaration")
        allowed = {name for name in allowed if name in _WORDS}
    if allowed >= _VALUE - {"COLUMNS", "MINUS"}:
        kinds.append("a value")
        allowed = allowed - _VALUE
    if len(_OPERATORS & allowed) > 2:
        kinds.append("an operator")
        allowed = allowed - _OPERATORS
    kinds += sorted({_WORDS.get(n) or f"`{_pattern(n)}`" for n in allowed})
    if not kinds:
        return _WORDS["$END"]
    return kinds[0] if len(kinds) == 1 else f"{', '.join(kinds[:-1])} or {kinds[-1]}"


def _pattern(terminal: str) -> str:
    return str(_grammar().get_terminal(terminal).pattern.value)


def _keywords(allowed: set[str]) -> list[str]:
    known = {t.name for t in _grammar().terminals}
    words = [_pattern(name) for name in sorted(allowed & known) if name not in _WORDS]
    return [word for word in words if word.isidentifier()]
