"""Files run on the machine that their target has; a record is what a call executes there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from targets.aarch64_neon.emulate import MACHINE as NEON
from targets.avr.emulate import MACHINE as AVR
from verify.emulation.faults import Mismatch
from verify.emulation.machine import Emulator
from verify.emulation.memory import Buffer
from verify.runner import compare, link_for, record, runner_of
from verify.simavr.machine import Simulator
from verify.toolchain.assemble import assemble

NEON_LOADS = ".text\n.global f\nf: ldrb w4, [x1]\n ldrb w5, [x1, x4]\n ret\n"
AVR_COPIES = ".text\n.global f\nf: movw r30, r24\n movw r26, r22\n ld r18, X\n st Z, r18\n ret\n"


def test_an_emulator_records_addresses() -> None:
    image = link_for(NEON, assemble(NEON_LOADS, (), NEON.triple))
    assert isinstance(runner_of(NEON, image), Emulator)
    source = Buffer(bytes([2, 0, 9]))
    found = record(NEON, image, "f", (Buffer(bytes(1), writable=True), source))
    at = found.addresses[source]
    assert [step.accesses for step in found.steps] == [
        ((False, at, 1),),
        ((False, at + 2, 1),),
        (),
    ]


def test_an_address_that_depends_on_a_secret_is_a_mismatch() -> None:
    image = link_for(NEON, assemble(NEON_LOADS, (), NEON.triple))
    one, other = ((Buffer(bytes(1), writable=True), Buffer(bytes([n, 0, 9]))) for n in (1, 2))
    assert compare(NEON, image, "f", one, one) == 3
    with pytest.raises(Mismatch):
        compare(NEON, image, "f", one, other)


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_a_microcontroller_is_simulated() -> None:
    image = link_for(AVR, assemble(AVR_COPIES, ("avr51",), AVR.triple), lines=False)
    assert isinstance(runner_of(AVR, image), Simulator)
    found = record(AVR, image, "f", (Buffer(bytes(1), writable=True), Buffer(b"\x07")))
    assert len(found.steps) == 5
    assert found.cycles > 5


def test_code_is_linked_where_it_is_wanted() -> None:
    elf = assemble(NEON_LOADS, (), NEON.triple)
    assert link_for(NEON, elf).base == NEON.base
    assert link_for(replace(NEON, base=0x1_0000), elf).base == 0x1_0000
    assert link_for(NEON, elf, base=0x2_0000).symbols["f"] == 0x2_0000
