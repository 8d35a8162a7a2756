"""Boxes that are affine-equivalent to the inversion are recognised, and no others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

import pytest

from catalogue.boxes import boxes_of
from catalogue.ciphers import find_cipher
from compiler.sboxes.equivalence import (
    MODULI,
    Affine,
    affine_map,
    inversion,
    inversion_table,
    self_equivalences,
)
from dsl.library import CIPHERS
from tests.compiler.published_boxes import ARIA_2, CAMELLIA_1, CLEFIA_0, SEED_0, SEED_1, SM4

AES = boxes_of(find_cipher(str(CIPHERS / "aes.dsl")).load())
EQUIVALENT = {
    "AES": AES["S"].values,
    "AES^-1": AES["S^-1"].values,
    "SM4": SM4,
    "Camellia 1": CAMELLIA_1,
    "Camellia 2": tuple(y << 1 & 255 | y >> 7 for y in CAMELLIA_1),
    "Camellia 4": tuple(CAMELLIA_1[x << 1 & 255 | x >> 7] for x in range(256)),
    "ARIA 2": ARIA_2,
    "ARIA 2^-1": tuple(map(ARIA_2.index, range(256))),
    "SEED 0": SEED_0,
    "SEED 1": SEED_1,
}
PIPO = boxes_of(find_cipher("pipo").load())["S"].values


def shuffled(n_bits: int, seed: int) -> tuple[int, ...]:
    values = list(range(1 << n_bits))
    random.Random(seed).shuffle(values)
    return tuple(values)


def random_affine(n_bits: int, seed: int) -> Affine:
    rng = random.Random(seed)
    while True:
        found = Affine(tuple(rng.randrange(1 << n_bits) for _ in range(n_bits)), rng.randrange(4))
        if len({found(x) for x in range(1 << n_bits)}) == 1 << n_bits:
            return found


def through(box: Sequence[int], seed: int) -> tuple[int, ...]:
    """The box between two random affine maps."""
    n_bits = len(box).bit_length() - 1
    before, behind = random_affine(n_bits, seed), random_affine(n_bits, seed + 1)
    return tuple(behind(box[before(x)]) for x in range(len(box)))


@pytest.mark.parametrize("name", EQUIVALENT)
def test_boxes_of_papers_are_recognised(name: str) -> None:
    box = EQUIVALENT[name]
    found = inversion(box)
    assert found is not None
    inverse = inversion_table(8)
    assert tuple(found.outer(inverse[found.inner(x)]) for x in range(256)) == box


@pytest.mark.parametrize("n_bits", MODULI)
def test_every_width_between_random_maps(n_bits: int) -> None:
    box = through(inversion_table(n_bits), 7 * n_bits)
    found = inversion(box)
    assert found is not None
    inverse = inversion_table(n_bits)
    assert tuple(found.outer(inverse[found.inner(x)]) for x in range(len(box))) == box


@pytest.mark.parametrize(
    "box", [PIPO, CLEFIA_0, shuffled(8, 1), shuffled(6, 2), tuple(range(256)), (0,) * 256]
)
def test_other_boxes_are_not(box: tuple[int, ...]) -> None:
    assert inversion(box) is None


def test_two_values_exchanged_are_another_box() -> None:
    box = [*SM4]
    box[3], box[77] = box[77], box[3]
    assert inversion(box) is None


@pytest.mark.parametrize("n_bits", [4, 8])
def test_the_inversion_by_itself(n_bits: int) -> None:
    inverse = inversion_table(n_bits)
    ways = list(self_equivalences(n_bits))
    assert len(set(ways)) == n_bits * ((1 << n_bits) - 1)
    for way in islice(ways, 0, None, 97):
        assert all(way.outer(inverse[way.inner(x)]) == y for x, y in enumerate(inverse))


def test_affine_maps_and_their_inverses() -> None:
    one, other = random_affine(6, 3), random_affine(6, 4)
    both, back = one.after(other), one.inverse()
    assert all(both(x) == one(other(x)) and back(one(x)) == x for x in range(64))
    assert affine_map([one(x) for x in range(64)]) == one
    assert affine_map([0, 1, 2, 4]) is None
    with pytest.raises(ValueError, match="no inverse"):
        Affine((1, 1)).inverse()
