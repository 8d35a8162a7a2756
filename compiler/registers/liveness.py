"""Liveness of the values of a listing: register classes, uses, pressure and spills."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir.program import Program
from compiler.machine.isa import Instruction
from compiler.registers.numbered import number
from compiler.registers.operands import operand_views

Instructions = Mapping[str, Instruction]


def value_classes(
    program: Program, table: Instructions, views: Mapping[str, str]
) -> dict[str, str]:
    """The register class of each value that is no pointer.

    Args:
        program: a listing.
        table: the instructions.
        views: the class of each register view (`q` is a view of `v`); a view that is not named is
            a class itself.
    """
    kinds: dict[str, tuple[list[str], list[str]]] = {}
    classes: dict[str, str] = {}
    waiting = {p.name for p in program.params if not p.type.is_pointer}
    for op in program.ops:
        if op.name not in kinds:
            seen = operand_views(table[op.name])
            sides = ([views.get(v, v) for v in side] for side in (seen.args, seen.results))
            kinds[op.name] = next(sides), next(sides)
        of_args, of_results = kinds[op.name]
        # All other arguments have their class already: this is hot.
        if not waiting.isdisjoint(op.args):
            for value, kind in zip(op.args, of_args, strict=True):
                if value in waiting:
                    classes.setdefault(value, kind)
            waiting.difference_update(op.args)
        for value, kind, type_ in zip(op.results, of_results, op.types, strict=True):
            if not type_.is_pointer:
                classes.setdefault(value, kind)
    return classes


def use_positions(program: Program) -> dict[str, list[int]]:
    """The operations that read each value, in order; `len(ops)` stands for a use as a result."""
    uses: dict[str, list[int]] = {name: [] for name in program.types}
    for position, op in enumerate(program.ops):
        for arg in dict.fromkeys(op.args):
            uses[arg].append(position)
    for name in dict.fromkeys(program.results):
        uses[name].append(len(program.ops))
    return uses


def max_pressure(program: Program, classes: Mapping[str, str]) -> dict[str, int]:
    """The most values of each class alive at once; values that are never read count, too.

    Args:
        program: a listing of single assignments.
        classes: the class of each value; values without one are not counted.
    """
    return number(program, classes).pressure(range(len(program.ops)))


def all_alive(program: Program) -> int:
    """The most values alive at once, of all classes, without pointers and constants.

    Constants are immediates or rematerialised.
    """
    constants = {op.result for op in program.ops if op.name == "const"}
    types = program.types.items()
    classes = {name: "" for name, kind in types if not (kind.is_pointer or name in constants)}
    return max_pressure(program, classes).get("", 0)


def count_spills(program: Program, classes: Mapping[str, str], limits: Mapping[str, int]) -> int:
    """The number of reloads if a full class always spills the value with the farthest next use.

    Args:
        program: a listing of single assignments.
        classes: the class of each value.
        limits: the registers of each class.
    """
    return number(program, classes).fetches(range(len(program.ops)), limits)
