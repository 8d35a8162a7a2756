"""A first circuit of an S-box from its table, smaller than its algebraic normal form."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from compiler.circuits.net import BIT
from compiler.circuits.start import products_of
from compiler.gf2.straight_line import greedy_sums
from compiler.ir.program import Builder, Program

MOST_LOW = 4
"""The most inputs of shared functions: there are 2^16 of them, closed under sums."""


def circuit_of_halves(table: Sequence[int], n_inputs: int, n_outputs: int, name: str) -> Program:
    """A circuit by the coefficients of products of the high inputs.

    Each output is `f + x·g` in its highest input, f and g likewise, down to functions of the low
    inputs. The functions for all outputs are made together, with as few sums as the greedy
    heuristic finds. A random S-box of 8 bits takes half of the operations of its algebraic normal
    form.

    Args:
        table: 2^n_inputs values.
        n_inputs: at most 8; input i is bit i of the table's index.
        n_outputs: result j is bit j of the value.
        name: of the program.

    Raises:
        ValueError: an output is constant.

    Source: Lupanov, A Method of Circuit Synthesis, 1958 (shared functions of few inputs); Davio,
    Deschamps, Thayse, Discrete and Switching Functions, 1978 (the expansion).
    """
    n_low = min(MOST_LOW, n_inputs)
    halves = _Halves(n_inputs, n_low)
    wanted = [_coefficients(table, n_inputs, n_low, j) for j in range(n_outputs)]
    for j, coefficients in enumerate(wanted):
        if not any(coefficients[1:]) and coefficients[0] in (0, 1):
            raise ValueError(f"output {j} is constant")
    halves.make([c for coefficients in wanted for c in coefficients])
    results = tuple(halves.expanded(coefficients) for coefficients in wanted)
    return Program(name, "spec", halves.params, tuple(halves.builder.ops), results)


def _coefficients(table: Sequence[int], n_inputs: int, n_low: int, j: int) -> list[int]:
    """For each product of high inputs, its coefficient: a mask of products of low inputs."""
    found = [0] * (1 << n_inputs - n_low)
    for product in products_of(table, n_inputs, j):
        found[product >> n_low] |= 1 << (product & (1 << n_low) - 1)
    return found


ONE = 1
"""The sum of products that is the constant one."""


class _Halves:
    """Emits sums of products of the low inputs, and expansions in the high ones."""

    def __init__(self, n_inputs: int, n_low: int) -> None:
        self.builder = Builder()
        self.n_low = n_low
        self.params = tuple(self.builder.param(f"x{i}", BIT) for i in range(n_inputs))
        self.made = {1 << (1 << i): param.name for i, param in enumerate(self.params[:n_low])}

    def make(self, wanted: Sequence[int]) -> None:
        """Make sums of products."""
        n_products = 1 << self.n_low
        base = np.array([[1 << i for i in range(n_products)]], np.int64)
        known = [1 << i for i in range(n_products)]
        for step in greedy_sums(wanted, base).forms(0):
            first = next(form for form in known if form ^ step in known)
            self.made[step] = self._sum(self.value(first), self.value(first ^ step))
            known.append(step)

    def value(self, form: int) -> str:
        """The name of a known sum; empty for zero, and `1` for one."""
        if form in (0, ONE):
            return "1" if form else ""
        if form not in self.made:
            # a product of low inputs: bit p of the form, p a mask of them
            inputs = form.bit_length() - 1
            lowest = inputs & -inputs
            rest = self.value(1 << (inputs ^ lowest))
            self.made[form] = self.builder.emit("and", rest, self.value(1 << lowest))
        return self.made[form]

    def expanded(self, coefficients: Sequence[int]) -> str:
        """The function with these coefficients of the products of high inputs."""
        if len(coefficients) == 1:
            return self.value(coefficients[0])
        half = len(coefficients) // 2
        x = self.params[self.n_low + half.bit_length() - 1].name
        low, high = self.expanded(coefficients[:half]), self.expanded(coefficients[half:])
        if high == "":
            return low
        return self._sum(low, x if high == "1" else self.builder.emit("and", x, high))

    def _sum(self, a: str, b: str) -> str:
        if "" in (a, b):
            return a or b
        if "1" in (a, b):
            return self.builder.emit("not", b if a == "1" else a)
        return self.builder.emit("xor", a, b)
