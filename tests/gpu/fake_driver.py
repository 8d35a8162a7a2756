"""The driver's functions as Python has them from the bindings, on memory of this process."""

from __future__ import annotations

import ctypes
from typing import Any


class Result(int):
    """A result of the bindings."""

    name = "CUDA_ERROR_UNKNOWN"


class FakeApi:
    """Functions that work at once; a kernel adds the first byte of its key, and its counter.

    Args:
        refused: the number of the call that is refused; 0 for none.
    """

    def __init__(self, refused: int = 0) -> None:
        self.refused = refused
        self.names: list[str] = []
        self.kept: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        """A function of the driver."""

        def call(*arguments: Any) -> tuple[Any, ...]:
            self.names.append(name)
            if len(self.names) == self.refused:
                return (Result(999),)
            own = OWN.get(name)
            return Result(0), own(self, *arguments) if own else None

        return call

    def allocate(self, nbytes: int, *_: Any) -> int:
        self.kept.append((ctypes.c_uint8 * nbytes)())
        return ctypes.addressof(self.kept[-1])

    def copy(self, to: int, source: int, nbytes: int, _: object) -> None:
        ctypes.memmove(to, source, nbytes)

    def fill(self, to: int, value: int, nbytes: int, _: object) -> None:
        ctypes.memset(to, value, nbytes)

    def launch(self, function: object, *words: Any) -> None:
        values, types = words[8]
        assert len(values) == len(types)
        out, source, nbytes, key, counter = values
        added = ctypes.string_at(key, 1)[0] + counter
        text = ctypes.string_at(source, nbytes)
        ctypes.memmove(out, bytes((byte + added) % 256 for byte in text), nbytes)


OWN: dict[str, Any] = {
    "cuMemHostAlloc": FakeApi.allocate,
    "cuMemAlloc": FakeApi.allocate,
    "cuMemcpyHtoDAsync": FakeApi.copy,
    "cuMemcpyDtoHAsync": FakeApi.copy,
    "cuMemsetD8Async": FakeApi.fill,
    "cuLaunchKernel": FakeApi.launch,
}
