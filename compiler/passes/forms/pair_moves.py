"""Permutes the bytes of two registers by one instruction in place of several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import live_only
from compiler.layouts.lane_instructions import Choice, PairOrder, pair_instructions
from compiler.module import Context, Module, Pass
from compiler.selection.byte_moves import ByteMap, byte_maps, is_partial, joined_parts
from compiler.selection.patterns import machine_of
from compiler.selection.replacements import Replacements


@dataclass(frozen=True)
class PairMoves(Pass):
    """Take the bytes of a register from two others by one instruction.

    Instructions such as `zip` and `trn` replace shifts, masks, byte permutations and selects that
    combine bytes of two registers. They are found by their rows' meanings, and used if they cost
    less than the operations that they save.

    Before::

        t0: u8x16 = permute a, map=(64 65 ... 127 -1 ... -1)
        m0: u8x16 = const value=(0 0 0 0 0 0 0 0 255 255 255 255 255 255 255 255)
        t1: u8x16 = and b, m0
        t2: u8x16 = xor t0, k
        t3: u8x16 = xor t1, t2

    After::

        g0: u8x16 = trn2.2d a, b
        t3: u8x16 = xor g0, k
    """

    enabled: bool = True
    """Whether the pass runs; without it operations stay."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine has such instructions."""
        if not self.enabled:
            return module
        sizes = context.target.register_bytes
        rows = {n: pair_instructions(context.target.table, context.features, n) for n in sizes}
        machine = machine_of(context)

        def rewritten(program: Program) -> Program:
            maps = byte_maps(program)
            if not maps:
                return program
            joined = joined_parts(program, maps)
            rewriting = _Rewriting(joined, machine, "p", rows=rows)
            made = rewriting.rewrite()
            return made if rewriting.gone else program

        return module.map(rewritten)


@dataclass
class _Rewriting(Replacements):
    """Rewrites one program; `rows` has the instructions by the size of registers."""

    rows: Mapping[int, Mapping[PairOrder, Choice]] = field(
        default_factory=dict[int, Mapping[PairOrder, Choice]]
    )

    def rewrite(self) -> Program:
        """The program with instructions on two registers in place of operations that cost more."""
        maps = byte_maps(self.program)
        inside = {value for value, places in maps.items() if is_partial(places)}
        for op in self.program.ops:
            places = maps.get(op.results[0]) if op.results else None
            moved = self.as_row(op, places) if places and not is_partial(places) else None
            if moved and self.replaces(op, inside, [moved]):
                self.build.append(moved)
            else:
                self.build.append(op)
        return live_only(self.program.with_ops(self.build.ops))

    def as_row(self, op: Op, places: ByteMap) -> Op | None:
        """The instruction that computes an operation's value; None if there is none."""
        sources = list(dict.fromkeys(place[0] for place in places if place))
        if len(sources) != 2 or len(places) not in self.rows:
            return None
        for pair in (sources, sources[::-1]):
            first = dict(zip(pair, (0, len(places)), strict=True))
            order = tuple(first[place[0]] + place[1] for place in places if place)
            if order in self.rows[len(places)]:
                name, numbers = self.rows[len(places)][order]
                return op.changed(name=name, args=tuple(pair), attrs=attributes(**dict(numbers)))
        return None
