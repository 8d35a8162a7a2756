"""The operands of an operation for allocation: views, ties, consecutive registers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from compiler.ir.program import Op
from compiler.machine.isa import Instruction
from compiler.machine.register_class import RegisterClass


@dataclass(frozen=True)
class OperandViews:
    """The register views of an instruction's arguments and results, each in their order."""

    args: tuple[str, ...]
    results: tuple[str, ...]


@cache
def operand_views(instruction: Instruction) -> OperandViews:
    """The views of an instruction's operands: found once, as allocation asks very often."""
    views = instruction.views
    args = tuple(views[name] for name in instruction.args)
    return OperandViews(args, tuple(views[name] for name in instruction.results))


def views_of(op: Op, instruction: Instruction) -> list[tuple[str, str]]:
    """The values of an operation with the views that it sees them in."""
    views = operand_views(instruction)
    args = zip(op.args, views.args, strict=True)
    return [*args, *zip(op.results, views.results, strict=True)]


def tied_values(op: Op, instruction: Instruction) -> list[tuple[str, str]]:
    """The argument and the result of each tied operand."""
    if not instruction.tied:
        return []
    return [
        (op.args[instruction.args.index(n)], op.results[instruction.results.index(n)])
        for n in instruction.tied
    ]


def consecutive(
    instruction: Instruction, operands: Sequence[str], values: Sequence[str]
) -> tuple[str, ...]:
    """The values that must be in consecutive registers; empty if `operands` has none such."""
    if not instruction.row.consecutive:
        return ()
    wanted = instruction.row.consecutive.split()
    named = dict(zip(operands, values, strict=True))
    return tuple(named[n] for n in wanted) if set(wanted) <= named.keys() else ()


def windows(kind: RegisterClass) -> dict[int, list[tuple[str, ...]]]:
    """Runs of registers with consecutive numbers, by length, the most preferred first."""
    rank = {register: n for n, register in enumerate(kind.free)}
    windows: dict[int, list[tuple[str, ...]]] = {}
    for size in _WINDOW_SIZES:
        runs = [_run(register, size) for register in kind.free]
        usable = [run for run in runs if rank.keys() >= set(run)]
        windows[size] = sorted(usable, key=lambda run: max(rank[r] for r in run))
    return windows


_WINDOW_SIZES = range(1, 9)


def _run(register: str, size: int) -> tuple[str, ...]:
    """`size` registers with consecutive numbers from `register`; `("",)` if it has no number."""
    match = re.fullmatch(r"(.*?)(\d+)", register)
    if not match:
        return (register,) if size == 1 else ("",)
    first = int(match[2])
    return tuple(f"{match[1]}{n}" for n in range(first, first + size))
