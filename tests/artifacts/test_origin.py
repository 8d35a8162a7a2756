"""What a file was made from: no other text stands in for it, no head leads out of its folder."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import read_parts
from artifacts.origin import check_origin
from catalogue.ciphers import find_cipher, shipped
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, lwcc, refused

GENERATED = Path(__file__).parents[2] / "generated" / "rv32i"
SPECK, FUNCTION = "speck32_64.s", ("--function", "ecb_encrypt")
LABEL = "dsl/ciphers/speck.dsl"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A generated file and its header, in a folder of their own."""
    for name in (SPECK, SPECK.replace(".s", ".h")):
        shutil.copy(GENERATED / name, tmp_path / name)
    return tmp_path / SPECK


def changed(path: Path, *edits: tuple[str, str]) -> Path:
    text = path.read_text()
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text)
    return path


@pytest.mark.slow
def test_the_verdict_names_the_text(copied: Path) -> None:
    result = lwcc("prove", copied, *FUNCTION)
    assert result.exit_code == 0, result.output
    assert f"by {LABEL} (shipped; sha256 " in result.stdout
    assert "), known answers: speck32_64 (1)\n" in result.stdout
    (row,) = json.loads(lwcc("prove", copied, *FUNCTION, "--json").stdout)
    made_from = row["made_from"]
    assert (made_from["text"], made_from["is_shipped"]) == (LABEL, True)
    assert (made_from["set"], made_from["n_known_answers"]) == ("speck32_64", 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["speck.dsl", "speck", LABEL])
def test_no_file_stands_in_for_a_shipped_cipher(
    name: str, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(copied.parent)
    wrong = copied.parent / name
    wrong.parent.mkdir(parents=True, exist_ok=True)
    wrong.write_text("cipher WRONG\n")
    assert lwcc("prove", SPECK, *FUNCTION).exit_code == 0


@pytest.mark.parametrize(
    ("label", "word", "said"),
    [
        ("../../../etc/passwd", "../../../etc/passwd", "by its name alone"),
        ("/etc/passwd", "/etc/passwd", "by its name alone"),
        ("sub/own.dsl", "sub/own.dsl", "by its name alone"),
        ("own.txt", "own.txt", "by its name alone"),
        (LABEL, "own.dsl", f"its head names two texts: {LABEL} and `own.dsl`"),
        ("own.dsl", "speck", "by its name alone"),
        ("speck.dsl", "speck.dsl", "says that it is of speck, and was not made from"),
        ("own.dsl", "own.dsl", "says that it is of speck32_64, and was not made from"),
    ],
)
def test_a_head_that_names_another_text_is_refused(
    label: str, word: str, said: str, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(copied.parent)
    for name in ("own.dsl", "speck.dsl"):
        shutil.copy(shipped()["speck"], name)
    changed(copied, (f"{LABEL} sha256", f"{label} sha256"), ("compile speck ", f"compile {word} "))
    assert said in refused("prove", SPECK)


@pytest.mark.slow
def test_a_user_may_name_the_text(copied: Path) -> None:
    own = copied.parent / "own.dsl"
    shutil.copy(shipped()["speck"], own)
    edit = ("compile speck ", "compile own.dsl ")
    changed(copied, (f"{LABEL} sha256", "own.dsl sha256"), edit)
    changed(copied.with_suffix(".h"), edit)
    result = lwcc("prove", copied, *FUNCTION, "--cipher", own, "--again")
    assert f"by own.dsl (not shipped: {own}; sha256 " in result.stdout
    assert "proven" in result.stdout


@pytest.mark.slow
def test_a_text_beside_the_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "made"
    made.mkdir()
    own = Path(shutil.copy(TOY, made / "own.dsl"))
    words = ("--target", "rv32i", "--lanes", "1", "--no-check", "--no-prove", "-o", made / "own.s")
    assert lwcc("compile", own, *words).exit_code == 0
    monkeypatch.chdir(tmp_path)
    assert lwcc("prove", made / "own.s", *FUNCTION).exit_code == 0
    own.unlink()
    assert "own.dsl, which is not beside it\n" in refused("prove", made / "own.s")


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit",
    [
        ("RK_BYTES_RV32I 88", "RK_BYTES_RV32I 44"),
        ("void *rk", "const void *rk"),
        ("#ifdef __cplusplus", "#define EXTRA 1\n#ifdef __cplusplus"),
    ],
)
def test_a_header_that_says_something_else_is_refused(edit: tuple[str, str], copied: Path) -> None:
    changed(copied.with_suffix(".h"), edit)
    said = refused("prove", copied)
    assert "speck32_64.h is not the header of " in said
    assert "hint: it was changed; `lwcc compile` makes both again" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit",
    [
        ("object sha256:", "object sha256:0"),
        ("proof:     proven", "proof:     believed"),
        ("proof:     ", "proof:     yes; "),
        ("key_setup, ecb_encrypt", "ecb_encrypt"),
        ("key_setup, ecb_encrypt", "key_setup, everything"),
    ],
)
def test_a_claim_that_is_not_as_lwcc_writes_it_is_refused(
    edit: tuple[str, str], copied: Path
) -> None:
    changed(copied, edit)
    result = lwcc("prove", copied, *FUNCTION)
    assert result.exit_code == 1, result.output
    said = f"lwcc: refused: {copied}: its head's `proof:` is not as lwcc writes it: "
    assert said in result.stderr


@pytest.mark.slow
def test_a_claim_of_other_code_is_refused(copied: Path) -> None:
    digest = copied.read_text().partition("object sha256:")[2][:64]
    changed(copied, (digest, "0" * 64))
    result = lwcc("prove", copied, *FUNCTION)
    assert result.exit_code == 1
    said = "its head's `proof:` is of other object code (sha256 000000000000, here "
    assert said in result.stderr


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"dsl": "0" * 64}, "name the text that it was made from with --cipher, or make it"),
        ({"dsl": "0" * 64}, "again with `lwcc compile`"),
        ({"set_name": "speck96_96x"}, "has no set speck96_96x"),
        ({"text": ""}, "does not define `key_setup`, which its head promises"),
    ],
)
def test_a_part_of_another_text_is_refused(change: dict[str, Any], said: str) -> None:
    (part,) = read_parts(GENERATED / SPECK)
    source = find_cipher("speck")
    cipher = source.load()
    check_origin(part, source, cipher)
    if "set_name" in change:
        change = {"options": replace(part.options, **change)}
    if "dsl" in change:
        change = {"entries": {**part.entries, **change}}
    with pytest.raises(UserError) as caught:
        check_origin(replace(part, **change), source, cipher)
    assert said in caught.value.message
