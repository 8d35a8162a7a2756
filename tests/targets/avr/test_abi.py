"""AVR's registers as avr-gcc gives them to a function, and where pointers wait."""

from __future__ import annotations

from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.avr.abi import POINTERS, REGISTERS, SAVED, TARGET, UPPER, swapped
from targets.avr.table import PARTS

CLEARED = {"r1"}
"""Holds 0 in code of avr-gcc."""


def halves(pointer: str) -> set[str]:
    return {PARTS[half][pointer] for half in ("low", "high")}


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert load_target("avr") is TARGET


def test_data_and_pointers_share_no_register() -> None:
    taken = set[str]().union(*(halves(pointer) for pointer in POINTERS.free))
    assert not taken & set(REGISTERS.free)
    assert not CLEARED & set(REGISTERS.free)
    assert len(set(REGISTERS.free)) == len(REGISTERS.free)


def test_a_call_keeps_what_avr_gcc_says() -> None:
    """GCC wiki, avr-gcc, Call-Saved Registers: r2 to r17, r28 and r29."""
    assert set(SAVED) == {f"r{n}" for n in range(2, 18)}
    assert set(REGISTERS.saved) == set(SAVED)
    assert halves("Y") == {"r28", "r29"}
    assert halves("Y") <= {*TARGET.pushed, "r29"}


def test_operations_with_constants_find_their_registers() -> None:
    """DS40002198B: `ldi`, `andi` and `subi` take r16 to r31."""
    numbers = {int(name[1:]) for name in UPPER}
    assert min(numbers) == 16
    assert TARGET.view_registers["high"] == frozenset(UPPER)
    assert REGISTERS.free[-len(UPPER) :] == UPPER


def test_words_change_places_limb_by_limb() -> None:
    assert swapped(2) == (2, 3, 0, 1)
    assert TARGET.alternatives["add_4"] == (("add_4", (4, 5, 6, 7, 0, 1, 2, 3)),)


def test_places_of_a_function_are_registers_that_exist() -> None:
    known = {*REGISTERS.free, *PARTS["low"], *CLEARED, "r26", "r27", "r28", "r29", "r30", "r31"}
    for placements in TARGET.frameless.values():
        for placement in placements:
            assert set(placement.registers.values()) <= known, placement.name
