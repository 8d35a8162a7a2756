"""Counted kernels as a table and as data; plain CUDA C has a table of its own."""

from __future__ import annotations

from rich.console import Console

from bench.sass.kernels import CountedKernel
from bench.sass.report import CLASSES, kernels_data, print_kernels
from tests.bench.sass.by_hand import KERNEL, counted

ROW = counted({"alu": 96, "memory": 32}, registers=255)
BESIDE = counted({"alu": 96, "memory": 32}, counted({"alu": 320}))


def printed(*rows: CountedKernel) -> str:
    console = Console(record=True, width=220)
    print_kernels(console, rows)
    return console.export_text()


def test_a_kernel_has_its_counts_and_what_limits_it() -> None:
    text = printed(ROW)
    (line,) = (line for line in text.splitlines() if KERNEL in line)
    cells = [cell.strip() for cell in line.strip("│").split("│")]
    assert cells[:4] == ["toy.ptx", KERNEL, "sm_90", "128"]
    assert cells[4:10] == ["96", "0", "32", "0", "0", "0"]
    assert cells[10:] == ["255", "8/64", "1.50", "alu"]
    assert "modelled, not measured" in " ".join(text.split())
    assert "plain CUDA C" not in text


def test_plain_c_stands_beside_its_kernel_alone() -> None:
    text = printed(ROW, BESIDE)
    lines = [line for line in text.splitlines() if KERNEL in line]
    assert len(lines) == 3
    assert "320" in lines[-1]
    assert "5.00" in lines[-1]


def test_nothing_is_printed_of_nothing() -> None:
    assert printed() == ""
    assert kernels_data([]) == {}


def test_data_has_a_figure_of_each_class() -> None:
    rows = kernels_data([ROW, BESIDE])["sass"]
    assert isinstance(rows, list)
    first, second = rows
    assert (first["sass_per_block"], first["alu_per_block"], first["limit"]) == (128, 96, "alu")
    assert {f"{kind}_per_block" for kind in CLASSES} <= set(first)
    assert (first["registers"], first["spill_bytes"], first["resident_warps"]) == (255, 0, 8)
    assert "plain_sass_per_block" not in first
    assert second["plain_sass_per_block"] == 320
    assert second["plain_modelled_cycles_per_block"] == 5.0
