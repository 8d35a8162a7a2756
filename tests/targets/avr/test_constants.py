"""Constants want upper registers: others leave them, and go to the stack last."""

from __future__ import annotations

import pytest

from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.listing.allocate import Allocate
from compiler.passes.listing.select import Select
from compiler.registers.allocate import Allocation
from targets.avr.abi import UPPER
from tests.shipped import cipher

TARGET = load_target("avr")
BYTE = Type(8)


def allocated(build: Builder, *values: str) -> Allocation:
    """A key set-up that stores values."""
    for n, value in enumerate(values):
        build.emit_many("st", ("rk", value), (), k=n)
    params = tuple(build.param(name, POINTER) for name in ("rk", "key"))
    program = Program("key_setup", "listing", params, tuple(build.ops), ())
    place = TARGET.frameless["key_setup"][0]
    made = Allocate().attempt(
        program, TARGET.without_frame("key_setup", place), TARGET.cores["atmega128"]
    )
    assert made, "it needs no frame"
    return made


def begun() -> tuple[Builder, list[str]]:
    """Bytes of the key in registers, twenty of the twenty-five that there are."""
    build = Builder("t")
    build.types["key"] = build.types["rk"] = POINTER
    return build, [build.emit("ld", "key", kind=BYTE, k=n) for n in range(20)]


def test_values_move_to_lower_registers_before_they_go_to_the_stack() -> None:
    build, held = begun()
    made = [
        build.emit("eor", value, build.emit("ldi", kind=BYTE, k=n)) for n, value in enumerate(held)
    ]
    done = allocated(build, *made, *held[:1])
    assert done.slots == 0


def test_of_two_words_the_one_outside_of_upper_registers_takes_the_sum() -> None:
    build, held = begun()
    word = held[:4]
    numbers = [build.emit("ldi", kind=BYTE, k=n) for n in range(1, 5)]
    total = build.emit_many("add_4", (*numbers, *word), (BYTE,) * 4)
    done = allocated(build, *total, *held[4:])
    (op,) = (op for op in done.program.ops if op.name == "add_4")
    assert not set(op.results) & set(UPPER)
    assert done.copies == 0


@pytest.mark.parametrize(("name", "sign"), [("add_limbs", -1), ("sub_limbs", 1)])
def test_a_number_is_taken_as_immediates(name: str, sign: int) -> None:
    build = Builder("t")
    params = tuple(build.param(f"a{i}", BYTE) for i in range(2))
    number = [build.constant(BYTE, value) for value in (0x34, 0x12)]
    made = build.emit_many(name, (*(p.name for p in params), *number), (BYTE, BYTE))
    program = Program("f", "slice", params, tuple(build.ops), made)
    module = Module(cipher("lea"), "lea128_128", {"f": program})
    chosen = Select().run_module(module, Context(TARGET, "atmega128")).programs["f"]
    (op,) = chosen.ops
    assert op.name == "sub_constant_2"
    less = sign * 0x1234 & 0xFFFF
    assert [op.number("k0"), op.number("k1")] == [less & 255, less >> 8]
