"""A window: operations that are ordered separately, and the search for an order.

There are two heuristics. `Narrow` takes the ready operation after which the fewest values are
alive; it finds good orders of S-boxes. `Sinks` computes the outputs of the window one after
another, each with all its missing operations; the next output is the one that needs the fewest
values not in registers. It finds good orders for sums of many words, where looking one operation
ahead does not help.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import zip_longest
from operator import or_
from random import Random

from compiler.ir.program import Op
from compiler.ir.steps import OutOfSteps, Steps
from compiler.order.memory import conflict, word_access
from compiler.registers.spills import Run
from dsl.gf2 import ones

NARROW_TRIES, SINKS_TRIES = 12, 4
"""The number of orders made by each heuristic."""
MOST_WEIGHED = 1_000_000
"""The budget of operations that `Narrow` compares in all orders of one window."""
LARGE = 1000
"""The window size in operations above which `Sinks` takes too long."""


class Window:
    """Consecutive operations of a program.

    Args:
        ops: in program order.
        last: the place in the program of the last reader of each value.
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
        # Loads and constants with one reader are placed right before it.
        self.fetched = {
            n
            for n, op in enumerate(self.ops)
            if op.is_repeatable and not self.needs[n]
            if len(self.readers.get(op.result, ())) == 1 and not self.goes_on(op.result)
        }
        touching = {n: access for n, op in enumerate(self.ops) if (access := word_access(op))}
        for later, access in touching.items():
            ahead = (n for n in touching if n < later)
            self.needs[later] |= {n for n in ahead if conflict(touching[n], access, disjoint=False)}

    @cached_property
    def newest_needs(self) -> list[list[int]]:
        """`needs` of each operation, the newest first."""
        return [sorted(needs, reverse=True) for needs in self.needs]

    @cached_property
    def fetched_for(self) -> list[list[int]]:
        """The loads and constants that are placed right before each operation, in order."""
        return [sorted(needs & self.fetched) for needs in self.needs]

    @cached_property
    def run(self) -> Run:
        """The operations with numbers for values."""
        return Run(self.ops, self.goes_on)

    @cached_property
    def readers_of(self) -> list[list[int]]:
        """The operations that read each value of the run."""
        readers: list[list[int]] = [[] for _ in range(self.run.n_values)]
        for n, reads in enumerate(self.run.reads):
            for value in reads:
                readers[value].append(n)
        return readers

    @cached_property
    def reads_of(self) -> list[int]:
        """The values of the run that each operation reads, as bits."""
        return [sum([1 << value for value in reads]) for reads in self.run.reads]

    @cached_property
    def makes_of(self) -> list[int]:
        """The values that each operation makes, as bits."""
        return [sum([1 << value for value in makes]) for makes in self.run.makes]

    @cached_property
    def births(self) -> list[int]:
        """The number of values with a reader that each operation makes, without constants."""
        return [
            sum(r in self.last for r in op.results) if op.name != "const" else 0 for op in self.ops
        ]

    def goes_on(self, value: str) -> bool:
        """Whether a value is read after the window."""
        return self.last.get(value, -1) >= self.end

    @cached_property
    def shape(self) -> object:
        """Canonical structure; equal windows share one order."""
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
            registers: for values.
            steps: operations that `Narrow` may compare in all its orders.
        """
        orders: list[Sequence[int]] = [range(len(self.ops))]
        budget = Steps(steps)
        with suppress(OutOfSteps):
            for seed in range(NARROW_TRIES):
                orders.append(Narrow(self, Random(seed), budget).run())
        if len(self.ops) <= LARGE:
            orders += [Sinks(self, Random(seed)).run() for seed in range(SINKS_TRIES)]
        different = dict.fromkeys(map(tuple, orders))
        return min(different, key=lambda order: self.price(order, registers))

    def price(self, order: Sequence[int], registers: int) -> tuple[int, int, int]:
        """Loads and stores of an order, the most values alive at once, the sum of live values."""
        return self.run.spills(order, registers), *self.breadth(order)

    def breadth(self, order: Sequence[int]) -> tuple[int, int]:
        """The most values alive at once, and the sum of live values over all places."""
        left, reads = self.readings(), self.run.reads
        alive = most = total = 0
        for n in order:
            dying = 0
            for value in reads[n]:
                left[value] -= 1
                dying += not left[value]
            if n not in self.fetched:
                alive += self.births[n] - dying
                most, total = max(most, alive), total + alive
        return most, total

    def readings(self) -> list[int]:
        """The number of remaining reads of each value of the run, before the window."""
        goes_on = self.run.goes_on
        return [len(r) + on if r else 0 for r, on in zip(self.readers_of, goes_on, strict=True)]


class Narrow:
    """Greedy order with the fewest live values after each operation; ties are broken at random.

    The change in live values that each operation would cause is updated incrementally. It is
    combined with the operation's age into one number, so the minimum is the best choice.
    """

    def __init__(self, window: Window, chance: Random, budget: Steps) -> None:
        self.window, self.chance, self.budget = window, chance, budget
        self.left = window.readings()
        self.one_more = len(window.ops) + 1
        """The weight of one live value: more than any age."""
        dying = [sum(self.left[v] == 1 for v in reads) for reads in window.run.reads]
        pairs = zip(window.births, dying, strict=True)
        self.weight = [(births - deaths) * self.one_more for births, deaths in pairs]
        self.made_at = [0] * window.run.n_values
        self.followers: list[list[int]] = [[] for _ in window.ops]
        for n, needs in enumerate(window.needs):
            for earlier in needs - window.fetched if n not in window.fetched else ():
                self.followers[earlier].append(n)

    def run(self) -> list[int]:
        """The order.

        Raises:
            OutOfSteps: more operations were weighed than the budget has.
        """
        window, made = self.window, list[int]()
        waiting = [len(needs - window.fetched) for needs in window.needs]
        ready = {
            n: None for n, count in enumerate(waiting) if not count and n not in window.fetched
        }
        while ready:
            chosen = self.choose(list(ready))
            del ready[chosen]
            made += [*window.fetched_for[chosen], chosen]
            self.read(chosen)
            for value in window.run.makes[chosen]:
                self.made_at[value] = len(made)
            for n in self.followers[chosen]:
                waiting[n] -= 1
                if not waiting[n]:
                    self.weight[n] -= self.age(n)
                    ready[n] = None
        return made

    def choose(self, ready: Sequence[int]) -> int:
        """The operation that leaves the fewest live values; of several the youngest."""
        self.budget.spend(len(ready))
        chance = self.chance.random
        draws = [chance() for _ in ready]
        weights = [self.weight[n] for n in ready]
        least = min(weights)
        if weights.count(least) == 1:
            return ready[weights.index(least)]
        tied = zip(weights, draws, ready, strict=True)
        return min((draw, n) for weight, draw, n in tied if weight == least)[1]

    def read(self, n: int) -> None:
        """Count arguments as read; the last remaining reader of a value ends its live range."""
        left, reads = self.left, self.window.run.reads[n]
        for value in reads:
            left[value] -= 1
        for value in reads:
            if left[value] == 1:
                for reader in self.window.readers_of[value]:
                    self.weight[reader] -= self.one_more

    def age(self, n: int) -> int:
        """The time at which the newest argument of an operation was made, once all are."""
        return max((self.made_at[v] for v in self.window.run.reads[n]), default=0)


class _Counts:
    """How often values occur, bit-sliced: bit `i` of every value's count in `planes[i]`."""

    def __init__(self, counts: Sequence[int] = ()) -> None:
        self.planes: list[int] = []
        for value, count in enumerate(counts):
            for i in ones(count):
                self.planes += [0] * (i + 1 - len(self.planes))
                self.planes[i] |= 1 << value

    def add(self, values: int) -> None:
        """Increment the counts of some values."""
        for i, plane in enumerate(self.planes):
            self.planes[i] = plane ^ values
            values &= plane
            if not values:
                return
        self.planes.append(values)

    def subtract(self, values: int) -> None:
        """Decrement the counts of some values."""
        for i, plane in enumerate(self.planes):
            self.planes[i] = plane ^ values
            values &= self.planes[i]
            if not values:
                return

    def some(self) -> int:
        """The values with a nonzero count."""
        return reduce(or_, self.planes, 0)

    def other(self, counts: _Counts) -> int:
        """The values whose counts differ between the two."""
        pairs = zip_longest(self.planes, counts.planes, fillvalue=0)
        return reduce(or_, [one ^ other for one, other in pairs], 0)


@dataclass
class Cone:
    """An operation with all operations that it needs, and those of them not done yet.

    Args:
        ops: in a valid order, including those done.
        missing: the operations not done yet, as bits.
        reads: how often the missing operations read each value.
        made: the values that the missing operations make, as bits.
        values: the values that they read or make, as bits.
        price: the additional registers that they take, and the values loaded for them.
    """

    ops: Sequence[int]
    missing: int
    reads: _Counts = field(default_factory=_Counts)
    made: int = 0
    values: int = 0
    price: tuple[int, int] = (0, 0)


class Sinks:
    """An order that computes the outputs of the window one after another."""

    def __init__(self, window: Window, chance: Random) -> None:
        self.window, self.chance = window, chance
        self.left = _Counts(window.readings())
        self.held = self.done = 0

    def run(self) -> list[int]:
        """The order."""
        window, order = self.window, list[int]()
        cones = {n: self.cone(self.needed(n)) for n in range(len(window.ops)) if self.is_sink(n)}
        while cones:
            chosen = min(cones.values(), key=lambda cone: (cone.price, self.chance.random()))
            self.held |= chosen.values
            for n in ones(chosen.missing):
                self.left.subtract(window.reads_of[n])
            order += [n for n in chosen.ops if chosen.missing >> n & 1]
            self.done |= chosen.missing
            cones = {n: cone for n, cone in cones.items() if not self.done >> n & 1}
            for cone in cones.values():
                if cone.values & chosen.values:
                    self.shrink(cone, chosen.missing)
        return order

    def is_sink(self, n: int) -> bool:
        """Whether an operation is an output of the window: a store, or its result is used later."""
        window, results = self.window, self.window.ops[n].results
        return n not in window.fetched and (
            not results or any(window.goes_on(r) or r not in window.readers for r in results)
        )

    def cone(self, ops: Sequence[int]) -> Cone:
        """A cone in which every operation is missing."""
        cone = Cone(ops, sum([1 << n for n in ops]))
        for n in ops:
            cone.reads.add(self.window.reads_of[n])
            cone.made |= self.window.makes_of[n]
        self.set_price(cone)
        return cone

    def shrink(self, cone: Cone, done: int) -> None:
        """Remove operations that are done; all operations that a done one needs are done, too."""
        for n in ones(cone.missing & done):
            cone.reads.subtract(self.window.reads_of[n])
            cone.made &= ~self.window.makes_of[n]
        cone.missing &= ~done
        self.set_price(cone)

    def set_price(self, cone: Cone) -> None:
        """Compute the price of a cone in the current state."""
        reads, held = cone.reads.some(), self.held
        others = cone.reads.other(self.left)
        fetched = (reads & ~cone.made & ~held).bit_count()
        dying = (reads & held & ~others).bit_count()
        staying = (cone.made & others).bit_count()
        cone.values = reads | cone.made
        cone.price = fetched + staying - dying, fetched

    def needed(self, sink: int) -> list[int]:
        """An operation and all that it needs, in a valid order."""
        order, todo, needs = list[int](), [sink], self.window.newest_needs
        seen = set[int]()
        while todo:
            n = todo.pop()
            if n < 0:
                order.append(~n)
            elif n not in seen:
                seen.add(n)
                # The complement marks the operation to be emitted after its needs.
                todo.append(~n)
                todo += needs[n]
        return order
