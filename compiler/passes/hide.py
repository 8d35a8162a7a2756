"""Moves loads ahead of their use once registers are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.ir import Op, Program
from compiler.isa import Core, Instruction
from compiler.module import Context, Module, Pass

REACH = 12
"""How many places away an operation is looked for that can stand behind a load."""

TRIES = 3
"""Operations moved for one load at most: a moved one may itself be a load that is waited for."""


@dataclass(frozen=True)
class Hide(Pass):
    """Put operations between loads and their first use, where the core would wait for the load.

    Loads of spilled values come from the allocation, after the order was made. Only cores that
    issue in order wait for them; listings for others stay as they are.
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
                if not gap or not self.fill(ops, place, gap):
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

    def fill(self, ops: list[Op], place: int, gap: int) -> bool:
        """Move the load up by one, or another operation between it and its reader."""
        reader = place + gap
        for source in range(reader + 1, min(reader + REACH, len(ops))):
            between = ops[reader:source]
            moved = [*ops[:reader], ops[source], *between, *ops[source + 1 :]]
            if self.may_pass(between, ops[source]) and not self.wait(moved, reader):
                ops[:] = moved
                return True
        for target in range(place - 1, max(place - REACH, -1), -1):
            between = ops[target:place]
            if not self.may_pass(between, ops[place]):
                return False
            moved = [*ops[:target], ops[place], *between, *ops[place + 1 :]]
            if not any(self.wait(moved, n) for n in range(max(target - 2, 0), place + 1)):
                ops[:] = moved
                return True
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
