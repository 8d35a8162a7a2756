"""A model of a core that issues in order: the cycle in which each instruction is issued.

Loads hit the first cache and never wait for an earlier store.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from compiler.machine.core import Core, Cost


class Slots:
    """The micro-operations of a cycle, as many as the width of a core."""

    def __init__(self, width: int) -> None:
        self.width, self.cycle, self._used = width, 0, 0

    def wait(self, cycle: int) -> None:
        """Issue nothing before a cycle."""
        if cycle > self.cycle:
            self.cycle, self._used = cycle, 0

    def go(self, uops: int, cycle: int = 0) -> int:
        """Issue an instruction in a cycle not before `cycle`; returns its first cycle."""
        if cycle > self.cycle:
            self.cycle, self._used = cycle, 0
        elif self._used and self._used + uops > self.width:
            self.cycle, self._used = self.cycle + 1, 0
        begin = self.cycle
        self._used += uops
        while self._used > self.width:
            self.cycle, self._used = self.cycle + 1, self._used - self.width
        return begin

    @property
    def used(self) -> int:
        """Micro-operations that have gone in the current cycle."""
        return self._used

    def start(self, cycle: int, used: int) -> None:
        """Go on in a cycle in which so many micro-operations have gone."""
        self.cycle, self._used = cycle, used

    @property
    def next_cycle(self) -> int:
        """The first cycle in which another micro-operation may be issued."""
        return self.cycle + (self._used >= self.width)


class Units:
    """The cycle until which each unit of each kind of port is held; instructions come in order."""

    def __init__(self, ports: Mapping[str, int]) -> None:
        self._until = {kind: [0] * units for kind, units in ports.items()}
        self.free = dict.fromkeys(ports, 0)
        """The first cycle in which a unit of each kind is free."""

    def free_at(self, cost: Cost) -> int:
        """The first cycle in which a unit of each kind that an instruction needs is free."""
        return max([self.free[kind] for kind in cost.ports], default=0)

    def take(self, cost: Cost, cycle: int) -> None:
        """Hold the units of an instruction that is issued in a cycle."""
        for kind, held in cost.ports.items():
            until = self._until[kind]
            if len(until) == 1:
                until[0] = self.free[kind] = cycle + held
            else:
                until[until.index(self.free[kind])] = cycle + held
                self.free[kind] = min(until)

    def held(self, cycle: int) -> tuple[tuple[int, ...], ...]:
        """For how many cycles from one on each unit of each kind is still held."""
        return tuple(
            tuple([max(until - cycle, 0) for until in each]) for each in self._until.values()
        )

    def hold(self, held: tuple[tuple[int, ...], ...], cycle: int) -> None:
        """Hold units from a cycle on for as long as `held` has said."""
        for kind, each in zip(self._until, held, strict=True):
            self._until[kind] = [cycle + left for left in each]
            self.free[kind] = min(self._until[kind])


@dataclass(frozen=True)
class State:
    """The waits of later instructions, in cycles from the current one on.

    From equal states on, equal instructions are issued alike.

    Args:
        used: micro-operations that have gone in the current cycle.
        pending: registers whose values are still to come, with the time until then.
        held: of each unit of each kind, the time for which it is held.
        written: the time until the last result.
    """

    used: int
    pending: frozenset[tuple[Hashable, int]]
    held: tuple[tuple[int, ...], ...]
    written: int


class InOrder:
    """A core that issues in order, once width, units and the values read allow it.

    Args:
        core: its width, units and latencies.
        results_in_order: whether no result comes ahead of that of an earlier instruction, as in
            LLVM's model of such cores; else only results in one register come in order.
    """

    def __init__(self, core: Core, *, results_in_order: bool) -> None:
        self.slots = Slots(core.width)
        self.ready: dict[Hashable, int] = {}
        """The cycle from which on each register's value can be read."""
        self._units = Units(core.ports)
        self._results_in_order = results_in_order
        self._written = 0

    @property
    def cycle(self) -> int:
        """The cycle in which the last micro-operation was issued."""
        return self.slots.cycle

    def state(self) -> State:
        """The state on which later instructions depend."""
        cycle = self.slots.cycle
        pending = [(name, at - cycle) for name, at in self.ready.items() if at > cycle]
        held, written = self._units.held(cycle), max(self._written - cycle, 0)
        return State(self.slots.used, frozenset(pending), held, written)

    def resume(self, state: State, cycle: int) -> None:
        """Go on in a cycle from a state."""
        self.slots.start(cycle, state.used)
        self.ready = {name: cycle + left for name, left in state.pending}
        self._units.hold(state.held, cycle)
        self._written = cycle + state.written

    def issue(self, cost: Cost, reads: Sequence[Hashable], writes: Sequence[Hashable]) -> int:
        """Issue an instruction that reads and writes some registers, or values; its cycle."""
        ready, cycle, free = self.ready, self.slots.cycle, self._units.free
        for kind in cost.ports:
            if free[kind] > cycle:
                cycle = free[kind]
        in_order = self._results_in_order
        for register in reads if in_order else (*reads, *writes):
            if ready.get(register, 0) > cycle:
                cycle = ready[register]
        if in_order and writes:
            cycle = max(cycle, self._written - cost.latency)
        cycle = self.slots.go(cost.uops, cycle)
        self._units.take(cost, cycle)
        for register in writes:
            self._written = ready[register] = cycle + cost.latency
        return cycle
