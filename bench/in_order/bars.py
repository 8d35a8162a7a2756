"""The table for in-order cores: the marginal cost of a block, and a table's break-even point."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.bars import BarRow, Bars, markdown_table, others_cell
from bench.in_order.marginal import Modelled
from bench.peers import Peer

FILE = Path(__file__).with_name("bars_in_order.toml")
HEADINGS = (
    "others",
    "wanted",
    "cycles/block (modelled)",
    "load stalls/block",
    "code bytes",
    "cycles a nonce",
    "pays from blocks",
)
Roles = Mapping[str, Modelled]
"""The functions of a file by role."""


def markdown_in_order(bars: Bars, peers: Sequence[Peer], modelled: Mapping[str, Roles]) -> str:
    """The table as Markdown; unknown cells are empty.

    Args:
        bars: the rows; each has one set.
        peers: what others reach: published (P), or measured by a model like ours (M).
        modelled: by row's title, the functions of its file.
    """
    first = f"{bars.target}, counter mode; model {bars.core}"
    lines = list[list[str]]()
    for row in bars.rows:
        wanted = " · ".join(f"{bar:g}" for bar in row.wanted)
        lines.append([row.title, others_cell(row, bars, peers), wanted, *_ours(row, modelled)])
    return markdown_table([first, *HEADINGS], lines)


def pays_from(folded: Roles, plain: Roles) -> int | None:
    """The number of blocks for a nonce from which the folded form is faster; None: never."""
    more = folded["ctr_nonce"].run.cycles - plain["ctr_nonce"].run.cycles
    won = plain["ctr_crypt"].cycles_per_block - folded["ctr_crypt"].cycles_per_block
    return blocks_until_paid(more, won)


def blocks_until_paid(more: float, won: float) -> int | None:
    """The number of blocks that pay for additional cycles once; None if they never do."""
    return max(0, math.ceil(more / won)) if won > 0 else None


def _ours(row: BarRow, modelled: Mapping[str, Roles]) -> list[str]:
    """The cells of modelled figures."""
    functions = modelled.get(row.title)
    if not functions or "ctr_crypt" not in functions:
        return [""] * (len(HEADINGS) - 2)
    ctr, nonce = functions["ctr_crypt"], functions["ctr_nonce"]
    figures = (f"{ctr.cycles_per_block:.1f}", f"{ctr.per_block(ctr.run.load_stalls):.2f}")
    plain = modelled.get(row.against)
    first = pays_from(functions, plain) if plain else None
    code, cycles = str(ctr.code_bytes), str(nonce.run.cycles)
    return [*figures, code, cycles, "" if first is None else str(first)]
