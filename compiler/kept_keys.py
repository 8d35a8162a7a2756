"""Round keys that are read again and again stay in registers, as far as there are any."""

from __future__ import annotations

from collections.abc import Collection

from compiler.ir import Op, Program
from compiler.liveness import all_alive

Slot = tuple[str, int]
"""A pointer, and a place behind it."""


def keep_keys(program: Program, registers: int) -> Program:
    """The program with one load of each key slot that is read in several rounds, if all fits.

    Where not all slots fit beside the program's other values those that are read most stay.

    Args:
        program: a slice program of words; what it reads of memory that it writes stays as it is.
        registers: how many values may be alive at once.
    """
    counts: dict[Slot, int] = {}
    written = {op.args[0] for op in program.ops if op.name == "store"}
    for op in program.ops:
        if op.name == "load" and op.number("own", 0) and op.args[0] not in written:
            counts[_slot(op)] = counts.get(_slot(op), 0) + 1
    often = sorted((s for s, n in counts.items() if n > 1), key=lambda s: (-counts[s], s))
    room = max(registers - all_alive(program), 0)
    for kept in (often, often[:room]):
        made = _with_one_load(program, set(kept))
        if kept and all_alive(made) <= registers:
            return made
    return program


def _slot(op: Op) -> Slot:
    return op.args[0], op.number("offset")


def _with_one_load(program: Program, kept: Collection[Slot]) -> Program:
    """The program in which the first load of each slot serves all its readers."""
    first: dict[Slot, str] = {}

    def choose(op: Op) -> str:
        is_kept = op.name == "load" and op.number("own", 0) and _slot(op) in kept
        return first.setdefault(_slot(op), op.result) if is_kept else op.result

    return program.replace_values(choose)
