"""Registers and instructions for folded counter mode on targets that do not name them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from compiler.machine.folding import ADDRESS, LOW_BYTE, SCALE, folding_target
from compiler.machine.load import load_target
from compiler.machine.target import FRAME

DECLARED = load_target("neon")
OWN = {"table", FRAME, ADDRESS, LOW_BYTE, SCALE}


def without(table: Mapping[str, str]) -> dict[str, str]:
    """The entries that are not about folded counter mode."""
    return {name: value for name, value in table.items() if name not in OWN}


NEON = replace(
    DECLARED,
    arguments={name: without(each) for name, each in DECLARED.arguments.items() if name not in OWN},
    primitives=without(DECLARED.primitives),
)
"""NEON as if it declared nothing for folded counter mode."""


def test_the_table_has_the_registers_that_other_functions_have() -> None:
    made = folding_target(NEON)
    assert made.can_fold
    assert made.arguments["table"] == {"ctx": "x0", "entry": "x1", "counter": "x4", "pool": "x8"}
    assert made.arguments["ctr_crypt"] == {**NEON.arguments["ctr_crypt"], FRAME: "sp"}
    assert made.arguments == DECLARED.arguments


def test_instructions_are_found_by_their_meaning() -> None:
    found = folding_target(NEON).primitives
    assert [found[name] for name in (ADDRESS, LOW_BYTE, SCALE)] == ["add_x", "and_x_255", "lsl_x"]


def test_a_target_with_registers_of_its_own_stays() -> None:
    for target in (load_target("rv32i"), DECLARED):
        assert folding_target(target) is target


def test_without_such_instructions_the_target_stays() -> None:
    table = {name: row for name, row in NEON.table.items() if name != "lsl_x"}
    lacking = replace(NEON, table=table)
    assert folding_target(lacking) is lacking


def test_a_target_of_source_text_stays() -> None:
    source = load_target("c")
    assert folding_target(source) is source
