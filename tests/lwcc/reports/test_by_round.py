"""`lwcc bench --rounds`: the cycles of a block, by the rounds that its instructions are of."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY, lwcc, read_json, refused

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
BLOCKS = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")


NO_RUNS = "subroutines(runs=false)"


def compiled(folder: Path, *words: str) -> Path:
    """The toy, beside its text."""
    path = folder / "toy.s"
    shutil.copy(TOY, folder)
    text = folder / TOY.name
    asked = lwcc("compile", text, "--target", "avr", "--no-check", *words, "-o", path)
    assert asked.exit_code == 0
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "is_loop"),
    [((), True), (("--unroll",), False), (("--goal", "size", "--pass", NO_RUNS), True)],
)
def test_rounds_are_all_of_a_block(words: Sequence[str], is_loop: bool, tmp_path: Path) -> None:
    file = compiled(tmp_path, *words)
    rows = read_json("bench", file, "--rounds")["rounds"]
    whole = {r["function"]: r for r in read_json("bench", file, "--no-baseline")["simulated"]}
    for function, figures in whole.items():
        mine = [row for row in rows if row["function"] == function]
        if any(role in function for role in BLOCKS):
            assert sum(row["cycles"] for row in mine) == figures["cycles_per_block"]
            assert all(row["cycles"] > 0 for row in mine)
    encrypt = [row for row in rows if "ecb_encrypt" in row["function"] and row["round"]]
    if is_loop:
        (loop,) = encrypt
        assert (loop["part"], loop["turns"]) == ("round", 2)
    else:
        assert [row["round"] for row in encrypt] == [1, 2]


@pytest.mark.slow
def test_tables_for_people(tmp_path: Path) -> None:
    result = lwcc("bench", compiled(tmp_path, "--unroll"), "--rounds", "--core", "atmega328p")
    assert result.exit_code == 0
    assert "toy.s: cycles of a call, atmega328p" in result.stdout
    assert "│ round 2" in result.stdout
    assert "…" not in result.stdout


@pytest.mark.slow
def test_code_that_its_head_does_not_make_is_refused(tmp_path: Path) -> None:
    file = compiled(tmp_path)
    file.write_text(file.read_text().replace("    eor r", "    and r", 1))
    said = refused("bench", file, "--rounds")
    assert "differs from the output of the command in its head" in said
    assert "hint: another version of lwcc made it; run `lwcc compile` again" in said


def test_subroutines_are_of_no_round(tmp_path: Path) -> None:
    file = compiled(tmp_path, "--goal", "size")
    said = refused("bench", file, "--rounds")
    assert "rounds share subroutines" in said
    assert "hint: compile it with --pass 'subroutines(runs=false)'" in said


def test_other_targets_have_no_such_rounds() -> None:
    file = Path(__file__).parents[3] / "generated" / "rv32i" / "speck32_64_l1_small.s"
    said = "--rounds needs files that run in a simulator"
    assert said in refused("bench", file, "--rounds")
    assert "unknown" not in refused("bench", file, "--rounds", "--core", "atmega128")
