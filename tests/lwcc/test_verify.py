"""`lwcc verify`: a good file passes, a changed one does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lwcc.terminal import TOY_SET, lwcc, refused

FILE = f"{TOY_SET}_l8_once.s"


def change(folder: Path, old: str, new: str) -> Path:
    """Change the first place of the compiled toy where `old` stands."""
    path = folder / FILE
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path


def test_a_good_file_passes(compiled: Path) -> None:
    result = lwcc("verify", compiled / FILE)
    assert result.exit_code == 0, result.output
    for heading in ("digest", "assembled alone", "known answers", "emulator and abi", "timing"):
        assert heading in result.stdout


def test_a_changed_instruction_is_found(copied: Path) -> None:
    result = lwcc("verify", change(copied, "eor v", "orr v"), "--json")
    assert result.exit_code == 1
    (row,) = json.loads(result.stdout)["files"]
    assert row["passed"] is False
    assert "failed" in row["summary"].values()
    assert "lwcc: failed: " in result.stderr


def test_a_changed_cipher_is_found(copied: Path) -> None:
    with (copied / "toy.dsl").open("a") as text:
        text.write("# one line more\n")
    result = lwcc("verify", copied / FILE)
    assert result.exit_code == 1
    assert "digest of the .dsl" in result.stderr


def test_the_cipher_may_lie_elsewhere(copied: Path, tmp_path: Path) -> None:
    (copied / "toy.dsl").rename(tmp_path / "moved.dsl")
    assert "no shipped cipher `toy.dsl`" in refused("verify", copied / FILE)
    assert lwcc("verify", copied / FILE, "--cipher", tmp_path / "moved.dsl").exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "// lwcc generated",
            "// somebody generated",
            "does not begin as a file that lwcc generated",
        ),
        ("// dsl:  ", "// dls:  ", "its head has no `dsl:`"),
        ("// command:   lwcc compile", "// command:   lwcc explode", "no `lwcc compile` command"),
        ("rk 184, ", "", "the `sizes:` of its head are not as lwcc wrote them"),
    ],
)
def test_a_changed_head_is_refused(copied: Path, old: str, new: str, said: str) -> None:
    assert said in refused("verify", change(copied, old, new))


def test_what_is_no_generated_file_is_refused(tmp_path: Path) -> None:
    assert "No such file" in refused("verify", tmp_path / "none.s")
    assert "INDEX.toml" in refused("verify", tmp_path)
    (tmp_path / "binary.s").write_bytes(b"\xff\xfe\x00")
    assert "is no text" in refused("verify", tmp_path / "binary.s")
