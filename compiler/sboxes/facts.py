"""Cryptanalytic properties of S-boxes and matrices, computed from their tables."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from compiler.sboxes.equivalence import inversion
from dsl.gf2 import field_product
from dsl.unrolling.tables import Matrix

MOST_BITS = 10
"""Tables of differences and of correlations have `4 ** bits` entries."""
MOST_ORDER = 1000
"""Powers of a matrix are tried up to this one."""
MOST_PRODUCTS = 1 << 24
"""The most products of elements for these powers; a word's matrix over GF(2) is large."""
MOST_COLUMNS = 16
"""The most columns of a matrix whose branch number is searched."""

Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class BoxFacts:
    """Properties of an S-box.

    Args:
        in_bits: bits in.
        out_bits: bits out.
        permutation: whether each value occurs once.
        uniformity: the most inputs that map one difference to another, for differences other
            than 0.
        linearity: the largest magnitude in the Walsh spectrum, for output masks other than 0; the
            non-linearity is `2 ** (in_bits - 1) - linearity / 2`.
        degree: the algebraic degree, the largest of the output bits'.
        branch: the differential branch number; for permutations, else 0.
        linear_branch: the linear branch number; for permutations, else 0.
        fixed_points: the inputs that are their own outputs.
        inversion: whether it is affine-equivalent to the inversion in GF(2^in_bits), so that
            circuits of the inversion give circuits of it.

    Source: Nyberg, Differentially Uniform Mappings for Cryptography, EUROCRYPT 1993; Carlet,
    Boolean Functions for Cryptography and Coding Theory, 2021, chapters 2 and 3.
    """

    in_bits: int
    out_bits: int
    permutation: bool
    uniformity: int
    linearity: int
    degree: int
    branch: int
    linear_branch: int
    fixed_points: tuple[int, ...]
    inversion: bool


def box_facts(values: Sequence[int], out_bits: int) -> BoxFacts:
    """The properties of an S-box by its table of `2 ** in_bits` values of `out_bits` bits.

    Raises:
        ValueError: it has more than `MOST_BITS` bits in or out, or no power of two values.
    """
    in_bits = len(values).bit_length() - 1
    if len(values) != 1 << in_bits or max(in_bits, out_bits) > MOST_BITS:
        raise ValueError(
            f"{len(values)} values of {out_bits} bits; up to {MOST_BITS} bits are done"
        )
    table = np.array(values, np.int64)
    differences, walsh = difference_table(table, out_bits), walsh_table(table, out_bits)
    permutation = in_bits == out_bits and len(set(values)) == len(values)
    return BoxFacts(
        in_bits=in_bits,
        out_bits=out_bits,
        permutation=permutation,
        uniformity=int(differences[1:].max(initial=0)),
        linearity=int(np.abs(walsh[:, 1:]).max(initial=0)),
        degree=max(_degree(table >> j & 1) for j in range(out_bits)),
        branch=_branch(differences) if permutation else 0,
        linear_branch=_branch(walsh) if permutation else 0,
        fixed_points=tuple(i for i, value in enumerate(values) if i == value),
        inversion=permutation and inversion(values) is not None,
    )


def difference_table(table: Counts, out_bits: int) -> Counts:
    """How often an input difference (row) gives an output difference (column)."""
    places = np.arange(len(table))
    rows = [np.bincount(table ^ table[places ^ a], minlength=1 << out_bits) for a in places]
    return np.array(rows)


def walsh_table(table: Counts, out_bits: int) -> Counts:
    """The Walsh spectrum: row an input mask, column an output mask.

    The entry at (a, b) is the sum over all x of (-1) to the power `a·x + b·S(x)`.
    """
    signs = _signs(table[:, None], np.arange(1 << out_bits)[None, :])
    places = np.arange(len(table))
    spectrum: Counts = _signs(places[:, None], places[None, :]) @ signs
    return spectrum


def _signs(words: Counts, masks: Counts) -> Counts:
    """-1 if word and mask have an odd number of common ones, else 1."""
    ones: Counts = np.bitwise_count(words & masks).astype(np.int64)
    return 1 - 2 * (ones & 1)


def _degree(bits: Counts) -> int:
    """The algebraic degree of a Boolean function, by its truth table."""
    form = bits.copy()
    step = 1
    while step < len(form):
        pairs = form.reshape(-1, 2, step)
        pairs[:, 1] ^= pairs[:, 0]
        step *= 2
    return max((int(monomial).bit_count() for monomial in np.flatnonzero(form)), default=0)


def _branch(table: Counts) -> int:
    """The least number of ones in input and output of a nonzero entry other than (0, 0)."""
    rows, columns = np.nonzero(table)
    weights = np.bitwise_count(rows).astype(np.int64) + np.bitwise_count(columns)
    return int(weights[weights > 0].min())


@dataclass(frozen=True, slots=True)
class MatrixFacts:
    """Properties of a matrix over a field of characteristic two.

    Args:
        rows: how many.
        columns: how many.
        modulus: the polynomial of the field; 0b11 for GF(2).
        order: the least power that is the identity; 0 if none is found within `MOST_ORDER` and
            `MOST_PRODUCTS`.
        branch: the least number of nonzero elements in a nonzero vector and its image together; 0
            if the matrix is singular or too large for the search.

    Source: Daemen and Rijmen, The Design of Rijndael, 2002, section 9.3.
    """

    rows: int
    columns: int
    modulus: int
    order: int
    branch: int

    @property
    def is_mds(self) -> bool:
        """Whether the branch number is the largest possible."""
        return self.branch == self.columns + 1 > 1


def matrix_facts(matrix: Matrix) -> MatrixFacts:
    """The properties of a matrix."""
    size, columns = len(matrix.rows), matrix.n_columns
    try:
        inverse = matrix.inverse()
    except ValueError:
        return MatrixFacts(size, columns, matrix.modulus, 0, 0)
    branch = _least_weight(matrix, inverse) if columns <= MOST_COLUMNS else 0
    return MatrixFacts(size, columns, matrix.modulus, _order(matrix), branch)


def _order(matrix: Matrix) -> int:
    size = len(matrix.rows)
    identity = tuple(tuple(int(i == j) for j in range(size)) for i in range(size))
    columns = tuple(zip(*matrix.rows, strict=True))
    power = columns
    most = min(MOST_ORDER, MOST_PRODUCTS // size**3)
    for exponent in range(1, most + 1):
        if power == identity:
            return exponent
        power = tuple(matrix.apply(column) for column in power)
    return 0


def _least_weight(matrix: Matrix, inverse: Matrix) -> int:
    """The branch number, by enumeration of vectors of rising weight.

    The lighter one of a vector and its image has at most half of the sum. Multiples have equal
    weight, so the first nonzero element may be 1.
    """
    best = matrix.n_columns + 1
    for weight in itertools.count(1):
        if 2 * weight > best:
            return best
        for one in (matrix, inverse):
            for image in _images(one, weight):
                best = min(best, weight + sum(v != 0 for v in image))
    raise AssertionError("the weights end")


def _images(matrix: Matrix, weight: int) -> Iterator[tuple[int, ...]]:
    """The images of the vectors with `weight` nonzero elements, the first of which is 1."""
    columns = list(zip(*matrix.rows, strict=True))
    scaled = [
        [tuple(field_product(f, v, matrix.modulus) for v in column) for column in columns]
        for f in range(1, 1 << matrix.degree)
    ]
    for places in itertools.combinations(range(len(columns)), weight):
        for factors in itertools.product(range(len(scaled)), repeat=weight - 1):
            chosen = [scaled[f][p] for f, p in zip((0, *factors), places, strict=True)]
            yield tuple(_xor(parts) for parts in zip(*chosen, strict=True))


def _xor(values: Sequence[int]) -> int:
    total = 0
    for value in values:
        total ^= value
    return total
