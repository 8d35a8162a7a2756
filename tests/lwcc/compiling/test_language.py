"""Constructs of the language through all passes, to code that is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from tests.lwcc.terminal import lwcc

FOLDER = Path(__file__).parents[1]
TEXTS = ("tables.dsl", "wide192.dsl", "wide256.dsl")


@pytest.mark.full
@pytest.mark.parametrize("target", ["c", "rv32i"])
@pytest.mark.parametrize("text", TEXTS)
def test_the_code_gives_the_known_answer(text: str, target: str, tmp_path: Path) -> None:
    ending = "c" if target == "c" else "s"
    path = tmp_path / f"made.{ending}"
    result = lwcc("compile", FOLDER / text, "--target", target, "--mode", "ecb", "-o", path)
    assert result.exit_code == 0, result.stderr
    (part,) = read_parts(path)
    assert "known answers" in part.entries["checked"]
