"""A row's meaning in many threads: addresses of 64 bits, spaces by name, short registers."""

from __future__ import annotations

import numpy as np

from compiler.machine.isa import MEMORY
from compiler.machine.meaning import Bytes
from tests.verify.toy_grid.machine import TARGET
from verify.grids.evaluation import CONSTANT, PARAMETERS, SHARED, Addresses, ThreadScope

THREADS = 3


class Noting:
    """A memory whose bytes are the low bytes of their addresses, and which notes each access."""

    def __init__(self) -> None:
        self.accesses: list[tuple[str, list[int], int]] = []
        self.stored: list[list[list[int]]] = []

    def load(self, space: str, addresses: Addresses, n_bytes: int) -> Bytes:
        self.accesses.append((space, addresses.tolist(), n_bytes))
        rows = [[place + i & 0xFF for i in range(n_bytes)] for place in addresses.tolist()]
        return np.array(rows, np.uint8)

    def store(self, space: str, addresses: Addresses, octets: Bytes) -> None:
        self.accesses.append((space, addresses.tolist(), octets.shape[1]))
        self.stored.append(octets.tolist())


def register(*numbers: int, n_bytes: int = 4) -> Bytes:
    """A register of each thread."""
    return np.array(numbers, "<u8").view(np.uint8).reshape(-1, 8)[:, :n_bytes].copy()


def run(name: str, **operands: Bytes | int) -> tuple[dict[str, list[int]], Noting]:
    """What a row writes, as numbers of the threads, and what it does to memory."""
    row, memory = TARGET.table[name], Noting()
    written = ThreadScope(row, operands, memory, THREADS).run(row.effects)
    numbers = {
        name: [int.from_bytes(each.tobytes(), "little") for each in octets]
        for name, octets in written.items()
    }
    return numbers, memory


def test_each_thread_has_its_own_operands() -> None:
    found, memory = run(
        "mad", a=register(1, 2, 3), b=register(5, 5, 5), c=register(0, 1, 2**32 - 1)
    )
    assert found == {"d": [5, 11, 14]}
    assert memory.accesses == []


def test_addresses_have_64_bits_whatever_the_lanes() -> None:
    top = 2**32 - 1
    found, memory = run("ld_shared", a=register(0, 16, top), k=4)
    assert memory.accesses == [(SHARED, [4, 20, top + 4], 4)]
    assert found["d"] == [0x07060504, 0x17161514, 0x06050403]


def test_an_address_that_is_a_number_is_that_of_all_threads() -> None:
    _, memory = run("param_64", s=8)
    assert memory.accesses == [(PARAMETERS, [8] * THREADS, 8)]
    _, memory = run("ld_const", a=register(0, 4, 8), s=100)
    assert memory.accesses == [(CONSTANT, [100, 104, 108], 4)]


def test_effects_are_done_one_after_another() -> None:
    pointers = register(0x1000, 0x2000, 0x3000, n_bytes=8)
    found, memory = run("ld_v2", p=pointers, k=16)
    assert [each[1][0] for each in memory.accesses] == [0x1010, 0x1014]
    assert found["e"] == [0x17161514] * THREADS
    values = register(1, 2, 3), register(4, 5, 6)
    found, memory = run("st_v2", p=pointers, k=0, a=values[0], b=values[1])
    assert found == {}
    assert [space for space, *_ in memory.accesses] == [MEMORY] * 2
    assert memory.stored == [values[0].tolist(), values[1].tolist()]


def test_a_register_shorter_than_a_lane_is_extended_with_zeros() -> None:
    found, _ = run(
        "mad", a=register(255, 2, 3, n_bytes=1), b=register(2, 2, 2), c=register(0, 0, 0)
    )
    assert found["d"] == [510, 4, 6]
