"""Runs a function on words whose bits are anything that can be added and multiplied.

With truth tables as bits the function is computed for all its inputs at once; with algebraic normal
forms as bits it is known what each bit of its result is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from dsl.gf2 import summands
from dsl.syntax.diagnostics import error
from dsl.unrolling.execute import Place
from dsl.unrolling.operators import Attribute
from dsl.unrolling.tables import Lookup, Matrix, SBox
from dsl.unrolling.values import Word


class Bit(Protocol):
    """What can be added; `Algebra` says how it is multiplied."""

    def __xor__(self: B, other: B, /) -> B: ...


B = TypeVar("B", bound=Bit)


@dataclass(frozen=True)
class Algebra(Generic[B]):
    """The bits that are constant, and the product of two."""

    zero: B
    one: B
    product: Callable[[B, B], B]


class BitSink(Generic[B]):
    """A sink that keeps the bits of each word."""

    def __init__(self, place: Place, tables: Mapping[str, Lookup], algebra: Algebra[B]) -> None:
        self._place = place
        self._tables = tables
        self._algebra = algebra
        self._values: dict[str, tuple[B, ...]] = {}

    def word(self, bits: Sequence[B]) -> Word:
        """A word of these bits, the lowest first."""
        name = f"b{len(self._values)}"
        self._values[name] = tuple(bits)
        return Word(len(bits), None, name)

    def bits(self, word: Word) -> tuple[B, ...]:
        """The bits of a word, the lowest first."""
        if word.value is None:
            return self._values[word.name]
        zero, one = self._algebra.zero, self._algebra.one
        return tuple(one if word.value >> i & 1 else zero for i in range(word.bits))

    def emit(
        self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
    ) -> tuple[Word, ...]:
        """Words of the given widths.

        Raises:
            DiagnosticError: the operation is none of single bits.
        """
        values = [self.bits(word) for word in args]
        steps = _Steps(self._algebra)
        if name in ("sbox", "matrix"):
            made = steps.looked_up(self._tables[str(attrs["table"])], values)
            return tuple(self.word(row) for row in made)
        if name not in _OPERATIONS:
            message = "this step works on whole words that are not constant: it has no bits"
            raise error(self._place.span, message)
        result = tuple(_OPERATIONS[name](steps, values, attrs))
        return (self.word(result[: bits[0]]),)


class _Steps(Generic[B]):
    """Operations on words, made of sums and products of their bits."""

    def __init__(self, algebra: Algebra[B]) -> None:
        self.zero, self.one, self.product = algebra.zero, algebra.one, algebra.product

    def zeros(self, count: int) -> list[B]:
        """As many zeros."""
        return [self.zero] * count

    def sum(self, bits: Sequence[B]) -> B:
        """The sum of all."""
        total = self.zero
        for bit in bits:
            total ^= bit
        return total

    def add(self, a: Sequence[B], b: Sequence[B], carry: B) -> Iterator[B]:
        """The sum of two numbers, with a carry into the lowest bit."""
        for x, y in zip(a, b, strict=True):
            half = x ^ y
            yield half ^ carry
            carry = self.product(x, y) ^ self.product(half, carry)

    def multiply(self, a: Sequence[B], b: Sequence[B]) -> list[B]:
        """The product of two numbers, modulo two to the width."""
        total = self.zeros(len(a))
        for i, bit in enumerate(b):
            part = [*self.zeros(i), *(self.product(bit, x) for x in a)][: len(a)]
            total = list(self.add(total, part, self.zero))
        return total

    def looked_up(self, table: Lookup, values: Sequence[Sequence[B]]) -> list[list[B]]:
        """The words that an S-box or a matrix gives, column by column or word by word."""
        columns = list(zip(*values, strict=True))
        if isinstance(table, SBox):
            made = [self.substituted(table, column) for column in columns]
            return [list(row) for row in zip(*made, strict=True)]
        assert isinstance(table, Matrix), "a permutation is spelt out in its operation"
        return [
            [self.sum([values[word][bit] for word, bit in terms]) for terms in product]
            for product in (summands(row, table.modulus, len(columns)) for row in table.rows)
        ]

    def substituted(self, table: SBox, column: Sequence[B]) -> list[B]:
        """The bits that an S-box gives, from the normal form of its table."""
        products = [self.one]
        for bit in column:
            products += [self.product(product, bit) for product in products]
        results: list[B] = []
        for j in range(table.out_bits):
            row = _coefficients([v >> j & 1 for v in table.values])
            results.append(self.sum([products[i] for i, factor in enumerate(row) if factor]))
        return results

    def inverted(self, bits: Sequence[B]) -> list[B]:
        """All bits complemented."""
        return [bit ^ self.one for bit in bits]

    def union(self, a: B, b: B) -> B:
        """`a | b`."""
        return a ^ b ^ self.product(a, b)


def _coefficients(values: Sequence[int]) -> list[int]:
    """The algebraic normal form of a truth table (the Moebius transform)."""
    row = list(values)
    step = 1
    while step < len(row):
        for i in range(len(row)):
            if i & step:
                row[i] ^= row[i ^ step]
        step *= 2
    return row


def _rotated(bits: Sequence[B], k: int) -> list[B]:
    return [bits[(i - k) % len(bits)] for i in range(len(bits))]


def _number(attrs: Mapping[str, Attribute], name: str) -> int:
    value = attrs[name]
    assert isinstance(value, int), "a number"
    return value


def _places(attrs: Mapping[str, Attribute]) -> tuple[int, ...]:
    places = attrs["map"]
    assert isinstance(places, tuple), "a permutation is a tuple of source bits"
    return places


_Operation = Callable[
    ["_Steps[B]", Sequence[Sequence[B]], Mapping[str, Attribute]], "Iterator[B] | Sequence[B]"
]
_OPERATIONS: Mapping[str, _Operation[Any]] = {
    "xor": lambda s, v, a: [x ^ y for x, y in zip(*v, strict=True)],
    "and": lambda s, v, a: [s.product(x, y) for x, y in zip(*v, strict=True)],
    "or": lambda s, v, a: [s.union(x, y) for x, y in zip(*v, strict=True)],
    "not": lambda s, v, a: s.inverted(v[0]),
    "add": lambda s, v, a: s.add(v[0], v[1], s.zero),
    "sub": lambda s, v, a: s.add(v[0], s.inverted(v[1]), s.one),
    "mul": lambda s, v, a: s.multiply(v[0], v[1]),
    "shl": lambda s, v, a: [*s.zeros(_number(a, "k")), *v[0]],
    "shr": lambda s, v, a: [*v[0][_number(a, "k") :], *s.zeros(_number(a, "k"))],
    "rotl": lambda s, v, a: _rotated(v[0], _number(a, "k")),
    "extract": lambda s, v, a: v[0][_number(a, "lo") :],
    "concat": lambda s, v, a: [bit for word in v for bit in word],
    "permute": lambda s, v, a: [v[0][source] for source in _places(a)],
}
"""The implementation of operations on bits."""
