"""Measures kernels on this machine's GPU: sustained and alone, and in calls with transfers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from compiler.frontend.interface import KERNELS, Kernel
from gpu.cipher import GpuCipher
from gpu.clock import Clock
from gpu.driver import Driver, GpuError, Passed, arguments_of, by_value
from gpu.lanes import BLOCK_THREADS, BLOCKS_EACH
from options.functions import naming_of
from verify.grids.session import roles

MESSAGE_BYTES = tuple(1 << n for n in (10, 16, 20, 24, 28, 30, 32))
"""The lengths of messages: 1 KiB to 4 GiB."""
LONG_BYTES = 1 << 28
"""The length of the message of a kernel that is timed alone: several times the largest cache."""
KEY_BYTES = 1 << 16
"""Bytes of random key data, more than any kernel reads."""
SUSTAINED_SECONDS = 0.05
"""The least time in which launches follow each other; clocks have settled after as long."""
ROUNDS = 5


@dataclass(frozen=True)
class KernelTime:
    """The sustained speed of a kernel on data of the device.

    Args:
        file: name of the file.
        kernel: name of the kernel.
        symbol: its symbol.
        n_blocks: blocks of the cipher in a launch.
        nbytes: bytes of output of a launch.
        seconds: of a launch.
        hertz: the clock of the multiprocessors behind the launches.
        n_multiprocessors: of the GPU.
        copied: bytes per second that the device copies in its own memory, those read and those
            written both counted.
        plain: seconds of a launch of the plain kernel of the same name; 0 if there is none.
    """

    file: str
    kernel: str
    symbol: str
    n_blocks: int
    nbytes: int
    seconds: float
    hertz: float
    n_multiprocessors: int
    copied: float
    plain: float = 0.0

    @property
    def rate(self) -> float:
        """Bytes of output per second."""
        return self.nbytes / self.seconds

    @property
    def cycles(self) -> float:
        """Cycles of a multiprocessor for each block."""
        return self.seconds * self.hertz * self.n_multiprocessors / self.n_blocks

    @property
    def plain_cycles(self) -> float:
        """The same of the plain kernel."""
        return self.plain * self.hertz * self.n_multiprocessors / self.n_blocks


@dataclass(frozen=True)
class MessageTime:
    """The throughput of counter mode on a message, from the fastest of several calls.

    Args:
        file: name of the file.
        nbytes: length of the message.
        transferred: bytes per second from host memory and back, including all copies.
        copied: the same without the kernel.
        alone: bytes per second in device memory, including the key's copy and the launch; 0 if the
            message does not fit there.
    """

    file: str
    nbytes: int
    transferred: float
    copied: float
    alone: float


def time_kernels(path: Path, plain: str = "") -> list[KernelTime]:
    """Time all kernels of a file, each alone.

    Args:
        path: path of a generated file for PTX.
        plain: PTX with other kernels of the same names and pointers, for comparison; all of them
            take a number of blocks.

    Raises:
        NoGpuError: there is no GPU that runs it.
        GpuError: the driver returns an error.
    """
    with GpuCipher(path) as gpu, gpu.grid() as grid, closing(Clock(gpu.driver)) as clock:
        stopwatch, found = Stopwatch(gpu.driver, clock), list[KernelTime]()
        naming = naming_of(gpu.part.options)
        with _functions(gpu.driver, plain) as others:
            for kernel in KERNELS:
                symbol = naming.symbol(kernel.name)
                if symbol in grid.functions:
                    functions = (grid.functions[symbol], others(symbol))
                    found.append(_time_kernel(gpu, kernel, symbol, functions, stopwatch))
        return found


@contextmanager
def _functions(driver: Driver, text: str) -> Iterator[Callable[[str], Any]]:
    """Gives the handles of a text's kernels by their symbols; None for others."""
    if not text:
        yield lambda symbol: None
        return
    module = driver("cuModuleLoadData", text.encode() + b"\0")
    try:
        yield (
            lambda symbol: (
                driver("cuModuleGetFunction", module, symbol.encode())
                if f".entry {symbol}(" in text
                else None
            )
        )
    finally:
        driver("cuModuleUnload", module)


def _time_kernel(
    gpu: GpuCipher, kernel: Kernel, symbol: str, functions: tuple[Any, Any], stopwatch: Stopwatch
) -> KernelTime:
    """The time of a kernel, and of the plain one, on a long message of random bytes."""
    block, group, driver = gpu.sizes["block"], gpu.sizes["group"], gpu.driver
    n_blocks = LONG_BYTES // block
    key_bytes = n_blocks * gpu.sizes["key"] if kernel.keys == "keys" else KEY_BYTES
    sizes = {"out": LONG_BYTES, "in": LONG_BYTES, kernel.keys: key_bytes, "counters": LONG_BYTES}
    wanted = roles(kernel)
    passes_keys = gpu.part.options.passes_keys and kernel.keys in gpu.sizes
    passed = dict[str, Passed]()
    if passes_keys:
        passed[kernel.keys] = by_value(bytearray(gpu.sizes[kernel.keys]))

    def seconds(function: Any, nbytes: int, group_bytes: int) -> tuple[float, float]:
        counter = ctypes.c_uint32(1)
        values: dict[str, Passed] = {"nblocks": n_blocks, "nbytes": nbytes, "counter": counter}
        values |= places
        # Plain kernels take the address of a key.
        values |= passed if function is functions[0] else {}
        given = arguments_of([values[role] for role in wanted])
        n_thread_blocks = -(-LONG_BYTES // (group_bytes * BLOCK_THREADS))
        count = min(n_thread_blocks, gpu.n_multiprocessors * BLOCKS_EACH)
        launch = (function, count, 1, 1, BLOCK_THREADS, 1, 1, 0, 0, given, 0)
        return stopwatch.sustained(lambda: driver("cuLaunchKernel", *launch))

    with _random({name: sizes[name] for name in wanted if name in sizes}, driver) as places:
        own, hertz = seconds(functions[0], LONG_BYTES, max(group, block))
        plain = seconds(functions[1], n_blocks, block)[0] if functions[1] else 0.0
        half = LONG_BYTES // 2
        to, source = places["out"], places.get("in", places["out"] + half)
        copying, _ = stopwatch.sustained(lambda: driver("cuMemcpyDtoD", to, source, half))
    numbers = (n_blocks, LONG_BYTES, own, hertz, gpu.n_multiprocessors, 2 * half / copying, plain)
    return KernelTime(gpu.part.file, kernel.name, symbol, *numbers)


@contextmanager
def _random(sizes: Mapping[str, int], driver: Driver) -> Iterator[dict[str, int]]:
    """The device addresses of buffers of random bytes."""
    octets = np.random.default_rng(1).integers(0, 256, 1 << 24, np.uint8)
    with ExitStack() as held:
        places: dict[str, int] = {}
        for name, nbytes in sizes.items():
            memory = driver("cuMemAlloc", nbytes)
            held.callback(driver, "cuMemFree", memory)
            places[name] = int(memory)
            for start in range(0, nbytes, len(octets)):
                count = min(len(octets), nbytes - start)
                driver("cuMemcpyHtoD", places[name] + start, octets.ctypes.data, count)
        yield places


class Stopwatch:
    """Times what is queued in the default stream, by the driver's events.

    Args:
        driver: the driver, with the context current.
        clock: measures the clock behind what is timed.
    """

    def __init__(self, driver: Driver, clock: Clock) -> None:
        self._driver, self._clock = driver, clock

    def sustained(self, queue: Callable[[], object]) -> tuple[float, float]:
        """Seconds of one of many that follow each other, and the clock behind them in hertz.

        Raises:
            GpuError: the driver returns an error.
        """
        once = self._seconds(queue, 1)
        count = max(1, round(SUSTAINED_SECONDS / max(once, 1e-6)))
        self._seconds(queue, count)
        each = self._seconds(queue, count) / count
        return each, self._clock.hertz()

    def _seconds(self, queue: Callable[[], object], count: int) -> float:
        """The seconds of so many."""
        with ExitStack() as held:
            start, end = (self._driver("cuEventCreate", 0) for _ in range(2))
            for event in (start, end):
                held.callback(self._driver, "cuEventDestroy", event)
            self._driver("cuEventRecord", start, 0)
            for _ in range(count):
                queue()
            self._driver("cuEventRecord", end, 0)
            self._clock.queue()
            self._driver("cuCtxSynchronize")
            return float(self._driver("cuEventElapsedTime", start, end)) / 1e3


def time_messages(path: Path, lengths: tuple[int, ...] = MESSAGE_BYTES) -> list[MessageTime]:
    """Time counter mode on messages of each length.

    Args:
        path: path of a generated file for PTX.
        lengths: lengths of messages in bytes; those beyond the counter's range are skipped.

    Raises:
        NoGpuError: there is no GPU that runs it.
        GpuError: the driver returns an error.
    """
    with GpuCipher(path) as gpu:
        longest = gpu.sizes["block"] << 8 * (gpu.sizes["block"] - gpu.sizes["nonce"])
        return [_time(gpu, path.name, nbytes) for nbytes in lengths if nbytes <= longest]


def _time(gpu: GpuCipher, file: str, nbytes: int) -> MessageTime:
    """The throughput for one length."""
    key, nonce = bytes(gpu.sizes["key"]), bytes(gpu.sizes["nonce"])
    text, out = np.zeros(nbytes, np.uint8), np.zeros(nbytes, np.uint8)
    with gpu.counter_mode(key, nonce) as context:
        transferred = _best(lambda: gpu.ctr_crypt(text, context, 0, out))
        copied = _best(lambda: gpu.copy(text, out))
        try:
            with gpu.device_memory(nbytes) as memory:
                alone = _best(lambda: gpu.ctr_crypt(memory, context, 0, memory))
        except GpuError:
            alone = float("inf")
    return MessageTime(file, nbytes, nbytes / transferred, nbytes / copied, nbytes / alone)


def _best(call: Callable[[], object]) -> float:
    """The shortest time of `ROUNDS` calls after a first one, in seconds."""
    times = []
    for _ in range(ROUNDS + 1):
        before = perf_counter()
        call()
        times.append(perf_counter() - before)
    return min(times[1:])
