"""Cycles of an executed trace on a core that issues one instruction a cycle in order.

When instructions issue is for `compiler.order.in_order` to say. A branch that was foreseen wrongly
takes the core's `misprediction` more. The targets of jumps and returns are foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields

from compiler.machine.core import Core, Cost
from compiler.machine.isa import Instruction, parts_of_expression
from compiler.order.in_order import InOrder, State
from dsl.syntax.tree import Select

Stretch = tuple[int, ...]
"""Addresses of instructions that are executed one after another, a branch at most at the end."""
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


@dataclass(frozen=True)
class _Passed:
    """The cycles of a stretch from one state on.

    Args:
        cycles: from the current one to that of its last instruction.
        load: cycles spent waiting for the results of loads.
        other: the same for any other results.
        state: behind it.
        loaded: the registers among those of this state that loads write.
    """

    cycles: int
    load: int
    other: int
    state: State
    loaded: frozenset[str]


class _Stalls:
    """The cycles that instructions waited for registers, by the kind of the producer.

    A stretch that was issued before from an equal state takes what it took then.

    Args:
        core: the model that issues them.
        program: the instruction at each address.
        costs: the cost of each.
    """

    def __init__(
        self, core: InOrder, program: Mapping[int, Operation], costs: Mapping[int, Cost]
    ) -> None:
        self._core, self._program, self._costs = core, program, costs
        self._loaded: set[str] = set()
        self._known: dict[tuple[Stretch, State, frozenset[str]], _Passed] = {}
        self.load = self.other = 0

    def run(self, stretch: Stretch) -> None:
        """Issue the instructions of a stretch."""
        core, cycle = self._core, self._core.slots.cycle
        key = (stretch, *self._now())
        passed = self._known.get(key)
        if passed is None:
            load, other = self.load, self.other
            for pc in stretch:
                self.issue(self._program[pc], self._costs[pc])
            taken = core.slots.cycle - cycle, self.load - load, self.other - other
            self._known[key] = _Passed(*taken, *self._now())
            return
        core.resume(passed.state, cycle + passed.cycles)
        self._loaded = set(passed.loaded)
        self.load += passed.load
        self.other += passed.other

    def _now(self) -> tuple[State, frozenset[str]]:
        """The state, and the registers that wait for loads."""
        state = self._core.state()
        return state, frozenset(name for name, _ in state.pending if name in self._loaded)

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
    costs = {pc: core.cost(program[pc].instruction) for pc in dict.fromkeys(pcs)}
    stalls = _Stalls(issuing, program, costs)
    branches = mispredicted = 0
    for stretch, after in _stretches(pcs, {pc for pc in costs if program[pc].is_conditional}):
        stalls.run(stretch)
        pc = stretch[-1]
        operation = program[pc]
        if not operation.is_conditional:
            continue
        branches += 1
        if not predictor.foresees(pc, operation.distance, after != pc + INSTRUCTION_BYTES):
            mispredicted += 1
            issuing.slots.wait(issuing.slots.next_cycle + core.misprediction)
    cycles = issuing.slots.next_cycle
    return Run(cycles, len(pcs), stalls.load, stalls.other, branches, mispredicted)


def _stretches(pcs: Sequence[int], branches: set[int]) -> Iterator[tuple[Stretch, int]]:
    """A run in stretches that end with branches, each with the address behind it; 0 at the end."""
    begin, steps = 0, tuple(pcs)
    for end in [n for n, pc in enumerate(steps, 1) if pc in branches or n == len(steps)]:
        yield steps[begin:end], steps[end] if end < len(steps) else 0
        begin = end


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
