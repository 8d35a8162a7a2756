"""Cycles of a listing on a core's model: dispatch, issue ports, latencies, retirement in order.

Loads hit the first cache and never wait for an earlier store; branches cost nothing.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable, Mapping

from compiler.ir.program import Program
from compiler.machine.core import Core, Cost
from compiler.machine.isa import Instruction
from compiler.order.in_order import InOrder, Slots


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
    steps = [(core.cost(table[op.name]), op.args, op.results) for op in program.ops]
    in_order = InOrder(core, results_in_order=True)
    pipeline = _OutOfOrder(core, queues or {}) if core.window else in_order
    ends: list[int] = []
    for _ in range(count):
        for step in steps:
            pipeline.issue(*step)
        ends.append(pipeline.cycle)
    first = count // 2
    return (ends[-1] - ends[first - 1]) / (count - first)


class _Ports:
    """How many units of each kind of port are held in which cycle."""

    def __init__(self, units: Mapping[str, int]) -> None:
        self._units = units
        self._taken: dict[str, dict[int, int]] = {kind: {} for kind in units}

    def reserve(self, cost: Cost, earliest: int) -> int:
        """Take units from the first cycle on at which all are free; returns that cycle."""
        cycle = earliest
        while not self._free(cost, cycle):
            cycle += 1
        for kind, held in cost.ports.items():
            taken = self._taken[kind]
            for busy in range(cycle, cycle + held):
                taken[busy] = taken.get(busy, 0) + 1
        return cycle

    def _free(self, cost: Cost, cycle: int) -> bool:
        for kind, held in cost.ports.items():
            taken, units = self._taken[kind], self._units[kind]
            for busy in range(cycle, cycle + held):
                if taken.get(busy, 0) >= units:
                    return False
        return True


class _OutOfOrder:
    """Dispatches in order, issues the oldest that is ready, retires in order."""

    def __init__(self, core: Core, queues: Mapping[str, int]) -> None:
        self._core = core
        self._ports = _Ports(core.ports)
        self._ready: dict[str, int] = {}
        self._dispatch = Slots(core.width)
        self._in_flight = 0
        self._window: deque[tuple[int, int]] = deque()
        self._limits = {kind: queues.get(kind, core.window) for kind in core.ports}
        self._waiting: dict[str, list[int]] = {kind: [] for kind in core.ports}
        self.cycle = 0
        """The cycle in which the last operation retires."""

    def issue(self, cost: Cost, reads: Iterable[str], writes: Iterable[str]) -> None:
        """Run an operation."""
        self._make_room(cost)
        self._dispatch.go(cost.uops)
        ready = [self._ready.get(register, 0) for register in reads]
        issued = self._ports.reserve(cost, max(self._dispatch.cycle + 1, *ready, 0))
        for kind in cost.ports:
            heapq.heappush(self._waiting[kind], issued)
        for register in writes:
            self._ready[register] = issued + cost.latency
        self.cycle = max(self.cycle, issued + cost.latency)
        self._window.append((self.cycle, cost.uops))
        self._in_flight += cost.uops

    def _make_room(self, cost: Cost) -> None:
        """Wait until the window and the queues can take an operation."""
        while self._window and self._in_flight + cost.uops > self._core.window:
            retired, freed = self._window.popleft()
            self._in_flight -= freed
            self._dispatch.wait(retired)
        for kind in cost.ports:
            # An operation leaves its queue when it is issued.
            while len(self._waiting[kind]) >= self._limits[kind]:
                self._dispatch.wait(heapq.heappop(self._waiting[kind]))
