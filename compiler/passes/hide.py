"""Moves loads ahead of their use once registers are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.ir import Op, Program
from compiler.isa import Core, Instruction
from compiler.module import Context, Module, Pass
from dsl.tree import Binary, Name

REACH = 48
"""How many places away an operation is looked for that can stand behind a load."""

TRIES = 3
"""Operations moved for one load at most: a moved one may itself be a load that is waited for."""


@dataclass(frozen=True)
class Hide(Pass):
    """Put operations between loads and their first use, where the core would wait for the load.

    Where none can go there, what is added first changes with what is added next. Loads of spilled
    values come from the allocation, after the order was made. Only cores that issue in order wait
    for them; listings for others stay as they are.
    """

    enabled: bool = True
    """Whether to do it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings changed, where the core issues in order."""
        core, target = context.target.cores[context.core], context.target
        if not self.enabled or not target.has_registers or core.window:
            return module
        return module.map(lambda program: _Listing(program, core, target.table).rewrite())


@dataclass
class _Listing:
    """The operations of a listing as they are moved."""

    program: Program
    core: Core
    table: Mapping[str, Instruction]

    def rewrite(self) -> Program:
        """The listing without waits that a neighbour can fill."""
        ops = list(self.program.ops)
        for place in range(len(ops)):
            for _ in range(TRIES):
                gap = self.wait(ops, place)
                if not gap or not (self.fill(ops, place, gap) or self.swap(ops, place + gap)):
                    break
        return self.program.with_ops(ops)

    def wait(self, ops: Sequence[Op], place: int) -> int:
        """How far behind an operation its first reader is that waits for it; 0 if none does."""
        row = self.table[ops[place].name]
        latency = self.core.costs[row.cost].latency
        made = set(ops[place].results)
        for distance in range(1, latency):
            if place + distance < len(ops) and made & set(ops[place + distance].args):
                return distance
        return 0

    def take(self, ops: list[Op], moved: Sequence[Op], first: int, last: int) -> bool:
        """Take another order of the operations from `first` to `last`, if it waits less."""
        slowest = max(cost.latency for cost in self.core.costs.values())
        near = slice(max(first - slowest, 0), last + slowest + 1)
        if self.cycles(moved[near]) >= self.cycles(ops[near]):
            return False
        ops[:] = moved
        return True

    def cycles(self, ops: Sequence[Op]) -> int:
        """When the last of some operations is issued; a result waited for is not written, too."""
        ready, now = dict[str, int](), 0
        for op in ops:
            now = max(now + 1, *(ready.get(name, 0) for name in (*op.args, *op.results)), 0)
            latency = self.core.costs[self.table[op.name].cost].latency
            ready |= dict.fromkeys(op.results, now + latency)
        return now

    def fill(self, ops: list[Op], place: int, gap: int) -> bool:
        """Move the load up by one, or another operation between it and its reader."""
        reader = place + gap
        for source in range(reader + 1, min(reader + REACH, len(ops))):
            between = ops[reader:source]
            moved = [*ops[:reader], ops[source], *between, *ops[source + 1 :]]
            if self.may_pass(between, ops[source]) and self.take(ops, moved, place, source):
                return True
        for target in range(place - 1, max(place - REACH, -1), -1):
            between = ops[target:place]
            if not self.may_pass(between, ops[place]):
                return False
            moved = [*ops[:target], ops[place], *between, *ops[place + 1 :]]
            if self.take(ops, moved, target, reader):
                return True
        return False

    def swap(self, ops: list[Op], reader: int) -> bool:
        """Let the reader of a load and the operation behind it change their second operands.

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
        moved = [*ops[:reader], *pair, *ops[reader + 2 :]]
        return self.take(ops, moved, reader, reader + 1)

    def is_sum(self, op: Op) -> bool:
        """Whether an operation joins two registers, and the order of such operations is free."""
        effects = self.table[op.name].effects
        match effects[0].value:
            case Binary(op=operator, left=Name(), right=Name()):
                return len(effects) == 1 and operator in "^&|+"
            case _:
                return False

    def waits_for(self, ops: Sequence[Op], reader: int, value: str) -> bool:
        """Whether the last operation that made a value is one that its reader waits for."""
        for place in range(reader - 1, max(reader - REACH, -1), -1):
            if value in ops[place].results:
                return place + self.wait(ops, place) == reader != place
        return False

    def may_pass(self, between: Sequence[Op], op: Op) -> bool:
        """Whether an operation may stand ahead of some others that it stands behind."""
        return not any(self.conflict(other, op) for other in between)

    def conflict(self, first: Op, second: Op) -> bool:
        """Whether two operations must keep their order."""
        made, read = set(first.results), set(first.args)
        if made & {*second.args, *second.results} or read & set(second.results):
            return True
        one, other = self.table[first.name], self.table[second.name]
        if not ((one.writes_memory and _touches(other)) or (other.writes_memory and _touches(one))):
            return False
        return not self.apart(first, second)

    def apart(self, first: Op, second: Op) -> bool:
        """Whether two accesses are by one pointer, at places that do not overlap."""
        pointers: list[str] = []
        spans: list[range] = []
        for op in (first, second):
            row = self.table[op.name]
            named = dict(zip(row.args, op.args, strict=True))
            pointers.append(named[row.pointer])
            start = op.number("k", 0)
            spans.append(range(start, start + row.lanes * row.lane_bits // 8))
        return pointers[0] == pointers[1] and not set(spans[0]) & set(spans[1])


def _touches(row: Instruction) -> bool:
    return row.reads_memory or row.writes_memory
