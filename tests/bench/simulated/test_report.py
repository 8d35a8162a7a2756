"""Tables of the simulator have a row a function, and memory a row a file."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from bench.simulated.cycles import Simulated, SimulatedFile
from bench.simulated.report import (
    blocks_table,
    calls_table,
    memory_table,
    print_simulated,
    simulated_data,
)
from tests.bench.simulated.test_cycles import PER_BLOCK, simulated
from tests.bench.test_report import cells

BLOCK = Simulated("f.s", "encrypt", "toy-part", 160, 4, 8, 48, 3)
CALL = Simulated("f.s", "setup", "toy-part", 17, 0, 8, 12, 5)
FILE = SimulatedFile("f.s", (BLOCK, CALL), 92, 60, 32)
SIZES = {"f.s": {"rk": 4, "ctx": 6}}


def test_a_block_has_cycles_of_a_block_and_of_a_byte() -> None:
    _, row = cells(blocks_table([BLOCK]))
    assert row == ["f.s", "encrypt", "40.0", "5.00", "3", "48"]


def test_a_call_has_whole_cycles() -> None:
    table = calls_table([CALL])
    assert cells(table)[1] == ["f.s", "setup", "17", "5", "12"]
    assert "toy-part" in str(table.title)


def test_each_part_is_named_once() -> None:
    title = str(blocks_table([BLOCK, BLOCK, replace(BLOCK, part="other")]).title)
    assert "toy-part, other, measured" in title


def test_memory_has_the_deepest_stack() -> None:
    _, row = cells(memory_table([FILE], SIZES))
    assert row == ["f.s", "92", "60", "32", "4", "6", "5"]


def test_a_file_without_sizes_is_an_error() -> None:
    with pytest.raises(KeyError):
        memory_table([FILE], {})


def test_a_call_has_no_figures_of_a_block_in_the_data() -> None:
    block, call = json.loads(json.dumps(simulated_data([FILE], SIZES)))["simulated"]
    assert (block["cycles_per_block"], block["cycles_per_byte"]) == (40.0, 5.0)
    assert call["cycles"] == 17
    assert "cycles_per_block" not in call


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_reports_say_where_figures_are_from() -> None:
    sizes = {"x.s": {"rk": 4, "ctx": 4}}
    files = [simulated()]
    printed = StringIO()
    print_simulated(Console(file=printed, width=200), files, sizes)
    said = " ".join(printed.getvalue().split())
    assert said.count("measured in a cycle-accurate simulator (simavr), not on hardware") == 2
    assert "bytes of memory" in said
    data = json.loads(json.dumps(simulated_data(files, sizes)))
    assert data["simulated"][0]["cycles_per_block"] == PER_BLOCK["encrypt"]
    memory = {"flash": 304, "code": 48, "tables": 256, "rk": 4, "ctx": 4, "stack": 1}
    assert data["simulated_memory"] == [{"file": "x.s", **memory}]
    assert simulated_data([], {}) == {}
