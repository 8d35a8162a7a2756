"""The cost of instructions on a core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from compiler.machine.isa import Instruction


@dataclass(frozen=True)
class Cost:
    """The cost of an instruction on one core.

    Args:
        latency: cycles from issue to the result's use.
        ports: cycles that it holds a unit of each kind of port (`{"vector": 8, "memory": 4}`).
        uops: micro-operations, which each take a slot of the dispatch width.
    """

    latency: int
    ports: Mapping[str, int]
    uops: int = 1


@dataclass(frozen=True)
class Core:
    """A core's model for scheduling and estimates.

    Args:
        name: its name in the assembler's tools.
        width: instructions (micro-operations) dispatched a cycle.
        window: micro-operations in flight; 0 for a core that issues in order.
        ports: units of each kind of port.
        costs: the cost of each cost key of the target's table.
        source: the document or model that the figures come from.
        queues: for a core that issues out of order, how many operations may wait for each kind of
            port; a kind that is not named has no such limit.
        model: the source of reported cycles: LLVM's model of the core; this project's model of
            cores that issue one instruction a cycle in order, with the figures given here; or an
            exact simulator.
        misprediction: additional cycles of a mispredicted branch.
        flash_bytes: memory for programs and constants; 0 if it is not limited.
        ram_bytes: memory for data; 0 if it is not limited.
    """

    name: str
    width: int
    window: int
    ports: Mapping[str, int]
    costs: Mapping[str, Cost]
    source: str
    queues: Mapping[str, int] = field(default_factory=dict[str, int])
    model: Literal["llvm-mca", "in-order", "simulator"] = "llvm-mca"
    misprediction: int = 0
    flash_bytes: int = 0
    ram_bytes: int = 0

    @property
    def is_flat(self) -> bool:
        """Whether the order of instructions costs no time: none waits for a result."""
        if self.width > 1 or self.window or len(self.ports) > 1:
            return False
        return all([cost.latency] == list(cost.ports.values()) for cost in self.costs.values())

    def cost(self, instruction: Instruction) -> Cost:
        """The cost of an instruction; the lines of a sequence are added up."""
        if not instruction.lines:
            return self.costs[instruction.cost]
        each = [self.cost(line.instruction) for line in instruction.lines]
        ports: Counter[str] = Counter()
        for cost in each:
            ports.update(cost.ports)
        return Cost(sum(c.latency for c in each), ports, sum(c.uops for c in each))
