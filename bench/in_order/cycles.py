"""Cycles of a run on a core that issues one instruction a cycle in order, from what it executed.

An instruction waits until the registers that it reads or writes are there; the latencies are those
of the core's cost table. A branch that was foreseen wrongly takes the core's `misprediction` more.
Caches hit always, and the targets of jumps and returns are foreseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from compiler.machine.core import Core
from compiler.machine.isa import Instruction, parts_of_expression
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
    """What the model says of a run, or of the difference of two.

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
        """What this run has beyond another."""
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
        """Whether the branch at `pc` was foreseen; it learns what happened."""
        first = WEAKLY_TAKEN if distance < 0 else WEAKLY_NOT_TAKEN
        counter = self._counters.get(pc, first)
        moved = counter + 1 if taken else counter - 1
        self._counters[pc] = min(SURELY_TAKEN, max(0, moved))
        return taken == (counter >= WEAKLY_TAKEN)


class _Scoreboard:
    """When each register's value is there, and how long instructions waited for them."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._ready: dict[str, tuple[int, bool]] = {}
        self.load_stalls = 0
        self.other_stalls = 0

    def issue(self, operation: Operation, now: int) -> int:
        """Issue an instruction, not before `now`; the cycle in which it goes."""
        used = (*operation.reads, *operation.writes)
        known = [self._ready[name] for name in used if name in self._ready]
        at, by_load = max([(now, False), *known])
        if by_load:
            self.load_stalls += at - now
        else:
            self.other_stalls += at - now
        there = at + self._core.costs[operation.instruction.cost].latency
        is_load = operation.instruction.reads_memory
        self._ready.update(dict.fromkeys(operation.writes, (there, is_load)))
        return at


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
    board, predictor = _Scoreboard(core), Predictor()
    now = branches = mispredicted = 0
    for pc, after in zip(pcs, [*pcs[1:], 0], strict=True):
        operation = program[pc]
        now = board.issue(operation, now) + 1
        if not operation.is_conditional:
            continue
        branches += 1
        if not predictor.foresees(pc, operation.distance, after != pc + INSTRUCTION_BYTES):
            mispredicted += 1
            now += core.misprediction
    return Run(now, len(pcs), board.load_stalls, board.other_stalls, branches, mispredicted)


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
    """How far a branch goes: its last operand, which is no register."""
    labels = [name for name, view in instruction.views.items() if not view]
    return int(operands[labels[-1]], 0)
