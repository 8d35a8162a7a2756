"""The plain graph: literals are what they compute, alike ones are one, and nothing is concluded."""

from __future__ import annotations

import pytest

from prove.graph.forms import FALSE, TRUE, FormTooLarge
from prove.graph.plain import MOST_NODES, NO_NODE, Node, PlainGraph
from prove.graph.simulate import Simulation
from tests.prove.graph.test_graph import inputs

N_INPUTS = 3
COLUMNS = (0b10101010, 0b11001100, 0b11110000)
"""All values of three inputs."""
ONES = 0xFF


def values_of(graph: PlainGraph) -> Simulation:
    return Simulation(graph, lambda _, bit: COLUMNS[bit], 1 << N_INPUTS)


@pytest.mark.parametrize("flips", range(8))
def test_operators_are_those_on_values(flips: int) -> None:
    graph = PlainGraph()
    a, b, c = (graph.input("x", i) ^ flips >> i & 1 for i in range(N_INPUTS))
    x, y, z = (column ^ ONES * (flips >> i & 1) for i, column in enumerate(COLUMNS))
    pairs = [
        (graph.xor(a, b), x ^ y),
        (graph.conjunction(a, b), x & y),
        (graph.disjunction(a, b), x | y),
        (graph.choice(a, b, c), x & y | ~x & z & ONES),
        (graph.majority(a, b, c), x & y | x & z | y & z),
    ]
    for literal, expected in pairs:
        assert values_of(graph).value(literal) == expected
        assert values_of(graph).value(literal ^ 1) == expected ^ ONES


def test_a_function_is_its_truth_table() -> None:
    graph = PlainGraph()
    given = [graph.input("x", bit) for bit in range(N_INPUTS)]
    tables = list(range(256))
    values = values_of(graph)
    made = graph.apply(tables, given)
    assert [values.value(literal) for literal in made] == tables
    assert graph.apply([0, ONES, COLUMNS[1]], given) == [FALSE, TRUE, given[1]]
    assert graph.apply([0b01], [given[2]]) == [given[2] ^ 1]


def test_constants_and_equals_make_no_node() -> None:
    graph = PlainGraph()
    a, b = graph.input("x", 0), graph.input("x", 1)
    n_nodes = graph.n_forms
    assert [graph.xor(a, x) for x in (FALSE, TRUE, a, a ^ 1)] == [a, a ^ 1, FALSE, TRUE]
    assert [graph.conjunction(x, b) for x in (FALSE, TRUE, b, b ^ 1)] == [FALSE, b, b, FALSE]
    assert graph.n_forms == n_nodes == 3


def test_alike_nodes_are_one() -> None:
    graph = PlainGraph()
    a, b = graph.input("x", 0), graph.input("x", 1)
    assert graph.xor(a ^ 1, b) == graph.xor(b, a) ^ 1
    assert graph.conjunction(a, b ^ 1) == graph.conjunction(b ^ 1, a)
    assert graph.n_forms == 5
    assert graph.node(graph.xor(a, b) >> 1) == Node(True, a, b)
    assert graph.node(graph.conjunction(b ^ 1, a) >> 1) == Node(False, a, b ^ 1)
    assert graph.node(a >> 1) == NO_NODE


def test_what_is_added_twice_is_gone_and_nothing_else_is_concluded() -> None:
    graph = PlainGraph()
    a, b, c = (graph.input("x", bit) for bit in range(3))
    assert graph.xor(graph.xor(a, b), a ^ 1) == b ^ 1
    assert graph.xor(b, graph.xor(a, b)) == a
    first, second = graph.xor(graph.xor(a, b), c), graph.xor(a, graph.xor(b, c))
    assert first != second
    assert not graph.is_same(first, second)
    assert graph.unify(first, second) == first, "it is not relied on"
    assert graph.is_same(first, first)
    with graph.unrelated():
        assert graph.name(first) == graph.resolve(first) == first
    assert [graph.size(x) for x in (FALSE, TRUE, a, first)] == [0, 0, 1, 1]


def test_an_input_is_one_and_what_is_fresh_is_another_each_time() -> None:
    graph = PlainGraph()
    a = graph.input("x", 4)
    first, second = graph.fresh(), graph.fresh()
    assert graph.input("x", 4) == a
    assert len({a, first, second}) == 3
    assert [graph.is_fresh(x) for x in (a, first, first ^ 1, TRUE)] == [False, True, False, False]
    made = graph.xor(a, first)
    assert graph.source(a >> 1) == ("x", 4)
    assert graph.source(made >> 1) is None
    assert [number for number, _ in graph.sources()] == [x >> 1 for x in (a, first, second)]


def test_a_cone_has_all_that_literals_are_computed_of() -> None:
    graph = PlainGraph()
    a, b, c = (graph.input("x", bit) for bit in range(3))
    low = graph.conjunction(a, b ^ 1)
    high, beside = graph.xor(low, c) ^ 1, graph.xor(a, c)
    assert graph.cone([high]) - {0} == {x >> 1 for x in (a, b, c, low, high)}
    assert graph.cone([high], known={low >> 1, 0}) == {c >> 1, high >> 1}
    assert graph.cone([low, beside]) - {0} == {x >> 1 for x in (a, b, c, low, beside)}
    assert graph.cone([]) == set()


@pytest.mark.parametrize("flips", range(4))
def test_a_definition_is_what_a_literal_is_made_of(flips: int) -> None:
    graph = PlainGraph()
    a, b = graph.input("x", 0), graph.input("x", 1)
    product = graph.conjunction(a ^ flips & 1, b ^ flips >> 1)
    assert graph.definition(FALSE) == ([], [])
    assert graph.definition(a) == ([("x", 0)], [])
    assert graph.definition(graph.xor(a, b)) == ([(1, 1), (2, 2)], [])
    atoms, windows = graph.definition(product)
    if flips == 3:
        assert (atoms, windows) == ([], [(product >> 1, 0b0001, (a, b))])
    else:
        extra = {0: [], 1: [(2, 2)], 2: [(1, 1)]}[flips]
        assert (atoms, windows) == ([(1, 2), *extra], [])


def test_there_is_a_limit() -> None:
    graph = PlainGraph(limit=4)
    a, b = graph.input("x", 0), graph.input("x", 1)
    graph.xor(a, b)
    assert graph.xor(b, a), "what is there is found"
    with pytest.raises(FormTooLarge, match="there are more than 4 sums and products"):
        graph.conjunction(a, b)
    assert MOST_NODES == 3_000_000


def test_nothing_of_the_graph_with_a_normal_form_is_there() -> None:
    """What is not said anew fails: no rule of it can be used by mistake."""
    graph = PlainGraph()
    with pytest.raises(AttributeError):
        graph.identify(*inputs(graph)[:2])
