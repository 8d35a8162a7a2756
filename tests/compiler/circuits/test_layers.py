"""A circuit's linear ends are told apart, and other layers there give the box that they say."""

from __future__ import annotations

import random

import numpy as np
import pytest

from compiler.circuits.halves import circuit_of_halves
from compiler.circuits.layers import dressed, layered
from compiler.circuits.net import Function, Gate, Literal, Net, net_from_program
from compiler.gf2.straight_line import greedy_sums
from compiler.sboxes.equivalence import Affine, Equivalence

# two sums at the inputs, one of them complemented; a product; sums of it at the outputs
GATES = (
    Gate("xor", (0, 1)),  # 3
    Gate("xnor", (3, 2)),  # 4
    Gate("and", (3, 4)),  # 5
    Gate("xor", (5, 0)),  # 6
    Gate("not", (6,)),  # 7
    Gate("xor", (7, 1)),  # 8
)
NET = Net(3, GATES, (6, 8, 4))


def test_terms_of_a_circuit_of_sums_alone() -> None:
    program = circuit_of_halves([0, 3, 2, 1], 2, 2, "S")
    layers = layered(net_from_program(program))
    assert not layers.core
    assert set(layers.terms.values()) == {1, 2} or 3 in layers.terms.values()


def test_ends_are_told_apart() -> None:
    layers = layered(NET)
    assert layers.forms == {0: 1, 1: 2, 2: 4, 3: 0b0011, 4: 0b1111}
    assert layers.core == (5,)
    assert layers.summed == {6, 7, 8}
    # the product is in outputs 0 and 1, as is input 0; input 1 is in output 1, and 4 is output 2
    assert layers.terms == {5: 0b011, 0: 0b011, 1: 0b010, 4: 0b100}
    assert layers.needed == (0, 1, 3, 4)
    assert layers.wanted_forms == [1, 2, 3, 7]
    assert layers.wanted_sums == list(layers.terms.values())


def test_the_shift_takes_complements_away() -> None:
    """x2 = 1 complements no other form."""
    assert layered(NET).shift == 0b100


def test_a_sum_that_a_product_reads_is_of_no_layer() -> None:
    gates = (Gate("and", (0, 1)), Gate("xor", (2, 0)), Gate("or", (3, 1)))
    layers = layered(Net(2, gates, (3, 4)))
    assert layers.core == (2, 3, 4)
    assert not layers.summed


def values_of(net: Net, stated: dict[int, Function | Literal], x: int) -> int:
    """The box of stated functions at one input, complements at the outputs left out."""
    bits = {i: x >> i & 1 ^ net.inverted_inputs >> i & 1 for i in range(net.n_inputs)}

    def value(signal: int) -> int:
        if signal not in bits:
            made = stated[signal]
            if isinstance(made, Literal):
                bits[signal] = value(made.signal) ^ made.inverted
            else:
                index = sum(value(a) << i for i, a in enumerate(made.args))
                bits[signal] = made.truth >> index & 1
        return bits[signal]

    return sum(value(s) << j for j, s in enumerate(net.outputs))


def permutation(rng: random.Random) -> Affine:
    """A random affine permutation of three bits."""
    while True:
        found = Affine(tuple(rng.randrange(1, 8) for _ in range(3)), rng.randrange(8))
        if len({found(x) for x in range(8)}) == 8:
            return found


@pytest.mark.parametrize("seed", range(12))
def test_other_layers_give_the_other_box(seed: int) -> None:
    rng = random.Random(seed)
    layers, by = layered(NET), Equivalence(permutation(rng), permutation(rng))
    columns = by.inner.inverse().columns
    rows = [sum((c >> i & 1) << j for j, c in enumerate(columns)) for i in range(3)]
    first = greedy_sums(layers.wanted_forms, np.array([rows]))
    last = greedy_sums(layers.wanted_sums, np.array([by.outer.inverse().columns]))
    net, stated = dressed(layers, by, first.forms(0), last.forms(0))
    tables = [NET.values()[s] for s in NET.outputs]
    wanted = [
        by.outer(sum((t >> by.inner(x) & 1) << j for j, t in enumerate(tables))) for x in range(8)
    ]
    made = [values_of(net, stated, x) for x in range(8)]
    # complements at the outputs are left out
    assert len({a ^ b for a, b in zip(made, wanted, strict=True)}) == 1
    assert len(set(wanted)) > 1
    assert layers.size(first, last).tolist() == [
        sum(isinstance(f, Function) for f in stated.values())
    ]
