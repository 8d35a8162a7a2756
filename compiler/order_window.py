"""A part of a program whose operations are ordered by themselves, and orders of it.

Two rules are there. `narrow` takes of the operations whose arguments are there the one after which
the fewest values are alive: it finds the way through an S-box. `by_sinks` takes what the part hands
on, one value after another, and makes of each all that is missing: next is what needs the fewest
values that are not in registers. It finds the way through sums of many words, where a step alone
tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from random import Random

from compiler.ir import Op
from compiler.spills import Spills
from compiler.steps import OutOfSteps, Steps

NARROW_TRIES, SINKS_TRIES = 12, 4
"""Orders by each rule that are tried."""
MOST_WEIGHED = 1_000_000
"""Operations that are weighed against each other in all orders by `narrow` of one window."""
LARGE = 1000
"""Operations of a window in which making one sink after another takes too long to find."""


class Window:
    """Operations that follow each other in a program.

    Args:
        ops: in their order.
        last: the last reader of each value of the program, by its place in the program.
        end: the place of the first operation behind the window.
    """

    def __init__(self, ops: Sequence[Op], last: dict[str, int], end: int) -> None:
        self.ops, self.last, self.end = tuple(ops), last, end
        self.maker = {r: n for n, op in enumerate(self.ops) for r in op.results}
        self.readers: dict[str, list[int]] = {}
        for n, op in enumerate(self.ops):
            for arg in dict.fromkeys(op.args):
                self.readers.setdefault(arg, []).append(n)
        self.needs = [{self.maker[a] for a in op.args if a in self.maker} for op in self.ops]
        # What lies in memory or is a constant is fetched when it is wanted.
        self.fetched = {
            n
            for n, op in enumerate(self.ops)
            if op.is_repeatable and not self.needs[n]
            if len(self.readers.get(op.result, ())) == 1 and not self.goes_on(op.result)
        }
        touching = [n for n, op in enumerate(self.ops) if touches_written_memory(op)]
        for later, op in enumerate(self.ops):
            if touches_written_memory(op):
                self.needs[later] |= {n for n in touching if n < later and meet(self.ops[n], op)}

    @cached_property
    def newest_needs(self) -> list[list[int]]:
        """`needs` of each operation, the newest first."""
        return [sorted(needs, reverse=True) for needs in self.needs]

    @cached_property
    def read_once(self) -> list[tuple[str, ...]]:
        """What each operation reads, once each."""
        return [tuple(dict.fromkeys(op.args)) for op in self.ops]

    def goes_on(self, value: str) -> bool:
        """Whether a value is read behind the window."""
        return self.last.get(value, -1) >= self.end

    @cached_property
    def shape(self) -> object:
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

    def best(self, registers: int, steps: int = MOST_WEIGHED) -> Sequence[int]:
        """The best order found: the fewest spills with so many registers, then the narrowest.

        Args:
            registers: how many can be held.
            steps: operations that `Narrow` may weigh in all its orders.
        """
        orders: list[Sequence[int]] = [range(len(self.ops))]
        budget = Steps(steps)
        with suppress(OutOfSteps):
            for seed in range(NARROW_TRIES):
                orders.append(Narrow(self, Random(seed), budget).run())
        if len(self.ops) <= LARGE:
            orders += [Sinks(self, Random(seed)).run() for seed in range(SINKS_TRIES)]
        return min(orders, key=lambda order: self.price(order, registers))

    def price(self, order: Sequence[int], registers: int) -> tuple[int, int, int]:
        """Loads and stores of an order, the most values alive at once, and their sum over it."""
        spills = Spills([self.ops[n] for n in order], registers, self.goes_on)
        return spills.count(), *self.breadth(order)

    def breadth(self, order: Sequence[int]) -> tuple[int, int]:
        """The most values alive at once, and their sum over all places."""
        left = self.readings()
        alive = most = total = 0
        for n in order:
            if n not in self.fetched:
                alive += self.change(n, left)
                most, total = max(most, alive), total + alive
            self.read(n, left)
        return most, total

    def readings(self) -> dict[str, int]:
        """How often each value is still read, before the window."""
        return {v: len(r) + self.goes_on(v) for v, r in self.readers.items()}

    def change(self, n: int, left: dict[str, int]) -> int:
        """How many values more are alive after an operation."""
        op = self.ops[n]
        dying = sum(left[a] == 1 for a in self.read_once[n])
        return sum(r in self.last for r in op.results if op.name != "const") - dying

    def read(self, n: int, left: dict[str, int]) -> None:
        """Count an operation's arguments as read."""
        for arg in self.read_once[n]:
            left[arg] -= 1


class Narrow:
    """One order after which few values are alive at each place; chance breaks ties.

    What an operation would change is kept up to date while values are read, not counted anew.
    """

    def __init__(self, window: Window, chance: Random, budget: Steps) -> None:
        self.window, self.chance, self.budget = window, chance, budget
        self.left = window.readings()
        self.change = [window.change(n, self.left) for n in range(len(window.ops))]
        self.made_at: dict[str, int] = {}
        self.followers: list[list[int]] = [[] for _ in window.ops]
        for n, needs in enumerate(window.needs):
            for earlier in needs - window.fetched if n not in window.fetched else ():
                self.followers[earlier].append(n)

    def run(self) -> list[int]:
        """The order.

        Raises:
            OutOfSteps: more operations were weighed than the budget has.
        """
        window, change, chance, made = self.window, self.change, self.chance.random, list[int]()
        waiting = [len(needs - window.fetched) for needs in window.needs]
        ready = {n: 0 for n, count in enumerate(waiting) if not count and n not in window.fetched}
        while ready:
            self.budget.spend(len(ready))
            _, _, _, chosen = min([(change[n], -age, chance(), n) for n, age in ready.items()])
            del ready[chosen]
            made += [*sorted(window.needs[chosen] & window.fetched), chosen]
            self.read(chosen)
            self.made_at.update(dict.fromkeys(window.ops[chosen].results, len(made)))
            for n in self.followers[chosen]:
                waiting[n] -= 1
                if not waiting[n]:
                    ready[n] = self.age(n)
        return made

    def read(self, n: int) -> None:
        """Count arguments as read; where one reader is left, a value dies with that one."""
        self.window.read(n, self.left)
        for arg in self.window.read_once[n]:
            if self.left[arg] == 1:
                for reader in self.window.readers[arg]:
                    self.change[reader] -= 1

    def age(self, n: int) -> int:
        """When the newest of an operation's arguments was made, once all are there."""
        return max((self.made_at.get(a, 0) for a in self.window.ops[n].args), default=0)


@dataclass(frozen=True)
class Cone:
    """What is missing of an operation and all that it needs.

    Args:
        ops: in an order.
        values: that they read and make.
        price: registers that they take, and the values that are fetched for them.
    """

    ops: Sequence[int]
    values: frozenset[str]
    price: tuple[int, int]


class Sinks:
    """One order in which the values that are handed on are made one after another."""

    def __init__(self, window: Window, chance: Random) -> None:
        self.window, self.chance = window, chance
        self.left = window.readings()
        self.held: set[str] = set()
        self.done: set[int] = set()

    def run(self) -> list[int]:
        """The order."""
        window, order = self.window, list[int]()
        cones = {n: self.cone(n) for n in range(len(window.ops)) if self.is_sink(n)}
        while cones:
            chosen = min(cones.values(), key=lambda cone: (cone.price, self.chance.random()))
            self.held |= chosen.values
            for n in chosen.ops:
                window.read(n, self.left)
            order += chosen.ops
            self.done.update(chosen.ops)
            cones = {
                n: cone if cone.values.isdisjoint(chosen.values) else self.cone(n)
                for n, cone in cones.items()
                if n not in self.done
            }
        return order

    def is_sink(self, n: int) -> bool:
        """Whether an operation makes nothing that only the window reads."""
        window, results = self.window, self.window.ops[n].results
        return n not in window.fetched and (
            not results or any(window.goes_on(r) or r not in window.readers for r in results)
        )

    def cone(self, sink: int) -> Cone:
        """What is missing of an operation, and what that costs."""
        ops, reads, made = self.missing(sink), dict[str, int](), set[str]()
        for n in ops:
            made.update(self.window.ops[n].results)
            for arg in self.window.read_once[n]:
                reads[arg] = reads.get(arg, 0) + 1
        fetched = len([a for a in reads if a not in made and a not in self.held])
        dying = len([a for a, n in reads.items() if self.left[a] == n and a in self.held])
        staying = len([r for r in made if self.left.get(r, 0) > reads.get(r, 0)])
        return Cone(ops, frozenset(made | reads.keys()), (fetched + staying - dying, fetched))

    def missing(self, sink: int) -> list[int]:
        """What is not done yet of an operation and all that it needs, in an order."""
        order, todo, needs = list[int](), [sink], self.window.newest_needs
        seen = set(self.done)
        while todo:
            n = todo.pop()
            if n < 0:
                order.append(~n)
            elif n not in seen:
                seen.add(n)
                # Complemented: it comes once what it needs has come.
                todo.append(~n)
                todo += needs[n]
        return order


def touches_written_memory(op: Op) -> bool:
    """Whether an operation's place among accesses to memory matters."""
    return op.touches_memory and not op.is_repeatable


def meet(one: Op, other: Op) -> bool:
    """Whether two accesses may not change places: one writes, and both may touch the same bytes.

    `out` is `in`, or is apart from it; another pointer may point anywhere.
    """
    if one.results and other.results:
        return False
    text = {"in", "out"}
    if not text >= {one.args[0], other.args[0]}:
        return True
    first, second = (op.number("offset", 0) for op in (one, other))
    return first < second + other.number("bytes") and second < first + one.number("bytes")
