"""A first circuit of an S-box from its table alone, as a start of the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from compiler.circuits.net import BIT
from compiler.ir.program import Builder, Program


def circuit_of_table(table: Sequence[int], n_inputs: int, n_outputs: int, name: str) -> Program:
    """The box's algebraic normal form: sums of products, each product made once.

    Args:
        table: 2^n_inputs values.
        n_inputs: at most 8; input i is bit i of the table's index.
        n_outputs: result j is bit j of the value.
        name: of the program.

    Raises:
        ValueError: an output is constant.
    """
    builder = Builder()
    params = tuple(builder.param(f"x{i}", BIT) for i in range(n_inputs))
    products = {1 << i: param.name for i, param in enumerate(params)}

    def product(variables: int) -> str:
        if variables not in products:
            lowest = variables & -variables
            products[variables] = builder.emit("and", product(variables ^ lowest), products[lowest])
        return products[variables]

    def add(a: str, b: str) -> str:
        return builder.emit("xor", a, b)

    results: list[str] = []
    for j in range(n_outputs):
        terms = products_of(table, n_inputs, j)
        if not any(terms):
            raise ValueError(f"output {j} is constant")
        total = reduce(add, [product(term) for term in terms if term])
        results.append(builder.emit("not", total) if 0 in terms else total)
    return Program(name, "spec", params, tuple(builder.ops), tuple(results))


def products_of(table: Sequence[int], n_inputs: int, j: int) -> list[int]:
    """The products (masks of inputs) whose sum is bit j of the table's value.

    Source: Möbius transform over GF(2), in place.
    """
    bits = [value >> j & 1 for value in table]
    for i in range(n_inputs):
        for v in range(len(bits)):
            if v >> i & 1:
                bits[v] ^= bits[v ^ 1 << i]
    return [variables for variables, bit in enumerate(bits) if bit]
