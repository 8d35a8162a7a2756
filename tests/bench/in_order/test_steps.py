"""The instructions that a call executes are read back with their rows, in both emulators."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.in_order.steps import NoRowError, Stepper
from bench.measure import MeasuredText
from targets.rv32i.emulate import MACHINE
from tests.bench.in_order.test_cycles import DECODER, SUM, call_sum


def test_the_steps_of_a_loop_are_those_of_its_turns() -> None:
    stepper = Stepper(MeasuredText("sum.s", SUM), MACHINE, DECODER)
    steps = stepper.executed("sum", call_sum(2))
    turn = ["lw", "add", "addi", "addi", "bnez"]
    assert [line.split()[0] for line in steps.lines] == ["li", *turn, *turn, "sw", "ret"]
    first = stepper.image.base
    assert [(pc - first) // 4 for pc in steps.pcs] == [0, *range(1, 6), *range(1, 6), 6, 7]
    branch = steps.program[first + 20]
    assert (branch.is_conditional, branch.distance, branch.reads) == (True, -16, ("a2",))
    assert stepper.code_bytes == {"sum": 32}


def test_what_no_row_describes_is_named() -> None:
    stepper = Stepper(MeasuredText("f.s", ".globl f\nf: nop\n fence\n ret\n"), MACHINE, DECODER)
    with pytest.raises(NoRowError, match=r"f\+0x4: no row of the table has the text `fence`"):
        stepper.executed("f", ())


def test_long_forms_are_found_where_there_is_no_short_one() -> None:
    stepper = Stepper(MeasuredText("f.s", ".globl f\nf: nop\n mv a0, a1\n ret\n"), MACHINE, DECODER)
    assert stepper.executed("f", ()).lines == ("addi zero, zero, 0", "mv a0, a1", "ret")


@pytest.mark.slow
def test_both_emulators_execute_the_same() -> None:
    call = call_sum(5)
    steps = [
        Stepper(MeasuredText("sum.s", SUM, ("zbb",)), replace(MACHINE, not_emulated=lacks), DECODER)
        .executed("sum", call)
        .pcs
        for lacks in (frozenset[str](), frozenset({"zbb"}))
    ]
    assert steps[0] == steps[1]
