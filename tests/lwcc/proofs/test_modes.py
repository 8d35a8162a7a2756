"""`lwcc prove` for files of modes: what is printed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

GENERATED = Path(__file__).parents[3] / "generated"
FILE = str(GENERATED / "rv32i" / "lea128_128_drbg.s")


@pytest.mark.slow
def test_a_function_with_the_functions_of_the_cipher() -> None:
    result = lwcc("prove", FILE, "--function", "drbg_init", "--json")
    rows = json.loads(result.stdout)
    assert [row["function"] for row in rows] == ["key_setup", "ecb_encrypt", "drbg_init"]
    assert {row["outcome"]["verdict"] for row in rows} == {"proven"}
    assert result.exit_code == 0


def test_a_limit_makes_a_no() -> None:
    limits = ("--again", "--seconds", "1", "--megabytes", "1")
    result = lwcc("prove", FILE, "--function", "drbg_init", *limits)
    assert result.exit_code == 1
    assert "drbg_init: " in result.stderr
    assert "for every state" in result.stdout


def test_files_and_options_of_ciphers_are_refused() -> None:
    other = str(GENERATED / "rv32i" / "lea128_128.s")
    assert "--like is about" in refused("prove", FILE, "--like", other)
    assert "no function `drbg_start`" in refused("prove", FILE, "--function", "drbg_start")
    assert "is source text" in refused("prove", FILE.replace("rv32i", "c")[:-1] + "c")
    ptx = FILE.replace("rv32i", "ptx")[:-1] + "ptx"
    assert "no function `drbg_init`" in refused("prove", ptx, "--function", "drbg_init")
