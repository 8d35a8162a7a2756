"""How an error is shown."""

from __future__ import annotations

from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean
from dsl.syntax.tree import Span


def test_caret_under_the_thing_itself() -> None:
    diagnostic = Diagnostic(Span("a.dsl", 2, 5, 8), "wrong", "do it right")
    assert diagnostic.render("first\nlet abc = 1\n") == (
        "a.dsl:2:5: error: wrong\n    2 | let abc = 1\n      |     ^^^\nhint: do it right\n"
    )
    assert diagnostic.render() == "a.dsl:2:5: error: wrong\nhint: do it right\n"


def test_errors_are_sorted_and_said_once() -> None:
    late, early = (Diagnostic(Span("a", line, 1), "m") for line in (3, 2))
    assert DiagnosticError([late, early, late]).diagnostics == (early, late)


def test_long_and_strange_lines_are_shown_safely() -> None:
    text = "a" * 100_000 + "\x1b[31m" + "b" * 100_000
    shown = Diagnostic(Span("a", 1, 100_001, 100_002), "m").render(text)
    assert len(shown) < 400
    assert "\x1b" not in shown
    _, line, caret, _ = shown.split("\n")
    assert line[caret.index("^")] == "?"


def test_did_you_mean() -> None:
    assert did_you_mean("rouns", ["rounds", "n"]) == "did you mean `rounds`?"
    assert did_you_mean("zzz", ["rounds", "n"]) == ""
