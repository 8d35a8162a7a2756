"""The table for GPUs: instructions for each block, with figures of others."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bench.bars import markdown_table
from bench.sass.kernels import CountedKernel

FILE = Path(__file__).with_name("bars_kernels.toml")
HEADINGS = (
    "others",
    "wanted",
    "ours",
    "of it ALU",
    "multiplier",
    "registers",
    "cycles/block (modelled)",
    "plain CUDA C",
    "its cycles/block (modelled)",
)


@dataclass(frozen=True)
class KernelBar:
    """The goal of a kernel.

    Args:
        title: as the table has it.
        set: the parameter set.
        kernel: in symbols.
        counts: `all` instructions, or those of integers and logic.
        others: figures of others, in words.
        wanted: the bar.
    """

    title: str
    set: str
    kernel: str
    counts: Literal["all", "alu"]
    others: str
    wanted: float

    def of(self, row: CountedKernel) -> float:
        """The figure of a kernel that is compared."""
        return row.block.total if self.counts == "all" else row.number("alu")


def kernel_bars() -> tuple[str, tuple[KernelBar, ...]]:
    """The architecture of the table, and its rows."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return data["core"], tuple(KernelBar(**row) for row in data["row"])


def markdown_kernels(found: Mapping[str, Sequence[CountedKernel]]) -> str:
    """The table as Markdown; of several files of a set a row has the one that takes least.

    Args:
        found: the kernels of each set.
    """
    core, bars = kernel_bars()
    lines: list[list[str]] = []
    for bar in bars:
        symbol = f"lwcc_{bar.set}_{bar.kernel}_"
        rows = [k for k in found.get(bar.set, ()) if k.kernel.startswith(symbol)]
        best = min(rows, key=bar.of, default=None)
        lines.append(
            [f"{bar.title}: {bar.counts}", bar.others, f"{bar.wanted:g}", *_ours(bar, best)]
        )
    return markdown_table([f"SASS a block, {core}", *HEADINGS], lines)


def _ours(bar: KernelBar, row: CountedKernel | None) -> list[str]:
    if row is None:
        return [""] * (len(HEADINGS) - 2)
    counts = (bar.of(row), row.number("alu"), row.number("multiply"))
    numbers = [f"{n:.1f}" for n in counts]
    plain = [f"{bar.of(row.plain):.1f}", f"{row.plain.cycles.each:.2f}"] if row.plain else ["", ""]
    return [*numbers, str(row.resources.registers), f"{row.cycles.each:.2f}", *plain]
