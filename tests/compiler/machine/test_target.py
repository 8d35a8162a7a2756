"""How many registers of a class a listing's values may fill."""

from __future__ import annotations

import pytest

from compiler.ir.program import Program
from compiler.ir.slots import Part
from compiler.machine.load import load_target

TARGET = load_target("rv32i")


def listing(function: str, part: Part = "") -> Program:
    return Program(function, "listing", (), (), (), part=part)


@pytest.mark.parametrize(
    ("program", "homes", "homes_where_tight"),
    [
        (listing("ecb_encrypt"), 4, 1),
        (listing("key_setup"), 0, 0),
        (listing("ctr_crypt", "round"), 0, 0),
    ],
    ids=lambda given: given.label if isinstance(given, Program) else None,
)
def test_parameters_with_homes_take_registers(
    program: Program, homes: int, homes_where_tight: int
) -> None:
    kind = TARGET.classes_of(program.name, program.part)[0]
    assert len(kind.free) - TARGET.room(program, kind) == homes
    assert len(kind.free) - TARGET.room(program, kind, tight=True) == homes_where_tight


def test_a_class_without_homes_is_free_as_a_whole() -> None:
    neon = load_target("neon")
    for kind in neon.classes_of("ecb_encrypt"):
        assert neon.room(listing("ecb_encrypt"), kind) == len(kind.free)
