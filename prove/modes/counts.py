"""The number of a state: public, unknown, and known by the possible values of its bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from prove.graph.plain import PlainGraph
from prove.graph.words import Bits
from prove.machine.memory import Depends, Memory, Piece, Value
from prove.machine.values import Sum, Undecided
from prove.modes.tables import truth_table

BYTE = 8
Comparison = tuple[str, int]
"""A comparison of the number: an operator of the language, and the constant at its right."""
Masks = tuple[int, ...]
"""The possible values of each byte of a number, the highest byte first: a bit for each value."""


class UndecidedCount(Undecided):
    """A condition holds for some of the possible values of a byte of the number only.

    Args:
        byte: number of the byte, the highest byte first.
        values: the values for which it holds, a bit for each.
    """

    def __init__(self, byte: int, values: int) -> None:
        super().__init__(Sum("", 0))
        self.byte, self.values = byte, values


@dataclass(frozen=True)
class Number:
    """The bits of the number.

    Args:
        graph: the graph of the literals.
        octets: its bytes, the highest first.
    """

    graph: PlainGraph
    octets: tuple[Bits, ...]
    _known: dict[int, tuple[int, int] | None] = field(default_factory=dict)

    def function(self, literal: int) -> tuple[int, int] | None:
        """The byte that a literal depends on, and its truth table; None if it has others, too."""
        if literal not in self._known:
            self._known[literal] = self._function(literal)
        return self._known[literal]

    def _function(self, literal: int) -> tuple[int, int] | None:
        for byte, octet in enumerate(self.octets):
            table = truth_table(self.graph, literal, {bit >> 1: i for i, bit in enumerate(octet)})
            if table is not None:
                return byte, table
        return None


class PointerBytes:
    """Literals for single bytes of pointers, which code copies.

    Args:
        graph: the graph of the literals.
    """

    def __init__(self, graph: PlainGraph) -> None:
        self._graph = graph
        self._bits: dict[Piece, Bits] = {}
        self._pieces: dict[Bits, Piece] = {}

    def bits(self, piece: Piece) -> Bits:
        """The literals for a byte; nothing but the byte itself is known of them."""
        if piece not in self._bits:
            made = tuple(self._graph.fresh() for _ in range(BYTE))
            self._bits[piece], self._pieces[made] = made, piece
        return self._bits[piece]

    def piece(self, bits: Bits) -> Piece | None:
        """The byte that literals stand for; None for other literals."""
        return self._pieces.get(bits)


@dataclass
class CountedMemory(Memory):
    """Memory, and what is known of the number; single bytes of pointers may be copied.

    Args:
        pointers: the literals for bytes of pointers; None if registers hold such bytes.
        counted: the number; None if there is none.
        masks: the possible values of its bytes.
        decided: comparisons of the number whose result is known otherwise.
    """

    pointers: PointerBytes | None = None
    counted: Number | None = None
    masks: Masks = ()
    decided: Mapping[Comparison, bool] = field(default_factory=dict[Comparison, bool])

    def load(self, address: Value, n_bytes: int, sp: Value) -> Value:
        """The value at an address; errors are those of `Memory.load`."""
        if self.pointers and n_bytes == 1 and isinstance(address, Sum):
            region, place = self.locate(address, n_bytes, sp, "r")
            cell = region.cells.get(place)
            if isinstance(cell, Piece):
                return self.pointers.bits(cell)
        return super().load(address, n_bytes, sp)

    def store(self, address: Value, value: Value, n_bytes: int, sp: Value, pc: int = 0) -> None:
        """Write the low bytes of a value; errors are those of `Memory.store`."""
        if self.pointers and n_bytes == 1 and isinstance(value, tuple):
            piece = self.pointers.piece(value[:BYTE])
            if piece is not None:
                region, place = self.locate(address, n_bytes, sp, "w")
                region.cells[place] = piece
                return
        super().store(address, value, n_bytes, sp, pc)

    def holds(self, condition: int) -> bool:
        """Whether the condition of a branch is true, if it depends on a byte of the number.

        Raises:
            Depends: it depends on other data.
            UndecidedCount: it is true for some of the possible values only.
        """
        found = self.counted.function(condition) if self.counted else None
        if found is None:
            raise Depends("a branch depends on data that is not public", (condition,))
        byte, values = found
        possible = self.masks[byte]
        if values & possible in (0, possible):
            return bool(values & possible)
        raise UndecidedCount(byte, values)

    def restricted(self, byte: int, values: int) -> CountedMemory:
        """A copy for some of the values of a byte of the number."""
        masks = list(self.masks)
        masks[byte] &= values
        return replace(self.copied(), masks=tuple(masks))

    def copied(self) -> CountedMemory:
        """An independent copy."""
        return replace(self, regions={name: r.copy() for name, r in self.regions.items()})

    def result(self, comparison: Comparison) -> bool | None:
        """The result of a comparison of the number; None if it is not known."""
        if comparison in self.decided:
            return self.decided[comparison]
        return compared(self.masks, comparison)


def compared(masks: Masks, comparison: Comparison) -> bool | None:
    """The result of a comparison of a number; None if it depends on the values of its bytes."""
    op, constant = comparison
    octets = constant.to_bytes(len(masks), "big") if constant >> BYTE * len(masks) == 0 else None
    signs = {-1} if octets is None else _signs(masks, octets)
    results = {_HOLDS[op](sign) for sign in signs}
    return results.pop() if len(results) == 1 else None


def _signs(masks: Masks, octets: bytes) -> set[int]:
    """The possible signs of the difference of a number and a constant."""
    signs: set[int] = set()
    for mask, octet in zip(masks, octets, strict=True):
        if mask & (1 << octet) - 1:
            signs.add(-1)
        if mask >> octet + 1:
            signs.add(1)
        if not mask >> octet & 1:
            return signs
    return signs | {0}


_HOLDS = {
    "==": lambda sign: sign == 0,
    "!=": lambda sign: sign != 0,
    "<": lambda sign: sign < 0,
    "<=": lambda sign: sign <= 0,
    ">": lambda sign: sign > 0,
    ">=": lambda sign: sign >= 0,
}


def merged(memories: Sequence[CountedMemory], asked: Sequence[Comparison]) -> CountedMemory | None:
    """One memory of which each of some is an instance; None if their contents differ.

    Args:
        memories: with the same regions.
        asked: the comparisons whose results must not be lost, if all memories have one.
    """
    first = memories[0]
    for one, other in pairwise(memories):
        if any(one.regions[name].cells != r.cells for name, r in other.regions.items()):
            return None
    decided: dict[Comparison, bool] = {}
    for comparison in asked:
        results = {memory.result(comparison) for memory in memories}
        if None in results:
            continue
        if len(results) > 1:
            return None
        decided[comparison] = bool(results.pop())
    columns = zip(*(memory.masks for memory in memories), strict=True)
    masks = tuple(_union(column) for column in columns)
    return replace(first.copied(), masks=masks, decided=decided)


def _union(masks: Sequence[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total
