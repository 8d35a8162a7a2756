"""Relations: what a name is the sum of is put in where two literals must be seen in one window."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from prove.graph.relations import Relations

AND, OR = 0b1000, 0b1110


class Given(NamedTuple):
    """A window over `a` and `b`, its product, and inputs made before and behind it."""

    graph: Relations
    a: int
    b: int
    window: int
    product: int
    older: int
    newer: int


def given() -> Given:
    graph = Relations()
    older, a, b = graph.input("k", 0), graph.input("x", 0), graph.input("x", 1)
    window = graph.window_over((1, 2))
    return Given(*(graph, a, b, window, graph.function_in(window, AND), older, graph.input("k", 1)))


def test_a_long_form_gets_a_name_and_a_short_one_keeps_what_it_is() -> None:
    graph, a, b, _, product, *_ = given()
    total = graph.sum(a, b, 1)
    name = graph.name(total)
    assert graph.atom_of(name) is not None
    assert graph.size(name) == 1
    assert name != total
    assert graph.resolve(total) == name
    assert graph.resolve(total ^ 1) == name ^ 1
    assert graph.name(total ^ 1) == name ^ 1, "the name is that of both"
    assert [graph.name(x) for x in (0, 1, a, b ^ 1, product)] == [0, 1, a, b ^ 1, product]


def test_a_name_is_an_atom_and_a_constant_has_none() -> None:
    graph, a, _, _, product, *_ = given()
    assert graph.is_atomic(a ^ 1) == a ^ 1
    named = graph.is_atomic(product ^ 1)
    assert named & 1
    assert graph.atom_of(named) is not None
    assert graph.factors(graph.atom_of(named) or 0) == (product,)
    for constant in (0, 1):
        with pytest.raises(AssertionError, match="a constant has no name"):
            graph.is_atomic(constant)


@pytest.mark.parametrize(
    "parts",
    [("a", "b"), ("older", "newer"), ("product", "newer"), ("product", "older"), ("a", "newer")],
)
def test_a_sum_that_was_there_before_the_name_is_the_same(parts: tuple[str, ...]) -> None:
    made = given()
    graph, literals = made.graph, [made._asdict()[part] for part in parts]
    beside = graph.input("z", 0)
    before = graph.sum(*literals, 1, beside)
    after = graph.xor(graph.is_atomic(graph.sum(*literals)), beside)
    assert graph.is_same(before, after ^ 1)
    assert graph.is_same(after, before ^ 1)
    assert not graph.is_same(before, after)
    assert not graph.is_same(before ^ 1, graph.xor(after, graph.input("z", 1)))


def test_two_names_with_one_input_say_what_their_difference_is() -> None:
    graph, a, _, _, product, _, newer = given()
    first = graph.is_atomic(graph.xor(product, newer))
    second = graph.is_atomic(graph.xor(a, newer))
    beside = graph.input("z", 0)
    assert graph.is_same(graph.sum(product, beside), graph.sum(a, first, second, beside))
    assert not graph.is_same(graph.sum(product, beside), graph.sum(a, second, beside))


def test_literals_add_up_to_zero_if_names_and_relations_say_so() -> None:
    graph, a, b, _, product, older, newer = given()
    name = graph.is_atomic(graph.sum(product, older, newer))
    assert graph.is_zero([])
    assert graph.is_zero([a, b, a, b])
    assert not graph.is_zero([1])
    assert graph.is_zero([name, product, newer, older])
    assert not graph.is_zero([name, product, newer, older, 1])
    assert not graph.is_zero([name, product, newer])


def test_names_without_relations_are_not_seen_through() -> None:
    graph, a, b, _, _, older, newer = given()
    first = graph.sum(a, older, newer)
    with graph.unrelated():
        name = graph.is_atomic(graph.sum(a, older))
    assert not graph.is_same(first, graph.xor(name, newer))
    assert graph.is_same(name, graph.sum(a, older)), "the form itself is the name"
    related = graph.is_atomic(graph.sum(b, older))
    assert graph.is_same(graph.sum(b, older), related), "others are related again"


def test_a_sum_is_reduced_to_the_names_that_it_is_made_of() -> None:
    graph, a, b, window, product, older, newer = given()
    for key in (older, newer):
        whole = graph.sum(product, key, graph.input("m", 0), graph.input("m", 1))
        name = graph.is_atomic(graph.xor(product, key))
        wanted = graph.sum(name, graph.input("m", 0), graph.input("m", 1))
        assert graph.is_same(whole, wanted)
    masked = graph.is_atomic(graph.xor(product, older))
    assert graph.reduced(graph.xor(product, a)) == graph.function_in(window, AND ^ 0b1010)
    assert graph.reduced(graph.xor(masked, b)) == graph.xor(masked, b), "of no window: as it is"
    assert graph.reduced(1) == 1


def test_a_literal_is_seen_in_a_window_through_its_name() -> None:
    graph, a, b, window, product, older, newer = given()
    masked = graph.is_atomic(graph.sum(product, a, newer))
    graph.relate()
    assert graph.view(product, window) == AND
    assert graph.view(graph.xor(a, b) ^ 1, window) == 0b1001
    assert graph.view(graph.xor(masked, newer), window) == AND ^ 0b1010
    assert graph.view(graph.xor(masked, newer) ^ 1, window) == AND ^ 0b0101
    assert graph.view(masked, window) is None
    assert graph.view(graph.xor(masked, older), window) is None


def test_relations_of_a_window_have_different_highest_places() -> None:
    graph = Relations()
    keys = [graph.input("k", bit) for bit in range(3)]
    bits = [graph.input("x", bit) for bit in range(3)]
    window = graph.window_over((3, 4, 5))
    tables = [0b10001000, 0b11100000, 0b11000000]
    names = [
        graph.is_atomic(graph.sum(graph.function_in(window, table), key))
        for table, key in zip(tables, keys, strict=True)
    ]
    assert graph.rows_of(window) == []
    graph.relate()
    rows = graph.rows_of(window)
    places = [row.place for row in rows]
    assert places == sorted(set(places), reverse=True)
    assert len(rows) == 3
    assert all(row.table.bit_length() - 1 == row.place for row in rows)
    mixed = graph.function_in(window, tables[0] ^ tables[2])
    assert graph.is_same(
        graph.sum(mixed, keys[0], keys[2], bits[0]), graph.sum(*(names[0], names[2], bits[0]))
    )
    assert graph.rows_of(99) == []


def test_the_homes_of_a_form_are_windows_that_it_may_be_a_function_of() -> None:
    graph, a, b, window, product, older, newer = given()
    other = graph.window_over((0, 1))
    assert graph.homes(product) == {window}
    assert graph.homes(a) == {window, other}
    assert graph.homes(b) == {window}
    assert graph.homes(newer) == set()
    masked = graph.is_atomic(graph.xor(product, newer))
    assert graph.homes(masked) == {window}
    both = graph.sum(product, graph.function_in(other, AND))
    assert graph.homes(both) == {other}, "of several functions the newest"
    assert graph.homes(graph.xor(older, newer)) == {other}
