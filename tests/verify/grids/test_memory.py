"""Bytes that threads share: who may touch which, and where buffers lie."""

from __future__ import annotations

import numpy as np
import pytest

from verify.grids.memory import AccessError, Buffer, GlobalMemory, Region, address_of_buffer

THREADS = np.arange(2, dtype=np.int32)


def region(*, once: bool = True, access: str = "both") -> Region:
    octets = np.arange(8, dtype=np.uint8)
    return Region([Buffer("text", octets, access)], once)  # type: ignore[arg-type]


def places(*numbers: int) -> np.ndarray:
    return np.array(numbers, np.int64)


def octets(*rows: tuple[int, ...]) -> np.ndarray:
    return np.array(rows, np.uint8)


def refused(message: str) -> pytest.RaisesExc[AccessError]:
    return pytest.raises(AccessError, match=message)


def test_each_thread_reads_its_own_bytes() -> None:
    assert region().load(places(0, 4), 2, THREADS).tolist() == [[0, 1], [4, 5]]


def test_a_thread_reads_what_it_wrote_and_no_other_does() -> None:
    memory = region()
    memory.store(places(0, 4), octets((9, 9), (8, 8)), THREADS)
    assert memory.load(places(0, 4), 2, THREADS).tolist() == [[9, 9], [8, 8]]
    with refused("byte 4 of text is read, and another thread has written it") as caught:
        memory.load(places(4, 6), 2, THREADS)
    assert (caught.value.kind, caught.value.place) == ("race", 0)


def test_a_byte_is_written_once() -> None:
    memory = region()
    memory.store(places(0, 4), octets((9,), (8,)), THREADS)
    with refused("byte 0 of text is written, and somebody has written it before"):
        memory.store(places(0, 5), octets((9,), (8,)), THREADS)


def test_shared_bytes_are_written_again_by_the_same_thread() -> None:
    memory = region(once=False)
    for _ in range(2):
        memory.store(places(0, 4), octets((9,), (8,)), THREADS)
    with refused("byte 4 of text is written"):
        memory.store(places(4, 0), octets((9,), (8,)), THREADS)


def test_two_threads_do_not_write_at_once() -> None:
    with refused("byte 3 of text is written by two threads at once"):
        region().store(places(3, 3), octets((9,), (8,)), THREADS)


def test_what_another_has_read_is_not_written() -> None:
    memory = region()
    memory.load(places(0, 1), 1, THREADS)
    with refused("byte 1 of text is written, and another thread has read it"):
        memory.store(places(1, 5), octets((9,), (8,)), THREADS)


def test_a_barrier_orders_accesses() -> None:
    memory = region(once=False)
    memory.store(places(0, 4), octets((9,), (8,)), THREADS)
    memory.forget(0, 8)
    assert memory.load(places(4, 0), 1, THREADS).tolist() == [[8], [9]]


def test_rights_of_a_buffer() -> None:
    with refused("byte 0 of text is written, and is read-only"):
        region(access="read").store(places(0, 1), octets((9,), (8,)), THREADS)
    with refused("byte 0 of text is read, and nobody wrote it"):
        region(access="write").load(places(0, 1), 1, THREADS)


def test_buffers_get_what_was_stored() -> None:
    text, other = (np.zeros(4, np.uint8) for _ in range(2))
    memory = Region([Buffer("text", text), Buffer("other", other, "read")])
    memory.store(places(1, 2), octets((9,), (8,)), THREADS)
    memory.put_back()
    assert text.tolist() == [0, 9, 8, 0]
    assert not other.any()


def test_an_address_is_in_one_buffer() -> None:
    buffers = [Buffer(name, np.zeros(16, np.uint8)) for name in ("text", "keys")]
    memory = GlobalMemory(buffers)
    keys = memory.bases[buffers[1]]
    assert keys == address_of_buffer(1, 256)
    assert keys % 256 == 0
    assert keys % 512
    assert memory.find(np.array([keys, keys + 12], np.uint64), 4).tolist() == [16, 28]
    with refused("byte 14 of keys, which has 16, are in no buffer") as caught:
        memory.find(np.array([keys, keys + 14], np.uint64), 4)
    assert (caught.value.kind, caught.value.place) == ("bounds", 1)


def test_several_readers_of_a_word_are_each_looked_at() -> None:
    memory, three = region(), np.arange(3, dtype=np.int32)
    memory.store(places(4), octets((9, 9)), three[1:2])
    assert memory.load(places(0, 0, 0), 2, three).tolist() == [[0, 1]] * 3
    with refused("byte 4 of text is read, and another thread has written it") as caught:
        memory.load(places(4, 4, 4), 2, three[[1, 0, 2]])
    assert caught.value.place == 1, "the first thread has written it"
    with refused("byte 0 of text is written, and another thread has read it"):
        memory.store(places(0), octets((9,)), three[:1])


def test_a_barrier_lets_all_threads_be_looked_at_again() -> None:
    memory = region(once=False)
    memory.load(places(0, 0), 2, THREADS)
    memory.forget(0, 2)
    memory.store(places(0), octets((9,)), THREADS[:1])
    with refused("byte 0 of text is read, and another thread has written it") as caught:
        memory.load(places(0, 0), 2, THREADS)
    assert caught.value.place == 1
