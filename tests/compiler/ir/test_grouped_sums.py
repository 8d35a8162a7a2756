"""Sums in groups compute the same, and take as few groups as their terms have leaves for."""

from __future__ import annotations

import random

import pytest

from compiler.ir.grouped_sums import grouped_sums, sums_of
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from tests import golden

PARAMS = ", ".join(f"p{n}: u32" for n in range(8))


def program(*lines: str, results: str = "") -> Program:
    last = lines[-1].split(":")[0]
    head = f"slice f({PARAMS}) {{"
    return parse_program("\n".join([head, *lines, f"return {results or last}", "}"]))


def random_sums(seed: int) -> Program:
    """Sums of values and products, some of which several read."""
    chance = random.Random(seed)
    names = [f"p{n}" for n in range(8)]
    lines: list[str] = []
    for number in range(30):
        name = chance.choice(["xor", "xor", "xor", "and", "or"])
        lines.append(f"t{number}: u32 = {name} {', '.join(chance.choices(names[-9:], k=2))}")
        names.append(f"t{number}")
    return program(*lines, results=", ".join(names[-3:]))


@pytest.mark.parametrize("seed", range(20))
def test_groups_compute_the_same(seed: int) -> None:
    before = random_sums(seed)
    assert not golden.differing(before, grouped_sums(before, lambda _: True), seed=seed)


@pytest.mark.parametrize(("terms", "groups"), [(3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_values_alone(terms: int, groups: int) -> None:
    """The first table takes three of them, each of the others two."""
    lines = ["t1: u32 = xor p0, p1"]
    lines += [f"t{n}: u32 = xor t{n - 1}, p{n}" for n in range(2, terms)]
    (found,) = sums_of(program(*lines))
    assert [len(found.terms), len(found.groups)] == [terms, groups]


def test_a_product_takes_two_places() -> None:
    """Three values and a product are two tables: one reads the product's operands, too."""
    lines = ["a: u32 = and p0, p1", "t: u32 = xor p2, p3", "s: u32 = xor t, a"]
    (found,) = sums_of(program(*lines, "u: u32 = xor s, p4"))
    assert [[term.name for term in group] for group in found.groups] == [["p2", "a"], ["p3", "p4"]]


def test_a_product_that_others_read_is_a_value() -> None:
    lines = ["a: u32 = and p0, p1", "t: u32 = xor p2, a", "s: u32 = xor t, p3"]
    (found,) = sums_of(program(*lines, results="s, a"))
    assert [len(term.leaves) for term in found.terms] == [1, 1, 1]


def test_terms_of_the_same_values_share_a_group() -> None:
    lines = ["a: u32 = and p0, p1", "t: u32 = xor p2, a", "b: u32 = or p0, p1", "s: u32 = xor t, b"]
    (found,) = sums_of(program(*lines, "u: u32 = xor s, p0"))
    assert [len(group) for group in found.groups] == [4]


def test_late_terms_are_in_late_groups() -> None:
    lines = ["r: u32 = rotl p0, k=1", "q: u32 = add r, p1", "t: u32 = xor q, p2"]
    lines += ["s: u32 = xor t, p3", "u: u32 = xor s, p4"]
    (found,) = sums_of(program(*lines))
    assert [term.name for term in found.groups[-1]] == ["q"]


def test_a_sum_that_is_not_meant_stays() -> None:
    before = program("t: u32 = xor p0, p1", "s: u32 = xor t, p2", "u: u32 = xor s, p3")
    assert grouped_sums(before, lambda _: False) is before


def test_a_rotation_of_two_words_is_a_value() -> None:
    """It is one shift of two words; tables that take in both halves would want them apart."""
    lines = ["a: u32 = shl p0, k=3", "b: u32 = shr p1, k=29", "r: u32 = or a, b"]
    (found,) = sums_of(program(*lines, "t: u32 = xor p2, r", "s: u32 = xor t, p3"))
    assert [len(term.leaves) for term in found.terms] == [1, 1, 1]
