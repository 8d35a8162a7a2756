"""Linear algebra over GF(2), and products in its extension fields.

A vector is a number whose bit j is its element j, and a matrix is a sequence of such rows. An
element of GF(2)[x]/modulus is a number whose bit k is the coefficient of x^k.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import xor

Rows = tuple[int, ...]
"""A matrix: bit j of row i tells whether bit j of the argument contributes to bit i of the
result."""


def ones(mask: int) -> Iterator[int]:
    """The bits of a mask that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def combined(rows: Sequence[int], mask: int) -> int:
    """The sum of the rows that a mask chooses: the mask as a row vector times the matrix."""
    return reduce(xor, (rows[i] for i in ones(mask)), 0)


class Basis:
    """A basis of the vectors inserted so far, in reduced row echelon form.

    A vector may come with a tag, a mask that is added along: a tag of `1 << i` for vector i says
    which inserted vectors a row is the sum of, one of known bits is the right-hand side of an
    equation.
    """

    def __init__(self) -> None:
        self.rows: dict[int, tuple[int, int]] = {}
        """Rows with their tags by pivot: the row's highest bit, which is in no other row."""

    @property
    def rank(self) -> int:
        """The dimension of the space."""
        return len(self.rows)

    def reduce(self, vector: int, tag: int = 0) -> tuple[int, int]:
        """A vector with rows added so that no pivot is left in it, and its tag with theirs added.

        The vector becomes 0 where it is in the space.
        """
        for pivot, (row, of_row) in self.rows.items():
            if vector >> pivot & 1:
                vector, tag = vector ^ row, tag ^ of_row
        return vector, tag

    def insert(self, vector: int, tag: int = 0) -> tuple[int, int]:
        """Add a vector to the space; what `reduce` makes of it: 0 where it was in the space."""
        vector, tag = self.reduce(vector, tag)
        if vector:
            pivot = vector.bit_length() - 1
            for other, (row, of_row) in self.rows.items():
                if row >> pivot & 1:
                    self.rows[other] = row ^ vector, of_row ^ tag
            self.rows[pivot] = vector, tag
        return vector, tag

    def orthogonal(self, size: int) -> list[int]:
        """A basis of the vectors of `size` bits that are orthogonal to the space.

        Each has a one in another of the places that are no pivots, the lowest first.
        """
        return [
            sum((row >> free & 1) << pivot for pivot, (row, _) in self.rows.items()) | 1 << free
            for free in range(size)
            if free not in self.rows
        ]


def determined(equations: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Solve for as many variables as a system of linear equations determines.

    Args:
        equations: pairs of masks: the sum of the unknown bits in the first is the sum of the known
            bits in the second.

    Returns:
        For each determined unknown bit the mask of the known bits whose sum it is.
    """
    basis = Basis()
    for unknown, known in equations:
        basis.insert(unknown, known)
    return {pivot: known for pivot, (row, known) in basis.rows.items() if row == 1 << pivot}


def solve(rows: Sequence[int], values: Sequence[int]) -> Rows | None:
    """The matrix X with `rows * X = values`; None where the square matrix `rows` is singular."""
    found = determined(zip(rows, values, strict=True))
    return tuple(found[i] for i in range(len(rows))) if len(found) == len(rows) else None


def identity(size: int) -> Rows:
    """The matrix that changes nothing."""
    return tuple(1 << i for i in range(size))


def inverse(rows: Sequence[int]) -> Rows | None:
    """The inverse of a square matrix; None where it is singular."""
    return solve(rows, identity(len(rows)))


def product(left: Sequence[int], right: Sequence[int]) -> Rows:
    """The matrix that applies `right` first."""
    return tuple(combined(right, row) for row in left)


def field_product(a: int, b: int, modulus: int) -> int:
    """The product in GF(2)[x]/modulus."""
    degree = modulus.bit_length() - 1
    total = 0
    while b:
        if b & 1:
            total ^= a
        b >>= 1
        a <<= 1
        if a >> degree & 1:
            a ^= modulus
    return total


def field_power(a: int, exponent: int, modulus: int) -> int:
    """A power in GF(2)[x]/modulus; `2 ** degree - 2` is the exponent of the inverse in a field."""
    result = 1
    while exponent:
        if exponent & 1:
            result = field_product(result, a, modulus)
        a = field_product(a, a, modulus)
        exponent >>= 1
    return result


def summands(row: Sequence[int], modulus: int, width: int) -> list[list[tuple[int, int]]]:
    """A row of a matrix over GF(2)[x]/modulus as XORs of bits.

    Args:
        row: the factors of the words of a vector.
        modulus: the polynomial; with 0b11 a word is a vector itself, its factors 0 and 1.
        width: bits of a word.

    Returns:
        For each bit of the product the bits that it is the sum of: the word's number, and the bit.
    """
    terms: list[list[tuple[int, int]]] = [[] for _ in range(width)]
    for column, factor in enumerate(row):
        for place in range(width):
            image = field_product(factor, 1 << place, modulus) if factor > 1 else factor << place
            for bit in ones(image):
                terms[bit].append((column, place))
    return terms
