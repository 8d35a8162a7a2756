"""Boxes that are equivalent to the inversion start from shipped circuits of others that are."""

from __future__ import annotations

import pytest

from compiler.circuits.equivalents import inversion_starts, models, settled_net, values_of
from compiler.circuits.gates import Library, load_libraries
from compiler.circuits.layers import XOR, Stated
from compiler.circuits.library import prove, truth_tables
from compiler.circuits.net import Function, Gate, Literal, Net
from dsl.library import CIRCUITS
from tests.compiler.published_boxes import SM4

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
SUMS = Library("sums", ("xor", "xor3", "not"))


@pytest.mark.full
@pytest.mark.slow
def test_a_start_is_the_same_every_time() -> None:
    once, again = (inversion_starts(SM4, LIBRARIES["neon"], "S") for _ in range(2))
    assert once == again
    assert all(prove(start.program, SM4) is None for start in once)


@pytest.mark.slow
def test_shipped_circuits_of_the_inversion_fall_into_layers() -> None:
    assert models(8)
    assert not models(4)
    for model in models(8):
        box = values_of(truth_tables(model.circuit.program), 8)
        assert prove(model.circuit.program, box) is None
        layers = model.layers
        assert len(layers.core) < len(layers.net.gates) - 20
        assert len(layers.terms) <= 18


def test_values_are_the_columns_of_truth_tables() -> None:
    assert values_of((0b1010, 0b1000, 0b0001), 2) == (4, 1, 0, 3)
    assert values_of((0b10,), 1) == (0, 1)


def test_boxes_that_are_not_equivalent_start_from_nothing() -> None:
    assert inversion_starts(range(256), LIBRARIES["neon"], "S") == []


def test_models_with_other_operations_are_left_out() -> None:
    assert inversion_starts(SM4, Library("poor", ("and", "not")), "S") == []


@pytest.mark.parametrize("inverted", [0, 1])
def test_two_sums_become_one_of_three(inverted: int) -> None:
    stated: Stated = {3: Function(XOR, (0, 1)), 4: Function(XOR, (3, 2))}
    values = [v.bit_count() & 1 ^ inverted for v in range(8)]
    made = settled_net(Net(3, (), (4,)), stated, values, SUMS)
    (gate,) = made.gates
    assert (gate.op, sorted(gate.args)) == ("xor3", [0, 1, 2])
    assert made.inverted_outputs == inverted
    made = settled_net(Net(3, (), (4,)), stated, values, Library("two", ("xor", "not")))
    assert made == Net(3, (Gate("xor", (0, 1)), Gate("xor", (2, 3))), (4,), 0, inverted)


@pytest.mark.parametrize(
    ("outputs", "more"),
    [
        # an output, a sum and a complement read it as well
        ((4, 3), {}),
        ((4, 5), {5: Function(XOR, (1, 3))}),
        ((4, 5), {5: Literal(3, 1)}),
    ],
)
def test_a_sum_that_is_read_twice_stays(outputs: tuple[int, ...], more: Stated) -> None:
    stated: Stated = {3: Function(XOR, (0, 1)), 4: Function(XOR, (3, 2)), **more}
    seconds = {3: 0b011, 5: 0b011 if isinstance(more.get(5), Literal) else 0b001}
    second = seconds[outputs[1]]
    values = [v.bit_count() & 1 | ((v & second).bit_count() & 1) << 1 for v in range(8)]
    made = settled_net(Net(3, (), outputs), stated, values, SUMS)
    assert "xor3" not in {gate.op for gate in made.gates}
    tables = [
        made.values()[s] ^ 255 * (made.inverted_outputs >> j & 1)
        for j, s in enumerate(made.outputs)
    ]
    assert values_of(tables, 3) == tuple(values)


def test_a_sum_with_its_own_operand_is_no_sum_of_three() -> None:
    stated: Stated = {2: Function(XOR, (0, 1)), 3: Function(XOR, (2, 1))}
    made = settled_net(Net(2, (), (3,)), stated, [0, 1, 0, 1], SUMS)
    assert "xor3" not in {gate.op for gate in made.gates}
