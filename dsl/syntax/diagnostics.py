"""Diagnostics: a place, the error there, and a hint."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from dsl.syntax.tree import Span

_SHOWN_COLUMNS = 110


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One error.

    Args:
        span: the place, where the carets go.
        message: the error, with expected and found text, in one line.
        hint: a way to mend it, or the empty string.
        is_remark: whether it stops nothing by itself and may follow from another error: these
            are shown last.
    """

    span: Span
    message: str
    hint: str = ""
    is_remark: bool = False

    def render(self, source: str = "") -> str:
        """The error as people read it; without `source` the line and the caret are left out."""
        place = f"{self.span.file}:{self.span.line}:{self.span.column}: error: {self.message}"
        lines = [place, *_quote(self.span, source)]
        if self.hint:
            lines.append(f"hint: {self.hint}")
        return "\n".join(lines) + "\n"


class DiagnosticError(Exception):
    """The errors of one run, sorted by place, remarks last, with the text they are about."""

    def __init__(self, diagnostics: Iterable[Diagnostic], source: str = "") -> None:
        unique = set(diagnostics)
        self.diagnostics = tuple(sorted(unique, key=_place))
        self.source = source
        super().__init__(self.render())

    def render(self) -> str:
        """All errors as people read them."""
        return "\n".join(d.render(self.source) for d in self.diagnostics)


def error(span: Span, message: str, hint: str = "") -> DiagnosticError:
    """One error, to be raised."""
    return DiagnosticError([Diagnostic(span, message, hint)])


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint that names the known word closest to `name`; empty where none is close."""
    known = sorted(known)
    same = [word for word in known if word.lower() == name.lower()]
    close = same or difflib.get_close_matches(name, known, n=1)
    return f"did you mean `{close[0]}`?" if close else ""


def _place(diagnostic: Diagnostic) -> tuple[bool, str, int, int, str]:
    span = diagnostic.span
    return (diagnostic.is_remark, span.file, span.line, span.column, diagnostic.message)


def _quote(span: Span, source: str) -> list[str]:
    lines = source.split("\n")
    if not source or not 1 <= span.line <= len(lines):
        return []
    # A line may be a megabyte of anything: show a window of it, and nothing a terminal acts on.
    start = max(0, span.column - _SHOWN_COLUMNS // 2) if span.column > _SHOWN_COLUMNS else 0
    shown = lines[span.line - 1][start : start + _SHOWN_COLUMNS].rstrip()
    shown = "".join(c if c.isprintable() else " " if c == "\t" else "?" for c in shown)
    width = max(1, min(span.end_column, start + len(shown) + 1) - span.column)
    margin = " " * max(0, span.column - start - 1)
    return [f"{span.line:5} | {shown}", f"      | {margin}{'^' * width}"]
