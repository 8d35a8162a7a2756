"""Rows, costs and the target of PTX agree with each other."""

from __future__ import annotations

import re

import pytest

from compiler.frontend.interface import KERNELS
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.c.abi import TARGET as HOST
from targets.ptx.cost import CORES
from targets.ptx.table import INSTRUCTIONS

TARGET = load_target("ptx")
SINGLE = {name: each for name, each in INSTRUCTIONS.items() if not each.lines}


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert {name for each in TARGET.primitives.values() for name in each.split()} <= set(SINGLE)


@pytest.mark.parametrize("instruction", SINGLE.values(), ids=SINGLE)
def test_row_is_sane(instruction: Instruction) -> None:
    row = instruction.row
    has_address = instruction.reads_memory or instruction.writes_memory
    assert row.time == ("address" if has_address else "fixed")
    assert instruction.writes_memory == (instruction.name in TARGET.primitives["store"])
    assert row.text.rstrip("}").rstrip().endswith(";")
    assert re.match(r"NVIDIA, Parallel Thread Execution ISA 9\.0, [\d.]+ ", row.source)
    assert set(row.imm) == {name for name, view in instruction.views.items() if not view}


def test_carries_stay_inside_a_sequence() -> None:
    for instruction in INSTRUCTIONS.values():
        if instruction.lines:
            assert not instruction.state_read


def test_each_core_has_the_cost_of_each_row() -> None:
    for core in CORES.values():
        assert {each.cost for each in SINGLE.values()} <= set(core.costs)
        assert {port for cost in core.costs.values() for port in cost.ports} <= set(core.ports)


def test_kernels_are_the_targets_own_and_the_rest_is_the_hosts() -> None:
    assert {kernel.program for kernel in KERNELS} == set(TARGET.arguments)
    for name in TARGET.arguments:
        assert TARGET.of(name) is TARGET
    for name in ("key_setup", "ctr_init", "ctr_nonce"):
        assert TARGET.of(name) is HOST
    assert TARGET.has_threads
    assert not HOST.has_threads
    assert HOST.of("ecb_encrypt") is HOST
