"""A plain graph with one form of products, and words that find the carry of a number counted up.

Code and text count a number in words of different sizes. Then a carry is the product of all bits
below, in either association.
"""

from __future__ import annotations

from prove.graph.graph import FALSE, TRUE
from prove.graph.plain import NO_NODE
from prove.graph.sweep import Limits, SweptGraph
from prove.graph.words import Addition, Bits, Words, constant_bits, is_lone, known_number

BYTE = 8
MOST_FACTORS = 256
"""The most factors of a product in one form."""


class ProductGraph(SweptGraph):
    """A swept graph in which a product of literals does not depend on their association.

    Args:
        limits: limits of the search.
    """

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self._factors: dict[int, frozenset[int]] = {}

    def xor(self, a: int, b: int) -> int:
        """The sum of two literals; a product and a product with more factors are one product."""
        complement = (a ^ b) & 1
        a, b = a & ~1, b & ~1
        for one, other in ((a, b), (b, a)):
            if (found := self._difference(one, other)) is not None:
                return found ^ complement
            if not self._is_sum(other):
                continue
            node = self.node(other >> 1)
            for term, rest in ((node.left, node.right), (node.right, node.left)):
                for x, y in ((one, term), (term, one)):
                    if (found := self._difference(x, y)) is not None:
                        return self.xor(found, rest) ^ complement
        return super().xor(a, b) ^ complement

    def _difference(self, one: int, product: int) -> int | None:
        """A literal plus its product with others, as a product; None if it is another sum."""
        whole, factors = self._factors.get(product), self._factors_of(one)
        if whole is None or not factors < whole:
            return None
        return self.conjunction(one, self._of_factors(whole - factors) ^ 1)

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        if min(a, b) <= TRUE or a ^ b <= 1:
            return super().conjunction(a, b)
        factors = self._factors_of(a) | self._factors_of(b)
        if any(factor ^ 1 in factors for factor in factors):
            return FALSE
        for factor in factors:
            others = factors - {factor}
            left = self._under(factor, others)
            if left != factor:
                return self.conjunction(self._of_factors(others), left)
        if len(factors) > MOST_FACTORS:
            return super().conjunction(a, b)
        return self._of_factors(factors)

    def _of_factors(self, factors: frozenset[int]) -> int:
        """The product of factors in one form."""
        total = TRUE
        for factor in sorted(factors):
            total = super().conjunction(total, factor)
        if total > TRUE:
            self._factors[total] = factors
        return total

    def _is_sum(self, literal: int) -> bool:
        """Whether a literal is a sum of two others; constants and inputs are none."""
        return self.node(literal >> 1) != NO_NODE and self.node(literal >> 1).is_sum

    def _under(self, literal: int, factors: frozenset[int]) -> int:
        """A sum where all factors are true; other literals stay as they are."""
        if not self._is_sum(literal):
            return literal
        node = self.node(literal >> 1)
        left, right = (self._value(each, factors) for each in (node.left, node.right))
        if (left, right) == (node.left, node.right):
            return literal
        return self.xor(left, right) ^ literal & 1

    def _value(self, literal: int, factors: frozenset[int]) -> int:
        """A literal where all factors are true."""
        own = self._factors_of(literal)
        if own <= factors:
            return TRUE
        if literal ^ 1 in factors or any(each ^ 1 in factors for each in own):
            return FALSE
        return self._under(literal, factors)

    def majority(self, a: int, b: int, c: int) -> int:
        """The majority of three literals; a product or its complement if one is constant."""
        for known, x, y in ((a, b, c), (b, a, c), (c, a, b)):
            if known <= TRUE:
                return self.disjunction(x, y) if known else self.conjunction(x, y)
        return super().majority(a, b, c)

    def _factors_of(self, literal: int) -> frozenset[int]:
        return self._factors.get(literal, frozenset((literal,)))


class CountingWords(Words):
    """Operators on words that find the carry of a number plus 1."""

    def with_carry(self, addition: Addition) -> Addition:
        """The addition itself: the text counts a whole number up, once for each block."""
        return addition

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum; constants that are added one after another to a word are added together."""
        by = known_number(b)
        made = self.additions.get(a)
        before = known_number(made.b) if made and made.carry == FALSE else None
        if by is None or made is None or before is None or len(a) <= BYTE:
            return super().add(a, b)
        return super().add(made.a, constant_bits(before + by, len(a)))

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """The difference; a mask minus a bit that excludes it is the mask of either."""
        mask, bit = a[0], b[0]
        is_mask = mask > TRUE and set(a) == {mask} and is_lone(b, FALSE)
        if is_mask and self.graph.conjunction(mask, bit) == FALSE:
            return (self.graph.xor(mask, bit),) * len(a)
        return super().subtract(a, b)

    def below(self, a: Bits, b: Bits) -> int:
        """Whether an unsigned number is less than another.

        A number plus 1 is less than 1 exactly if the addition has a carry.
        """
        made = self.additions.get(a)
        if made and known_number(b) == 1 and made.carry == FALSE and known_number(made.b) == 1:
            return self.added(*made)[1]
        return super().below(a, b)
