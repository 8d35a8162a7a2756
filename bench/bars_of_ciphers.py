"""The table of all ciphers of a target: the best file of each, beside what others reach."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.bars import BarRow
from bench.measure import Measured
from bench.peers import MARKS, Peer

FILE = Path(__file__).with_name("bars_of_ciphers.toml")
HEADINGS = ("others", "wanted", "cycles/byte (M)", "CTR (M)", "vector instructions/byte")
SHORT = {
    "cycles/byte": "",
    "cycles/block": " a block",
    "vector instructions/byte": " vector instructions",
    "instructions/byte": " instructions",
}
"""How the units of figures are said in a cell; cycles per byte need no word."""


@dataclass(frozen=True)
class CipherRow:
    """The best file of a parameter set.

    Args:
        set: the parameter set.
        variant: which file it is, and what is wanted of it.
        unit: of what is wanted.
    """

    set: str
    variant: BarRow
    unit: str


@dataclass(frozen=True)
class CipherBars:
    """The whole table: its rows, and what all figures have in common."""

    core: str
    target: str
    rows: tuple[CipherRow, ...]


def load_cipher_bars(file: Path = FILE) -> CipherBars:
    """The table's rows from their file."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return CipherBars(data["core"], data["target"], tuple(map(_row, data["row"])))


def _row(row: Mapping[str, Any]) -> CipherRow:
    variant = BarRow(row["title"], row["options"], (), row.get("peer", ""), (row["wanted"],))
    unit = row.get("unit", "cycles/byte")
    if unit not in SHORT:
        raise ValueError(f"unknown unit `{unit}` of {row['title']}")
    return CipherRow(row["set"], variant, unit)


def markdown_of_ciphers(
    bars: CipherBars,
    peers: Sequence[Peer],
    measured: Mapping[str, Mapping[str, Measured]],
) -> str:
    """The table as Markdown; a cell is empty where there is nothing to say.

    Args:
        bars: the rows.
        peers: what others reach: published (P), or measured by a model like ours (M).
        measured: by row's title, the measured functions of its file by role.
    """
    first = f"{bars.target}; model {bars.core}"
    lines = [f"| {' | '.join([first, *HEADINGS])} |", "| --- |" + " ---: |" * len(HEADINGS)]
    for row in bars.rows:
        functions = measured.get(row.variant.title, {})
        (wanted,) = row.variant.wanted
        cells = [
            " · ".join(_others(row, bars.target, peers)),
            f"{wanted:g}{SHORT[row.unit]}",
            _cycles(functions, "ecb_encrypt"),
            _cycles(functions, "ctr_crypt"),
            _vector(functions),
        ]
        lines.append(f"| {' | '.join([row.variant.title, *cells])} |")
    return "\n".join(lines) + "\n"


def _others(row: CipherRow, target: str, peers: Sequence[Peer]) -> Iterator[str]:
    for peer in peers:
        if (peer.who, peer.set, peer.target) == (row.variant.peer, row.set, target):
            yield f"{peer.value:g}{SHORT[peer.unit]} ({MARKS[peer.kind]})"


def _cycles(functions: Mapping[str, Measured], role: str) -> str:
    found = functions[role].cycles if role in functions else ()
    return " · ".join(f"{each.cycles_per_byte:.2f}" for each in found)


def _vector(functions: Mapping[str, Measured]) -> str:
    encrypt = functions.get("ecb_encrypt")
    return f"{encrypt.counts.per_byte(encrypt.counts.vector):.2f}" if encrypt else ""
