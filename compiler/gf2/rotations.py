"""Linear maps on a word as sums of masked rotations, and as products of such sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dsl.gf2 import Rows, identity, inverse, ones, product


@dataclass(frozen=True, slots=True)
class Rotated:
    """One term of a map on a word: the bits in `mask` of the word rotated left by `amount`."""

    amount: int
    mask: int


def rotations(rows: Rows) -> list[Rotated]:
    """The map on a word as a sum of rotations with masks, the smallest amount first."""
    size = len(rows)
    masks: dict[int, int] = {}
    for i, row in enumerate(rows):
        for j in ones(row):
            amount = (i - j) % size
            masks[amount] = masks.get(amount, 0) | 1 << i
    return [Rotated(amount, masks[amount]) for amount in sorted(masks)]


def cost(rows: Rows) -> int:
    """The number of operations on words for `rotations`."""
    terms = rotations(rows)
    full = (1 << len(rows)) - 1
    return len(terms) - 1 + sum((t.amount != 0) + (t.mask != full) for t in terms)


def factors(rows: Rows) -> Sequence[Rows]:
    """A map on a word as a product of maps, the first one applied first, if that is cheaper.

    A map whose inverse L has a power of two as its order is L * L^2 * L^4 * ..., as the inverse of
    a sum of an odd number of rotations of a word of 2^n bits is, and that of `x ^ x << k`. The
    powers of a sparse L stay sparse: squaring doubles each amount.
    """
    power = inverse(rows)
    chain: list[Rows] = []
    one = identity(len(rows))
    while power is not None and power != one and len(chain) < len(rows).bit_length():
        chain.append(power)
        power = product(power, power)
    chain = _merged(chain)
    if power == one and chain and sum(map(cost, chain)) < cost(rows):
        return chain
    return [rows]


def _merged(chain: Iterable[Rows]) -> list[Rows]:
    """The factors; neighbours are multiplied if that is cheaper."""
    found: list[Rows] = []
    for rows in chain:
        both = product(rows, found[-1]) if found else rows
        if found and cost(both) < cost(found[-1]) + cost(rows):
            found[-1] = both
        else:
            found.append(rows)
    return found
