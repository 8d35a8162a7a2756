"""The table for microcontrollers."""

from __future__ import annotations

from pathlib import Path

from bench.bars import load_bars
from bench.charts.panels import panels_simulated
from bench.peers import Peer, load_peers
from bench.simulated.bars import FILE, markdown_simulated

ROWS = """
core = "m"
target = "avr"
compared = ["tables"]
[[row]]
sets = ["a"]
title = "A, ECB · CTR"
options = { lanes = 1 }
peer = "p"
wanted = [12, 11.5]
[[row]]
sets = ["a"]
title = "A, tables in SRAM"
options = { lanes = 1, tables = "sram" }
"""
PEERS = (
    Peer("a", "avr", "p", "measured", "m", "cycles/byte", 14.25, ""),
    Peer("a", "neon", "p", "measured", "m", "cycles/byte", 1.5, ""),
)
FIGURES = {
    "ecb_encrypt_cycles_per_block": 100.0,
    "ctr_crypt_cycles_per_block": 97.0,
    "code_bytes": 700,
    "table_bytes": 0,
    "rk_bytes": 20,
    "stack_bytes": 9,
}


def test_a_row_has_cycles_a_byte_and_memory(tmp_path: Path) -> None:
    file = tmp_path / "rows.toml"
    file.write_text(ROWS)
    bars = load_bars(file)
    table = markdown_simulated(bars, PEERS, {"A, ECB · CTR": (FIGURES, 8)}).splitlines()
    assert table[0].startswith("| avr; m in simavr | others | wanted | ECB cycles/byte (S) |")
    assert table[2] == "| A, ECB · CTR | 14.25 (M) | 12 · 11.5 | 12.5 | 12.1 | 700 | 0 | 20 | 9 |"
    assert table[3] == "| A, tables in SRAM |  |  |  |  |  |  |  |  |"


def test_a_panel_shows_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "rows.toml"
    file.write_text(ROWS)
    (panel,) = panels_simulated(load_bars(file), PEERS, {"A, ECB · CTR": (FIGURES, 8)})
    (line,) = panel.lines
    assert (line.figures, line.wanted) == ({"ECB": 12.5, "CTR": 12.125}, 12)
    assert [peer.value for peer in line.others] == [14.25]
    assert not list(panels_simulated(load_bars(file), PEERS, {}))


def test_each_row_has_one_file_and_others_that_are_known() -> None:
    bars, peers = load_bars(FILE), load_peers()
    known = {(peer.who, peer.set) for peer in peers if peer.target == bars.target}
    for row in bars.rows:
        (name,) = bars.sets_of(row)
        assert (row.peer, name) in known, row.title
