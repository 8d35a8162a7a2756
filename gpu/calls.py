"""One call on data of the host: its parts, and the threads that copy them."""

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
"""What a thread works with: while one's part is on its way, the next one's is copied."""


@dataclass
class Call:
    """What the threads of a call share.

    Args:
        driver: the driver.
        context: of the GPU.
        kernel: to be run.
        secret: its key.
        source: the data.
        result: what it becomes; other memory than the data.
        counter: of the first block.
        chunk_bytes: of a part; a multiple of the kernel's group.
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
        """How many parts there are."""
        return -(-len(self.source) // self.chunk_bytes)

    def run(self, free: SimpleQueue[Lanes], n_threads: int) -> None:
        """Work in this thread, and in others where there are parts and lanes for them.

        Raises:
            GpuError: the driver refused something; the result is of no use.
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
        """Encrypt parts until there are no more, then forget the key."""
        try:
            with self.driver.current(self.context):
                self._try(lambda: self._encrypt_parts(lanes))
                for lane in lanes:
                    self._try(lane.wipe)
        except BaseException as problem:
            self.failures.append(problem)

    def _try(self, step: Callable[[], None]) -> None:
        """Do a step; what stops it stops the call, and no step that comes after it here."""
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
        """The part of the data that nobody has; None at the end or after a failure."""
        with self._lock:
            start = self._begun
            self._begun += self.chunk_bytes
        if self.failures or start >= len(self.source):
            return None
        return slice(start, min(start + self.chunk_bytes, len(self.source)))


def run_on_device(call: Call, lane: Lane, out: int, source: int, nbytes: int) -> None:
    """Run a call's kernel on memory of the device, in the stream of a lane, to the end.

    Raises:
        GpuError: the driver refused something.
    """
    with call.driver.current(call.context):
        try:
            key = lane.send_key(call.secret)
            call.kernel.launch(call.driver, lane.stream, (out, source, key), nbytes, call.counter)
        finally:
            lane.wipe()
