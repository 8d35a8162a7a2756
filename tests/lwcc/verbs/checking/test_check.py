"""`lwcc check`: table, JSON and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

FILE = Path(__file__).parents[4] / "generated" / "rv32i" / "speck64_128_l1_small.s"
pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld")


def wrong(folder: Path) -> Path:
    """The file with a constant of `key_setup` changed."""
    path = folder / FILE.name
    path.write_text(FILE.read_text().replace("xori a7, a7, 1\n", "xori a7, a7, 3\n", 1))
    return path


@pytest.mark.slow
def test_a_file_that_agrees_has_a_line_of_the_table() -> None:
    result = lwcc("check", FILE)
    assert result.exit_code == 0, result.output
    assert "agrees" in result.output
    assert "speck64_128_l1_small.s" in result.output.replace("\n", "")


def test_a_file_that_differs_has_a_message_and_exit_code_1(tmp_path: Path) -> None:
    result = lwcc("check", wrong(tmp_path))
    assert result.exit_code == 1
    assert "differs" in result.output
    assert "lwcc: difference: " in result.output
    assert "ecb_encrypt(out, in, 1, rk): byte " in result.output


@pytest.mark.slow
def test_json_has_what_the_table_has(tmp_path: Path) -> None:
    (good,) = json.loads(lwcc("check", FILE, "--json").stdout)
    (bad,) = json.loads(lwcc("check", wrong(tmp_path), "--json").stdout)
    assert good["difference"] == ""
    assert good["functions"] == 6
    assert good["samples"] > good["calls"] > 50
    assert bad["difference"].startswith("ecb_encrypt(")


def test_what_is_no_generated_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.s"
    path.write_text("    .text\n    ret\n")
    assert "empty.s" in refused("check", path)


@pytest.mark.slow
def test_files_that_it_does_not_read_are_no_success(tmp_path: Path) -> None:
    file = tmp_path / "x.s"
    made = lwcc(
        "compile", "speck", "--set", "speck32_64", "--target", "avr", "--no-check", "-o", file
    )
    assert made.exit_code == 0, made.output
    assert "the second checker reads instructions of four bytes" in refused("check", file)
    both = lwcc("check", file, FILE)
    assert both.exit_code == 0, both.output
    assert "left out: 1 files" in both.output


@pytest.mark.slow
def test_a_file_for_one_key_is_not_called_under_others(tmp_path: Path) -> None:
    file = tmp_path / "x.s"
    made = lwcc(
        *("compile", "speck", "--set", "speck32_64", "--target", "rv32i", "--lanes", "1"),
        *("--keys", "fixed", "--key", "0001020304050607", "--no-check", "-o", file),
    )
    assert made.exit_code == 0, made.output
    assert "has keys of its own" in refused("check", file)
