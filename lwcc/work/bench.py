"""`lwcc bench`: what generated code executes and takes by LLVM's models; times of generated C."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import click

from artifacts.generated_files import Part, read_parts, subject_of
from artifacts.head import read_sizes
from artifacts.origin import origin_of
from bench.bars import Bars, load_bars, markdown
from bench.bars_of_ciphers import FILE as OF_CIPHERS
from bench.bars_of_ciphers import markdown_of_ciphers
from bench.charts.panels import Panel, panels_in_order, panels_of_ciphers, panels_of_loops
from bench.generated_c import measure_c
from bench.in_order.bars import FILE as IN_ORDER
from bench.in_order.bars import markdown_in_order
from bench.in_order.kernels import ModelledFile
from bench.in_order.marginal import Modelled
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
from bench.simulated.bars import FILE as SIMULATED
from bench.simulated.bars import Figures as Recorded
from bench.simulated.bars import markdown_simulated
from builds.index import read_index
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from compiler.machine.target import Target
from dsl.syntax.diagnostics import did_you_mean
from lwcc.against_c import OF_C, InOrderTask, Kind, model_one
from lwcc.figures import AllFigures
from measurements.in_order import in_order_core
from measurements.native import ENDING, c_file_of, headers_beside
from measurements.simulated import is_simulated, simulate_one, simulated_core
from runtime.errors import explained
from runtime.output import refuse_places, write_files
from runtime.user_error import UserError, unknown
from runtime.workers import run_jobs
from verify.native.compiled import COMPILERS
from verify.toolchain.tools import MissingTool, find

Figures = TypeVar("Figures", Measured, Modelled)


@dataclass(frozen=True)
class BenchTask:
    """A part to be measured.

    Args:
        part: what a file holds for one set.
        cores: models, as LLVM calls them.
        baseline: whether plain C is measured instead, for the same set.
        generated_c: a file of C for the same set that is measured instead, as clang compiles it.
    """

    part: Part
    cores: tuple[str, ...]
    baseline: bool = False
    generated_c: Path | None = None


@explained
def run(
    files: tuple[Path, ...],
    cores: tuple[str, ...],
    baseline: bool,
    table: str,
    chart: str,
    c_folder: str,
    as_json: bool,
    require: bool,
) -> int:
    """Measure files; 1 where a tool is missing."""
    if table:
        _show_tables(Path(table), chart)
        return 0
    found = [(f, part) for f in files for part in read_parts(f)]
    parts = [part for f, part in found if f.suffix != ENDING]
    sources = [each for each in found if each[0].suffix == ENDING]
    if sources and cores and not parts:
        raise UserError(f"--core is about models, and {sources[0][0]} is timed here")
    lacking = _lacking(bool(sources), baseline and bool(parts), require)
    timed = _timed(sources, baseline, [c for c in COMPILERS if c not in lacking])
    baseline &= "clang" not in lacking
    in_order = [part for part in parts if in_order_core(part, cores)]
    apart = [part for part in parts if is_simulated(part)]
    tasks = _tasks([p for p in parts if p not in in_order + apart], cores, baseline, c_folder)
    measured = [m for found in run_jobs(measure_one, tasks, "measuring") for m in found]
    modelled = _modelled(in_order, cores, baseline)
    counted = [(part, simulated_core(part, cores)) for part in apart]
    simulated = run_jobs(simulate_one, counted, "simulating")
    sizes = {part.file: read_sizes(part.entries["sizes"]) for part in in_order + apart}
    places = {(part.options.set_name, part.options.target) for part in parts}
    peers = [peer for peer in load_peers() if (peer.set, peer.target) in places]
    figures = AllFigures(measured, modelled, simulated, timed, peers, sizes)
    if as_json:
        click.echo(figures.as_json())
    else:
        figures.show()
    return 1 if lacking else 0


def _show_tables(folder: Path, chart: str) -> None:
    """Print the README's tables, and draw their figures into a file where one is named."""
    places = [Path(chart)] if chart else []
    refuse_places(places, [])
    tables = _tables(folder)
    if places:
        write_files(dict.fromkeys(places, _drawn(tables.panels())))
    click.echo(tables.markdown(), nl=False)


@explained
def measure_one(task: BenchTask) -> tuple[Measured, ...]:
    """The figures of one part, or of plain C for its set."""
    subject, target = subject_of(task.part), load_target(task.part.options.target)
    bench = Bench(Decoder(target.table, target.view_classes), task.cores)
    if task.baseline:
        return measure_baseline(task.part.options.set_name, subject, bench)
    if task.generated_c:
        (part,) = read_parts(task.generated_c)
        return measure_c(c_file_of(part, headers_beside(task.generated_c)), subject, bench)
    return measure_subject(task.part.file, subject, bench)


def _modelled(parts: Sequence[Part], cores: Sequence[str], baseline: bool) -> list[ModelledFile]:
    """The figures of files on in-order cores, and of C for each of their sets and features."""
    tasks = [InOrderTask(part, in_order_core(part, cores)) for part in parts]
    if baseline:
        first = {(t.part.options.set_name, t.part.options.features): t for t in tasks}
        tasks += [replace(t, kind=k) for t in first.values() for k in _kinds_of_c(t.part)]
    found = run_jobs(model_one, tasks, "measuring")
    for task, file in zip(tasks, found, strict=True):
        if file is None and task.kind == "generated C":
            name = task.part.options.set_name
            said = f"generated C of {name}: it is so large that clang takes minutes"
            click.echo(f"lwcc: not run: {said}", err=True)
    return [file for file in found if file is not None]


def _kinds_of_c(part: Part) -> tuple[Kind, ...]:
    """The C that there may be for a set; lwcc makes none of a cipher that is not here."""
    try:
        origin_of(part, Path())
    except UserError as problem:
        click.echo(f"lwcc: warning: not run: C of {part.options.set_name}: {problem}", err=True)
        return ("plain C",)
    return ("generated C", "plain C")


def _timed(
    parts: Sequence[tuple[Path, Part]], baseline: bool, compilers: Sequence[str]
) -> list[Timed]:
    """The times of files of C by each compiler there is; one file at a time, to disturb none."""
    return [
        row
        for file, part in parts
        for compiler in compilers
        for row in measure_native(
            c_file_of(part, headers_beside(file)), part.options.set_name, compiler, baseline
        )
    ]


def _lacking(timed: bool, compared: bool, require: bool) -> set[str]:
    """The compilers that are missing.

    Args:
        timed: whether files of C are to be timed.
        compared: whether plain C is to be modelled beside assembly.
        require: whether a missing one is an error.

    Raises:
        MissingTool: one is missing, and all are required.
    """
    wanted = [*(COMPILERS if timed else ()), *(["clang"] if compared else [])]
    return {name for name in dict.fromkeys(wanted) if not _has(name, require)}


def _has(tool: str, require: bool) -> bool:
    """Whether a tool is here; where it is not, that is said.

    Raises:
        MissingTool: it is missing, and all are required.
    """
    try:
        find(tool)
    except MissingTool as problem:
        if require:
            raise
        click.echo(f"lwcc: warning: not run: {problem}", err=True)
        return False
    return True


def _cores(part: Part, asked: Sequence[str]) -> tuple[str, ...]:
    """The models to take for a part.

    Raises:
        UserError: the target has no core of that name, or the installed LLVM has no model of one.
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
            raise UserError(said)
        click.echo(f"lwcc: not run: {said}", err=True)
    return there


def _tasks(
    parts: Sequence[Part], cores: Sequence[str], baseline: bool, c_folder: str
) -> list[BenchTask]:
    """A task for each part, and for C of each set where that is asked for.

    Args:
        parts: of generated files.
        cores: models that are asked for.
        baseline: whether C is, too.
        c_folder: one with an index, whose C of the same sets is, too; empty for plain C alone.
    """
    tasks = [BenchTask(part, _cores(part, cores)) for part in parts]
    if not baseline:
        return tasks
    generated = _tasks_of_c(tasks, Path(c_folder)) if c_folder else []
    return [*tasks, *_baselines(tasks), *generated]


def _tasks_of_c(tasks: Sequence[BenchTask], folder: Path) -> list[BenchTask]:
    """A task for each file of C that an index has of the same sets.

    Raises:
        UserError: the folder has no index, or no C of any of the sets.
    """
    first = {task.part.options.set_name: task for task in tasks}
    listed = [e for e in read_index(folder) if e["target"] == OF_C and e["set"] in first]
    if not listed:
        raise UserError(f"{folder} has no C of {', '.join(first) or 'a set that is modelled'}")
    return [replace(first[e["set"]], generated_c=folder / e["path"]) for e in listed]


def _baselines(tasks: Sequence[BenchTask]) -> list[BenchTask]:
    """A task for plain C of each set that there is any of."""
    first = {(task.part.word, task.part.options.set_name): task for task in tasks}
    chosen = [task for task in first.values() if has_baseline(task.part.options.set_name)]
    return [BenchTask(task.part, task.cores, baseline=True) for task in chosen]


@dataclass(frozen=True)
class _Tables:
    """The figures of the README's tables, each with its rows.

    Args:
        loops: of PIPO's variants.
        ciphers: of the best file of each cipher; empty where the index has no such file.
        in_order: the functions of files for cores in order, by title; empty where there are none.
        recorded: figures of files for microcontrollers, as the index has them, and the bytes of a
            block, by title; empty where there are none.
        block_bytes: of each parameter set.
    """

    loops: Mapping[tuple[str, str], Mapping[str, Measured]]
    ciphers: Mapping[tuple[str, str], Mapping[str, Measured]]
    in_order: Mapping[str, Mapping[str, Modelled]]
    recorded: Mapping[str, tuple[Recorded, int]]
    block_bytes: Mapping[str, int]

    def markdown(self) -> str:
        """The tables, an empty line between two."""
        peers = load_peers()
        tables = (
            markdown(load_bars(), peers, self.loops),
            markdown_of_ciphers(load_bars(OF_CIPHERS), peers, self.ciphers) if self.ciphers else "",
            markdown_in_order(load_bars(IN_ORDER), peers, self.in_order) if self.in_order else "",
            markdown_simulated(load_bars(SIMULATED), peers, self.recorded) if self.recorded else "",
        )
        return "\n".join(table for table in tables if table)

    def panels(self) -> tuple[Panel, ...]:
        """The same figures as panels of a chart."""
        peers = load_peers()
        return (
            *panels_of_loops(load_bars(), peers, self.loops),
            *panels_of_ciphers(load_bars(OF_CIPHERS), peers, self.ciphers, self.block_bytes),
            *panels_in_order(load_bars(IN_ORDER), peers, self.in_order),
        )


def _tables(folder: Path) -> _Tables:
    """Measure the files of an index that the README's tables show."""
    index = read_index(folder)
    return _Tables(
        loops=_measured(folder, index, load_bars()),
        ciphers=_measured(folder, index, load_bars(OF_CIPHERS)),
        in_order=_modelled_by_title(folder, index, load_bars(IN_ORDER)),
        recorded=_recorded(folder, index, load_bars(SIMULATED)),
        block_bytes=_block_bytes(folder, index, load_bars(OF_CIPHERS)),
    )


def _recorded(folder: Path, entries: Sequence[Any], bars: Bars) -> dict[str, tuple[Recorded, int]]:
    """The figures of files by the title of a row, and the bytes of a block."""
    sizes = _block_bytes(folder, entries, bars)
    index = [entry for entry in entries if entry["target"] == bars.target]
    return {
        row.title: (entry["figures"], sizes[entry["set"]])
        for row in bars.rows
        for entry in index
        if entry["set"] in bars.sets_of(row) and row.fits(entry)
    }


def _block_bytes(folder: Path, entries: Sequence[Any], bars: Bars) -> dict[str, int]:
    """The size of a block of each set that a table has rows of."""
    sets = {name for row in bars.rows for name in bars.sets_of(row)}
    first = {e["set"]: e for e in entries if e["target"] == bars.target and e["set"] in sets}
    heads = {name: _only_part(folder, entry).entries for name, entry in first.items()}
    return {name: read_sizes(head["sizes"])["block"] for name, head in heads.items()}


def _drawn(panels: Sequence[Panel]) -> str:
    """The text of a chart.

    Raises:
        UserError: Matplotlib, which draws it, is not installed.
    """
    try:
        # Matplotlib takes longer to load than all else, and is in no plain installation.
        chart = importlib.import_module("bench.charts.draw")
    except ModuleNotFoundError as problem:
        said = f"--chart needs the Python package {problem.name}"
        raise UserError(f"{said}\nhint: pip install 'lwcc-asm[chart]'") from problem
    text: str = chart.draw(panels)
    return text


def _measured(
    folder: Path, entries: Sequence[Any], bars: Bars
) -> dict[tuple[str, str], dict[str, Measured]]:
    """The functions of files by role, for the title of a row and a set.

    Raises:
        UserError: LLVM has no model of the table's core.
    """
    target: Target = load_target(bars.target)
    if bars.core not in known_cores((bars.core,), target.triple):
        raise UserError(f"llvm-mca has no model of {bars.core}")
    index = [entry for entry in entries if entry["target"] == bars.target]
    places = [
        ((row.title, entry["set"]), entry)
        for row in bars.rows
        for entry in index
        if row.fits(entry) and entry["set"] in bars.sets_of(row)
    ]
    tasks = [BenchTask(_only_part(folder, entry), (bars.core,)) for _, entry in places]
    found = run_jobs(measure_one, tasks, "measuring")
    pairs = zip(places, tasks, found, strict=True)
    return {place: _by_role(task.part, made) for (place, _), task, made in pairs}


def _modelled_by_title(
    folder: Path, entries: Sequence[Any], bars: Bars
) -> dict[str, dict[str, Modelled]]:
    """The functions of files for cores in order by role, for the title of a row."""
    (name,) = bars.sets
    index = [e for e in entries if (e["target"], e["set"]) == (bars.target, name)]
    fitting = [(row, entry) for row in bars.rows for entry in index if row.fits(entry)]
    tasks = [InOrderTask(_only_part(folder, entry), bars.core) for _, entry in fitting]
    found = run_jobs(model_one, tasks, "measuring")
    return {
        row.title: _by_role(task.part, made.functions)
        for (row, _), task, made in zip(fitting, tasks, found, strict=True)
        if made is not None
    }


def _only_part(folder: Path, entry: Any) -> Part:
    (part,) = read_parts(folder / entry["path"])
    return part


def _by_role(part: Part, measured: Sequence[Figures]) -> dict[str, Figures]:
    roles = {symbol: role for role, symbol in part.functions.items()}
    return {roles[m.function]: m for m in measured}
