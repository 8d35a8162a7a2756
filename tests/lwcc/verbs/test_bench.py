"""`lwcc bench`: figures of a file, of plain C, and the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY_SET, lwcc, read_json, refused

FILE = f"{TOY_SET}_l8_once.s"


@pytest.mark.full
@pytest.mark.slow
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


@pytest.mark.slow
def test_tables_are_not_cut_off(compiled: Path) -> None:
    result = lwcc("bench", compiled / FILE, "--core", "apple-a10")
    assert result.exit_code == 0
    assert f"lwcc_{TOY_SET}_ctr_crypt_neon" in result.stdout
    assert "llvm-mca" in result.stdout
    assert "…" not in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([FILE, "--core", "cortex-a5"], "did you mean `cortex-a55`?"),
        (["none.s"], "No such file"),
        ([], "name generated files, or a folder with --table"),
        ([FILE, "--table", "."], "name generated files, or a folder with --table"),
        ([FILE, "--again"], "--again measures the tables' figures: add --table"),
        ([FILE, "--chart", "x.svg"], "--chart draws the tables' figures: add --table"),
        ([FILE, "--c", ".", "--no-baseline"], "--c is for comparison: leave --no-baseline away"),
        ([FILE, "--c", "."], "INDEX.toml"),
        (["toy.dsl"], "does not begin as a file that lwcc generated"),
    ],
)
def test_wrong_questions(
    words: list[str], said: str, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(compiled)
    assert said in refused("bench", *words)


@pytest.mark.slow
def test_a_core_without_a_model_is_said_and_left_out(
    compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lwcc.work.bench.known_cores", lambda cores, triple: ("apple-a10",))
    result = lwcc("bench", compiled / FILE, "--json")
    assert list(json.loads(result.stdout)["measured"][0]["cores"]) == ["apple-a10"]
    assert "has no model of apple-m1, cortex-a55" in result.stderr
