"""As few complements as can be are left, and the circuit computes the same."""

from __future__ import annotations

import random
from itertools import product

import pytest

from compiler.circuits.gates import Library, load_libraries
from compiler.circuits.library import load_circuit, truth_tables
from compiler.circuits.narrow import functions_in
from compiler.circuits.net import (
    Function,
    Gate,
    Literal,
    Net,
    net_from_program,
    program_from_net,
)
from compiler.circuits.polarity import repolarised, with_best_polarities
from compiler.circuits.settle import Rebuilder
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
START = load_circuit(CIRCUITS / "pipo.S.sha3.ir").program
BASE = Library("base", ("and", "or", "not"))


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


def test_a_signal_that_is_read_with_both_signs_needs_one_complement() -> None:
    """Not x1 serves `x0 and not x1`, and `x0 or not x1` is the complement of the third."""
    functions = (Function(0b1000, (0, 1)), Function(0b0010, (0, 1)), Function(0b0100, (0, 1)))
    stated: dict[int, Function | Literal] = dict(enumerate(functions, 2))
    made = with_best_polarities(Net(2, (), (2, 3)), stated, BASE)
    assert [gate.op for gate in made.gates].count("not") == 1
    assert len(made.gates) == 3
    assert truth_tables(program_from_net(made, "f")) == (0b1000, 0b0010)
    made = with_best_polarities(Net(2, (), (2, 3, 4)), stated, BASE)
    assert [gate.op for gate in made.gates].count("not") == 1
    assert truth_tables(program_from_net(made, "f")) == (0b1000, 0b0010, 0b0100)


def test_complements_at_the_ends_go_on() -> None:
    stated: dict[int, Function | Literal] = {2: Function(0b1000, (0, 1)), 3: Literal(2, 1)}
    net = Net(2, (), (2, 3), inverted_inputs=0b01, inverted_outputs=0b01)
    made = with_best_polarities(net, stated, Library("l", ("and", "not")))
    # output 0 is complemented by the net, output 1 by what it is
    assert made == Net(2, (Gate("and", (0, 1)),), (2, 2), 0b01, 0b11)


def test_a_signal_that_is_held_complemented_changes_its_input() -> None:
    net = Net(2, (Gate("not", (0,)), Gate("and", (2, 1))), (3,))
    made = repolarised(net, Library("l", ("and", "not")))
    assert made == Net(2, (Gate("and", (0, 1)),), (2,), inverted_inputs=1)


def fewest(functions: dict[int, Function]) -> int:
    """The complements of signals that any choice of AND and OR needs, all choices tried."""
    signals = sorted({0, 1, *functions})
    choices = list(product((0, 1), repeat=len(signals)))

    def is_possible(held: tuple[int, ...], turned: tuple[int, ...]) -> bool:
        for signal, (truth, (a, b)) in functions.items():
            flips = product({0, turned[a]}, {0, turned[b]})
            tables = {
                sum(
                    (truth >> (v ^ (held[a] ^ x) ^ (held[b] ^ y) << 1) & 1 ^ held[signal]) << v
                    for v in range(4)
                )
                for x, y in flips
            }
            if tables.isdisjoint((0b1000, 0b1110)):
                return False
        return True

    return min(sum(turned) for turned in choices for held in choices if is_possible(held, turned))


@pytest.mark.parametrize("seed", range(12))
def test_no_choice_has_fewer_complements(seed: int) -> None:
    rng = random.Random(seed)
    functions = {
        s: Function(rng.choice([t for t in range(16) if t.bit_count() % 2]), (s - 2, s - 1))
        for s in (2, 3, 4)
    }
    made = with_best_polarities(Net(2, (), (3, 4)), functions, BASE)
    assert [gate.op for gate in made.gates].count("not") == fewest(functions)
