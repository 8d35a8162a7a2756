"""The statements of source text, as templates take them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.slots import ROUND_POINTER

CALL = re.compile(r"\b(\w+)\b")
"""Matches words, and so the names of variables and functions."""


@dataclass(frozen=True)
class SourcePart:
    """Statements that functions execute several times, as a function of their own.

    Args:
        name: name of the function.
        kind: the type of its result; `void` if results are stored through its parameters.
        parameters: their declarations.
        lines: the statements.
        is_short: whether compilers should put its statements in place of calls.
    """

    name: str
    kind: str
    parameters: Sequence[str]
    lines: Sequence[str]
    is_short: bool = False


@dataclass(frozen=True)
class SourceTable:
    """Numbers that a function reads.

    Args:
        comment: what they are, for people.
        name: name of the table, with the lengths of its rows.
        lines: its rows.
    """

    comment: str
    name: str
    lines: Sequence[str]


@dataclass(frozen=True)
class SourceFunction:
    """One function of the interface, for the template.

    Args:
        head: statements before the rounds, or all of them.
        comment: the beginning of lines that are comments.
        state: type, name and initial value of each loop-carried variable.
        round: statements of a round.
        next: statements that update the loop-carried variables.
        tail: statements after the rounds.
        parts: the functions that only this one calls.
        tables: the tables that only this one reads.
    """

    head: Sequence[str]
    comment: str
    state: Sequence[tuple[str, str, str]] = ()
    round: Sequence[str] = ()
    next: Sequence[str] = ()
    tail: Sequence[str] = ()
    parts: Sequence[SourcePart] = ()
    tables: Sequence[SourceTable] = ()

    @property
    def reads_round_keys(self) -> bool:
        """Whether a round reads keys of its own."""
        return ROUND_POINTER in self.named(self.round)

    def unread(self, parameters: Iterable[str]) -> list[str]:
        """The parameters that no statement names; a round's own keys count as `rk` and `ctx`."""
        named = self.named(self.lines)
        if self.reads_round_keys:
            named |= {"rk", "ctx"}
        return [name for name in parameters if name not in named]

    @property
    def lines(self) -> Iterable[str]:
        """All statements."""
        called = (line for part in self.parts for line in part.lines)
        states = (value for _, _, value in self.state)
        return (*called, *self.head, *states, *self.round, *self.next, *self.tail)

    def named(self, lines: Iterable[str]) -> set[str]:
        """The words of statements without comments."""
        statements = (line for line in lines if not line.startswith(self.comment))
        return {word for line in statements for word in CALL.findall(line)}


def called_parts(parts: Sequence[SourcePart], words: Iterable[str]) -> list[SourcePart]:
    """The functions that some words name, directly or through later functions, in their order."""
    known, called = set(words), list[SourcePart]()
    for part in reversed(parts):
        if part.name in known:
            called.append(part)
            known.update(word for line in part.lines for word in CALL.findall(line))
    return called[::-1]


def spell(value: int) -> str:
    """A number as a literal: large ones in base 16."""
    return str(value) if value < 256 else f"{value:#x}"


def used_helpers(texts: Iterable[str], helpers: Mapping[str, str]) -> dict[str, str]:
    """The helpers that texts call, directly or through others, in the target's order."""
    found: set[str] = set()
    todo = [name for text in texts for name in CALL.findall(text)]
    while todo:
        name = todo.pop()
        if name in helpers and name not in found:
            found.add(name)
            todo += CALL.findall(helpers[name])
    return {name: text for name, text in helpers.items() if name in found}
