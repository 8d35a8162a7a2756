"""Verdicts on the functions of files of modes."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.parts import FunctionVerdict
from proof_driver.modes.files import read_mode
from proof_driver.modes.proving import not_proven, prove_modes
from prove.claims.verdict import Outcome
from runtime.budgets import Limits
from runtime.user_error import UserError

GENERATED = Path(__file__).parents[3] / "generated"
FILE = read_mode(GENERATED / "rv32i" / "lea128_128_drbg.s")


def row(role: str, verdict: str = "proven") -> FunctionVerdict:
    return FunctionVerdict(str(FILE.path), role, Outcome(verdict), 1)  # type: ignore[arg-type]


def test_functions_that_are_not_there() -> None:
    with pytest.raises(UserError, match="drbg_init"):
        prove_modes([FILE], ["drbg_start"], Limits(1, 100))


def test_a_function_beyond_its_limit_is_unknown() -> None:
    rows = prove_modes([FILE], ["drbg_init"], Limits(0, 2000))
    assert [row.outcome.verdict for row in rows] == ["unknown"] * 3
    assert len(not_proven(rows)) == 3
    assert "drbg_init" in not_proven(rows)[2]


def test_known_functions_are_not_proven_again() -> None:
    known = {(row.path, row.function): row for row in map(row, FILE.roles)}
    assert prove_modes([FILE], (), Limits(0, 1), known) == list(known.values())
    known[str(FILE.path), "key_setup"] = row("key_setup", "unknown")
    found = prove_modes([FILE], (), Limits(0, 1), known)
    assert [row.outcome.verdict for row in found] == ["unknown", "proven", *["unknown"] * 3]
    assert found[2].outcome.detail == "it holds where key_setup are proven"


def test_proven_functions_have_no_message() -> None:
    assert not not_proven([row("drbg_init")])
