"""Cycles of an executed trace on a core that issues one instruction a cycle in order.

When instructions issue is for `compiler.order.in_order` to say. A branch that was foreseen wrongly
takes the core's `misprediction` more. The targets of jumps and returns are foreseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from compiler.machine.core import Core, Cost
from compiler.machine.isa import Instruction, parts_of_expression
from compiler.order.in_order import InOrder
from dsl.syntax.tree import Select

INSTRUCTION_BYTES = 4
"""All instructions that are modelled have this size."""
WEAKLY_NOT_TAKEN, WEAKLY_TAKEN, SURELY_TAKEN = 1, 2, 3


@dataclass(frozen=True)
class Operation:
    """An instruction at its place.

    Args:
        instruction: its row.
        reads: registers, each in its own name.
        writes: the same.
        distance: in bytes, from a branch to its target; 0 for anything else.
        is_conditional: whether it is a branch that may fall through.
    """

    instruction: Instruction
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    distance: int = 0
    is_conditional: bool = False


@dataclass(frozen=True)
class Run:
    """The model's figures for a run, or for the difference of two runs.

    Args:
        cycles: all of them.
        instructions: how many were executed.
        load_stalls: cycles spent waiting for the result of a load.
        other_stalls: cycles spent waiting for any other result.
        branches: conditional ones.
        mispredicted: how many of them were foreseen wrongly.
    """

    cycles: int
    instructions: int
    load_stalls: int
    other_stalls: int
    branches: int
    mispredicted: int

    def __sub__(self, other: Run) -> Run:
        """The figures of this run beyond another one."""
        return Run(*(getattr(self, f.name) - getattr(other, f.name) for f in fields(Run)))


class Predictor:
    """Foresees branches by a counter of two bits each.

    A branch that was not seen before is taken to be taken where it goes back. No two branches share
    a counter, as if the table had room for all.

    Source: Smith, A Study of Branch Prediction Strategies, ISCA 1981, strategies 3 and 7.
    """

    def __init__(self) -> None:
        self._counters: dict[int, int] = {}

    def foresees(self, pc: int, distance: int, taken: bool) -> bool:
        """Whether the branch at `pc` was predicted; the predictor is updated."""
        first = WEAKLY_TAKEN if distance < 0 else WEAKLY_NOT_TAKEN
        counter = self._counters.get(pc, first)
        moved = counter + 1 if taken else counter - 1
        self._counters[pc] = min(SURELY_TAKEN, max(0, moved))
        return taken == (counter >= WEAKLY_TAKEN)


class _Stalls:
    """The cycles that instructions waited for registers, by the kind of the producer.

    Args:
        core: the model that issues them.
    """

    def __init__(self, core: InOrder) -> None:
        self._core = core
        self._loaded: set[str] = set()
        self.load = self.other = 0

    def issue(self, operation: Operation, cost: Cost) -> None:
        """Issue an instruction."""
        used, loaded = (*operation.reads, *operation.writes), self._loaded
        ready = [self._core.ready[name] for name in used if name in loaded]
        first = self._core.slots.next_cycle
        at = self._core.issue(cost, operation.reads, operation.writes)
        if at in ready:
            self.load += at - first
        else:
            self.other += at - first
        self._loaded.difference_update(operation.writes)
        if operation.instruction.reads_memory:
            self._loaded.update(operation.writes)


def simulate(pcs: Sequence[int], program: Mapping[int, Operation], core: Core) -> Run:
    """The cycles of a run that begins with an idle core that has seen no branch.

    Args:
        pcs: addresses of the executed instructions, in order.
        program: the instruction at each of them.
        core: the model; it issues in order, one instruction a cycle.

    Raises:
        KeyError: an instruction has no operation, or its class no cost.
    """
    assert (core.width, core.window) == (1, 0), "one instruction a cycle, in order"
    issuing, predictor = InOrder(core, results_in_order=False), Predictor()
    stalls = _Stalls(issuing)
    costs = {pc: core.cost(program[pc].instruction) for pc in dict.fromkeys(pcs)}
    branches = mispredicted = 0
    for pc, after in zip(pcs, [*pcs[1:], 0], strict=True):
        operation = program[pc]
        stalls.issue(operation, costs[pc])
        if not operation.is_conditional:
            continue
        branches += 1
        if not predictor.foresees(pc, operation.distance, after != pc + INSTRUCTION_BYTES):
            mispredicted += 1
            issuing.slots.wait(issuing.slots.next_cycle + core.misprediction)
    cycles = issuing.slots.next_cycle
    return Run(cycles, len(pcs), stalls.load, stalls.other, branches, mispredicted)


def operation_of(instruction: Instruction, operands: Mapping[str, str]) -> Operation:
    """An instruction with its operands, as the decoder finds them; a branch has its distance."""

    def registers(names: Sequence[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(operands[name] for name in names))

    is_conditional = instruction.branches and _may_fall_through(instruction)
    return Operation(
        instruction,
        registers(instruction.args),
        registers(instruction.results),
        _distance(instruction, operands) if is_conditional else 0,
        is_conditional,
    )


def _may_fall_through(instruction: Instruction) -> bool:
    """Whether where a branch goes depends on a condition."""
    values = [effect.value for effect in instruction.effects]
    return any(isinstance(part, Select) for each in values for part in parts_of_expression(each))


def _distance(instruction: Instruction, operands: Mapping[str, str]) -> int:
    """The distance of a branch: its last operand, which is no register."""
    labels = [name for name, view in instruction.views.items() if not view]
    return int(operands[labels[-1]], 0)
