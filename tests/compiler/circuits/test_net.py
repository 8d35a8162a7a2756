"""Nets number a circuit's signals, and keep what it computes, complements at its ends included."""

from __future__ import annotations

from itertools import permutations

import pytest

from compiler.circuits.gates import Library
from compiler.circuits.library import load_circuit, truth_tables
from compiler.circuits.net import (
    Function,
    Gate,
    Net,
    Realisation,
    adjusted,
    functions_of,
    net_from_program,
    permuted,
    program_from_net,
    reachable,
    realisations,
)
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from dsl.library import CIRCUITS

START = load_circuit(CIRCUITS / "pipo.S.rv32i.ir").program
TEXT = """spec f(x0: u1, x1: u1) {
  t0: u1 = not x0
  t1: u1 = lut3 t0, x1, x1, k=6
  t2: u1 = not t0
  return t1, t2
}
"""


def test_truth_tables_over_complements() -> None:
    assert adjusted(0b1000, 2, 0b10, 0) == 0b0010
    assert adjusted(0b1000, 2, 0b11, 1) == 0b1110


def test_programs_and_nets_are_the_same_circuit() -> None:
    net = net_from_program(START)
    assert truth_tables(program_from_net(net, "S")) == truth_tables(START)
    assert tuple(net.values()[s] for s in net.outputs) == truth_tables(START)


def test_operands_in_another_order() -> None:
    assert permuted(0b0010, (1, 0)) == 0b0100
    assert permuted(0b11011000, (0, 1, 2)) == 0b11011000


@pytest.mark.parametrize("order", list(permutations(range(3))))
@pytest.mark.parametrize("truth", [0b10101010, 0b11011000, 0b10100110, 0b00000001])
def test_operands_are_reordered(truth: int, order: tuple[int, ...]) -> None:
    made = permuted(truth, order)
    for v in range(8):
        operands = [0, 0, 0]
        for i, place in enumerate(order):
            operands[place] = v >> i & 1
        index = operands[0] | operands[1] << 1 | operands[2] << 2
        assert made >> v & 1 == truth >> index & 1


@pytest.mark.parametrize("flips", range(8))
@pytest.mark.parametrize("inverted", [0, 1])
def test_operands_and_results_are_complemented(flips: int, inverted: int) -> None:
    truth = 0b10100110
    made = adjusted(truth, 3, flips, inverted)
    assert all(made >> v & 1 == (truth >> (v ^ flips) & 1) ^ inverted for v in range(8))


def test_values_follow_complemented_inputs_and_tables() -> None:
    assert Net(2, (Gate("and", (0, 1)),), (2,), inverted_inputs=1).values() == [5, 12, 4]
    assert Net(3, (Gate("lut3", (2, 1, 0), 0b10),), (3,)).values()[3] == 0b00010000


@pytest.mark.parametrize(("outputs", "depth"), [((3,), 2), ((4,), 1), ((4, 3), 2), ((0,), 0)])
def test_depth_is_the_longest_path_to_an_output(outputs: tuple[int, ...], depth: int) -> None:
    gates = (Gate("and", (0, 1)), Gate("xor", (2, 0)), Gate("or", (0, 1)))
    assert Net(2, gates, outputs).depth() == depth
    assert Net(2, gates, ()).depth() == 0


def test_orders_of_operands_realise_functions() -> None:
    found = realisations(Library("l", ("andn", "not")))
    assert found == {
        (1, 0b10): Realisation("", (0,)),
        (1, 0b01): Realisation("not", (0,)),
        (2, 0b0010): Realisation("andn", (0, 1)),
        (2, 0b0100): Realisation("andn", (1, 0)),
    }


def test_tables_of_three_realise_all_functions_of_two_and_three() -> None:
    found = realisations(Library("l", ("and", "lut3")))
    assert {key for key in found if key[0] == 3} == {(3, k) for k in range(256)}
    assert found[2, 0b1000] == Realisation("and", (0, 1)), "an operation that is there comes first"
    for truth in range(16):
        op, order, k = found[2, truth]
        assert Net(2, (Gate(op, order, k),), (2,)).values()[2] == truth


def test_complements_reach_the_functions_of_an_and() -> None:
    odd = {(2, t) for t in range(16) if t.bit_count() % 2}
    assert reachable(Library("l", ("and",))) == odd | {(1, 0b01), (1, 0b10)}


def test_complements_at_the_ends_are_written_out() -> None:
    net = Net(2, (Gate("lut3", (0, 1, 1), 6),), (2, 0), inverted_inputs=1, inverted_outputs=2)
    assert print_program(program_from_net(net, "f")) == TEXT
    gates = (Gate("not", (0,)), Gate("lut3", (2, 1, 1), 6), Gate("not", (2,)))
    read = net_from_program(parse_program(TEXT))
    assert read == Net(2, gates, (3, 4))
    assert functions_of(read) == {
        2: Function(0b01, (0,)),
        3: Function(6, (2, 1, 1)),
        4: Function(0b01, (2,)),
    }
