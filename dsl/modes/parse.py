"""Parses the text of a mode to its syntax tree; errors are `Diagnostic`s."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from dsl.modes.build import Build
from dsl.modes.tree import Mode
from dsl.syntax.grammar import LINE_END, TEXT_END, Grammar, Group
from dsl.syntax.parser_tables import build_parser

FOLDER = Path(__file__).parent
ENDING = ".mode"
_VALUE = frozenset({"NAME", "NUMBER", "HEX", "LPAR"})
_OPERATORS = frozenset({"JOIN", "XOR", "ORDER", "PLUS", "MINUS", "POWER", "TIMES", "QMARK"})
_GRAMMAR = Grammar(
    load=lambda: build_parser((FOLDER / "mode.lark").read_text(encoding="utf-8"), ("file",)),
    words={
        "NAME": "a name",
        "NUMBER": "a number",
        "HEX": 'bytes such as `x"80"`',
        "STRING": "a text in quotes",
        LINE_END: "the end of the line",
        TEXT_END: "the end of the text",
    },
    declarations=frozenset({"CONST", "SWITCH", "STATE", "ENTRY"}),
    groups=(Group("a value", _VALUE, len(_VALUE)), Group("an operator", _OPERATORS, 3)),
)


def parse_mode(text: str, file: str) -> Mode:
    """Parse a whole mode; `file` is the file's name in errors.

    Raises:
        DiagnosticError: the text violates the grammar.
    """
    return cast("Mode", _GRAMMAR.parse(text, file, "file", Build(file, text)))


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
