"""List scheduling: at each cycle the ready operations of the longest path, if registers allow.

The rule for registers: imagine all operations that are still to come in program order. An operation
is moved ahead of them only if no class then holds more values than its limit at a place where it
held fewer. So the operation that is first in program order may always come next, and an order never
needs more registers than both the limit and the program order.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from compiler.machine.core import Core, Cost
from compiler.order.in_order import Units


@dataclass(frozen=True)
class Value:
    """A value that takes a register of a class from its first to its last member.

    `members` are the positions of the operations that make and read it, sorted; -1 is a parameter's
    maker, the number of operations is a result's reader.
    """

    register_class: str
    members: tuple[int, ...]


@dataclass(frozen=True)
class Problem:
    """Operations to order, named by their positions.

    Args:
        core: issue width and ports.
        costs: the cost of each operation.
        edges: pairs the first of which must come first, with the cycles that it takes.
        values: what lives in registers.
        limits: the registers of each class.
    """

    core: Core
    costs: tuple[Cost, ...]
    edges: Mapping[tuple[int, int], int]
    values: tuple[Value, ...]
    limits: Mapping[str, int]

    def least_cycles(self) -> float:
        """The cycles that the units and the issue width take, however the operations are ordered.

        Half a percent is added: less is not worth another order.
        """
        held = {
            kind: sum(cost.ports.get(kind, 0) for cost in self.costs) / units
            for kind, units in self.core.ports.items()
        }
        issued = sum(cost.uops for cost in self.costs) / self.core.width
        return 1.005 * max(issued, *held.values())

    def mirrored(self) -> Problem:
        """The same with time running backward."""
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
        lookahead: how far in program order, from the first that is left, an operation is taken.
        wobble: cycles added to the length of the path from each operation to the end.
    """
    return _Scan(problem, lookahead, wobble).run()


@dataclass(frozen=True, slots=True)
class _Change:
    """What an operation that comes now changes: values now, and later from `first` to `end`."""

    register_class: str
    now: int
    later: int
    first: int
    end: int


class _Registers:
    """How many values each class holds now, and after each operation that is left."""

    def __init__(self, problem: Problem) -> None:
        count = len(problem.costs)
        self._limits = problem.limits
        self._later = {name: np.zeros(count, np.int32) for name in problem.limits}
        self._now = dict.fromkeys(problem.limits, 0)
        self._class = [v.register_class for v in problem.values]
        self._left = [[m for m in v.members if m >= 0] for v in problem.values]
        self._live = [v.members[0] < 0 for v in problem.values]
        self._of: list[list[int]] = [[] for _ in range(count)]
        for number, value in enumerate(problem.values):
            name = value.register_class
            self._later[name][max(value.members[0], 0) : value.members[-1]] += 1
            self._now[name] += self._live[number]
            for member in self._left[number]:
                if member < count:
                    self._of[member].append(number)

    def _changes(self, position: int, low: int) -> list[_Change]:
        """What changes if an operation comes before the others that are left, from `low` on."""
        changes: list[_Change] = []
        for number in self._of[position]:
            left, name = self._left[number], self._class[number]
            if not self._live[number]:
                if len(left) > 1:
                    changes.append(_Change(name, 1, 1, low, left[0]))
            elif len(left) == 1:
                changes.append(_Change(name, -1, -1, low, position))
            elif left[-1] == position:
                changes.append(_Change(name, 0, -1, left[-2], position))
        return changes

    def allow(self, position: int, low: int) -> bool:
        """Whether an operation may come now; the first that is left always may."""
        if position == low:
            return True
        born, change = self._balance(position)
        return all(
            self._now[name] + change[name] <= max(self._limits[name], int(self._later[name][low]))
            and self._fits_later(name, count, position, low)
            for name, count in born.items()
        )

    def _balance(self, position: int) -> tuple[dict[str, int], dict[str, int]]:
        """By class, the values that an operation makes live, and the change with those it ends."""
        born: dict[str, int] = {}
        change: dict[str, int] = {}
        for number in self._of[position]:
            name, left = self._class[number], len(self._left[number])
            if not self._live[number] and left > 1:
                born[name] = born.get(name, 0) + 1
                change[name] = change.get(name, 0) + 1
            elif self._live[number] and left == 1:
                change[name] = change.get(name, 0) - 1
        return born, change

    def _fits_later(self, name: str, born: int, position: int, low: int) -> bool:
        limit, before = self._limits[name], self._later[name][low:position]
        if int(before.max()) + born <= limit:
            return True
        after = before.copy()
        for change in self._changes(position, low):
            if change.register_class == name:
                after[change.first - low : change.end - low] += change.later
        return not bool(np.any((after > limit) & (after > before)))

    def take(self, position: int, low: int) -> None:
        """Let an operation come now."""
        for change in self._changes(position, low):
            self._now[change.register_class] += change.now
            self._later[change.register_class][change.first : change.end] += change.later
        for number in self._of[position]:
            self._left[number].remove(position)
            self._live[number] = bool(self._left[number])
        for later in self._later.values():
            later[position] = _PASSED


_PASSED = -(1 << 20)
"""Pressure at a place that is no longer to come: never above a limit."""

_TRIES = 12
"""How many ready operations are looked at before a cycle is given up."""


class _Scan:
    """The cycles of one list scheduling."""

    def __init__(self, problem: Problem, lookahead: int, wobble: Sequence[float]) -> None:
        count = len(problem.costs)
        self._core, self._costs, self._lookahead = problem.core, problem.costs, lookahead
        self._registers = _Registers(problem)
        self._readers: list[list[tuple[int, int]]] = [[] for _ in range(count)]
        self._waits = [0] * count
        for (first, second), latency in problem.edges.items():
            self._readers[first].append((second, latency))
            self._waits[second] += 1
        self._urgency = self._heights(wobble)
        self._earliest = [0] * count
        self._done = [False] * count
        self._low = self._cycle = self._used = 0
        self._units = Units(problem.core.ports)
        self._order: list[int] = []
        self._ready: list[tuple[float, int]] = []
        self._pending = [(0, n) for n in range(count) if not self._waits[n]]
        self._far: list[int] = []

    def _heights(self, wobble: Sequence[float]) -> list[float]:
        """Minus the cycles from each operation to the end."""
        heights = [0.0] * len(self._costs)
        for position in reversed(range(len(self._costs))):
            longest = max((c - heights[n] for n, c in self._readers[position]), default=0.0)
            heights[position] = -(longest or self._costs[position].latency)
        return [height - extra for height, extra in zip(heights, wobble, strict=True)]

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
        """Bring the operations whose time has come, and that are near enough, to the ready ones."""
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
        refused: list[tuple[float, int]] = []
        found = -1
        while self._ready and found < 0 and len(refused) < _TRIES:
            entry = heapq.heappop(self._ready)
            if self._unit_free(entry[1]) and self._registers.allow(entry[1], self._low):
                found = entry[1]
            else:
                refused.append(entry)
        for entry in refused:
            heapq.heappush(self._ready, entry)
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

    def _unit_free(self, position: int) -> bool:
        return self._units.free_at(self._costs[position]) <= self._cycle

    def _issue(self, position: int) -> None:
        cost = self._costs[position]
        self._units.take(cost, self._cycle)
        self._used += cost.uops
        self._registers.take(position, self._low)
        self._order.append(position)
        self._done[position] = True
        while self._low < len(self._done) and self._done[self._low]:
            self._low += 1
        for reader, latency in self._readers[position]:
            self._waits[reader] -= 1
            self._earliest[reader] = max(self._earliest[reader], self._cycle + latency)
            if not self._waits[reader]:
                heapq.heappush(self._pending, (self._earliest[reader], reader))
