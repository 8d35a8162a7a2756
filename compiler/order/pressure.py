"""An order of a listing that keeps few values alive, for cores on which the order costs no time."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction
from compiler.order.dependences import memory_order
from compiler.order.memory import Regions
from compiler.registers.numbered import NO_CLASS, NumberedListing, number


def pressure_order(
    program: Program, table: Mapping[str, Instruction], regions: Regions, counted: Collection[str]
) -> Sequence[int]:
    """The places of the operations; the next one always leaves the fewest values alive.

    Ties go to the operation whose reader lacks the fewest other operands. Constants, and loads from
    memory that is not written, come right before their first reader. Accesses through one pointer
    to memory that is written keep their order.

    Args:
        program: a listing of values.
        table: the instructions.
        regions: which pointers may point into the same memory.
        counted: the values that take a register.
    """
    return _ByPressure(precedence(program, table, regions, counted)).run()


def fetched_values(
    program: Program, table: Mapping[str, Instruction], regions: Regions
) -> frozenset[str]:
    """The values that can be had at any place: constants, and loads of what is not written."""
    found = (op for op, is_fetched in _fetches(program, table, regions) if is_fetched)
    return frozenset(op.result for op in found if len(op.results) == 1)


@dataclass(frozen=True)
class Precedence:
    """Which operations of a listing stay behind which; operations and values are numbers.

    Args:
        listing: reads and results, with one class: the values that take a register.
        rounds: by operation.
        fetched: by operation whether its results can be had at any place.
        followers: by operation those that stay behind it. Nothing stays behind what is fetched.
        waits: by operation how many others it stays behind.
        maker: by value the operation that makes it, -1 for a parameter.
        readers: by value the operations that read it.
    """

    listing: NumberedListing
    rounds: Sequence[int]
    fetched: Sequence[bool]
    followers: Sequence[Sequence[int]]
    waits: Sequence[int]
    maker: Sequence[int]
    readers: Sequence[Sequence[int]]


def precedence(
    program: Program, table: Mapping[str, Instruction], regions: Regions, counted: Collection[str]
) -> Precedence:
    """The common data of the orders of a listing, with the arguments of `pressure_order`."""
    listing = number(program, dict.fromkeys(counted, ""))
    fetched = [is_fetched for _, is_fetched in _fetches(program, table, regions)]
    maker = [-1] * len(listing.class_of)
    readers: list[list[int]] = [[] for _ in maker]
    for n, (reads, makes) in enumerate(zip(listing.reads, listing.makes, strict=True)):
        for value in makes:
            maker[value] = n
        for value in reads:
            readers[value].append(n)
    needs = [{maker[v] for v in reads} for reads in listing.reads]
    for first, second in (*memory_order(program, table, regions), *_walks(program, table, fetched)):
        needs[second].add(first)
    followers: list[list[int]] = [[] for _ in needs]
    waits = [0] * len(needs)
    for n, each in enumerate(needs):
        for need in each:
            if need >= 0 and not fetched[need]:
                followers[need].append(n)
                waits[n] += 1
    rounds = [op.round for op in program.ops]
    return Precedence(listing, rounds, fetched, followers, waits, maker, readers)


def _fetches(
    program: Program, table: Mapping[str, Instruction], regions: Regions
) -> list[tuple[Op, bool]]:
    """The operations, and whether the results of each can be had at any place.

    They can where it reads nothing that changes.
    """
    memories = [_memory(op, table[op.name], regions) for op in program.ops]
    each = list(zip(program.ops, memories, strict=True))
    written = {memory for op, memory in each if table[op.name].writes_memory}
    pointers = {p.name for p in program.params if p.type.is_pointer}
    return [
        (op, bool(op.results) and pointers.issuperset(op.args) and memory not in written)
        for op, memory in each
    ]


def _memory(op: Op, row: Instruction, regions: Regions) -> str:
    """The memory that an operation touches, if any."""
    if not (row.reads_memory or row.writes_memory):
        return ""
    pointer = op.args[row.args.index(row.pointer)]
    return regions.get(pointer, (pointer, 0))[0]


def _walks(
    program: Program, table: Mapping[str, Instruction], fetched: Sequence[bool]
) -> Iterator[tuple[int, int]]:
    """Accesses that follow each other by one pointer."""
    last: dict[str, int] = {}
    for n, op in enumerate(program.ops):
        row = table[op.name]
        if not fetched[n] and row.pointer:
            pointer = op.args[row.args.index(row.pointer)]
            if pointer in last:
                yield last[pointer], n
            last[pointer] = n


Rank = tuple[int, tuple[int, int], int]
"""How good an operation is as the next one, the least first; the last number is the operation."""


@dataclass
class ListOrder:
    """An order as it grows.

    Args:
        graph: the listing.
        order: the operations so far.
        ready: the operations that stay behind none that is left.
        changed: the operations that may have another rank than when this was emptied.
        ranks: of operations that are ready, as far as they are known.
        front: the first round of what is ready, when ranks were last wanted.
    """

    graph: Precedence
    order: list[int] = field(default_factory=list[int])
    ready: set[int] = field(default_factory=set[int])
    changed: set[int] = field(default_factory=set[int])
    ranks: dict[int, Rank] = field(default_factory=dict[int, Rank])
    front: int = 0

    def __post_init__(self) -> None:
        graph = self.graph
        listing = graph.listing
        self.reads, self.makes = listing.reads, listing.makes
        self.counted = [kind != NO_CLASS for kind in listing.class_of]
        self.weight = sum(self.counted)
        self.left, self.waits = listing.uses(), list(graph.waits)
        self.made = [maker < 0 for maker in graph.maker]
        self.is_fetched = [maker >= 0 and graph.fetched[maker] for maker in graph.maker]
        # Of what can be had at any place and takes a register, the readers that are not ready.
        self.unready = [
            sum(graph.waits[reader] > 0 for reader in readers) if fetched and takes else 0
            for readers, fetched, takes in zip(
                graph.readers, self.is_fetched, self.counted, strict=True
            )
        ]
        self.by_round: list[tuple[int, int]] = []

    def run(self) -> Sequence[int]:
        """All places in order."""
        for n, waits in enumerate(self.waits):
            if not waits:
                self.enter(n)
        while self.ready:
            best = self.best()
            self.ready.discard(best)
            self.take(best)
            for n in self.graph.followers[best]:
                self.waits[n] -= 1
                if not self.waits[n]:
                    self.release(n)
        # Values that only results name.
        for n, is_fetched in enumerate(self.graph.fetched):
            if is_fetched and not all(self.made[value] for value in self.makes[n]):
                self.order.append(n)
        return self.order

    def best(self) -> int:
        """The next of the operations that are ready."""
        raise NotImplementedError

    def enter(self, n: int) -> None:
        """Let an operation be the next one, unless its readers fetch it."""
        if not self.graph.fetched[n]:
            self.ready.add(n)
            self.changed.add(n)
            heapq.heappush(self.by_round, (self.graph.rounds[n], n))

    def release(self, n: int) -> None:
        """Note that an operation stays behind none that is left."""
        for value in self.reads[n]:
            if self.unready[value]:
                self.unready[value] -= 1
                if not self.unready[value]:
                    self.changed.update(self.graph.readers[value])
        self.enter(n)

    def take(self, n: int) -> None:
        """Put an operation next, behind what it fetches."""
        for value in self.reads[n]:
            if not self.made[value]:
                self.fetch(self.graph.maker[value])
            self.left[value] -= 1
            if self.left[value] == 1 and self.counted[value]:
                self.changed.update(self.graph.readers[value])
        self.order.append(n)
        for value in self.makes[n]:
            self.made[value] = True
            # Its readers lack less, which counts for what makes their other operands.
            for reader in self.graph.readers[value]:
                self.changed.update([self.graph.maker[v] for v in self.reads[reader]])

    def fetch(self, n: int) -> None:
        """Put an operation next that can stand at any place."""
        self.order.append(n)
        for value in self.makes[n]:
            self.made[value] = True
            if self.counted[value]:
                self.changed.update(self.graph.readers[value])

    def move_front(self) -> bool:
        """Find the first round of what is ready; whether ranks are others by that."""
        while self.by_round[0][1] not in self.ready:
            heapq.heappop(self.by_round)
        is_other = self.by_round[0][0] != self.front
        self.front = self.by_round[0][0]
        return is_other

    def rank(self, n: int) -> Rank:
        """How many values more are alive behind an operation, and what its readers lack."""
        makes, readers = self.makes[n], self.graph.readers
        least = min([self.lacks(r, makes) for v in makes for r in readers[v]], default=(0, 0))
        # An operation that takes no register may wait until its reader lacks nothing else.
        waits = bool(makes) and least > (0, 0) and not any(self.counted[v] for v in self.reads[n])
        return self.more_alive(n) + (waits or self.is_early(n)) * self.weight, least, n

    def is_early(self, n: int) -> bool:
        """Whether an operation fetches a value for others, too, of which one lacks something."""
        return any(self.unready[value] for value in self.to_fetch(n))

    def more_alive(self, n: int) -> int:
        """How many values more are alive behind an operation."""
        left, made, counted = self.left, self.made, self.counted
        alive = 0
        for value in self.makes[n]:
            alive += counted[value]
        for value in self.reads[n]:
            if counted[value]:
                if made[value]:
                    alive -= left[value] == 1
                elif self.is_fetched[value]:
                    alive += left[value] > 1
        return alive

    def to_fetch(self, n: int) -> list[int]:
        """The values that are fetched right ahead of an operation, and take a register."""
        made, counted, is_fetched = self.made, self.counted, self.is_fetched
        return [v for v in self.reads[n] if not made[v] and is_fetched[v] and counted[v]]

    def lacks(self, reader: int, given: Sequence[int]) -> tuple[int, int]:
        """The operands that an operation lacks beside some values.

        Returns:
            The rounds from the front to the maker of the last missing operand, and the number of
            missing operands.
        """
        made, is_fetched = self.made, self.is_fetched
        missing = [
            value
            for value in self.reads[reader]
            if not (made[value] or is_fetched[value] or value in given)
        ]
        if not missing:
            return 0, 0
        rounds, maker = self.graph.rounds, self.graph.maker
        return max(0, max([rounds[maker[v]] for v in missing]) - self.front), len(missing)


@dataclass
class _ByPressure(ListOrder):
    """The order in which the operation of the least rank is next.

    `ranked` is a heap of ranks; those in `ranks` hold.
    """

    ranked: list[Rank] = field(default_factory=list[Rank])

    def best(self) -> int:
        """The next operation."""
        if self.move_front():
            self.changed |= self.ready
        for n in self.changed & self.ready:
            self.ranks[n] = rank = self.rank(n)
            heapq.heappush(self.ranked, rank)
        self.changed.clear()
        while True:
            rank = heapq.heappop(self.ranked)
            n = rank[-1]
            if n in self.ready and self.ranks[n] == rank:
                return n
