"""Functions of three operands that a library lacks become functions of two that compute them."""

from __future__ import annotations

import random

import pytest

from compiler.circuits.gates import Library, input_tables, load_libraries
from compiler.circuits.library import load_circuit, truth_tables
from compiler.circuits.narrow import functions_in, parts
from compiler.circuits.net import Function, Gate, Net, net_from_program, program_from_net
from compiler.circuits.settle import Rebuilder
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
START = load_circuit(CIRCUITS / "pipo.S.sha3.ir").program


@pytest.mark.parametrize("truth", range(256))
def test_a_function_of_three_in_parts_of_two(truth: int) -> None:
    values = [*input_tables(3)]
    for part in parts(truth):
        a, b = (values[arg] for arg in part.args)
        cells = (255 ^ a) & (255 ^ b), a & (255 ^ b), (255 ^ a) & b, a & b
        values.append(sum(cell for i, cell in enumerate(cells) if part.truth >> i & 1))
    assert values[-1] == truth


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_circuit_in_another_library(library: str) -> None:
    net = net_from_program(START)
    stated = functions_in(net, LIBRARIES[library])
    made = Rebuilder(LIBRARIES[library], True, random.Random(1)).rebuild(net, stated)
    assert made is not None
    assert {gate.op for gate in made.gates} <= set(LIBRARIES[library].operations)
    assert truth_tables(program_from_net(made, "S")) == truth_tables(START)


@pytest.mark.parametrize(
    ("truth", "count"),
    [
        # a sum of three, a product of three, bcax: the first two operands give one bit
        (0b10010110, 2),
        (0b10000000, 2),
        (0b10100110, 2),
        # a choice and a majority need both functions of two operands
        (0b11011000, 4),
        (0b11101000, 4),
    ],
)
def test_few_parts_where_two_operands_give_one_bit(truth: int, count: int) -> None:
    assert len(parts(truth)) == count


def test_just_what_is_missing_is_narrowed() -> None:
    gates = (Gate("xnor", (0, 1)), Gate("xor3", (0, 1, 2)), Gate("bcax", (3, 4, 2)))
    net = Net(3, gates, (5,))
    functions = functions_in(net, Library("l", ("bcax", "and")))
    # signal 6 is the first that the net does not have; 4 is the sum of it and an input
    assert set(functions) == {3, 4, 5, 6}
    assert functions[3] == Function(0b1001, (0, 1)), "the library has none, it stays all the same"
    assert functions[5] == Function(0b10100110, (3, 4, 2))
    assert functions[6] == Function(0b0110, (0, 1))
    assert functions[4] == Function(0b0110, (6, 2))


def test_complements_of_what_there_is_stay() -> None:
    """The library has a choice: of complemented operands it is one as well."""
    net = Net(3, (Gate("lut3", (0, 1, 2), 0b11011000 ^ 0xFF),), (3,))
    assert functions_in(net, Library("l", ("mux",))) == {3: Function(0b00100111, (0, 1, 2))}
    assert len(functions_in(net, Library("l", ("and",)))) == 4
