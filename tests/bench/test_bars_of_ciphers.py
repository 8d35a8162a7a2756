"""The table of all ciphers: a file for each row, and what its cells say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.bars import load_bars
from bench.bars_of_ciphers import FILE, markdown_of_ciphers
from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.peers import Peer, load_peers

HEAD = 'core = "c"\ntarget = "neon"\n[[row]]\nsets = ["a"]\ntitle = "A, 8 blocks"\n'
ROW = HEAD + "options = { lanes = 8 }\nwanted = [13]\n"


def measured(cycles: float, vector: int) -> Measured:
    counts = Counts(vector, 0, 0, 0, 0, 100)
    return Measured("x.s", "f", counts, (LoopCycles("c", cycles, 0.0, 100, "llvm-mca"),))


def rows_of(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "rows.toml"
    file.write_text(text)
    return file


def test_a_row_has_others_figures_what_is_wanted_and_ours(tmp_path: Path) -> None:
    text = ROW + 'peer = "p"\nunit = "vector instructions/byte"\n'
    bars = load_bars(rows_of(tmp_path, text))
    peers = [
        Peer("a", "neon", "p", "published", "c", "cycles/block", 146.42, ""),
        Peer("a", "neon", "p", "measured", "c", "cycles/byte", 3.5, ""),
        Peer("b", "neon", "p", "measured", "c", "cycles/byte", 9.0, ""),
        Peer("a", "rv32i", "p", "measured", "c", "cycles/byte", 9.0, ""),
        Peer("a", "neon", "q", "measured", "c", "cycles/byte", 9.0, ""),
    ]
    functions = {"ecb_encrypt": measured(250.0, 500), "ctr_crypt": measured(260.0, 510)}
    head, rule, row = markdown_of_ciphers(
        bars, peers, {("A, 8 blocks", "a"): functions}
    ).splitlines()
    assert head.startswith("| neon; model c | others | wanted |")
    assert head.count("|") == rule.count("|") == row.count("|")
    others = "146.42 a block (P) · 3.5 (M)"
    assert row == f"| A, 8 blocks | {others} | 13 vector instructions | 2.50 | 2.60 | 5.00 |"


def test_cells_are_empty_where_no_file_is_there(tmp_path: Path) -> None:
    bars = load_bars(rows_of(tmp_path, ROW))
    assert "| A, 8 blocks |  | 13 |  |  |  |" in markdown_of_ciphers(bars, [], {})


def test_a_unit_that_has_no_word_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="unknown unit `seconds` of A, 8 blocks"):
        load_bars(rows_of(tmp_path, ROW + 'unit = "seconds"\n'))


def test_the_rows_of_the_table_are_of_different_files_and_name_peers_that_exist() -> None:
    bars, peers = load_bars(FILE), load_peers()
    files = {(row.sets, str(row.options), row.features) for row in bars.rows}
    assert len(files) == len(bars.rows)
    assert len({row.title for row in bars.rows}) == len(bars.rows)
    for row in bars.rows:
        (name,) = row.sets
        who = {peer.who for peer in peers if (peer.set, peer.target) == (name, bars.target)}
        assert row.peer in {"", *who}
