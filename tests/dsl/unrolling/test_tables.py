"""Tables and their inverses."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsl.unrolling.tables import Matrix, Permutation, SBox, inverse_name

AES = 0x11B
MIX = Matrix("M", AES, ((2, 3, 1, 1), (1, 2, 3, 1), (1, 1, 2, 3), (3, 1, 1, 2)))


@given(st.permutations(range(16)))
def test_inverse_of_a_box_undoes_it(values: list[int]) -> None:
    box = SBox("S", 4, 4, tuple(values))
    inverse = box.inverse()
    assert inverse.name == "S^-1"
    assert all(inverse.values[box.values[v]] == v for v in range(16))
    assert inverse.inverse() == box


@given(st.permutations(range(32)), st.integers(0, 2**32 - 1))
def test_inverse_of_a_permutation_undoes_it(targets: list[int], word: int) -> None:
    permutation = Permutation("P", tuple(targets))
    assert permutation.inverse().apply(permutation.apply(word)) == word


def test_mix_columns() -> None:
    # FIPS 197, section 5.3.3: the inverse has the coefficients 14, 11, 13, 9
    assert MIX.inverse().rows[0] == (14, 11, 13, 9)
    assert MIX.apply((0xDB, 0x13, 0x53, 0x45)) == (0x8E, 0x4D, 0xA1, 0xBC)


@given(st.lists(st.integers(0, 255), min_size=4, max_size=4))
def test_inverse_of_a_matrix_undoes_it(vector: list[int]) -> None:
    assert MIX.inverse().apply(MIX.apply(vector)) == tuple(vector)


def test_inverse_over_a_ring() -> None:
    # x + 1 divides x^2 + 1 and has no inverse, but the determinant x has one
    matrix = Matrix("M", 0b101, ((0b11, 1), (1, 1)))
    assert matrix.inverse().rows == ((0b10, 0b10), (0b10, 0b11))
    assert all(
        matrix.inverse().apply(matrix.apply(v)) == v for v in itertools.product(range(4), repeat=2)
    )


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (SBox("S", 2, 2, (0, 1, 1, 2)), "0x1 and 0x2 both give 0x1"),
        (SBox("S", 1, 2, (0, 3)), "1 bits to 2"),
        (Matrix("M", 3, ((1, 1), (1, 1))), r"singular: M\[1\] = M\[0\]$"),
        (Matrix("M", 3, ((1, 1), (0, 0))), r"singular: M\[1\] = 0$"),
        (Matrix("M", 3, ((0, 1, 1), (0, 1, 0), (0, 0, 1))), r"M\[2\] = M\[0\] \^ M\[1\]$"),
        (Matrix("M", AES, ((2, 2), (1, 1))), r"M\[1\] = 0x8d \* M\[0\]$"),
        (Matrix("M", 3, ((1, 1, 0), (1, 0, 0))), "2 rows, 3 columns"),
        (Matrix("M", AES, ((1, 2), (0, 0), (0, 0))), "3 rows, 2 columns"),
        (Matrix("M", 3, ((0, 0), (0, 0))), r"M\[0\] = 0$"),
        (Matrix("M", 0b101, ((1, 1), (1, 0b10))), r"0x3 \* M\[1\] = 0x3 \* M\[0\]$"),
    ],
)
def test_no_inverse(table: SBox | Matrix, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        table.inverse()


def test_inverse_names() -> None:
    assert inverse_name("S") == "S^-1"
    assert inverse_name("S^-1") == "S"


def test_inverse_of_a_large_matrix_over_bits() -> None:
    # each bit and the next: all bits from one on, in the inverse
    rows = tuple(tuple(int(j in (i, i + 1)) for j in range(256)) for i in range(256))
    inverse = Matrix("M", 3, rows).inverse()
    assert inverse.rows == tuple(tuple(int(j >= i) for j in range(256)) for i in range(256))


@given(st.lists(st.integers(0, 15), min_size=4, max_size=4))
def test_inverses_over_bits_and_over_a_field_agree(numbers: list[int]) -> None:
    rows = tuple(tuple(n >> j & 1 for j in range(4)) for n in numbers)
    try:
        wide = Matrix("M", AES, rows).inverse().rows
    except ValueError as problem:
        with pytest.raises(ValueError, match=re.escape(str(problem))):
            Matrix("M", 3, rows).inverse()
    else:
        assert Matrix("M", 3, rows).inverse().rows == wide
