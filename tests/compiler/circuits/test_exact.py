"""Solvers and circuits: the fewest operations, the fewest complements, other libraries."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.circuits.exact import exact, library_truths
from compiler.circuits.gates import input_tables, is_linear, load_libraries
from compiler.circuits.library import load_circuit, measure, prove, truth_tables
from compiler.circuits.match import Goal, Signals, find_any
from compiler.circuits.narrow import functions_in, parts
from compiler.circuits.net import (
    Function,
    Gate,
    Net,
    net_from_program,
    permuted,
    program_from_net,
)
from compiler.circuits.polarity import repolarised
from compiler.circuits.settle import Rebuilder
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
MAJORITY = [int(v.bit_count() >= 2) for v in range(8)]
SMALL = [12, 6, 9, 0, 1, 10, 2, 11, 3, 8, 5, 13, 4, 14, 7, 15]
START = load_circuit(CIRCUITS / "pipo.S.sha3.ir").program


@pytest.mark.parametrize(("library", "fewest"), [("zbb", 4), ("bsl", 2), ("sha3", 2), ("lop3", 1)])
def test_a_majority_of_three(library: str, fewest: int) -> None:
    assert exact(MAJORITY, (3, 1), LIBRARIES[library], fewest - 1) is None
    program = exact(MAJORITY, (3, 1), LIBRARIES[library], fewest)
    assert program is not None
    assert prove(program, MAJORITY) is None
    assert measure(program, free=True).size == fewest


def test_two_inputs_have_functions_of_two() -> None:
    program = exact([3, 1, 2, 2], (2, 2), LIBRARIES["lop3"], 2)
    assert program is not None
    assert prove(program, [3, 1, 2, 2]) is None


@pytest.mark.parametrize(("library", "fewest"), [("sha3", 4), ("lop3", 4)])
def test_a_box_of_four_bits(library: str, fewest: int) -> None:
    assert exact(SMALL, (4, 4), LIBRARIES[library], fewest - 1) is None
    program = exact(SMALL, (4, 4), LIBRARIES[library], fewest)
    assert program is not None
    assert prove(program, SMALL) is None
    assert measure(program, free=True).size == fewest


def test_what_one_operation_computes() -> None:
    two = library_truths(LIBRARIES["neon"], 2)
    assert two == {0b0010, 0b0100, 0b0110, 0b1000, 0b1110}
    assert len(library_truths(LIBRARIES["lop3"], 3)) == 128
    choice = 0b11011000
    assert choice in library_truths(LIBRARIES["bsl"], 3)
    assert choice not in library_truths(LIBRARIES["neon"], 3)


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


@pytest.mark.parametrize("library", LIBRARIES)
def test_complements_are_as_few_as_can_be(library: str) -> None:
    net = net_from_program(START)
    stated = functions_in(net, LIBRARIES[library])
    made = Rebuilder(LIBRARIES[library], True, random.Random(1)).rebuild(net, stated)
    assert made is not None
    fewer = repolarised(made, LIBRARIES[library])
    assert len(fewer.gates) <= len(made.gates)
    assert truth_tables(program_from_net(fewer, "S")) == truth_tables(START)


def test_a_complement_goes_where_it_is_free() -> None:
    # ~(~x0 & x1) ^ x2: with XNOR at the output no `not` is needed
    gates = (Gate("not", (0,)), Gate("and", (3, 1)), Gate("not", (4,)), Gate("xor", (5, 2)))
    net = Net(3, gates, (6,))
    fewer = repolarised(net, LIBRARIES["rv32i"])
    assert [gate.op for gate in fewer.gates] == ["and", "xor"]
    before, after = (truth_tables(program_from_net(n, "f")) for n in (net, fewer))
    assert before == after


def test_operands_in_another_order() -> None:
    assert permuted(0b0010, (1, 0)) == 0b0100
    assert permuted(0b11011000, (0, 1, 2)) == 0b11011000


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**32))
def test_functions_of_three_agree_with_the_goal(wanted: int, care: int, seed: int) -> None:
    rng = random.Random(seed)
    values = [*input_tables(3), *(rng.randrange(256) for _ in range(4))]
    goal = Goal(wanted & care, care & ~wanted)
    for (function,) in find_any(goal, Signals(range(7), values, (0, 1)), 3, rng):
        assert not (value_of(function, values) ^ wanted) & care


def value_of(function: Function, values: list[int]) -> int:
    """The function bit by bit, as its truth table says."""
    result = 0
    for v in range(8):
        index = sum((values[a] >> v & 1) << i for i, a in enumerate(function.args))
        result |= (function.truth >> index & 1) << v
    return result


@pytest.mark.parametrize(
    ("name", "k", "linear"),
    [("xor3", 0, True), ("mux", 0, False), ("lut3", 0x96, True), ("lut3", 0x06, False)],
)
def test_sums_are_linear(name: str, k: int, linear: bool) -> None:
    assert is_linear(name, k) == linear
