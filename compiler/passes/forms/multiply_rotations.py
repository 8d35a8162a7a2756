"""Rotates by multiplication, if multiplication uses other units than logic."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from compiler.ir.program import BITWISE, Builder, Op, Program
from compiler.ir.rewriting import live_only
from compiler.machine.isa import Instruction
from compiler.module import Context, Module, Pass
from compiler.passes.forms.map_luts import MapLuts, with_complements
from compiler.selection.lut_cover import lut_cover
from compiler.selection.patterns import machine_of
from compiler.selection.tiling import tile


@dataclass(frozen=True)
class MultiplyRotations(Pass):
    """Make rotations products with powers of two, and combine the halves.

    A product has twice as many bits: its low half is the word shifted to the left, its high half
    what a rotation brings back. Logic joins the halves where a table of the reader takes that in,
    otherwise a sum may. The rotations that become products are those with which the units of the
    core are busy for the shortest time: all that logic reads, a part of them, or none.

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
        target, row = context.target, context.target.primitives.get("shift_wide")
        if not self.enabled or not row:
            return module
        meant = {
            label: program
            for label, program in module.programs.items()
            if target.of(program.name) is target
            and (self.per_key or not program.given("key"))
            and _read_by_logic(program)
        }
        width = context.target.cores[context.core].width
        ways = _timed(dict.fromkeys(meant, (0, PARTS)), module, row, context)
        some = {label: range(1, PARTS) for label in meant if _is_worth(ways[label], row, context)}
        more = _timed(some, module, row, context)
        fastest = {
            label: min((*ways[label], *more.get(label, ())), key=lambda way: way.busy.cost(width))
            for label in meant
        }
        made = {label: way.program for label, way in fastest.items()}
        return replace(module, programs={**module.programs, **made})


PARTS = 8
"""The number of parts of the rotations, for the choice of those that become products."""


@dataclass(frozen=True)
class _Way:
    """A program with some of its rotations as products.

    Args:
        program: the program.
        busy: the load of the core.
    """

    program: Program
    busy: Busy


def _timed(
    parts: Mapping[str, Sequence[int]], module: Module, row: str, context: Context
) -> dict[str, list[_Way]]:
    """Programs with so many eighths of the rotations as products, by label.

    Halves are joined by logic, and in another program by sums.
    """
    asked = [
        (label, part, has_sums)
        for label, each in parts.items()
        for part in each
        for has_sums in (False, True)[: 1 + (part > 0)]
    ]
    calls = [
        partial(_way, module.programs[label], part, has_sums, row, context)
        for label, part, has_sums in asked
    ]
    ways: dict[str, list[_Way]] = {label: [] for label in parts}
    for (label, _, _), made in zip(asked, context.together(calls), strict=True):
        ways[label].append(made)
    return ways


def _way(program: Program, part: int, has_sums: bool, row: str, context: Context) -> _Way:
    """The program with `part` eighths of the rotations as products, evenly spread."""
    found = _read_by_logic(program)
    chosen = {name for n, name in enumerate(found) if n * part % PARTS < part}
    made = _multiplied(program, chosen, row) if chosen else program
    made = _with_sums(made, chosen) if has_sums else made
    return _Way(made, busy_units(made, context))


def _is_worth(ways: Sequence[_Way], row: str, context: Context) -> bool:
    """Whether fewer products may be faster: units that multiply are short with all of them.

    Otherwise units of logic are short all the same, and fewer products would leave more to them.
    """
    core = context.target.cores[context.core]
    multiplied = core.cost(context.target.table[row]).ports
    return any(way.busy.limits(core.width) & multiplied.keys() for way in ways[1:])


def _read_by_logic(program: Program) -> list[str]:
    """The rotations that bitwise operations alone read."""
    readers: dict[str, set[str]] = defaultdict(set)
    for op in program.ops:
        for arg in op.args:
            readers[arg].add(op.name)
    return [op.result for op in program.ops if _rotates(op) and readers[op.result] <= BITWISE]


def _rotates(op: Op) -> bool:
    return op.name == "rotl" and op.number("k") % op.type.bits > 0


def _multiplied(program: Program, chosen: Collection[str], row: str) -> Program:
    """The program with rotations as products, whose halves logic joins.

    Args:
        program: a slice program.
        chosen: the results of the rotations.
        row: the instruction that multiplies by a power of two.
    """
    build = Builder("q")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if op.results and op.result in chosen:
            halves = build.emit_many(row, op.args, (op.type, op.type), k=op.number("k"))
            build.append(Op("or", tuple(halves), op.results, op.types, (), op.span, op.round))
        else:
            build.append(op)
    return live_only(program.with_ops(build.ops))


SUM_TABLES = 0.5
"""The cost of a sum of the halves, in tables: other units compute it as well."""


def _with_sums(program: Program, joins: Collection[str]) -> Program:
    """The program with sums of halves in place of logic, where a table would do nothing else.

    Args:
        program: with products.
        joins: the words that are made of their halves.
    """
    made = lut_cover(with_complements(program), dict.fromkeys(joins, SUM_TABLES))
    alone = {
        op.result
        for op in program.ops
        if op.results
        and op.results[0] in joins
        and set(made.get(op.result, ((), 0))[0]) == set(op.args)
    }
    return program.with_ops(
        op.changed(name="add") if alone.intersection(op.results) else op for op in program.ops
    )


@dataclass(frozen=True)
class Busy:
    """The load of a program on a core.

    Args:
        ports: cycles of each kind of unit.
        n_instructions: that are issued.
    """

    ports: Mapping[str, float]
    n_instructions: int

    def cycles(self, width: int) -> float:
        """Cycles of the busiest unit, or to issue so many instructions at a time."""
        return max([*self.ports.values(), self.n_instructions / width])

    def cost(self, width: int) -> tuple[float, int]:
        """What programs are compared by: cycles, then instructions."""
        return self.cycles(width), self.n_instructions

    def limits(self, width: int) -> set[str]:
        """The units that are busy all of that time; all of them where it is the time to issue."""
        cycles = self.cycles(width)
        is_issue = self.n_instructions / width == cycles
        return {port for port, busy in self.ports.items() if is_issue or busy == cycles}


def busy_units(program: Program, context: Context) -> Busy:
    """For how long units of the core work on a program."""
    machine, core = machine_of(context), context.target.cores[context.core]
    mapped = MapLuts(sums=False, masks=False).run(program)
    tiles = tile(mapped, machine)
    ports: Counter[str] = Counter()
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
            ports.update(core.cost(row).ports)
    return Busy(ports, count)
