"""`lwcc explore`: its command line, and one small sweep of machine code."""

from __future__ import annotations

import pytest

from tests.lwcc.terminal import TOY, lwcc, read_json, refused


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--sort", "size"], "--sort"),
        (["--mode", "ctr", "--sort", "ecb"], "--sort names a mode that --mode leaves out"),
        (["--mode", "ecb", "--sort", "ctr"], "--sort names a mode that --mode leaves out"),
        (["--lanes", "8,7"], "no number of lanes `7`"),
        (["--lanes", "8,,16"], "there is an empty value"),
        (["--target", "vax"], "no target `vax`"),
    ],
)
def test_wrong_questions(words: list[str], said: str) -> None:
    assert said in refused("explore", TOY, *words)


@pytest.mark.full
@pytest.mark.slow
def test_a_sweep_lists_what_it_built_and_what_it_could_not() -> None:
    words = ("explore", TOY, "--lanes", "8,16", "--stride", "0,3", "--no-cache")
    rows = read_json(*words, "--sort", "code")["rows"]
    built = [row for row in rows if not row["refused"]]
    assert len(rows) == 4
    assert [row["bytes"]["code"] for row in built] == sorted(r["bytes"]["code"] for r in built)
    assert rows[: len(built)] == built
    assert all(0 < row["cycles_per_byte"]["ecb"] < 50 for row in built)


@pytest.mark.slow
def test_the_best_is_told_as_a_command() -> None:
    result = lwcc("explore", TOY, "--lanes", "8,16", "--no-cache")
    assert result.exit_code == 0
    assert "apple-a10, steady loop by llvm-mca" in result.stdout
    assert "compiled, not checked" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("best: lwcc compile ")


@pytest.mark.slow
def test_where_all_is_refused_the_exit_code_is_one() -> None:
    result = lwcc("explore", TOY, "--lanes", "8", "--fixslice", "semi,none", "--no-cache")
    assert result.exit_code == 1, result.output
    assert "refused: --fixslice is about bit planes" in result.stdout


@pytest.mark.full
@pytest.mark.slow
def test_what_leaves_the_loop_of_counter_mode_varies() -> None:
    words = ("explore", "cham", "--set", "cham64_128", "--target", "rv32i", "--mode", "ctr")
    rows = read_json(*words, "--fold", "separated,online", "--no-cache")["rows"]
    assert [row["options"]["fold"] for row in rows] == ["online", "separated"]
    assert rows[0]["command"].endswith("--fold online")
