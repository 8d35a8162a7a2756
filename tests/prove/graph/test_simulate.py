"""Values of literals for given inputs, in any number of samples."""

from __future__ import annotations

import pytest

from prove.graph.graph import FALSE, TRUE, Graph
from prove.graph.plain import PlainGraph
from prove.graph.simulate import FEW, Simulation, hash_of

BOX = (6, 4, 12, 5, 0, 7, 2, 14, 1, 15, 3, 13, 8, 10, 9, 11)
TABLES = [sum((value >> bit & 1) << place for place, value in enumerate(BOX)) for bit in range(4)]


def number_of(sample: int) -> int:
    """The input `x` in a sample."""
    return (5 * sample + 3) % 16


def simulation(graph: Graph, n_samples: int) -> Simulation:
    def draw(name: str, bit: int) -> int:
        assert name == "x"
        return sum((number_of(s) >> bit & 1) << s for s in range(n_samples))

    return Simulation(graph, draw, n_samples)


@pytest.mark.parametrize("kind", [Graph, PlainGraph])
@pytest.mark.parametrize("n_samples", [1, FEW, FEW + 1, 100])
def test_values_are_those_of_the_operators(n_samples: int, kind: type[Graph]) -> None:
    graph = kind()
    a, b, c, d = bits = [graph.input("x", bit) for bit in range(4)]
    made = graph.apply(TABLES, bits)
    values = simulation(graph, n_samples)
    for sample in range(n_samples):
        x = number_of(sample)
        p, q, r, s = (x >> bit & 1 for bit in range(4))
        assert values.word(bits, sample) == x
        assert values.word(made, sample) == BOX[x]
        assert values.word([bit ^ 1 for bit in made], sample) == BOX[x] ^ 15
        assert values.word([graph.xor(a, b), graph.conjunction(c, d ^ 1)], sample) == (
            p ^ q | (r & (1 ^ s)) << 1
        )
        assert values.word([graph.xor(made[0], graph.conjunction(b, c))], sample) == (
            BOX[x] & 1 ^ q & r
        )
    assert values.value(TRUE) == (1 << n_samples) - 1
    assert values.value(FALSE) == 0


def test_a_name_has_the_value_of_what_it_stands_for() -> None:
    graph = Graph()
    bits = [graph.input("x", bit) for bit in range(4)]
    name = graph.name(graph.sum(*bits, 1))
    values = simulation(graph, 16)
    parities = (number_of(sample).bit_count() & 1 ^ 1 for sample in range(16))
    assert values.value(name) == sum(p << sample for sample, p in enumerate(parities))


def test_a_long_chain_needs_no_deep_stack() -> None:
    graph = PlainGraph()
    a, b, total = (graph.input("x", bit) for bit in range(3))
    columns = [sum((number_of(s) >> bit & 1) << s for s in range(8)) for bit in range(3)]
    values = columns[2]
    for link in range(1200):
        bit = link % 2
        total = graph.xor(graph.conjunction(total, (a, b)[bit] ^ 1) ^ 1, (b, a)[bit])
        values = values & ~columns[bit] ^ 255 ^ columns[1 - bit]
    assert len(graph.cone([total])) > 2000
    assert simulation(graph, 8).value(total) == values


def test_what_looks_random_is_the_same_on_every_machine() -> None:
    assert [hash_of("key", place) for place in range(3)] == [7129994, 16387441, 12502057]
    assert hash_of("", 0) == 0
    drawn = [hash_of(name, place) for name in ("key", "text") for place in range(500)]
    assert len(set(drawn)) == 1000
    assert all(0 <= number < 1 << 24 for number in drawn)
    for bit in range(24):
        assert 400 < sum(number >> bit & 1 for number in drawn) < 600
