"""`lwcc compile` with its defaults takes ciphers that are not shipped, and checks its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.check import load_cipher
from tests.lwcc.terminal import lwcc

FOLDER = Path(__file__).parents[2] / "ciphers"
TARGETS = ("c", "rv32i")
NEEDED = {("rc6", "rv32i"): ("--features", "m")}
"""Cipher and target: what it cannot do without, a multiplier."""
SHORT = ("ascon", "chaskey")
"""What takes seconds; the full set has the others."""


def smallest_set(path: Path) -> str:
    """The set with the fewest bytes of block and key."""
    sets = load_cipher(path).sets
    return min(sets, key=lambda name: (sets[name].block.n_bytes, sets[name].key.n_bytes))


def cases() -> list[object]:
    """Each cipher on each target."""
    made: list[object] = []
    for path in sorted(FOLDER.glob("*.dsl")):
        for target in TARGETS:
            mark = pytest.mark.slow if path.stem in SHORT else pytest.mark.full
            made.append(pytest.param(path, target, id=f"{path.stem}-{target}", marks=mark))
    return made


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize(("path", "target"), cases())
def test_compiles_with_the_defaults(path: Path, target: str, tmp_path: Path) -> None:
    needed = NEEDED.get((path.stem, target), ())
    # What is proven within 30 s depends on the machine.
    chosen = ("--set", smallest_set(path), "--target", target, "--no-prove", *needed)
    result = lwcc("compile", path, *chosen, "-o", f"{tmp_path}/")
    assert result.exit_code == 0, result.output
    assert "  checked, with cases: " in result.stderr


@pytest.mark.full
def test_issue_13_slots_past_the_reach_of_an_instruction(tmp_path: Path) -> None:
    form = ("--set", "rectangle64_80", "--target", "rv32i", "--slicing", "plane", "--no-prove")
    result = lwcc("compile", FOLDER / "rectangle.dsl", *form, "-o", f"{tmp_path}/")
    assert result.exit_code == 0, result.output
    assert "  checked, with cases: " in result.stderr
    assert "addi ra, sp, 2044" in (tmp_path / "rectangle64_80.s").read_text(encoding="utf-8")
