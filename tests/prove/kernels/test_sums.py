"""Sums that code adds in another order than the text."""

from __future__ import annotations

from prove.graph.graph import Graph
from prove.graph.sweep import Limits, SweptGraph
from prove.kernels.sums import NamedSums


def test_a_sum_over_a_name_is_found() -> None:
    graph = Graph()
    t, key, x = (graph.input("x", i) for i in range(3))
    product = graph.conjunction(t, x)
    state = graph.name(graph.xor(product, key))
    wanted = graph.name(graph.xor(state, x))
    sums = NamedSums(graph)
    other = graph.xor(graph.xor(graph.xor(x, product), t), key)
    assert sums.named(graph.xor(other, t)) == wanted
    assert sums.named(graph.xor(other, t) ^ 1) == wanted ^ 1


def test_sums_that_the_text_has_are_left_alone() -> None:
    graph = Graph()
    a, b, c = (graph.input("x", i) for i in range(3))
    pair = graph.xor(a, b)
    graph.name(graph.xor(pair, c))
    sums = NamedSums(graph)
    assert sums.named(pair) == pair
    new = graph.xor(graph.input("y", 0), graph.input("y", 1))
    assert sums.named(new) == new


def test_graphs_that_need_no_help() -> None:
    graph = Graph()
    graph.apply([0b1000], [graph.input("x", 0), graph.input("x", 1)])
    assert not NamedSums(graph).is_used
    assert not NamedSums(SweptGraph(Limits(1))).is_used
