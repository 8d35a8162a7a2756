"""Proofs of entries of modes for some lengths, and of changed code."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.claims.verdict import Outcome
from prove.modes.subject import Call, ModeSubject
from prove.modes.verdict import prove_call, with_cipher

GENERATED = Path(__file__).parents[3] / "generated"
FILES = [
    "rv32i/lea128_128_drbg.s",
    "avr/lea128_128_drbg.s",
    "aarch64_neon/lea128_128_drbg.s",
]
SAMPLES = [
    Call("init", (16, 0, 0)),
    Call("init", (16, 3, 7)),
    Call("init", (15, 0, 0), is_read=False),
    Call("reseed", (19, 2)),
    Call("generate", (0,), 0, nulls=True),
    Call("generate", (5,), 21),
    Call("generate", (0,), 53),
]


@cache
def subject_of(name: str) -> ModeSubject:
    return mode_subject(read_mode(GENERATED / name))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("call", SAMPLES, ids=Call.text)
def test_a_call_is_proven(name: str, call: Call) -> None:
    outcome = prove_call(subject_of(name), call)
    assert outcome.verdict == "proven", outcome.detail


def test_an_output_at_each_distance_from_a_word() -> None:
    for offset in range(1, 4):
        outcome = prove_call(subject_of(FILES[0]), Call("generate", (0,), 18, offset))
        assert outcome.verdict == "proven", outcome.detail


def test_changed_instructions_are_not_proven() -> None:
    subject = subject_of(FILES[0])
    code = subject.cipher.code
    calls = [Call("init", (16, 3, 7)), Call("init", (15, 0, 0), is_read=False)]
    survivors: list[str] = []
    calls += [Call("init", (1 << 31, 1 << 31, 0), is_read=False), Call("init", (200, 3, 7))]
    first = subject.addresses["init"] - code.base
    for word in range(first, first + 4 * 60, 4 * 5):
        text = bytearray(code.text)
        # Another destination, or another operation or immediate.
        text[word] ^= 0x80
        text[word + 3] ^= 0x10
        changed = replace(code, text=bytes(text), known={})
        other = replace(subject, cipher=replace(subject.cipher, code=changed), images={})
        if all(prove_call(other, call).verdict == "proven" for call in calls):
            survivors.append(code.at(word + code.base).text())
    assert not survivors


def test_another_return_code_is_not_proven() -> None:
    subject = subject_of(FILES[0])
    # The code refuses these lengths, and the text does not.
    outcome = prove_call(subject, Call("reseed", (15, 0)))
    assert outcome.verdict == "proven"
    swapped = replace(subject, addresses={**subject.addresses, "init": subject.addresses["reseed"]})
    outcome = prove_call(swapped, Call("init", (16, 0, 0)))
    assert outcome.verdict == "unknown"
    assert "return code" in outcome.detail


@pytest.mark.full
@pytest.mark.slow
def test_a_changed_counter_is_not_proven() -> None:
    """The loop that writes two counter blocks counts down in place of up."""
    subject = subject_of(FILES[2])
    code = subject.cipher.code
    count_up, count_down = (bytes.fromhex(word)[::-1] for word in ("4ee38442", "6ee38442"))
    at = code.text.index(count_up, subject.addresses["generate"] - code.base)
    assert code.at(at + code.base).text() == "add v2.2d, v2.2d, v3.2d"
    text = code.text[:at] + count_down + code.text[at + 4 :]
    changed = replace(code, text=text, known={})
    other = replace(subject, cipher=replace(subject.cipher, code=changed), images={})
    for n_bytes, verdict in ((35, "proven"), (83, "unknown")):
        # Two blocks are counted before the change has an effect.
        assert prove_call(other, Call("generate", (0,), n_bytes)).verdict == verdict


def test_an_entry_needs_the_functions_of_the_cipher() -> None:
    entry, shown = {"drbg_init": Outcome("proven")}, Outcome("proven")
    assert with_cipher(entry)["drbg_init"].verdict == "unknown"
    whole = {**entry, "key_setup": shown, "ecb_encrypt": shown}
    assert with_cipher(whole) == whole
