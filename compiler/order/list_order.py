"""List scheduling: in each cycle the ready operation with the longest path, if registers allow.

The rule for registers: suppose all remaining operations run in program order. An operation
is moved ahead of them only if, at each place where this raises the number of live values of a
class, the number stays within the limit. So the first remaining operation in program order may
always come next, and an order never needs more registers than the larger of the limit and the
program order's need.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.machine.core import Core, Cost
from compiler.order.in_order import Units
from compiler.order.room import Room


@dataclass(frozen=True)
class Value:
    """A value that occupies a register of a class from its first to its last member.

    `members` are the positions of the operations that make and read it, sorted; -1 stands for the
    maker of a parameter, the number of operations for the reader of a result.
    """

    register_class: str
    members: tuple[int, ...]


@dataclass(frozen=True)
class Problem:
    """Operations to order, named by their positions.

    Args:
        core: issue width and ports.
        costs: the cost of each operation.
        edges: dependences: maker, reader, and the cycles between them.
        values: the values that occupy registers.
        limits: the registers of each class.
    """

    core: Core
    costs: tuple[Cost, ...]
    edges: Mapping[tuple[int, int], int]
    values: tuple[Value, ...]
    limits: Mapping[str, int]

    def least_cycles(self) -> float:
        """A lower bound on the cycles from units and issue width, whatever the order.

        Half a percent is added: a smaller gain is not worth another order.
        """
        held = {
            kind: sum(cost.ports.get(kind, 0) for cost in self.costs) / units
            for kind, units in self.core.ports.items()
        }
        issued = sum(cost.uops for cost in self.costs) / self.core.width
        return 1.005 * max(issued, *held.values())

    @cached_property
    def readers(self) -> list[list[tuple[int, int]]]:
        """For each operation, those that depend on it, each with the cycles between them."""
        readers: list[list[tuple[int, int]]] = [[] for _ in self.costs]
        for (first, second), latency in self.edges.items():
            readers[first].append((second, latency))
        return readers

    @cached_property
    def heights(self) -> list[float]:
        """The cycles from each operation to the end along the longest path."""
        heights = [0.0] * len(self.costs)
        for position in reversed(range(len(self.costs))):
            longest = max([c + heights[n] for n, c in self.readers[position]], default=0.0)
            heights[position] = longest or self.costs[position].latency
        return heights

    @cached_property
    def rooms(self) -> list[Room]:
        """The registers of each class that has values, before the first operation."""
        spans: dict[str, list[tuple[int, ...]]] = {}
        for value in self.values:
            spans.setdefault(value.register_class, []).append(value.members)
        return [Room.of(len(self.costs), self.limits[n], each) for n, each in spans.items()]

    def mirrored(self) -> Problem:
        """The same problem with time running backward."""
        last = len(self.costs) - 1
        edges = {(last - b, last - a): latency for (a, b), latency in self.edges.items()}
        values = tuple(
            Value(v.register_class, tuple(last - m for m in reversed(v.members)))
            for v in self.values
        )
        return Problem(self.core, self.costs[::-1], edges, values, self.limits)


def list_order(problem: Problem, lookahead: int, wobble: Sequence[float]) -> list[int]:
    """An order of the operations.

    Args:
        problem: the operations.
        lookahead: candidates are at most this many places behind the first remaining operation.
        wobble: cycles added to the length of the path from each operation to the end.
    """
    return _Scan(problem, lookahead, wobble).run()


_TRIES = 12
"""The number of ready operations that are tried before a cycle is given up."""


class _Scan:
    """The cycles of one list scheduling."""

    def __init__(self, problem: Problem, lookahead: int, wobble: Sequence[float]) -> None:
        count = len(problem.costs)
        self._core, self._costs, self._lookahead = problem.core, problem.costs, lookahead
        self._rooms = [room.copy() for room in problem.rooms]
        self._readers = problem.readers
        self._waits = [0] * count
        for _, second in problem.edges:
            self._waits[second] += 1
        pairs = zip(problem.heights, wobble, strict=True)
        self._urgency = [-height - extra for height, extra in pairs]
        self._earliest = [0] * count
        self._done = bytearray(count)
        self._low = self._cycle = self._used = 0
        self._units = Units(problem.core.ports)
        self._order: list[int] = []
        self._ready: list[tuple[float, int]] = []
        self._pending = [(0, n) for n in range(count) if not self._waits[n]]
        self._far: list[int] = []
        self._refused_at = [-1] * count
        """Operations placed at the last refusal; it holds until the next one is placed."""

    def run(self) -> list[int]:
        """The order."""
        while len(self._order) < len(self._costs):
            self._wake()
            position = self._pick() if self._used < self._core.width else -1
            if position < 0:
                self._cycle += 1
                self._used = max(0, self._used - self._core.width)
            else:
                self._issue(position)
        return self._order

    def _wake(self) -> None:
        """Make operations ready whose operands are available and which are near enough."""
        horizon = self._low + self._lookahead
        while self._far and self._far[0] < horizon:
            position = heapq.heappop(self._far)
            heapq.heappush(self._ready, (self._urgency[position], position))
        while self._pending and self._pending[0][0] <= self._cycle:
            position = heapq.heappop(self._pending)[1]
            if position < horizon:
                heapq.heappush(self._ready, (self._urgency[position], position))
            else:
                heapq.heappush(self._far, position)

    def _pick(self) -> int:
        """The most urgent operation that can be issued in this cycle, -1 where none can."""
        ready = self._ready
        refused: list[tuple[float, int]] = []
        found = -1
        while ready and found < 0 and len(refused) < _TRIES:
            entry = heapq.heappop(ready)
            if self._may_come(entry[1]):
                found = entry[1]
            else:
                refused.append(entry)
        for entry in refused:
            heapq.heappush(ready, entry)
        if found < 0 and len(refused) == _TRIES:
            found = self._pick_first()
        return found

    def _pick_first(self) -> int:
        """The operation that is first in program order, if it can be issued, else -1."""
        entry = (self._urgency[self._low], self._low)
        if entry not in self._ready or not self._unit_free(self._low):
            return -1
        self._ready.remove(entry)
        heapq.heapify(self._ready)
        return self._low

    def _may_come(self, position: int) -> bool:
        """Whether units and registers allow an operation to be issued in this cycle."""
        if self._refused_at[position] == len(self._order) or not self._unit_free(position):
            return False
        if position != self._low:
            for room in self._rooms:
                if room.born[position] and not room.allows(position, self._low):
                    self._refused_at[position] = len(self._order)
                    return False
        return True

    def _unit_free(self, position: int) -> bool:
        free, cycle = self._units.free, self._cycle
        return all([free[kind] <= cycle for kind in self._costs[position].ports])

    def _issue(self, position: int) -> None:
        cost, cycle, earliest = self._costs[position], self._cycle, self._earliest
        self._units.take(cost, cycle)
        self._used += cost.uops
        for room in self._rooms:
            room.take(position, self._low)
        self._order.append(position)
        self._done[position] = 1
        if position == self._low:
            low = self._done.find(0, position)
            self._low = low if low >= 0 else len(self._done)
        for reader, latency in self._readers[position]:
            self._waits[reader] -= 1
            if earliest[reader] < cycle + latency:
                earliest[reader] = cycle + latency
            if not self._waits[reader]:
                heapq.heappush(self._pending, (earliest[reader], reader))
