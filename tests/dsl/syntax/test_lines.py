"""An end of a line ends a statement unless the line goes on; deep nesting is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from lark import Token

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.lines import MAX_NESTING, Lines

TYPES = {
    **{"(": "LPAR", "[": "LSQB", "{": "LBRACE", ")": "RPAR", "]": "RSQB", "}": "RBRACE"},
    **{"+": "PLUS", ",": "COMMA", "=": "ASSIGN", "->": "_ARROW", "?": "QMARK", ":": "COLON"},
    **{"is": "_IS", "\n": "_NL", ";": "_NL", "~": "NOT"},
}


def tokens(text: str) -> Iterator[Token]:
    """The words of a text; `/` is an end of a line."""
    for column, word in enumerate(text.split(), 1):
        value = "\n" if word == "/" else word
        yield Token(TYPES.get(value, "NAME"), value, line=1, column=column)


def passed(text: str) -> str:
    return " ".join("/" if token == "\n" else token for token in Lines().process(tokens(text)))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("a / b", "a / b"),
        ("/ / a / / b /", "a / b /"),
        ("a ; ; / b", "a ; ; b"),
        ("a + / b", "a + b"),
        ("a / + b", "a / + b"),
        ("a , / b", "a , b"),
        ("a = / b", "a = b"),
        ("a is / b", "a is b"),
        ("a -> / b", "a -> b"),
        ("a ? / b : / c", "a ? b : c"),
        ("( a / b ) / c", "( a b ) / c"),
        ("[ a / , / b / ] / c", "[ a , b ] / c"),
        ("{ / a / b / } / c", "{ a / b / } / c"),
        ("( { / a / b } / ) / c", "( { a / b } ) / c"),
        ("{ ( / a / ) / b }", "{ ( a ) / b }"),
        ("( a ; b )", "( a ; b )"),
        (") / a", ") / a"),
    ],
)
def test_a_line_ends_where_nothing_is_open(text: str, left: str) -> None:
    assert passed(text) == left


@pytest.mark.parametrize("opening", ["( ", "[ ", "{ ", "a + ", "~ ", "( + "])
def test_what_is_nested_too_deep_is_refused_where_it_is(opening: str) -> None:
    words = (opening * (MAX_NESTING + 1)).split()
    nesting = [column for column, word in enumerate(words, 1) if word != "a"]
    first_too_many = nesting[MAX_NESTING]
    assert passed(" ".join(words[: first_too_many - 1]))
    with pytest.raises(DiagnosticError) as raised:
        passed(" ".join(words))
    (found,) = raised.value.diagnostics
    assert found.message == "brackets and operators are nested more than 200 deep here"
    assert found.hint == "name parts of it with `let`, or write a `fn`"
    assert found.span.column == first_too_many


@pytest.mark.parametrize("text", ["( a ) ", "a + b , ", "a + b / ", "a + b ; ", "[ a + b ] "])
def test_what_stands_side_by_side_is_not_nested(text: str) -> None:
    assert passed(text * (MAX_NESTING + 50))


def test_operators_count_on_over_lines_inside_brackets() -> None:
    with pytest.raises(DiagnosticError):
        passed("( " + "a / + b " * (MAX_NESTING + 1))
