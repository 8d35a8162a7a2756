"""`lwcc bench`: what generated code executes and takes by LLVM's models; times of generated C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bench.bars import load_bars, markdown
from bench.kernels import (
    Bench,
    has_baseline,
    known_cores,
    measure_baseline,
    measure_subject,
)
from bench.measure import Measured
from bench.native import Timed, measure_native
from bench.peers import load_peers
from bench.report import as_json as report_json
from bench.report import print_report, times_table
from compiler.decoder import Decoder
from compiler.target import Target, load_target
from dsl.diagnostics import did_you_mean
from lwcc.arguments import require_option
from lwcc.complaint import Complaint, unknown
from lwcc.errors import explained
from lwcc.index import read_index
from lwcc.native import ENDING, c_file_of, headers_beside
from lwcc.output import table_console
from lwcc.subjects import Part, read_parts, subject_of
from lwcc.workers import run_jobs
from verify.compiled import COMPILERS
from verify.tools import MissingTool, find


@dataclass(frozen=True)
class Task:
    """A part to be measured.

    Args:
        part: what a file holds for one set.
        cores: models, as LLVM calls them.
        baseline: whether plain C is measured instead, for the same set.
    """

    part: Part
    cores: tuple[str, ...]
    baseline: bool = False


@click.command("bench")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--core", "cores", multiple=True, help="model to take; all that LLVM has without it")
@click.option("--baseline/--no-baseline", default=True, help="plain C by clang, in the same run")
@click.option("--table", default="", help="the README's table, of this folder with an INDEX.toml")
@click.option("--json", "as_json", is_flag=True, help="the same for programs")
@require_option
@explained
def COMMAND(
    files: tuple[Path, ...],
    cores: tuple[str, ...],
    baseline: bool,
    table: str,
    as_json: bool,
    require: bool,
) -> int:
    r"""Measure the functions of generated FILES, per byte of the message.

    Executed instructions of the steady loop, by class; its cycles by llvm-mca on each core; the
    same of plain C by clang; and what others published (P) or what was measured of theirs (M).
    Files of C are not modelled: they are timed on this machine, beside plain C in the same run.

    \b
    Example:  lwcc bench generated/aarch64_neon/pipo64_128.s
    """
    if bool(files) == bool(table):
        raise Complaint("name generated files, or a folder with --table")
    if table:
        click.echo(_table(Path(table)), nl=False)
        return 0
    found = [(file, part) for file in files for part in read_parts(file)]
    parts = [part for file, part in found if file.suffix != ENDING]
    timed = _timed([each for each in found if each[0].suffix == ENDING], baseline, require)
    tasks = [Task(part, _cores(part, cores)) for part in parts]
    tasks += _baselines(tasks, require) if baseline else []
    measured = [m for found in run_jobs(measure_one, tasks, "measuring") for m in found]
    places = {(part.options.set_name, part.options.target) for part in parts}
    peers = [peer for peer in load_peers() if (peer.set, peer.target) in places]
    if as_json:
        click.echo(report_json(measured, peers, timed))
        return 0
    if measured:
        print_report(table_console(), measured, peers)
    if timed:
        table_console().print(times_table(timed))
    return 0


@explained
def measure_one(task: Task) -> tuple[Measured, ...]:
    """The figures of one part, or of plain C for its set."""
    subject, target = subject_of(task.part), load_target(task.part.options.target)
    bench = Bench(Decoder(target.table, target.view_classes), task.cores)
    if task.baseline:
        return measure_baseline(task.part.options.set_name, subject, bench)
    return measure_subject(task.part.file, subject, bench)


def _timed(parts: Sequence[tuple[Path, Part]], baseline: bool, require: bool) -> list[Timed]:
    """The times of files of C by each compiler there is; one file at a time, to disturb none."""
    compilers = _compilers(require) if parts else ()
    return [
        row
        for file, part in parts
        for compiler in compilers
        for row in measure_native(
            c_file_of(part, headers_beside(file)), part.options.set_name, compiler, baseline
        )
    ]


def _compilers(require: bool) -> tuple[str, ...]:
    """The compilers of this machine.

    Raises:
        MissingTool: one is missing, and all are required.
    """
    there: list[str] = []
    for name in COMPILERS:
        try:
            find(name)
        except MissingTool as problem:
            if require:
                raise
            click.echo(f"lwcc: warning: not run: {problem}", err=True)
        else:
            there.append(name)
    return tuple(there)


def _cores(part: Part, asked: Sequence[str]) -> tuple[str, ...]:
    """The models to take for a part.

    Raises:
        Complaint: the target has no core of that name, or the installed LLVM has no model of one.
    """
    target = load_target(part.options.target)
    for core in asked:
        if core not in target.cores:
            known = list(target.cores)
            raise unknown(f"core of {target.name}", core, known, did_you_mean(core, known))
    wanted = tuple(asked) or tuple(target.cores)
    there = known_cores(wanted, target.triple)
    if missing := [core for core in wanted if core not in there]:
        said = f"llvm-mca {find('llvm-mca').version} has no model of {', '.join(missing)}"
        if asked:
            raise Complaint(said)
        click.echo(f"lwcc: not run: {said}", err=True)
    return there


def _baselines(tasks: Sequence[Task], require: bool) -> list[Task]:
    """A task for plain C of each set that there is any of."""
    first = {(task.part.word, task.part.options.set_name): task for task in tasks}
    chosen = [task for task in first.values() if has_baseline(task.part.options.set_name)]
    try:
        find("clang")
    except MissingTool as problem:
        if require:
            raise
        click.echo(f"lwcc: warning: not run: {problem}", err=True)
        return []
    return [Task(task.part, task.cores, baseline=True) for task in chosen]


def _table(folder: Path) -> str:
    """The README's table, from the files of an index."""
    bars = load_bars()
    target: Target = load_target(bars.target)
    if bars.core not in known_cores((bars.core,), target.triple):
        raise Complaint(f"llvm-mca has no model of {bars.core}")
    index = [entry for entry in read_index(folder) if entry["target"] == bars.target]
    places = [
        ((row.title, entry["set"]), entry)
        for row in bars.rows
        for entry in index
        if row.fits(entry) and entry["set"] in bars.sets
    ]
    tasks = [Task(_only_part(folder, entry), (bars.core,)) for _, entry in places]
    found = run_jobs(measure_one, tasks, "measuring")
    pairs = zip(places, tasks, found, strict=True)
    measured = {place: _by_role(task.part, made) for (place, _), task, made in pairs}
    return markdown(bars, load_peers(), measured)


def _only_part(folder: Path, entry: Any) -> Part:
    (part,) = read_parts(folder / entry["path"])
    return part


def _by_role(part: Part, measured: Sequence[Measured]) -> dict[str, Measured]:
    roles = {symbol: role for role, symbol in part.functions.items()}
    return {roles[m.function]: m for m in measured}
