"""Where tables are printed."""

from __future__ import annotations

from rich.console import Console

WIDTH = 180
"""The width of tables in columns if the output is no terminal."""


def table_console(stderr: bool = False) -> Console:
    """The console for tables, which are never truncated if the output is no terminal.

    Args:
        stderr: to stderr, where stdout is for a product; otherwise to stdout.
    """
    console = Console(stderr=stderr)
    return console if console.is_terminal else Console(width=WIDTH, stderr=stderr)
