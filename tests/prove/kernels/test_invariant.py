"""What is known at the head of a loop."""

from __future__ import annotations

from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.graph.words import Words, constant_bits
from prove.kernels.evaluation import Value
from prove.kernels.invariant import Invariant
from prove.kernels.memory import ThreadMemory
from prove.kernels.numbers import Knowledge, Numbers
from prove.kernels.thread import State
from prove.machine.values import Sum, symbol

GROUP, STEP = symbol("group"), symbol("step")
BITS = {"%out": 64, "%counter": 32, "%step": 32, "%data": 32, "%old": 32}
KNOWN = Knowledge({"group": (0, 1 << 30), "step": (1, 1 << 30)})


def invariant_on(graph: Graph, **registers: Value) -> Invariant:
    numbers = Numbers(Words(graph), literals(graph), {})
    named = {f"%{name}": value for name, value in registers.items()}
    return Invariant(named, BITS, {}, KNOWN, numbers, graph.fresh)


def arrived(read: set[str], **registers: Value) -> State:
    named = {f"%{name}": value for name, value in registers.items()}
    return State(0, named, ThreadMemory({}, GROUP), KNOWN, read=read)


def test_numbers_that_move_with_the_group_are_kept() -> None:
    held = invariant_on(Graph(), out=Sum("out", 0, GROUP.times(8).terms), step=STEP)
    moved = {"group": GROUP.plus(STEP), "step": STEP}
    place = Sum("out", 0, GROUP.plus(STEP).times(8).terms)
    assert not held.weaken(arrived({"%out"}, out=place, step=STEP), moved)
    assert set(held.registers) == {"%out", "%step"}


def test_what_does_not_hold_is_forgotten_and_tried_again_if_it_was_read() -> None:
    held = invariant_on(Graph(), old=GROUP, step=STEP)
    moved = {"group": GROUP.plus(STEP), "step": STEP}
    high = constant_bits(0, 32)
    assert not held.weaken(arrived(set(), old=high, step=STEP), moved)
    assert held.weaken(arrived({"%step"}, step=high), moved)


def test_the_bits_that_agree_are_kept() -> None:
    graph = Graph()
    held = invariant_on(graph, counter=GROUP)
    numbers = Numbers(Words(graph), literals(graph), {})
    numbers.known = KNOWN
    found = numbers.bits(GROUP, 32)[:16] + constant_bits(0, 16)
    assert held.weaken(arrived({"%counter"}, counter=found), {"group": GROUP})
    value = held.state(0, "group").registers["%counter"]
    assert isinstance(value, tuple)
    assert value[:16] == found[:16]
    assert all(map(graph.is_fresh, value[16:30]))


def test_data_of_the_first_group_is_not_known() -> None:
    graph = Graph()
    data = tuple(graph.input("in", i) for i in range(32))
    assert not invariant_on(graph, data=data).registers
