"""Verdicts on functions of a toy machine: proven, a violation, refused, unknown, not attempted."""

from __future__ import annotations

import gc
from dataclasses import FrozenInstanceError, replace

import pytest

from compiler.frontend.interface import ORDER, FixedKey, readers_of
from prove.claims import verdict as module
from prove.claims.functions import Subject
from prove.claims.interface import KEY
from prove.claims.verdict import (
    Outcome,
    on_constants,
    prove_function,
    prove_on,
    session_for,
    session_on,
)
from prove.graph.graph import Graph
from prove.graph.words import known_number
from prove.machine.executor import Broken
from tests.prove.toy_machine import BASE, KEY_SETUP, LOOP, SIZES, subject_of

OTHER_ADDER = (
    LOOP.replace("add t1 t1 t0;", "xor a4 t1 t0; and t1 t1 t0; add t1 t1 t1; add t1 t1 a4;")
    .replace("zero 9", "zero 12")
    .replace("-6", "-9")
)
"""`x + k` as `(x ^ k) + 2 (x & k)`: the bit graph has no rule for that."""
ENCRYPT = BASE + 20


def subject(**functions: str) -> Subject:
    return subject_of(SIZES, **{"key_setup": KEY_SETUP, "ecb_encrypt": LOOP, **functions})


@pytest.mark.parametrize("role", ["key_setup", "ecb_encrypt", "ecb_decrypt"])
def test_what_is_right_is_proven(role: str) -> None:
    outcome = prove_function(subject(ecb_decrypt=LOOP.replace("add t1", "sub t1")), role)
    assert replace(outcome, seconds=0) == Outcome("proven", engine="bit graph")
    assert outcome.seconds > 0


def test_what_the_bit_graph_does_not_prove_the_sweep_may() -> None:
    outcome = prove_function(subject(ecb_encrypt=OTHER_ADDER), "ecb_encrypt")
    assert replace(outcome, seconds=0) == Outcome("proven", engine="SAT sweep")


def test_without_time_for_the_sweep_it_stays_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0)
    outcome = prove_function(subject(ecb_encrypt=OTHER_ADDER), "ecb_encrypt")
    assert outcome.verdict == "unknown"
    assert "byte 0 of block 0 is not shown to be what the text says" in outcome.detail


@pytest.mark.parametrize(
    ("role", "lines", "detail"),
    [
        ("ecb_encrypt", LOOP.replace("add t1", "sub t1"), "the code gives"),
        ("ecb_encrypt", LOOP.replace("lw t1 a1 0", "lw t1 a1 4"), "past the end of `in`"),
        (
            "ecb_encrypt",
            LOOP.replace(
                "beq a2 zero 9; lw t0 a3 0;", "beq a2 zero 10; lw t0 a3 0; beq t0 zero 1;"
            ),
            "a branch depends on data that is not public: it is one thing for key ",
        ),
        ("key_setup", KEY_SETUP.replace("sw t0 a0 0", "sw t0 a1 0"), "`key` is written to"),
        ("key_setup", KEY_SETUP.replace("sw t0 a0 0;", ""), "nothing is written at the end"),
    ],
)
def test_a_broken_rule_or_another_result_is_a_violation(role: str, lines: str, detail: str) -> None:
    outcome = prove_function(subject(**{role: lines}), role)
    assert outcome.verdict == "violation"
    assert detail in outcome.detail
    assert outcome.pc is not None


def test_what_is_not_decided_is_unknown() -> None:
    straight = LOOP.partition("addi a0")[0] + "ret"
    outcome = prove_function(subject(ecb_encrypt=straight), "ecb_encrypt")
    assert outcome.verdict == "unknown"
    assert outcome.detail == f"{ENCRYPT:#x}: no loop over the groups of blocks is found"
    assert outcome.pc == ENCRYPT


def test_code_that_holds_what_is_no_instruction_is_refused() -> None:
    whole = subject()
    place = ENCRYPT + 4 - BASE
    text = whole.code.text[:place] + bytes(4) + whole.code.text[place + 4 :]
    wrong = replace(whole, code=replace(whole.code, text=text, known={}))
    outcome = prove_function(wrong, "ecb_encrypt")
    assert outcome.verdict == "refused"
    assert "0x00000000 is no instruction of the table" in outcome.detail
    assert outcome.pc == ENCRYPT + 4


@pytest.mark.parametrize("role", ["ctr_crypt", "drbg_init", ""])
def test_a_function_that_there_is_no_proof_of_is_not_attempted(role: str) -> None:
    outcome = prove_function(subject(), role)
    assert outcome == Outcome("not attempted", "there is no proof of this function yet")


def test_what_nobody_fills_is_not_attempted() -> None:
    alone = subject_of(SIZES, ecb_encrypt=LOOP)
    assert prove_function(alone, "ecb_encrypt").verdict == "not attempted"


def test_the_collector_is_as_it_was_after_a_proof() -> None:
    assert gc.isenabled()
    prove_function(subject(), "key_setup")
    assert gc.isenabled()
    gc.disable()
    try:
        prove_function(subject(), "key_setup")
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_proof_on_a_session_raises_what_is_wrong() -> None:
    prove_on(session_on(subject(), Graph()), "ecb_encrypt")
    prove_on(session_for(subject(), "key_setup", on_constants(subject())), "key_setup")
    wrong = subject(ecb_encrypt=LOOP.replace("add t1", "xor t1"))
    with pytest.raises(Broken, match="the code gives"):
        prove_on(session_on(wrong, Graph()), "ecb_encrypt")


def test_sessions_have_one_key_or_any() -> None:
    constant, any_key = on_constants(subject()), session_on(subject(), Graph())
    assert known_number(constant.draw(KEY, 0)) is not None
    assert all(bit > 1 for bit in any_key.draw(KEY, 0))
    assert any_key.start.lookups is None


def test_readers_show_that_what_is_filled_is_right() -> None:
    found = {role: readers_of(role) for role in ORDER if readers_of(role)}
    assert found == {
        "key_setup": ("ecb_encrypt", "ecb_decrypt", "ctr_crypt"),
        "ctr_init": ("ctr_crypt",),
    }
    assert readers_of("ctr_nonce", FixedKey(b"k")) == ("ctr_crypt",), "nothing else fills `ctx`"


def test_an_outcome_is_not_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Outcome("unknown").verdict = "proven"  # type: ignore[misc]
