"""Registers of threads, and accesses that are counted as warps make them."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.machine.isa import MEMORY
from verify.grids.evaluation import CONSTANT, PARAMETERS, SHARED
from verify.grids.memory import AccessError, Buffer, GlobalMemory
from verify.grids.report import Traffic
from verify.grids.shape import Shape, ThreadBlock
from verify.grids.threads import Registers, ThreadMemory

TWO = np.array([1, 2], np.uint32)
FIRST, SECOND = np.array([0]), np.array([1])


def test_a_register_that_is_kept_is_each_threads_own() -> None:
    registers = Registers(2, frozenset({"%r0"}))
    registers.write(["%r0"], [TWO[:1]], FIRST)
    assert registers.read(["%r0"], FIRST)[0].tolist() == [1]
    with pytest.raises(AccessError, match="this thread has not written it") as caught:
        registers.read(["%r0"], None)
    assert caught.value.place == 1
    registers.write(["%r0"], [TWO], None)
    assert registers.read(["%r0"], None)[0].tolist() == TWO.tolist()


def test_what_some_threads_write_is_read_by_others() -> None:
    registers = Registers(2, frozenset({"%r0"}), {"%r0": TWO})
    assert registers.read(["%r0"], FIRST)[0].tolist() == [1]
    registers.write(["%r0"], [TWO[:1] + 4], SECOND)
    assert registers.read(["%r0"], FIRST)[0].tolist() == [1]
    registers.write(["%r0"], [TWO[:1] + 6], FIRST)
    assert registers.read(["%r0"], None)[0].tolist() == [7, 5]
    assert TWO.tolist() == [1, 2], "another register may be the same array"


def test_a_register_that_passes_is_dropped() -> None:
    registers = Registers(2, frozenset())
    registers.write(["%r1"], [TWO], None)
    assert registers.read(["%r1"], None)[0] is TWO
    registers.drop(["%r1"])
    with pytest.raises(AccessError, match="`%r1` is read, and nothing has written it"):
        registers.read(["%r1"], None)


def memory() -> tuple[ThreadMemory, int]:
    """The memory of two threads in two blocks of two launches, and the address of its buffer."""
    buffer = Buffer("text", np.arange(64, dtype=np.uint8))
    held = GlobalMemory([buffer])
    shape = Shape((ThreadBlock(0, 1, 0, 1, 0), ThreadBlock(1, 1, 0, 1, 1)))
    made = ThreadMemory(held, bytes(range(8)), [b"abcd", b"efgh"], 8, shape)
    made.begin(None)
    return made, held.bases[buffer]


def at(*addresses: int) -> np.ndarray:
    return np.array(addresses, np.uint64)


def test_parameters_are_those_of_the_launch() -> None:
    made, _ = memory()
    assert [bytes(row) for row in made.load(PARAMETERS, at(0, 0), 4)] == [b"abcd", b"efgh"]


def test_shared_memory_is_each_blocks_own() -> None:
    made, _ = memory()
    made.store(SHARED, at(0, 0), np.array([[1], [2]], np.uint8))
    assert made.load(SHARED, at(0, 0), 1).tolist() == [[1], [2]]


def test_an_address_may_be_that_of_all_threads() -> None:
    made, _ = memory()
    made.store(SHARED, 0, np.array([[1], [2]], np.uint8))
    assert made.load(SHARED, 0, 1).tolist() == [[1], [2]]
    assert [bytes(row) for row in made.load(PARAMETERS, 2, 2)] == [b"cd", b"gh"]
    made.begin(np.array([1]))
    assert [bytes(row) for row in made.load(PARAMETERS, 2, 2)] == [b"gh"]
    with pytest.raises(AccessError, match="4 bytes at byte 6 of const memory, which has 8"):
        made.load(CONSTANT, 6, 4)
    made.begin(None)
    made.load(CONSTANT, 2, 4)
    with pytest.raises(AccessError, match="4 bytes at 0x2 are not aligned to their size"):
        made.end({}, 7)


@pytest.mark.parametrize(("space", "size"), [(CONSTANT, 8), (SHARED, 8), (PARAMETERS, 4)])
def test_an_access_past_the_end_is_refused(space: str, size: int) -> None:
    made, _ = memory()
    message = f"4 bytes at byte {size - 2} of {space} memory, which has {size}"
    with pytest.raises(AccessError, match=message) as caught:
        made.load(space, at(0, size - 2), 4)
    assert (caught.value.kind, caught.value.place) == ("bounds", 1)


def test_a_statement_is_one_access() -> None:
    made, base = memory()
    made.load(MEMORY, at(base, base + 32), 4)
    made.load(MEMORY, at(base + 4, base + 36), 4)
    traffic: dict[int, Traffic] = {}
    made.end(traffic, 7)
    found = traffic[7]
    assert (found.space, found.stores, found.n_bytes) == (MEMORY, False, 8)
    assert (found.warps, found.sectors, found.excess) == (2, 2, 0)


def test_an_access_is_aligned_to_its_size() -> None:
    made, base = memory()
    made.load(MEMORY, at(base, base + 4), 4)
    made.load(MEMORY, at(base + 4, base + 8), 4)
    with pytest.raises(AccessError, match="are not aligned to their size"):
        made.end({}, 7)
