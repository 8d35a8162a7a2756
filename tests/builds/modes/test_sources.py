"""Which sources a verdict on a file of a mode depends on."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from builds import source_code
from builds.modes.sources import MODE_PROOF, mode_checker_digest
from builds.sources import PROOF, ROOMS
from compiler.machine.load import load_target

ROOT = Path(__file__).parents[3]
COUNTS = {
    "prove/modes/paths.py": True,
    "prove/graph/graph.py": True,
    "dsl/modes/run.py": True,
    "dsl/modes/mode.lark": True,
    "proof_driver/modes/subjects.py": True,
    "targets/rv32i/table.py": True,
    "dsl/modes/ctr_drbg.mode": False,
    "targets/rv32i/mode.s.j2": False,
    "compiler/modes/emit.py": False,
    "proof_driver/modes/selection.py": False,
}


@pytest.mark.full(but=1)
@pytest.mark.slow
def test_what_verdicts_on_modes_depend_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker, the language of modes and the target's rows count; what makes files does not."""
    copy = tmp_path / "copy"
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    target = load_target("rv32i")
    moved = replace(target, folder=copy / "targets" / target.folder.name)
    monkeypatch.setattr("builds.sources.ROOT", copy)
    monkeypatch.setattr("builds.sources.load_target", lambda name: moved)
    # Of all files one is another from digest to digest.
    monkeypatch.setattr(source_code, "read", cache(source_code.read))
    first = MODE_PROOF.digest("rv32i")
    for name, counts in COUNTS.items():
        path = copy / name
        text = path.read_bytes()
        path.write_bytes(text + b"\nmore = 1\n")
        assert (MODE_PROOF.digest("rv32i") != first) == counts, name
        path.write_bytes(text)
    assert MODE_PROOF.digest("rv32i") == first


def test_the_checker_of_modes_is_another_than_that_of_ciphers() -> None:
    assert set(PROOF.beginning) < set(MODE_PROOF.beginning)
    assert len(mode_checker_digest("avr")) == 64
