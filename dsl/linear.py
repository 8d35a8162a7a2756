"""Bits in algebraic normal form, to decide whether a function of many bits is linear.

A bit is kept as a sum of products of the argument's bits. The form is unique, so that a function
is linear exactly where no product of two bits and no constant is left.
"""

from __future__ import annotations

from dataclasses import dataclass

MAX_PRODUCTS = 1_000_000
"""Products of bits that a decision may meet; a linear function meets few."""


class TooManyProducts(Exception):
    """More than `MAX_PRODUCTS` products of bits: no linear function that is written so is known."""


@dataclass(frozen=True, slots=True)
class Form:
    """A bit as a sum.

    Args:
        bits: the bits of the argument that it has as summands, as a mask.
        one: whether 1 is a summand.
        products: the products among its summands, each as a mask of two bits or more.
    """

    bits: int = 0
    one: int = 0
    products: frozenset[int] = frozenset()

    @property
    def is_constant(self) -> bool:
        """Whether it depends on no bit of the argument."""
        return not self.bits and not self.products

    def __xor__(self, other: Form) -> Form:
        products = self.products ^ other.products if other.products else self.products
        return Form(self.bits ^ other.bits, self.one ^ other.one, products)

    def summands(self) -> list[int]:
        """All summands as products, 1 being the product of nothing."""
        single = [1 << i for i in range(self.bits.bit_length()) if self.bits >> i & 1]
        return [*([0] if self.one else []), *single, *sorted(self.products)]


ZERO = Form()
ONE = Form(one=1)


class Products:
    """Multiplies bits, up to a limit of products."""

    def __init__(self) -> None:
        self._left = MAX_PRODUCTS

    def __call__(self, a: Form, b: Form) -> Form:
        """The product of two bits.

        Raises:
            TooManyProducts: with those before there are too many.
        """
        if a.is_constant or b.is_constant:
            constant, other = (a, b) if a.is_constant else (b, a)
            return other if constant.one else ZERO
        if a == b:
            return a
        left, right = a.summands(), b.summands()
        self._left -= len(left) * len(right)
        if self._left < 0:
            raise TooManyProducts
        odd: set[int] = set()
        for x in left:
            for y in right:
                odd ^= {x | y}
        bits = sum(p for p in odd if p.bit_count() == 1)
        return Form(bits, int(0 in odd), frozenset(p for p in odd if p.bit_count() > 1))
