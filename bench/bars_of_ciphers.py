"""The table of all ciphers of a target: the best file of each, with the figures of others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bench.bars import BarRow, Bars, cycles_cell, markdown_table, peers_of, vector_cell
from bench.measure import Measured
from bench.peers import MARKS, UNITS, Peer

FILE = Path(__file__).with_name("bars_of_ciphers.toml")
HEADINGS = ("others", "wanted", "cycles/byte (M)", "CTR (M)", "vector instructions/byte")


def markdown_of_ciphers(
    bars: Bars,
    peers: Sequence[Peer],
    measured: Mapping[tuple[str, str], Mapping[str, Measured]],
) -> str:
    """The table as Markdown; unknown cells are empty.

    Args:
        bars: the rows.
        peers: what others reach: published (P), or measured by a model like ours (M).
        measured: by row's title and set, the measured functions by role.
    """
    lines = list[list[str]]()
    for row in bars.rows:
        found = [measured.get((row.title, name), {}) for name in bars.sets_of(row)]
        cells = [
            " · ".join(_others(row, bars, peers)),
            " · ".join(f"{bar:g}{UNITS[row.unit]}" for bar in row.wanted),
            cycles_cell(found, "ecb_encrypt"),
            cycles_cell(found, "ctr_crypt"),
            vector_cell(found),
        ]
        lines.append([row.title, *cells])
    return markdown_table([f"{bars.target}; model {bars.core}", *HEADINGS], lines)


def _others(row: BarRow, bars: Bars, peers: Sequence[Peer]) -> Iterator[str]:
    for peer in peers_of(row, bars, peers):
        yield f"{peer.value:g}{UNITS[peer.unit]} ({MARKS[peer.kind]})"
