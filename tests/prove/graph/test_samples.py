"""Literals as values in samples: operators on them are those on the values."""

from __future__ import annotations

import random

import pytest

from prove.graph.graph import projection_of
from prove.graph.samples import ONES, SAMPLES, Samples

NUMBERS = [(7 * i) % 64 for i in range(SAMPLES)]


def test_samples_are_numbers() -> None:
    graph, rng = Samples(), random.Random(1)
    a, b, c = (graph.input("a", bit) for bit in range(3))
    x, y, z = (graph.values(literal) for literal in (a, b, c))
    assert len({x, y, z, 0, ONES}) == 5
    assert graph.input("a", 0) == a
    assert graph.values(graph.xor(a, b ^ 1)) == x ^ y ^ ONES
    assert graph.values(graph.conjunction(a, b)) == x & y
    assert graph.values(graph.disjunction(a, b)) == x | y
    assert graph.values(graph.choice(a, b, c)) == x & y | ~x & z & ONES
    assert graph.values(graph.majority(a, b, c)) == x & y | x & z | y & z
    assert graph.apply([projection_of(1, 3)], [a, b, c]) == [b]
    table = rng.getrandbits(8)
    (made,) = graph.apply([table], [a, b, c])
    for sample in range(64):
        place = sum((values >> sample & 1) << i for i, values in enumerate((x, y, z)))
        assert graph.values(made) >> sample & 1 == table >> place & 1
    assert graph.is_same(graph.xor(a, b), graph.xor(b, a))
    assert graph.fresh() != graph.fresh()


@pytest.mark.parametrize("n_inputs", [1, 2, 5, 8])
def test_a_table_is_looked_up_in_each_sample(n_inputs: int) -> None:
    graph, rng = Samples(), random.Random(n_inputs)
    given = [graph.input("x", bit) ^ bit & 1 for bit in range(n_inputs)]
    tables = [rng.getrandbits(1 << n_inputs) for _ in range(3)]
    made = graph.apply(tables, given)
    for sample in range(SAMPLES):
        place = sum((graph.values(x) >> sample & 1) << i for i, x in enumerate(given))
        assert [graph.values(x) >> sample & 1 for x in made] == [t >> place & 1 for t in tables]


def test_chosen_inputs_are_the_numbers_sample_by_sample() -> None:
    graph = Samples({"counter": NUMBERS})
    bits = [graph.input("counter", bit) for bit in range(6)]
    for sample, number in enumerate(NUMBERS):
        found = sum((graph.values(x) >> sample & 1) << i for i, x in enumerate(bits))
        assert found == number
    free = Samples()
    assert graph.values(graph.input("key", 0)) == free.values(free.input("key", 0))


def test_random_values_are_the_same_each_time_and_differ_by_name_and_bit() -> None:
    first, second = Samples(), Samples()
    for name, bit in (("key", 0), ("key", 1), ("text", 0)):
        assert first.values(first.input(name, bit)) == second.values(second.input(name, bit))
    columns = {first.values(first.input(name, bit)) for name in "kt" for bit in range(32)}
    assert len(columns) == 64
    assert all(16 < column.bit_count() < 48 for column in columns), "neither side is rare"


def test_a_literal_is_known_by_its_values_alone() -> None:
    graph = Samples()
    a = graph.input("a", 0)
    assert graph.literal(graph.values(a)) == a
    assert graph.literal(graph.values(a) ^ ONES) == a ^ 1
    assert (graph.literal(0), graph.literal(ONES)) == (0, 1)
    assert graph.values(1) == ONES
    assert not graph.is_same(a, a ^ 1)


def test_nothing_is_kept_of_what_a_literal_was_made_of() -> None:
    graph = Samples()
    made = graph.xor(graph.input("a", 0), graph.input("b", 0))
    assert graph.definition(made) == ([("", made >> 1)], [])
    assert graph.name(made) == graph.resolve(made) == made
