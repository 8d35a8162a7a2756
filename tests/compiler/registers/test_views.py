"""Registers that an operand may be, parameters in the frame alone, and lines that overwrite."""

from __future__ import annotations

import pytest

from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.passes.listing.allocate import Allocate
from tests.tutorial_targets import tutorial_target

TARGET = tutorial_target("eight_bits")
BYTE = Type(8)
HIGH = TARGET.view_registers["high"]
REGISTERS = len(TARGET.classes[0].free)


def constants(alive: int) -> Program:
    """Constants, of which only half of the registers can be made, that are all alive at once."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("rk", "key"))
    made = [build.emit("ldi", kind=BYTE, k=n) for n in range(alive)]
    first = build.emit("ld", "key", kind=BYTE, k=0)
    made = [build.emit("xor", value, first) for value in made]
    for n, value in enumerate(made):
        build.emit_many("st", ("rk", value), (), k=n)
    return Program("key_setup", "listing", params, tuple(build.ops), ())


@pytest.mark.parametrize("alive", [1, 6, 7, REGISTERS - 1, REGISTERS + 4])
def test_constants_are_made_where_they_can_be(alive: int) -> None:
    """And leave for other registers, or the frame, when the next one needs theirs."""
    made = Allocate().allocate(constants(alive), TARGET).program
    results = [op.result for op in made.ops if op.name == "ldi"]
    assert len(results) >= alive
    assert set(results) <= HIGH


def test_a_value_is_made_where_it_will_be_read() -> None:
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("rk", "key"))
    value = build.emit("ld", "key", kind=BYTE, k=0)
    masked = build.emit("andi", value, k=15)
    build.emit_many("st", ("rk", masked), (), k=0)
    made = Allocate().allocate(
        Program("key_setup", "listing", params, tuple(build.ops), ()), TARGET
    )
    assert made.copies == 0
    (loaded,) = (op.result for op in made.program.ops if op.name == "ld")
    assert loaded in HIGH


def test_pointers_in_the_frame_alone_are_loaded_when_they_are_read() -> None:
    made = Allocate().allocate(constants(2), TARGET).program
    assert [op.number("k") for op in made.ops if op.name == "ldp"] == [2, 0]
    assert {op.result for op in made.ops if op.name == "ldp"} == {"p"}
    assert made.params == (Param("f", POINTER),)


def test_a_word_added_to_one_of_its_own_limbs_is_copied() -> None:
    """The first line overwrites what the second reads."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("rk", "key"))
    low, high = (build.emit("ld", "key", kind=BYTE, k=n) for n in range(2))
    made = build.emit_many("add_2", (low, high, high, low), (BYTE, BYTE))
    for n, value in enumerate(made):
        build.emit_many("st", ("rk", value), (), k=n)
    done = Allocate().allocate(
        Program("key_setup", "listing", params, tuple(build.ops), ()), TARGET
    )
    (op,) = (op for op in done.program.ops if op.name == "add_2")
    assert len(set(op.args)) == 4
    assert done.copies == 2
