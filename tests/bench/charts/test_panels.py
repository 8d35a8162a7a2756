"""What charts show: the figures of the tables, a unit a panel."""

from __future__ import annotations

from pathlib import Path

from bench.bars import Bars, load_bars
from bench.charts.panels import panels_of_ciphers, panels_of_loops
from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.peers import Peer

ROWS = """
core = "c"
target = "neon"
[[row]]
sets = ["a"]
title = "A"
options = { lanes = 8 }
peer = "p"
wanted = [3]
[[row]]
sets = ["b"]
title = "B"
options = { lanes = 8 }
wanted = [13]
unit = "vector instructions/byte"
[[row]]
sets = ["b"]
title = "not measured"
options = { lanes = 16 }
"""
FUNCTIONS = {
    role: Measured("x.s", role, Counts(500, 0, 0, 0, 0, 100), (LoopCycles("c", n, 0.0, 100, "t"),))
    for role, n in (("ecb_encrypt", 250.0), ("ctr_crypt", 260.0))
}
FOUND = {("A", "a"): FUNCTIONS, ("B", "b"): FUNCTIONS}


def bars_of(tmp_path: Path, text: str) -> Bars:
    file = tmp_path / "rows.toml"
    file.write_text(text)
    return load_bars(file)


def test_a_panel_has_one_unit_and_a_figure_a_block_is_shown_a_byte(tmp_path: Path) -> None:
    peers = [
        Peer("a", "neon", "p", "published", "c", "cycles/block", 146.4, ""),
        Peer("a", "neon", "p", "measured", "c", "cycles/byte", 9.5, ""),
        Peer("b", "neon", "p", "measured", "c", "cycles/byte", 1.0, ""),
    ]
    cycles, vector = panels_of_ciphers(bars_of(tmp_path, ROWS), peers, FOUND, {"a": 16, "b": 8})
    assert (cycles.unit, vector.unit) == ("cycles/byte", "vector instructions/byte")
    (line,) = cycles.lines
    assert (line.title, line.wanted) == ("A", 3)
    assert line.figures == {"ECB": 2.5, "CTR": 2.6}
    assert [(p.kind, round(p.value, 2)) for p in line.others] == [
        ("published", 9.15),
        ("measured", 9.5),
    ]
    (line,) = vector.lines
    assert (line.title, line.wanted, line.figures) == ("B", 13, {"ECB": 5.0})


def test_a_panel_of_loops_for_each_set(tmp_path: Path) -> None:
    head = 'core = "c"\ntarget = "neon"\nsets = ["a", "b"]\n'
    row = '[[row]]\ntitle = "A"\noptions = { lanes = 8 }\nwanted = [3]\n'
    first, second = panels_of_loops(bars_of(tmp_path, head + row), [], FOUND)
    assert [panel.title for panel in (first, second)] == ["a, model c", "b, model c"]
    assert [(line.wanted, dict(line.figures)) for line in first.lines] == [
        (3, {"ECB": 2.5, "CTR": 2.6})
    ]
    assert [(line.wanted, dict(line.figures)) for line in second.lines] == [(None, {})]
