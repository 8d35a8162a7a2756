"""Dependences of a listing: the pairs of operations whose order must be kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction
from compiler.order.memory import MemoryEffect, Regions, accesses
from compiler.registers.numbered import NumberedListing
from compiler.registers.verify import Alternatives


@dataclass
class _Memory:
    """The accesses to one memory so far, by the position of their operations.

    The byte index finds every pair that `conflict` reports, except pairs that follow transitively
    from others.
    """

    stored: dict[int, int] = field(default_factory=dict[int, int])
    loaded: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    anywhere: dict[bool, list[int]] = field(default_factory=lambda: {False: [], True: []})
    all: dict[bool, list[int]] = field(default_factory=lambda: {False: [], True: []})

    def earlier(self, access: MemoryEffect) -> set[int]:
        """The positions of earlier operations that an access must stay behind."""
        if access.bytes is None:
            return {*self.all[True], *(self.all[False] if access.writes else ())}
        found = {*self.anywhere[True], *(self.anywhere[False] if access.writes else ())}
        found.update(self.stored[b] for b in access.bytes if b in self.stored)
        if access.writes:
            found.update(n for b in access.bytes for n in self.loaded.get(b, ()))
        return found

    def note(self, access: MemoryEffect, position: int) -> None:
        """Remember an access."""
        self.all[access.writes].append(position)
        if access.bytes is None:
            self.anywhere[access.writes].append(position)
            return
        for byte in access.bytes:
            if access.writes:
                self.stored[byte] = position
                self.loaded.pop(byte, None)
            else:
                self.loaded.setdefault(byte, []).append(position)


def memory_order(
    program: Program, table: Mapping[str, Instruction], regions: Regions
) -> list[tuple[int, int]]:
    """Pairs of positions in the order that must be kept, because their memory overlaps.

    The pointers are the parameters of pointer type and the values that `regions` names.
    """
    pointers = frozenset(p.name for p in program.params if p.type.is_pointer) | regions.keys()
    touched = [accesses(op, table[op.name], pointers, regions) for op in program.ops]
    memories = {a.memory: _Memory() for group in touched for a in group if a.writes}
    pairs: list[tuple[int, int]] = []
    for position, group in enumerate(touched):
        changing = [a for a in group if a.memory in memories]
        for access in changing:
            earlier = memories[access.memory].earlier(access)
            pairs += [(n, position) for n in sorted(earlier)]
        for access in changing:
            memories[access.memory].note(access, position)
    return pairs


def value_order(listing: NumberedListing) -> list[tuple[int, int]]:
    """Pairs of positions (maker, reader): the second operation reads a result of the first."""
    maker: dict[int, int] = {}
    pairs: list[tuple[int, int]] = []
    for position, (reads, makes) in enumerate(zip(listing.reads, listing.makes, strict=True)):
        makers = dict.fromkeys([maker[value] for value in reads if value in maker])
        pairs += [(n, position) for n in makers]
        maker.update(dict.fromkeys(makes, position))
    return pairs


def reuse_order(program: Program) -> list[tuple[int, int]]:
    """Pairs of positions: the second operation overwrites a register that the first one uses.

    The first operation reads or writes the register. A listing of values has no such pairs.
    """
    needed: dict[str, list[int]] = {}
    pairs: list[tuple[int, int]] = []
    for position, op in enumerate(program.ops):
        for arg in op.args:
            needed.setdefault(arg, []).append(position)
        for result in op.results:
            pairs += [(n, position) for n in needed.get(result, ()) if n != position]
            needed[result] = [position]
    return pairs


def tie_order(
    program: Program, table: Mapping[str, Instruction], alternatives: Alternatives
) -> list[tuple[int, int]]:
    """Pairs of positions, the first ahead of the second, so that tied operands can be overwritten.

    If all other readers of a tied operand come before the operation that overwrites it, they stay
    before it. For an operation with alternatives, this holds for the operand with the fewest
    readers.
    """
    readers: dict[str, list[int]] = {}
    for position, op in enumerate(program.ops):
        for arg in dict.fromkeys(op.args):
            readers.setdefault(arg, []).append(position)
    kept = set(program.results)
    pairs: list[tuple[int, int]] = []
    for position, op in enumerate(program.ops):
        dying = [
            others
            for value in _tied_choices(op, table, alternatives)
            if value not in kept and (others := readers[value])[-1] == position
        ]
        if dying:
            pairs += [(n, position) for n in min(dying, key=len) if n != position]
    return pairs


def _tied_choices(
    op: Op, table: Mapping[str, Instruction], alternatives: Alternatives
) -> list[str]:
    """The values of which an operation overwrites one."""
    instruction = table[op.name]
    if not instruction.tied:
        return []
    choices = [op.args[0]]
    for name, order in alternatives.get(op.name, ()):
        choices += [op.args[order[0]]] if table[name].tied else []
    return choices
