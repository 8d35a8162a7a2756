"""The README's tables and their chart, from the files of an index."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from artifacts.generated_files import Part, read_parts
from artifacts.head import read_sizes
from bench.bars import BarRow, Bars, load_bars, markdown
from bench.bars_of_ciphers import FILE as OF_CIPHERS
from bench.bars_of_ciphers import markdown_of_ciphers
from bench.charts.panels import (
    Panel,
    panels_in_order,
    panels_of_ciphers,
    panels_of_loops,
    panels_simulated,
)
from bench.in_order.bars import FILE as IN_ORDER
from bench.in_order.bars import markdown_in_order
from bench.in_order.marginal import Modelled
from bench.kernels import (
    known_cores,
)
from bench.measure import Measured
from bench.peers import load_peers
from bench.sass.bars import kernel_bars, markdown_kernels
from bench.sass.kernels import CountedKernel
from bench.simulated.bars import FILE as SIMULATED
from bench.simulated.bars import Figures as Recorded
from bench.simulated.bars import markdown_simulated
from bench.simulated.flash import Sizes, all_bytes, markdown_flash
from builds.index import read_index
from compiler.frontend.interface import Function
from compiler.machine.load import load_target
from compiler.machine.target import Target
from lwcc.reports.against_c import InOrderTask, model_one
from lwcc.reports.kernels import counted_kernels
from lwcc.reports.measured import BenchTask, measure_one
from lwcc.reports.recorded import recorded_counter_mode
from measurements.flash import flash_of
from runtime.output import refuse_places, write_files
from runtime.user_error import UserError
from runtime.workers import run_jobs

SHOWN: tuple[Function, ...] = ("ecb_encrypt", "ctr_crypt")
"""The functions whose loops the tables show."""
Figures = TypeVar("Figures", Measured, Modelled)


def show_tables(folder: Path, chart: str, again: bool = False) -> None:
    """Print the README's tables, and draw their figures into a file where one is named.

    Args:
        folder: of the index.
        chart: the file of the chart; empty for none.
        again: whether to model the cores in order even where a record of the index holds.
    """
    places = [Path(chart)] if chart else []
    refuse_places(places, [])
    tables = _tables(folder, again)
    if places:
        write_files(dict.fromkeys(places, _drawn(tables.panels())))
    click.echo(tables.markdown(), nl=False)


@dataclass(frozen=True)
class _Tables:
    """The figures of the README's tables, each with its rows.

    Args:
        loops: of PIPO's variants.
        ciphers: of the best file of each cipher; empty where the index has no such file.
        in_order: the functions of files for cores in order, by title; empty where there are none.
        recorded: figures of files for microcontrollers, as the index has them, and the bytes of a
            block, by title; empty where there are none.
        flash: of small files for microcontrollers, the bytes of flash of their parts, by set.
        block_bytes: of each parameter set.
        kernels: of files for GPUs, by set; empty where the index has none.
    """

    loops: Mapping[tuple[str, str], Mapping[str, Measured]]
    ciphers: Mapping[tuple[str, str], Mapping[str, Measured]]
    in_order: Mapping[str, Mapping[str, Modelled]]
    recorded: Mapping[str, tuple[Recorded, int]]
    flash: Mapping[str, Sizes]
    block_bytes: Mapping[str, int]
    kernels: Mapping[str, Sequence[CountedKernel]]

    def markdown(self) -> str:
        """The tables, an empty line between two."""
        peers = load_peers()
        tables = (
            markdown(load_bars(), peers, self.loops),
            markdown_of_ciphers(load_bars(OF_CIPHERS), peers, self.ciphers) if self.ciphers else "",
            markdown_in_order(load_bars(IN_ORDER), peers, self.in_order) if self.in_order else "",
            markdown_simulated(load_bars(SIMULATED), peers, self.recorded) if self.recorded else "",
            markdown_flash(load_bars(SIMULATED).target, peers, self.flash) if self.flash else "",
            markdown_kernels(self.kernels) if self.kernels else "",
        )
        return "\n".join(table for table in tables if table)

    def panels(self) -> tuple[Panel, ...]:
        """The same figures as panels of a chart."""
        peers = load_peers()
        return (
            *panels_of_loops(load_bars(), peers, self.loops),
            *panels_of_ciphers(load_bars(OF_CIPHERS), peers, self.ciphers, self.block_bytes),
            *panels_in_order(load_bars(IN_ORDER), peers, self.in_order),
            *panels_simulated(load_bars(SIMULATED), peers, self.recorded),
        )


def _tables(folder: Path, again: bool) -> _Tables:
    """Measure the files of an index that the README's tables show, or take what records hold."""
    index = read_index(folder)
    return _Tables(
        loops=_measured(folder, index, load_bars()),
        ciphers=_measured(folder, index, load_bars(OF_CIPHERS)),
        in_order=_modelled_by_title(folder, index, load_bars(IN_ORDER), again),
        recorded=_recorded(folder, index, load_bars(SIMULATED)),
        flash=_flash(folder, index, load_bars(SIMULATED).target),
        block_bytes=_block_bytes(folder, index, load_bars(OF_CIPHERS)),
        kernels=_kernels(folder, index),
    )


def _kernels(folder: Path, entries: Sequence[Any]) -> dict[str, list[CountedKernel]]:
    """The kernels of the sets that the table for GPUs has rows of, by set."""
    core, bars = kernel_bars()
    sets = {bar.set for bar in bars}
    parts = [_only_part(folder, e) for e in entries if e["set"] in sets and is_of_threads(e)]
    found: dict[str, list[CountedKernel]] = {}
    for kernel in counted_kernels(parts, (core,), baseline=True):
        found.setdefault(kernel.kernel.split("_ecb_")[0].split("_ctr_")[0], []).append(kernel)
    return {name.removeprefix("lwcc_"): rows for name, rows in found.items()}


def is_of_threads(entry: Mapping[str, Any]) -> bool:
    """Whether a file of an index is of kernels."""
    return load_target(entry["target"]).has_threads


def _flash(folder: Path, entries: Sequence[Any], target: str) -> dict[str, Sizes]:
    """The bytes of flash of the parts of the smallest file of each set in an index."""
    small = [e for e in entries if e["target"] == target and e["goal"] == "size"]
    found: dict[str, Sizes] = {}
    for entry in small:
        sizes = flash_of(_only_part(folder, entry))
        known = found.get(entry["set"])
        if known is None or all_bytes(sizes) < all_bytes(known):
            found[entry["set"]] = sizes
    return found


def _recorded(folder: Path, entries: Sequence[Any], bars: Bars) -> dict[str, tuple[Recorded, int]]:
    """The figures of files by the title of a row, and the bytes of a block."""
    sizes = _block_bytes(folder, entries, bars)
    return {
        row.title: (entry["figures"], sizes[entry["set"]]) for row, entry in _fitting(entries, bars)
    }


def _fitting(entries: Sequence[Any], bars: Bars) -> list[tuple[BarRow, Any]]:
    """The rows of a table, each with the files of an index that are its variant."""
    return [
        (row, entry)
        for row in bars.rows
        for entry in entries
        if entry["target"] == bars.target and entry["set"] in bars.sets_of(row) and row.fits(entry)
    ]


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
    places = [((row.title, e["set"]), e) for row, e in _fitting(entries, bars)]
    parts = [_only_part(folder, entry) for _, entry in places]
    tasks = [BenchTask(part, (bars.core,), functions=SHOWN) for part in parts]
    found = run_jobs(measure_one, tasks, "measuring")
    pairs = zip(places, tasks, found, strict=True)
    return {place: _by_role(task.part, made) for (place, _), task, made in pairs}


def _modelled_by_title(
    folder: Path, entries: Sequence[Any], bars: Bars, again: bool
) -> dict[str, dict[str, Modelled]]:
    """The functions of files for cores in order by role, for the title of a row."""
    parts = {row.title: (_only_part(folder, e), e) for row, e in _fitting(entries, bars)}
    held = {
        title: known
        for title, (part, entry) in parts.items()
        if not again and (known := recorded_counter_mode(folder, entry, part, bars.core))
    }
    if held:
        said = f"{len(held)} of {len(parts)} files for {bars.core}: cycles are those of the index"
        click.echo(f"lwcc: {said}; --again measures them", err=True)
    rest = {title: part for title, (part, _) in parts.items() if title not in held}
    found = run_jobs(model_one, [InOrderTask(p, bars.core) for p in rest.values()], "measuring")
    made = zip(rest.items(), found, strict=True)
    return held | {
        title: _by_role(part, file.functions) for (title, part), file in made if file is not None
    }


def _only_part(folder: Path, entry: Any) -> Part:
    (part,) = read_parts(folder / entry["path"])
    return part


def _by_role(part: Part, measured: Sequence[Figures]) -> dict[str, Figures]:
    roles = {symbol: role for role, symbol in part.functions.items()}
    return {roles[m.function]: m for m in measured}
