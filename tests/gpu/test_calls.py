"""A call on data of the host: all parts, by one thread or several; a refusal ends it."""

from __future__ import annotations

from contextlib import ExitStack
from queue import SimpleQueue

import numpy as np
import pytest

from gpu.calls import Call, Lanes
from gpu.driver import Driver, GpuError
from gpu.keys import Secret
from gpu.lanes import Kernel, make_lane
from tests.gpu.fake_driver import FakeApi

CHUNK_BYTES, N_BYTES, COUNTER = 64, 1000, 3
KERNEL = Kernel(None, counts=True, block_bytes=8, group_bytes=8, n_multiprocessors=1)
TEXT = np.arange(N_BYTES, dtype=np.uint32).astype(np.uint8)


def made(n_threads: int) -> tuple[FakeApi, Call, SimpleQueue[Lanes]]:
    api, free = FakeApi(), SimpleQueue[Lanes]()
    driver = Driver(api)
    for _ in range(n_threads):
        free.put(tuple(make_lane(driver, ExitStack(), 256, 4) for _ in range(2)))
    secret, result = Secret(bytearray(b"\x05key"), is_context=True), np.zeros(N_BYTES, np.uint8)
    return api, Call(driver, 1, KERNEL, secret, TEXT, result, COUNTER, CHUNK_BYTES), free


@pytest.mark.parametrize("n_threads", [1, 3])
def test_each_part_has_the_counter_of_its_place(n_threads: int) -> None:
    _, call, free = made(n_threads)
    call.run(free, n_threads)
    starts = np.arange(N_BYTES) // CHUNK_BYTES * (CHUNK_BYTES // 8)
    assert (call.result == (TEXT + 5 + COUNTER + starts).astype(np.uint8)).all()
    assert free.qsize() == n_threads


@pytest.mark.parametrize("n_threads", [1, 3])
def test_each_refusal_is_an_error_and_leaves_no_key(n_threads: int) -> None:
    api, call, free = made(n_threads)
    before = len(api.names)
    call.run(free, 1)
    for number in range(1, len(api.names) - before + 1):
        api, call, free = made(n_threads)
        api.refused = len(api.names) + number
        with pytest.raises(GpuError, match="refused cu"):
            call.run(free, 1)
        assert free.qsize() == n_threads
        for lane in free.get():
            assert not lane.pinned[256:].any()
