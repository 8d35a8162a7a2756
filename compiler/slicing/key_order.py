"""The order of round keys in memory for a pointer with short displacements."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from compiler.ir.program import Program
from compiler.ir.slots import FILLED_BY, Slot
from compiler.machine.reach import pointer_moves


def first_reads(programs: Mapping[str, Program]) -> Sequence[Slot]:
    """The key slots that programs read, in the order of their first reads."""
    kernels = [_reads(p) for p in programs.values() if p.name not in FILLED_BY]
    named = [p.stored.values() for p in programs.values()]
    return list(dict.fromkeys(s for slots in (*kernels, *named) for s in slots if s.kind == "key"))


def key_order(programs: Mapping[str, Program], reach: int, slot_bytes: int) -> Sequence[Slot]:
    """The order of the key slots in which the pointers to them move least often.

    The candidates are the order of first reads and its reverse. In the reverse order, the keys of
    the first rounds lie next to the values of the nonce, which follow the keys.

    Args:
        programs: functions without loops, split by binding time.
        reach: the largest displacement of an access, in bytes.
        slot_bytes: size of a slot in bytes.
    """
    read = first_reads(programs)
    often = [_reads(p) for p in programs.values() if p.name not in FILLED_BY and not p.part]
    orders = read, list(reversed(read))
    return min(orders, key=lambda order: _moves(often, order, reach, slot_bytes))


def _reads(program: Program) -> list[Slot]:
    """The slots that a program reads, in the order of the operations."""
    stored = program.stored
    return [stored[a] for op in program.ops for a in op.args if a in stored]


def _moves(
    kernels: Collection[Sequence[Slot]], order: Sequence[Slot], reach: int, slot_bytes: int
) -> int:
    """How often the pointers of functions move if the slots are placed in an order.

    The slots of the nonce follow them; slots of other kinds have other pointers.
    """
    places = {slot: number * slot_bytes for number, slot in enumerate(order)}
    nonce = {s for slots in kernels for s in slots if s.kind == "nonce"}
    places |= {slot: (len(order) + slot.index) * slot_bytes for slot in nonce}
    return sum(pointer_moves([places[s] for s in slots if s in places], reach) for slots in kernels)
