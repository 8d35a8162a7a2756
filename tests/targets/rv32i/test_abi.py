"""RV32I's registers as ilp32 gives them to a function, those of RV32E, and the frame."""

from __future__ import annotations

import pytest

from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.rv32i.abi import FEW, PLACES, REGISTERS, SAVED, SIXTEEN, TARGET, TEMPORARY
from targets.rv32i.table import NUMBERED

OTHERS = {"zero", "sp", "gp", "tp"}
"""Registers that no value is put into."""


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert load_target("rv32i") is TARGET


def test_all_registers_are_free_but_those_of_the_program() -> None:
    assert len(set(REGISTERS.free)) == len(REGISTERS.free) == 28
    assert set(REGISTERS.free) == set(NUMBERED) - OTHERS
    assert set(TEMPORARY) | set(SAVED) | {"ra"} == set(REGISTERS.free)
    assert not set(TEMPORARY) & set(SAVED)


def test_what_must_be_saved_comes_last() -> None:
    saved = set(REGISTERS.saved)
    assert saved == {"ra", *SAVED}
    assert set(REGISTERS.free[-len(saved) :]) == saved


def test_registers_without_arguments_come_first() -> None:
    taken = {register for each in TARGET.arguments.values() for register in each.values()}
    assert taken - {"sp"} == {f"a{n}" for n in range(5)}
    first = REGISTERS.free[: len(TEMPORARY) - 5]
    assert not taken & set(first)


def test_rv32e_has_sixteen_registers() -> None:
    """The RISC-V Instruction Set Manual, 3.1: x0 to x15."""
    assert set(NUMBERED[:16]) == FEW | OTHERS
    few = TARGET.with_features(("e",)).classes
    assert few == (SIXTEEN,)
    assert set(SIXTEEN.free) == FEW
    assert set(SIXTEEN.saved) == {"ra", "s0", "s1"}
    assert [r for r in REGISTERS.free if r in FEW] == list(SIXTEEN.free)
    assert TARGET.with_features(("zbb",)).classes == (REGISTERS,)


@pytest.mark.parametrize(
    ("function", "registers"),
    [
        ("key_setup", {"rk": "a0", "key": "a1"}),
        ("ctr_nonce", {"ctx": "a0", "nonce": "a1"}),
        ("ecb_encrypt", {"out": "a0", "in": "a1", "rk": "a3"}),
        ("ecb_decrypt", {"out": "a0", "in": "a1", "rk": "a3"}),
        ("ctr_crypt", {"out": "a0", "in": "a1", "ctx": "a3", "counter": "a4"}),
    ],
)
def test_parameters_come_as_the_header_declares_them(
    function: str, registers: dict[str, str]
) -> None:
    assert TARGET.arguments[function].items() >= registers.items()
    given = list(TARGET.arguments[function].values())
    assert len(set(given)) == len(given)


@pytest.mark.parametrize("function", TARGET.homes)
def test_homes_lie_in_the_frame_behind_what_is_saved(function: str) -> None:
    homes = TARGET.homes[function]
    places = list(homes.values())
    assert homes.keys() == TARGET.arguments[function].keys() - {"frame"}
    assert len(set(places)) == len(places)
    saved = 4 * len(REGISTERS.saved)
    assert all(saved <= place <= TARGET.saved_bytes - 4 and place % 4 == 0 for place in places)
    assert homes == {name: PLACES[name] for name in homes}


def test_a_frame_keeps_the_stack_aligned() -> None:
    assert TARGET.saved_bytes % 16 == TARGET.call_bytes % 16 == 0


def test_each_instruction_that_is_named_is_a_row() -> None:
    names = {name for each in TARGET.primitives.values() for name in each.split()}
    names |= {REGISTERS.copy, REGISTERS.load, REGISTERS.store}
    assert names <= TARGET.table.keys()


def test_features_are_spelled_for_the_assembler() -> None:
    assert TARGET.assembler_features.keys() == set(TARGET.features)
    assert TARGET.logic.keys() - {""} <= set(TARGET.features)
    assert TARGET.class_features.keys() <= set(TARGET.features)
