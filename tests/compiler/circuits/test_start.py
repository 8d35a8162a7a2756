"""The algebraic normal form of a box: each product made once, sums and complements after them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.circuits.library import prove
from compiler.circuits.start import circuit_of_table, products_of
from compiler.ir.print import print_program


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(8)))
def test_a_table_becomes_a_circuit(table: list[int]) -> None:
    assert prove(circuit_of_table(table, 3, 3, "B"), table) is None


def test_a_constant_output_is_refused() -> None:
    with pytest.raises(ValueError, match="output 1 is constant"):
        circuit_of_table([0, 1, 1, 0], 2, 2, "B")


@pytest.mark.parametrize(
    ("table", "products"),
    [
        ([0, 0], []),
        ([1, 1], [0]),
        ([0, 1, 1, 0], [1, 2]),
        ([0, 1, 1, 1], [1, 2, 3]),
        ([1, 1, 1, 0], [0, 3]),
        ([0, 0, 0, 1, 0, 1, 1, 1], [3, 5, 6]),
    ],
)
def test_products_of_a_bit(table: list[int], products: list[int]) -> None:
    n_inputs = len(table).bit_length() - 1
    assert products_of(table, n_inputs, 0) == products
    assert products_of([6 * v + 1 for v in table], n_inputs, 1) == products


def test_products_are_shared_and_a_one_is_a_complement() -> None:
    # x0·x1·x2, and the complement of x0·x1 + x2
    table = [(v == 7) | (1 ^ (v & 3 == 3) ^ v >> 2) << 1 for v in range(8)]
    assert print_program(circuit_of_table(table, 3, 2, "B")) == (
        "spec B(x0: u1, x1: u1, x2: u1) {\n"
        "  t0: u1 = and x2, x1\n"
        "  t1: u1 = and t0, x0\n"
        "  t2: u1 = and x1, x0\n"
        "  t3: u1 = xor t2, x2\n"
        "  t4: u1 = not t3\n"
        "  return t1, t4\n"
        "}\n"
    )


def test_an_output_of_ones_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="output 0 is constant"):
        circuit_of_table([1, 3, 1, 3], 2, 2, "B")
