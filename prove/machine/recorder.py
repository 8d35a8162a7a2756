"""Operators on marks in place of literals: they record the meaning of a row.

A mark is twice the number of an unknown bit, plus 1 where it is complemented; 0 and 1 are constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from prove.graph.words import Bits
from prove.machine.memory import Piece, Value
from prove.machine.values import Sum, Unsupported

POINTER = "pointer"
"""The region of the address operand while a meaning is recorded."""


@dataclass(frozen=True)
class Note:
    """A recorded application of an operator.

    Args:
        name: name of the operator.
        level: greater than that of every note whose results it uses.
        arguments: marks.
        results: marks of its result bits.
    """

    name: str
    level: int
    arguments: tuple[Bits, ...]
    results: Bits


@dataclass
class Recorder:
    """Operators on marks: applications that cannot be simplified are recorded.

    Args:
        notes: the recorded applications.
        loads: the marks of each loaded byte, by its distance from the pointer.
        accesses: distance and size in bytes of each load and store.
        stores: the marks of each stored byte, by its distance from the pointer.
    """

    notes: list[Note] = field(default_factory=list[Note])
    loads: dict[int, Bits] = field(default_factory=dict[int, Bits])
    accesses: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    stores: dict[int, Bits] = field(default_factory=dict[int, Bits])
    _levels: list[int] = field(default_factory=lambda: [0])
    _factors: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])

    def unknown(self, n_bits: int, level: int = 0) -> Bits:
        """New marks of unknown bits; `level` is that of the note that computes them."""
        first = len(self._levels)
        self._levels += [level] * n_bits
        return tuple(2 * (first + i) for i in range(n_bits))

    def xor(self, a: Bits, b: Bits) -> Bits:
        """Exclusive or."""
        return tuple(map(self._sum, a, b))

    def conjunction(self, a: Bits, b: Bits) -> Bits:
        """And."""
        return tuple(map(self._product, a, b))

    def disjunction(self, a: Bits, b: Bits) -> Bits:
        """Or."""
        return tuple(map(self._either, a, b))

    def choice(self, condition: int, then: Bits, other: Bits) -> Bits:
        """A multiplexer: one of two words."""
        return tuple(self._choice(condition, x, y) for x, y in zip(then, other, strict=True))

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum, without the carry out."""
        return self._noted("add", len(a), a, b)

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """The difference."""
        if not any((*a, *b[1:])):
            # The negation of a comparison's result: its bit in all places.
            return (b[0],) * len(b)
        return self._noted("subtract", len(a), a, b)

    def multiply(self, a: Bits, b: Bits) -> Bits:
        """The product modulo 2 ** width."""
        return self._noted("multiply", len(a), a, b)

    def carry(self, a: Bits, b: Bits, carry: int) -> int:
        """The carry out of a sum."""
        return self._noted("carry", 1, a, b, (carry,))[0]

    def below(self, a: Bits, b: Bits) -> int:
        """Whether an unsigned number is less than another."""
        return self._noted("below", 1, a, b)[0]

    def equal(self, a: Bits, b: Bits) -> int:
        """Whether two words are equal."""
        if len(a) == 1:
            return self._sum(a[0], b[0]) ^ 1
        return self._noted("equal", 1, a, b)[0]

    def moved(self, bits: Bits, op: str, amount: Bits) -> Bits:
        """A shift or rotation by a word."""
        return self._noted(op, len(bits), bits, amount)

    def lookup(self, cells: Sequence[Bits], place: Bits) -> Bits:
        """One of a power of two of words, at a place modulo their number."""
        return self._noted("lookup", len(cells[0]), *cells, place)

    def load(self, address: Value, n_bytes: int) -> Value:
        """Load bytes at a distance from the pointer."""
        place = _distance(address)
        for i in range(place, place + n_bytes):
            if i not in self.loads:
                self.loads[i] = self.unknown(8)
        self.accesses.append((place, n_bytes))
        return tuple(bit for i in range(place, place + n_bytes) for bit in self.loads[i])

    def store(self, address: Value, value: Value, n_bytes: int) -> None:
        """Store bytes at a distance from the pointer."""
        place = _distance(address)
        self.accesses.append((place, n_bytes))
        for i in range(n_bytes):
            if place + i in self.stores or isinstance(value, Sum | Piece):
                raise Unsupported("a store that is not noted down")
            self.stores[place + i] = value[8 * i : 8 * i + 8]

    def _noted(self, name: str, n_bits: int, *arguments: Bits) -> Bits:
        """The marks of an operator's result."""
        level = 1 + max(self._levels[mark >> 1] for bits in arguments for mark in bits)
        results = self.unknown(n_bits, level)
        self.notes.append(Note(name, level, arguments, results))
        return results

    def _sum(self, a: int, b: int) -> int:
        if a <= 1 or b <= 1 or a ^ b <= 1:
            return a ^ b
        return self._noted("xor", 1, (a & ~1,), (b & ~1,))[0] ^ (a ^ b) & 1

    def _product(self, a: int, b: int) -> int:
        if a <= 1 or b <= 1:
            return 0 if 0 in (a, b) else a if b == 1 else b
        if a ^ b <= 1:
            return a if a == b else 0
        (result,) = self._noted("conjunction", 1, (a,), (b,))
        self._factors[result] = (a, b)
        return result

    def _either(self, a: int, b: int) -> int:
        """An OR; two products with a factor and its complement are a multiplexer."""
        for c, x in _splits(self._factors.get(a)):
            for d, y in _splits(self._factors.get(b)):
                if c == d ^ 1:
                    return self._choice(c, x, y)
        return self._product(a ^ 1, b ^ 1) ^ 1

    def _choice(self, condition: int, then: int, other: int) -> int:
        if condition <= 1 or then == other:
            return then if condition else other
        return self._noted("choice", 1, (condition,), (then,), (other,))[0]


def _splits(factors: tuple[int, int] | None) -> tuple[tuple[int, int], ...]:
    """Two factors in both orders."""
    return (factors, factors[::-1]) if factors else ()


def _distance(address: Value) -> int:
    """The distance of an address from the pointer."""
    if not isinstance(address, Sum) or address.region != POINTER:
        raise Unsupported("an address that is not noted down")
    return address.offset
