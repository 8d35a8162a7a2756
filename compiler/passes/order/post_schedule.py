"""Moves loads ahead of their use after register allocation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from compiler.ir.program import Op, Program
from compiler.machine.core import Core
from compiler.machine.isa import Instruction
from compiler.module import Context, Module, Pass
from compiler.order.in_order import InOrder
from compiler.order.memory import MemoryEffect, accesses, conflict
from dsl.syntax.tree import Binary, Name

REACH = 48
"""The largest distance at which an operation is searched that can move behind a load."""

TRIES = 3
"""The most operations moved for one load: a moved operation may itself be a load with a waiting
reader."""


@dataclass(frozen=True)
class PostSchedule(Pass):
    """Put operations between loads and their first use, if the core would wait for the load.

    If no operation can move there, two consecutive additions swap their operands. Allocation adds
    loads of spilled values after scheduling. Only cores that issue in order wait for them; listings
    for others stay as they are.
    """

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings changed, if the core issues in order."""
        core, target = context.target.cores[context.core], context.target
        if not self.enabled or not target.allocates or core.window:
            return module
        return module.map(lambda program: _Listing(program, core, target.table).rewrite())


@dataclass
class _Listing:
    """The operations of a listing while they are moved."""

    program: Program
    core: Core
    table: Mapping[str, Instruction]
    known: dict[Op, tuple[MemoryEffect, ...]] = field(
        default_factory=dict[Op, tuple[MemoryEffect, ...]]
    )

    def rewrite(self) -> Program:
        """The listing without stalls that a neighbour can fill."""
        ops = list(self.program.ops)
        # On a flat core only the last operation decides when the last one is issued.
        longest = max((self.core.cost(self.table[op.name]).latency for op in ops), default=0)
        first = max(len(ops) - REACH - 2 * longest, 0) if self.core.is_flat else 0
        for place in range(first, len(ops)):
            for _ in range(TRIES):
                gap = self.wait(ops, place)
                if not gap or not (self.fill(ops, place, gap) or self.swap(ops, place + gap)):
                    break
        return self.program.with_ops(ops)

    def wait(self, ops: Sequence[Op], place: int) -> int:
        """The distance to the first reader that waits for an operation; 0 if none waits."""
        row = self.table[ops[place].name]
        latency = self.core.cost(row).latency
        made = set(ops[place].results)
        for distance in range(1, latency):
            if place + distance < len(ops) and made & set(ops[place + distance].args):
                return distance
        return 0

    def take(self, ops: list[Op], moved: Sequence[Op], first: int) -> bool:
        """Replace the operations from `first` on by another order, if it takes fewer cycles."""
        begin, behind = max(first - self.slowest, 0), first + len(moved)
        end = behind + self.slowest
        if self.cycles([*ops[begin:first], *moved, *ops[behind:end]]) >= self.cycles(
            ops[begin:end]
        ):
            return False
        ops[first:behind] = moved
        return True

    @cached_property
    def slowest(self) -> int:
        """The largest latency, in cycles."""
        return max(cost.latency for cost in self.core.costs.values())

    def cycles(self, ops: Sequence[Op]) -> int:
        """The cycle in which the last of some operations is issued."""
        core = InOrder(self.core, results_in_order=False)
        for op in ops:
            core.issue(self.core.cost(self.table[op.name]), op.args, op.results)
        return core.cycle

    def fill(self, ops: list[Op], place: int, gap: int) -> bool:
        """Move the load up, or move another operation between it and its reader."""
        reader = place + gap
        passed = _Passed(self)
        for source in range(reader + 1, min(reader + REACH, len(ops))):
            passed.add(ops[source - 1])
            if passed.conflict(ops[source]):
                continue
            moved = [*ops[place:reader], ops[source], *ops[reader:source]]
            if self.take(ops, moved, place):
                return True
        passed = _Passed(self)
        for target in range(place - 1, max(place - REACH, -1), -1):
            passed.add(ops[target])
            if passed.conflict(ops[place]):
                return False
            moved = [ops[place], *ops[target:place], *ops[place + 1 : reader + 1]]
            if self.take(ops, moved, target):
                return True
        return False

    def swap(self, ops: list[Op], reader: int) -> bool:
        """Swap the second operands of a load's reader and of the operation behind it.

        `d = a ^ x; d = d ^ y` is `d = a ^ y; d = d ^ x`: then `x` may come later.
        """
        if reader + 1 >= len(ops) or not self.is_sum(ops[reader]):
            return False
        first, second = ops[reader : reader + 2]
        made = first.results[0]
        late = next((a for a in first.args if self.waits_for(ops, reader, a)), "")
        kept = [a for a in first.args if a != late]
        added = [a for a in second.args if a != made]
        if second.name != first.name or second.results != first.results or late in ("", made):
            return False
        if len(kept) != 1 or len(added) != 1 or added[0] == late:
            return False
        pair = [replace(first, args=(kept[0], added[0])), replace(second, args=(made, late))]
        return self.take(ops, pair, reader)

    def is_sum(self, op: Op) -> bool:
        """Whether an operation is commutative and associative, on two registers."""
        match [effect.value for effect in self.table[op.name].effects]:
            case [Binary(op=operator, left=Name(), right=Name())]:
                return operator in "^&|+"
            case _:
                return False

    def waits_for(self, ops: Sequence[Op], reader: int, value: str) -> bool:
        """Whether a reader waits for the last operation that made a value."""
        for place in range(reader - 1, max(reader - REACH, -1), -1):
            if value in ops[place].results:
                return place + self.wait(ops, place) == reader != place
        return False

    def touched(self, op: Op) -> tuple[MemoryEffect, ...]:
        """The memory that an operation touches, relative to its pointer's register."""
        if op not in self.known:
            self.known[op] = accesses(op, self.table[op.name], frozenset(op.args), {})
        return self.known[op]


class _Passed:
    """Operations that a later operation is to pass.

    Args:
        listing: the listing that contains them.
    """

    def __init__(self, listing: _Listing) -> None:
        self.listing = listing
        self.made, self.read = set[str](), set[str]()
        self.touched: list[MemoryEffect] = []

    def add(self, op: Op) -> None:
        """Pass one more operation."""
        self.made.update(op.results)
        self.read.update(op.args)
        self.touched += self.listing.touched(op)

    def conflict(self, op: Op) -> bool:
        """Whether an operation must stay behind one of them; two registers may hold one pointer."""
        if not self.made.isdisjoint(op.args) or not self.made.isdisjoint(op.results):
            return True
        if not self.read.isdisjoint(op.results):
            return True
        touched = self.listing.touched(op)
        return any(conflict(a, b, disjoint=False) for a in self.touched for b in touched)
