"""Code whose way or whose addresses depend on the counter is told from code without such."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prove.claims.counted_ways import carries, looks_up
from prove.claims.verdict import on_constants
from tests.prove.toy_machine import KEY_SETUP, SIZES, subject_of

INIT = KEY_SETUP.replace("ret", "sw t0 a0 4; ret")
WITH_COUNTER = replace(SIZES, counter=4)
COUNTED = {
    "lw t0 a3 0; lw t1 a1 0; xor t1 t1 t0; sw t1 a0 0; ret": False,
    "addi t1 zero 1; and t0 a4 t1; bne t0 zero 2; lw t0 a3 0; lw t1 a1 0; sw t1 a0 0; ret": True,
    "addi t1 zero 4; and t0 a4 t1; add t0 t0 a3; lw t0 t0 0; lw t1 a1 0; sw t1 a0 0; ret": True,
}
"""Code for one block in counter mode, and whether its way or its places depend on the counter."""


@pytest.mark.parametrize(("lines", "expected"), COUNTED.items())
def test_code_that_goes_or_looks_by_the_counter_is_seen(lines: str, expected: bool) -> None:
    subject = subject_of(WITH_COUNTER, ctr_init=INIT, ctr_crypt=lines)
    assert looks_up(on_constants(subject)) == expected


@pytest.mark.parametrize("lines", COUNTED)
def test_only_a_branch_at_the_end_of_the_lowest_byte_carries(lines: str) -> None:
    subject = subject_of(WITH_COUNTER, ctr_init=INIT, ctr_crypt=lines)
    assert carries(on_constants(subject)) == ("bne" in lines)
