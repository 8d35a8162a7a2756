"""Proofs of kernels within limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.parts import ProofTask
from proof_driver.kernel_proofs import prove_kernels, prove_task
from runtime.budgets import Limits
from tests.prove.kernel_subjects import SHORT, WORDS, part_of

ROTATED = ("%block1, %block1, 24;", "%block1, %block1, 25;")


@pytest.mark.parametrize("path", [SHORT], ids=lambda path: path.stem)
def test_verdicts(path: Path) -> None:
    task = ProofTask(path, part_of(path), "ecb_decrypt", "")
    assert prove_task(task).outcome.verdict == "proven"
    (row,) = prove_kernels([task], Limits(60, 1000))
    assert row.outcome.verdict == "proven"


def test_a_violation() -> None:
    task = ProofTask(WORDS, part_of(WORDS, ROTATED), "ecb_encrypt", "")
    outcome = prove_task(task).outcome
    assert outcome.verdict == "violation"
    assert "is 0x" in outcome.detail
