"""An order of a listing that keeps few values alive, for cores on which the order costs no time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction
from compiler.order.dependences import memory_order
from compiler.order.memory import Regions


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
    return ListOrder(program, table, regions, frozenset(counted)).run()


def fetched_values(
    program: Program, table: Mapping[str, Instruction], regions: Regions
) -> frozenset[str]:
    """The rematerialisable values: constants, and loads from memory that is not written."""
    found = ListOrder(program, table, regions, frozenset()).fetched
    return frozenset(program.ops[n].result for n in found if len(program.ops[n].results) == 1)


@dataclass
class ListOrder:
    """A list order under construction."""

    program: Program
    table: Mapping[str, Instruction]
    regions: Regions
    counted: frozenset[str]
    order: list[int] = field(default_factory=list[int])
    front: int = 0

    def __post_init__(self) -> None:
        ops = self.program.ops
        self.maker = {r: n for n, op in enumerate(ops) for r in op.results}
        self.reads = [tuple(dict.fromkeys(op.args)) for op in ops]
        self.left = Counter(a for args in self.reads for a in args)
        self.left.update(dict.fromkeys(self.program.results, 1))
        self.fetched = self.fetches()
        self.needs = [
            {self.maker[a] for a in args if a in self.maker} - self.fetched for args in self.reads
        ]
        for first, second in (*memory_order(self.program, self.table, self.regions), *self.walks()):
            if first not in self.fetched:
                self.needs[second].add(first)
        self.waits = [len(needs) for needs in self.needs]
        self.followers: list[list[int]] = [[] for _ in ops]
        for n, needs in enumerate(self.needs):
            for need in needs:
                self.followers[need].append(n)
        self.made: set[str] = {p.name for p in self.program.params}
        self.readers: dict[str, list[int]] = {}
        for n, args in enumerate(self.reads):
            for arg in args:
                self.readers.setdefault(arg, []).append(n)

    def fetches(self) -> frozenset[int]:
        """The operations that may run anywhere: they read no value and no written memory."""
        written = {self.memory(op) for op in self.program.ops if self.table[op.name].writes_memory}
        pointers = {p.name for p in self.program.params if p.type.is_pointer}
        return frozenset(
            n
            for n, op in enumerate(self.program.ops)
            if pointers.issuperset(op.args) and self.memory(op) not in written and op.results
        )

    def memory(self, op: Op) -> str:
        """The memory that an operation touches; empty if none."""
        row = self.table[op.name]
        if not (row.reads_memory or row.writes_memory):
            return ""
        pointer = op.args[row.args.index(row.pointer)]
        return self.regions.get(pointer, (pointer, 0))[0]

    def walks(self) -> Iterator[tuple[int, int]]:
        """Pairs of consecutive accesses through one pointer."""
        last: dict[str, int] = {}
        for n, op in enumerate(self.program.ops):
            row = self.table[op.name]
            if n not in self.fetched and row.pointer:
                pointer = op.args[row.args.index(row.pointer)]
                if pointer in last:
                    yield last[pointer], n
                last[pointer] = n

    def run(self) -> Sequence[int]:
        """All places in order."""
        ready = {n for n, w in enumerate(self.waits) if not w and n not in self.fetched}
        while ready:
            self.front = min(self.program.ops[n].round for n in ready)
            best = self.best(ready)
            ready.discard(best)
            self.take(best)
            for n in self.followers[best]:
                self.waits[n] -= 1
                if not self.waits[n] and n not in self.fetched:
                    ready.add(n)
        # Values that are results of the program and have no reader.
        for n in sorted(self.fetched):
            if not self.made.issuperset(self.program.ops[n].results):
                self.order.append(n)
        return self.order

    def best(self, ready: Collection[int]) -> int:
        """The next one of the ready operations."""
        return min(ready, key=self.rank)

    def rank(self, n: int) -> tuple[int, tuple[int, int], int]:
        """The rank of a ready operation: change in live values, lacks of its readers, place."""
        op, alive = self.program.ops[n], self.more_alive(n)
        lacking = [self.lacks(r, n) for value in op.results for r in self.readers.get(value, ())]
        least = min(lacking, default=(0, 0))
        # An operation that ends no live range waits until its reader lacks no other operand.
        waits = self.counted.isdisjoint(op.args) and bool(op.results) and least > (0, 0)
        return alive + (waits or self.is_early(n)) * len(self.counted), least, n

    def is_early(self, n: int) -> bool:
        """Whether an unready operation reads a rematerialisable operand of this one, too."""
        return any(self.waits[r] for value in self.to_fetch(n) for r in self.readers[value])

    def more_alive(self, n: int) -> int:
        """The change in the number of live values that an operation makes."""
        alive = sum(r in self.counted for r in self.program.ops[n].results)
        alive += sum(self.left[a] > 1 for a in self.to_fetch(n))
        return alive - sum(
            self.left[a] == 1 for a in self.reads[n] if a in self.made and a in self.counted
        )

    def to_fetch(self, n: int) -> list[str]:
        """The rematerialisable values that an operation reads first, and that take a register."""
        read = [a for a in self.reads[n] if a not in self.made and self.is_fetched(a)]
        return [a for a in read if a in self.counted]

    def is_fetched(self, value: str) -> bool:
        """Whether a value is rematerialisable."""
        return self.maker.get(value) in self.fetched

    def lacks(self, reader: int, n: int) -> tuple[int, int]:
        """The operands that a reader lacks beside the results of operation `n`.

        Returns:
            The rounds from the front to the maker of the last missing operand, and the number of
            missing operands.
        """
        ops = self.program.ops
        missing = [
            self.maker[a]
            for a in self.reads[reader]
            if a not in self.made and a not in ops[n].results and not self.is_fetched(a)
        ]
        ahead = [max(0, ops[m].round - self.front) for m in missing]
        return max(ahead, default=0), len(missing)

    def take(self, n: int) -> None:
        """Append an operation, behind the rematerialisable operands that it reads first."""
        for arg in self.reads[n]:
            if arg not in self.made:
                self.order.append(self.maker[arg])
                self.made.update(self.program.ops[self.maker[arg]].results)
            self.left[arg] -= 1
        self.order.append(n)
        self.made.update(self.program.ops[n].results)
