"""Rotates by multiplication, if multiplication uses other units than logic."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from compiler.ir.program import BITWISE, Builder, Op, Program
from compiler.ir.rewriting import live_only
from compiler.machine.isa import Instruction
from compiler.module import Context, Module, Pass
from compiler.passes.forms.map_luts import MapLuts
from compiler.selection.patterns import machine_of
from compiler.selection.tiling import tile

Joining = Literal["or", "add"]
"""The combination of the two halves: an OR, which may be merged with its reader, or a sum."""


@dataclass(frozen=True)
class MultiplyRotations(Pass):
    """Make rotations products with powers of two, and combine the halves.

    A product has twice as many bits: its low half is the word shifted to the left, its high half
    has the bits that a rotation wraps around. The rotations that become products are chosen for the
    least busy time of the core's units: all whose result bitwise operations read, a part of them,
    or none.

    Before::

        t0: u32 = rotl a, k=3
        t1: u32 = xor t0, b

    After::

        q0: u32, q1: u32 = mul_wide a, k=3
        q2: u32 = or q0, q1
        t1: u32 = xor q2, b
    """

    enabled: bool = True
    """Whether the pass runs; without it rotations stay."""
    per_key: bool = False
    """Whether also to run if each block has a key; published figures of this case count
    instructions."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine multiplies in separate units."""
        row = context.target.primitives.get("shift_wide")
        if not self.enabled or not row:
            return module
        target = context.target

        def changed(program: Program) -> Program:
            is_meant = self.per_key or not program.given("key")
            here = is_meant and target.of(program.name) is target
            return _fastest(program, row, context) if here else program

        return module.map(changed)


def _fastest(program: Program, row: str, context: Context) -> Program:
    """The program with the subset of rotations as products that makes it fastest."""
    choices = [program, *_ways(program, row)]
    return min(choices, key=lambda each: busy_cycles(each, context))


PARTS = 8
"""The number of parts of the rotations, for the choice of those that become products."""


def _ways(program: Program, row: str) -> Iterator[Program]:
    """The program with evenly spread eighths of its rotations as products."""
    readers: dict[str, set[str]] = defaultdict(set)
    for op in program.ops:
        for arg in op.args:
            readers[arg].add(op.name)
    found = [op.result for op in program.ops if _rotates(op) and readers[op.result] <= BITWISE]
    for part in range(1, PARTS + 1) if found else ():
        chosen = {name for n, name in enumerate(found) if n * part % PARTS < part}
        yield _multiplied(program, chosen, row, "or")
        yield _multiplied(program, chosen, row, "add")


def _rotates(op: Op) -> bool:
    return op.name == "rotl" and op.number("k") % op.type.bits > 0


def _multiplied(program: Program, chosen: Collection[str], row: str, joining: Joining) -> Program:
    """The program with rotations as products.

    Args:
        program: a slice program.
        chosen: the results of the rotations.
        row: the instruction that multiplies by a power of two.
        joining: the operation that combines the halves.
    """
    build = Builder("q")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if op.results and op.result in chosen:
            halves = build.emit_many(row, op.args, (op.type, op.type), k=op.number("k"))
            build.append(Op(joining, tuple(halves), op.results, op.types, (), op.span, op.round))
        else:
            build.append(op)
    return live_only(program.with_ops(build.ops))


def busy_cycles(program: Program, context: Context) -> tuple[float, int]:
    """The busy time of the core's busiest unit, and the number of instructions of a program."""
    machine, core = machine_of(context), context.target.cores[context.core]
    mapped = MapLuts().run(program)
    tiles = tile(mapped, machine)
    busy: Counter[str] = Counter()
    count = 0
    for op in mapped.ops:
        found = tiles.get(op.results[0]) if op.results else None
        rows: Sequence[Instruction] = ()
        if found:
            rows = machine.calls(found.rule, found.kind) or ()
        elif op.name in context.target.table:
            rows = (context.target.table[op.name],)
        count += len(rows)
        for row in rows:
            busy.update(core.cost(row).ports)
    return max([*busy.values(), count / core.width]), count
