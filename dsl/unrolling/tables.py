"""S-boxes, bit permutations and matrices: what they compute on numbers, and their inverses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    """Over GF(2): what it takes whole, its bits being the vector; nothing for a vector of words."""
    result: Shape | None = None
    """Over GF(2): what it gives then."""

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
        """The inverse matrix, by Gauss-Jordan elimination.

        Raises:
            ValueError: it is not square, or singular.
        """
        size = len(self.rows)
        if size != self.n_columns:
            raise ValueError(f"`{self.name}` has no inverse: {size} rows, {self.n_columns} columns")
        work, rank = _reduced_bits(self.rows) if self.degree == 1 else self._reduced()
        if rank < size:
            relation = self._relation(work[rank][size:])
            raise ValueError(f"`{self.name}` has no inverse: it is singular: {relation}")
        rows = tuple(tuple(row[size:]) for row in work)
        name = inverse_name(self.name)
        return Matrix(name, self.modulus, rows, self.span, self.result, self.argument)

    def _reduced(self) -> tuple[list[list[int]], int]:
        """The rows with those of the identity behind them, reduced, and their rank."""
        size = len(self.rows)
        work = [[*row, *(int(i == j) for j in range(size))] for i, row in enumerate(self.rows)]
        rank = 0
        for column in range(size):
            pivot = next((r for r in range(rank, size) if work[r][column]), None)
            if pivot is None:
                continue  # singular; what is left says which rows depend on each other
            work[rank], work[pivot] = work[pivot], work[rank]
            self._eliminate(work, rank, column)
            rank += 1
        return work, rank

    def _eliminate(self, work: list[list[int]], pivot: int, column: int) -> None:
        scale = field_inverse(work[pivot][column], self.modulus)
        work[pivot] = [field_product(scale, v, self.modulus) for v in work[pivot]]
        for r, row in enumerate(work):
            factor = row[column] if r != pivot else 0
            scaled = (field_product(factor, v, self.modulus) for v in work[pivot])
            work[r] = [a ^ b for a, b in zip(row, scaled, strict=True)]

    def _relation(self, factors: Sequence[int]) -> str:
        """What the last of some rows is, where the rows times `factors` give zero."""
        last = max(i for i, factor in enumerate(factors) if factor)
        scale = field_inverse(factors[last], self.modulus)
        scaled = [field_product(scale, factor, self.modulus) for factor in factors[:last]]
        terms = [
            f"{self.name}[{i}]" if factor == 1 else f"{factor:#x} * {self.name}[{i}]"
            for i, factor in enumerate(scaled)
            if factor
        ]
        return f"{self.name}[{last}] = {' ^ '.join(terms) or '0'}"

    def _dot(self, row: Sequence[int], vector: Sequence[int]) -> int:
        total = 0
        for coefficient, value in zip(row, vector, strict=True):
            if self.degree == 1:
                # over GF(2) a word is many field elements, one a bit
                total ^= value if coefficient else 0
            else:
                total ^= field_product(coefficient, value, self.modulus)
        return total


def _reduced_bits(rows: Sequence[Sequence[int]]) -> tuple[list[list[int]], int]:
    """`Matrix._reduced` over GF(2), a row being one number: a word's matrix has many."""
    size = len(rows)
    work = [
        sum(bit << j for j, bit in enumerate(row)) | 1 << size + i for i, row in enumerate(rows)
    ]
    rank = 0
    for column in range(size):
        pivot = next((r for r in range(rank, size) if work[r] >> column & 1), None)
        if pivot is None:
            continue
        work[rank], work[pivot] = work[pivot], work[rank]
        for r in range(size):
            if r != rank and work[r] >> column & 1:
                work[r] ^= work[rank]
        rank += 1
    return [[row >> j & 1 for j in range(2 * size)] for row in work], rank


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


def field_product(a: int, b: int, modulus: int) -> int:
    """The product in GF(2)[x]/modulus."""
    degree = modulus.bit_length() - 1
    product = 0
    while b:
        if b & 1:
            product ^= a
        b >>= 1
        a <<= 1
        if a >> degree & 1:
            a ^= modulus
    return product


def field_inverse(a: int, modulus: int) -> int:
    """The inverse of a non-zero element, as its power `2 ** degree - 2`.

    Raises:
        ValueError: the modulus is reducible and `a` has no inverse.
    """
    exponent = (1 << modulus.bit_length() - 1) - 2
    result, power = 1, a
    while exponent:
        if exponent & 1:
            result = field_product(result, power, modulus)
        power = field_product(power, power, modulus)
        exponent >>= 1
    if field_product(a, result, modulus) != 1:
        raise ValueError(f"{a:#x} has no inverse modulo {modulus:#x}: the modulus is reducible")
    return result


def inverted(table: Lookup, span: Span) -> Lookup:
    """The inverse of any table.

    Raises:
        DiagnosticError: there is none; the error points at `span`, where it is needed.
    """
    try:
        return table.inverse()
    except ValueError as reason:
        raise error(span, str(reason)) from reason
