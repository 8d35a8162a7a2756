"""The table for microcontrollers: simulated cycles, and memory, with figures of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.bars import Bars, markdown_table, others_cell
from bench.peers import Peer

FILE = Path(__file__).with_name("bars_simulated.toml")
HEADINGS = (
    "others",
    "wanted",
    "ECB cycles/byte (S)",
    "CTR cycles/byte (S)",
    "flash bytes",
    "RAM bytes of tables",
    "rk bytes",
    "stack bytes",
)
BY_MODE = ("ecb_encrypt_cycles_per_block", "ctr_crypt_cycles_per_block")
Figures = Mapping[str, int | float]
"""The index's figures of a file: simulated cycles, sizes in bytes."""


def markdown_simulated(
    bars: Bars, peers: Sequence[Peer], found: Mapping[str, tuple[Figures, int]]
) -> str:
    """The table as Markdown; unknown cells are empty.

    Args:
        bars: the rows; each has one set.
        peers: figures of others.
        found: by row's title, the figures of its file, and the bytes of a block.
    """
    lines = list[list[str]]()
    for row in bars.rows:
        wanted = " · ".join(f"{bar:g}" for bar in row.wanted)
        ours = _ours(*found[row.title]) if row.title in found else [""] * (len(HEADINGS) - 2)
        lines.append([row.title, others_cell(row, bars, peers), wanted, *ours])
    return markdown_table([f"{bars.target}; {bars.core} in simavr", *HEADINGS], lines)


def _ours(figures: Figures, block_bytes: int) -> list[str]:
    """The cells of one file."""
    cycles = [f"{figures[n] / block_bytes:.1f}" if n in figures else "" for n in BY_MODE]
    sizes = ("code_bytes", "table_bytes", "rk_bytes", "stack_bytes")
    return [*cycles, *(str(figures.get(name, 0)) for name in sizes)]
