"""S-boxes, bit permutations and matrices: their values on numbers, and their inverses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dsl.gf2 import Basis, field_product
from dsl.syntax.diagnostics import error
from dsl.syntax.tree import NOWHERE, Span
from dsl.unrolling.values import Shape

INVERSE_SUFFIX = "^-1"
MAX_BOX_BITS = 12
"""Inputs of an S-box: its circuits and its table grow with two to that."""


@dataclass(frozen=True, slots=True)
class SBox:
    """A table of `2 ** in_bits` values of `out_bits` bits."""

    name: str
    in_bits: int
    out_bits: int
    values: tuple[int, ...]
    span: Span = NOWHERE

    @property
    def is_permutation(self) -> bool:
        """Whether every value occurs exactly once."""
        return self.in_bits == self.out_bits and len(set(self.values)) == len(self.values)

    def inverse(self) -> SBox:
        """The S-box that undoes this one.

        Raises:
            ValueError: it is no permutation; the message says which values collide.
        """
        seen: dict[int, int] = {}
        for i, value in enumerate(self.values):
            if value in seen:
                first = f"{seen[value]:#x} and {i:#x} both give {value:#x}"
                raise ValueError(f"`{self.name}` has no inverse: {first}")
            seen[value] = i
        if self.in_bits != self.out_bits:
            sizes = f"{self.in_bits} bits to {self.out_bits}"
            raise ValueError(f"`{self.name}` has no inverse: it takes {sizes}")
        inverted = tuple(seen[value] for value in range(len(self.values)))
        name = inverse_name(self.name)
        return SBox(name, self.in_bits, self.out_bits, inverted, self.span)


@dataclass(frozen=True, slots=True)
class Permutation:
    """Bit i of a word of `len(targets)` bits moves to bit `targets[i]`."""

    name: str
    targets: tuple[int, ...]
    span: Span = NOWHERE

    def apply(self, word: int) -> int:
        """The permuted word."""
        return sum((word >> i & 1) << target for i, target in enumerate(self.targets))

    def inverse(self) -> Permutation:
        """The permutation that undoes this one."""
        return Permutation(inverse_name(self.name), invert_targets(self.targets), self.span)


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix over GF(2)[x]/modulus; GF(2) itself has the modulus 0b11."""

    name: str
    modulus: int
    rows: tuple[tuple[int, ...], ...]
    span: Span = NOWHERE
    argument: Shape | None = None
    """Over GF(2): the shape of the argument, whose bits are the vector; None for a vector of
    words."""
    result: Shape | None = None
    """Over GF(2): the shape of the result."""

    @property
    def degree(self) -> int:
        """The bits of a field element."""
        return self.modulus.bit_length() - 1

    @property
    def n_columns(self) -> int:
        """The length of the vectors that it takes."""
        return len(self.rows[0])

    def apply(self, vector: Sequence[int]) -> tuple[int, ...]:
        """Matrix times column vector."""
        return tuple(self._dot(row, vector) for row in self.rows)

    def inverse(self) -> Matrix:
        """The inverse matrix.

        Raises:
            ValueError: it is not square, or singular.
        """
        size, degree = len(self.rows), self.degree
        if size != self.n_columns:
            raise ValueError(f"`{self.name}` has no inverse: {size} rows, {self.n_columns} columns")
        # Over GF(2) the row times x^k is a vector of its own, with the tag 1 << degree * i + k.
        basis = Basis()
        for number in range(size * degree):
            row, power = self.rows[number // degree], 1 << number % degree
            multiple = [field_product(factor, power, self.modulus) for factor in row]
            vector = sum(element << degree * j for j, element in enumerate(multiple))
            rest, relation = basis.insert(vector, 1 << number)
            if not rest:
                why = self._relation(self._elements(relation))
                raise ValueError(f"`{self.name}` has no inverse: it is singular: {why}")
        rows = tuple(self._elements(basis.rows[degree * j][1]) for j in range(size))
        name = inverse_name(self.name)
        return Matrix(name, self.modulus, rows, self.span, self.result, self.argument)

    def _elements(self, vector: int) -> tuple[int, ...]:
        """The elements of the field, one a row, that a vector over GF(2) is made of."""
        low = (1 << self.degree) - 1
        return tuple(vector >> self.degree * i & low for i in range(len(self.rows)))

    def _relation(self, factors: Sequence[int]) -> str:
        """Description of the last row's dependence, if the rows times `factors` give zero."""
        *terms, last = [
            f"{self.name}[{i}]" if factor == 1 else f"{factor:#x} * {self.name}[{i}]"
            for i, factor in enumerate(factors)
            if factor
        ]
        return f"{last} = {' ^ '.join(terms) or '0'}"

    def _dot(self, row: Sequence[int], vector: Sequence[int]) -> int:
        total = 0
        for coefficient, value in zip(row, vector, strict=True):
            if self.degree == 1:
                # over GF(2) a word is many field elements, one a bit
                total ^= value if coefficient else 0
            else:
                total ^= field_product(coefficient, value, self.modulus)
        return total


Lookup = SBox | Permutation | Matrix


def inverse_name(name: str) -> str:
    """`S^-1` for `S`, `S^-1[3]` for `S[3]`, and the other way round."""
    base, bracket, index = name.partition("[")
    toggled = base.removesuffix(INVERSE_SUFFIX) if is_inverse(name) else base + INVERSE_SUFFIX
    return toggled + bracket + index


def is_inverse(name: str) -> bool:
    """Whether a name is that of an inverse: `S^-1`, `S^-1[3]`."""
    return name.partition("[")[0].endswith(INVERSE_SUFFIX)


def forward_name(name: str) -> str:
    """The name of the table itself: `S` for `S^-1`, `S[3]` for `S^-1[3]`."""
    return inverse_name(name) if is_inverse(name) else name


def base_name(name: str) -> str:
    """The name that is declared: `S` for `S[3]`, `S^-1` and `S^-1[3]`."""
    return forward_name(name).partition("[")[0]


def plain_name(name: str) -> str:
    """The name in letters, digits and `_`, for files and identifiers: `S_inverse_3`."""
    return name.replace(INVERSE_SUFFIX, "_inverse").replace("[", "_").replace("]", "")


def invert_targets(targets: Sequence[int]) -> tuple[int, ...]:
    """The inverse of a permutation of `range(len(targets))`."""
    sources = [0] * len(targets)
    for i, target in enumerate(targets):
        sources[target] = i
    return tuple(sources)


def inverted(table: Lookup, span: Span) -> Lookup:
    """The inverse of any table.

    Raises:
        DiagnosticError: there is none; the error points at `span`, where it is needed.
    """
    try:
        return table.inverse()
    except ValueError as reason:
        raise error(span, str(reason)) from reason
