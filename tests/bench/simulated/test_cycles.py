"""Figures of a simulator are exact: cycles are counted by hand from the manual."""

from __future__ import annotations

import pytest

from bench.in_order.kernels import COUNTER_BLOCKS
from bench.simulated.cycles import N_BLOCKS, SimulatedFile, simulate_subject
from targets.avr.emulate import MACHINE
from verify.subject import Subject

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

# Blocks of a byte; the inner loop takes 1 + 1 + 2 + 2 + 1 + 2 + 2 cycles a block.
TEXT = """
    .text
    .global setup
    .type setup, @function
setup:
    movw r30, r24
    st Z, r1
    ret
    .size setup, .-setup
    .global encrypt
    .type encrypt, @function
encrypt:
    movw r30, r24
    movw r26, r22
.Lnext:
    cpi r20, 0
    breq .Ldone
    ld r18, X+
    st Z+, r18
    dec r20
    rjmp .Lnext
.Ldone:
    ret
    .size encrypt, .-encrypt
    .global ctr
    .type ctr, @function
ctr:
    push r2
    movw r30, r24
    movw r26, r22
    movw r24, r20
.Lmore:
    sbiw r24, 0
    breq .Lend
    ld r18, X+
    st Z+, r18
    sbiw r24, 1
    rjmp .Lmore
.Lend:
    pop r2
    ret
    .size ctr, .-ctr
    .section .rodata.lwcc,"a",@progbits
    .balign 256
    .zero 256
"""
PER_BLOCK = {"encrypt": 1 + 1 + 2 + 2 + 1 + 2, "ctr": 2 + 1 + 2 + 2 + 2 + 2}


def subject_of_text() -> Subject:
    return Subject(
        text=TEXT,
        machine=MACHINE,
        functions={"key_setup": "setup", "ecb_encrypt": "encrypt", "ctr_crypt": "ctr"},
        block_bytes=2,
        key_bytes=4,
        rk_bytes=4,
        ctx_bytes=4,
        group_blocks=1,
        counter_bytes=1,
        align=1,
        stack_bytes=2,
        features=("avr51",),
    )


def simulated(part: str = "") -> SimulatedFile:
    return simulate_subject("x.s", subject_of_text(), part)


@pytest.mark.parametrize("part", MACHINE.parts)
def test_cycles_of_a_block_are_exact(part: str) -> None:
    found = {each.function: each for each in simulated(part).functions}
    assert list(found) == ["encrypt", "ctr", "setup"]
    encrypt, ctr, setup = found.values()
    assert (encrypt.part, encrypt.n_blocks, ctr.n_blocks) == (part, N_BLOCKS, COUNTER_BLOCKS)
    assert encrypt.cycles == N_BLOCKS * PER_BLOCK["encrypt"]
    assert encrypt.cycles_per_block == PER_BLOCK["encrypt"]
    assert ctr.cycles_per_byte == PER_BLOCK["ctr"]
    assert (setup.cycles, setup.n_blocks, setup.code_bytes) == (1 + 2 + 4, 0, 6)
    assert [each.stack_bytes for each in found.values()] == [0, 1, 0]


def test_sizes_are_those_of_flash_and_ram() -> None:
    found = simulated()
    assert found.code_bytes == sum(each.code_bytes for each in found.functions)
    assert (found.flash_bytes, found.data_bytes) == (found.code_bytes + 256, 256)
