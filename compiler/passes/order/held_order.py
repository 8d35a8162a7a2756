"""Orders the bytes that counter mode holds as a block reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, attributes
from compiler.machine.target import FRAME, HIGH, Target
from compiler.module import Context, Module, Pass

PLACE = "k"
"""The attribute of an access: its distance from the pointer, in bytes."""


@dataclass(frozen=True)
class HeldOrder(Pass):
    """Order the bytes that counter mode holds for 256 blocks as a block reads them.

    A pointer that advances with each access then needs no other instruction between them. Machines
    whose accesses reach any distance keep the order, and so do held words with a copy for each
    block.
    """

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with held bytes at other places, in both parts of the function."""
        held, target = module.held, context.target
        if not self.enabled or not held or held.repeated or not target.walks:
            return module
        programs = dict(module.programs)
        for label, high in module.programs.items():
            if high.part == HIGH:
                low = module.programs[high.name]
                places = _places(low, target, held.values)
                programs[high.name] = _at_places(low, target, places)
                programs[label] = _at_places(high, target, places)
        return replace(module, programs=programs)


def _places(low: Program, target: Target, n_bytes: int) -> Mapping[int, int]:
    """The new place of each held byte: first those that are read, by their first reader."""
    read = [op.number(PLACE) for op in low.ops if _is_held(op, target)]
    order = dict.fromkeys((*read, *range(n_bytes)))
    return {old: new for new, old in enumerate(old for old in order if old < n_bytes)}


def _at_places(program: Program, target: Target, places: Mapping[int, int]) -> Program:
    """A part of counter mode whose accesses are at the new places."""

    def moved() -> Iterator[Op]:
        for op in program.ops:
            if _is_held(op, target) and op.number(PLACE) in places:
                yield op.changed(attrs=attributes(**{PLACE: places[op.number(PLACE)]}))
            else:
                yield op

    return program.with_ops(moved())


def _is_held(op: Op, target: Target) -> bool:
    """Whether an operation reads or writes one byte of those that are held."""
    if op.name not in target.walks:
        return False
    row = target.table[op.name]
    return op.args[row.args.index(row.pointer)] == FRAME
