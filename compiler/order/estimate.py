"""Cycles of a listing on a core's model: dispatch, issue ports, latencies, retirement in order.

Loads hit the first cache and never wait for an earlier store; branches cost nothing.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.ir.program import Program
from compiler.machine.core import Core
from compiler.machine.isa import Instruction


@dataclass(frozen=True, slots=True)
class _Step:
    """An operation as the simulation sees it; registers are numbers."""

    latency: int
    uops: int
    ports: tuple[tuple[int, int], ...]
    reads: tuple[int, ...]
    writes: tuple[int, ...]


def cycles(
    program: Program,
    core: Core,
    table: Mapping[str, Instruction],
    iterations: int = 8,
    queues: Mapping[str, int] | None = None,
) -> float:
    """Cycles of one iteration when the program's operations run again and again.

    Args:
        program: a listing, of values or of registers. A register that is read before the body
            writes it is carried from one iteration to the next.
        core: the model.
        table: the instructions.
        iterations: how many are simulated; the first half is not counted. At least 2.
        queues: for a core that issues out of order, how many operations may wait for each kind of
            port; a kind that is not named has no such limit.
    """
    count = max(iterations, 2)
    steps = _steps(program, core, table)
    pipeline = _OutOfOrder(core, queues or {}) if core.window else _InOrder(core)
    ends = [pipeline.run(steps) for _ in range(count)]
    first = count // 2
    return (ends[-1] - ends[first - 1]) / (count - first)


def _steps(program: Program, core: Core, table: Mapping[str, Instruction]) -> list[_Step]:
    numbers: dict[str, int] = {}
    kinds = {kind: n for n, kind in enumerate(core.ports)}
    steps: list[_Step] = []
    for op in program.ops:
        cost = core.cost(table[op.name])
        ports = tuple((kinds[kind], held) for kind, held in cost.ports.items() if held)
        reads = tuple(numbers.setdefault(v, len(numbers)) for v in op.args)
        writes = tuple(numbers.setdefault(v, len(numbers)) for v in op.results)
        steps.append(_Step(cost.latency, cost.uops, ports, reads, writes))
    return steps


class _Ports:
    """Which units are taken in which cycle."""

    def __init__(self, core: Core) -> None:
        self._units = tuple(core.ports.values())
        self._taken: list[dict[int, int]] = [{} for _ in self._units]

    def reserve(self, wanted: tuple[tuple[int, int], ...], earliest: int) -> int:
        """Take units from the first cycle on at which all are free; returns that cycle."""
        cycle = earliest
        while not self._free(wanted, cycle):
            cycle += 1
        for kind, held in wanted:
            taken = self._taken[kind]
            for busy in range(cycle, cycle + held):
                taken[busy] = taken.get(busy, 0) + 1
        return cycle

    def _free(self, wanted: tuple[tuple[int, int], ...], cycle: int) -> bool:
        for kind, held in wanted:
            taken, units = self._taken[kind], self._units[kind]
            for busy in range(cycle, cycle + held):
                if taken.get(busy, 0) >= units:
                    return False
        return True


class _OutOfOrder:
    """Dispatches in order, issues the oldest that is ready, retires in order."""

    def __init__(self, core: Core, queues: Mapping[str, int]) -> None:
        self._core = core
        self._ports = _Ports(core)
        self._done: dict[int, int] = {}
        self._cycle = self._used = self._retired = self._in_flight = 0
        self._window: deque[tuple[int, int]] = deque()
        self._limits = [queues.get(kind, core.window) for kind in core.ports]
        self._waiting: list[list[int]] = [[] for _ in core.ports]

    def run(self, steps: list[_Step]) -> int:
        """Run the body once more; returns the cycle in which its last operation retires."""
        for step in steps:
            self._step(step)
        return self._retired

    def _step(self, step: _Step) -> None:
        self._make_room(step)
        ready = self._dispatch(step.uops) + 1
        for register in step.reads:
            ready = max(ready, self._done.get(register, 0))
        issued = self._ports.reserve(step.ports, ready)
        for kind, _ in step.ports:
            heapq.heappush(self._waiting[kind], issued)
        for register in step.writes:
            self._done[register] = issued + step.latency
        self._retired = max(self._retired, issued + step.latency)
        self._window.append((self._retired, step.uops))
        self._in_flight += step.uops

    def _make_room(self, step: _Step) -> None:
        """Wait until the window and the queues can take an operation."""
        while self._window and self._in_flight + step.uops > self._core.window:
            retired, freed = self._window.popleft()
            self._in_flight -= freed
            self._wait(retired)
        for kind, _ in step.ports:
            # An operation leaves its queue when it is issued.
            while len(self._waiting[kind]) >= self._limits[kind]:
                self._wait(heapq.heappop(self._waiting[kind]))

    def _wait(self, cycle: int) -> None:
        if cycle > self._cycle:
            self._cycle, self._used = cycle, 0

    def _dispatch(self, uops: int) -> int:
        """The cycle in which the last of an operation's parts is dispatched."""
        if self._used and self._used + uops > self._core.width:
            self._cycle, self._used = self._cycle + 1, 0
        self._used += uops
        while self._used > self._core.width:
            self._cycle, self._used = self._cycle + 1, self._used - self._core.width
        return self._cycle


class _InOrder:
    """Issues in order, as many a cycle as width and ports let; results come in order too."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._ports = _Ports(core)
        self._done: dict[int, int] = {}
        self._cycle = self._used = self._written = 0

    def run(self, steps: list[_Step]) -> int:
        """Run the body once more; returns the cycle in which its last operation is issued."""
        for step in steps:
            self._step(step)
        return self._cycle

    def _step(self, step: _Step) -> None:
        full = self._used and self._used + step.uops > self._core.width
        ready = self._cycle + bool(full)
        for register in step.reads:
            ready = max(ready, self._done.get(register, 0))
        if step.writes:
            ready = max(ready, self._written - step.latency)
        issued = self._ports.reserve(step.ports, ready)
        if issued > self._cycle:
            self._cycle, self._used = issued, 0
        self._used += step.uops
        while self._used > self._core.width:
            self._cycle, self._used = self._cycle + 1, self._used - self._core.width
        for register in step.writes:
            self._written = self._done[register] = issued + step.latency
