"""Matrices over GF(2) as rows of integers: systems of equations, inverses, and maps on one word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

Rows = tuple[int, ...]
"""A matrix: bit j of row i says whether bit j of the argument is in bit i of the result."""


def solve(equations: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Solve for as many variables as a system of linear equations determines.

    Args:
        equations: pairs of masks: the sum of the unknown bits in the first is the sum of the known
            bits in the second.

    Returns:
        For each determined unknown bit the mask of the known bits whose sum it is.
    """
    pivots: dict[int, tuple[int, int]] = {}
    for unknown, known in equations:
        for pivot, (row, value) in pivots.items():
            if unknown >> pivot & 1:
                unknown, known = unknown ^ row, known ^ value
        if not unknown:
            continue
        pivot = unknown.bit_length() - 1
        for other, (row, value) in pivots.items():
            if row >> pivot & 1:
                pivots[other] = row ^ unknown, value ^ known
        pivots[pivot] = unknown, known
    return {pivot: known for pivot, (row, known) in pivots.items() if row == 1 << pivot}


def ones(mask: int) -> Iterator[int]:
    """The bits of a mask that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def identity(size: int) -> Rows:
    """The matrix that changes nothing."""
    return tuple(1 << i for i in range(size))


def inverse(rows: Rows) -> Rows | None:
    """The inverse of a square matrix; None where it is singular."""
    found = solve((row, 1 << i) for i, row in enumerate(rows))
    return tuple(found[i] for i in range(len(rows))) if len(found) == len(rows) else None


def product(left: Rows, right: Rows) -> Rows:
    """The matrix that applies `right` first."""
    made: list[int] = []
    for row in left:
        total = 0
        for i in ones(row):
            total ^= right[i]
        made.append(total)
    return tuple(made)


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
    """The operations on words that `rotations` takes."""
    terms = rotations(rows)
    full = (1 << len(rows)) - 1
    return len(terms) - 1 + sum((t.amount != 0) + (t.mask != full) for t in terms)


def factors(rows: Rows) -> Sequence[Rows]:
    """A map on a word as a product of maps, the first one applied first, where that is cheaper.

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
    """The factors with neighbours multiplied where that is cheaper."""
    found: list[Rows] = []
    for rows in chain:
        both = product(rows, found[-1]) if found else rows
        if found and cost(both) < cost(found[-1]) + cost(rows):
            found[-1] = both
        else:
            found.append(rows)
    return found
