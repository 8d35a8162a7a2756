"""The cheapest allocation that is proven is taken; what cannot be is refused at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.registers.allocate import Allocate, Allocation
from compiler.registers.cheapest import cheapest, cycles_of
from compiler.registers.verify import AllocationError, Contract, Frame

AVR = load_target("avr")
CORE = AVR.cores["atmega128"]


def listing(readers: int) -> Program:
    """Bytes of memory, each with the same constant added."""
    lines = ["c: u8 = ldi k=5"]
    for n in range(readers):
        lines += [f"v{n}: u8 = ld in, k={n}", f"w{n}: u8 = eor v{n}, c", f"st out, w{n}, k={n}"]
    return parse_program("\n".join(["listing f(out: ptr, in: ptr) {", *lines, "return", "}"]))


def contract(n_registers: int) -> Contract:
    kind, *others = AVR.classes
    return Contract(
        table=AVR.table,
        classes=(replace(kind, free=kind.free[len(kind.free) - n_registers :]), *others),
        fixed={"out": "Y", "in": "X"},
        frame=Frame("", address_bits=AVR.address_bits),
        views=AVR.view_classes,
        alternatives=AVR.alternatives,
    )


class _Counting(Allocate):
    """Counts what is tried."""

    tries = 0

    def attempt(self, program: Program, contract: Contract) -> tuple[Allocation, Contract]:
        _Counting.tries += 1
        return super().attempt(program, contract)


class _Cutting(Allocate):
    """Loses the last operation of each allocation that fetches a constant once."""

    def attempt(self, program: Program, contract: Contract) -> tuple[Allocation, Contract]:
        made, kept = super().attempt(program, contract)
        if sum(op.name == "ldi" for op in program.ops) == 1:
            made = replace(made, program=made.program.with_ops(made.program.ops[:-1]))
        return made, kept


def fetches(program: Program) -> int:
    return sum(op.name == "ldi" for op in program.ops)


def test_what_has_room_is_fetched_once() -> None:
    made = cheapest(listing(6), contract(8), CORE, Allocate()).program
    assert fetches(made) == 1
    assert cycles_of(made, AVR.table, CORE) == 1 + 6 * (2 + 1 + 2)


def test_an_allocation_that_is_not_proven_is_not_taken() -> None:
    made = cheapest(listing(6), contract(8), CORE, _Cutting()).program
    assert fetches(made) > 1
    assert sum(op.name == "st" for op in made.ops) == 6


def test_a_class_without_registers_is_refused_before_anything_is_tried() -> None:
    _Counting.tries = 0
    with pytest.raises(AllocationError, match="class without registers"):
        cheapest(listing(6), contract(0), CORE, _Counting())
    assert _Counting.tries == 0
    cheapest(listing(6), contract(8), CORE, _Counting())
    assert _Counting.tries > 1
