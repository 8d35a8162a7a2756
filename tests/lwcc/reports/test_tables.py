"""The README's tables: which files of an index they show, and what they cannot be made without."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench.bars import load_bars
from bench.counters import Counts
from bench.in_order.bars import FILE as IN_ORDER
from bench.in_order.cycles import Run
from bench.in_order.marginal import Modelled
from builds.index import read_index
from compiler.machine.load import target_folders
from lwcc.reports import tables
from lwcc.reports.against_c import InOrderTask
from lwcc.reports.tables import is_of_threads, show_tables
from runtime.user_error import UserError
from tests.lwcc.doubles import GENERATED, in_turn


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The entries of the index, at first none; LLVM has all models, and nothing is measured."""
    entries: list[Any] = []
    monkeypatch.setattr(tables, "read_index", lambda folder: entries)
    monkeypatch.setattr(tables, "known_cores", lambda cores, triple: cores)
    monkeypatch.setattr(tables, "run_jobs", in_turn)
    monkeypatch.setattr(tables, "counted_kernels", lambda parts, cores, baseline: [])
    return entries


def headings(text: str) -> Sequence[str]:
    """The first cell of each table."""
    return [table.split("|")[1].strip() for table in text.strip().split("\n\n")]


def test_without_files_there_are_goals_alone(
    given: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert given == []
    show_tables(GENERATED, "")
    (only,) = headings(capsys.readouterr().out)
    assert only.startswith("pipo64_128, pipo64_256;")


def test_files_of_a_microcontroller_have_tables_of_cycles_and_of_flash(
    given: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    given += [
        entry
        for entry in read_index(GENERATED)
        if entry["target"] == "avr" and entry["set"] == "lea128_128" and "mode" not in entry
    ]
    assert given
    show_tables(GENERATED, "")
    text = capsys.readouterr().out
    assert len(headings(text)) == 3
    assert "lea128_128" in text.split("\n\n")[-1]


@pytest.mark.parametrize("again", [False, True])
def test_records_stand_for_measurements_unless_these_are_wanted(
    again: bool,
    given: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    title, asked = "AES-128, semi-fixsliced, 2 blocks", list[InOrderTask]()
    bars = load_bars(IN_ORDER)
    (bar,) = (row for row in bars.rows if row.title == title)
    given += [e for e in read_index(GENERATED) if e["target"] == bars.target and bar.fits(e)]
    run, counts = Run(256, 256, 0, 0, 0, 0), Counts(0, 0, 0, 256, 0, 4096)
    known = {
        role: Modelled("x.s", role, bars.core, run, counts, n_blocks, 4)
        for role, n_blocks in (("ctr_crypt", 256), ("ctr_nonce", 0))
    }
    monkeypatch.setattr(tables, "recorded_counter_mode", lambda *_: known)
    monkeypatch.setattr(tables, "model_one", asked.append)
    show_tables(GENERATED, "", again)
    printed = capsys.readouterr()
    assert len(asked) == again
    assert (f"| {title} | 1447 (P) | 1355 | 1.0 | 0.00 | 4 | 256 |" in printed.out) != again
    assert ("1 of 1 files for sifive-e31: cycles are those of the index" in printed.err) != again


def test_kernels_are_told_from_other_files() -> None:
    of_threads = [name for name in target_folders() if is_of_threads({"target": name})]
    assert "ptx" in of_threads
    assert not {"neon", "rv32i", "c", "avr"} & {*of_threads}


def test_a_core_that_llvm_does_not_model_is_refused(
    given: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "known_cores", lambda cores, triple: ())
    with pytest.raises(UserError, match="llvm-mca has no model of "):
        show_tables(GENERATED, "")
    assert given == []


def test_a_chart_needs_a_package_that_the_hint_installs(
    given: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delitem(sys.modules, "bench.charts.draw", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(UserError) as caught:
        show_tables(GENERATED, str(tmp_path / "figures.svg"))
    assert "--chart needs the Python package matplotlib" in str(caught.value)
    assert "hint: pip install 'lwcc-asm[chart]'" in str(caught.value)
    assert (given, [*tmp_path.iterdir()]) == ([], [])
