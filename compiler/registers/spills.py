"""What an order of operations costs in spills, with the farthest next use leaving the registers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from compiler.ir.program import Op

Values = tuple[int, ...]
"""Values by number."""


@dataclass
class Held:
    """Values in registers, each with a rank; the one of the highest rank is the first to leave.

    Args:
        n_values: the values are 0 to n_values - 1.
        rank: of each value that is held: a number that grows with the rank, and modulo n_values the
            value itself. Who adds a value writes it here.
    """

    n_values: int
    rank: dict[int, int]

    def leave(self, kept: Collection[int] = ()) -> int:
        """Drop the value of the highest rank that is not kept; the value."""
        highest = max(self.rank.values())
        if highest % self.n_values in kept:
            highest = max(rank for value, rank in self.rank.items() if value not in kept)
        value = highest % self.n_values
        del self.rank[value]
        return value


class Run:
    """A straight run of operations whose orders are priced; values have numbers.

    Values that come from outside are in memory at first. What can be made again is not stored, and
    its fetching is not counted where it is first wanted.

    Args:
        ops: the operations.
        goes_on: whether a value is read behind the operations.
    """

    def __init__(self, ops: Sequence[Op], goes_on: Callable[[str], bool]) -> None:
        # Of values of one rank the one that is named last leaves first.
        names = list(dict.fromkeys(v for op in ops for v in (*op.args, *op.results)))
        number = {name: n for n, name in enumerate(names)}
        self.n_values = len(names)
        self.goes_on = [goes_on(name) for name in names]
        self.reads = [tuple(dict.fromkeys([number[a] for a in op.args])) for op in ops]
        self.makes = [tuple([number[r] for r in op.results]) for op in ops]
        self.is_repeatable = [op.is_repeatable for op in ops]
        made = {r for results in self.makes for r in results}
        self._stored = [int(v not in made) for v in range(self.n_values)]
        for results, again in zip(self.makes, self.is_repeatable, strict=True):
            for value in results if again else ():
                self._stored[value] = 1

    def spills(self, order: Sequence[int], registers: int) -> int:
        """Loads and stores, those of the first use of what comes from outside included.

        Args:
            order: of the operations, by their places in the run.
            registers: how many values can be held.
        """
        count, never = self.n_values, len(order)
        held, stored = Held(count, {}), self._stored.copy()
        rank, total = held.rank, 0
        for n, (read_next, made_next) in zip(order, self._next_uses(order), strict=True):
            reads = self.reads[n]
            for value, place in zip(reads, read_next, strict=True):
                total += value not in rank
                # A value leaves the sooner the later it is read, then if that takes no store.
                rank[value] = (2 * place + stored[value]) * count + value
            while len(rank) > registers:
                leaving = held.leave(reads)
                total += not stored[leaving]
                stored[leaving] = 1
            for value, place in zip(reads, read_next, strict=True):
                if place == never and not self.goes_on[value]:
                    rank.pop(value, None)
            for value, place in zip(self.makes[n], made_next, strict=False):
                if place != never or self.goes_on[value]:
                    rank[value] = (2 * place + stored[value]) * count + value
            while len(rank) > registers:
                leaving = held.leave(self.makes[n])
                total += not stored[leaving]
                stored[leaving] = 1
        return total

    def _next_uses(self, order: Sequence[int]) -> list[tuple[list[int], list[int]]]:
        """For each place the next readers of what is read there, and of what is made and held.

        The number of operations stands for no reader.
        """
        later = [len(order)] * self.n_values
        found: list[tuple[list[int], list[int]]] = []
        for place in range(len(order) - 1, -1, -1):
            n = order[place]
            reads = self.reads[n]
            made = [] if self.is_repeatable[n] else [later[r] for r in self.makes[n]]
            found.append(([later[a] for a in reads], made))
            for value in reads:
                later[value] = place
        return found[::-1]
