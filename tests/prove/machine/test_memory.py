"""Memory: what is stored is loaded again, and every access beyond the rules is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits
from prove.machine.memory import Depends, Memory, Piece, Region, Value, Violation
from prove.machine.values import Facts, Sum, Unsupported, symbol

SP = Sum("stack", -8)
ADDRESS = Sum("rw", 4)


def byte(value: int) -> Bits:
    return constant_bits(value, 8)


def memory(aligned: bool = True, twins: Mapping[str, str] | None = None) -> Memory:
    """Regions of 16 bytes, of which one begins at 8 n; the stack goes from -16 to 0."""
    regions = [
        Region("r", "r", 4, initial=byte),
        Region("w", "w", 4),
        Region("rw", "rw", 4),
        Region("moved", "rw", 4, origin=symbol("n").times(8)),
        Region("stack", "rw", 4, harmless=frozenset({0, 1})),
    ]
    extents = {region.name: (Sum("", 0), Sum("", 16)) for region in regions}
    extents |= {"stack": (Sum("", -16), Sum("", 0)), "moved": (Sum("", 0), symbol("end"))}
    ranges = {"n": (0, 3), "end": (64, None)}
    facts = Facts(ranges=ranges, extents=extents)
    return Memory({r.name: r for r in regions}, facts, 4, aligned, twins or {})


def test_what_is_stored_is_loaded_lowest_byte_first() -> None:
    held = memory()
    held.store(ADDRESS, constant_bits(0x44332211, 32), 4, SP)
    assert held.load(ADDRESS, 4, SP) == constant_bits(0x44332211, 32)
    assert held.load(ADDRESS, 1, SP) == byte(0x11)
    assert held.load(ADDRESS.moved(2), 2, SP) == constant_bits(0x4433, 16)
    held.store(ADDRESS.moved(1), constant_bits(0xAABBCC, 32), 1, SP)
    assert held.load(ADDRESS, 4, SP) == constant_bits(0x4433CC11, 32), "the low byte is written"


def test_what_nobody_has_written_is_what_it_is_at_first() -> None:
    held = memory()
    assert held.load(Sum("r", 8), 2, SP) == byte(8) + byte(9)
    assert held.regions["r"].cells == {}
    with pytest.raises(Violation, match="byte 4 of `rw` is read before it is written"):
        held.load(ADDRESS, 4, SP)


def test_pointers_come_back_whole() -> None:
    held = memory()
    pointer = Sum("r", 4, (("n", 2),))
    held.store(ADDRESS, pointer, 4, SP)
    assert held.load(ADDRESS, 4, SP) == pointer
    for place, n_bytes in ((4, 1), (6, 2), (4, 2)):
        with pytest.raises(Violation, match="a part of a pointer or of a length is read as data"):
            held.load(Sum("rw", place), n_bytes, SP)
    held.store(ADDRESS, byte(0), 1, SP)
    with pytest.raises(Violation, match="a part of a pointer or of a length is read as data"):
        held.load(ADDRESS, 4, SP)
    with pytest.raises(Violation, match="a part of a pointer or of a length is stored"):
        held.store(ADDRESS, pointer, 2, SP)


def test_a_copy_is_changed_on_its_own() -> None:
    held = memory()
    other = held.copy()
    other.store(ADDRESS, byte(1), 1, SP)
    assert held.regions["rw"].cells == {}
    assert held.regions["rw"].copy() == held.regions["rw"]


@pytest.mark.parametrize(
    ("address", "n_bytes", "complaint"),
    [
        (constant_bits(16, 32), 4, "an address is not a known pointer"),
        (Sum("", 16), 4, "an address is not a known pointer"),
        (Sum("w", 0), 4, "`w` is read, which the interface does not allow"),
        (Sum("r", 16), 4, "4 bytes are accessed past the end of `r`"),
        (Sum("r", 14), 4, "4 bytes are accessed past the end of `r`"),
        (Sum("r", -4), 4, "4 bytes are accessed before in `r`"),
        (Sum("r", 2), 4, "4 bytes of `r` are accessed out of alignment"),
        (Sum("r", 0), 8, "8 bytes of `r` are accessed out of alignment"),
        (Sum("r", 0, (("n", 6),)), 4, "past the end of `r`"),
        (Sum("r", 0, (("n", 2),)), 4, "4 bytes of `r` are accessed out of alignment"),
        (Sum("stack", -12), 4, "4 bytes are accessed below the stack pointer in `stack`"),
        (Sum("stack", 0), 4, "4 bytes are accessed past the end of `stack`"),
    ],
)
def test_an_access_beyond_the_rules_is_refused(
    address: Value, n_bytes: int, complaint: str
) -> None:
    with pytest.raises(Violation, match=complaint):
        memory().load(address, n_bytes, SP)


def test_what_is_only_read_is_not_written() -> None:
    with pytest.raises(Violation, match="`r` is written to, which the interface does not allow"):
        memory().store(Sum("r", 0), byte(0), 1, SP)


def test_without_alignment_every_place_inside_is_allowed() -> None:
    held = memory(aligned=False)
    assert held.load(Sum("r", 12), 4, SP) == byte(12) + byte(13) + byte(14) + byte(15)
    assert held.load(Sum("r", 3), 2, SP) == byte(3) + byte(4)


def test_an_address_of_data_says_which() -> None:
    secret = tuple(Graph().input("key", bit) for bit in range(32))
    with pytest.raises(Depends, match="it depends on data or is a number") as caught:
        memory().load(secret, 4, SP)
    assert caught.value.literals == secret
    assert caught.value.pc is None


def test_places_count_from_the_group_at_hand() -> None:
    held = memory()
    at = Sum("moved", 4, (("n", 8),))
    held.store(at, byte(7), 1, SP)
    assert held.regions["moved"].cells == {4: byte(7)}
    with pytest.raises(Unsupported, match="outside of the group of blocks at hand"):
        held.load(Sum("moved", 4), 1, SP)


def test_what_may_be_the_same_place_is_not_read_after_it_is_written() -> None:
    held = memory(twins={"r": "w"})
    held.store(Sum("w", 5), byte(1), 1, SP)
    assert held.load(Sum("r", 0), 4, SP) == byte(0) + byte(1) + byte(2) + byte(3)
    with pytest.raises(Violation, match="byte 5 of `r` is read when `w` has been written there"):
        held.load(Sum("r", 4), 4, SP)


def test_data_below_the_stack_pointer_is_told_with_its_store() -> None:
    held, secret = memory(), Graph().input("key", 0)
    stack = held.regions["stack"]
    held.store(Sum("stack", -8), (secret, *byte(0)[1:]), 1, SP, pc=0x40)
    held.store(Sum("stack", -4), byte(3), 1, SP, pc=0x44)
    stack.drop(-8)
    assert sorted(stack.cells) == [-8, -4], "what is above stays"
    with pytest.raises(Depends, match=r"data is left in the stack frame, at sp-8") as caught:
        stack.drop(-4)
    assert (caught.value.pc, caught.value.literals[0]) == (0x40, secret)
    stack.cells[-8] = byte(0)
    stack.drop(0)
    assert stack.cells == {}


def test_a_symbol_that_gets_a_value_makes_pointers_numbers() -> None:
    region = memory().regions["moved"]
    length = symbol("n").times(256).moved(1)
    region.cells = {i: Piece(length, i) for i in range(2)} | {8: byte(9)}
    region.replace_symbols({"n": symbol("m")})
    assert region.cells[1] == Piece(symbol("m").times(256).moved(1), 1)
    assert region.origin == symbol("m").times(8)
    region.replace_symbols({"m": Sum("", 3)})
    assert region.cells == {0: byte(1), 1: byte(3), 8: byte(9)}
    assert region.origin == Sum("", 24)


def test_without_look_ups_nothing_is_public() -> None:
    held, secret = memory(), Graph().input("counter", 0)
    assert not held.is_looked_up(symbol("n"))
    assert held.is_same((secret,), (secret,))
    assert not held.is_same((secret,), (secret ^ 1,))
    with pytest.raises(Depends, match="an address or a length is computed from data"):
        held.number((secret,))
    with pytest.raises(Depends, match="a branch depends on data"):
        held.holds(secret)
