"""Tables are as wide as a terminal, and never cut off where there is none."""

from __future__ import annotations

import pytest
from rich.table import Table

from runtime.console import WIDTH, table_console


@pytest.mark.parametrize("stderr", [False, True])
def test_a_table_goes_to_the_stream_that_is_asked_for(
    stderr: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    table_console(stderr).print("a" * WIDTH)
    out, err = capsys.readouterr()
    assert (out, err) == (("", "a" * WIDTH + "\n") if stderr else ("a" * WIDTH + "\n", ""))


def test_without_a_terminal_a_table_is_wide(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    table = Table("a", "b")
    table.add_row("x" * 80, "y" * 80)
    table_console().print(table)
    assert "x" * 80 + " │ " + "y" * 80 in capsys.readouterr().out


def test_a_terminal_says_how_wide_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "40")
    console = table_console()
    assert (console.is_terminal, console.width) == (True, 40)
