"""The simulated AVR keeps avr-gcc's convention."""

from __future__ import annotations

from targets.avr.cost import CORES
from targets.avr.emulate import MACHINE


def test_parts_are_the_modelled_ones() -> None:
    assert set(MACHINE.parts) == set(CORES)


def test_a_call_keeps_what_avr_gcc_says() -> None:
    """GCC wiki, avr-gcc, Register Layout: r2 to r17, r28 and r29; r1 is 0."""
    assert set(MACHINE.preserved) == {*range(2, 18), 28, 29}
    assert MACHINE.zeros == (1,)
    assert MACHINE.arguments_below == 26


def test_data_lie_above_the_registers_of_devices() -> None:
    """2467X and DS40002061B, data memory: SRAM begins at 0x100 at least."""
    assert MACHINE.data_base is not None
    place = MACHINE.data_base - 0x80_0000
    assert all(0x100 <= place < core.ram_bytes for core in CORES.values())
