"""Certificates of modes in an index are kept, made anew, and looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.head import NOT_RUN, with_entry
from artifacts.parts import FunctionVerdict
from proof_driver.certificate_state import CertificateState, Some, inspect
from proof_driver.modes import certificate_state
from proof_driver.modes.certificate_state import (
    keep_modes,
    prove_some_modes,
    renew_modes,
    together,
)
from proof_driver.modes.files import ModeFile, read_mode
from proof_driver.modes.proving import ModeProof
from prove.claims.verdict import Outcome
from runtime.budgets import Limits
from runtime.user_error import UserError

SHIPPED = read_mode(Path(__file__).parents[3] / "generated" / "rv32i" / "lea128_128_drbg.s")
FILE = ModeFile(Path("rv32i/lea128_128_drbg.s"), with_entry(SHIPPED.text, "proof", NOT_RUN))
NONE = CertificateState({}, {})
PROVEN = Outcome("proven", "5 stated lengths", 1.0)
WRONG = Outcome("unknown", "byte 3 differs", 1.0)


def row(role: str, outcome: Outcome = PROVEN) -> FunctionVerdict:
    return FunctionVerdict(str(FILE.path), role, outcome, 60)


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything is proven without work; the files that were."""
    found: list[str] = []

    def prove(files: Sequence[ModeFile], wanted: Any, limits: Limits) -> list[FunctionVerdict]:
        found.extend(str(file.path) for file in files)
        return [row(role) for file in files for role in file.roles]

    monkeypatch.setattr(certificate_state, "prove_modes", prove)
    return found


def test_a_missing_certificate_is_made_once(proofs: list[str]) -> None:
    made = renew_modes([FILE], NONE)
    path = str(FILE.path)
    assert (proofs, list(made.held), made.wrong, made.open) == ([path], [path], [], [])
    kept = keep_modes([FILE], {path: made.held[path].as_table()})
    assert (kept.held, kept.dropped) == (made.held, {})
    assert renew_modes([FILE], kept).held == kept.held
    assert proofs == [path]
    renew_modes([FILE], kept, again=True)
    assert proofs == [path, path]


def test_an_old_checker_or_a_changed_byte_drops_it(proofs: list[str]) -> None:
    path = str(FILE.path)
    table = renew_modes([FILE], NONE).held[path].as_table()
    old = keep_modes([FILE], {path: {**table, "checker": "0" * 64}})
    assert old.held == {}
    assert old.dropped[path].startswith("it is of another checker")
    changed = replace(FILE, text=FILE.text.replace("    li t5, 1\n", "    li t5, 3\n", 1))
    assert keep_modes([changed], {path: table}).dropped[path].startswith("it is of other object")
    bad = keep_modes([FILE], {path: {**table, "functions": {}}})
    assert bad.dropped[path] == "it is of other functions"
    missing = inspect([FILE], old)
    assert missing.wrong == [f"{path} has no certificate that holds"]


def test_nothing_is_certified_by_sources_that_change(
    proofs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certificate_state, "mode_checker_digest", lambda target: "another")
    with pytest.raises(UserError, match="were changed while it ran"):
        renew_modes([FILE], NONE)


def test_some_are_proven_once_more(proofs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = renew_modes([FILE], NONE)

    def attempt(jobs: Any, tasks: Sequence[ModeProof], _: str) -> list[FunctionVerdict]:
        return [row(task.role, WRONG if task.role == "drbg_init" else PROVEN) for task in tasks]

    monkeypatch.setattr(certificate_state, "run_jobs", attempt)
    assert prove_some_modes([FILE], kept, Some(0, (1, 5))).wrong == []
    (said,) = prove_some_modes([FILE], kept, Some(0, (2, 5))).wrong
    assert said.startswith(f"{FILE.path}: drbg_init: its certificate says `proven`, found was ")
    assert said.endswith("`unknown`: byte 3 differs")


def test_states_are_put_together() -> None:
    one = CertificateState({}, {"a": "old"}, ["wrong"], ["open"])
    other = CertificateState({}, {"b": "old"}, ["more"], [])
    assert together(one, other) == CertificateState(
        {}, {"a": "old", "b": "old"}, ["wrong", "more"], ["open"]
    )
