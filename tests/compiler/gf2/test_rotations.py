"""Maps on one word as rotations with masks, and as products of sparser maps."""

from __future__ import annotations

import random
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from compiler.gf2.rotations import cost, factors, rotations
from dsl.gf2 import identity, inverse, product


def random_rows(size: int, seed: int) -> tuple[int, ...]:
    rng = random.Random(seed)
    return tuple(rng.getrandbits(size) for _ in range(size))


def applied(rows: tuple[int, ...], word: int) -> int:
    return sum(((row & word).bit_count() & 1) << i for i, row in enumerate(rows))


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
