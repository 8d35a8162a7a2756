"""Measured figures and those of others, as tables for people or JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.console import Console, Group
from rich.table import Table

from bench.counters import CLASSES
from bench.measure import Measured
from bench.native import Timed, processor
from bench.peers import Peer


def print_report(console: Console, measured: Sequence[Measured]) -> None:
    """Print tables of instructions and cycles per byte."""
    console.print(Group(counts_table(measured), cycles_table(measured)))


def counts_table(measured: Sequence[Measured]) -> Table:
    """Executed instructions of the steady loop for each byte, by class."""
    table = figures_table("executed instructions per byte", [*CLASSES, "total"])
    for row in measured:
        counts = row.counts
        numbers = [*(getattr(counts, name) for name in CLASSES), counts.total]
        table.add_row(row.name, row.function, *(f"{counts.per_byte(n):.2f}" for n in numbers))
    return table


def cycles_table(measured: Sequence[Measured]) -> Table:
    """Cycles per byte of the steady loop, a column for each core."""
    cores = list(dict.fromkeys(each.core for row in measured for each in row.cycles))
    tools = sorted({each.tool for row in measured for each in row.cycles})
    table = figures_table(f"cycles per byte, steady loop, {', '.join(tools)}", cores)
    for row in measured:
        figures = {each.core: f"{each.cycles_per_byte:.2f}" for each in row.cycles}
        table.add_row(row.name, row.function, *(figures.get(core, "") for core in cores))
    return table


def peers_table(peers: Sequence[Peer]) -> Table:
    """The figures of others, each with its method."""
    table = Table(title="others", title_justify="left")
    for heading in ("set", "who", "kind", "machine", "figure", "unit", "source"):
        table.add_column(heading, justify="right" if heading == "figure" else "left")
    for peer in peers:
        figure = f"{peer.value:.2f}"
        table.add_row(
            peer.set, peer.who, peer.kind, peer.core, figure, peer.unit, peer.source.split(",")[0]
        )
    return table


def times_table(timed: Sequence[Timed]) -> Table:
    """Times on this machine; nothing in it is modelled."""
    title = f"nanoseconds per byte, measured on this machine: {processor()}"
    columns = ["compiler", "ns per byte", "spread", "times as fast as plain C"]
    table = figures_table(title, columns)
    for row in timed:
        ratio = "" if row.times_as_fast is None else f"{row.times_as_fast:.2f}"
        figures = (f"{row.ns_per_byte:.3f}", f"{row.spread:.0%}", ratio)
        table.add_row(row.file, row.function, row.compiler, *figures)
    return table


def as_json(
    measured: Sequence[Measured],
    peers: Sequence[Peer] = (),
    timed: Sequence[Timed] = (),
    modelled: Mapping[str, object] | None = None,
) -> str:
    """The same figures for programs, with the loops' own numbers."""
    rows = {
        "measured": [_as_dict(row) for row in measured],
        "peers": [asdict(peer) for peer in peers],
        **(modelled or {}),
    }
    times = {"machine": processor(), "rows": [asdict(row) for row in timed]}
    return json.dumps({**rows, "times": times} if timed else rows, indent=2)


def _as_dict(row: Measured) -> dict[str, object]:
    counts = row.counts
    return {
        "name": row.name,
        "function": row.function,
        "loop_bytes": counts.n_bytes,
        "instructions": {name: getattr(counts, name) for name in CLASSES},
        "instructions_per_byte": counts.per_byte(counts.total),
        "vector_instructions_per_byte": counts.per_byte(counts.vector),
        "cores": {
            each.core: {
                "cycles": each.cycles,
                "uops": each.uops,
                "cycles_per_byte": each.cycles_per_byte,
                "tool": each.tool,
            }
            for each in row.cycles
        },
    }


def figures_table(
    title: str, numbers: Sequence[str], names: Sequence[str] = ("file", "function")
) -> Table:
    """An empty table of figures.

    Args:
        title: with the units of all columns that do not name theirs.
        numbers: the headings of its figures.
        names: the headings of what they are about.
    """
    table = Table(title=title, title_justify="left")
    for name in names:
        table.add_column(name)
    for number in numbers:
        table.add_column(number, justify="right")
    return table
