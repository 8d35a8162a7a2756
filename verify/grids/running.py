"""Runs thread blocks together.

The threads with the lowest place in the text run first, until others wait at the same place; so
divergent threads reconverge as soon as possible.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from compiler.machine.isa import PROGRAM_COUNTER
from compiler.machine.meaning import Lanes
from verify.grids.evaluation import Operands
from verify.grids.faults import GridFault, Kind
from verify.grids.memory import AccessError, GlobalMemory
from verify.grids.report import Traffic
from verify.grids.shape import Shape
from verify.grids.steps import Program, Step
from verify.grids.threads import Active, Registers, ThreadMemory
from verify.grids.traffic import pairs

MOST_STEPS = 5_000_000
"""The limit of executed statements, each for some threads; a longer kernel counts as endless."""


class Counters:
    """Counts of statement executions, and of the cost of accesses.

    Args:
        steps: how many statements there are.
    """

    def __init__(self, steps: int) -> None:
        self.threads = np.zeros(steps, np.int64)
        self.warps = np.zeros(steps, np.int64)
        self.parted = np.zeros(steps, np.int64)
        self.traffic: dict[int, Traffic] = {}


class Blocks:
    """Thread blocks that run together.

    Args:
        program: the kernel.
        shape: which thread blocks.
        memory: the buffers.
        parameters: what the memory of parameters holds, for each launch.
        counters: what is counted.
    """

    def __init__(
        self,
        program: Program,
        shape: Shape,
        memory: GlobalMemory,
        parameters: Sequence[bytes],
        counters: Counters,
    ) -> None:
        self._program, self._shape, self._counters = program, shape, counters
        self._memory = ThreadMemory(
            memory, program.constants, parameters, program.shared_bytes, shape
        )
        special = {name: value.astype("<u4") for name, value in shape.special.items()}
        self._registers = Registers(shape.threads, program.kept, special)
        self._pc = np.zeros(shape.threads, np.int64)
        self._waiting = np.zeros(shape.threads, bool)
        self._left = MOST_STEPS
        self._active: Active | None = None

    def run(self) -> None:
        """Run all threads to their end.

        Raises:
            GridFault: a thread broke a rule.
        """
        end = len(self._program.steps)
        while True:
            place = int(np.where(self._waiting, end, self._pc).min())
            if place < end:
                self._run_from(place)
            elif self._waiting.any():
                self._pass_barrier()
            else:
                return

    def _run_from(self, place: int) -> None:
        """Run the threads at a place up to the next one where threads may join or leave."""
        here = (self._pc == place) & ~self._waiting
        active = self._same(None if here.all() else np.flatnonzero(here))
        last = self._program.ends[place]
        self._count(place, last, active)
        everyone = slice(None) if active is None else active
        self._pc[everyone] = last
        steps, dying = self._program.steps[place:last], self._program.dying[place:last]
        for step, names in zip(steps, dying, strict=True):
            self._step(step, active)
            self._registers.drop(names)
        if self._program.steps[last - 1].instruction.branches:
            self._counters.parted[last - 1] += self._parted(active)

    def _same(self, active: Active | None) -> Active | None:
        """The threads as the same object as before, if they are the same."""
        last, self._active = self._active, active
        if active is not None and last is not None and np.array_equal(active, last):
            self._active = last
        return self._active

    def _count(self, place: int, last: int, active: Active | None) -> None:
        self._memory.begin(active)
        n_threads = self._shape.threads if active is None else len(active)
        self._counters.threads[place:last] += n_threads
        self._counters.warps[place:last] += self._memory.n_warps
        self._left -= last - place
        if self._left < 0:
            thread = 0 if active is None else int(active[0])
            said = f"after {MOST_STEPS} statements it has not ended"
            raise self._fault("endless", said, self._program.steps[place], thread)

    def _parted(self, active: Active | None) -> int:
        """The number of warps with threads at different places."""
        pc = self._pc if active is None else self._pc[active]
        if (pc == pc[0]).all():
            return 0
        self._memory.begin(active)
        places = pairs(self._memory.of(self._shape.warps), pc)
        _, counts = np.unique(places[:, 0], return_counts=True)
        return int(np.sum(counts > 1))

    def _step(self, step: Step, active: Active | None) -> None:
        """Run a statement."""
        running = active
        try:
            if step.statement.guard:
                running = self._guarded(step, active)
            if running is None or len(running):
                self._execute(step, running)
        except AccessError as error:
            thread = error.place if running is None else int(running[error.place])
            raise self._fault(error.kind, error.message, step, thread) from error

    def _guarded(self, step: Step, active: Active | None) -> Active | None:
        """The active threads whose predicate holds."""
        (predicate,) = self._registers.read([step.statement.guard], active)
        holds = predicate == 0 if step.statement.negated else predicate != 0
        if holds.all():
            return active
        return np.flatnonzero(holds) if active is None else active[holds]

    def _execute(self, step: Step, running: Active | None) -> None:
        """Run a statement in the threads that its guard permits."""
        memory, registers, meaning = self._memory, self._registers, step.meaning
        threads = self._shape.threads if running is None else len(running)
        operands = Operands(registers.read(step.sources, running), memory, threads)
        if meaning.accesses:
            memory.begin(running)
            words = meaning.done(operands)
            memory.end(self._counters.traffic, step.statement.line)
        else:
            words = meaning.done(operands)
        registers.write(step.destinations, words, running)
        if step.ends_block:
            self._move(step, words, slice(None) if running is None else running)

    def _move(self, step: Step, words: Sequence[Lanes], threads: Active | slice) -> None:
        """Let threads go on elsewhere, or wait at a barrier."""
        if step.instruction.branches:
            self._pc[threads] = words[step.destinations.index(PROGRAM_COUNTER)]
        if step.waits:
            self._waiting[threads] = True

    def _pass_barrier(self) -> None:
        """Resume the blocks whose threads all wait at a barrier."""
        blocks = self._shape.thread_blocks
        waiting = np.bincount(self._shape.blocks[self._waiting], minlength=len(blocks))
        sizes = np.array([each.threads for each in blocks])
        partly = (waiting > 0) & (waiting < sizes)
        if partly.any():
            own = self._shape.blocks == int(np.argmax(partly))
            thread = int(np.argmax(own & self._waiting))
            step = self._program.steps[int(self._pc[thread]) - 1]
            said = "it waits at a barrier that other threads of its block never reach"
            raise self._fault("barrier", said, step, thread)
        for complete in np.flatnonzero(waiting == sizes):
            self._memory.order(int(complete))
        self._waiting[:] = False

    def _fault(self, kind: Kind, said: str, step: Step, thread: int) -> GridFault:
        block = self._shape.thread_blocks[self._shape.blocks[thread]]
        lane = int(self._shape.places[thread])
        text = f"{said}: `{step.statement.text}`"
        return GridFault(kind, text, step.statement.line, block.number, lane, block.launch)
