"""Edited functions become a net of the library's operations that computes what they say."""

from __future__ import annotations

import random

import pytest

from compiler.circuits.gates import Library, load_libraries
from compiler.circuits.net import Function, Gate, Literal, Net, realisations
from compiler.circuits.settle import Rebuilder, compacted, settle, simplified
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
AND, OR, XOR, NAND, NOT, WIRE = 0b1000, 0b1110, 0b0110, 0b0111, 0b01, 0b10
POOR = Library("poor", ("and",))
BASE = Library("base", ("and", "or", "not"))


def test_edits_are_simplified() -> None:
    net = Net(3, (Gate("and", (0, 1)), Gate("xor", (0, 2)), Gate("xor", (3, 4))), (5,))
    rebuilder = Rebuilder(LIBRARIES["neon"], True, random.Random(1))
    kept = Net(3, (Gate("xor", (0, 2)), Gate("xor", (2, 3))), (4,))
    assert rebuilder.rebuild(net, {3: Function(0b1000, (2, 2))}) == kept
    assert rebuilder.rebuild(net, {5: Literal(1, 0)}) == Net(3, (), (1,))
    assert rebuilder.rebuild(net, {5: Literal(1, 1)}) == Net(3, (), (1,), 0, 1)
    assert rebuilder.rebuild(net, {4: Literal(3, 1)}) is None, "the output would be constant"


def test_wires_and_constants_are_followed() -> None:
    net = Net(2, (), (4, 5, 2))
    stated: dict[int, Function | Literal] = {
        2: Function(XOR, (0, 0)),  # zero
        3: Literal(0, 1),
        4: Function(OR, (1, 2)),  # x1 or zero
        5: Function(AND, (3, 1)),
        6: Function(AND, (0, 1)),  # nobody reads it
    }
    functions, ends, changed = simplified(net, stated, stated)
    # operands in the order of their signals: not x0, and x1
    assert functions == {5: Function(0b0100, (0, 1))}
    assert ends == [Literal(1, 0), Literal(5, 0), Literal(-1, 0)]
    assert changed == {5}


def test_a_complement_that_was_there_stays() -> None:
    net = Net(1, (), (2,))
    stated: dict[int, Function | Literal] = {
        1: Function(NOT, (0,)),
        2: Function(AND, (1, 1)),
    }
    functions, ends, _ = simplified(net, stated, stated)
    assert functions == {1: Function(NOT, (0,))}
    assert ends == [Literal(1, 0)]


def test_a_one_is_a_constant_end() -> None:
    stated: dict[int, Function | Literal] = {1: Function(0b1001, (0, 0))}
    assert simplified(Net(1, (), (1,)), stated, stated)[1] == [Literal(-1, 1)]


def test_a_result_is_held_complemented() -> None:
    functions = {2: Function(NAND, (0, 1)), 3: Function(0b0100, (2, 1))}
    legal = realisations(BASE)
    flipped = settle(functions, {2, 3}, frozenset(), legal, random.Random(1))
    assert flipped is not None
    made = compacted(Net(2, (), ()), functions, [2, 3], flipped, legal)
    assert len(made.gates) == 2
    ends = [made.values()[s] ^ 15 * (made.inverted_outputs >> j & 1) for j, s in enumerate((2, 3))]
    # not (x0 and x1), and x1 where that is zero
    assert ends == [0b0111, 0b1000]


def test_fixed_signals_get_a_complement_of_their_own() -> None:
    functions = {2: Function(NAND, (0, 1))}
    legal, fixed = realisations(BASE), frozenset({0, 1, 2})
    assert settle(functions, {2}, fixed, legal, random.Random(1)) == set()
    made = compacted(Net(2, (), ()), functions, [2], set(), legal)
    assert sorted(gate.op for gate in made.gates) == ["not", "not", "or"]
    assert made.values()[made.outputs[0]] == NAND


def test_what_no_complement_helps_is_refused() -> None:
    fixed = frozenset({0, 1, 2})
    for function, held in ((Function(NAND, (0, 1)), fixed), (Function(XOR, (0, 1)), frozenset())):
        known = {2: function}
        assert settle(known, {2}, held, realisations(POOR), random.Random(1)) is None


def test_gates_stand_behind_their_operands_and_wires_are_left_out() -> None:
    functions = {
        5: Function(AND, (4, 3)),
        4: Function(WIRE, (3,)),
        3: Function(0b0010, (1, 0)),
        6: Function(AND, (4, 0)),
    }
    library = realisations(Library("l", ("and", "andn")))
    made = compacted(Net(2, (), (), 0b10, 0b01), functions, [6, 4], set(), library)
    # x1 and not x0; the net's complements go on
    gates = (Gate("andn", (1, 0)), Gate("and", (2, 2)), Gate("and", (2, 0)))
    assert made == Net(2, gates, (4, 2), 0b10, 0b01)


def test_held_signals_turn_inputs_and_outputs() -> None:
    functions = {2: Function(AND, (0, 1))}
    legal = realisations(Library("l", ("or",)))
    made = compacted(Net(2, (), (), 0b01, 0b10), functions, [2, 0], {0, 1, 2}, legal)
    # both inputs change, and so do both outputs
    assert made == Net(2, (Gate("or", (0, 1)),), (2, 0), 0b10, 0b01)


@pytest.mark.parametrize("free", [True, False])
def test_a_complemented_output_is_free_or_a_gate(free: bool) -> None:
    net = Net(2, (Gate("and", (0, 1)), Gate("or", (2, 0))), (3,))
    made = Rebuilder(BASE, free, random.Random(1)).rebuild(net, {3: Literal(2, 1)})
    gates = (Gate("and", (0, 1)), Gate("not", (2,)))
    assert made == (Net(2, gates[:1], (2,), 0, 1) if free else Net(2, gates, (3,)))


def test_polarities_that_cannot_be_settled_give_no_net() -> None:
    net = Net(2, (Gate("and", (0, 1)),), (2,))
    edits = {2: Function(XOR, (0, 1))}
    assert Rebuilder(POOR, True, random.Random(1)).rebuild(net, edits) is None
