"""Sums of basis vectors: every wanted form is made, each step from what is there."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from compiler.gf2.straight_line import AT_ONCE, greedy_sums
from dsl.gf2 import inverse


def random_bases(count: int, bits: int, seed: int) -> NDArray[np.int64]:
    rng, found = random.Random(seed), list[list[int]]()
    while len(found) < count:
        rows = [rng.randrange(1, 1 << bits) for _ in range(bits)]
        if inverse(tuple(rows)) is not None:
            found.append(rows)
    return np.array(found, np.int64)


@pytest.mark.parametrize("seed", range(4))
def test_every_wanted_form_is_made_of_what_is_there(seed: int) -> None:
    rng = random.Random(seed)
    wanted = [rng.randrange(64) for _ in range(5)]
    bases = random_bases(7, 6, seed)
    found = greedy_sums(wanted, bases, seed)
    for place, basis in enumerate(bases.tolist()):
        there = set(basis)
        for form in found.forms(place):
            assert any(form ^ other in there for other in there), "a sum of two that are there"
            there.add(form)
        assert {form for form in wanted if form} <= there
        assert len(found.forms(place)) == found.counts[place]


def test_forms_that_are_there_cost_nothing() -> None:
    basis = np.array([[1, 2, 4, 8]], np.int64)
    found = greedy_sums([2, 8, 0], basis)
    assert found.counts.tolist() == [0]
    assert found.forms(0) == ()


def test_sums_are_shared_and_cancel() -> None:
    """Three forms of four bits whose sums one by one would be eight."""
    found = greedy_sums([0b1111, 0b0111, 0b1011], np.array([[1, 2, 4, 8]], np.int64))
    assert found.counts.tolist() == [4]


def test_a_basis_has_the_same_sums_beside_any_others() -> None:
    bases = random_bases(AT_ONCE + 3, 4, 1)
    wanted = [0b1011, 0b0110, 0b1111]
    counts = greedy_sums(wanted, bases).counts
    assert (counts <= 3 * 3).all()
    assert counts.tolist() == greedy_sums(wanted, bases).counts.tolist()
