"""A plain graph with one form of products, and words that find the carry of a number counted up.

Code and text count a number in words of different sizes. Then a carry is the product of all bits
below, in either association.
"""

from __future__ import annotations

from prove.graph.graph import FALSE, TRUE
from prove.graph.sweep import Limits, SweptGraph
from prove.graph.words import Addition, Bits, Words, is_lone, known_number

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

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        if min(a, b) <= TRUE or a ^ b <= 1:
            return super().conjunction(a, b)
        for one, other in ((a, b), (b, a)):
            node = self.node(other >> 1)
            if node.is_sum and one >> 1 in (node.left >> 1, node.right >> 1):
                # The other literal is the sum of this one and a shorter one.
                return self.conjunction(one, self.xor(one, other) ^ 1)
        factors = self._factors_of(a) | self._factors_of(b)
        if any(factor ^ 1 in factors for factor in factors):
            return FALSE
        if len(factors) > MOST_FACTORS:
            return super().conjunction(a, b)
        total = TRUE
        for factor in sorted(factors):
            total = super().conjunction(total, factor)
        self._factors[total] = factors
        return total

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

    def _with_carry(self, addition: Addition) -> Addition:
        """The addition itself: the text counts a whole number up, once for each block."""
        return addition

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
        made = self._additions.get(a)
        if made and known_number(b) == 1 and made.carry == FALSE and known_number(made.b) == 1:
            return self._added(*made)[1]
        return super().below(a, b)
