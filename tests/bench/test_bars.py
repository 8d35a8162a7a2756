"""The README's table: which file is a row's, and what its cells say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.bars import BarRow, Bars, load_bars, markdown
from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.peers import Peer, load_peers


def measured(cycles: float, vector: int) -> Measured:
    counts = Counts(vector, 0, 0, 0, 0, 100)
    return Measured("x.s", "f", counts, (LoopCycles("apple-a10", cycles, 0.0, 100, "llvm-mca"),))


def entry(features: tuple[str, ...] = (), goal: str = "speed", **options: Any) -> dict[str, Any]:
    return {"options": options, "features": list(features), "goal": goal}


def test_the_table_has_published_wanted_and_measured_figures() -> None:
    functions = {"ecb_encrypt": measured(250.0, 500), "ctr_crypt": measured(260.0, 510)}
    title = "16 lanes, aligned once"
    found = {(title, name): functions for name in ("pipo64_128", "pipo64_256")}
    lines = markdown(load_bars(), load_peers(), found).splitlines()
    (row,) = (line for line in lines if line.startswith(f"| {title} |"))
    assert row == (
        f"| {title} | 3.90 · 4.80 | 3.15 · 4.10 | 2.50 · 2.50 | 5.00 · 5.00 | 2.60 · 2.60 |"
    )
    assert len(lines) == 2 + len(load_bars().rows)


def test_a_row_fits_one_variant() -> None:
    rows = {row.title: row for row in load_bars().rows}
    entry = {"options": {"lanes": 16, "align": "once"}, "features": [], "goal": "speed"}
    assert [title for title, row in rows.items() if row.fits(entry)] == ["16 lanes, aligned once"]
    assert not [t for t, row in rows.items() if row.fits({**entry, "goal": "size"})]


def test_rows_name_peers_that_exist_and_want_no_more_than_a_figure_a_set() -> None:
    bars = load_bars()
    peers = {peer.who for peer in load_peers() if peer.target == bars.target}
    assert len({row.title for row in bars.rows}) == len(bars.rows)
    for row in bars.rows:
        assert row.peer in {"", *peers}
        assert len(row.wanted) <= len(bars.sets)


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        (entry(lanes=8), True),
        (entry(lanes=8, mode="ctr"), True),
        (entry(lanes=16), False),
        (entry(), False),
        (entry(lanes=8, depth="round2"), False),
        (entry(("sha3",), lanes=8), False),
        (entry(lanes=8, goal="size"), False),
    ],
)
def test_a_file_has_the_options_of_its_row_and_none_of_those_compared(
    given: dict[str, Any], fits: bool
) -> None:
    row = BarRow("8 lanes", {"lanes": 8}, (), "", (), compared=("depth",))
    assert row.fits(given) is fits


def test_a_file_of_rows_says_what_all_have_in_common(tmp_path: Path) -> None:
    file = tmp_path / "rows.toml"
    file.write_text(
        'core = "c"\ntarget = "t"\nsets = ["a", "b"]\ncompared = ["depth"]\n'
        '[[row]]\ntitle = "one"\noptions = { lanes = 8 }\n'
        '[[row]]\ntitle = "two"\noptions = {}\nfeatures = ["sha3"]\npeer = "p"\n'
        'wanted = [1.5, 2]\nagainst = "one"\n'
    )
    assert load_bars(file) == Bars(
        "c",
        "t",
        ("a", "b"),
        (
            BarRow("one", {"lanes": 8}, (), "", (), "", ("depth",)),
            BarRow("two", {}, ("sha3",), "p", (1.5, 2), "one", ("depth",)),
        ),
    )


def test_cells_are_empty_where_there_is_no_figure() -> None:
    """A peer of another set, or of another target, is not that of the row."""
    bars = Bars("c", "neon", ("a",), (BarRow("one", {}, (), "p", ()),))
    others = [
        Peer(name, target, who, "published", "c", "cycles/byte", 7.0, "")
        for name, target, who in (("b", "neon", "p"), ("a", "rv32i", "p"), ("a", "neon", "q"))
    ]
    head, rule, row = markdown(bars, others, {}).splitlines()
    assert head.startswith("| a; model c | published (P) | wanted |")
    assert head.count("|") == rule.count("|") == row.count("|") == 7
    assert row == "| one |  |  |  |  |  |"
    mine = Peer("a", "neon", "p", "published", "c", "cycles/byte", 7.0, "")
    assert "| one | 7.00 |  |" in markdown(bars, [*others, mine], {})
