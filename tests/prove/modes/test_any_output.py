"""Outputs of any length: the loop that writes counter blocks, by induction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from dsl.modes.parse import parse_mode
from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import mode_subject
from prove.modes.subject import AnyCall, Lengths, ModeSubject
from prove.modes.verdict import FORMS, Form, prove_call

GENERATED = Path(__file__).parents[3] / "generated"
BACK, FORTH = FORMS
FILES: Mapping[str, Form] = {
    "rv32i/lea128_128_drbg.s": FORTH,
    "rv32i/aes128_128_drbg.s": FORTH,
    "aarch64_neon/lea128_128_drbg.s": FORTH,
    "aarch64_neon/aes128_128_plane_drbg.s": FORTH,
    "avr/lea128_128_drbg.s": BACK,
    "avr/hight64_128_drbg.s": BACK,
}
RV32I, NEON, AVR = (
    "rv32i/lea128_128_drbg.s",
    "aarch64_neon/lea128_128_drbg.s",
    "avr/lea128_128_drbg.s",
)


@cache
def subject_of(name: str) -> ModeSubject:
    return mode_subject(read_mode(GENERATED / name))


def calls_of(name: str) -> tuple[AnyCall, ...]:
    return Lengths(subject_of(name)).any_outputs("generate", FILES[name].n_blocks)


def call_of(name: str, rest: int) -> AnyCall:
    return next(call for call in calls_of(name) if call.rest == rest)


def with_code(name: str, was: str, now: Mapping[int, int]) -> ModeSubject:
    """The file with bits of an instruction of `generate` flipped, by their bytes."""
    subject = subject_of(name)
    code, pc = subject.cipher.code, subject.addresses["generate"]
    while code.at(pc).text() != was:
        pc += code.at(pc).n_bytes
    text = bytearray(code.text)
    for byte, bits in now.items():
        text[pc - code.base + byte] ^= bits
    changed = replace(code, text=bytes(text), known={})
    return replace(subject, cipher=replace(subject.cipher, code=changed), images={})


@pytest.mark.parametrize("name", FILES)
def test_any_number_of_blocks_and_a_rest(name: str) -> None:
    unit = FILES[name].n_blocks * subject_of(name).sizes.block
    for rest in (0, unit - 3):
        outcome = prove_call(subject_of(name), call_of(name, rest), FILES[name])
        assert outcome.verdict == "proven", outcome.detail


@pytest.mark.parametrize("name", [*FILES][::2])
def test_all_lengths_beyond_the_limit_are_refused(name: str) -> None:
    refused = [call for call in calls_of(name) if not call.is_read]
    assert len(refused) == (0 if name == AVR else 1)
    for call in refused:
        outcome = prove_call(subject_of(name), call, FILES[name])
        assert outcome.verdict == "proven", outcome.detail


def test_an_output_with_an_input() -> None:
    call = next(call for call in calls_of(AVR) if call.inputs == (1,))
    outcome = prove_call(subject_of(AVR), call, BACK)
    assert outcome.verdict == "proven", outcome.detail


@pytest.mark.parametrize("name", [RV32I, AVR])
def test_code_of_another_form_has_no_verdict(name: str) -> None:
    other = {BACK: FORTH, FORTH: BACK}[FILES[name]]
    calls = Lengths(subject_of(name)).any_outputs("generate", other.n_blocks)
    assert prove_call(subject_of(name), calls[3], other).verdict == "unknown"


CHANGES = [
    # Another summand, another register, or a difference in place of a sum.
    (RV32I, "addi a2, a2, 1", {2: 0x20}),
    (RV32I, "addi a0, a0, 32", {3: 0x01}),
    (AVR, "subi r24, lo8(16)\nsbci r25, hi8(16)", {0: 0x01}),
    (AVR, "adc r0, r1", {0: 0x02}),
    (NEON, "add v2.2d, v2.2d, v3.2d", {3: 0x20}),
    (NEON, "sub x9, x9, #1", {1: 0x04}),
]


@pytest.mark.parametrize(("name", "was", "now"), CHANGES)
def test_changed_loops_are_not_proven(name: str, was: str, now: Mapping[int, int]) -> None:
    changed = with_code(name, was, now)
    assert prove_call(changed, call_of(name, 0), FILES[name]).verdict == "unknown"


@pytest.mark.parametrize(
    ("old", "new"),
    [("B = E(Key, V)\n", "B = E(Key, V) ^ V\n"), ("most_request = block", "most_request = 9")],
)
def test_another_text_is_not_proven(old: str, new: str) -> None:
    subject = subject_of(AVR)
    text = subject.mode.text
    assert old in text
    other = replace(subject, mode=parse_mode(text.replace(old, new), "m.mode"))
    assert prove_call(other, call_of(AVR, 5), BACK).verdict == "unknown"
