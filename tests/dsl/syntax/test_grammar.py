"""A small language: trees of texts, and the words of errors."""

from __future__ import annotations

import pytest
from lark import Transformer

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.grammar import LINE_END, TEXT_END, Grammar, Group
from dsl.syntax.lines import MAX_NESTING
from dsl.syntax.parser_tables import build_parser

TEXT = """
file: (_declaration _NL)+
_declaration: "let" NAME "=" sum | "set" NAME
sum: value (PLUS value)*
value: NAME | NUMBER | "(" sum ")"
PLUS: "+"
NAME: /[a-z]+/
NUMBER: /[0-9]+/
_NL: /[\\n]/
%ignore " "
"""


@pytest.fixture
def grammar() -> Grammar:
    return Grammar(
        load=lambda: build_parser(TEXT, ("file", "sum")),
        words={"NAME": "a name", LINE_END: "the end of the line", TEXT_END: "the end of the text"},
        declarations=frozenset({"LET", "SET"}),
        groups=(Group("a value", frozenset({"NAME", "NUMBER"}), 2, frozenset({"LPAR"})),),
        hint_at=lambda text, place: "write `+`" if text[place] == "-" else "",
    )


def test_a_text_is_parsed_by_the_given_rule(grammar: Grammar) -> None:
    build = Transformer[object, object]()
    assert str(grammar.parse("a + 1", "f", "sum", build)).startswith("Tree(Token('RULE', 'sum')")
    assert str(grammar.parse("set a\n", "f", "file", build)).startswith("Tree(Token('RULE', 'file'")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1", "f:1:1: error: expected a declaration, found `1`"),
        ("set 1", "f:1:5: error: expected a name, found `1`"),
        ("let a = +", "f:1:9: error: expected a value, found `+`"),
        ("let a = 1 - 2", "f:1:11: error: `-` means nothing here\n"),
        ("let a = 1 - 2", "hint: write `+`"),
        ("let a", "f:1:6: error: expected `=`, found the end of the text"),
        ("lett a", "hint: did you mean `let`?"),
    ],
)
def test_errors_say_what_is_expected(grammar: Grammar, text: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        grammar.parse(text, "f", "file", Transformer())
    assert message in str(problem.value)


def test_deep_nesting_is_refused_with_the_files_name(grammar: Grammar) -> None:
    text = f"let a = {'(' * (MAX_NESTING + 1)}"
    with pytest.raises(DiagnosticError, match=r"f:1:\d+: error: brackets and operators are nested"):
        grammar.parse(text, "f", "file", Transformer())
