"""Cycles of a listing on a core's model: dispatch, issue ports, latencies, retirement in order.

Loads hit the first cache and never wait for an earlier store; branches cost nothing.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.machine.core import Core, Cost
from compiler.order.in_order import InOrder
from compiler.registers.numbered import NumberedListing


@dataclass(frozen=True)
class Timing:
    """A listing on a core.

    Args:
        listing: of values or of registers. A register that is read before the body writes it is
            carried from one iteration to the next.
        costs: of each operation.
        core: the model.
        queues: for a core that issues out of order, how many operations may wait for each kind of
            port; a kind that is not named has no such limit.
    """

    listing: NumberedListing
    costs: Sequence[Cost]
    core: Core
    queues: Mapping[str, int]

    def cycles(self, order: Sequence[int], iterations: int = 8) -> float:
        """Cycles of one iteration when the operations run repeatedly in some order.

        Args:
            order: of the operations.
            iterations: how many are simulated; the first half is not counted. At least 2.
        """
        count = max(iterations, 2)
        pipeline = _OutOfOrder(self) if self.core.window else _InOrder(self)
        ends = [pipeline.run(order) for _ in range(count)]
        first = count // 2
        return (ends[-1] - ends[first - 1]) / (count - first)

    @cached_property
    def steps(self) -> list[_Step]:
        """The costs and values of each operation, as `_OutOfOrder` takes them."""
        kinds = {kind: n for n, kind in enumerate(self.core.ports)}
        limited = {kinds[kind] for kind in self.queues}
        steps: list[_Step] = []
        for cost, reads, makes in zip(
            self.costs, self.listing.reads, self.listing.makes, strict=True
        ):
            ports = tuple([(kinds[kind], held) for kind, held in cost.ports.items()])
            waits = tuple([kind for kind, _ in ports if kind in limited])
            steps.append((cost.latency, cost.uops, ports, waits, reads, makes))
        return steps


_Step = tuple[
    int, int, tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]
]
"""Latency, micro-operations, ports with the cycles that each is held, those of them with a queue,
the values that are read and those that are made."""


class _InOrder:
    """Issues in order."""

    def __init__(self, timing: Timing) -> None:
        self._core = InOrder(timing.core, results_in_order=True)
        listing = timing.listing
        self._steps = list(zip(timing.costs, listing.reads, listing.makes, strict=True))

    def run(self, order: Sequence[int]) -> int:
        """Run the operations once more; the cycle in which the last one is issued."""
        issue, steps = self._core.issue, self._steps
        for n in order:
            issue(*steps[n])
        return self._core.cycle


class _OutOfOrder:
    """Dispatches in order, issues the oldest that is ready, retires in order."""

    def __init__(self, timing: Timing) -> None:
        core, queues = timing.core, timing.queues
        self._width, self._window, self._steps = core.width, core.window, timing.steps
        self._ready = [0] * len(timing.listing.class_of)
        self._units = [*core.ports.values()]
        self._taken: list[dict[int, int]] = [{} for _ in core.ports]
        self._limits = [queues.get(kind, core.window) for kind in core.ports]
        self._waiting: list[list[int]] = [[] for _ in core.ports]
        self._retiring: deque[tuple[int, int]] = deque()
        self._in_flight = self._cycle = self._used = self._last = 0

    def run(self, order: Sequence[int]) -> int:
        """Run the operations once more; the cycle in which the last one retires."""
        steps, ready, retiring, width = self._steps, self._ready, self._retiring, self._width
        last = self._last
        for n in order:
            latency, uops, ports, queued, reads, makes = steps[n]
            if self._in_flight + uops > self._window:
                self._make_room(uops)
            if queued:
                self._leave_queues(queued)
            if self._used and self._used + uops > width:
                self._cycle, self._used = self._cycle + 1, 0
            self._used += uops
            while self._used > width:
                self._cycle, self._used = self._cycle + 1, self._used - width
            cycle = self._cycle + 1
            for value in reads:
                if ready[value] > cycle:
                    cycle = ready[value]
            cycle = self._reserve(ports, cycle)
            for kind in queued:
                heapq.heappush(self._waiting[kind], cycle)
            cycle += latency
            for value in makes:
                ready[value] = cycle
            last = max(last, cycle)
            retiring.append((last, uops))
            self._in_flight += uops
        self._last = last
        return last

    def _make_room(self, uops: int) -> None:
        """Wait until the window can take an operation."""
        while self._retiring and self._in_flight + uops > self._window:
            retired, freed = self._retiring.popleft()
            self._in_flight -= freed
            if retired > self._cycle:
                self._cycle, self._used = retired, 0

    def _leave_queues(self, kinds: Sequence[int]) -> None:
        """Wait until the queues can take an operation; one leaves them when it is issued."""
        for kind in kinds:
            waiting, limit = self._waiting[kind], self._limits[kind]
            while len(waiting) >= limit:
                issued = heapq.heappop(waiting)
                if issued > self._cycle:
                    self._cycle, self._used = issued, 0

    def _reserve(self, ports: Sequence[tuple[int, int]], earliest: int) -> int:
        """Take units from the first cycle on at which all are free; returns that cycle."""
        cycle, taken, units = earliest, self._taken, self._units
        if len(ports) == 1 and ports[0][1] == 1:
            kind = ports[0][0]
            held, most = taken[kind], units[kind]
            while held.get(cycle, 0) >= most:
                cycle += 1
            held[cycle] = held.get(cycle, 0) + 1
            return cycle
        while not self._are_free(ports, cycle):
            cycle += 1
        for kind, cycles in ports:
            held = taken[kind]
            for busy in range(cycle, cycle + cycles):
                held[busy] = held.get(busy, 0) + 1
        return cycle

    def _are_free(self, ports: Sequence[tuple[int, int]], cycle: int) -> bool:
        """Whether an operation can have units of all ports from a cycle on."""
        for kind, cycles in ports:
            held, most = self._taken[kind], self._units[kind]
            for busy in range(cycle, cycle + cycles):
                if held.get(busy, 0) >= most:
                    return False
        return True
