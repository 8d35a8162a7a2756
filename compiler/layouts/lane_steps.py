"""Steps that move bits inside an array of registers: masked shifts, exchanges, one operation.

An array is some registers of equal width; its lanes are their bits, register after register. A map
gives for each lane of the result its source lane, or `ZERO`. Terms are masked shifts and rotations;
the exchange of two fields is that of Warren, Hacker's Delight, 2nd ed., section 7-3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from compiler.ir.program import Builder, Type

LaneMap = tuple[int, ...]
"""For each lane of the result its source."""
Array = tuple[str, ...]
"""The registers of an array."""
ZERO = -1
"""The source of a lane of zeros."""
TWO_SHIFTS = 3
"""The cost of a rotation by two shifts and an OR, if the machine has no rotation."""


@dataclass(frozen=True)
class Shifter:
    """The cost of moves on a machine.

    Args:
        width: bits of a register.
        rotation: operations that a rotation of a register takes.
        whole: maps of one register's lanes that are one operation, in a fixed order.
        orders_bytes: whether any order of a register's bytes is one operation.
        selects: whether one operation selects bits of two registers by a mask.
    """

    width: int
    rotation: int
    whole: tuple[LaneMap, ...] = ()
    orders_bytes: bool = False
    selects: bool = False

    def is_one(self, lanes: LaneMap) -> bool:
        """Whether a map of one register's lanes is one operation."""
        return lanes in self.whole or (self.orders_bytes and is_of_bytes(lanes))


@cache
def is_of_bytes(lanes: LaneMap) -> bool:
    """Whether each byte of the result is a byte of the register."""
    if len(lanes) % 8 or any(not 0 <= lane < len(lanes) for lane in lanes[::8]):
        return False
    return all(
        lane == lanes[place - place % 8] + place % 8 for place, lane in enumerate(lanes)
    ) and all(lane % 8 == 0 for lane in lanes[::8])


@dataclass(frozen=True)
class Term:
    """A part of one register of the result: a register rotated or shifted, then masked.

    Args:
        source: the register.
        right: bits that it is rotated to the right.
        mask: the lanes of the result that the term makes.
        wraps: the lanes among them that wrap around the register's end.
    """

    source: int
    right: int
    mask: int
    wraps: int

    def cost(self, shifter: Shifter) -> int:
        """The number of operations, without the combination with other terms."""
        return self.moves(shifter) + (self.mask != self.reach(shifter.width))

    def moves(self, shifter: Shifter) -> int:
        """The number of operations of the move alone."""
        return moves_of(self.right, self.mask, shifter.width, shifter.rotation)

    @property
    def is_rotation(self) -> bool:
        """Whether lanes wrap around both ends."""
        return bool(self.wraps) and self.wraps != self.mask

    def reach(self, width: int) -> int:
        """The lanes that may be nonzero after the move alone."""
        return reach_of(self.right, self.mask, width)


def moves_of(right: int, mask: int, width: int, rotation: int) -> int:
    """The number of operations that move bits to the lanes of a mask."""
    if not right:
        return 0
    wraps = mask >> width - right
    return rotation if wraps and wraps << width - right != mask else 1


def reach_of(right: int, mask: int, width: int) -> int:
    """The lanes that may be nonzero after such a move, a shift unless lanes wrap both ways."""
    ones, wraps = (1 << width) - 1, mask >> width - right
    if not right or (wraps and wraps << width - right != mask):
        return ones
    return ones << (width - right) & ones if wraps else ones >> right


@dataclass(frozen=True)
class Direct:
    """Terms for each register of the result."""

    registers: tuple[tuple[Term, ...], ...]

    def cost(self, shifter: Shifter) -> int:
        """Operations."""
        total = 0
        for terms in self.registers:
            total += max(len(terms) - 1, 0)
            if shifter.selects and len(terms) > 1:
                total += sum([term.moves(shifter) for term in terms]) + _leaves_zeros(
                    terms, shifter
                )
            else:
                total += sum([term.cost(shifter) for term in terms])
        return total

    def emit(self, build: Builder, array: Array, shifter: Shifter) -> Array:
        """Append the operations; returns the array."""
        return tuple(self._register(build, array, terms, shifter) for terms in self.registers)

    def _register(
        self, build: Builder, array: Array, terms: Sequence[Term], shifter: Shifter
    ) -> str:
        width = shifter.width
        if shifter.selects and len(terms) > 1:
            return self._selected(build, array, terms, shifter)
        if parts := _parts(terms, width):
            return parts.emit(build, array, width)
        total = ""
        for term in terms:
            part = _moved(build, array[term.source], term, width)
            if term.mask != term.reach(width):
                part = build.emit("and", part, build.constant(Type(width), term.mask))
            total = build.emit("or", total, part) if total else part
        return total or build.constant(Type(width), 0)

    def _selected(
        self, build: Builder, array: Array, terms: Sequence[Term], shifter: Shifter
    ) -> str:
        """A register of terms, each selected into the result of the ones before."""
        kind, first = Type(shifter.width), terms[0]
        total = _moved(build, array[first.source], first, shifter.width)
        if _leaves_zeros(terms, shifter):
            total = build.emit("and", total, build.constant(kind, first.mask))
        for term in terms[1:]:
            part = _moved(build, array[term.source], term, shifter.width)
            total = build.emit("mux", build.constant(kind, term.mask), part, total)
        return total


def _leaves_zeros(terms: Sequence[Term], shifter: Shifter) -> bool:
    """Whether the first term's move leaves other bits than zeros in lanes without a term."""
    made = sum(term.mask for term in terms[1:])
    return bool(terms[0].reach(shifter.width) & ~made & ~terms[0].mask)


@dataclass(frozen=True)
class _Parts:
    """Two terms that split one register: one mask separates it, then both parts are moved."""

    source: int
    mask: int
    left: int
    right: int

    def emit(self, build: Builder, array: Array, width: int) -> str:
        """Append the operations."""
        value = array[self.source]
        low = build.emit("and", value, build.constant(Type(width), self.mask))
        high = build.emit("xor", value, low)
        up = build.emit("shl", low, k=self.left)
        return build.emit("or", up, build.emit("shr", high, k=self.right))


def _parts(terms: Sequence[Term], width: int) -> _Parts | None:
    """The terms as parts of one register, if they are."""
    if len(terms) != 2 or terms[0].source != terms[1].source:
        return None
    down, up = sorted(terms, key=lambda term: term.wraps != 0)
    shifts = down.right and up.right and not down.wraps and up.wraps == up.mask
    left = width - up.right
    source = (up.mask >> left) | (down.mask << down.right)
    if not shifts or source != (1 << width) - 1 or down.mask == down.reach(width):
        return None
    return _Parts(down.source, up.mask >> left, left, down.right)


@dataclass(frozen=True)
class Across:
    """Exchanges lanes between pairs of registers: the two registers, and the lanes."""

    pairs: tuple[tuple[int, int, int], ...]

    def cost(self, shifter: Shifter) -> int:
        """Operations."""
        return (2 if shifter.selects else 4) * len(self.pairs)

    def emit(self, build: Builder, array: Array, shifter: Shifter) -> Array:
        """Append the operations; returns the array."""
        made, width = list(array), shifter.width
        for one, other, mask in self.pairs:
            if shifter.selects:
                chosen, a, b = build.constant(Type(width), mask), made[one], made[other]
                made[one] = build.emit("mux", chosen, b, a)
                made[other] = build.emit("mux", chosen, a, b)
                continue
            apart = build.emit("xor", made[one], made[other])
            moved = build.emit("and", apart, build.constant(Type(width), mask))
            made[one] = build.emit("xor", made[one], moved)
            made[other] = build.emit("xor", made[other], moved)
        return tuple(made)


@dataclass(frozen=True)
class Exchange:
    """Exchanges the lanes of a mask with those a distance above them, in every register."""

    masks: tuple[int, ...]
    distance: int

    def cost(self, shifter: Shifter) -> int:
        """Operations."""
        return (4 if shifter.selects else 6) * sum(mask != 0 for mask in self.masks)

    def emit(self, build: Builder, array: Array, shifter: Shifter) -> Array:
        """Append the operations; returns the array."""
        return tuple(
            self._register(build, value, mask, shifter) if mask else value
            for value, mask in zip(array, self.masks, strict=True)
        )

    def _register(self, build: Builder, value: str, mask: int, shifter: Shifter) -> str:
        width, kind = shifter.width, Type(shifter.width)
        if shifter.selects:
            down = build.emit("shr", value, k=self.distance)
            up = build.emit("shl", value, k=self.distance)
            total = build.emit("mux", build.constant(kind, mask), down, value)
            return build.emit("mux", build.constant(kind, mask << self.distance), up, total)
        apart = build.emit("xor", build.emit("shr", value, k=self.distance), value)
        moved = build.emit("and", apart, build.constant(Type(width), mask))
        both = build.emit("xor", moved, build.emit("shl", moved, k=self.distance))
        return build.emit("xor", value, both)


@dataclass(frozen=True)
class Whole:
    """Applies one map, which is a single operation, to every register's lanes."""

    lanes: LaneMap
    registers: int

    def cost(self, shifter: Shifter) -> int:
        """Operations."""
        del shifter
        return self.registers

    def emit(self, build: Builder, array: Array, shifter: Shifter) -> Array:
        """Append the operations; returns the array."""
        del shifter
        return tuple(build.emit("permute", value, map=self.lanes) for value in array)


def _moved(build: Builder, value: str, term: Term, width: int) -> str:
    if not term.right:
        return value
    if term.is_rotation:
        return build.emit("rotl", value, k=width - term.right)
    if term.wraps:
        return build.emit("shl", value, k=width - term.right)
    return build.emit("shr", value, k=term.right)


Step = Direct | Exchange | Across | Whole
