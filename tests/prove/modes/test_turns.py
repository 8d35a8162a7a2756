"""What is known at a branch after any number of iterations."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from prove.graph.sweep import Limits
from prove.graph.words import Bits, constant_bits
from prove.machine.memory import Memory, Piece, Region, Value
from prove.machine.registers import State
from prove.machine.values import Facts, Sum, symbol
from prove.modes.products import ProductGraph
from prove.modes.sums import Numbers
from prove.modes.turns import Reached, Turns

GRAPH = ProductGraph(Limits(1))
NUMBERS = Numbers(GRAPH, {"done": tuple(GRAPH.input("done", i) for i in range(4))})
DATA = tuple(GRAPH.input("data", i) for i in range(32))
BLOCKS = [
    tuple(tuple(GRAPH.input(f"block {n}", 8 * k + i) for i in range(8)) for k in range(2))
    for n in range(3)
]
DONE = symbol("done")


def state(registers: Mapping[str, Value]) -> State:
    regions = {"out": Region("out", "rw", 4)}
    return State(dict(registers), Memory(regions, Facts(), 4, aligned=True), 0, DATA)


def turns(first: Value, second: Value) -> Turns:
    """The values of a register, an iteration apart."""
    one, other = (
        Reached(state({"a": value}), BLOCKS[n]) for n, value in enumerate((first, second))
    )
    return Turns(GRAPH, NUMBERS, one, other, "out", ())


def plus(number: Sum) -> Bits:
    return NUMBERS.plus(DATA, number)


KNOWN: Mapping[str, tuple[Value, Value, Value]] = {
    "unchanged": (DATA, DATA, DATA),
    "address": (Sum("out", 4), Sum("out", 36), Sum("out", 4, (("done", 32),))),
    "count": (constant_bits(3, 32), constant_bits(5, 32), Sum("", 3, (("done", 2),))),
    "data": (plus(Sum("", 1)), plus(Sum("", 3)), plus(DONE.times(2).moved(1))),
    "words": (
        (*DATA, *plus(Sum("", 1))),
        (*DATA, *plus(Sum("", 2))),
        (*DATA, *plus(DONE.moved(1))),
    ),
    "last block": (BLOCKS[0][1], BLOCKS[1][1], BLOCKS[2][1]),
}


@pytest.mark.parametrize("name", KNOWN)
def test_values_after_any_number_of_iterations(name: str) -> None:
    first, second, wanted = KNOWN[name]
    made = turns(first, second)
    assert made.state(DONE, BLOCKS[2]).registers["a"] == wanted
    again = Reached(state({"a": wanted}), BLOCKS[2])
    assert not made.weaken(again, DONE, {})


def test_pairs_of_registers_count_together() -> None:
    low = {0: constant_bits(1, 16), 1: constant_bits(2, 16)}
    one, other = (
        Reached(state({"l": bits, "h": constant_bits(0, 16)}), BLOCKS[n]) for n, bits in low.items()
    )
    for each in (one, other):
        each.state.memory.has_halves = True
    made = Turns(GRAPH, NUMBERS, one, other, "out", [("l", "h")]).state(DONE, None)
    assert made.registers == {"l": Piece(DONE.moved(1), 0), "h": Piece(DONE.moved(1), 1)}


@pytest.mark.parametrize("second", [DATA[:8], Sum("other", 4), Sum("out", 0, (("n", 4),))])
def test_what_changes_in_another_way_is_unknown(second: Value) -> None:
    found = turns(Sum("out", 4), second).state(DONE, None).registers["a"]
    assert isinstance(found, tuple)
    assert len(found) == 32


def test_what_an_iteration_does_not_keep_is_forgotten() -> None:
    made = turns(DATA, DATA)
    other = Reached(state({"a": constant_bits(0, 32)}), BLOCKS[1])
    assert made.weaken(other, DONE, {})
    assert made.state(DONE, None).registers["a"] != DATA
    assert not made.weaken(other, DONE, {})
