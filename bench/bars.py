"""Tables for the README: one row for each file, with published, wanted and measured figures."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.measure import Measured
from bench.peers import MARKS, UNITS, Peer

FILE = Path(__file__).with_name("bars.toml")
HEADINGS = ("published (P)", "wanted", "cycles/byte (M)", "vector instructions/byte", "CTR (M)")


@dataclass(frozen=True)
class BarRow:
    """A variant that figures are published of, or wanted.

    Args:
        title: as the table has it.
        options: those of the build that tell it from the others.
        features: the features that the machine must have.
        peer: who published figures of the same; empty where nobody did.
        wanted: the bar of each set that has one.
        against: the title of the row that this one must pay for itself against; empty for none.
        compared: options that a file must have as `options` says, or not at all.
        sets: the parameter sets of this row; none where they are those of the whole table.
        unit: of what is wanted.
    """

    title: str
    options: Mapping[str, Any]
    features: tuple[str, ...]
    peer: str
    wanted: tuple[float, ...]
    against: str = ""
    compared: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    unit: str = "cycles/byte"

    def fits(self, entry: Mapping[str, Any]) -> bool:
        """Whether a file of `INDEX.toml` is this variant."""
        names = (*self.options, *self.compared)
        same = all(entry["options"].get(name) == self.options.get(name) for name in names)
        return same and tuple(entry["features"]) == self.features and entry["goal"] == "speed"


@dataclass(frozen=True)
class Bars:
    """The whole table: its rows, and the common data of all figures."""

    core: str
    target: str
    sets: tuple[str, ...]
    rows: tuple[BarRow, ...]

    def sets_of(self, row: BarRow) -> tuple[str, ...]:
        """The parameter sets of a row."""
        return row.sets or self.sets


def load_bars(file: Path = FILE) -> Bars:
    """The table's rows from their file.

    Raises:
        ValueError: a row has a unit that no figure has.
    """
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    rows = tuple(
        BarRow(
            row["title"],
            row["options"],
            tuple(row.get("features", ())),
            row.get("peer", ""),
            tuple(row.get("wanted", ())),
            row.get("against", ""),
            tuple(data.get("compared", ())),
            tuple(row.get("sets", ())),
            row.get("unit", "cycles/byte"),
        )
        for row in data["row"]
    )
    for row in rows:
        if row.unit not in UNITS:
            raise ValueError(f"unknown unit `{row.unit}` of {row.title}")
    return Bars(data["core"], data["target"], tuple(data.get("sets", ())), rows)


def markdown(
    bars: Bars,
    peers: Sequence[Peer],
    measured: Mapping[tuple[str, str], Mapping[str, Measured]],
) -> str:
    """The table as Markdown; figures of several sets have `·` between them.

    Args:
        bars: the rows.
        peers: published figures of others.
        measured: by row's title and set, the measured functions by role.
    """
    first = f"{', '.join(bars.sets)}; model {bars.core}"
    lines = list[list[str]]()
    for row in bars.rows:
        found = [measured.get((row.title, name), {}) for name in bars.sets]
        cells = [
            _joined(peer.value for peer in peers_of(row, bars, peers)),
            _joined(row.wanted),
            cycles_cell(found, "ecb_encrypt"),
            vector_cell(found),
            cycles_cell(found, "ctr_crypt"),
        ]
        lines.append([row.title, *cells])
    return markdown_table([first, *HEADINGS], lines)


def markdown_table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text, and the others are figures."""
    rule = "| --- |" + " ---: |" * (len(headings) - 1)
    first, *rest = (f"| {' | '.join(line)} |" for line in (headings, *lines))
    return "\n".join([first, rule, *rest]) + "\n"


def peers_of(row: BarRow, bars: Bars, peers: Sequence[Peer]) -> Iterator[Peer]:
    """The figures of others for the sets of a row, in the same order."""
    for name in bars.sets_of(row):
        wanted = row.peer, name, bars.target
        yield from (peer for peer in peers if (peer.who, peer.set, peer.target) == wanted)


def others_cell(row: BarRow, bars: Bars, peers: Sequence[Peer]) -> str:
    """The figures of others, all of one unit, each with the mark of its kind."""
    same = peers_of(row, bars, peers)
    return " · ".join(f"{peer.value:g} ({MARKS[peer.kind]})" for peer in same)


def cycles_cell(found: Sequence[Mapping[str, Measured]], role: str) -> str:
    """Cycles per byte of one function of some files."""
    return _joined(_cycles(found, role))


def vector_cell(found: Sequence[Mapping[str, Measured]]) -> str:
    """Vector instructions per byte of ECB encryption of some files."""
    return _joined(_vector(found))


def _cycles(found: Sequence[Mapping[str, Measured]], role: str) -> Iterator[float]:
    for functions in found:
        yield from (each.cycles_per_byte for m in _of(functions, role) for each in m.cycles)


def _vector(found: Sequence[Mapping[str, Measured]]) -> Iterator[float]:
    for functions in found:
        yield from (m.counts.per_byte(m.counts.vector) for m in _of(functions, "ecb_encrypt"))


def _of(functions: Mapping[str, Measured], role: str) -> tuple[Measured, ...]:
    return (functions[role],) if role in functions else ()


def _joined(figures: Iterable[float]) -> str:
    return " · ".join(f"{figure:.2f}" for figure in figures)
