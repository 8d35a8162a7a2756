"""CI runs the second checker on all files where the checker, or what it shares, has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("check", "compiler", "dsl", "targets", "runtime")
COUNTS = (
    "check/machine.py",
    "compiler/frontend/invert.py",
    "targets/rv32i/table.py",
    "dsl/syntax/grammar.lark",
    "dsl/syntax/grammar_tables.json",
)
"""Files; a change of their code counts."""
COUNTS_NOT = ("targets/rv32i/cost.py", "targets/avr/table.py", "compiler/registers/allocate.py")
"""Files; no change of their code counts."""


def git(folder: Path, *words: str) -> None:
    person = ("-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *person, *words], cwd=folder, capture_output=True, check=True)


def is_same(folder: Path, commit: str) -> bool:
    command = [sys.executable, str(ROOT / "scripts" / "same_checker"), commit]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert not done.stderr
    return done.returncode == 0


@pytest.mark.full
@pytest.mark.slow
def test_what_decides_its_findings_counts(tmp_path: Path) -> None:
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=lambda *_: {"__pycache__"})
    git(tmp_path, "init")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-m", "first")
    assert not is_same(tmp_path, "")
    assert not is_same(tmp_path, "nothing")
    for name in COUNTS:
        path = tmp_path / name
        text = path.read_text(encoding="utf-8")
        path.write_text(f"{text}\nmore = 1\n", encoding="utf-8")
        assert not is_same(tmp_path, "HEAD"), name
        path.write_text(text, encoding="utf-8")
    for name in COUNTS_NOT:
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("\nmore = 1\n")
    assert is_same(tmp_path, "HEAD"), COUNTS_NOT
