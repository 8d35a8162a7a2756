"""`lwcc prove`: proves functions of generated files for every key, text and number of blocks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import click
from rich.table import Table

from compiler.emit import ORDER
from lwcc.arguments import Command, require_option
from lwcc.certified import certified
from lwcc.complaint import Complaint
from lwcc.errors import explained
from lwcc.failures import Failure, explain_failure
from lwcc.output import table_console
from lwcc.proofs import Row, Task, cipher_of, with_readers
from lwcc.provable import Given, gather
from lwcc.proving import OF_AN_INDEX, Attempt, Limits, attempt
from lwcc.workers import run_jobs

TITLE = "for every key, text and number of blocks"
EXPLAINED = ("violation", "unknown")
NUMBERS = ("seconds", "MB")


@dataclass(frozen=True)
class Result:
    """A function with what was found of it.

    Args:
        task: the function.
        row: what was found.
        reasons: where it goes wrong, a line each; empty where it does not.
    """

    task: Task
    row: Row
    reasons: tuple[str, ...] = ()


def _limit(name: str, default: int) -> Callable[[Command], Command]:
    """An option that says how much a function may take."""
    text, least = "of each function at most; else it is `unknown`", click.IntRange(min=1)
    return click.option(name, default=default, type=least, show_default=True, help=text)


@click.command("prove")
@click.argument("files", nargs=-1, required=True)
@click.option("--function", "wanted", multiple=True, help="only this one (`ecb_encrypt`)")
@click.option("--like", default="", metavar="FILE.s", help="what an object was assembled from")
@click.option("--cipher", default="", help=".dsl file, where it is neither shipped nor beside")
@click.option("--again", is_flag=True, help="also what has a certificate")
@_limit("--seconds", OF_AN_INDEX.seconds)
@_limit("--megabytes", OF_AN_INDEX.megabytes)
@click.option("-v", "--functions", "in_full", is_flag=True, help="a line for each function")
@click.option("--json", "as_json", is_flag=True, help="the same for programs")
@require_option
@explained
def COMMAND(files: tuple[str, ...], like: str, in_full: bool, as_json: bool, **given: Any) -> int:
    r"""Prove that the object code of generated FILES computes what the cipher's text says.

    For every key, every text and every number of blocks, apart and in place: each access is inside
    its region with its right, nothing that is secret decides where the code goes or what it
    accesses, registers come back, no data is left in the frame. docs/soundness.md says what that
    rests on. `unknown` and `not attempted` are no proof: the exit code is 1.

    FILES are generated files, folders of such, and objects that were assembled from them, each by
    what the head of FILE.s says: of that name beside it, or the file of --like.

    \b
    Example:  lwcc prove generated/rv32i/speck64_128.s --function ecb_encrypt
    """
    gathered = gather(files, like)
    tasks = _tasks(gathered.given, given["wanted"], given["cipher"])
    known = {} if given["again"] or given["cipher"] else _certified(gathered.given)
    results = _results(tasks, known, Limits(given["seconds"], given["megabytes"]))
    if as_json:
        click.echo(json.dumps([_described(result) for result in results], indent=2))
    else:
        table_console().print(_functions_table(results) if in_full else _files_table(results))
    for line in _complaints(results):
        click.echo(line, err=True)
    for reason, number in gathered.left_out.items():
        click.echo(f"lwcc: left out: {number} files ({reason})", err=True)
    return 0 if all(result.row.outcome.verdict == "proven" for result in results) else 1


def _tasks(given: Sequence[Given], wanted: Sequence[str], cipher: str) -> list[Task]:
    """A task for each function, once it is seen that all ciphers are those of the files."""
    for one in given:
        cipher_of(one.part, cipher)
    tasks = [
        Task(one.path, one.part, role, cipher, one.image)
        for one in given
        for role in one.part.functions
        if not wanted or role in wanted
    ]
    if not tasks:
        raise Complaint(f"no file has a function {' or '.join(wanted)}")
    return tasks


def _certified(given: Sequence[Given]) -> dict[tuple[str, str, str], Row]:
    """What certificates say, by file, set and function; of objects there are none."""
    known: dict[tuple[str, str, str], Row] = {}
    for one in given:
        rows = certified(one.part, one.path) if one.image is None else None
        set_name = one.part.options.set_name
        known |= {(str(one.path), set_name, row.function): row for row in rows or ()}
    return known


def _results(
    tasks: Sequence[Task], known: Mapping[tuple[str, str, str], Row], limits: Limits
) -> list[Result]:
    """What is found of each function; those of the longest files are begun first."""
    keys = [(str(task.path), task.part.options.set_name, task.role) for task in tasks]
    order = sorted(
        (n for n, key in enumerate(keys) if key not in known),
        key=lambda n: -len(tasks[n].part.text),
    )
    jobs = [Attempt(tasks[n], limits, None) for n in order]
    found = dict(zip(order, run_jobs(attempt, jobs, "proving functions"), strict=True))
    rows = [known[key] if key in known else found[n] for n, key in enumerate(keys)]
    results = [Result(t, r) for t, r in zip(tasks, with_readers(tasks, rows), strict=True)]
    return _explained(results, limits.seconds)


def _explained(results: Sequence[Result], seconds: int) -> list[Result]:
    """The same, with where those go wrong that do."""
    wrong = [r for r in results if r.row.outcome.verdict in EXPLAINED]
    failures = [Failure(r.task, r.row.outcome, seconds) for r in wrong]
    reasons = iter(run_jobs(explain_failure, failures, "looking where they go wrong"))
    return [
        replace(r, reasons=next(reasons)) if r.row.outcome.verdict in EXPLAINED else r
        for r in results
    ]


def _described(result: Result) -> dict[str, object]:
    return {**asdict(result.row), "reasons": list(result.reasons)}


def _complaints(results: Sequence[Result]) -> list[str]:
    """What is said of functions that break a rule, or of which too little is known."""
    said: list[str] = []
    for result in results:
        row, outcome = result.row, result.row.outcome
        if outcome.verdict in EXPLAINED:
            said.append(f"lwcc: {outcome.verdict}: {row.path}: {row.function}: {outcome.detail}")
            said += [f"  {line}" for line in result.reasons]
    return said


def _functions_table(results: Sequence[Result]) -> Table:
    """A line for each function."""
    table = _table("file", "function", "verdict", *NUMBERS, "by")
    for result in results:
        row, outcome = result.row, result.row.outcome
        by = outcome.detail if outcome.verdict == "proven" else ""
        table.add_row(row.path, row.function, outcome.verdict, *_numbers([row]), by)
    return table


def _files_table(results: Sequence[Result]) -> Table:
    """A line for each file and set: the slowest of its functions, and the one that took most."""
    files: dict[tuple[str, str], dict[str, Row]] = {}
    for result in results:
        key = result.row.path, result.task.part.options.set_name
        files.setdefault(key, {})[result.row.function] = result.row
    roles = [role for role in ORDER if any(role in rows for rows in files.values())]
    table = _table("file", *roles, *NUMBERS)
    for (path, _), rows in files.items():
        verdicts = [rows[role].outcome.verdict if role in rows else "" for role in roles]
        table.add_row(path, *verdicts, *_numbers(list(rows.values())))
    return table


def _table(*headings: str) -> Table:
    table = Table(title=TITLE, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    return table


def _numbers(rows: Sequence[Row]) -> tuple[str, str]:
    """The most seconds and megabytes of some functions, empty where nothing was run."""
    seconds = max(row.outcome.seconds for row in rows)
    megabytes = max(row.megabytes for row in rows)
    return (f"{seconds:.1f}", str(megabytes)) if seconds else ("", "")
