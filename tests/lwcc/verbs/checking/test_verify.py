"""`lwcc verify`: a good file and a good cipher pass, changed ones do not."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from dsl.library import CIPHERS
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused

FILE = f"{TOY_SET}_l8_once.s"


def change(folder: Path, old: str, new: str) -> Path:
    """Change the first place of the compiled toy where `old` stands."""
    path = folder / FILE
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path


@pytest.mark.slow
def test_a_good_file_passes(compiled: Path) -> None:
    result = lwcc("verify", compiled / FILE)
    assert result.exit_code == 0, result.output
    for heading in ("digest", "assembled alone", "known answers", "emulator and abi", "timing"):
        assert heading in result.stdout


@pytest.mark.slow
def test_a_changed_instruction_is_found(copied: Path) -> None:
    result = lwcc("verify", change(copied, "eor v", "orr v"), "--json")
    assert result.exit_code == 1
    (row,) = json.loads(result.stdout)["files"]
    assert row["passed"] is False
    assert "failed" in row["summary"].values()
    assert "lwcc: failed: " in result.stderr


@pytest.mark.slow
def test_a_changed_cipher_is_found(copied: Path) -> None:
    with (copied / "toy.dsl").open("a") as text:
        text.write("# one line more\n")
    result = lwcc("verify", copied / FILE)
    assert result.exit_code == 1
    assert "digest of the .dsl" in result.stderr


@pytest.mark.slow
def test_the_cipher_may_lie_elsewhere(copied: Path, tmp_path: Path) -> None:
    (copied / "toy.dsl").rename(tmp_path / "moved.dsl")
    assert "was made from toy.dsl, which is not beside it\n" in refused("verify", copied / FILE)
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


def sets_of(folder: Path | str) -> dict[str, Any]:
    return {row["set"]: row for row in read_json("verify", folder)["sets"]}


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A folder with the toy's text and PIPO's, PIPO with its vectors."""
    (tmp_path / "vectors").mkdir()
    shutil.copy(TOY, tmp_path)
    shutil.copy(CIPHERS / "pipo.dsl", tmp_path)
    vectors = tmp_path / "vectors" / "pipo.json"
    vectors.write_text((CIPHERS / "vectors" / "pipo.json").read_text())
    return tmp_path


@pytest.mark.slow
def test_a_folder_of_texts(texts: Path) -> None:
    result = lwcc("verify", texts)
    assert result.exit_code == 0, result.output
    for heading in ("text", "published", "generated", "ctr", "round trips", "circuits"):
        assert heading in result.stdout
    assert "cases that held, by set" in result.stdout
    lacking = f"warning: toy.dsl: {TOY_SET} has no known answers of these kinds: published"
    where = f"they go into {texts / 'vectors' / 'toy.json'}\n"
    assert result.stderr == f"lwcc: {lacking}, generated, ctr; {where}"


@pytest.mark.slow
def test_sets_for_programs(texts: Path) -> None:
    found = sets_of(texts)
    assert set(found) == {"pipo64_128", "pipo64_256", TOY_SET}
    assert {row["verdict"] for row in found.values()} == {"tested"}
    assert found["pipo64_128"]["lacks"] == []
    assert found[TOY_SET]["lacks"] == ["published", "generated", "ctr"]
    cases = {f["name"]: f["cases"] for f in found["pipo64_256"]["findings"]}
    assert cases["published"] == 2
    assert cases["generated"] == 2 * 108
    assert cases["round trips"] > 1000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("word", "sets"),
    [("pipo64_256", {"pipo64_256"}), ("pipo", {"pipo64_128", "pipo64_256"}), (TOY, {TOY_SET})],
)
def test_a_cipher_and_a_set_by_name(word: str, sets: set[str]) -> None:
    assert set(sets_of(word)) == sets


def test_a_failing_test_of_the_text(texts: Path) -> None:
    text = (texts / "toy.dsl").read_text()
    (texts / "toy.dsl").write_text(text.replace("ciphertext 83", "ciphertext 84"))
    result = lwcc("verify", texts / "toy.dsl")
    assert result.exit_code == 1
    place = f"{texts / 'toy.dsl'}:{1 + text[: text.index('test toy')].count(chr(10))}:6"
    said = f"lwcc: failed: toy.dsl: {TOY_SET}: text:\n{place}: error: this test fails: "
    assert result.stderr.startswith(said)
    assert "hint: it says 8481221b05a50a1b, and byte 0 is the first that differs" in result.stderr


@pytest.mark.slow
def test_a_wrong_vector(texts: Path) -> None:
    path = texts / "vectors" / "pipo.json"
    path.write_text(path.read_text().replace('"6fca8eb3af8e8ee8"', '"6fca8eb3af8e8ee9"', 1))
    result = lwcc("verify", texts / "pipo.dsl")
    assert result.exit_code == 1
    zeros = "key 00000000000000000000000000000000, plaintext 0000000000000000"
    assert f"failed: pipo.dsl: pipo64_128: generated: vector 1: {zeros}: byte 7 is e8" in (
        result.stderr
    )
    assert "expected e9; computed 6fca8eb3af8e8ee8, expected 6fca8eb3af8e8ee9" in result.stderr


def test_a_set_without_any_answer(texts: Path) -> None:
    text = (texts / "toy.dsl").read_text()
    (texts / "toy.dsl").write_text(text[: text.index("test toy64_64")])
    result = lwcc("verify", texts / "toy.dsl")
    assert result.exit_code == 1
    assert "no known answer" in result.stdout


@pytest.mark.slow
def test_a_text_with_errors_and_broken_vectors_are_refused(texts: Path) -> None:
    (texts / "vectors" / "pipo.json").write_text("{")
    assert "is no file of vectors" in refused("verify", texts / "pipo.dsl")
    (texts / "toy.dsl").write_text(TOY.read_text().replace("X[1] & ~X[2]", "Y[1] & ~X[2]"))
    assert "unknown name `Y`" in refused("verify", texts / "toy.dsl")
    assert "did you mean `pipo64_256`?" in refused("verify", "pipo64_265")


@pytest.mark.slow
def test_generated_files_use_the_vectors_beside(copied: Path) -> None:
    (copied / "vectors").mkdir()
    wrong = {"key": "00" * 8, "plaintext": "00" * 8, "ciphertext": "00" * 8}
    text = json.dumps({"sets": {TOY_SET: {"generated": [wrong]}}})
    (copied / "vectors" / "toy.json").write_text(text)
    result = lwcc("verify", copied / FILE)
    assert result.exit_code == 1
    assert "ecb_encrypt: generated vectors: key 0000000000000000: byte 0 is" in result.stderr


@pytest.mark.slow
def test_texts_and_generated_files_together(compiled: Path) -> None:
    found = read_json("verify", compiled, compiled / FILE)
    assert [row["set"] for row in found["sets"]] == [TOY_SET]
    assert [row["passed"] for row in found["files"]] == [True]


@pytest.mark.full
@pytest.mark.slow
def test_every_shipped_set() -> None:
    found = sets_of(CIPHERS)
    assert [row["set"] for row in found.values() if row["verdict"] != "tested"] == []
    assert [row["set"] for row in found.values() if row["lacks"]] == []
