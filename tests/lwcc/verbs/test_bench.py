"""`lwcc bench`: figures of a file, of plain C, and the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.bars import load_bars, markdown
from bench.counters import Counts
from bench.mca import LoopCycles
from bench.measure import Measured
from bench.peers import load_peers
from tests.lwcc.terminal import TOY_SET, lwcc, read_json, refused

FILE = f"{TOY_SET}_l8_once.s"


def test_json_has_every_function_and_core(compiled: Path) -> None:
    data = read_json("bench", compiled / FILE, "--core", "cortex-a55", "--core", "apple-a10")
    rows = data["measured"]
    roles = ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"]
    assert [row["function"] for row in rows] == [f"lwcc_{TOY_SET}_{role}_neon" for role in roles]
    for row in rows:
        assert row["loop_bytes"] == 64
        assert list(row["cores"]) == ["cortex-a55", "apple-a10"]
        assert 0 < row["cores"]["apple-a10"]["cycles_per_byte"] < 8
        assert set(row["instructions"]) == {"vector", "load", "store", "scalar", "branch"}
    assert data["peers"] == []


def test_tables_are_not_cut_off(compiled: Path) -> None:
    result = lwcc("bench", compiled / FILE, "--core", "apple-a10")
    assert result.exit_code == 0
    assert f"lwcc_{TOY_SET}_ctr_crypt_neon" in result.stdout
    assert "llvm-mca" in result.stdout
    assert "…" not in result.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([FILE, "--core", "cortex-a5"], "did you mean `cortex-a55`?"),
        (["none.s"], "No such file"),
        ([], "name generated files, or a folder with --table"),
        ([FILE, "--table", "."], "name generated files, or a folder with --table"),
        (["toy.dsl"], "does not begin as a file that lwcc generated"),
    ],
)
def test_wrong_questions(
    words: list[str], said: str, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(compiled)
    assert said in refused("bench", *words)


def test_a_core_without_a_model_is_said_and_left_out(
    compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lwcc.work.bench.known_cores", lambda cores, triple: ("apple-a10",))
    result = lwcc("bench", compiled / FILE, "--json")
    assert list(json.loads(result.stdout)["measured"][0]["cores"]) == ["apple-a10"]
    assert "has no model of apple-m1, cortex-a55" in result.stderr


def measured(cycles: float, vector: int) -> Measured:
    counts = Counts(vector, 0, 0, 0, 0, 100)
    return Measured("x.s", "f", counts, (LoopCycles("apple-a10", cycles, 0.0, 100, "llvm-mca"),))


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
