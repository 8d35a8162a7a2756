"""`lwcc prove`: proves functions of generated files for every key, text and number of blocks."""

from __future__ import annotations

import json
import resource
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import click
from rich.table import Table

from lwcc.arguments import require_option
from lwcc.complaint import Complaint
from lwcc.errors import explained
from lwcc.output import table_console
from lwcc.proofs import proof_subject
from lwcc.subjects import Part, read_parts
from lwcc.workers import run_jobs
from prove.verdict import ATTEMPTED, Outcome, prove_function
from verify.tools import MissingTool


@dataclass(frozen=True)
class Task:
    """A function to be proven.

    Args:
        path: of its file.
        part: what the file holds for one set.
        role: of the function.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
    """

    path: Path
    part: Part
    role: str
    cipher: str


@dataclass(frozen=True)
class Row:
    """A function with what was found; `megabytes` is the most memory that its process had."""

    path: str
    function: str
    outcome: Outcome
    megabytes: int


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
    rows = _with_key_setup(tasks, run_jobs(prove_one, tasks, "proving functions"))
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        table_console().print(_table(rows))
    for row in rows:
        if row.outcome.verdict in ("violation", "unknown"):
            said = f"{row.outcome.verdict}: {row.path}: {row.function}: {row.outcome.detail}"
            click.echo(f"lwcc: {said}", err=True)
    return 0 if all(row.outcome.verdict == "proven" for row in rows) else 1


def prove_one(task: Task) -> Row:
    """Prove one function.

    Raises:
        Complaint: the file cannot be proven: it does not assemble, or its target is not read.
    """
    if task.role in ATTEMPTED:
        try:
            outcome = prove_function(proof_subject(task.part, task.cipher), task.role)
        except MissingTool as problem:
            raise Complaint(str(problem)) from problem
    else:
        outcome = Outcome("not attempted", "there is no proof of this function yet")
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Row(str(task.path), task.role, outcome, megabytes)


def _with_key_setup(tasks: Sequence[Task], rows: Sequence[Row]) -> list[Row]:
    """The same, the key set-up proven where everything that reads what it leaves is."""
    made: list[Row] = []
    for task, row in zip(tasks, rows, strict=True):
        readers = [
            other.outcome.verdict
            for at, other in zip(tasks, rows, strict=True)
            if at.part == task.part and at.role in ATTEMPTED
        ]
        proven = task.role == "key_setup" and readers and set(readers) == {"proven"}
        made.append(replace(row, outcome=Outcome("proven")) if proven else row)
    return made


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
