"""`lwcc prove` for files of modes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from artifacts.parts import FunctionVerdict
from proof_driver.modes.proving import not_proven, prove_modes, refuse_mixed
from runtime.budgets import Limits
from runtime.console import table_console

TITLE = "for every state, all bytes of inputs and stated lengths"
OF_CIPHERS = {"like": "--like", "cipher": "--cipher", "second_opinion": "--second-opinion"}
"""The options of `lwcc prove` that files of modes do not have, by field."""


def prove_mode_files(words: Sequence[str], modes: Sequence[Path], given: Mapping[str, Any]) -> int:
    """Prove files of modes; 1 if a function is not proven.

    Args:
        words: the named files.
        modes: those of them that are files of modes.
        given: the arguments of `lwcc prove`.

    Raises:
        UserError: a file cannot be proven, or an option is about other files.
    """
    refuse_mixed(words, modes, [flag for name, flag in OF_CIPHERS.items() if given.get(name)])
    limits = Limits(given["seconds"], given["megabytes"])
    rows = prove_modes(modes, given["wanted"], limits)
    if given["as_json"]:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        table_console().print(_table(rows))
    for line in not_proven(rows):
        click.echo(line, err=True)
    return 0 if all(row.outcome.verdict == "proven" for row in rows) else 1


def _table(rows: Sequence[FunctionVerdict]) -> Table:
    """A line for each function."""
    table = Table(title=TITLE, title_justify="left")
    for heading in ("file", "function", "verdict", "seconds", "MB", "by"):
        table.add_column(heading, justify="right" if heading in ("seconds", "MB") else "left")
    for row in rows:
        outcome = row.outcome
        by = outcome.detail if outcome.verdict == "proven" else ""
        numbers = f"{outcome.seconds:.1f}", str(row.megabytes)
        table.add_row(row.path, row.function, outcome.verdict, *numbers, by)
    return table
