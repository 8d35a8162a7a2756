"""`lwcc mutate`: checks the checkers with object code that is changed in one place."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from artifacts.generated_files import Part, read_parts
from artifacts.origin import origin_of
from lwcc.mode_files import refuse_mode_files
from lwcc.proofs.kernels import check_named
from proof_driver.kernel_files import header_of, is_of_kernels
from proof_driver.mutants.kernels import KernelMutation
from proof_driver.mutants.object_code import RUNGS, Fate, Mutation, Question, Steps
from proof_driver.provable import Given, asked_for
from runtime.console import table_console
from runtime.errors import explained

AT_LEAST_1 = click.IntRange(min=1)
OF_EACH, OF_A_PROOF = "mutants of each file", "for a proof; then it is refused"


@dataclass(frozen=True)
class MutatedFile:
    """The results for the mutants of one file.

    Args:
        path: of the file.
        functions: that were mutated.
        fates: of the mutants.
        seconds: that it took.
    """

    path: str
    functions: list[str]
    fates: list[Fate]
    seconds: float


@explained
def run(
    files: tuple[str, ...],
    count: int,
    seed: int,
    wanted: tuple[str, ...],
    cipher: str,
    every_rung: bool,
    seconds: int,
    as_json: bool,
) -> int:
    """Mutate files; 1 where a checker is wrong."""
    refuse_mode_files(files, "`lwcc prove` takes it")
    rows: list[MutatedFile] = []
    parts = {file: _parts(Path(file)) for file in files}
    check_named([part for each in parts.values() for part in each], wanted)
    for file in files:
        for part in parts[file]:
            origin = str(origin_of(part, Path(file).parent, cipher).path)
            question = Question(part, wanted, origin, count, seed, every_rung, seconds)
            rows.append(_row(file, question))
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        _print(rows)
    failures = [(row.path, fate) for row in rows for fate in row.fates if fate.is_failure]
    for path, fate in failures:
        said = fate.wrong or fate.detail
        click.echo(f"lwcc: the checker is wrong: {path}: {fate.story}: {said}", err=True)
    return 1 if failures else 0


def _parts(path: Path) -> list[Part]:
    """The parts of a file, which must be kernels, or of a target whose object code is read."""
    parts = read_parts(path)
    return [part if is_of_kernels(part) else asked_for(Given(path, part)).part for part in parts]


def _row(file: str, question: Question) -> MutatedFile:
    """Mutate one part of a file."""
    begin = time.perf_counter()
    with _steps() as steps:
        mutation: Mutation | KernelMutation
        if is_of_kernels(question.part):
            mutation = KernelMutation(question, header_of(Path(file)), steps)
        else:
            mutation = Mutation(question, steps)
        fates = mutation.fates()
    for role, why in mutation.left_out.items():
        click.echo(f"lwcc: warning: {file}: {role} is not mutated: {why}", err=True)
    return MutatedFile(file, mutation.functions, fates, time.perf_counter() - begin)


@contextmanager
def _steps() -> Iterator[Steps]:
    """A bar on stderr, if that is a terminal, drawn without a thread: children are forked."""
    if not sys.stderr.isatty():
        yield lambda what, total: lambda: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:

        def begin(what: str, total: int) -> Callable[[], None]:
            for task in bar.task_ids:
                bar.remove_task(task)
            task = bar.add_task(what, total=total)

            def done() -> None:
                bar.update(task, advance=1, refresh=True)

            return done

        yield begin


def _print(rows: Sequence[MutatedFile]) -> None:
    """Print the tables: the checks that detected mutants, then equivalent mutants."""
    table = Table(title="mutants, by the check that killed them", title_justify="left")
    for heading in ("file", "mutants", *RUNGS, "wrong", "seconds"):
        table.add_column(heading, justify="left" if heading == "file" else "right")
    for row in rows:
        counts = Counter(fate.rung for fate in row.fates)
        wrong = sum(fate.is_failure for fate in row.fates)
        cells = [str(counts[rung]) for rung in RUNGS]
        table.add_row(row.path, str(len(row.fates)), *cells, str(wrong), f"{row.seconds:.0f}")
    console = table_console()
    console.print(table)
    for row in rows:
        for fate in row.fates:
            if fate.rung in ("equal", "refused"):
                detail = f" ({fate.detail})" if fate.detail else ""
                said = f"{row.path}: {fate.rung}: {fate.kind}: {fate.story}{detail}"
                console.print(said, markup=False, highlight=False, soft_wrap=True)
