"""Numbers that functions return, on each kind of machine."""

from __future__ import annotations

import pytest

from compiler.machine.load import load_target
from targets.binary import load_binary
from targets.machine import load_machine
from verify.emulation.faults import MachineFault
from verify.modes.running import Returning, returning
from verify.runner import link_for
from verify.toolchain.assemble import assemble

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
CASES = [
    ("avr", "ldi r24, 0x34\n    ldi r25, 0x12", 0x1234),
    ("avr", "ldi r24, 0xff\n    ldi r25, 0xff", 0xFFFF),
    ("rv32i", "li a0, -2", 0xFFFF_FFFE),
    ("neon", "mov x0, #-3", 0xFFFF_FFFD),
]


def machine(target: str, body: str) -> Returning:
    """A machine with the function `f`."""
    described = load_target(target)
    processor, family = load_machine(described), tuple(load_binary(described).family)
    octets = assemble(f".global f\nf:\n    {body}\n    ret\n", family, described.triple)
    return returning(processor, link_for(processor, octets))


@pytest.mark.parametrize(("target", "body", "value"), CASES)
def test_a_number_has_the_width_of_an_int(target: str, body: str, value: int) -> None:
    found = machine(target, body)
    found.call("f")
    assert found.returned() == value


def test_cycles_are_counted_where_a_machine_has_them() -> None:
    short, long = machine("avr", "nop"), machine("avr", "nop\n    nop\n    nop")
    for each in (short, long):
        each.call("f")
    assert long.cycles - short.cycles == 2
    emulated = machine("rv32i", "nop")
    emulated.call("f")
    assert emulated.cycles == 0


def test_a_function_that_changes_a_preserved_register_is_refused() -> None:
    with pytest.raises(MachineFault):
        machine("avr", "ldi r28, 1\n    ldi r29, 2").call("f")
