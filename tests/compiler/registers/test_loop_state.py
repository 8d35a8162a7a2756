"""The state of a loop of rounds: its registers are those of all parts, and it may change places."""

from __future__ import annotations

import pytest

from compiler.ir.program import POINTER, Op, Param, Program, Type, attributes
from compiler.machine.load import load_target
from compiler.passes.listing.allocate import Allocate

WORD = Type(32)
TARGET = load_target("rv32i")


@pytest.mark.parametrize("function", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"])
def test_issue_13_all_parts_hand_the_state_on_in_the_same_registers(function: str) -> None:
    parts = {TARGET.state_registers(function + part) for part in ("", ".round", ".tail")}
    (registers,) = parts
    pointers = {*TARGET.arguments[function].values(), *TARGET.arguments["round"].values()}
    assert pointers.isdisjoint(registers)
    assert len(registers) > 16


@pytest.mark.parametrize("results", [("b", "a"), ("a", "a"), ("c", "a"), ("c", "c"), ("a", "b")])
def test_issue_13_words_of_the_state_change_places(results: tuple[str, ...]) -> None:
    """The allocation is replayed: a wrong one is an error."""
    pointers = (Param("round", POINTER), Param("limit", POINTER))
    state = (Param("a", WORD), Param("b", WORD))
    load = Op("lw", ("round",), ("k",), (WORD,), attributes(k=0))
    add = Op("add", ("b", "k"), ("c",), (WORD,))
    program = Program("ecb_encrypt.round", "listing", (*pointers, *state), (load, add), results)
    made = Allocate().allocate(program, TARGET)
    assert made.program.results == TARGET.state_registers("ecb_encrypt")[:2]
