"""The table for GPUs has a row a goal, with the least that any file of the set takes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench.sass import bars
from bench.sass.bars import HEADINGS, KernelBar, kernel_bars, markdown_kernels
from bench.sass.issue import MULTIPROCESSORS
from bench.sass.kernels import CountedKernel
from tests.bench.sass.by_hand import counted

ALL = KernelBar("TOY", "toy64_64", "ecb_encrypt", "all", "9 others", 20)
ALU = KernelBar("TOY", "toy64_64", "ecb_encrypt", "alu", "", 12.5)


def lines_of(
    monkeypatch: pytest.MonkeyPatch, *rows: KernelBar, **found: Sequence[CountedKernel]
) -> list[str]:
    """The rows of the table, without its head."""
    monkeypatch.setattr(bars, "kernel_bars", lambda: ("sm_90", rows))
    head, _, *lines = markdown_kernels(found).splitlines()
    assert "sm_90" in head
    return lines


def test_what_is_compared_is_all_or_integers_and_logic() -> None:
    row = counted({"alu": 16, "multiply": 3, "none": 2})
    assert (ALL.of(row), ALU.of(row)) == (19, 16)


def test_the_least_of_several_files_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = counted({"alu": 64})
    files = [counted({"alu": 30}), counted({"alu": 16, "multiply": 2}, plain, registers=24)]
    (line,) = lines_of(monkeypatch, ALL, toy64_64=files)
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert cells[:3] == ["TOY: all", "9 others", "20"]
    assert cells[3:] == ["18.0", "16.0", "2.0", "24", "0.25", "64.0", "1.00"]


def test_other_kernels_of_the_set_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    other = counted({"alu": 1}, kernel="lwcc_toy64_64_ctr_crypt_ptx")
    line, none = lines_of(monkeypatch, ALU, ALL, toy64_64=[other])
    assert "12.5" in line
    assert none.count("|") == len(HEADINGS) + 2
    assert "1.0" not in line + none


def test_the_goals_are_of_an_architecture_that_is_modelled() -> None:
    core, rows = kernel_bars()
    assert core in MULTIPROCESSORS
    assert len({(row.set, row.kernel, row.counts) for row in rows}) == len(rows)
    assert {row.counts for row in rows} <= {"all", "alu"}
    assert all(row.wanted > 0 for row in rows)
