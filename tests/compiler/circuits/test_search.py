"""The search keeps the box, whatever it does to its gates, and finds what is known to be there."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.circuits.gates import Library, input_tables, load_libraries
from compiler.circuits.latency import Feedback, key_additions
from compiler.circuits.library import load_circuit, measure, prove, truth_tables
from compiler.circuits.match import (
    Goal,
    Signals,
    find_and,
    find_literals,
    find_mux,
    find_xor,
    fused,
)
from compiler.circuits.net import (
    Function,
    Gate,
    Literal,
    Net,
    adjusted,
    net_from_program,
    program_from_net,
    realisations,
)
from compiler.circuits.search import Objective, Walk, observed, smallest
from compiler.circuits.settle import Rebuilder
from compiler.circuits.start import circuit_of_table
from compiler.ir.parse import parse_program
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
PRESENT = (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2)
START = load_circuit(CIRCUITS / "pipo.S.rv32i.ir").program
NAMES = sorted(LIBRARIES)
FEEDBACK = Feedback((0, *[2] * 7), key=1)


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(8)))
def test_a_table_becomes_a_circuit(table: list[int]) -> None:
    assert prove(circuit_of_table(table, 3, 3, "B"), table) is None


def test_a_constant_output_is_refused() -> None:
    with pytest.raises(ValueError, match="output 1 is constant"):
        circuit_of_table([0, 1, 1, 0], 2, 2, "B")


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize("library", NAMES)
def test_every_step_keeps_the_box(library: str, free: bool) -> None:
    walk = Walk(LIBRARIES[library], Objective(temperature=0.6), free, seed=5, steps=2000)
    wanted = truth_tables(START)
    legal = set(LIBRARIES[library].operations)
    nets = list(walk.run(START))
    assert len(nets) > 50
    for net in nets:
        assert truth_tables(program_from_net(net, "S")) == wanted
        assert {gate.op for gate in net.gates} <= legal
        assert free or not net.inverted_inputs | net.inverted_outputs


def test_the_same_seed_gives_the_same_walk() -> None:
    walk = Walk(LIBRARIES["sha3"], seed=9, steps=300)
    assert list(walk.run(START)) == list(walk.run(START))


@pytest.mark.parametrize(("library", "size"), [("neon", 15), ("sha3", 10), ("lop3", 9)])
def test_present_from_its_table_alone(library: str, size: int) -> None:
    start = circuit_of_table(PRESENT, 4, 4, "S")
    walk = Walk(LIBRARIES[library], Objective(temperature=1.0), seed=1, steps=3000)
    found = smallest(walk, start, restarts=2)
    assert prove(found, PRESENT) is None
    assert measure(found, free=True).size <= size


def test_pipo_gets_smaller_in_a_moment() -> None:
    found = smallest(Walk(LIBRARIES["sha3"], seed=1, steps=6000), START)
    assert measure(found, free=True).size <= 23
    assert truth_tables(found) == truth_tables(START)


def test_levels_are_traded_for_operations() -> None:
    objective = Objective(cycle_weight=2.0, feedback=FEEDBACK, temperature=0.8)
    nets = list(Walk(LIBRARIES["neon"], objective, steps=1500).run(START))
    assert min(map(objective.price, nets)) < objective.price(nets[0])
    assert objective.price(nets[0]) == len(nets[0].gates) + 8 + 2 * 14


def test_the_key_costs_nothing_in_a_sum_that_nobody_reads() -> None:
    gates = (Gate("xor", (0, 1)), Gate("xor", (0, 2)), Gate("and", (0, 1)))
    outputs = (2, 3, 4)
    apart, inside = Feedback((0, 0, 0), key=1), Feedback((0, 0, 0), key=1, key_in_sum=True)
    assert key_additions(2, gates, outputs, apart) == 3
    assert key_additions(2, gates, outputs, inside) == 2
    assert key_additions(2, gates, outputs, Feedback((0, 0, 0))) == 0


def test_a_library_that_cannot_stand_in_is_named() -> None:
    start = parse_program("spec F(x0: u1, x1: u1) {\n  t0: u1 = xor x0, x1\n  return t0\n}")
    library = Library("poor", ("and", "or"))
    with pytest.raises(ValueError, match="not made of the operations of poor"):
        list(islice(Walk(library).run(start), 1))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**32))
def test_findings_agree_with_the_goal(wanted: int, care: int, seed: int) -> None:
    rng = random.Random(seed)
    values = [*input_tables(3), *(rng.randrange(256) for _ in range(4))]
    goal = Goal(wanted & care, care & ~wanted)
    signals = Signals(range(7), values)
    for finder in (find_and, find_xor, find_mux):
        for (function,) in finder(goal, signals):
            assert not (value_of(function, values) ^ wanted) & care
    for signal, inverted in find_literals(goal, signals):
        assert not (values[signal] ^ (255 * inverted) ^ wanted) & care


def value_of(function: Function, values: list[int]) -> int:
    """The function bit by bit, as its truth table says."""
    result = 0
    for v in range(8):
        index = sum((values[a] >> v & 1) << i for i, a in enumerate(function.args))
        result |= (function.truth >> index & 1) << v
    return result


def test_two_functions_become_one_of_three_operands() -> None:
    product, total = Function(0b0010, (4, 5)), Function(0b0110, (3, -2))
    one = fused((product, total))
    assert one is not None
    # operand 3 plus (4 and not 5): the operation of that meaning
    name, order, _ = realisations(LIBRARIES["sha3"])[3, one.truth]
    assert name == "bcax"
    assert [one.args[i] for i in order] == [3, 4, 5]
    assert fused((product, Function(0b0110, (4, -2)))) is None


def test_truth_tables_over_complements() -> None:
    assert adjusted(0b1000, 2, 0b10, 0) == 0b0010
    assert adjusted(0b1000, 2, 0b11, 1) == 0b1110


def test_observed_is_where_the_outputs_differ() -> None:
    # t is seen where x2 is one
    net = Net(3, (Gate("xor", (0, 1)), Gate("and", (3, 2))), (4,))
    care, behind = observed(net, net.values(), 3)
    assert care == input_tables(3)[2]
    assert behind == {3, 4}


def test_edits_are_simplified() -> None:
    net = Net(3, (Gate("and", (0, 1)), Gate("xor", (0, 2)), Gate("xor", (3, 4))), (5,))
    rebuilder = Rebuilder(LIBRARIES["neon"], True, random.Random(1))
    kept = Net(3, (Gate("xor", (0, 2)), Gate("xor", (2, 3))), (4,))
    assert rebuilder.rebuild(net, {3: Function(0b1000, (2, 2))}) == kept
    assert rebuilder.rebuild(net, {5: Literal(1, 0)}) == Net(3, (), (1,))
    assert rebuilder.rebuild(net, {5: Literal(1, 1)}) == Net(3, (), (1,), 0, 1)
    assert rebuilder.rebuild(net, {4: Literal(3, 1)}) is None, "the output would be constant"


def test_programs_and_nets_are_the_same_circuit() -> None:
    net = net_from_program(START)
    assert truth_tables(program_from_net(net, "S")) == truth_tables(START)
    assert tuple(net.values()[s] for s in net.outputs) == truth_tables(START)
