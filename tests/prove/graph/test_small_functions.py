"""Functions of few inputs that code computes in another way than the text."""

from __future__ import annotations

import random
from itertools import product

import pytest

from prove.graph.graph import Graph
from prove.graph.small_functions import MOST_INPUTS, SmallFunctions
from prove.graph.sweep import Limits, SweptGraph


def chain(graph: Graph, literals: list[int]) -> int:
    total = literals[0]
    for literal in literals[1:]:
        total = graph.conjunction(total, literal)
    return total


def inputs(graph: Graph, number: int) -> list[int]:
    return [graph.input("x", i) for i in range(number)]


@pytest.mark.parametrize("complement", [0, 1])
def test_products_in_another_order_are_found(complement: int) -> None:
    graph = Graph()
    x = inputs(graph, 4)
    wanted = graph.name(graph.xor(chain(graph, x), x[0])) ^ complement
    small = SmallFunctions(graph)
    other = graph.xor(chain(graph, x[::-1]), x[0]) ^ complement
    assert other != wanted
    assert small.named(other) == wanted


def test_an_input_without_effect_does_not_matter() -> None:
    graph = Graph()
    a, b, c, d = inputs(graph, 4)
    wanted = chain(graph, [a, b, c])
    small = SmallFunctions(graph)
    halves = [chain(graph, [graph.conjunction(c, d ^ side), b, a]) for side in (0, 1)]
    assert small.named(graph.disjunction(*halves)) == wanted


def test_functions_of_many_inputs_and_others_are_left_alone() -> None:
    graph = Graph()
    x = inputs(graph, MOST_INPUTS + 1)
    chain(graph, x)
    small = SmallFunctions(graph)
    for other in (chain(graph, x[::-1]), graph.conjunction(x[1], x[3])):
        assert small.named(other) == other


def test_only_equal_functions_are_found() -> None:
    draw = random.Random(1)
    graph = Graph()
    x = inputs(graph, 4)
    made = [_drawn(graph, x, draw) for _ in range(40)]
    small = SmallFunctions(graph)
    for _ in range(200):
        literal = _drawn(graph, x, draw)
        assert _table(graph, small.named(literal), x) == _table(graph, literal, x)
    assert len({_table(graph, literal, x) for literal in made}) > 1


def _drawn(graph: Graph, x: list[int], draw: random.Random) -> int:
    total = 0
    for _ in range(draw.randrange(1, 4)):
        some = [draw.choice(x) ^ draw.randrange(2) for _ in range(draw.randrange(1, 4))]
        total = graph.xor(total, chain(graph, some))
    return total


def _table(graph: Graph, literal: int, x: list[int]) -> tuple[int, ...]:
    return tuple(
        _value(graph, literal, dict(zip(x, values, strict=True)))
        for values in product((0, 1), repeat=len(x))
    )


def _value(graph: Graph, literal: int, values: dict[int, int]) -> int:
    total = literal & 1
    for atom in graph.atoms_of[literal >> 1]:
        factors = graph.factors(atom)
        single = graph.single(atom)
        total ^= all(_value(graph, f, values) for f in factors) if factors else values[single]
    return total


def test_graphs_that_need_no_help() -> None:
    graph = Graph()
    graph.apply([0b1000], inputs(graph, 2))
    assert not SmallFunctions(graph).is_used
    assert not SmallFunctions(SweptGraph(Limits(1))).is_used
