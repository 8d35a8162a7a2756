"""Calls: on data of the host in parts, which threads copy; and on data of the device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread

import numpy as np
from numpy.typing import NDArray

from gpu.driver import Driver
from gpu.keys import Secret
from gpu.lanes import Kernel, Lane

Lanes = tuple[Lane, ...]
"""The lanes of a thread: while the part of one is encrypted, the part of the next is copied."""


@dataclass
class Call:
    """A call, whose parts are shared among threads.

    Args:
        driver: the driver.
        context: the context of the GPU.
        kernel: the kernel.
        secret: its key.
        source: the data.
        result: the memory for the result; it must not overlap the data.
        counter: counter of the first block.
        chunk_bytes: size of a part; a multiple of the kernel's group.
    """

    driver: Driver
    context: object
    kernel: Kernel
    secret: Secret
    source: NDArray[np.uint8]
    result: NDArray[np.uint8]
    counter: int
    chunk_bytes: int
    failures: list[BaseException] = field(default_factory=list, init=False)
    _lock: Lock = field(default_factory=Lock, init=False)
    _begun: int = field(default=0, init=False)

    @property
    def n_parts(self) -> int:
        """The number of parts."""
        return -(-len(self.source) // self.chunk_bytes)

    def run(self, free: SimpleQueue[Lanes], n_threads: int) -> None:
        """Work in this thread, and in others if there are parts and lanes for them.

        Args:
            free: the lanes of threads that are not in use.
            n_threads: the most threads, this one included.

        Raises:
            GpuError: the driver returned an error; the result is invalid.
        """
        own, others = free.get(), list[tuple[Thread, Lanes]]()
        try:
            while len(others) + 1 < min(n_threads, self.n_parts):
                lanes = free.get_nowait()
                thread = Thread(target=self._work, args=(lanes,))
                others.append((thread, lanes))
                thread.start()
        except Empty:
            pass  # other calls have them
        except RuntimeError:  # the system starts no more threads
            free.put(others.pop()[1])
        finally:
            self._work(own)
            free.put(own)
            for thread, lanes in others:
                thread.join()
                free.put(lanes)
        if self.failures:
            raise self.failures[0]

    def _work(self, lanes: Lanes) -> None:
        """Encrypt parts until there are no more, then wipe the key."""
        try:
            with self.driver.current(self.context):
                self._try(lambda: self._encrypt_parts(lanes))
                for lane in lanes:
                    self._try(lane.wipe)
        except BaseException as problem:
            self.failures.append(problem)

    def _try(self, step: Callable[[], None]) -> None:
        """Do a step; an error is recorded and ends the call, but no later step of this thread."""
        try:
            step()
        except BaseException as problem:
            self.failures.append(problem)

    def _encrypt_parts(self, lanes: Sequence[Lane]) -> None:
        turn = 0
        while (part := self._next_part()) is not None:
            lane = lanes[turn % len(lanes)]
            lane.finish()
            source, result = self.source[part], self.result[part]
            counter = self.counter + part.start // self.kernel.block_bytes
            lane.start(self.kernel, self.secret, source, result, counter)
            turn += 1
        for lane in lanes:
            lane.finish()

    def _next_part(self) -> slice | None:
        """The next part that no thread has taken; None at the end or after a failure."""
        with self._lock:
            start = self._begun
            self._begun += self.chunk_bytes
        if self.failures or start >= len(self.source):
            return None
        return slice(start, min(start + self.chunk_bytes, len(self.source)))


def run_on_device(call: Call, lane: Lane, out: int, source: int, nbytes: int) -> None:
    """Run a call's kernel on device memory in the stream of a lane, and wait for its end.

    Args:
        call: the call; its data and result are not used.
        lane: the lane.
        out: device address of the output.
        source: device address of the input.
        nbytes: length of the input.

    Raises:
        GpuError: the driver returned an error.
    """
    with call.driver.current(call.context):
        try:
            key = lane.send_key(call.kernel, call.secret)
            call.kernel.launch(call.driver, lane.stream, (out, source, key), nbytes, call.counter)
        finally:
            lane.wipe()
