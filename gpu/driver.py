"""The CUDA driver through `cuda-bindings`, with its error codes as exceptions.

Source: CUDA Driver API Reference Manual 13.0.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

LIBRARY = "libcuda.so.1"
CAPABILITY = (75, 76)
"""The numbers of the device attributes with the compute capability, in the driver's header."""
BINDINGS = "cuda.bindings.driver"
INSTALL_BINDINGS = "pip install 'lwcc-asm[gpu]'"
INSTALL_DRIVER = "install NVIDIA's driver"
NO_BINDINGS = f"cuda-bindings is missing; install it with: {INSTALL_BINDINGS}"
NO_DRIVER = f"no CUDA driver: libcuda.so.1 is not found; {INSTALL_DRIVER}"
WHY = {2: "the GPU, or the host, has too little memory:", 100: "the CUDA driver finds no GPU:"}
"""Messages for the most common error codes of the driver."""


class GpuError(Exception):
    """A call on a GPU failed; buffers of the host are unchanged.

    Args:
        reason: the message, one line.
        result: the driver's CUresult; 0 if the error is not the driver's.
    """

    def __init__(self, reason: str, result: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.result = result


class NoGpuError(GpuError):
    """There is no driver, no GPU, or no `cuda-bindings`; or driver or GPU is too old."""


@dataclass(frozen=True)
class Driver:
    """Calls functions of the driver by name.

    Args:
        api: the module of `cuda-bindings`.
    """

    api: Any

    def __call__(self, function: str, *arguments: object) -> Any:
        """The first result of a function besides its error code; None if there is none.

        Raises:
            GpuError: the function returns an error.
        """
        result, *values = getattr(self.api, function)(*arguments)
        if int(result):
            why = WHY.get(int(result), "the CUDA driver refused")
            raise GpuError(f"{why} {function}: {result.name} ({int(result)})", int(result))
        return values[0] if values else None

    @contextmanager
    def current(self, context: object) -> Iterator[None]:
        """Make a context current in this thread, for the duration of a `with` block.

        Raises:
            GpuError: the driver returns an error; the previous context is restored if possible.
        """
        self("cuCtxPushCurrent", context)
        try:
            yield
        finally:
            try:
                self("cuCtxPopCurrent")
            except GpuError:
                self.api.cuCtxPopCurrent()
                raise


Passed = int | ctypes.c_uint32 | ctypes.Structure
"""A parameter of a kernel: a number of 64 bits or of 32, or bytes."""


def by_value(octets: bytearray) -> ctypes.Structure:
    """Bytes as a parameter of a kernel, which takes them by value; they are not copied."""

    class Octets(ctypes.Structure):
        _fields_ = (("octets", ctypes.c_ubyte * len(octets)),)

    return Octets.from_buffer(octets)


def arguments_of(values: Sequence[Passed]) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """The arguments of a launch, and their types, as the bindings take them."""
    made = [_argument(value) for value in values]
    return tuple(value for value, _ in made), tuple(kind for _, kind in made)


def _argument(value: Passed) -> tuple[object, object]:
    """An argument and its type; the bindings know that of bytes."""
    match value:
        case ctypes.c_uint32():
            return value.value, ctypes.c_uint32
        case ctypes.Structure():
            return value, None
        case int():
            return value, ctypes.c_uint64


def load_driver(needed_version: int) -> Driver:
    """The driver of this machine.

    Args:
        needed_version: the least version, as `cuDriverGetVersion` gives it: 11080 for CUDA 11.8.

    Raises:
        NoGpuError: the driver is missing or too old, or `cuda-bindings` is missing.
        GpuError: the driver's initialisation fails.
    """
    if not has_library():
        raise NoGpuError(NO_DRIVER)
    try:
        driver = Driver(import_bindings())
    except ModuleNotFoundError as problem:
        raise NoGpuError(NO_BINDINGS) from problem
    version = driver("cuDriverGetVersion")
    if version < needed_version:
        raise NoGpuError(
            f"the CUDA driver is too old: it is for CUDA {_cuda(version)}, "
            f"the kernels need {_cuda(needed_version)}"
        )
    driver("cuInit", 0)
    return driver


def import_bindings() -> Any:
    """The module of `cuda-bindings`; `ModuleNotFoundError` if it is not installed."""
    return importlib.import_module(BINDINGS)


def has_library() -> bool:
    """Whether the driver's library is installed."""
    try:
        ctypes.CDLL(LIBRARY)
    except OSError:
        return False
    return True


def _cuda(version: int) -> str:
    """A version of CUDA in the usual form, such as 11.8."""
    return f"{version // 1000}.{version % 1000 // 10}"
