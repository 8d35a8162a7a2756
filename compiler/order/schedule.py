"""Orders the operations of a listing for a core: list scheduling within a register limit.

Several orders are made, forward from the first operation and backward from the last, and the one
that spills least and then takes the fewest cycles by `compiler.order.estimate` is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from compiler.ir.program import Program
from compiler.machine.core import Core, Cost
from compiler.machine.isa import Instruction
from compiler.order.dependences import memory_order, reuse_order, tie_order, value_order
from compiler.order.estimate import Timing
from compiler.order.list_order import Problem, Value, list_order
from compiler.order.memory import Regions
from compiler.registers.liveness import value_classes
from compiler.registers.numbered import NumberedListing, number
from compiler.registers.verify import Alternatives

FEWEST_TRIES = 4
"""With fewer orders than this, a better one is seldom found."""


@dataclass(frozen=True)
class Schedule:
    """Reorder operations so that a core stalls less.

    Register pressure never rises above the limit at a place where it was within the limit.
    """

    lookahead: int = 2048
    """Only the next so many operations in program order are candidates."""

    effort: int = 12_000
    """Operations ordered in all; divided by the program's length, the number of orders tried.

    A program that would get fewer than `FEWEST_TRIES` orders keeps its own. The search stops at an
    order that keeps the core's units busy all the time.
    """

    spills_for_time: bool = False
    """Accept spills if they save cycles."""

    keep_ties: bool = True
    """Leave readers of a value ahead of the operation that overwrites its register."""

    def order(
        self,
        program: Program,
        table: Mapping[str, Instruction],
        core: Core,
        limits: Mapping[str, int],
        views: Mapping[str, str] | None = None,
        regions: Regions | None = None,
        alternatives: Alternatives | None = None,
        queues: Mapping[str, int] | None = None,
    ) -> Sequence[int]:
        """The best order found, as places of the operations; the given order if none is better.

        Args:
            program: a listing of values, or of registers: after allocation, loads of spilled
                values are moved ahead of their use.
            table: the instructions.
            core: the core for which to order.
            limits: registers of each class; pressure on other classes does not count.
            views: the class of each register view that is not a class itself.
            regions: which pointers may point into the same memory.
            alternatives: other instructions for an operation that tie another operand.
            queues: see `compiler.order.estimate.Timing`.
        """
        count = len(program.ops)
        tries = self.effort // count if count else 0
        best: Sequence[int] = range(count)
        if tries < FEWEST_TRIES:
            return best
        classes = {} if program.registers else value_classes(program, table, views or {})
        costs = [core.cost(table[op.name]) for op in program.ops]
        listing = number(program, classes)
        pairs = memory_order(program, table, regions or {})
        if program.registers:
            pairs += reuse_order(program)
        elif self.keep_ties:
            pairs += tie_order(program, table, alternatives or {})
        problem = _problem(listing, costs, core, pairs, limits)
        timing = Timing(listing, costs, core, queues or {})
        best_price = self._price(best, timing, limits)
        for order in _different(self._orders(problem, tries)):
            if self._is_least(best_price, problem):
                break
            found = self._price(order, timing, limits)
            if found < best_price:
                best, best_price = order, found
        return best

    def _price(
        self, order: Sequence[int], timing: Timing, limits: Mapping[str, int]
    ) -> tuple[float, float, int]:
        """The cost of an order: spills, cycles, registers; cycles first if spills are accepted."""
        most = timing.listing.pressure(order)
        full = any(most.get(name, 0) > limit for name, limit in limits.items())
        spills = timing.listing.fetches(order, limits) if full else 0
        time = timing.cycles(order, 4)
        first = (time, spills) if self.spills_for_time else (spills, time)
        return *first, sum(most.values())

    def _is_least(self, price: tuple[float, float, int], problem: Problem) -> bool:
        """Whether an order cannot be improved: the units are always busy, and nothing spills."""
        time, spills = price[:2] if self.spills_for_time else price[1::-1]
        return time <= problem.least_cycles() and (self.spills_for_time or not spills)

    def _orders(self, problem: Problem, tries: int) -> Iterator[list[int]]:
        """Different orders of the operations."""
        count = len(problem.costs)
        mirror = problem.mirrored()
        for attempt in range(tries):
            chance = Random(attempt)
            wobble = [chance.random() * (attempt // 6) for _ in range(count)]
            reach = max(8, self.lookahead >> 3 * (attempt // 2 % 3))
            if attempt % 2:
                yield [count - 1 - n for n in reversed(list_order(mirror, reach, wobble))]
            else:
                yield list_order(problem, reach, wobble)


def _different(orders: Iterable[list[int]]) -> Iterator[list[int]]:
    """The orders without repetitions."""
    seen: set[tuple[int, ...]] = set()
    for order in orders:
        if tuple(order) not in seen:
            seen.add(tuple(order))
            yield order


def _problem(
    listing: NumberedListing,
    costs: Sequence[Cost],
    core: Core,
    pairs: list[tuple[int, int]],
    limits: Mapping[str, int],
) -> Problem:
    """The constraints on an order; `pairs` are positions whose order is kept."""
    edges = dict.fromkeys(pairs, 0)
    edges |= {(a, b): costs[a].latency for a, b in value_order(listing)}
    names = [*listing.class_names, ""]
    values = tuple(
        Value(names[kind], span)
        for kind, span in zip(listing.class_of, listing.spans(), strict=True)
        if names[kind] in limits and len(span) > 1
    )
    return Problem(core, tuple(costs), edges, values, limits)
