"""Counts of SASS as tables for people and as data for programs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.report import figures_table
from bench.sass.count import SassClass
from bench.sass.kernels import CountedKernel

CLASSES: tuple[SassClass, ...] = ("alu", "multiply", "memory", "constant", "control", "uniform")
"""The classes that a table has a column for."""
HOW = "SASS instructions for each block, of the loop over blocks; cycles are modelled, not measured"
BESIDE = "the same of generated C in kernels of CUDA C, compiled by nvcc in this run"
OF = ("file", "kernel", "for")


def print_kernels(console: Console, kernels: Sequence[CountedKernel]) -> None:
    """Print the resources of each kernel."""
    if not kernels:
        return
    numbers = ("all", *CLASSES, "registers", "warps", "cycles/block of an SM", "short of")
    table = figures_table(HOW, numbers, OF)
    for row in kernels:
        counts = (row.block.total, *(row.number(kind) for kind in CLASSES))
        warps = f"{row.occupancy.warps}/{row.occupancy.most}"
        modelled = (f"{row.cycles.each:.2f}", row.cycles.limit)
        cells = (*(f"{n:.4g}" for n in counts), str(row.resources.registers), warps, *modelled)
        table.add_row(row.file, row.kernel, row.architecture, *cells)
    console.print(table)
    if any(row.plain for row in kernels):
        console.print(_plain_table(kernels))


def _plain_table(kernels: Sequence[CountedKernel]) -> Table:
    """The kernels beside those of plain CUDA C."""
    numbers = ("all", "plain CUDA C", "cycles/block", "of plain CUDA C")
    table = figures_table(BESIDE, numbers, OF)
    for row in kernels:
        if row.plain:
            counts = (f"{each.block.total:.4g}" for each in (row, row.plain))
            modelled = (f"{each.cycles.each:.2f}" for each in (row, row.plain))
            table.add_row(row.file, row.kernel, row.architecture, *counts, *modelled)
    return table


def kernels_data(kernels: Sequence[CountedKernel]) -> dict[str, object]:
    """The same figures for programs."""
    rows = [
        {
            "file": row.file,
            "kernel": row.kernel,
            "architecture": row.architecture,
            "sass_per_block": row.block.total,
            **{f"{kind}_per_block": row.number(kind) for kind in CLASSES},
            "registers": row.resources.registers,
            "spill_bytes": row.resources.spill_stores + row.resources.spill_loads,
            "resident_warps": row.occupancy.warps,
            "modelled_cycles_per_block": row.cycles.each,
            "limit": row.cycles.limit,
            **(_plain_data(row.plain) if row.plain else {}),
        }
        for row in kernels
    ]
    return {"sass": rows} if rows else {}


def _plain_data(plain: CountedKernel) -> dict[str, float]:
    return {
        "plain_sass_per_block": plain.block.total,
        "plain_modelled_cycles_per_block": plain.cycles.each,
    }
