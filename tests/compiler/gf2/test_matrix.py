"""Matrices over GF(2): systems of equations, inverses, maps on one word."""

from __future__ import annotations

import random
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from compiler.gf2.matrix import cost, factors, identity, inverse, product, rotations, solve


def random_rows(size: int, seed: int) -> tuple[int, ...]:
    rng = random.Random(seed)
    return tuple(rng.getrandbits(size) for _ in range(size))


def applied(rows: tuple[int, ...], word: int) -> int:
    return sum(((row & word).bit_count() & 1) << i for i, row in enumerate(rows))


@given(st.integers(1, 12), st.integers(0, 1 << 30))
def test_an_inverse_undoes_or_the_rows_depend(size: int, seed: int) -> None:
    rows = random_rows(size, seed)
    undone = inverse(rows)
    if undone is None:
        images = {applied(rows, word) for word in range(1 << size)}
        assert len(images) < 1 << size
    else:
        assert product(undone, rows) == product(rows, undone) == identity(size)


def test_only_determined_variables_are_given() -> None:
    # x0 + x1 = k0, x1 + x2 = k1, x2 = k2; x3 and x4 occur as a sum alone
    found = solve([(0b00011, 1), (0b00110, 2), (0b00100, 4), (0b11000, 8)])
    assert found == {0: 0b111, 1: 0b110, 2: 0b100}


@given(st.integers(1, 12), st.integers(0, 1 << 30), st.integers(0, 1 << 12))
def test_rotations_with_masks_are_the_map(size: int, seed: int, word: int) -> None:
    rows, word = random_rows(size, seed), word & (1 << size) - 1
    total = 0
    for term in rotations(rows):
        rotated = word << term.amount | word >> size - term.amount
        total ^= rotated & term.mask
    assert total == applied(rows, word)


def test_the_inverse_of_a_sum_of_rotations_has_sparse_factors() -> None:
    size = 64
    rows = tuple(1 << i | 1 << (i + 19) % size | 1 << (i + 28) % size for i in range(size))
    undone = inverse(rows)
    assert undone is not None
    chain = factors(undone)
    assert reduce(lambda total, step: product(step, total), chain, identity(size)) == undone
    assert sum(map(cost, chain)) == 17 < cost(undone)


def test_a_dense_map_is_one_factor() -> None:
    rows = next(r for seed in range(9) if inverse(r := random_rows(16, seed)) is not None)
    assert list(factors(rows)) == [rows]
