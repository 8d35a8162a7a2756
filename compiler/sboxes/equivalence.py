"""Finds affine maps between an S-box and the inversion in a field of characteristic two.

`S` is affine-equivalent to the inversion `I` if `S = B ∘ I ∘ A` for affine permutations A and B
over GF(2). The decision is exact: the inversion is the one power map whose product with its
argument is constant, and those products are found by linear algebra.

With `A(c) = 0`, `D(x) = S(x ^ c) ^ S(c)` is `M ∘ I ∘ N` for linear M and N. The bilinear forms
`x·Q·D(x)` that are constant for x other than 0 are then `Tr(m·Nx·M⁻¹y)`, one for each m of the
field, so that `Q₁⁻¹Q₂` is the multiplication by an element, as M sees it. A root of the field's
polynomial among those matrices gives M, and M gives N.

Source: Courtois, Pieprzyk, Cryptanalysis of Block Ciphers with Overdefined Systems of Equations,
ASIACRYPT 2002, section 3 (the equations); Biryukov, De Cannière, Braeken, Preneel, A Toolbox for
Cryptanalysis: Linear and Affine Equivalence Algorithms, EUROCRYPT 2003 (the self-equivalences).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from dsl.gf2 import Basis, combined, field_power, field_product, identity, inverse, ones, product

MODULI = {3: 0b1011, 4: 0b10011, 5: 0b100101, 6: 0b1000011, 7: 0b10000011, 8: 0b100011011}
"""An irreducible polynomial for each degree; others give fields that are linearly equivalent."""


@dataclass(frozen=True, slots=True)
class Affine:
    """An affine map over GF(2): `columns[i]` is the linear image of bit i."""

    columns: tuple[int, ...]
    constant: int = 0

    def __call__(self, x: int) -> int:
        """The image of a vector."""
        return self.constant ^ combined(self.columns, x)

    def after(self, first: Affine) -> Affine:
        """The composition: `first`, then this map."""
        return Affine(product(first.columns, self.columns), self(first.constant))

    def inverse(self) -> Affine:
        """The inverse map.

        Raises:
            ValueError: there is none.
        """
        columns = inverse(self.columns)
        if columns is None:
            raise ValueError("the map has no inverse")
        linear = Affine(columns)
        return Affine(columns, linear(self.constant))


@dataclass(frozen=True, slots=True)
class Equivalence:
    """`S = outer ∘ F ∘ inner` for a function F known from the context."""

    inner: Affine
    outer: Affine


def affine_map(table: Sequence[int]) -> Affine | None:
    """The affine map with a table of 2^n values; `None` if the table is not affine."""
    n_bits = len(table).bit_length() - 1
    found = Affine(tuple(table[1 << i] ^ table[0] for i in range(n_bits)), table[0])
    return found if all(found(x) == y for x, y in enumerate(table)) else None


def inversion(table: Sequence[int]) -> Equivalence | None:
    """An affine equivalence of a permutation of 3 to 8 bits with the inversion (0 goes to 0).

    Returns:
        `None` if the permutation is not affine-equivalent to the inversion.
    """
    n_bits = len(table).bit_length() - 1
    if n_bits not in MODULI or sorted(table) != list(range(1 << n_bits)):
        return None
    for c in _possible_zeros(table, n_bits):
        shifted = [table[x ^ c] ^ table[c] for x in range(1 << n_bits)]
        linear = _linear_inversion(shifted, n_bits)
        if linear:
            inner, outer = linear
            return Equivalence(Affine(inner, Affine(inner)(c)), Affine(outer, table[c]))
    return None


def _possible_zeros(table: Sequence[int], n_bits: int) -> list[int]:
    """The arguments that the inner map may send to zero; empty if no map exists.

    Affine maps permute the rows of a difference distribution table and the entries of a row. All
    rows of the inversion's table but the first have the same entries. So each row must have the
    inversion's entries, and the entry of `table[x] ^ table[x ^ a]` must equal the one of zero.
    """
    places = np.arange(1 << n_bits)
    values, model = np.array(table), np.array(inversion_table(n_bits))
    wanted = np.bincount(model ^ model[places ^ 1], minlength=len(places))
    of_zero, wanted_row = wanted[model[0] ^ model[1]], np.sort(wanted)
    possible = np.ones(len(places), np.bool_)
    for a in range(1, len(places)):
        differences = values ^ values[places ^ a]
        row = np.bincount(differences, minlength=len(places))
        if not np.array_equal(np.sort(row), wanted_row):
            return []
        possible &= row[differences] == of_zero
    return [int(c) for c in np.flatnonzero(possible)]


def self_equivalences(n_bits: int) -> Iterator[Equivalence]:
    """All linear self-equivalences of the inversion: n (2^n - 1) of them.

    The inverse of `a·x^(2^k)` is `a⁻¹·(x⁻¹)^(2^k)`.
    """
    modulus, top = MODULI[n_bits], 1 << n_bits
    for k in range(n_bits):
        power = [field_power(x, 1 << k, modulus) for x in range(top)]
        root = sorted(range(top), key=power.__getitem__)
        for a in range(1, top):
            inner = tuple(field_product(a, power[1 << i], modulus) for i in range(n_bits))
            outer = tuple(root[field_product(a, 1 << i, modulus)] for i in range(n_bits))
            yield Equivalence(Affine(inner), Affine(outer))


@cache
def inversion_table(n_bits: int) -> tuple[int, ...]:
    """The inversion in the field of `MODULI`."""
    top = 1 << n_bits
    return tuple(field_power(x, top - 2, MODULI[n_bits]) for x in range(top))


Columns = tuple[int, ...]


def _linear_inversion(table: Sequence[int], n_bits: int) -> tuple[Columns, Columns] | None:
    """Linear N and M with `table = M ∘ I ∘ N`, as columns."""
    forms = _constant_forms(table, n_bits)
    if len(forms) != n_bits:
        return None
    first = inverse(forms[0])
    if first is None:
        return None
    products = [product(form, first) for form in forms]
    root = _root(products, n_bits)
    if root is None:
        return None
    outer = [1]
    for _ in range(n_bits - 1):
        outer.append(Affine(root)(outer[-1]))
    back = inverse(outer)
    if back is None:
        return None
    inverted, to_field = inversion_table(n_bits), Affine(back)
    inner = affine_map([inverted[to_field(y)] for y in table])
    return (inner.columns, tuple(outer)) if inner else None


def _constant_forms(table: Sequence[int], n_bits: int) -> list[Columns]:
    """A basis of the matrices Q for which `x·Q·table[x]` is one value for all x other than 0.

    Columns of Q belong to the bits of `table[x]`. The result is empty unless the basis has `n_bits`
    matrices, as the inversion's has.
    """
    size = n_bits * n_bits + 1
    basis = Basis()
    for x in range(1, len(table)):
        basis.insert(sum(x << n_bits * j for j in ones(table[x])) | 1 << size - 1)
        if basis.rank > size - n_bits:
            return []
    if basis.rank != size - n_bits:
        return []
    low = (1 << n_bits) - 1
    return [tuple(q >> n_bits * j & low for j in range(n_bits)) for q in basis.orthogonal(size)]


def _root(products: Sequence[Columns], n_bits: int) -> Columns | None:
    """A sum of the matrices that is a root of the field's polynomial."""
    one = identity(n_bits)
    for chosen in range(1, 1 << n_bits):
        root = tuple(combined(columns, chosen) for columns in zip(*products, strict=True))
        value = one
        for place in reversed(range(n_bits)):
            value = product(value, root)
            if MODULI[n_bits] >> place & 1:
                value = _sum(value, one)
        if not any(value):
            return root
    return None


def _sum(a: Columns, b: Columns) -> Columns:
    return tuple(x ^ y for x, y in zip(a, b, strict=True))
