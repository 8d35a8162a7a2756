"""Counters that few calls have, and leaks that few inputs show: a violation comes with a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from artifacts.parts import proof_subject
from prove.claims.verdict import Outcome, prove_function

FILE = Path(__file__).parents[3] / "generated" / "rv32i" / "speck64_128_l1_small.s"
PLAIN = FILE.read_text(encoding="utf-8")
CTR = "lwcc_speck64_128_ctr_crypt_rv32i:\n"
ROUND = "    # round 1 (speck.dsl:22)\n"
NEXT = "    addi a4, a4, 1\n"


def found(place: str, lines: str, instead: bool = False) -> Outcome:
    """What is found of counter mode with lines behind, or instead of, the first such place."""
    before, begin, behind = PLAIN.partition(CTR)
    assert place in behind
    behind = behind.replace(place, lines if instead else place + lines, 1)
    (part,) = parts_of(before + begin + behind, FILE.name)
    return prove_function(proof_subject(part), "ctr_crypt")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lines", "counter"),
    [
        ("    addi t0, a4, 1\n    seqz t0, t0\n    xor a5, a5, t0\n", (1 << 32) - 1),
        ("    slli t0, a4, 8\n    seqz t0, t0\n    xor a5, a5, t0\n", None),
    ],
)
def test_a_counter_that_few_calls_have(lines: str, counter: int | None) -> None:
    outcome = found(ROUND, lines)
    assert outcome.verdict == "violation"
    assert (f" counter {counter}," if counter else " counter ") in outcome.detail
    assert "the code gives" in outcome.detail


@pytest.mark.slow
def test_a_carry_that_is_lost_between_groups() -> None:
    lines = (
        "    addi t0, a4, 1\n    srli t1, a4, 24\n    slli t1, t1, 24\n    slli t0, t0, 8\n"
        "    srli t0, t0, 8\n    or a4, t0, t1\n"
    )
    outcome = found(NEXT, lines, instead=True)
    assert outcome.verdict == "violation"
    assert "the code gives" in outcome.detail


@pytest.mark.full
@pytest.mark.slow
def test_a_counter_that_only_the_solver_finds() -> None:
    lines = "    li t0, 0x12345678\n    xor t0, a4, t0\n    seqz t0, t0\n    xor a5, a5, t0\n"
    outcome = found(ROUND, lines)
    assert outcome.verdict == "violation"
    assert f" counter {0x12345678}," in outcome.detail


@pytest.mark.slow
def test_a_branch_on_the_counter_is_no_violation() -> None:
    outcome = found(ROUND, "    beqz a4, 4\n")
    assert outcome.verdict == "unknown"
    assert "or on the counter: no two runs show it" in outcome.detail


@pytest.mark.slow
@pytest.mark.parametrize(
    "lines",
    [
        "    andi t0, a5, 1\n    beqz t0, 4\n",
        "    beqz a5, 4\n",
        "    li t1, 0x12345678\n    beq a5, t1, 4\n",
    ],
)
def test_a_branch_on_a_secret_is_shown_by_two_runs(lines: str) -> None:
    outcome = found("    xor a5, a5, a6\n", lines)
    assert outcome.verdict == "violation"
    assert "a branch depends on data that is not public: it is one thing for " in outcome.detail
    assert ", and another for " in outcome.detail


@pytest.mark.slow
def test_left_data_marks_the_store() -> None:
    outcome = found("    addi sp, sp, -112\n", "    lw t0, 0(a3)\n    sw t0, 40(sp)\n")
    assert outcome.verdict == "violation"
    assert "(sw t0, 40(sp)): data is left in the stack frame" in outcome.detail
