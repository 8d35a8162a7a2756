"""Figures of in-order cores as tables for people and as data for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from bench.counters import CLASSES
from bench.in_order.kernels import ModelledFile
from bench.in_order.marginal import Modelled, figures
from bench.report import figures_table

Sizes = Mapping[str, Mapping[str, int]]
"""For each generated file, the sizes in its head in bytes, by name."""
SHOWN = {"rk": "rk", "ctx": "ctx", "table": "table in ctx", "stack": "stack"}
"""Sizes of a head that are shown, with their titles."""


def print_in_order(console: Console, files: Sequence[ModelledFile], sizes: Sizes) -> None:
    """Print the costs of a block and of a call, and the sizes of files."""
    rows = [row for file in files for row in file.functions]
    blocks, calls = [r for r in rows if r.n_blocks], [r for r in rows if not r.n_blocks]
    tables = [cycles_table(blocks), classes_table(blocks), calls_table(calls)]
    for table in (*tables, footprint_table(files, sizes)):
        if table.row_count:
            console.print(table)


def cycles_table(blocks: Sequence[Modelled]) -> Table:
    """Cycles of a block more, and where those beyond one an instruction come from."""
    title = f"modelled cycles of one block more: {', '.join(_cores(blocks))}, in order"
    headings = ("cycles/block", "cycles/byte", "load stalls/block", "other stalls/block")
    table = figures_table(title, [*headings, "mispredicted/block", "code bytes"])
    for row in blocks:
        run = row.run
        parts = (run.load_stalls, run.other_stalls, run.mispredicted)
        numbers = [f"{row.cycles_per_block:.1f}", f"{row.cycles_per_byte:.2f}"]
        numbers += [f"{row.per_block(number):.2f}" for number in parts]
        table.add_row(row.name, row.function, *numbers, _or_nothing(row.code_bytes))
    return table


def classes_table(blocks: Sequence[Modelled]) -> Table:
    """Executed instructions of a block more, for each byte of it, by class."""
    shown = [name for name in CLASSES if any(getattr(row.counts, name) for row in blocks)]
    table = figures_table("executed instructions per byte, of one block more", [*shown, "total"])
    for row in blocks:
        numbers = [*(getattr(row.counts, name) for name in shown), row.counts.total]
        per_byte = (f"{row.counts.per_byte(number):.2f}" for number in numbers)
        table.add_row(row.name, row.function, *per_byte)
    return table


def calls_table(calls: Sequence[Modelled]) -> Table:
    """Whole calls of functions that take no blocks."""
    title = f"modelled cycles of a call: {', '.join(_cores(calls))}, in order"
    headings = ["cycles", "instructions", "load stalls", "mispredicted", "code bytes"]
    table = figures_table(title, headings)
    for row in calls:
        run = row.run
        numbers = (run.cycles, run.instructions, run.load_stalls, run.mispredicted)
        table.add_row(row.name, row.function, *map(str, numbers), _or_nothing(row.code_bytes))
    return table


def footprint_table(files: Sequence[ModelledFile], sizes: Sizes) -> Table:
    """Bytes of code, constants, key data and stack of generated files."""
    names = [name for name in SHOWN if any(name in each for each in sizes.values())]
    headings = ("code", "constants", *(SHOWN[name] for name in names))
    table = figures_table("bytes of memory", headings, ["file"])
    for file in files:
        own = sizes.get(file.file)
        if own is None:
            continue
        taken = (str(own[name]) if name in own else "" for name in names)
        table.add_row(file.file, str(file.code_bytes), str(file.other_bytes), *taken)
    return table


def in_order_data(files: Sequence[ModelledFile], sizes: Sizes) -> dict[str, object]:
    """The same figures for programs."""
    rows = [_as_dict(row) for file in files for row in file.functions]
    memory = [
        {
            "file": file.file,
            "code": file.code_bytes,
            "constants": file.other_bytes,
            "sizes": dict(sizes[file.file]),
        }
        for file in files
        if file.file in sizes
    ]
    return {"in_order": rows, "memory": memory}


def _as_dict(row: Modelled) -> dict[str, object]:
    data: dict[str, object] = {
        "name": row.name,
        "function": row.function,
        "core": row.core,
        "blocks": row.n_blocks,
        "code_bytes": row.code_bytes,
        "instructions_by_class": {name: getattr(row.counts, name) for name in CLASSES},
        **figures(row),
    }
    if row.n_blocks:
        data |= {
            "cycles_per_block": row.cycles_per_block,
            "cycles_per_byte": row.cycles_per_byte,
            "instructions_per_byte": row.counts.per_byte(row.counts.total),
            "load_stalls_per_block": row.per_block(row.run.load_stalls),
        }
    return data


def _cores(rows: Sequence[Modelled]) -> list[str]:
    return list(dict.fromkeys(row.core for row in rows))


def _or_nothing(number: int) -> str:
    return str(number) if number else ""
