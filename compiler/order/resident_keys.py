"""Key residency: round keys that are read often stay in registers, as far as there are any."""

from __future__ import annotations

from collections.abc import Collection

from compiler.ir.program import Op, Program
from compiler.order.memory import stored_by
from compiler.registers.liveness import count_spills

Slot = tuple[str, int]
"""A pointer and an offset in bytes."""
FETCHED_AGAIN = 2
"""The price of a spill in loads: a load and a store, or the two instructions of a constant."""
STEPS = 16
"""The number of candidate counts of kept slots."""


def kept_slots(program: Program, registers: int) -> frozenset[Slot]:
    """The key slots that are read in several rounds and are better loaded once.

    The slots with the most reads are kept first. A kept slot takes a register from the program's
    other values and from constants that are read more than once. The number of kept slots is the
    one with the fewest loads, spill reloads included.

    Args:
        program: a slice program of words; its loads from memory that it writes stay as they are.
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
        # Spills never decrease when more slots are kept.
        if lost + fewest >= best[0]:
            break
    return best[1] if best else frozenset()


def _loads(program: Program) -> int:
    """The number of loads of a program."""
    return sum(op.name == "load" for op in program.ops)


def _spills(program: Program, registers: int) -> int:
    """The number of spills; a constant with a single reader needs no register."""
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
