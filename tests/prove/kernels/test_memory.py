"""Accesses of a thread: bounds, rights, alignment, order, and conditions."""

from __future__ import annotations

import pytest

from prove.graph.words import Bits
from prove.kernels.memory import AccessProblem, Buffer, Place, Secret, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge
from prove.kernels.stripes import Stripes
from prove.machine.values import Sum, Unsupported, symbol

GROUP, LEFT = symbol("group"), symbol("left")
END = GROUP.times(8).plus(LEFT)
KNOWN = Knowledge({"group": (0, 1 << 40), "left": (4, 1 << 40)})


def byte(place: int) -> Bits:
    return tuple(range(2 + 16 * place, 18 + 16 * place, 2))


def memory() -> ThreadMemory:
    buffers = {
        "out": Buffer("out", "w", END, 8, 16, lambda place: None),
        "in": Buffer("in", "r", END, 8, 16, byte, "out"),
        "rk": Buffer("rk", "r", Sum("", 16), 0, 16, lambda place: byte(place + 100)),
    }
    return ThreadMemory(buffers, GROUP)


def at(region: str, offset: int) -> Sum:
    return Sum(region, offset, GROUP.times(8).terms if region != "rk" else ())


def test_bytes_of_the_group_at_hand() -> None:
    held = memory()
    place = held.place(at("in", 2), 2, KNOWN, None)
    assert place == Place(held.buffers["in"], 2, 2)
    assert held.load(place, None) == byte(2) + byte(3)


@pytest.mark.parametrize(("offset", "n_bytes"), [(-1, 1), (4, 1), (1, 4)])
def test_bounds(offset: int, n_bytes: int) -> None:
    with pytest.raises(AccessProblem, match="not shown to be inside"):
        memory().place(at("in", offset), n_bytes, KNOWN, None)


def test_a_guard_shows_that_a_byte_is_there() -> None:
    guard = Condition(LEFT.moved(-5))
    assert memory().place(at("in", 5), 1, KNOWN, guard).first == 5
    with pytest.raises(AccessProblem):
        memory().place(at("in", 6), 1, KNOWN, guard)


def test_another_group_is_beyond() -> None:
    with pytest.raises(Unsupported, match="outside of the group"):
        memory().place(Sum("in", 0), 1, KNOWN, None)


def test_addresses_that_are_none() -> None:
    with pytest.raises(AccessProblem, match="no buffer"):
        memory().place((0,) * 64, 1, KNOWN, None)
    with pytest.raises(Secret):
        memory().place((2,) * 64, 1, KNOWN, None)


def test_in_place() -> None:
    held = memory()
    held.store(held.place(at("out", 0), 1, KNOWN, None), byte(0), None)
    with pytest.raises(AccessProblem, match="has been written there"):
        held.load(held.place(at("in", 0), 1, KNOWN, None), None)
    with pytest.raises(AccessProblem, match="written twice"):
        held.store(held.place(at("out", 0), 1, KNOWN, None), byte(0), None)


def test_under_a_condition_bytes_are_read_once_and_are_arbitrary() -> None:
    held, guard = memory(), Condition(LEFT.moved(-5))
    place = held.place(at("in", 0), 1, KNOWN, None)
    held.load(place, guard)
    with pytest.raises(Unsupported, match="under conditions"):
        held.load(place, guard)
    with pytest.raises(Unsupported, match="under conditions"):
        held.load(held.place(at("rk", 0), 1, KNOWN, None), guard)


def test_alignment() -> None:
    held = memory()
    held.check_alignment(Place(held.buffers["in"], 0, 8))
    for first, n_bytes in ((4, 8), (0, 16), (2, 4)):
        with pytest.raises(AccessProblem, match="not aligned"):
            held.check_alignment(Place(held.buffers["in"], first, n_bytes))


LANE = symbol("lane")


@pytest.mark.parametrize(("apart", "first"), [(0, 0), (12, 12), (64, 16), (68, 20)])
def test_pieces_of_a_striped_group(apart: int, first: int) -> None:
    end = Stripes(32, 4).base(GROUP, LANE).plus(symbol("left"))
    held = ThreadMemory({"in": Buffer("in", "r", end, 32, 16, byte, "", 4)}, GROUP, lane=LANE)
    known = Knowledge({"group": (0, 1 << 40), "lane": (0, 3), "left": (200, 1 << 40)})
    address = Sum("in", apart, GROUP.times(32).plus(LANE.times(-16)).terms)
    assert held.place(address, 4, known, None).first == first
    with pytest.raises(AccessProblem, match="other threads"):
        held.place(address.moved(16), 4, known, None)
    with pytest.raises(Unsupported, match="outside of the group"):
        held.place(Sum("in", apart, GROUP.times(32).terms), 4, known, None)


def test_bytes_without_contents() -> None:
    held = memory()
    with pytest.raises(AccessProblem, match="nothing fills it"):
        held.load(Place(held.buffers["out"], 0, 1), None)


def test_symbols_are_replaced_everywhere() -> None:
    held, guard = memory(), Condition(LEFT)
    held.store(held.place(at("out", 0), 1, KNOWN, None), byte(0), guard)
    held.replace_symbols({"left": symbol("x")})
    assert held.stored["out", 0].guard == Condition(symbol("x"))
    assert held.buffers["in"].end == GROUP.times(8).plus(symbol("x"))
