"""`lwcc fuzz` on the command line."""

from __future__ import annotations

import pytest

from tests.lwcc.terminal import TOY, lwcc, refused


@pytest.mark.full
@pytest.mark.slow
def test_a_toy_is_compiled_with_drawn_options() -> None:
    result = lwcc("fuzz", TOY, "--target", "rv32i", "-n", "3", "--seed", "2")
    assert result.exit_code == 0, result.output
    assert "builds with drawn options, seed 2" in result.stdout


def test_wrong_words_are_refused() -> None:
    assert "no file and no shipped cipher `spek`" in refused("fuzz", "spek")
    assert "no target `avrr`" in refused("fuzz", "--target", "avrr")
    assert "--seconds" in refused("fuzz", "--seconds", "0")
