"""`lwcc prove`: proves functions of generated files for every key, text and number of blocks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table

from lwcc.arguments import require_option
from lwcc.complaint import Complaint
from lwcc.errors import explained
from lwcc.output import table_console
from lwcc.proofs import Row, Task, prove_one, with_key_setup
from lwcc.subjects import read_parts
from lwcc.workers import run_jobs


@click.command("prove")
@click.argument("files", nargs=-1, required=True)
@click.option("--function", "wanted", multiple=True, help="only this one (`ecb_encrypt`)")
@click.option("--cipher", default="", help=".dsl file, where it is neither shipped nor beside")
@click.option("--json", "as_json", is_flag=True, help="the same for programs")
@require_option
@explained
def COMMAND(
    files: tuple[str, ...], wanted: tuple[str, ...], cipher: str, as_json: bool, require: bool
) -> int:
    r"""Prove that the object code of generated FILES computes what the cipher's text says.

    For every key, every text and every number of blocks, apart and in place: each access is inside
    its region with its right, nothing that is secret decides where the code goes or what it
    accesses, registers come back, no data is left in the frame. docs/soundness.md says what that
    rests on. `unknown` and `not attempted` are no proof: the exit code is 1.

    \b
    Example:  lwcc prove generated/rv32i/speck64_128.s --function ecb_encrypt
    """
    del require
    tasks = [
        Task(Path(file), part, role, cipher)
        for file in files
        for part in read_parts(Path(file))
        for role in part.functions
        if not wanted or role in wanted
    ]
    if not tasks:
        raise Complaint(f"no file has a function {' or '.join(wanted)}")
    rows = with_key_setup(tasks, run_jobs(prove_one, tasks, "proving functions"))
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        table_console().print(_table(rows))
    for row in rows:
        if row.outcome.verdict in ("violation", "unknown"):
            said = f"{row.outcome.verdict}: {row.path}: {row.function}: {row.outcome.detail}"
            click.echo(f"lwcc: {said}", err=True)
    return 0 if all(row.outcome.verdict == "proven" for row in rows) else 1


def _table(rows: Sequence[Row]) -> Table:
    table = Table(title="for every key, text and number of blocks", title_justify="left")
    for heading in ("file", "function", "verdict", "seconds", "MB"):
        table.add_column(heading, justify="right" if heading in ("seconds", "MB") else "left")
    for row in rows:
        outcome = row.outcome
        seconds = f"{outcome.seconds:.1f}" if outcome.seconds else ""
        megabytes = str(row.megabytes) if outcome.seconds else ""
        table.add_row(row.path, row.function, outcome.verdict, seconds, megabytes)
    return table
