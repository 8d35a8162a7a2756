"""Five ciphers compile for the tutorial's targets, each pass checked down to the rows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY
from tests.tutorial_targets import FOLDER, NAMES

SETS = ("speck32_64", "speck64_128", "hight64_128", "pipo64_128", "present64_80")
MOST_LINES = 250


def lwcc(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LWCC_TARGETS": str(FOLDER), "PYTHONPATH": str(FOLDER.parents[2])}
    command = [sys.executable, "-m", "lwcc.cli", *words]
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_small_target_is_small(name: str) -> None:
    files = [f for f in (FOLDER / name).iterdir() if f.is_file()]
    assert sum(len(f.read_text().splitlines()) for f in files) < MOST_LINES


@pytest.mark.slow
@pytest.mark.full(but=2)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("set_name", SETS)
def test_a_cipher_compiles(name: str, set_name: str, tmp_path: Path) -> None:
    cipher = set_name.rstrip("0123456789_")
    words = (cipher, "--set", set_name, "--target", name, "-o", "made.s")
    done = lwcc("compile", *words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "checked, with cases: passes (" in done.stderr
    assert f"lwcc_{set_name}_ecb_encrypt_{name}" in (tmp_path / "made.s").read_text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--mode", "ctr"), "no mode of eight_bits `ctr`; there are: ecb"),
        (("--goal", "size"), "eight_bits has no loops of rounds: leave --goal size away"),
        (("--unroll", "no"), "eight_bits has no loops of rounds: leave --unroll no away"),
    ],
)
def test_what_a_template_has_not_is_refused(
    words: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    done = lwcc("compile", "speck", "--target", "eight_bits", *words, "-o", "-", cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr


@pytest.mark.full
@pytest.mark.slow
def test_there_is_no_emulator(tmp_path: Path) -> None:
    shutil.copy(TOY, tmp_path)
    given = ("compile", TOY.name, "--target", "eight_bits", "--no-check", "-o", "made.s")
    assert lwcc(*given, cwd=tmp_path).returncode == 0
    done = lwcc("bench", "made.s", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "lwcc: error: no emulator runs files of eight_bits\n"
