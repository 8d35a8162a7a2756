"""Functions of the inputs of windows: any sum of them is one literal."""

from __future__ import annotations

import random

import pytest

from prove.graph.windows import (
    MOST_PURE,
    Pure,
    Windows,
    linear_terms,
    mobius,
    ones,
    products_of,
    projection_of,
)

AND, OR, XOR = 0b1000, 0b1110, 0b0110


def atoms_of(windows: Windows, *literals: int) -> tuple[int, ...]:
    found = [windows.atom_of(literal) for literal in literals]
    return tuple(atom for atom in found if atom is not None)


def given(n_inputs: int) -> tuple[Windows, list[int]]:
    windows = Windows()
    return windows, [windows.input("x", bit) for bit in range(n_inputs)]


def values_of(windows: Windows, literal: int, x: int) -> int:
    """The value of a sum of inputs and functions of windows of inputs, at an input."""
    atoms, parts = windows.made_of(literal)
    total = literal & 1
    for atom in atoms:
        _, bit = windows.origins[atom]
        total ^= x >> bit & 1
    for _, table, inputs in parts:
        place = sum(values_of(windows, each, x) << i for i, each in enumerate(inputs))
        total ^= table >> place & 1
    return total


def test_tables_of_projections_have_the_bit_of_each_place() -> None:
    assert [ones(n) for n in range(4)] == [1, 3, 15, 255]
    for n_inputs in range(1, 6):
        for i in range(n_inputs):
            expected = sum((place >> i & 1) << place for place in range(1 << n_inputs))
            assert projection_of(i, n_inputs) == expected


@pytest.mark.parametrize(
    ("table", "n_inputs", "products"),
    [(AND, 2, 0b1000), (OR, 2, 0b1110), (XOR, 2, 0b0110), (0b0001, 2, 0b1111), (0b01, 1, 0b11)],
)
def test_a_table_is_the_sum_of_products(table: int, n_inputs: int, products: int) -> None:
    assert mobius(table, n_inputs) == products


def test_products_and_table_are_made_of_one_another() -> None:
    for table in range(256):
        products = mobius(table, 3)
        assert mobius(products, 3) == table
        for product in range(8):
            below = [place for place in range(8) if place & product == place]
            assert products >> product & 1 == sum(table >> place & 1 for place in below) & 1


def test_sets_of_products() -> None:
    assert products_of(()) == 0b1
    assert products_of((0, 2)) == 0b110011
    assert linear_terms(3) == 0b10111


def test_a_function_of_a_window_is_one_literal() -> None:
    windows, (a, b, c) = given(3)
    window = windows.window_over(atoms_of(windows, a, b))
    assert windows.window_over(atoms_of(windows, a, b)) == window
    assert windows.n_windows == 1
    product = windows.function_in(window, AND)
    assert windows.function_in(window, AND ^ 15) == product ^ 1
    assert [windows.function_in(window, t) for t in (0, 15, 0b1010, 0b0011)] == [0, 1, a, b ^ 1]
    assert windows.xor(product, windows.xor(a, b)) == windows.function_in(window, OR)
    assert windows.xor(windows.xor(product, c), windows.function_in(window, OR)) == windows.sum(
        *(a, b, c)
    )
    assert windows.size(product) == 1
    assert windows.size(windows.function_in(window, OR)) == 1, "with its linear terms"
    assert windows.size(windows.sum(product, a, c)) == 3


@pytest.mark.parametrize("seed", range(8))
def test_sums_over_windows_with_common_inputs_are_one_literal_each(seed: int) -> None:
    rng, n_inputs = random.Random(seed), 5
    windows, bits = given(n_inputs)
    pool = [(x, projection_of(i, n_inputs)) for i, x in enumerate(bits)]
    for _ in range(3):
        chosen = rng.sample(range(n_inputs), rng.randrange(2, 5))
        window = windows.window_over(atoms_of(windows, *(bits[i] for i in chosen)))
        for _ in range(4):
            table = rng.getrandbits(1 << len(chosen))
            value = sum(
                (table >> sum((x >> i & 1) << n for n, i in enumerate(chosen)) & 1) << x
                for x in range(1 << n_inputs)
            )
            pool.append((windows.function_in(window, table), value))
    for _ in range(20):
        (a, p), (b, q) = rng.choices(pool, k=2)
        pool.append((windows.xor(a, b ^ 1), p ^ q ^ ones(n_inputs)))
    of_value: dict[int, int] = {}
    for literal, value in pool:
        found = sum(values_of(windows, literal, x) << x for x in range(1 << n_inputs))
        assert found == value
        assert of_value.setdefault(value, literal) == literal


def test_products_of_common_inputs_stand_in_the_first_window() -> None:
    windows, (a, b, c, d) = given(4)
    first = windows.window_over(atoms_of(windows, a, b, c))
    second = windows.window_over(atoms_of(windows, b, a, d))
    assert windows.function_in(second, 0b10001000) == windows.function_in(first, 0b10001000)
    # a b + a d: a part in each.
    _, parts = windows.made_of(windows.function_in(second, mobius(1 << 0b011 | 1 << 0b110, 3)))
    assert [window for window, _, _ in parts] == [first, second]


def test_a_function_is_carried_to_a_window_that_has_its_inputs() -> None:
    windows, (a, b, c) = given(3)
    both = windows.window_over(atoms_of(windows, a, b))
    whole = windows.window_over(atoms_of(windows, c, b, a))
    assert windows.carried(both, AND, whole) == projection_of(2, 3) & projection_of(1, 3)
    assert windows.carried(both, 0b1010, whole) == projection_of(2, 3)
    assert windows.carried(whole, projection_of(2, 3), both) == 0b1010
    assert windows.carried(whole, projection_of(0, 3), both) is None
    assert windows.carried(whole, ones(3), both) == 15


def test_atoms_beside_a_table_are_added_where_the_window_has_them() -> None:
    windows, (a, b, c) = given(3)
    window = windows.window_over(atoms_of(windows, a, b))
    assert windows.with_linear(window, atoms_of(windows, a, b), AND) == OR
    assert windows.with_linear(window, (), AND) == AND
    assert windows.with_linear(window, atoms_of(windows, a, c), AND) is None


def test_a_sum_is_made_again_of_its_parts() -> None:
    windows, (a, b, c) = given(3)
    window = windows.window_over(atoms_of(windows, a, b))
    literal = windows.sum(windows.function_in(window, AND), b, c)
    atoms, parts = windows.made_of(literal)
    assert atoms == sorted(atoms_of(windows, b, c))
    assert parts == [(window, AND, (a, b))]
    assert windows.sum_of(atoms, [part[:2] for part in parts]) == literal
    assert windows.definition(literal) == ([("x", 1), ("x", 2)], parts)
    assert windows.sum() == 0


def test_a_named_function_is_a_name_alone_and_a_function_beside_others() -> None:
    windows, (a, b, k) = given(3)
    window = windows.window_over(atoms_of(windows, a, b))
    product = windows.function_in(window, AND)
    name = windows.new_atom((product >> 1, product >> 1))
    windows.define(windows.atom_of(name) or 0, product >> 1)
    assert windows.function_in(window, AND) == name
    other = windows.function_in(window, 0b0010)
    assert windows.sum(name, k, other) == windows.sum(windows.function_in(window, 0b1010), k)
    assert windows.sum(name, k, product) == k


def test_the_linear_terms_of_a_named_function_are_put_in_with_it() -> None:
    windows, (a, b, c, k) = given(4)
    window = windows.window_over(atoms_of(windows, a, b, c))
    first, second, third = (projection_of(i, 3) for i in range(3))
    named = windows.function_in(window, first & second ^ first)
    name = windows.new_atom((named >> 1, named >> 1))
    windows.define(windows.atom_of(name) or 0, named >> 1)
    assert windows.function_in(window, first & second) == windows.xor(name, a)
    beside = windows.function_in(window, second & third)
    whole = windows.function_in(window, first & second ^ first ^ second & third)
    assert windows.sum(name, k, beside) == windows.sum(whole, k)


def test_only_some_names_of_a_window_stand_in_sums() -> None:
    pure = Pure()
    for name, table in enumerate((0b0001, 0b0001, 0b0010, 0b0011)):
        pure.add(name, frozenset(), table)
    assert pure.names == {0, 2}, "a table or a sum of tables that is known gets no second name"
    assert pure.tables == {0b0001: {0}, 0b0010: {2}, 0b0011: {0, 2}}
    for name in range(4, 8):
        pure.add(name, frozenset({99}), 1 << name)
    assert len(pure.names) == MOST_PURE
    assert pure.definitions[4] == (frozenset({99}), 1 << 4)
    assert pure.tables[1 << 4 | 1] == {0, 4, 99}
