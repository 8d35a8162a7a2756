"""`lwcc prove`: proves functions of generated files for every key, text and number of blocks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, get_args

import click
from rich.table import Table

from compiler.interface import ORDER, BlockFunction
from lwcc.budgets import Limits
from lwcc.certified import certified
from lwcc.console import table_console
from lwcc.errors import explained
from lwcc.failures import Failure, explain_failure
from lwcc.opinions import Question, ask, counted
from lwcc.proofs import Key, Row, Task, cipher_of
from lwcc.provable import Given, check_roles, gather
from lwcc.proving import prove_all
from lwcc.workers import run_jobs
from prove.second import SecondOpinion

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
        second: what another engine says; None where it was not asked.
    """

    task: Task
    row: Row
    reasons: tuple[str, ...] = ()
    second: SecondOpinion | None = None

    @property
    def is_sure(self) -> bool:
        """Whether it is proven, and nobody who was asked is of another opinion, or of none."""
        agreed = self.second is None or self.second.verdict == "equal"
        return self.row.outcome.verdict == "proven" and agreed


@explained
def run(files: tuple[str, ...], like: str, in_full: bool, as_json: bool, **given: Any) -> int:
    """Prove functions; 1 where one is not proven."""
    gathered = gather(files, like)
    tasks = _tasks(gathered.given, given["wanted"], given["cipher"])
    known = {} if given["again"] or given["cipher"] else _certified(gathered.given)
    limits = Limits(given["seconds"], given["megabytes"])
    rows = prove_all(tasks, limits, known)
    found = [Result(task, row) for task, row in zip(tasks, rows, strict=True)]
    results = _explained(found, limits.seconds)
    if given["second_opinion"]:
        results = _asked_again(results, limits)
    if as_json:
        click.echo(json.dumps([_described(result) for result in results], indent=2))
    else:
        table_console().print(_functions_table(results) if in_full else _files_table(results))
    for line in _complaints(results):
        click.echo(line, err=True)
    for reason, number in gathered.left_out.items():
        click.echo(f"lwcc: left out: {number} files ({reason})", err=True)
    return 0 if all(result.is_sure for result in results) else 1


def _tasks(given: Sequence[Given], wanted: Sequence[str], cipher: str) -> list[Task]:
    """A task for each function, once it is seen that all ciphers are those of the files."""
    check_roles([one.part for one in given], wanted)
    for one in given:
        cipher_of(one.part, cipher)
    return [
        Task(one.path, one.part, role, cipher, one.image)
        for one in given
        for role in one.part.functions
        if not wanted or role in wanted
    ]


def _certified(given: Sequence[Given]) -> dict[Key, Row]:
    """What certificates say; of objects there are none."""
    known: dict[Key, Row] = {}
    for one in given:
        rows = certified(one.part, one.path) if one.image is None else None
        set_name = one.part.options.set_name
        known |= {(str(one.path), set_name, row.function): row for row in rows or ()}
    return known


def _explained(results: Sequence[Result], seconds: int) -> list[Result]:
    """The same, with where those go wrong that do."""
    wrong = [r for r in results if r.row.outcome.verdict in EXPLAINED]
    failures = [Failure(r.task, r.row.outcome, seconds) for r in wrong]
    reasons = iter(run_jobs(explain_failure, failures, "looking where they go wrong"))
    return [
        replace(r, reasons=next(reasons)) if r.row.outcome.verdict in EXPLAINED else r
        for r in results
    ]


def _asked_again(results: Sequence[Result], limits: Limits) -> list[Result]:
    """The same with the opinion of another engine of each function over blocks that is proven."""
    asked = [
        n
        for n, r in enumerate(results)
        if r.task.role in get_args(BlockFunction) and r.row.outcome.verdict == "proven"
    ]
    questions = [Question(results[n].task, limits) for n in asked]
    said = dict(zip(asked, run_jobs(ask, questions, "asking another engine"), strict=True))
    return [replace(r, second=said.get(n)) for n, r in enumerate(results)]


def _described(result: Result) -> dict[str, object]:
    second = asdict(result.second) if result.second else None
    return {**asdict(result.row), "reasons": list(result.reasons), "second_opinion": second}


def _complaints(results: Sequence[Result]) -> list[str]:
    """What is said of functions that break a rule, or of which too little is known."""
    said: list[str] = []
    for result in results:
        row, outcome = result.row, result.row.outcome
        if outcome.verdict in EXPLAINED:
            said.append(f"lwcc: {outcome.verdict}: {row.path}: {row.function}: {outcome.detail}")
            said += [f"  {line}" for line in result.reasons]
        elif result.second and not result.is_sure:
            opinion = f"{result.second.verdict} by {result.second.engine or 'any engine'}"
            said.append(f"lwcc: second opinion: {row.path}: {row.function}: {opinion}")
    return said


def _functions_table(results: Sequence[Result]) -> Table:
    """A line for each function."""
    table = _table("file", "function", "verdict", *NUMBERS, "by", *_second_heading(results))
    for result in results:
        row, outcome = result.row, result.row.outcome
        by = outcome.detail if outcome.verdict == "proven" else ""
        cells = row.path, row.function, outcome.verdict, *_numbers([row]), by
        table.add_row(*cells, *_second_cell([result]))
    return table


def _files_table(results: Sequence[Result]) -> Table:
    """A line for each file and set: the slowest of its functions, and the one that took most."""
    files: dict[tuple[str, str], dict[str, Result]] = {}
    for result in results:
        key = result.row.path, result.task.part.options.set_name
        files.setdefault(key, {})[result.row.function] = result
    roles = [role for role in ORDER if any(role in found for found in files.values())]
    table = _table("file", *roles, *NUMBERS, *_second_heading(results))
    for (path, _), found in files.items():
        verdicts = [found[role].row.outcome.verdict if role in found else "" for role in roles]
        numbers = _numbers([result.row for result in found.values()])
        table.add_row(path, *verdicts, *numbers, *_second_cell(list(found.values())))
    return table


def _second_heading(results: Sequence[Result]) -> list[str]:
    """The heading of opinions, if there are any."""
    return ["second opinion"] if any(result.second for result in results) else []


def _second_cell(results: Sequence[Result]) -> list[str]:
    """The opinions of some functions; a cell that has no column is none."""
    said = [result.second for result in results if result.second]
    return [counted(said)] if said else []


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
