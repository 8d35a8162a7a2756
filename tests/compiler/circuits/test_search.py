"""The search keeps the box, whatever it does to its gates, and finds what is known to be there."""

from __future__ import annotations

from itertools import islice

import pytest

from compiler.circuits.gates import Library, input_tables, load_libraries
from compiler.circuits.latency import Feedback
from compiler.circuits.library import load_circuit, measure, prove, truth_tables
from compiler.circuits.net import (
    Gate,
    Net,
    program_from_net,
)
from compiler.circuits.search import Objective, Walk, observed, smallest
from compiler.circuits.start import circuit_of_table
from compiler.ir.parse import parse_program
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
PRESENT = (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2)
START = load_circuit(CIRCUITS / "pipo.S.rv32i.ir").program
NAMES = sorted(LIBRARIES)
FEEDBACK = Feedback((0, *[2] * 7), key=1)


@pytest.mark.full(but=4)
@pytest.mark.slow
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


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize(("library", "size"), [("neon", 15), ("sha3", 10), ("lop3", 9)])
def test_present_from_its_table_alone(library: str, size: int) -> None:
    start = circuit_of_table(PRESENT, 4, 4, "S")
    walk = Walk(LIBRARIES[library], Objective(temperature=1.0), seed=1, steps=3000)
    found = smallest(walk, start, restarts=2)
    assert prove(found, PRESENT) is None
    assert measure(found, free=True).size <= size


@pytest.mark.slow
def test_pipo_gets_smaller_in_a_moment() -> None:
    found = smallest(Walk(LIBRARIES["sha3"], seed=1, steps=6000), START)
    assert measure(found, free=True).size <= 23
    assert truth_tables(found) == truth_tables(START)


@pytest.mark.slow
def test_levels_are_traded_for_operations() -> None:
    objective = Objective(cycle_weight=2.0, feedback=FEEDBACK, temperature=0.8)
    nets = list(Walk(LIBRARIES["neon"], objective, steps=1500).run(START))
    assert min(map(objective.price, nets)) < objective.price(nets[0])
    assert objective.price(nets[0]) == len(nets[0].gates) + 8 + 2 * 14


def test_where_only_names_remain_the_walk_ends() -> None:
    """Two complements cancel, and what is left are the inputs."""
    text = "spec F(x0: u1, x1: u1) {\n  t0: u1 = not x0\n  t1: u1 = not t0\n  return t1, x1\n}"
    *_, last = Walk(LIBRARIES["neon"], steps=50).run(parse_program(text))
    assert not last.gates


def test_a_library_that_cannot_stand_in_is_named() -> None:
    start = parse_program("spec F(x0: u1, x1: u1) {\n  t0: u1 = xor x0, x1\n  return t0\n}")
    library = Library("poor", ("and", "or"))
    with pytest.raises(ValueError, match="not made of the operations of poor"):
        list(islice(Walk(library).run(start), 1))


def test_observed_is_where_the_outputs_differ() -> None:
    # t is seen where x2 is one
    net = Net(3, (Gate("xor", (0, 1)), Gate("and", (3, 2))), (4,))
    care, behind = observed(net, net.values(), 3)
    assert care == input_tables(3)[2]
    assert behind == {3, 4}
