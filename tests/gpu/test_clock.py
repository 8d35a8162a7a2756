"""The clock is cycles by nanoseconds of a kernel, whose memory is freed."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from gpu.clock import Clock
from gpu.driver import Driver
from tests.gpu.fake_driver import FakeApi


class TickingApi(FakeApi):
    """A driver whose kernel writes cycles and nanoseconds."""

    def __init__(self, cycles: int, nanoseconds: int) -> None:
        super().__init__()
        self.octets = b"".join(n.to_bytes(8, "little") for n in (cycles, nanoseconds))

    def __getattr__(self, name: str) -> Any:
        if name == "cuMemcpyDtoH":
            return lambda to, _from, n: (0, ctypes.memmove(to, self.octets, n))
        if name == "cuLaunchKernel":
            self.names.append(name)
            return lambda *_: (0,)
        return super().__getattr__(name)


@pytest.mark.parametrize(
    ("cycles", "nanoseconds", "hertz"),
    [(1_500_000, 1_000_000, 1.5e9), (0, 1_000, 0.0), (7, 0, 7e9)],
)
def test_cycles_by_nanoseconds(cycles: int, nanoseconds: int, hertz: float) -> None:
    clock = Clock(Driver(TickingApi(cycles, nanoseconds)))
    clock.queue()
    assert clock.hertz() == hertz


def test_what_is_taken_is_given_back() -> None:
    api = TickingApi(1, 1)
    clock = Clock(Driver(api))
    clock.queue()
    clock.close()
    freed = ("cuLaunchKernel", "cuMemFree", "cuModuleUnload")
    assert [api.names.count(name) for name in freed] == [1, 1, 1]
