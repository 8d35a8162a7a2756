"""The data of charts: rows of the README's tables as lines of panels, one unit for each panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bench.bars import BarRow, Bars, peers_of
from bench.in_order.bars import Roles
from bench.measure import Measured
from bench.peers import Peer
from bench.simulated.bars import BY_MODE, Figures

CYCLES = "cycles/byte"
VECTOR = "vector instructions/byte"
COUNTED = (VECTOR, "instructions/byte")
"""Units of counts, which share one panel: others counted scalar instructions as well."""
ECB, CTR = "ecb_encrypt", "ctr_crypt"
NAMES = {ECB: "ECB", CTR: "CTR"}
Found = Mapping[tuple[str, str], Mapping[str, Measured]]
"""The measured functions by role, by title of a row and set."""


@dataclass(frozen=True)
class Line:
    """One row of a panel.

    Args:
        title: as the table has it.
        figures: our measured figures, by the name of the mode.
        wanted: the bar; None if there is none.
        others: figures of others.
    """

    title: str
    figures: Mapping[str, float]
    wanted: float | None
    others: tuple[Peer, ...]


@dataclass(frozen=True)
class Panel:
    """Figures of one unit.

    Args:
        title: title of the panel.
        unit: theirs.
        lines: from top to bottom.
    """

    title: str
    unit: str
    lines: tuple[Line, ...]


def panels_of_loops(bars: Bars, peers: Sequence[Peer], found: Found) -> Iterator[Panel]:
    """A panel of cycles per byte for each parameter set of a table."""
    for number, name in enumerate(bars.sets):
        lines = tuple(
            Line(
                row.title,
                _cycles(found.get((row.title, name), {})),
                row.wanted[number] if number < len(row.wanted) else None,
                _same(row, bars, peers, name),
            )
            for row in bars.rows
        )
        yield Panel(f"{name}, model {bars.core}", CYCLES, lines)


def panels_of_ciphers(
    bars: Bars, peers: Sequence[Peer], found: Found, block_bytes: Mapping[str, int]
) -> Iterator[Panel]:
    """Two panels of the best files: cycles per byte, and vector instructions of some.

    Args:
        bars: the rows; each has one set.
        peers: figures of others.
        found: our figures.
        block_bytes: of each set; figures of others a block are shown a byte.
    """
    for unit in (CYCLES, VECTOR):
        lines = list[Line]()
        for row in bars.rows:
            (name,) = bars.sets_of(row)
            functions = found.get((row.title, name), {})
            if row.unit != unit or not functions:
                continue
            figures = _cycles(functions) if unit == CYCLES else _vector(functions)
            wanted = row.wanted[0] if row.wanted else None
            others = tuple(_a_byte(p, block_bytes[name]) for p in _same(row, bars, peers, name))
            lines.append(Line(row.title, figures, wanted, others))
        if lines:
            yield Panel(f"{bars.target}, model {bars.core}", unit, tuple(lines))


def panels_in_order(
    bars: Bars, peers: Sequence[Peer], modelled: Mapping[str, Roles]
) -> Iterator[Panel]:
    """One panel of cycles a block in counter mode; none where nothing was modelled."""
    lines = tuple(
        Line(
            row.title,
            {NAMES[CTR]: modelled[row.title][CTR].cycles_per_block},
            row.wanted[0] if row.wanted else None,
            _same(row, bars, peers, name),
        )
        for row in bars.rows
        for name in bars.sets_of(row)
        if CTR in modelled.get(row.title, {})
    )
    if lines:
        yield Panel(f"{bars.target}, model {bars.core}", "cycles/block", lines)


def panels_simulated(
    bars: Bars, peers: Sequence[Peer], found: Mapping[str, tuple[Figures, int]]
) -> Iterator[Panel]:
    """One panel of cycles per byte in a simulator; none if there is no file.

    Args:
        bars: the rows; each has one set.
        peers: figures of others.
        found: by row's title, the figures of its file, and the bytes of a block.
    """
    lines = list[Line]()
    for row in bars.rows:
        if row.title not in found:
            continue
        (name,), (figures, block_bytes) = bars.sets_of(row), found[row.title]
        cycles = zip(NAMES.values(), BY_MODE, strict=True)
        ours = {mode: figures[key] / block_bytes for mode, key in cycles if key in figures}
        wanted = row.wanted[0] if row.wanted else None
        lines.append(Line(row.title, ours, wanted, _same(row, bars, peers, name)))
    if lines:
        yield Panel(f"{bars.target}, {bars.core} in simavr", CYCLES, tuple(lines))


def _same(row: BarRow, bars: Bars, peers: Sequence[Peer], name: str) -> tuple[Peer, ...]:
    """The figures of others for the same set."""
    return tuple(peer for peer in peers_of(row, bars, peers) if peer.set == name)


def _a_byte(peer: Peer, block_bytes: int) -> Peer:
    """A figure of others by the byte."""
    if peer.unit != "cycles/block":
        assert peer.unit in (CYCLES, *COUNTED), f"no panel has the unit {peer.unit}"
        return peer
    return Peer(**{**vars(peer), "unit": CYCLES, "value": peer.value / block_bytes})


def _cycles(functions: Mapping[str, Measured]) -> dict[str, float]:
    """Cycles per byte by mode; the functions were measured on one core."""
    there = {role: functions[role].cycles for role in NAMES if role in functions}
    return {NAMES[role]: each.cycles_per_byte for role, (each,) in there.items()}


def _vector(functions: Mapping[str, Measured]) -> dict[str, float]:
    """Vector instructions per byte of ECB encryption."""
    counts = functions[ECB].counts
    return {NAMES[ECB]: counts.per_byte(counts.vector)}
