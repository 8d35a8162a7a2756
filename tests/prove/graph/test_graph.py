"""Laws of the bit graph: what it takes for equal is equal, what it promises to find it finds."""

from __future__ import annotations

import random

import pytest

from prove.graph.forms import FormTooLarge
from prove.graph.graph import FALSE, TRUE, Graph, projection_of
from prove.graph.simulate import Simulation

N_INPUTS = 8
SAMPLES = 1 << N_INPUTS
ONES = (1 << SAMPLES) - 1


def column(bit: int) -> int:
    """The values of an input in every sample: all combinations of the inputs occur."""
    return projection_of(bit, N_INPUTS)


def simulation(graph: Graph) -> Simulation:
    return Simulation(graph, lambda _, bit: column(bit), SAMPLES)


def inputs(graph: Graph) -> list[int]:
    return [graph.input("x", bit) for bit in range(N_INPUTS)]


def table_of(rng: random.Random, n_inputs: int = N_INPUTS) -> int:
    return rng.getrandbits(1 << n_inputs)


def step(graph: Graph, rng: random.Random, pool: list[tuple[int, int]]) -> tuple[int, int]:
    """A random operation on literals and on their values."""
    (a, x), (b, y), (c, z) = rng.choices(pool, k=3)
    kind = rng.choice(("xor", "and", "or", "not", "choice", "majority", "name"))
    if kind == "name":
        return graph.name(a), x
    return {
        "xor": lambda: (graph.xor(a, b), x ^ y),
        "and": lambda: (graph.conjunction(a, b), x & y),
        "or": lambda: (graph.disjunction(a, b), x | y),
        "not": lambda: (a ^ 1, x ^ ONES),
        "choice": lambda: (graph.choice(a, b, c), x & y | (x ^ ONES) & z),
        "majority": lambda: (graph.majority(a, b, c), x & y | x & z | y & z),
    }[kind]()


@pytest.mark.parametrize("windows", [0, 1, 3])
def test_equal_literals_are_equal_functions(windows: int) -> None:
    rng = random.Random(windows)
    for _ in range(20):
        graph = Graph()
        pool = [(x, column(i)) for i, x in enumerate(inputs(graph))] + [(FALSE, 0), (TRUE, ONES)]
        pool += [step(graph, rng, pool) for _ in range(20)]
        for _ in range(windows):
            chosen = rng.choices(pool, k=rng.randrange(1, 6))
            table = table_of(rng, len(chosen))
            (made,) = graph.apply([table], [literal for literal, _ in chosen])
            places = [
                sum((x >> s & 1) << i for i, (_, x) in enumerate(chosen)) for s in range(SAMPLES)
            ]
            value = sum((table >> place & 1) << s for s, place in enumerate(places))
            pool += [(made, value), *(step(graph, rng, pool) for _ in range(20))]
        values = simulation(graph)
        for literal, value in pool:
            assert values.value(literal) == value
            assert values.value(graph.resolve(literal)) == value


def layer(graph: Graph, rng: random.Random, pool: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """An S-box on sums of two literals each, which may have names; some inputs repeat."""
    size = rng.randrange(2, 5)
    pairs = [rng.choices(pool, k=2) for _ in range(size)]
    given = [(graph.xor(a, b), x ^ y) for (a, x), (b, y) in pairs]
    if rng.random() < 0.5:
        given = [(graph.name(a), x) for a, x in given]
    tables = [table_of(rng, size) for _ in range(size)]
    made = graph.apply(tables, [literal for literal, _ in given])
    places = [sum((x >> s & 1) << i for i, (_, x) in enumerate(given)) for s in range(SAMPLES)]
    values = [sum((t >> p & 1) << s for s, p in enumerate(places)) for t in tables]
    return list(zip(made, values, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(30), 1039])
def test_layers_of_boxes_with_sums_between_are_what_they_compute(seed: int) -> None:
    """Relations between windows are put in here; 1039 has a box on some inputs of another."""
    graph, rng = Graph(), random.Random(seed)
    pool = [(x, column(i)) for i, x in enumerate(inputs(graph))]
    for _ in range(4):
        made = [pair for _ in range(3) for pair in layer(graph, rng, pool)]
        pool += made + [step(graph, rng, pool + made) for _ in range(15)]
    values = simulation(graph)
    for literal, value in pool:
        assert values.value(literal) == value
        assert values.value(graph.resolve(literal)) == value
    for _ in range(40):
        (a, x), (b, y) = rng.choices(pool, k=2)
        assert x == y or not graph.is_same(a, b)


def test_an_output_that_is_an_input_of_another_box_is_a_function_of_both() -> None:
    graph, rng = Graph(), random.Random(5)
    given, others = inputs(graph)[:4], inputs(graph)[4:]
    tables = [table_of(rng, 4) for _ in range(4)]
    made = graph.apply(tables, given)
    both = graph.apply([tables[0] & tables[1], tables[0] ^ tables[2]], given)
    graph.apply([table_of(rng, 4)], [made[0], graph.xor(made[1], others[0]), *others[1:3]])
    assert graph.conjunction(made[0], made[1]) == both[0]
    assert graph.xor(graph.xor(made[0], others[3]), graph.xor(others[3], made[2])) == both[1]


def test_boxes_that_have_an_input_in_common_both_have_it() -> None:
    graph, rng = Graph(), random.Random(6)
    given, tables = inputs(graph), [table_of(rng, 4) for _ in range(2)]
    for chosen in (given[:4], given[3:7]):
        made = graph.apply(tables, chosen)
        (product,) = graph.apply([tables[0] & projection_of(chosen.index(given[3]), 4)], chosen)
        assert graph.conjunction(made[0], given[3]) == product
        assert graph.conjunction(graph.xor(made[0], given[3]), given[3]) == graph.xor(
            product, given[3]
        )


def test_an_output_of_a_box_that_shares_inputs_is_its_function_by_its_name() -> None:
    # Products of `a`, `b` and `c` stand in the first window, so the output has two parts.
    graph, rng = Graph(), random.Random(4)
    a, b, c, d, e, f, *_ = inputs(graph)
    graph.apply([table_of(rng, 4)], [a, b, c, d])
    tables = [0xE1C8, 0x96A4]
    first, second = graph.apply(tables, [a, b, c, e])
    assert len(graph.terms(first)[1]) == 2
    graph.apply([0b1000], [first, f])
    assert graph.atom_of(graph.resolve(first)) is not None
    (product,) = graph.apply([tables[0] & tables[1]], [a, b, c, e])
    assert graph.conjunction(first, second) == product


def test_an_input_of_a_box_is_found_in_any_association() -> None:
    """Keys are added to each half of an input; only the whole has a name."""
    graph, rng = Graph(), random.Random(7)
    tables = [table_of(rng, 4) for _ in range(4)]
    first, second = (graph.apply(tables, inputs(graph)[at : at + 4]) for at in (0, 4))
    keys = [graph.input("k", i) for i in range(4)]
    mixed = [graph.xor(a, b) for a, b in zip(first, second, strict=True)]
    given = [graph.name(graph.xor(x, k)) for x, k in zip(mixed, keys, strict=True)]
    (announced,) = graph.apply([0b1000], given[:2])
    halves = [graph.xor(a, k) for a, k in zip(first, keys, strict=True)]
    total = graph.xor(graph.xor(halves[0], halves[1]), graph.xor(second[0], second[1]))
    one = graph.xor(halves[0], second[0])
    # A product with a sum that it is a term of: one factor is complemented.
    assert graph.conjunction(one, total) == graph.xor(one, announced)


def test_a_box_on_some_inputs_of_another_is_a_function_of_those() -> None:
    graph = Graph()
    a, b, c = inputs(graph)[:3]
    graph.apply([0x96 ^ 0x80], [a, b, c])
    (made,) = graph.apply([0b1000], [a, b])
    assert made == graph.conjunction(a, b)


def test_sums_are_equal_in_any_order_and_association() -> None:
    graph, rng = Graph(), random.Random(1)
    terms = [graph.conjunction(a, b) for a in inputs(graph) for b in inputs(graph)]
    totals: set[int] = set()
    for _ in range(5):
        rng.shuffle(terms)
        parts = list(terms)
        while len(parts) > 1:
            a, b = (parts.pop(rng.randrange(len(parts))) for _ in range(2))
            parts.append(graph.xor(a, b))
        totals.add(parts[0])
    assert len(totals) == 1


def test_one_product_in_any_writing() -> None:
    graph = Graph()
    a, b, c = inputs(graph)[:3]
    product = graph.conjunction(a, b)
    assert graph.disjunction(a ^ 1, b ^ 1) == product ^ 1
    assert graph.xor(graph.disjunction(a, b), graph.xor(a, b)) == product
    assert graph.xor(a, graph.conjunction(a, b ^ 1)) == product
    carry = graph.majority(a, b, c)
    assert carry == graph.majority(c, a, b) == graph.choice(graph.xor(a, b), c, b)


def test_any_circuit_of_a_window_is_its_table() -> None:
    graph, rng = Graph(), random.Random(2)
    given = [graph.xor(x, graph.input("k", i)) for i, x in enumerate(inputs(graph))]
    table = table_of(rng)
    (announced,) = graph.apply([table], given)
    total = FALSE
    for place in range(SAMPLES):
        term = TRUE
        for i, x in enumerate(inputs(graph)):
            bit = graph.xor(graph.input("k", i), x)
            term = graph.conjunction(term, bit if place >> i & 1 else bit ^ 1)
        total = graph.xor(total, term if table >> place & 1 else FALSE)
    assert total == announced


def test_a_table_that_is_a_sum_makes_no_window() -> None:
    graph = Graph()
    a, b, c = inputs(graph)[:3]
    table = projection_of(0, 3) ^ projection_of(2, 3) ^ 0xFF
    assert graph.apply([table], [a, b, c]) == [graph.xor(a, c) ^ 1]


def test_a_window_twice_is_one() -> None:
    graph, rng = Graph(), random.Random(3)
    tables = [table_of(rng, 4) for _ in range(4)]
    first = graph.apply(tables, inputs(graph)[:4])
    before = graph.n_forms
    assert graph.apply(tables, inputs(graph)[:4]) == first
    assert graph.n_forms == before


def test_names_stand_for_the_form_from_then_on() -> None:
    graph = Graph()
    a, b, c = inputs(graph)[:3]
    name = graph.name(graph.xor(graph.xor(a, b), c ^ 1))
    assert graph.size(name) == 1
    assert graph.xor(b, graph.xor(c, a)) == name ^ 1
    assert graph.name(name) == name


def test_a_form_has_a_limit() -> None:
    graph = Graph(limit=4)
    a, b, c, d, e = inputs(graph)[:5]
    whole = graph.xor(graph.xor(a, b), graph.xor(c, d))
    with pytest.raises(FormTooLarge):
        graph.xor(whole, e)
