"""What cannot be allocated without a frame is refused; what just fits is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.registers.allocate import Allocate
from compiler.registers.refusals import refuse_impossible
from compiler.registers.verify import AllocationError, Contract, Frame

AVR = load_target("avr")


def listing(n_alive: int) -> Program:
    """Bytes of memory that may change, all read before the first one is written."""
    numbers = range(n_alive)
    lines = [f"v{n}: u8 = ld in, k={n}" for n in numbers]
    lines += [f"st in, v{n}, k={n}" for n in numbers]
    return parse_program("\n".join(["listing f(in: ptr) {", *lines, "return", "}"]))


def contract(n_registers: int, pointer: str = "") -> Contract:
    kind, *others = AVR.classes
    return Contract(
        table=AVR.table,
        classes=(replace(kind, free=kind.free[:n_registers]), *others),
        fixed={"in": "X"},
        frame=Frame(pointer, address_bits=AVR.address_bits),
        views=AVR.view_classes,
    )


def test_more_values_than_registers_are_refused() -> None:
    with pytest.raises(AllocationError, match="too few registers of class reg"):
        refuse_impossible(listing(5), contract(4))
    with pytest.raises(AllocationError):
        Allocate().attempt(listing(5), contract(4))


def test_what_just_fits_is_not_refused() -> None:
    refuse_impossible(listing(4), contract(4))
    Allocate().attempt(listing(4), contract(4))


def test_a_frame_has_room_for_more() -> None:
    refuse_impossible(listing(5), contract(4, pointer="Y"))


def test_constants_take_a_register_only_where_they_are_read() -> None:
    text = ["c0: u8 = ldi k=5", "c1: u8 = ldi k=6", "v: u8 = ld in, k=0"]
    text += ["w: u8 = eor v, c0", "x: u8 = eor w, c1", "st in, x, k=0"]
    program = parse_program("\n".join(["listing f(in: ptr) {", *text, "return", "}"]))
    refuse_impossible(program, contract(2))
    with pytest.raises(AllocationError):
        refuse_impossible(program, contract(1))
