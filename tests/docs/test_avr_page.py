"""The page of AVR takes a reader from a row to a program that runs in the simulator."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Command, commands, copy_tree, run

PAGE = ROOT / "targets" / "avr" / "README.md"
WITH_SIMAVR = pytest.mark.skipif(not shutil.which("simavr"), reason="apt-get install simavr")
PRINTED = ("…", "…ciphertext …", "…", "…message …", "…")
"""What the UART sends, among what make and simavr print."""


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr", "avr-gcc")
@WITH_SIMAVR
def test_from_a_row_to_a_run(tmp_path: Path) -> None:
    folder = copy_tree(tmp_path / "lwcc")
    (block,) = commands(PAGE)
    *before, last = block.text.splitlines()
    for line in before:
        assert not run(Command(line, None), folder), line
    wrong = run(Command(last, PRINTED), folder)
    assert not wrong, wrong
    files = ("speck.ir", "speck.s", "speck.txt")
    has_row = [" adc" in (folder / "build" / name).read_text().replace("\t", " ") for name in files]
    assert has_row == [False, True, True], "the IR has it within a sequence"
    assert "add_4" in (folder / "build" / "speck.ir").read_text()
