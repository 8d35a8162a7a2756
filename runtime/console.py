"""Where tables are printed."""

from __future__ import annotations

from rich.console import Console

WIDTH = 180
"""Columns of a table where no terminal says how many there are."""


def table_console(stderr: bool = False) -> Console:
    """Where tables are printed, never cut off where it is no terminal.

    Args:
        stderr: to stderr, where stdout is for a product; otherwise to stdout.
    """
    console = Console(stderr=stderr)
    return console if console.is_terminal else Console(width=WIDTH, stderr=stderr)
