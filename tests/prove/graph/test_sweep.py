"""The sweep: it finds what is equal, shows what is not, and takes nothing for equal that is not."""

from __future__ import annotations

import random

import pytest

from prove.graph.plain import PlainGraph
from prove.graph.simulate import Simulation
from prove.graph.sweep import Limits, SweptGraph
from prove.graph.words import Words
from tests.prove.adders import ADDERS, rounds
from tests.prove.graph.test_graph import N_INPUTS, SAMPLES, column, inputs, step, table_of

SECONDS = 60.0


def values_of(graph: PlainGraph) -> Simulation:
    return Simulation(graph, lambda _, bit: column(bit), SAMPLES)


@pytest.mark.parametrize("swept", [False, True])
def test_literals_are_what_they_are_made_of(swept: bool) -> None:
    """And what is taken for equal is, what is not is shown by inputs."""
    for seed in range(10):
        rng = random.Random(seed)
        graph = SweptGraph(Limits(SECONDS)) if swept else PlainGraph()
        pool = [(x, column(i)) for i, x in enumerate(inputs(graph))]
        pool += [step(graph, rng, pool) for _ in range(60)]
        chosen = rng.choices(pool, k=4)
        (made,) = graph.apply([table := table_of(rng, 4)], [literal for literal, _ in chosen])
        places = [sum((x >> s & 1) << i for i, (_, x) in enumerate(chosen)) for s in range(SAMPLES)]
        pool.append((made, sum((table >> place & 1) << s for s, place in enumerate(places))))
        pool += [step(graph, rng, pool) for _ in range(60)]
        values = values_of(graph)
        for literal, value in pool:
            assert values.value(literal) == value
        for (a, x), (b, y) in zip(pool, rng.sample(pool, len(pool)), strict=True):
            same = graph.is_same(a, b)
            assert same == (x == y) if swept else x == y or not same
            if isinstance(graph, SweptGraph) and not same:
                sample = sum(graph.difference.get(("x", i), 0) << i for i in range(N_INPUTS))
                assert (x ^ y) >> sample & 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(ADDERS))
def test_rounds_with_another_adder_are_shown_to_be_the_same(kind: str) -> None:
    graph = SweptGraph(Limits(SECONDS))
    words = Words(graph)
    expected, found = rounds(words, 6, 16, Words.add), rounds(words, 6, 16, ADDERS[kind])
    assert all(map(graph.is_same, found, expected))


def test_a_circuit_of_a_table_is_shown_to_be_that() -> None:
    graph, rng = SweptGraph(Limits(SECONDS)), random.Random(1)
    given = inputs(graph)[:5]
    table = table_of(rng, 5)
    total = 0
    for place in range(32):
        term = 1
        for i, x in enumerate(given):
            term = graph.conjunction(term, x ^ 1 ^ (place >> i & 1))
        total = graph.xor(total, term & -(table >> place & 1))
    (expected,) = graph.apply([table], given)
    assert total != expected
    assert graph.is_same(total, expected)


def test_a_difference_that_no_sample_has_is_found() -> None:
    """Functions that differ in one of 2^40 inputs, and one of them is constant."""
    graph = SweptGraph(Limits(SECONDS))
    bits = [graph.input("x", bit) for bit in range(40)]
    whole = Words(graph).all_of(bits)
    other = graph.xor(bits[0], whole)
    for a, b in ((other, bits[0]), (whole, 0), (1, whole ^ 1)):
        assert not graph.is_same(a, b)
        assert graph.difference == {("x", bit): 1 for bit in range(40)}
    assert graph.is_same(graph.xor(other, whole), bits[0])
    assert graph.is_same(graph.conjunction(whole, graph.xor(bits[3], bits[7])), 0)


def test_without_time_nothing_is_shown() -> None:
    graph = SweptGraph(Limits(0.0))
    a, b, c = inputs(graph)[:3]
    one = graph.conjunction(a, graph.conjunction(b, c))
    other = graph.conjunction(graph.conjunction(a, b), c)
    assert not graph.is_same(one, other)
    assert not graph.difference
