"""Facts of S-boxes and matrices against what their designers and others have published."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.sboxes.facts import BoxFacts, box_facts, matrix_facts
from dsl.check import load_cipher
from dsl.cipher import ParameterSet
from dsl.library import CIPHERS
from dsl.unrolling.tables import Matrix

AES_FIELD = 0x11B


@cache
def sets(cipher: str) -> dict[str, ParameterSet]:
    return dict(load_cipher(CIPHERS / f"{cipher}.dsl").sets)


def facts(cipher: str, box: str = "S") -> BoxFacts:
    found = next(iter(sets(cipher).values())).sboxes[box]
    return box_facts(found.values, found.out_bits)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cipher", "box", "uniformity", "linearity", "degree"),
    [
        # non-linearity 112; FIPS 197's box is affine equivalent to inversion
        ("aes", "S", 4, 32, 7),
        # Bogdanov et al., CHES 2007, section 4.3: optimal
        ("present", "S", 4, 8, 3),
        # Kim et al., ICISC 2020, table 3: 2^-4, non-linearity 96, degree 5
        ("pipo", "S", 16, 64, 5),
        # Banik et al., CHES 2017: 2^-1.415 and 2^-2 at best
        ("gift", "S", 6, 8, 3),
        # Beierle et al., CRYPTO 2016: 2^-2 for both boxes
        ("skinny", "S4", 4, 8, 3),
        ("skinny", "S8", 64, 128, 6),
    ],
)
def test_published_facts(
    cipher: str, box: str, uniformity: int, linearity: int, degree: int
) -> None:
    found = facts(cipher, box)
    assert found.permutation
    assert (found.uniformity, found.linearity, found.degree) == (uniformity, linearity, degree)


@pytest.mark.slow
def test_branch_numbers() -> None:
    # PRESENT: one bit in changes two or more bits out; PIPO, section 3: both are 3
    assert facts("present").branch == 3
    assert (facts("pipo").branch, facts("pipo").linear_branch) == (3, 3)
    assert facts("aes").branch == 2


def test_fixed_points() -> None:
    assert facts("aes").fixed_points == ()
    assert box_facts([0, 1, 3, 2], 2).fixed_points == (0, 1)


def test_a_linear_box_is_as_bad_as_can_be() -> None:
    found = box_facts([0, 2, 1, 3], 2)
    assert (found.uniformity, found.linearity, found.degree) == (4, 4, 1)
    assert (found.branch, found.linear_branch) == (2, 2)


def test_a_box_that_is_no_permutation() -> None:
    found = box_facts([0, 0, 0, 1], 1)
    assert not found.permutation
    assert (found.uniformity, found.linearity, found.degree) == (2, 2, 2)
    assert found.branch == 0
    assert box_facts([1, 1], 1).degree == 0


@pytest.mark.parametrize(("values", "out_bits"), [([0, 1, 2], 2), ([0] * 2048, 1), ([0, 1], 16)])
def test_what_is_not_done(values: list[int], out_bits: int) -> None:
    with pytest.raises(ValueError, match="up to 10 bits"):
        box_facts(values, out_bits)


def test_the_matrix_of_rijndael() -> None:
    rows = ((2, 3, 1, 1), (1, 2, 3, 1), (1, 1, 2, 3), (3, 1, 1, 2))
    found = matrix_facts(Matrix("M", AES_FIELD, rows))
    assert (found.order, found.branch, found.is_mds) == (4, 5, True)


def test_a_matrix_of_bits() -> None:
    # Beierle et al., section 4.1: the mixing matrix of SKINNY has branch number 2
    rows = ((1, 0, 1, 1), (1, 0, 0, 0), (0, 1, 1, 0), (1, 0, 1, 0))
    found = matrix_facts(Matrix("M", 0b11, rows))
    assert found.branch == 2
    assert not found.is_mds
    assert found.order > 1
    # Banik et al., Midori, ASIACRYPT 2015: almost MDS, and its own inverse
    almost = tuple(tuple(int(i != j) for j in range(4)) for i in range(4))
    found = matrix_facts(Matrix("M", 0b11, almost))
    assert (found.order, found.branch) == (2, 4)


def test_a_singular_matrix_has_neither() -> None:
    found = matrix_facts(Matrix("M", 0b11, ((1, 1), (1, 1))))
    assert (found.order, found.branch) == (0, 0)
    assert not found.is_mds
