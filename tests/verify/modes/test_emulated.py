"""The check of assembly of modes finds what is wrong in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.modes.checks import assembled, cases_of, mode_file, model_of
from catalogue.ciphers import find_cipher
from tests.builds.modes.made import built
from verify.modes.check import Cases
from verify.modes.emulated import Assembled, check_emulated
from verify.report import Finding

SET = "speck64_128"
"""A set without known answers of the mode: the others are compared with the interpreted text."""
pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")


@cache
def subject(target: str) -> tuple[Assembled, Cases]:
    made = built(SET, target=target)
    model = model_of(made, find_cipher(SET).load())
    cases = cases_of(made, model)
    few = Cases(cases.known[:20], (*cases.lengths[::3], *cases.lengths[-4:]), cases.refused)
    return assembled(made, mode_file(made, model)), few


def findings(target: str, old: str = "", new: str = "") -> list[Finding]:
    """What is found in a file that was changed in one place."""
    found, cases = subject(target)
    assert old in found.file.text
    text = found.file.text.replace(old, new, 1) if old else found.file.text
    file = replace(found.file, text=text)
    return list(check_emulated(replace(found, file=file), cases).findings)


@pytest.mark.full
@pytest.mark.parametrize("target", ["avr", "rv32i"])
def test_the_file_as_it_is(target: str) -> None:
    found = findings(target)
    assert [f"{f.name}: {f.detail}" for f in found if f.status == "failed"] == []
    assert len(found) == 6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("    adc r0, r1\n    st -X, r0", "    st -X, r0", "the state is"),
        ("known_key_0:\n    .byte 0x", "known_key_0:\n    .byte 1 ^ 0x", "the state is"),
        ("refuse_3:\n    ldi r22, 3", "refuse_3:\n    ldi r22, 4", "it returns 4, not 3"),
        ("    st Z+, r1\n    sbiw r24, 1", "    adiw r30, 1\n    sbiw r24, 1", "on the stack"),
        ("_read_zero:\n", "_read_zero:\n    adiw r26, 1\n", "the state is"),
        (
            "_increment_byte:\n    ld r0, -Z\n",
            "_increment_byte:\n    ld r0, -Z\n    tst r0\n    breq .+0\n",
            "secret",
        ),
    ],
)
def test_what_is_wrong(old: str, new: str, message: str) -> None:
    found = findings("avr", old, new)
    assert any(message in f.detail for f in found if f.status == "failed"), found


def test_a_file_that_does_not_assemble() -> None:
    (found,) = findings("avr", "    push r28", "    pushes r28")
    assert found.status == "failed"


def test_requests_that_a_machine_cannot_be_given() -> None:
    found, cases = subject("avr")
    assert not all(found.can_call(case) for case in cases.refused)
