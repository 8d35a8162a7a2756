"""Blocks of one and two bytes: they compile and are checked, or are refused before any pass."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

HERE = Path(__file__).parents[1]
TINY = {bits: HERE / f"tiny{bits}.dsl" for bits in (8, 16)}
ECB, COUNTING = ("--mode", "ecb"), ("--counter-bits", "16")


def check_compiled(target: str, bits: int, asked: tuple[str, ...], folder: Path) -> None:
    """Compile with all checks."""
    asked = (*asked, "--no-prove", "--require", "-o", f"{folder}/")
    result = lwcc("compile", TINY[bits], "--target", target, *asked)
    assert result.exit_code == 0, result.output
    assert re.search(r"  checked, with cases: passes \(1\d\), ", result.stderr)
    assert len(list(folder.iterdir())) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "asked"), [(8, ECB), (16, ECB), (16, COUNTING)])
def test_tiny_blocks_are_compiled(bits: int, asked: tuple[str, ...], tmp_path: Path) -> None:
    check_compiled("rv32i", bits, asked, tmp_path)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(("bits", "asked"), [(8, ECB), (16, ECB), (16, COUNTING)])
def test_tiny_blocks_are_compiled_to_c(bits: int, asked: tuple[str, ...], tmp_path: Path) -> None:
    check_compiled("c", bits, asked, tmp_path)


@pytest.mark.parametrize("target", ["c", "rv32i", "neon"])
@pytest.mark.parametrize(
    ("bits", "asked", "counter_bits", "more"),
    [
        (8, (), 32, ""),
        (8, COUNTING, 16, ""),
        (16, (), 32, "; --counter-bits 16 fits"),
        (16, ("--counter-bits", "32", "--mode", "ctr"), 32, "; --counter-bits 16 fits"),
    ],
)
def test_a_counter_that_does_not_fit_the_block_is_refused(
    target: str,
    bits: int,
    asked: tuple[str, ...],
    counter_bits: int,
    more: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run_module(*_: object) -> None:
        raise AssertionError("a pass checked its module")

    monkeypatch.setattr("compiler.passes.mode.counter.Counter.run_module", run_module)
    said = refused("compile", TINY[bits], "--target", target, *asked)
    assert said == (
        f"lwcc: error: tiny{bits}_16: a counter of {counter_bits} bits does not fit a block of "
        f"{bits} bits\nhint: --mode ecb leaves counter mode out{more}\n"
    )
