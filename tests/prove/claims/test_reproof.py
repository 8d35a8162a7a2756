"""Proofs carried out again for changed code: what each answer stands for."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from prove.claims.reproof import Answer, Prepared
from prove.machine.code import Code
from prove.machine.decode import Decoder
from tests.prove.toy_machine import KEY_SETUP, LOOP, SIZES, subject_of

STRAIGHT = LOOP.partition("addi a0")[0] + "ret"


def changed(role: str, lines: str) -> Code:
    """The code of the file with another function; all have the same addresses."""
    functions = {"key_setup": KEY_SETUP, "ecb_encrypt": LOOP, role: lines}
    return subject_of(SIZES, **functions).code


def prepared(role: str) -> Prepared:
    made = Prepared(subject_of(SIZES, key_setup=KEY_SETUP, ecb_encrypt=LOOP), role)
    made.prepare()
    return made


@pytest.mark.parametrize(
    ("role", "lines", "found", "detail"),
    [
        ("ecb_encrypt", LOOP, "proven", ""),
        ("ecb_encrypt", LOOP.replace("add t1 t1 t0", "add t1 t0 t1"), "proven", ""),
        ("ecb_encrypt", LOOP.replace("add t1", "sub t1"), "differs", "the code gives"),
        ("ecb_encrypt", LOOP.replace("addi a1 a1 4", "addi a1 a1 8"), "breaks a rule", "past the"),
        ("ecb_encrypt", STRAIGHT, "unknown", "no loop over the groups of blocks is found"),
        ("key_setup", KEY_SETUP, "proven", ""),
        ("key_setup", KEY_SETUP.replace("sw t0 a0", "sw t0 a1"), "breaks a rule", "`key` is"),
        ("key_setup", KEY_SETUP.replace("sw t0", "sw a0"), "breaks a rule", "byte 0 of `rk` is of"),
        ("key_setup", KEY_SETUP.replace("xor t0 t0 t1", "xor t0 t0 s0"), "unknown", "depends on"),
    ],
)
def test_code_is_judged_by_what_was_prepared(
    role: str, lines: str, found: str, detail: str
) -> None:
    answer = prepared(role).answer(changed(role, lines))
    assert answer.found == found
    assert detail in answer.detail
    assert bool(answer.detail) == bool(detail)


def test_what_the_key_set_up_leaves_wrong_shows_where_it_is_read() -> None:
    wrong = changed("key_setup", KEY_SETUP.replace("addi t1 zero -1", "addi t1 zero -2"))
    assert prepared("ecb_encrypt").answer(wrong).found == "differs"


def test_an_error_of_the_checker_is_no_verdict() -> None:
    broken = replace(changed("ecb_encrypt", LOOP), decoder=cast("Decoder", None))
    answer = prepared("ecb_encrypt").answer(broken)
    assert answer.found == "crashed"
    assert answer.detail.startswith("AttributeError: ")
    assert Answer("proven").detail == ""
