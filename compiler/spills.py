"""What an order of operations costs in spills, with the farthest next use leaving the registers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Generic, TypeVar

from compiler.ir import Op

Value = TypeVar("Value", str, int)
NEVER = 1 << 40
"""A place behind all others: where what is read no more would be read."""


class Farthest(Generic[Value]):
    """Values that are held, each with a rank; the one of the highest rank is the first to leave.

    The old rank of a value that gets another one stays on the heap, and is passed over later.
    """

    def __init__(self) -> None:
        self._rank: dict[Value, int] = {}
        self._heap: list[tuple[int, Value]] = []

    def __len__(self) -> int:
        return len(self._rank)

    def __contains__(self, value: Value) -> bool:
        return value in self._rank

    def hold(self, value: Value, rank: int) -> None:
        """Hold a value from here on, or give it another rank."""
        self._rank[value] = rank
        heappush(self._heap, (-rank, value))

    def drop(self, value: Value) -> None:
        """Hold a value no more, if it was held."""
        self._rank.pop(value, None)

    def leave(self, kept: Collection[Value] = ()) -> Value:
        """Drop the value of the highest rank that is not kept, the least name of several.

        Raises:
            IndexError: all values are kept.
        """
        passed: list[tuple[int, Value]] = []
        while True:
            entry = heappop(self._heap)
            lowered, value = entry
            if self._rank.get(value) != -lowered:
                continue
            if value not in kept:
                break
            passed.append(entry)
        for entry in passed:
            heappush(self._heap, entry)
        del self._rank[value]
        return value


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
        self.held = Farthest[str]()
        self.loads = self.stores = 0

    def count(self) -> int:
        """Loads and stores, those of the first use of what comes from outside included."""
        for op in self.ops:
            wanted = dict.fromkeys(op.args)
            self.loads += sum(a not in self.held for a in wanted)
            for arg in wanted:
                self.later[arg].pop()
                self.hold(arg)
            self.evict(wanted.keys())
            for arg in wanted:
                if not self.is_wanted(arg):
                    self.held.drop(arg)
            for result in op.results if not op.is_repeatable else ():
                if self.is_wanted(result):
                    self.hold(result)
            self.evict(op.results)
        return self.loads + self.stores

    def hold(self, value: str) -> None:
        """Hold a value; it leaves the sooner the later it is read, then if that takes no store."""
        self.held.hold(value, 2 * self.next_use(value) + (value in self.stored))

    def is_wanted(self, value: str) -> bool:
        """Whether a value is still read."""
        return bool(self.later.get(value)) or self.goes_on(value)

    def next_use(self, value: str) -> int:
        """The place of the next reader."""
        places = self.later.get(value)
        return places[-1] if places else NEVER

    def evict(self, kept: Collection[str]) -> None:
        """Let values leave until the others fit."""
        while len(self.held) > self.registers:
            leaving = self.held.leave(kept)
            if leaving not in self.stored and self.is_wanted(leaving):
                self.stores += 1
                self.stored.add(leaving)
