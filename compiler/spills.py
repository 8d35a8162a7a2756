"""What an order of operations costs in spills, with the farthest next use leaving the registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from compiler.ir import Op

NEVER = 1 << 40
"""A place behind all others: where what is read no more would be read."""


@dataclass
class Spills:
    """The registers as a straight run of operations goes on.

    Values that come from outside are in memory at first. What can be made again is not stored, and
    its fetching is not counted where it is first wanted.

    Args:
        ops: in their order.
        registers: how many values can be held.
        goes_on: whether a value is read behind the operations.
    """

    ops: Sequence[Op]
    registers: int
    goes_on: Callable[[str], bool]

    def __post_init__(self) -> None:
        self.later: dict[str, list[int]] = {}
        for n in reversed(range(len(self.ops))):
            for arg in dict.fromkeys(self.ops[n].args):
                self.later.setdefault(arg, []).append(n)
        made = {r for op in self.ops for r in op.results}
        self.stored = self.later.keys() - made
        self.stored |= {r for op in self.ops for r in op.results if op.is_repeatable}
        self.held: set[str] = set()
        self.loads = self.stores = 0

    def count(self) -> int:
        """Loads and stores, those of the first use of what comes from outside included."""
        for op in self.ops:
            wanted = dict.fromkeys(op.args)
            missing = [a for a in wanted if a not in self.held]
            self.loads += len(missing)
            self.held.update(missing)
            for arg in wanted:
                self.later[arg].pop()
            self.evict(set(wanted))
            self.held -= {a for a in wanted if not self.is_wanted(a)}
            self.held.update(r for r in op.results if self.is_wanted(r) and not op.is_repeatable)
            self.evict(set(op.results))
        return self.loads + self.stores

    def is_wanted(self, value: str) -> bool:
        """Whether a value is still read."""
        return bool(self.later.get(value)) or self.goes_on(value)

    def next_use(self, value: str) -> int:
        """The place of the next reader."""
        places = self.later.get(value)
        return places[-1] if places else NEVER

    def evict(self, kept: set[str]) -> None:
        """Let values leave until the others fit."""
        while len(self.held) > self.registers:
            leaving = max(
                sorted(self.held - kept), key=lambda v: (self.next_use(v), v in self.stored)
            )
            self.held.remove(leaving)
            if leaving not in self.stored and self.is_wanted(leaving):
                self.stores += 1
                self.stored.add(leaving)
