"""The parser with its tables, which are kept beside the grammar: to make them takes 0.1 s.

Kept tables are used if they were made from this grammar by this version of Lark; otherwise they are
made again, so that a change of the grammar has its effect at once. A test compares both.
"""

from __future__ import annotations

import hashlib
import io
import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import lark
from lark import Lark

from dsl.syntax.lines import Lines

GRAMMAR = Path(__file__).with_name("grammar.lark")
TABLES = Path(__file__).with_name("grammar_tables.json")
STARTS = ("file", "expression", "statements")
"""The rules that a text may be parsed by."""
_LINES = "postlex"
"""The option of Lark that is an object, which has no place in a text."""


def load_parser(tables: Path = TABLES) -> Lark:
    """The parser of the grammar.

    Args:
        tables: the file with its tables; they are made if it is missing, damaged or of another
            grammar.
    """
    grammar = GRAMMAR.read_text(encoding="utf-8")
    try:
        kept = json.loads(tables.read_text(encoding="utf-8"), object_hook=_with_numbers)
        is_current = kept["origin"] == _origin(grammar)
    except (OSError, ValueError, LookupError, TypeError):
        is_current = False
    if not is_current:
        return build_parser(grammar)
    kept["tables"]["data"]["options"][_LINES] = Lines()
    return Lark.load(io.BytesIO(pickle.dumps(kept["tables"])))


def build_parser(grammar: str, starts: Sequence[str] = STARTS) -> Lark:
    """The parser of the text of a grammar, with its tables made now.

    Args:
        grammar: its text.
        starts: the rules that a text may be parsed by.
    """
    return Lark(
        grammar,
        parser="lalr",
        start=list(starts),
        postlex=Lines(),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def tables_text(grammar: str) -> str:
    """The contents of the file with the tables of a grammar; equal for equal grammars."""
    saved = io.BytesIO()
    build_parser(grammar).save(saved, exclude_options=[_LINES])
    tables = pickle.loads(saved.getvalue())
    tables["data"]["parser"]["parser"] = _numbered(tables["data"]["parser"]["parser"])
    return json.dumps({"origin": _origin(grammar), "tables": tables}, separators=(",", ":")) + "\n"


def _numbered(table: dict[str, Any]) -> dict[str, Any]:
    """The parse table with tokens and states numbered in order: Lark numbers them as sets come.

    Tokens are in the order of their names, and states in that of a walk from the start states.
    """
    names = sorted(table["tokens"].values())
    order = list(table["start_states"].values())
    states: dict[int, dict[int, tuple[int, int]]] = {}
    while len(states) < len(order):
        row = table["states"][order[len(states)]]
        actions = {table["tokens"][token]: action for token, action in row.items()}
        follow = [actions[name] for name in names if name in actions]
        order += dict.fromkeys(to for is_rule, to in follow if not is_rule and to not in order)
        states[len(states)] = {n: actions[name] for n, name in enumerate(names) if name in actions}
    number = {state: n for n, state in enumerate(order)}
    for row in states.values():
        row.update({t: (0, number[to]) for t, (is_rule, to) in row.items() if not is_rule})
    ends = {
        key: {start: number[state] for start, state in sorted(table[key].items())}
        for key in ("start_states", "end_states")
    }
    return {**table, "tokens": dict(enumerate(names)), "states": states, **ends}


def _origin(grammar: str) -> str:
    """What tables depend on: the grammar, and the version of Lark."""
    return f"lark {lark.__version__} {hashlib.sha256(grammar.encode()).hexdigest()}"


def _with_numbers(entries: dict[str, Any]) -> dict[str | int, Any]:
    """An object of JSON with its numbers as keys, which are words there."""
    return {int(key) if key.isdecimal() else key: value for key, value in entries.items()}
