"""Figures of a simulator as tables for people and as data for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from bench.report import figures_table
from bench.simulated.cycles import Simulated, SimulatedFile

Sizes = Mapping[str, Mapping[str, int]]
"""For each generated file, the sizes in its head in bytes, by name."""
HOW = "measured in a cycle-accurate simulator (simavr), not on hardware"


def print_simulated(console: Console, files: Sequence[SimulatedFile], sizes: Sizes) -> None:
    """Print the costs of a block and of a call, and the sizes of files."""
    rows = [row for file in files for row in file.functions]
    blocks, calls = [r for r in rows if r.n_blocks], [r for r in rows if not r.n_blocks]
    for table in (blocks_table(blocks), calls_table(calls), memory_table(files, sizes)):
        if table.row_count:
            console.print(table)


def blocks_table(blocks: Sequence[Simulated]) -> Table:
    """Cycles of a block more."""
    title = f"cycles of one block more, {_parts(blocks)}, {HOW}"
    headings = ("cycles/block", "cycles/byte", "stack bytes", "code bytes")
    table = figures_table(title, headings)
    for row in blocks:
        numbers = (f"{row.cycles_per_block:.1f}", f"{row.cycles_per_byte:.2f}")
        table.add_row(row.name, row.function, *numbers, str(row.stack_bytes), str(row.code_bytes))
    return table


def calls_table(calls: Sequence[Simulated]) -> Table:
    """Whole calls of functions that take no blocks."""
    title = f"cycles of a call, {_parts(calls)}, {HOW}"
    table = figures_table(title, ("cycles", "stack bytes", "code bytes"))
    for row in calls:
        numbers = (row.cycles, row.stack_bytes, row.code_bytes)
        table.add_row(row.name, row.function, *map(str, numbers))
    return table


def memory_table(files: Sequence[SimulatedFile], sizes: Sizes) -> Table:
    """Bytes of flash, and of RAM: constants, the caller's key data, stack."""
    headings = ("flash", "of it code", "RAM for tables", "rk", "ctx", "stack")
    table = figures_table("bytes of memory", headings, ["file"])
    for file in files:
        numbers = _memory(file, sizes[file.file])
        table.add_row(file.file, *(str(number) for number in numbers.values()))
    return table


def simulated_data(files: Sequence[SimulatedFile], sizes: Sizes) -> dict[str, object]:
    """The same figures for programs."""
    rows = [_as_dict(row) for file in files for row in file.functions]
    memory = [{"file": file.file, **_memory(file, sizes[file.file])} for file in files]
    return {"simulated": rows, "simulated_memory": memory} if files else {}


def _memory(file: SimulatedFile, sizes: Mapping[str, int]) -> dict[str, int]:
    return {
        "flash": file.flash_bytes,
        "code": file.code_bytes,
        "tables": file.data_bytes,
        "rk": sizes["rk"],
        "ctx": sizes["ctx"],
        "stack": max(row.stack_bytes for row in file.functions),
    }


def _as_dict(row: Simulated) -> dict[str, object]:
    per_block: dict[str, object] = {}
    if row.n_blocks:
        per_block = {
            "cycles_per_block": row.cycles_per_block,
            "cycles_per_byte": row.cycles_per_byte,
        }
    return {**asdict(row), **per_block}


def _parts(rows: Sequence[Simulated]) -> str:
    return ", ".join(dict.fromkeys(row.part for row in rows))
