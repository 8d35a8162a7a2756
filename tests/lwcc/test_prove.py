"""`lwcc prove`: verdicts, the table, exit codes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from tests.lwcc.terminal import lwcc, refused

RV32I = Path(__file__).parents[2] / "generated" / "rv32i"
SPECK = RV32I / "speck64_128.s"


def test_functions_that_are_proven_make_a_yes() -> None:
    result = lwcc("prove", SPECK, "--function", "ecb_encrypt")
    assert result.exit_code == 0, result.output
    assert "ecb_encrypt" in result.stdout
    assert "proven" in result.stdout
    assert result.stderr == ""


def test_what_is_not_attempted_makes_a_no() -> None:
    result = lwcc("prove", SPECK, "--json")
    assert result.exit_code == 1
    rows = {row["function"]: row["outcome"]["verdict"] for row in json.loads(result.stdout)}
    assert rows == {
        **dict.fromkeys(("key_setup", "ecb_encrypt", "ecb_decrypt"), "proven"),
        **dict.fromkeys(("ctr_init", "ctr_nonce", "ctr_crypt"), "not attempted"),
    }


def test_a_wrong_instruction_is_a_violation(tmp_path: Path) -> None:
    wrong = tmp_path / "speck64_128.s"
    wrong.write_text(SPECK.read_text().replace("xori a7, a7, 1\n", "xori a7, a7, 2\n", 1))
    result = lwcc("prove", wrong, "--function", "ecb_encrypt", "--function", "key_setup")
    assert result.exit_code == 1
    assert "lwcc: violation:" in result.stderr
    assert "the code gives" in result.stderr
    rows = [line for line in result.stdout.splitlines() if "key_setup" in line]
    assert "not attempted" in rows[0]


def test_object_code_that_is_not_read_is_refused() -> None:
    said = refused("prove", RV32I.parent / "aarch64_neon" / "pipo64_128.s")
    assert "object code of neon is not read yet: no proof" in said


def test_a_file_of_another_text_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "speck64_128.s"
    text = SPECK.read_text()
    digest = text.split("sha256:")[1][:64]
    other.write_text(text.replace(digest, digest[::-1]))
    assert "was made from another" in refused("prove", other)


def test_what_lwcc_did_not_write_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.s"
    other.write_text("    .text\n    ret\n")
    assert "does not begin as a file that lwcc generated" in refused("prove", other)
    assert "no file has a function mac" in refused("prove", SPECK, "--function", "mac")
    refused("prove", tmp_path / "missing.s")
