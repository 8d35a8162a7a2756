"""Buffers lie flush with the end asked for, at their alignment, and bytes beside are watched."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from unicorn.unicorn_const import UC_ARCH_ARM64, UC_MODE_ARM
from unicorn.unicorn_py3.unicorn import Uc, UcError

from verify.emulation.memory import PAGE, Buffer, Place, Slot

ADDRESS = 0x10_0000


@pytest.fixture
def slot() -> Slot:
    """Two pages."""
    return Slot(Uc(UC_ARCH_ARM64, UC_MODE_ARM), ADDRESS, 2 * PAGE, writable=True, seed=1)


@pytest.mark.parametrize(
    ("n_bytes", "place", "align", "offset"),
    [
        (10, "start", 1, 0),
        (10, "end", 1, 8192 - 10),
        (10, "end", 4, 8180),
        (10, "end", 16, 8176),
        (16, "end", 16, 8176),
        (0, "end", 16, 8192),
        (10, 3, 1, 3),
        (10, 0, 16, 0),
    ],
)
def test_a_buffer_lies_where_it_is_asked_to(
    slot: Slot, n_bytes: int, place: Place, align: int, offset: int
) -> None:
    buffer = Buffer(bytes(range(n_bytes)), True, place, align)
    assert slot.offset(buffer) == offset
    assert slot.put(buffer) == ADDRESS + offset
    assert slot.get(buffer) == bytes(range(n_bytes))


def test_the_emulator_sees_the_same_bytes() -> None:
    uc = Uc(UC_ARCH_ARM64, UC_MODE_ARM)
    slot, buffer = Slot(uc, ADDRESS, PAGE, writable=False, seed=1), Buffer(b"abcd", place=7)
    slot.put(buffer)
    assert uc.mem_read(ADDRESS + 7, 4) == b"abcd"
    uc.mem_write(ADDRESS + 8, b"X")
    assert slot.get(buffer) == b"aXcd"
    with pytest.raises(UcError):
        uc.mem_read(ADDRESS + PAGE, 1)


def test_around_a_buffer_lies_junk_that_its_seed_decides(slot: Slot) -> None:
    other = Slot(Uc(UC_ARCH_ARM64, UC_MODE_ARM), ADDRESS, 2 * PAGE, writable=True, seed=2)
    again = Slot(Uc(UC_ARCH_ARM64, UC_MODE_ARM), ADDRESS, 2 * PAGE, writable=True, seed=1)
    for each in (slot, other, again):
        each.put(Buffer(b""))
    assert slot.memory.tobytes() == again.memory.tobytes() != other.memory.tobytes()
    assert len(set(slot.memory.tolist())) == 256


def test_changed_bytes_beside_a_buffer_are_counted_from_its_start(slot: Slot) -> None:
    buffer = Buffer(bytes(8), True, place=100)
    slot.put(buffer)
    slot.memory[100:108] = 1  # its own
    assert slot.strays(buffer) == []
    for at in (98, 108, 4000):
        slot.memory[at] ^= 0xFF
    assert slot.strays(buffer) == [-2, 8, 3900]
    slot.put(buffer)
    assert slot.strays(buffer) == []


def test_two_buffers_of_the_same_bytes_are_two_places() -> None:
    one, other = Buffer(b"a"), Buffer(b"a")
    assert one != other
    assert len({one: 1, other: 2}) == 2
    with pytest.raises(FrozenInstanceError):
        one.data = b"b"  # type: ignore[misc]
