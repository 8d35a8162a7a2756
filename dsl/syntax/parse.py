"""From the text of a cipher to its syntax tree; errors are `Diagnostic`s."""

from __future__ import annotations

from typing import cast

from dsl.syntax.build import Build
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from dsl.syntax.grammar import LINE_END, TEXT_END, Grammar, Group
from dsl.syntax.hints import hint_at
from dsl.syntax.parser_tables import load_parser
from dsl.syntax.tree import Assign, Expr, File, Span, Statement

MAX_TEXT_BYTES = 256 * 1024
"""A cipher takes a few kilobytes; the limit keeps the time for nonsense below two seconds."""

_VALUE = frozenset({"NAME", "NUMBER", "INVERSE", "LPAR", "LSQB", "NOT"})
_OPERATORS = frozenset(
    {"OR", "XOR", "AND", "EQUAL", "ORDER", "SHIFT", "PLUS", "MINUS", "TIMES", "QMARK"}
)
_GRAMMAR = Grammar(
    load=load_parser,
    words={
        "NAME": "a name",
        "INVERSE": "a name",
        "NUMBER": "a number",
        "HEX": "hexadecimal digits",
        "STRING": "a text in quotes",
        "WORD": "a word type such as `u8`",
        LINE_END: "the end of the line",
        TEXT_END: "the end of the text",
        "ASSIGN": "`=`",
        "_IS": "`=`",
        "BYTE_ORDER": "`little` or `big`",
        "RANGE": "`..`",
        "NOT": "`~`",
        "MINUS": "`-`",
    },
    declarations=frozenset({"BLOCK", "KEY", "SET", "SBOX", "CONST", "ENCRYPT"}),
    groups=(
        Group("a value", _VALUE, len(_VALUE), frozenset({"MINUS", "COLUMNS"})),
        Group("an operator", _OPERATORS, 3),
    ),
    hint_at=hint_at,
)


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
    return _GRAMMAR.parse(text, file, start, Build(file))
