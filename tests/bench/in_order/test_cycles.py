"""The model of an in-order core, from single instructions to what one block more costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from bench.disassemble import DisassemblyError, disassemble
from bench.in_order.cycles import Operation, Predictor, Run, operation_of, simulate
from bench.in_order.kernels import CoreModel
from bench.in_order.marginal import InOrderBench, sizes_for
from bench.measure import MeasuredText
from compiler.machine.core import Cost
from compiler.machine.decoder import Decoder
from targets.rv32i.cost import CORES
from targets.rv32i.emulate import MACHINE
from targets.rv32i.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_c import TEXT
from verify.emulation.memory import Argument, Buffer

DECODER = Decoder(INSTRUCTIONS, VIEWS)
CORE = CORES["sifive-e31"]
MODEL = CoreModel(DECODER, CORE)
PROGRAM = TEXT.partition("\n")[2]
"""Without the line that includes the header."""
# Adds up words; each turn loads one and uses it at once.
SUM = """
    .globl sum
    .type sum, @function
sum:
    li a3, 0
1:  lw a4, 0(a1)
    add a3, a3, a4
    addi a1, a1, 4
    addi a2, a2, -1
    bnez a2, 1b
    sw a3, 0(a0)
    ret
    .size sum, .-sum
"""


def operation(line: str) -> Operation:
    found = DECODER.match(line)
    assert found is not None, line
    return operation_of(*found)


def run(*lines: str) -> Run:
    """What the model says of lines that are executed one after another."""
    program = {4 * number: operation(line) for number, line in enumerate(lines)}
    return simulate(sorted(program), program, CORE)


def call_sum(turns: int) -> Sequence[Argument]:
    out = Buffer(bytes(4), writable=True, align=4)
    return out, Buffer(bytes(4 * turns), align=4), turns


def test_a_loop_takes_what_its_turns_take_one_by_one() -> None:
    lines = ["lw a0, 0(a1)", "add a2, a0, a0", "mul a3, a2, a2", "bnez a1, -12", "add a4, a0, a0"]
    program = {4 * number: operation(line) for number, line in enumerate(lines)}
    turn = sorted(program)[:4]
    runs = [simulate(turn * turns + [16], program, CORE) for turns in range(2, 40)]
    more = [later - earlier for earlier, later in pairwise(runs)]
    # The last turn alone is foreseen wrongly.
    assert len(set(more)) == 1
    assert (more[0].instructions, more[0].branches, more[0].mispredicted) == (4, 1, 0)
    plain = {pc: replace(each, is_conditional=False) for pc, each in program.items()}
    straight = simulate(turn * 39 + [16], plain, CORE)
    assert runs[-1].load_stalls == straight.load_stalls
    assert runs[-1].cycles == straight.cycles + CORE.misprediction


@pytest.mark.parametrize(
    ("lines", "cycles", "stalls"),
    [
        (["add a0, a0, a1"] * 3, 3, 0),
        (["lw a0, 0(a1)", "add a2, a0, a0"], 3, 1),
        (["lw a0, 0(a1)", "add a3, a1, a1", "add a2, a0, a0"], 3, 0),
        (["lbu a0, 0(a1)", "add a2, a0, a0"], 4, 2),
        (["lhu a0, 0(a1)", "add a3, a1, a1", "add a2, a0, a0"], 4, 1),
        (["lw a0, 0(a1)", "lw a2, 0(a0)", "lw a3, 0(a2)"], 5, 2),
        (["lw a0, 0(a1)", "sw a0, 4(a1)"], 3, 1),
        (["lw a0, 0(a1)", "sw a2, 4(a1)"], 2, 0),
        (["lw a0, 0(a1)", "add a0, a2, a2"], 3, 1),
        (["lw a0, 0(a1)", "lbu a2, 0(a1)", "xor a0, a0, a2"], 5, 2),
    ],
)
def test_loads_cost_what_the_manual_says(lines: list[str], cycles: int, stalls: int) -> None:
    found = run(*lines)
    assert (found.cycles, found.load_stalls, found.other_stalls) == (cycles, stalls, 0)
    assert found.instructions == len(lines)


def test_other_latencies_are_those_of_the_table() -> None:
    slow = replace(CORE, costs={**CORE.costs, "alu": Cost(5, {"any": 1})})
    lines = ["add a0, a1, a1", "add a2, a0, a0"]
    program = {4 * number: operation(line) for number, line in enumerate(lines)}
    found = simulate([0, 4], program, slow)
    assert (found.cycles, found.load_stalls, found.other_stalls) == (6, 0, 4)


def test_a_branch_knows_where_it_goes() -> None:
    back, jump = operation("bne a0, a1, -20"), operation("j -20")
    assert (back.is_conditional, back.distance, back.reads) == (True, -20, ("a0", "a1"))
    assert (jump.is_conditional, jump.distance) == (False, 0)
    assert not operation("ret").is_conditional


@pytest.mark.parametrize(
    ("distance", "taken", "wrong"),
    [
        (-8, "1111110", 1),  # a loop, first time: only its end
        (-8, "1111110" * 3, 3),  # again and again: one end does not change its mind
        (8, "0000", 0),
        (8, "1111", 1),
        (8, "11110000", 3),
        (8, "10101010", 8),  # the worst: it learns the wrong thing each time
    ],
)
def test_branches_are_foreseen_by_two_bits(distance: int, taken: str, wrong: int) -> None:
    predictor = Predictor()
    foreseen = [predictor.foresees(64, distance, way == "1") for way in taken]
    assert foreseen.count(False) == wrong


def test_branches_have_counters_of_their_own() -> None:
    predictor = Predictor()
    assert not predictor.foresees(0, 8, True)
    assert not predictor.foresees(4, 8, True)


def test_a_wrongly_foreseen_branch_costs_three_cycles() -> None:
    program = {0: operation("beqz a0, 8"), 8: operation("ret")}
    taken = simulate([0, 8], program, CORE)
    assert (taken.cycles, taken.branches, taken.mispredicted) == (2 + 3, 1, 1)


def test_a_core_of_another_kind_is_refused() -> None:
    with pytest.raises(AssertionError, match="one instruction a cycle"):
        simulate([], {}, replace(CORE, width=2))


def test_one_block_more_is_the_difference_of_two_calls() -> None:
    bench = InOrderBench(MeasuredText("sum.s", SUM), MACHINE, DECODER, CORE)
    found = bench.marginal("sum", call_sum, sizes_for(1, 4, 10))
    assert (found.n_blocks, found.counts.n_bytes, found.counts.total) == (10, 40, 50)
    assert (found.counts.load, found.counts.scalar, found.counts.branch) == (10, 30, 10)
    assert found.run == Run(60, 50, 10, 0, 10, 0)
    assert (found.cycles_per_block, found.cycles_per_byte) == (6.0, 1.5)
    assert (found.code_bytes, bench.code_bytes, bench.other_bytes) == (32, 32, 0)


def test_a_whole_call_has_its_frame_and_its_last_branch() -> None:
    bench = InOrderBench(MeasuredText("sum.s", SUM), MACHINE, DECODER, CORE)
    found = bench.whole("sum", call_sum(2))
    assert found.run == Run(1 + 2 * 6 + 3 + 2, 1 + 2 * 5 + 2, 2, 0, 2, 1)


@pytest.mark.parametrize(
    ("group_blocks", "n_blocks", "groups", "more"),
    [(1, 64, 64, 64), (8, 256, 32, 256), (3, 64, 22, 66), (128, 64, 2, 256)],
)
def test_messages_are_whole_groups(
    group_blocks: int, n_blocks: int, groups: int, more: int
) -> None:
    sizes = sizes_for(group_blocks, 16, n_blocks)
    assert (sizes.groups, sizes.n_blocks) == (groups, more)


def test_bytes_that_are_no_instruction_are_refused() -> None:
    with pytest.raises(DisassemblyError, match="llvm-mc"):
        disassemble([bytes(4)], triple="riscv32")
