"""Launches of kernels on a GPU with explicit grids, between guard bytes in device memory."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from compiler.machine.target import Target
from gpu.driver import Driver, Passed, arguments_of, by_value
from verify.grids.faults import GridFault, LaunchError
from verify.grids.launch import Given, Grid, Launch
from verify.grids.memory import Buffer
from verify.grids.report import Report, StatementUse

GUARD_BYTES = 272
"""The bytes on each side of a buffer, which no kernel may write. The driver's addresses are
multiples of 256, those of buffers of 16 and not of 32."""
GUARD = 0xA5
SHORT_BYTES = 4
"""The size of counters; other numbers have 64 bits."""


class OverwrittenError(GridFault):
    """A kernel wrote where it must not; the message says where."""

    def __init__(self, said: str) -> None:
        super().__init__("bounds", said, 0, 0, 0)
        self.args, self.message = (said,), said


class GpuGrid(Grid):
    """The kernels of a text on a GPU, with the interface of the interpreter of grids.

    Args:
        text: the text of the kernels.
        target: its target.
        driver: the driver.
        module: the driver's handle of the loaded text.

    Raises:
        GpuError: the driver finds no kernel of that name in it.
    """

    def __init__(self, text: str, target: Target, driver: Driver, module: object) -> None:
        super().__init__(text, target)
        self._driver = driver
        self.functions: Mapping[str, Any] = {
            name: driver("cuModuleGetFunction", module, name.encode()) for name in self.kernels
        }

    def launch(self, kernel: str, grid: int, block: int, parameters: Mapping[str, Given]) -> Report:
        """Run a kernel to its end; buffers that it may write then hold its output.

        Arguments are those of the interpreter. The report has no statements.

        Raises:
            LaunchError: the kernel does not exist.
            OverwrittenError: a byte beside a buffer, or of one that is only read, has changed.
            GpuError: the driver returns an error.
        """
        if kernel not in self.functions:
            raise LaunchError(f"no kernel `{kernel}` on the GPU")
        wanted = self.kernels[kernel].kernel.parameters
        buffers = [value for value in parameters.values() if isinstance(value, Buffer)]
        with self._on_device(buffers) as places:
            values = [
                _passed(parameters[name], each.n_bytes, places) for name, each in wanted.items()
            ]
            shape, arguments = (grid, 1, 1, block, 1, 1, 0), arguments_of(values)
            self._driver("cuLaunchKernel", self.functions[kernel], *shape, 0, arguments, 0)
            self._driver("cuCtxSynchronize")
            for buffer, place in places.items():
                self._fetch(buffer, place)
        return Report(kernel, grid, block, ())

    def launch_together(self, kernel: str, launches: Sequence[Launch]) -> Sequence[StatementUse]:
        """Run launches of a kernel, one after another; arguments and errors are those of `launch`.

        Returns:
            Nothing: a GPU does not tell which statements ran.
        """
        for number, each in enumerate(launches):
            try:
                self.launch(kernel, each.grid, each.block, each.parameters)
            except GridFault as fault:
                fault.launch = number
                raise
        return ()

    @contextmanager
    def _on_device(self, buffers: list[Buffer]) -> Iterator[dict[Buffer, int]]:
        """The device addresses of buffers, whose contents are copied between guard bytes."""
        places: dict[Buffer, int] = {}
        try:
            for buffer in buffers:
                if buffer not in places:
                    nbytes = len(buffer.octets) + 2 * GUARD_BYTES
                    places[buffer] = int(self._driver("cuMemAlloc", nbytes)) + GUARD_BYTES
                    guarded = _guarded(buffer.octets)
                    at = places[buffer] - GUARD_BYTES
                    self._driver("cuMemcpyHtoD", at, guarded.ctypes.data, nbytes)
            yield places
        finally:
            for place in places.values():
                self._driver("cuMemFree", place - GUARD_BYTES)

    def _fetch(self, buffer: Buffer, place: int) -> None:
        """Copy a buffer back.

        Raises:
            OverwrittenError: a byte changed that must not.
        """
        expected = _guarded(buffer.octets)
        got = np.empty_like(expected)
        self._driver("cuMemcpyDtoH", got.ctypes.data, place - GUARD_BYTES, len(got))
        if buffer.access != "read":
            buffer.octets[:] = got[GUARD_BYTES : len(got) - GUARD_BYTES]
            expected[GUARD_BYTES : len(got) - GUARD_BYTES] = buffer.octets
        if (changed := np.flatnonzero(got != expected)).size:
            at = int(changed[0]) - GUARD_BYTES
            raise OverwrittenError(f"byte {at} of `{buffer.name}` was written")


def _passed(given: Given, n_bytes: int, places: Mapping[Buffer, int]) -> Passed:
    """A parameter of a size as the driver takes it."""
    match given:
        case bytes():
            return by_value(bytearray(given))
        case Buffer():
            return places[given]
        case int():
            return ctypes.c_uint32(given) if n_bytes == SHORT_BYTES else given


def _guarded(octets: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Bytes with guard bytes on both sides."""
    return np.pad(octets, GUARD_BYTES, constant_values=GUARD)
