"""An order of a program's operations in which fewer values are alive at once.

Each phase is ordered by itself: of the operations whose arguments are there the one is next after
which the fewest values are alive, of several the one that goes on with what was made last. Chance
breaks ties, several orders are tried, and phases of one shape have one order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from random import Random

from compiler.ir import Op, Program
from compiler.liveness import all_alive

TRIES = 24
"""Orders of each phase that are tried."""


def narrow_order(program: Program, registers: int) -> Program:
    """The program in an order that fits into registers better; itself where it does already.

    Args:
        program: a slice program of words.
        registers: how many values may be alive at once.
    """
    before = all_alive(program)
    if before <= registers:
        return program
    last = {a: n for n, op in enumerate(program.ops) for a in op.args}
    last |= dict.fromkeys(program.results, len(program.ops))
    known: dict[object, Sequence[int]] = {}
    ops: list[Op] = []
    for _, group in groupby(program.ops, key=lambda op: op.phase):
        window = _Window(tuple(group), len(ops), last)
        if window.shape not in known:
            known[window.shape] = window.best()
        ops += [window.ops[n] for n in known[window.shape]]
    made = program.with_ops(ops)
    return made if all_alive(made) < before else program


@dataclass
class _Window:
    """The operations of one phase.

    Args:
        ops: in their order.
        first: the position of the first.
        last: where each value of the program is read last.
    """

    ops: tuple[Op, ...]
    first: int
    last: dict[str, int]

    def __post_init__(self) -> None:
        self.maker = {r: n for n, op in enumerate(self.ops) for r in op.results}
        self.readers: dict[str, list[int]] = {}
        for n, op in enumerate(self.ops):
            for arg in dict.fromkeys(op.args):
                self.readers.setdefault(arg, []).append(n)
        self.needs = [self.needed(op) for op in self.ops]
        # What lies in memory or is a constant is fetched when it is wanted.
        self.fetched = {
            n
            for n, op in enumerate(self.ops)
            if op.results and (op.name == "const" or op.number("own", 0))
            if len(self.readers.get(op.result, ())) == 1 and not self.goes_on(op.result)
        }
        touching = [n for n, op in enumerate(self.ops) if self.is_ordered(op)]
        for earlier, later in pairwise(touching):
            self.needs[later].add(earlier)
        self.followers: list[list[int]] = [[] for _ in self.ops]
        for n, needs in enumerate(self.needs):
            for earlier in needs - self.fetched if n not in self.fetched else ():
                self.followers[earlier].append(n)
        self.shape = self.described()

    def needed(self, op: Op) -> set[int]:
        """The operations that make an operation's arguments."""
        return {self.maker[a] for a in op.args if a in self.maker}

    def is_ordered(self, op: Op) -> bool:
        """Whether it touches memory that is written."""
        return op.touches_memory and not (op.results and op.number("own", 0))

    def goes_on(self, value: str) -> bool:
        """Whether a value is read behind the window."""
        return self.last.get(value, -1) >= self.first + len(self.ops)

    def described(self) -> object:
        """What is equal for windows that one order suits."""
        outer: dict[str, int] = {}

        def name(value: str) -> tuple[int, int, bool]:
            place = self.maker.get(value)
            number = outer.setdefault(value, len(outer)) if place is None else place
            return int(place is None), number, self.goes_on(value)

        return tuple(
            (op.name, tuple(map(name, op.args)), tuple(map(self.goes_on, op.results)))
            for op in self.ops
        )

    def best(self) -> Sequence[int]:
        """The best order found: the fewest values alive at once, then the fewest in all."""
        orders = [self.order(Random(seed)) for seed in range(TRIES)]
        return min(orders, key=lambda found: found[0])[1]

    def order(self, chance: Random) -> tuple[tuple[int, int], list[int]]:
        """An order, with the most values alive in it and their sum over all places."""
        left = {v: len(r) + self.goes_on(v) for v, r in self.readers.items()}
        waiting = [len(needs - self.fetched) for needs in self.needs]
        ready = [n for n, count in enumerate(waiting) if not count and n not in self.fetched]
        made_at: dict[str, int] = {}
        made: list[int] = []
        alive = most = total = 0
        while ready:
            wobble = {n: chance.random() for n in ready}
            chosen = min(
                ready, key=lambda n: (self.change(n, left), -self.age(n, made_at), wobble[n])
            )
            ready.remove(chosen)
            alive += self.change(chosen, left)
            most, total = max(most, alive), total + alive
            made += [*sorted(self.needs[chosen] & self.fetched), chosen]
            for arg in dict.fromkeys(self.ops[chosen].args):
                left[arg] -= 1
            made_at.update(dict.fromkeys(self.ops[chosen].results, len(made)))
            for n in self.followers[chosen]:
                waiting[n] -= 1
                if not waiting[n]:
                    ready.append(n)
        return (most, total), made

    def change(self, n: int, left: dict[str, int]) -> int:
        """How many values more are alive after an operation."""
        op = self.ops[n]
        dying = sum(left[a] == 1 for a in dict.fromkeys(op.args))
        return sum(r in self.last for r in op.results if op.name != "const") - dying

    def age(self, n: int, made_at: dict[str, int]) -> int:
        """When the newest of an operation's arguments was made."""
        return max((made_at.get(a, 0) for a in self.ops[n].args), default=0)
