"""A language by its grammar: from text to a tree, with errors as `Diagnostic`s."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, cast

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError

from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.syntax.tree import Span

LINE_END, TEXT_END = "_NL", "$END"


@dataclass(frozen=True)
class Group:
    """Terminals that errors name by one noun.

    Args:
        noun: the noun, with an article.
        members: its terminals.
        least: the number of allowed members from which on the noun is used.
        others: terminals that the noun covers as well.
    """

    noun: str
    members: frozenset[str]
    least: int
    others: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Grammar:
    """A grammar, and the words of its errors.

    Args:
        load: makes the parser.
        words: names of terminals in errors; others are quoted as they are written.
        declarations: the terminals that begin declarations. Where all are allowed, errors list no
            keywords.
        groups: other terminals that errors name by one noun.
        hint_at: a hint for an error at a character of a text, or the empty string.
    """

    load: Callable[[], Lark]
    words: Mapping[str, str]
    declarations: frozenset[str]
    groups: tuple[Group, ...]
    hint_at: Callable[[str, int], str] = lambda text, place: ""

    def parse(self, text: str, file: str, start: str, build: Transformer[Any, Any]) -> object:
        """The tree of a text.

        Args:
            text: the whole text.
            file: its name in errors.
            start: the rule that it is parsed by.
            build: makes the tree.

        Raises:
            DiagnosticError: the text violates the grammar.
        """
        try:
            return cast("object", build.transform(self._parser.parse(text, start=start)))
        except UnexpectedInput as error:
            raise DiagnosticError([self._explain(error, text, file)], text) from error
        except VisitError as error:
            if isinstance(error.orig_exc, DiagnosticError):
                raise DiagnosticError(error.orig_exc.diagnostics, text) from error
            raise
        except DiagnosticError as error:
            placed = [replace(d, span=replace(d.span, file=file)) for d in error.diagnostics]
            raise DiagnosticError(placed, text) from error

    @cached_property
    def _parser(self) -> Lark:
        return self.load()

    def _explain(self, error: UnexpectedInput, text: str, file: str) -> Diagnostic:
        if not isinstance(error, UnexpectedToken):
            where = Span(file, error.line, error.column, error.column + 1)
            character = text.split("\n")[error.line - 1][error.column - 1 : error.column]
            shown = (
                f"`{character}`" if character.isprintable() else f"character {ord(character):#x}"
            )
            hint = self.hint_at(text, error.pos_in_stream or 0)
            return Diagnostic(where, f"{shown} means nothing here", hint)
        token = cast("Token", error.token)
        allowed = set(error.accepts or error.expected)
        hint = self.hint_at(text, token.start_pos or 0) if token.type != TEXT_END else ""
        if token.type == "NAME" and not hint:
            hint = did_you_mean(token[:40], self._keywords(allowed))
        message = f"expected {self._in_words(allowed)}, found {self._found(token)}"
        return Diagnostic(_span(token, text, file), message, hint)

    def _found(self, token: Token) -> str:
        if token.type in (TEXT_END, LINE_END):
            return "`;`" if token == ";" else self.words[token.type]
        return f"`{token[:40]}`"

    def _in_words(self, allowed: set[str]) -> str:
        """The terminals that are allowed at a place."""
        nouns: list[str] = []
        if allowed >= self.declarations:
            nouns.append("a declaration")
            allowed = allowed & self.words.keys()
        for group in self.groups:
            if len(group.members & allowed) >= group.least:
                nouns.append(group.noun)
                allowed = allowed - group.members - group.others
        nouns += sorted({self.words.get(name) or f"`{self._pattern(name)}`" for name in allowed})
        if len(nouns) < 2:
            return nouns[0] if nouns else self.words[TEXT_END]
        return f"{', '.join(nouns[:-1])} or {nouns[-1]}"

    def _pattern(self, terminal: str) -> str:
        return str(self._parser.get_terminal(terminal).pattern.value)

    def _keywords(self, allowed: set[str]) -> list[str]:
        known = {terminal.name for terminal in self._parser.terminals}
        words = [self._pattern(name) for name in sorted(allowed & known) if name not in self.words]
        return [word for word in words if word.isidentifier()]


def _span(token: Token, text: str, file: str) -> Span:
    if token.type == TEXT_END:
        lines = text.rstrip().split("\n")
        column = len(lines[-1]) + 1
        return Span(file, len(lines), column, column + 1)
    line, column = token.line or 1, token.column or 1
    return Span(file, line, column, column + len(token))
