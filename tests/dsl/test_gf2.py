"""Linear algebra over GF(2) by trial of all vectors, and products by the laws of fields."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dsl.gf2 import (
    Basis,
    combined,
    determined,
    field_power,
    field_product,
    identity,
    inverse,
    ones,
    product,
    solve,
    summands,
)

AES = 0x11B
VECTORS = st.lists(st.integers(0, 127), max_size=9)
BYTES = st.integers(0, 255)


def random_rows(size: int, seed: int) -> tuple[int, ...]:
    rng = random.Random(seed)
    return tuple(rng.getrandbits(size) for _ in range(size))


def applied(rows: tuple[int, ...], word: int) -> int:
    return sum(((row & word).bit_count() & 1) << i for i, row in enumerate(rows))


def space(vectors: list[int]) -> set[int]:
    return {combined(vectors, mask) for mask in range(1 << len(vectors))}


@given(VECTORS, st.integers(0, 127))
def test_a_basis_says_what_is_in_its_space_and_of_which_vectors(
    vectors: list[int], other: int
) -> None:
    basis = Basis()
    for i, vector in enumerate(vectors):
        rest, relation = basis.insert(vector, 1 << i)
        assert (rest == 0) == (vector in space(vectors[:i]))
        assert combined(vectors, relation) == rest
    assert len(space(vectors)) == 1 << basis.rank
    rest, relation = basis.reduce(other)
    assert (rest == 0) == (other in space(vectors))
    assert combined(vectors, relation) == other ^ rest
    assert not any(rest >> pivot & 1 for pivot in basis.rows)
    rows = [row for row, _ in basis.rows.values()]
    assert all([row >> pivot & 1 for row in rows].count(1) == 1 for pivot in basis.rows)
    assert all(row.bit_length() - 1 == pivot for pivot, (row, _) in basis.rows.items())


@given(VECTORS)
def test_orthogonal_vectors_are_all_and_independent(vectors: list[int]) -> None:
    basis = Basis()
    for vector in vectors:
        basis.insert(vector)
    wanted = {x for x in range(128) if not any((x & v).bit_count() & 1 for v in vectors)}
    found = basis.orthogonal(7)
    assert space(found) == wanted
    assert 1 << len(found) == len(wanted)
    # each has the one free place of its own, the lowest first
    free = [place for place in range(7) if place not in basis.rows]
    low = [[x >> place & 1 for place in free] for x in found]
    assert low == [[int(i == j) for j in range(len(free))] for i in range(len(free))]


def test_only_determined_variables_are_given() -> None:
    # x0 + x1 = k0, x1 + x2 = k1, x2 = k2; x3 and x4 occur as a sum alone
    found = determined([(0b00011, 1), (0b00110, 2), (0b00100, 4), (0b11000, 8)])
    assert found == {0: 0b111, 1: 0b110, 2: 0b100}


def test_of_equations_that_say_the_same_the_first_counts() -> None:
    assert determined([(0b11, 1), (0b11, 2), (0b10, 4), (0b01, 8)]) == {0: 0b101, 1: 0b100}


@pytest.mark.slow
@given(st.integers(1, 12), st.integers(0, 1 << 30))
def test_an_inverse_undoes_or_the_rows_depend(size: int, seed: int) -> None:
    rows, values = random_rows(size, seed), random_rows(size, seed + 1)
    undone, solution = inverse(rows), solve(rows, values)
    if undone is None:
        assert solution is None
        images = {applied(rows, word) for word in range(1 << size)}
        assert len(images) < 1 << size
    else:
        assert product(undone, rows) == product(rows, undone) == identity(size)
        assert solution is not None
        assert product(rows, solution) == values


@given(st.integers(0, 1 << 30), st.integers(0, 1 << 30), st.integers(0, 1 << 8))
def test_a_product_applies_the_right_matrix_first(first: int, second: int, word: int) -> None:
    left, right = random_rows(9, first), random_rows(9, second)
    assert applied(product(left, right), word) == applied(left, applied(right, word))


@given(st.integers(0, 1 << 70))
def test_ones_are_the_bits_of_a_mask(mask: int) -> None:
    assert list(ones(mask)) == [i for i in range(mask.bit_length()) if mask >> i & 1]


@given(BYTES, BYTES, BYTES)
def test_laws_of_the_field(a: int, b: int, c: int) -> None:
    assert field_product(a, b, AES) == field_product(b, a, AES) < 256
    assert field_product(a, 1, AES) == a
    assert field_product(a, b ^ c, AES) == field_product(a, b, AES) ^ field_product(a, c, AES)
    one_way = field_product(field_product(a, b, AES), c, AES)
    assert one_way == field_product(a, field_product(b, c, AES), AES)


def test_products_and_inverses_of_a_paper() -> None:
    # FIPS 197, section 4.2 (products) and section 4.2.1 (a power of x)
    assert field_product(0x57, 0x83, AES) == 0xC1
    assert field_product(0x57, 0x13, AES) == 0xFE
    assert field_power(2, 8, AES) == 0x1B
    assert field_product(0b11, 0b10, 0b111) == 1
    assert (field_product(0, 5, 0b1011), field_product(1, 5, 0b1011)) == (0, 5)
    assert all(field_product(a, field_power(a, 254, AES), AES) == 1 for a in range(1, 256))
    assert [field_product(a, b, 0b11) for a, b in itertools.product((0, 1), repeat=2)] == [
        *(0, 0, 0, 1)
    ]


@given(st.lists(BYTES, min_size=3, max_size=3), st.lists(BYTES, min_size=3, max_size=3))
@example([1, 2, 3], [0x80, 0xFF, 0x80])
def test_summands_add_up_to_the_product(row: list[int], words: list[int]) -> None:
    wanted = 0
    for factor, word in zip(row, words, strict=True):
        wanted ^= field_product(factor, word, AES)
    for bit, terms in enumerate(summands(row, AES, 8)):
        assert sum(words[word] >> place & 1 for word, place in terms) & 1 == wanted >> bit & 1


def test_summands_over_bits_keep_the_places_of_words_of_any_width() -> None:
    assert summands((1, 0, 1), 0b11, 3) == [[(0, i), (2, i)] for i in range(3)]
