"""Gives each value a virtual register of its type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from compiler.ir.program import Op, Program
from compiler.ir.rewriting import on_values
from compiler.machine.isa import Instruction
from compiler.machine.target import Target


class RegisterTypeError(ValueError):
    """An operand is in a register of another type than the instruction requires."""


def with_virtual_registers(
    program: Program, target: Target, given: Mapping[str, str] | None = None
) -> tuple[Program, Mapping[str, int]]:
    """A listing in virtual registers, and the number of registers of each type.

    Args:
        program: a listing of values.
        target: the target, for the names of registers of each view.
        given: the registers of parameters; others keep their names.

    Raises:
        RegisterTypeError: an instruction reads a value in a register of another type.
    """
    views: dict[str, str] = {}
    names: dict[str, str] = {**(given or {})}
    count: Counter[str] = Counter()
    ops: list[Op] = []
    for op in program.ops:
        instruction = target.table[op.name]
        _check(op, instruction, views)
        for operand, result in zip(instruction.results, op.results, strict=True):
            view = views[result] = instruction.views[operand]
            names[result] = f"{target.virtual_registers[view].prefix}{count[view]}"
            count[view] += 1
        args, results = ([names.get(v, v) for v in values] for values in (op.args, op.results))
        ops.append(on_values(op, tuple(args), tuple(results)))
    return program.with_ops(ops, [names.get(v, v) for v in program.results]), count


def _check(op: Op, instruction: Instruction, views: Mapping[str, str]) -> None:
    for operand, value in zip(instruction.args, op.args, strict=True):
        view = instruction.views[operand]
        if views.get(value, view) != view:
            raise RegisterTypeError(
                f"`{instruction.name}` reads `{operand}` as {view}, which is {views[value]}"
            )
