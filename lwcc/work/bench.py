"""`lwcc bench`: instructions and cycles of generated code by models; times of generated C."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path

import click

from artifacts.generated_files import Part, read_parts
from artifacts.head import read_sizes
from artifacts.origin import origin_of
from bench.in_order.kernels import ModelledFile
from bench.kernels import has_baseline, known_cores
from bench.native import Timed, measure_native
from bench.peers import Peer, load_peers
from builds.index import read_index
from compiler.machine.load import load_target
from dsl.syntax.diagnostics import did_you_mean
from lwcc.mode_files import refuse_mode_files
from lwcc.reports.against_c import OF_C, InOrderTask, Kind, model_one
from lwcc.reports.by_round import show_rounds
from lwcc.reports.figures import AllFigures
from lwcc.reports.kernels import counted_kernels, has_threads
from lwcc.reports.measured import BenchTask, measure_one
from lwcc.reports.on_gpu import bench_on_gpu
from lwcc.reports.requests import show_requests
from lwcc.reports.tables import show_tables
from measurements.in_order import in_order_core
from measurements.native import ENDING, c_file_of, headers_beside
from measurements.simulated import is_simulated, simulate_one, simulated_core
from runtime.errors import explained
from runtime.user_error import UserError, unknown
from runtime.workers import run_jobs
from verify.native.compiled import COMPILERS
from verify.toolchain.tools import MissingTool, find


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
    rounds: bool = False,
    gpu: bool = False,
    requests: bool = False,
    again: bool = False,
) -> int:
    """Measure files; 1 where a tool is missing."""
    if requests:
        return show_requests()
    refuse_mode_files(files, "`lwcc bench --requests` measures modes")
    if gpu:
        return bench_on_gpu(files, as_json)
    if table:
        show_tables(Path(table), chart, again)
        return 0
    found = [(f, part) for f in files for part in read_parts(f)]
    if rounds:
        return show_rounds(found, cores, as_json)
    return _measure(found, cores, baseline, c_folder, as_json, require)


def _measure(
    found: Sequence[tuple[Path, Part]],
    cores: tuple[str, ...],
    baseline: bool,
    c_folder: str,
    as_json: bool,
    require: bool,
) -> int:
    """Measure the parts of files, and print all figures; 1 where a tool is missing."""
    parts = [part for f, part in found if f.suffix != ENDING]
    sources = [each for each in found if each[0].suffix == ENDING]
    if sources and cores and not parts:
        raise UserError(f"--core is about models, and {sources[0][0]} is timed here")
    in_threads = [part for part in parts if has_threads(part)]
    compared = _compilers_of_c(parts, in_threads) if baseline else ()
    lacking = _lacking(bool(sources), compared, require)
    timed = _timed(sources, baseline, lacking)
    with_cuda = baseline and "nvcc" not in lacking
    baseline &= "clang" not in lacking
    in_order = [part for part in parts if in_order_core(part, cores)]
    apart = [part for part in parts if is_simulated(part)]
    others = in_order + apart + in_threads
    tasks = _tasks([p for p in parts if p not in others], cores, baseline, c_folder)
    measured = [m for own in run_jobs(measure_one, tasks, "measuring") for m in own]
    modelled = _modelled(in_order, cores, baseline)
    simulated = run_jobs(simulate_one, [(p, simulated_core(p, cores)) for p in apart], "simulating")
    kernels = counted_kernels(in_threads, cores, with_cuda)
    sizes = {part.file: read_sizes(part.entries["sizes"]) for part in in_order + apart}
    figures = AllFigures(measured, modelled, simulated, timed, kernels, _peers(parts), sizes)
    if as_json:
        click.echo(figures.as_json())
    else:
        figures.show()
    return 1 if lacking else 0


def _peers(parts: Sequence[Part]) -> list[Peer]:
    """The figures of others for the sets of files, on their targets."""
    places = {(part.options.set_name, part.options.target) for part in parts}
    return [peer for peer in load_peers() if (peer.set, peer.target) in places]


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
    parts: Sequence[tuple[Path, Part]], baseline: bool, lacking: Collection[str]
) -> list[Timed]:
    """The times of files of C by each compiler there is; one file at a time, to disturb none."""
    compilers = [compiler for compiler in COMPILERS if compiler not in lacking]
    return [
        row
        for file, part in parts
        for compiler in compilers
        for row in measure_native(
            c_file_of(part, headers_beside(file)), part.options.set_name, compiler, baseline
        )
    ]


def _compilers_of_c(parts: Sequence[Part], in_threads: Sequence[Part]) -> tuple[str, ...]:
    """The compilers of the C that parts are compared with."""
    return (
        *(("clang",) if len(in_threads) < len(parts) else ()),
        *(("nvcc",) if in_threads else ()),
    )


def _lacking(timed: bool, compared: Sequence[str], require: bool) -> set[str]:
    """The compilers that are missing.

    Args:
        timed: whether files of C are to be timed.
        compared: those of the C that is modelled beside assembly.
        require: whether a missing one is an error.

    Raises:
        MissingTool: one is missing, and all are required.
    """
    wanted = [*(COMPILERS if timed else ()), *compared]
    return {name for name in dict.fromkeys(wanted) if not _has(name, require)}


def _has(tool: str, require: bool) -> bool:
    """Whether a tool is installed; a missing one is reported.

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
    """The models for a part.

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
    """A task for each part, and for C of each set if requested.

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
