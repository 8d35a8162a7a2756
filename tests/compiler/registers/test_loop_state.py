"""The state of a loop of rounds: its registers are those of all parts."""

from __future__ import annotations

import pytest

from compiler.ir.program import Type
from compiler.machine.load import load_target

WORD = Type(32)
TARGET = load_target("rv32i")


@pytest.mark.parametrize("function", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"])
def test_issue_13_all_parts_hand_the_state_on_in_the_same_registers(function: str) -> None:
    parts = {TARGET.state_registers(function + part) for part in ("", ".round", ".tail")}
    (registers,) = parts
    pointers = {*TARGET.arguments[function].values(), *TARGET.arguments["round"].values()}
    assert pointers.isdisjoint(registers)
    assert len(registers) > 16
