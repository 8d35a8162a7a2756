"""Tables of in-order cores have a row a function, and data for programs the same figures."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import fields

import pytest
from rich.console import Console

from bench.counters import CLASSES, Counts
from bench.in_order.cycles import Run
from bench.in_order.kernels import ModelledFile, model_subject
from bench.in_order.marginal import Modelled
from bench.in_order.report import (
    calls_table,
    classes_table,
    cycles_table,
    footprint_table,
    in_order_data,
    print_in_order,
)
from tests.bench.in_order.test_kernels import MODEL
from tests.bench.test_report import cells
from tests.verify.toy_rv32 import SYMBOLS, toy


def modelled(function: str, n_blocks: int) -> Modelled:
    """Figures by hand: a block of 8 bytes takes 20 cycles, and 16 instructions."""
    n = max(n_blocks, 1)
    counted = dict.fromkeys(CLASSES, 0) | {"load": 4 * n, "scalar": 12 * n}
    run = Run(20 * n, 16 * n, 2 * n, n, 0, 0)
    return Modelled("f.s", function, "toy", run, Counts(**counted, n_bytes=8 * n), n_blocks, 48)


FILE = ModelledFile("f.s", (modelled("encrypt", 4), modelled("setup", 0)), 96, 32)
BLOCKS, CALLS = [FILE.functions[0]], [FILE.functions[1]]


def printed(files: Sequence[ModelledFile]) -> str:
    text = io.StringIO()
    print_in_order(Console(file=text, width=200), files, {"f.s": {"rk": 8}})
    return text.getvalue()


def test_cycles_and_stalls_are_of_a_block() -> None:
    _, row = cells(cycles_table(BLOCKS))
    assert row == ["f.s", "encrypt", "20.0", "2.50", "2.00", "1.00", "0.00", "48"]


def test_only_classes_that_occur_have_a_column() -> None:
    head, row = cells(classes_table(BLOCKS))
    assert sorted(head[2:]) == ["load", "scalar", "total"]
    assert dict(zip(head, row, strict=True))["load"] == "0.50"
    assert row[-1] == "2.00"


def test_a_call_has_its_whole_figures() -> None:
    _, row = cells(calls_table(CALLS))
    assert row == ["f.s", "setup", "20", "16", "2", "0", "48"]


def test_memory_is_of_files_whose_sizes_are_known() -> None:
    other = ModelledFile("plain C", (), 1, 1)
    head, *rows = cells(footprint_table([FILE, other], {"f.s": {"rk": 8, "stack": 16}}))
    assert head == ["file", "code", "constants", "rk", "stack"]
    assert rows == [["f.s", "96", "32", "8", "16"]]


def test_a_table_without_rows_is_not_printed() -> None:
    assert "cycles of a call" in printed([FILE])
    assert "cycles of a call" not in printed([ModelledFile("f.s", FILE.functions[:1], 96, 32)])


def test_a_call_has_no_figures_of_a_block_in_the_data() -> None:
    data = json.loads(json.dumps(in_order_data([FILE], {})))
    block, call = data["in_order"]
    assert (block["cycles_per_block"], block["load_stalls_per_block"]) == (20.0, 2.0)
    assert block["instructions_per_byte"] == 2.0
    assert not {"cycles_per_block", "cycles_per_byte"} & set(call)
    assert {field.name for field in fields(Run)} <= set(call)
    assert data["memory"] == []


@pytest.mark.full
@pytest.mark.slow
def test_reports_say_what_a_block_costs() -> None:
    files = [model_subject("toy.s", toy(), MODEL)]
    sizes = {"toy.s": {"rk": 8, "ctx": 12, "table": 4096, "block": 8}}
    text = io.StringIO()
    print_in_order(Console(file=text, width=200), files, sizes)
    for word in ("sifive-e31", "11.0", "1.38", "load stalls/block", "table in ctx", "4096"):
        assert word in text.getvalue()
    data = json.loads(json.dumps(in_order_data(files, sizes)))
    row = next(r for r in data["in_order"] if r["function"] == SYMBOLS["ecb_encrypt"])
    assert (row["cycles_per_block"], row["load_stalls_per_block"]) == (11.0, 0.0)
    assert row["instructions_by_class"]["load"] == 2 * row["blocks"]
    assert data["memory"][0]["sizes"]["table"] == 4096
