"""Round keys that are read again and again stay in registers, as far as there are any."""

from __future__ import annotations

from collections.abc import Collection

from compiler.ir.program import Op, Program
from compiler.order.memory import stored_by
from compiler.registers.liveness import count_spills

Slot = tuple[str, int]
"""A pointer, and a place behind it."""
FETCHED_AGAIN = 2
"""Loads that a value is worth which has to leave its register and come back: it is stored as well,
or a constant that takes two instructions."""
STEPS = 16
"""Numbers of kept slots that are tried."""


def kept_slots(program: Program, registers: int) -> frozenset[Slot]:
    """The key slots that are read in several rounds and are better loaded once.

    Those that are read most stay first. Each takes a register from the program's other values and
    from constants that are read more than once: as many stay as save more loads than come back by
    values that have to leave their registers for them.

    Args:
        program: a slice program of words; what it reads of memory that it writes stays as it is.
        registers: how many values may be alive at once.
    """
    counts: dict[Slot, int] = {}
    written = stored_by(program)
    for op in program.ops:
        if op.name == "load" and op.number("own", 0) and op.args[0] not in written:
            counts[_slot(op)] = counts.get(_slot(op), 0) + 1
    often = sorted((s for s, n in counts.items() if n > 1), key=lambda s: (-counts[s], s))
    if not often:
        return frozenset()
    step = -(-len(often) // STEPS)
    fewest = _loads(program) - sum(counts[slot] - 1 for slot in often)
    best: tuple[int, frozenset[Slot]] | None = None
    for count in range(0, len(often) + step, step):
        kept = frozenset(often[:count])
        made = with_one_load(program, kept)
        lost = FETCHED_AGAIN * _spills(made, registers)
        if best is None or lost + _loads(made) < best[0]:
            best = lost + _loads(made), kept
        # With more slots that are kept no fewer values have to come back.
        if lost + fewest >= best[0]:
            break
    return best[1] if best else frozenset()


def _loads(program: Program) -> int:
    """How often a program loads."""
    return sum(op.name == "load" for op in program.ops)


def _spills(program: Program, registers: int) -> int:
    """How many values must be fetched again; a constant that is read once passes through."""
    passing = {
        op.result for op in program.ops if op.name == "const" and program.uses[op.result] < 2
    }
    classes = {
        n: "" for n, kind in program.types.items() if not kind.is_pointer and n not in passing
    }
    return count_spills(program, classes, {"": registers})


def _slot(op: Op) -> Slot:
    return op.args[0], op.number("offset")


def with_one_load(program: Program, kept: Collection[Slot]) -> Program:
    """The program in which the first load of each slot serves all its readers."""
    if not kept:
        return program
    first: dict[Slot, str] = {}

    def choose(op: Op) -> str:
        is_kept = op.name == "load" and op.number("own", 0) and _slot(op) in kept
        return first.setdefault(_slot(op), op.result) if is_kept else op.result

    return program.replace_values(choose)
