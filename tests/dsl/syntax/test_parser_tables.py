"""The tables that are kept beside the grammar, and what happens where they are of no use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lark import Lark

from dsl.syntax import parser_tables
from dsl.syntax.parser_tables import GRAMMAR, TABLES, build_parser, load_parser, tables_text

CIPHERS = sorted((GRAMMAR.parents[1] / "ciphers").glob("*.dsl"))


def test_kept_tables_are_those_of_the_grammar() -> None:
    """After a change of the grammar, or of Lark: `scripts/parser_tables`."""
    assert TABLES.read_text() == tables_text(GRAMMAR.read_text())


def test_both_parsers_read_the_same() -> None:
    kept, made = load_parser(), build_parser(GRAMMAR.read_text())
    assert kept.source_path == "<deserialized>" != made.source_path
    for path in CIPHERS[:3]:
        text = path.read_text()
        assert kept.parse(text, start="file") == made.parse(text, start="file")
    for text in ("a ^ b", "(x <<< 3) & ~y[2]"):
        assert kept.parse(text, start="expression") == made.parse(text, start="expression")


@pytest.mark.parametrize(
    "content", [None, "", "[]", "{}", '{"origin": "lark 1.0"}', "\0", '{"origin": ']
)
def test_tables_of_no_use_are_made_again(content: str | None, tmp_path: Path) -> None:
    place = tmp_path / "tables.json"
    if content is not None:
        place.write_text(content)
    assert is_made_now(load_parser(place))


def test_tables_of_another_grammar_are_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = tmp_path / "grammar.lark"
    changed.write_text(GRAMMAR.read_text() + "\n")
    monkeypatch.setattr(parser_tables, "GRAMMAR", changed)
    assert is_made_now(load_parser())


def test_tables_of_another_lark_are_not_used(tmp_path: Path) -> None:
    kept = json.loads(TABLES.read_text())
    version, *rest = kept["origin"].split()[1:]
    place = tmp_path / "tables.json"
    place.write_text(json.dumps({**kept, "origin": " ".join(("lark", version + "1", *rest))}))
    assert is_made_now(load_parser(place))


def is_made_now(parser: Lark) -> bool:
    return parser.source_path != "<deserialized>"
