"""Streams with their memory; each copies a part of the data in, encrypts it and copies it out."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gpu.driver import Driver, GpuError, Passed, arguments_of, by_value
from gpu.keys import Secret

PORTABLE = 1
"""Flag for pinned memory that every context may use."""
BLOCK_THREADS = 256
BLOCKS_EACH = 32
"""The most thread blocks for each multiprocessor; kernels take any grid."""


@dataclass(frozen=True)
class Kernel:
    """A kernel of an open GPU.

    Args:
        function: the driver's handle.
        counts: whether it is of counter mode.
        block_bytes: size of the cipher's blocks.
        group_bytes: bytes of an iteration of a thread.
        n_multiprocessors: the number of multiprocessors of the GPU.
        passes_keys: whether it takes its key by value, rather than the address of one.
    """

    function: Any
    counts: bool
    block_bytes: int
    group_bytes: int
    n_multiprocessors: int
    passes_keys: bool = False

    def launch(
        self, driver: Driver, stream: object, place: Sequence[Passed], nbytes: int, counter: int
    ) -> None:
        """Queue the kernel in a stream.

        Args:
            driver: the driver.
            stream: handle of the stream.
            place: the device addresses of output, input and key; or the key by value.
            nbytes: length of the input.
            counter: counter of the first block.

        Raises:
            GpuError: the driver returns an error.
        """
        out, source, key = place
        amount = nbytes if self.counts else nbytes // self.block_bytes
        values = [out, source, amount, key]
        if self.counts:
            values.append(ctypes.c_uint32(counter))
        n_thread_blocks = -(-nbytes // (self.group_bytes * BLOCK_THREADS))
        grid = min(n_thread_blocks, self.n_multiprocessors * BLOCKS_EACH)
        shape = (grid, 1, 1, BLOCK_THREADS, 1, 1, 0)
        given = arguments_of(values)
        driver("cuLaunchKernel", self.function, *shape, stream, given, 0)


class NoKernel(Kernel):
    """Stands for a kernel where copies alone are timed."""

    def launch(
        self, driver: Driver, stream: object, place: Sequence[Passed], nbytes: int, counter: int
    ) -> None:
        """Queue nothing."""


@dataclass
class Lane:
    """A stream, with pinned memory and device memory for a part of the data and the key behind it.

    Args:
        driver: the driver.
        stream: handle of the stream.
        pinned: the bytes of the pinned memory.
        memory: address of the device memory.
        key_offset: offset of the key in both memories, in bytes.
    """

    driver: Driver
    stream: Any
    pinned: NDArray[np.uint8]
    memory: int
    key_offset: int
    _is_used: bool = field(default=False, init=False)
    _key_bytes: int = field(default=0, init=False)
    _to: NDArray[np.uint8] | None = field(default=None, init=False)

    def send_key(self, kernel: Kernel, secret: Secret) -> Passed:
        """Copy a key to the device, once in a call, unless the kernel takes it by value.

        Returns:
            Its address there, or the key for that kernel.
        """
        self._is_used = True
        if kernel.passes_keys:
            return by_value(secret.filled)
        at = self.memory + self.key_offset
        if not self._key_bytes:
            self._key_bytes = len(secret.filled)
            own = self.pinned[self.key_offset : self.key_offset + self._key_bytes]
            own[:] = np.frombuffer(secret.filled, np.uint8)
            self.driver("cuMemcpyHtoDAsync", at, own.ctypes.data, len(own), self.stream)
        return at

    def start(
        self,
        kernel: Kernel,
        secret: Secret,
        source: NDArray[np.uint8],
        to: NDArray[np.uint8],
        counter: int,
    ) -> None:
        """Queue a part of the data; `finish` puts the result into `to`."""
        key, address = self.send_key(kernel, secret), self.pinned.ctypes.data
        self.pinned[: len(source)] = source
        self.driver("cuMemcpyHtoDAsync", self.memory, address, len(source), self.stream)
        kernel.launch(
            self.driver, self.stream, (self.memory, self.memory, key), len(source), counter
        )
        self.driver("cuMemcpyDtoHAsync", address, self.memory, len(source), self.stream)
        self._to = to

    def finish(self) -> None:
        """Wait for the queued part, if there is one, and copy its result."""
        to, self._to = self._to, None
        if to is not None:
            self.driver("cuStreamSynchronize", self.stream)
            to[:] = self.pinned[: len(to)]

    def wipe(self) -> None:
        """Wait for what is queued, and overwrite both copies of the key; again after an error.

        Raises:
            GpuError: the first attempt failed; the second may have succeeded.
        """
        if not self._is_used:
            return
        try:
            self._wipe_device()
        except GpuError:
            self._wipe_device()
            raise
        finally:
            self.pinned[self.key_offset : self.key_offset + self._key_bytes] = 0
            self._is_used, self._key_bytes, self._to = False, 0, None

    def _wipe_device(self) -> None:
        at = self.memory + self.key_offset
        try:
            if self._key_bytes:
                self.driver("cuMemsetD8Async", at, 0, self._key_bytes, self.stream)
        finally:
            self.driver("cuStreamSynchronize", self.stream)


def make_lane(driver: Driver, held: ExitStack, key_offset: int, key_bytes: int) -> Lane:
    """A lane, whose memory and stream are freed by the stack `held`.

    Raises:
        GpuError: there is too little memory, or the driver returns another error.
    """
    nbytes = key_offset + key_bytes
    address = driver("cuMemHostAlloc", nbytes, PORTABLE)
    held.callback(driver, "cuMemFreeHost", address)
    pinned = np.ctypeslib.as_array((ctypes.c_uint8 * nbytes).from_address(address))
    memory = driver("cuMemAlloc", nbytes)
    held.callback(driver, "cuMemFree", memory)
    # The stream waits for the default stream, in which a caller may have filled its arrays.
    stream = driver("cuStreamCreate", 0)
    held.callback(driver, "cuStreamDestroy", stream)
    return Lane(driver, stream, pinned, int(memory), key_offset)
