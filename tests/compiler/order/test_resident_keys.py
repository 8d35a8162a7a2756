"""Key slots that are read in several rounds are loaded once where registers are left for them."""

from __future__ import annotations

import pytest

from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.order.resident_keys import kept_slots, with_one_load

WORD = Type(32)


def keep_keys(program: Program, registers: int) -> Program:
    """The program with one load of each slot that is kept."""
    return with_one_load(program, kept_slots(program, registers))


def rounds(slots: list[int], own_store: bool = False) -> Program:
    """A word to which the keys of some slots are added, one after another."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    word = build.emit("load", "in", kind=WORD, offset=0, bytes=4, big=0)
    for slot in slots:
        key = build.emit("load", "rk", kind=WORD, offset=4 * slot, bytes=4, big=0, own=1)
        word = build.emit("xor", word, key)
    pointer = "rk" if own_store else "out"
    build.emit_many("store", (pointer, word), (), offset=0, bytes=4, big=0)
    return Program("f", "slice", params, tuple(build.ops), ())


def loads(program: Program) -> list[int]:
    """The slots that are loaded, in order."""
    return [op.number("offset") // 4 for op in program.ops if op.attrs and "rk" in op.args]


@pytest.mark.parametrize(
    ("slots", "registers", "expected"),
    [
        ([0, 1, 0, 1], 4, [0, 1]),
        # Once each: nothing is saved.
        ([0, 1, 2], 4, [0, 1, 2]),
        # Two are alive as it is; of the slots the one that is read most stays.
        ([0, 1, 2, 0, 1, 2, 1], 3, [0, 1, 2, 0, 2]),
        ([0, 1, 0, 1], 2, [0, 1, 0, 1]),
    ],
)
def test_slots_stay_as_far_as_they_fit(
    slots: list[int], registers: int, expected: list[int]
) -> None:
    assert loads(keep_keys(rounds(slots), registers)) == expected


def test_what_the_program_writes_is_read_again() -> None:
    program = rounds([0, 0], own_store=True)
    assert keep_keys(program, 9) is program


def with_masks(masks: int, slots: list[int]) -> Program:
    """The same sum, masked twice by each of some constants at its ends."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    word = build.emit("load", "in", kind=WORD, offset=0, bytes=4, big=0)
    ones = [build.constant(WORD, 0x5555_5555 + n) for n in range(masks)]
    for one in ones:
        word = build.emit("and", word, one)
    for slot in slots:
        key = build.emit("load", "rk", kind=WORD, offset=4 * slot, bytes=4, big=0, own=1)
        word = build.emit("xor", word, key)
    for one in ones:
        word = build.emit("and", word, one)
    build.emit_many("store", ("out", word), (), offset=0, bytes=4, big=0)
    return Program("f", "slice", params, tuple(build.ops), ())


def test_constants_that_are_read_again_take_registers_too() -> None:
    """One more key would drive a constant out, which is dearer than a load."""
    slots = [0, 1, 2, 0, 1, 2]
    assert loads(keep_keys(with_masks(3, slots), 7)) == [0, 1, 2]
    assert loads(keep_keys(with_masks(3, slots), 6)) == [0, 1, 2, 1, 2]
    assert loads(keep_keys(with_masks(3, slots), 5)) == slots


def test_keys_that_are_read_often_drive_others_out() -> None:
    """Ten loads less are worth what comes back by it."""
    slots = [0, 1] * 6
    assert loads(keep_keys(with_masks(3, slots), 4)) == [0, 1]
