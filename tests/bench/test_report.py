"""Reports show each figure once, in its unit, beside how it came about."""

from __future__ import annotations

import io
import json
import math

import pytest
from rich.console import Console
from rich.table import Table

from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.native import Timed
from bench.peers import Peer, load_peers
from bench.report import as_json, counts_table, cycles_table, peers_table, print_report, times_table
from tests.bench.test_measure import measure_invert

PEER = Peer("toy", "neon", "them", "published", "a core", "cycles/byte", 2.5, "A Paper, 2020")


def row(name: str, **cycles: float) -> Measured:
    """The figures of a loop over 16 bytes, with cycles by core."""
    modelled = tuple(LoopCycles(core, n, 9.0, 16, "llvm-mca 21") for core, n in cycles.items())
    return Measured(name, f"f_{name}", Counts(8, 4, 2, 1, 1, 16), modelled)


def cells(table: Table) -> list[list[str]]:
    """The rows of a table, its headings first."""
    columns = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    return [list(each) for each in zip(*columns, strict=True)]


def test_report_shows_figures_of_both_kinds() -> None:
    measured, peers = [measure_invert()], load_peers()
    text = io.StringIO()
    console = Console(file=text, width=200)
    print_report(console, measured)
    console.print(peers_table(peers))
    for word in ("invert.s", "apple-a10", "1.06", "published", "measured", "34.60"):
        assert word in text.getvalue()
    data = json.loads(as_json(measured, peers))
    assert data["measured"][0]["instructions"]["scalar"] == 8
    assert len(data["peers"]) == len(peers)


def test_instructions_are_given_for_each_byte_by_class() -> None:
    assert cells(counts_table([row("a")])) == [
        ["file", "function", "vector", "load", "store", "scalar", "branch", "total"],
        ["a", "f_a", "0.50", "0.25", "0.12", "0.06", "0.06", "1.00"],
    ]


def test_each_core_is_a_column_and_a_missing_figure_a_gap() -> None:
    table = cycles_table([row("a", m1=24.0), row("b", m1=16.0, a55=48.0)])
    assert cells(table) == [
        ["file", "function", "m1", "a55"],
        ["a", "f_a", "1.50", ""],
        ["b", "f_b", "1.00", "3.00"],
    ]
    assert table.title == "cycles per byte, steady loop, llvm-mca 21"


def test_others_stand_with_the_beginning_of_their_source() -> None:
    _, found = cells(peers_table([PEER]))
    assert found == ["toy", "them", "published", "a core", "2.50", "cycles/byte", "A Paper"]


def test_times_name_the_machine_and_leave_out_what_is_not_compared() -> None:
    table = times_table(
        [
            Timed("x.c", "f", "clang 19 -O3", 1.25, 0.031, 3.456),
            Timed("y.c", "g", "clang 19 -O3", 4.3, 0.0, None),
        ]
    )
    _, first, second = cells(table)
    assert first == ["x.c", "f", "clang 19 -O3", "1.250", "3%", "3.46"]
    assert second[3:] == ["4.300", "0%", ""]
    assert str(table.title).startswith("nanoseconds per byte, measured on this machine: ")


def test_json_has_the_numbers_of_the_loop_itself() -> None:
    data = json.loads(as_json([row("a", m1=24.0)], [PEER]))
    (found,) = data["measured"]
    core = {"cycles": 24.0, "uops": 9.0, "cycles_per_byte": 1.5, "tool": "llvm-mca 21"}
    assert found == {
        "name": "a",
        "function": "f_a",
        "loop_bytes": 16,
        "instructions": {"vector": 8, "load": 4, "store": 2, "scalar": 1, "branch": 1},
        "instructions_per_byte": 1.0,
        "vector_instructions_per_byte": 0.5,
        "cores": {"m1": core},
    }
    (peer,) = data["peers"]
    assert Peer(**{**peer, "covers": tuple(peer["covers"])}) == PEER


def test_json_has_times_and_models_only_where_there_are_some() -> None:
    assert set(json.loads(as_json([]))) == {"measured", "peers"}
    timed = [Timed("x.c", "f", "clang", 1.25, math.inf, None)]
    data = json.loads(as_json([], timed=timed, modelled={"in_order": [1]}))
    assert data["in_order"] == [1]
    assert data["times"]["rows"][0]["ns_per_byte"] == pytest.approx(1.25)
