"""Verdicts on the functions of files of modes."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.parts import FunctionVerdict
from proof_driver.modes.proving import entries_of, modes_in, not_proven, prove_modes, refuse_mixed
from prove.claims.verdict import Outcome
from runtime.budgets import Limits
from runtime.user_error import UserError

GENERATED = Path(__file__).parents[3] / "generated"
FILE = GENERATED / "rv32i" / "lea128_128_drbg.s"


def test_files_of_modes_are_told_apart() -> None:
    other = GENERATED / "rv32i" / "lea128_128.s"
    assert modes_in([str(FILE), str(other), str(GENERATED)]) == [FILE]
    assert entries_of(FILE) == ["drbg_init", "drbg_reseed", "drbg_generate"]


def test_functions_that_are_not_there() -> None:
    with pytest.raises(UserError, match="drbg_init"):
        prove_modes([FILE], ["drbg_start"], Limits(1, 100))


def test_a_function_beyond_its_limit_is_unknown() -> None:
    rows = prove_modes([FILE], ["drbg_init"], Limits(0, 2000))
    assert [row.outcome.verdict for row in rows] == ["unknown"] * 3
    assert len(not_proven(rows)) == 3
    assert "drbg_init" in not_proven(rows)[2]


def test_what_is_not_about_modes_is_refused() -> None:
    with pytest.raises(UserError, match="command of their own"):
        refuse_mixed([str(FILE), "other.s"], [FILE], [])
    with pytest.raises(UserError, match="is of a mode, and --like is about files of ciphers"):
        refuse_mixed([str(FILE)], [FILE], ["--like"])
    refuse_mixed([str(FILE)], [FILE], [])


def test_proven_functions_have_no_message() -> None:
    assert not not_proven([FunctionVerdict("a.s", "drbg_init", Outcome("proven"), 1)])
