"""Words of literals, the lowest bit first: the operators of the language on the bit graph.

There is one adder. Specification and code both use it, so that sums, carries and borrows of one
addition coincide wherever they are computed. A word longer than a register is added in limbs; what
was added is remembered, so that the limbs find the carries of the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from prove.graph import FALSE, Graph

Bits = tuple[int, ...]


def constant_bits(value: int, width: int) -> Bits:
    """A number, modulo 2 to the power of `width`."""
    return tuple(value >> i & 1 for i in range(width))


def known_number(bits: Sequence[int]) -> int | None:
    """The number that constant bits are, None where one is not constant."""
    total = 0
    for place, bit in enumerate(bits):
        if bit > 1:
            return None
        total |= bit << place
    return total


def fitted(bits: Bits, width: int) -> Bits:
    """As many bits, zeros above."""
    return bits[:width] + (FALSE,) * (width - len(bits))


def invert(bits: Bits) -> Bits:
    """All bits complemented."""
    return tuple(bit ^ 1 for bit in bits)


class Addition(NamedTuple):
    """What is added: two words and a carry."""

    a: Bits
    b: Bits
    carry: int


class Words:
    """Operators on words of one width each.

    Args:
        graph: of the literals.
        names: whether sums and carries are given names: the specification's are.
    """

    def __init__(self, graph: Graph, names: bool = False) -> None:
        self.graph = graph
        self._names = names
        self._additions: dict[Bits, Addition] = {}

    def xor(self, a: Bits, b: Bits) -> Bits:
        """Exclusive or."""
        return tuple(map(self.graph.xor, a, b))

    def conjunction(self, a: Bits, b: Bits) -> Bits:
        """And."""
        return tuple(map(self.graph.conjunction, a, b))

    def disjunction(self, a: Bits, b: Bits) -> Bits:
        """Or."""
        return tuple(map(self.graph.disjunction, a, b))

    def choice(self, condition: int, then: Bits, other: Bits) -> Bits:
        """One of two words."""
        graph = self.graph
        return tuple(graph.choice(condition, x, y) for x, y in zip(then, other, strict=True))

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum, without the last carry."""
        return self._sum(Addition(a, b, FALSE))

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """The difference."""
        return self._sum(Addition(a, invert(b), 1))

    def below(self, a: Bits, b: Bits) -> int:
        """Whether an unsigned number is less than another.

        Where `a` is the sum of `b` and another word, that is the carry of the addition.
        """
        made = self._additions.get(a)
        if made and made.carry == FALSE and b in (made.a, made.b):
            return self._added(*made)[1]
        return self._added(a, invert(b), 1)[1] ^ 1

    def equal(self, a: Bits, b: Bits) -> int:
        """Whether two words are equal."""
        return self.all_of(invert(self.xor(a, b)))

    def all_of(self, bits: Iterable[int]) -> int:
        """Whether all bits are set."""
        total = 1
        for bit in bits:
            total = self.graph.conjunction(total, bit)
        return total

    def moved(self, bits: Bits, op: str, amount: Bits) -> Bits:
        """A shift by a word: where the amount is at least the width, nothing is left."""
        width, result = len(bits), bits
        for place, bit in enumerate(amount):
            if bit != FALSE:
                by = min(1 << place, width)
                result = self.choice(bit, shifted(result, op, by), result)
        return result

    def lookup(self, cells: Sequence[Bits], place: Bits) -> Bits:
        """One of a power of two of words, the place modulo their number."""
        left = list(cells)
        for bit in place[: len(cells).bit_length() - 1]:
            pairs = zip(left[::2], left[1::2], strict=True)
            left = [self.choice(bit, other, first) for first, other in pairs]
        return left[0]

    def _sum(self, addition: Addition) -> Bits:
        """A sum; it is remembered what of."""
        made = self._with_carry(addition)
        total = self._added(*made)[0]
        self._additions[total] = made
        return total

    def _with_carry(self, addition: Addition) -> Addition:
        """The same sum, a bit that is added as a word of its own taken as the carry.

        The upper limbs are added as `(a + b) + c` or `(a + c) + b`. Bit by bit there are two
        carries then, and their sum is that of `a + b + c` only because they are never both 1,
        which no normal form of bits shows.
        """
        for total, other in ((addition.a, addition.b), (addition.b, addition.a)):
            part = self._additions.get(total)
            if part is None or part.carry != addition.carry:
                continue
            for a, b, alone in (
                (part.a, part.b, other),
                (part.a, other, part.b),
                (part.b, other, part.a),
            ):
                if is_lone(alone, addition.carry):
                    return Addition(a, b, alone[0])
        return addition

    def _added(self, a: Bits, b: Bits, carry: int) -> tuple[Bits, int]:
        """The sum and its carry, one full adder a bit."""
        graph, total = self.graph, list[int]()
        for x, y in zip(a, b, strict=True):
            bit = graph.xor(graph.xor(x, carry), y)
            # Named before the carry is made: the same form may be a factor of the carry.
            total.append(graph.name(bit) if self._names else bit)
            over = graph.majority(x, y, carry)
            carry = graph.name(over) if self._names else over
        return tuple(total), carry


def is_lone(word: Bits, carry: int) -> bool:
    """Whether a word is a bit alone, or, where there is a carry, one that is 1 less with it.

    `-1 + carry` is 0: with a carry the word is `bit - 2`, and two such carries make up for it.
    """
    return word[0] > 1 and all(bit == carry for bit in word[1:])


def shifted(bits: Bits, op: str, amount: int) -> Bits:
    """A shift or rotation by a constant; `op` as the language writes it."""
    width = len(bits)
    if op in ("<<<", ">>>"):
        k = (amount if op == ">>>" else -amount) % width
        return bits[k:] + bits[:k]
    k = min(amount, width)
    zeros = (FALSE,) * k
    return zeros + bits[: width - k] if op == "<<" else bits[k:] + zeros
