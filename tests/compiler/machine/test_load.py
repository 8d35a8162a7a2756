"""Targets by name, and what is said of one whose rows are wrong."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.machine.load import UnknownTargetError, load_target, target_folders
from tests.tutorial_targets import FOLDER

ROOT = FOLDER.parents[2]
WORDS = ("compile", "speck", "--target", "eight_bits", "-o", "x.s")
BROKEN = {
    'chain("add(d{0}, b{0})"': (
        'chain("adc(d{0}, b{0})"',
        "row `add_2`, column `lines`: `adc` reads `c`, which no line before it sets",
    ),
    '"and {d:reg}, {b:reg}"': (
        '"and {d:low}, {b:reg}"',
        "row `and`, column `text`: `d` is in the view `low`; the target's views are high, ptr, reg",
    ),
    "00100011 d[3:0] 0000": (
        "00100011 d[3:0] 00",
        "row `not`, column `encoding`: it has 14 bits; instructions of eight_bits have 16 or 32",
    ),
    '"d = ~d; c = 0"': ('"d = ~; c = 0"', "row `not`, column `meaning`: "),
    'Row("or", ': ('Row("and", ', "row `and`, column `name`: there are two rows `and`"),
}


def test_names_are_those_of_the_targets() -> None:
    assert sorted(target_folders()) == ["avr", "c", "neon", "ptx", "rv32i"]


def test_an_unknown_name_lists_those_there_are() -> None:
    with pytest.raises(UnknownTargetError, match="no target `arm`; there are: avr, c, neon, ptx"):
        load_target("arm")


@pytest.mark.slow
@pytest.mark.parametrize(("old", "new", "message"), [(o, *n) for o, n in BROKEN.items()])
def test_a_wrong_row_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    folder = tmp_path / "targets"
    shutil.copytree(FOLDER, folder)
    table = folder / "eight_bits" / "table.py"
    text = table.read_text()
    assert old in text
    table.write_text(text.replace(old, new, 1))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "lwcc.cli",
            *["compile", "speck", "--target", "eight_bits", "-o", "x.s"],
        ],
        cwd=tmp_path,
        env={"LWCC_TARGETS": str(folder), "PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert f"lwcc: error: target eight_bits: {message}" in done.stderr
    assert not (tmp_path / "x.s").exists()
