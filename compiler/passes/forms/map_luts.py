"""Merges bitwise operations into look-up tables of three inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from compiler.ir.grouped_sums import Sum, grouped_sums
from compiler.ir.late_masks import masks_behind_shifts, swaps_by_masks
from compiler.ir.program import Op, Program, Type, attributes
from compiler.ir.rewriting import live_only
from compiler.module import Context, Module, Pass
from compiler.selection.lut_cover import INPUTS, is_logic, lut_cover


@dataclass(frozen=True)
class MapLuts(Pass):
    """Merge bitwise operations into look-up tables of three inputs, if these are instructions.

    Before::

        slice f(a: u32, b: u32, c: u32) {
          t0: u32 = and a, b
          t1: u32 = not c
          t2: u32 = xor t0, t1
          return t2
        }

    After::

        slice f(a: u32, b: u32, c: u32) {
          t2: u32 = lut3 a, b, c, k=135
          return t2
        }
    """

    enabled: bool = True
    """Whether to do it; without it each operation stands alone."""
    sums: bool = True
    """Add the terms of an XOR in groups of what a table takes, where that takes fewer tables."""
    masks: bool = True
    """Choose bits behind shifts in place of before them, where that takes fewer tables."""

    def run(self, program: Program) -> Program:
        """Return `program` with its bitwise operations in as few tables as were found."""
        best = _Covered(with_complements(program))
        for change in (swaps_by_masks, masks_behind_shifts) if self.masks else ():
            changed = change(program)
            found = best if changed is program else best.or_fewer(with_complements(changed))
            program, best = (program, best) if found is best else (changed, found)
        if self.sums:
            best = best.or_fewer(grouped_sums(best.program, partial(takes_more, best.cover)))
        ops = [
            _table(op, *best.cover[op.result]) if is_logic(op) and op.result in best.cover else op
            for op in best.program.ops
        ]
        return live_only(best.program.with_ops(ops))

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine has tables of three inputs."""
        if not self.enabled or "lut3" not in context.logic:
            return module

        def changed(program: Program) -> Program:
            return self.run(program) if "lut3" in context.of(program.name).logic else program

        return module.map(changed, context.together)


class _Covered:
    """A program and its cover."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.cover = lut_cover(program)

    def or_fewer(self, changed: Program) -> _Covered:
        """The program changed where that takes fewer tables, otherwise this one."""
        if changed is self.program:
            return self
        other = _Covered(changed)
        return other if len(other.cover) < len(self.cover) else self


def takes_more(cover: Mapping[str, object], each: Sum) -> bool:
    """Whether a cover takes more tables for a sum than it has groups."""
    wide = (term.name for term in each.terms if len(term.leaves) > 1)
    return sum(name in cover for name in (each.result, *each.parts, *wide)) > len(each.groups)


def with_complements(program: Program) -> Program:
    """The program with a constant as the complement of one before it, where logic alone reads it.

    Both are then one input of a table that reads both.
    """
    numbers = (a for op in program.ops if not is_logic(op) for a in op.args)
    kept = {*numbers, *program.results}
    seen: dict[tuple[Type, int], str] = {}
    ops: list[Op] = []
    is_changed = False
    for op in program.ops:
        value = op.attr("value") if op.name == "const" else None
        if isinstance(value, int):
            other = seen.get((op.type, value ^ (1 << op.type.bits) - 1), "")
            seen.setdefault((op.type, value), op.result)
            if other and op.result not in kept:
                op, is_changed = op.changed(name="not", args=(other,), attrs=()), True
        ops.append(op)
    return program.with_ops(ops) if is_changed else program


def _table(op: Op, inputs: tuple[str, ...], table: int) -> Op:
    """An operation as a table; one of two operands that covers nothing else stays."""
    if set(inputs) == set(op.args) and len(op.args) < INPUTS:
        return op
    padded = (*inputs, *[inputs[-1]] * (INPUTS - len(inputs)))
    return op.changed(name="lut3", args=padded, attrs=attributes(k=table))
