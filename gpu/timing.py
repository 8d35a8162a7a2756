"""Measures kernels on this machine's GPU, with and without transfers to and from the host."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from gpu.cipher import GpuCipher
from gpu.driver import GpuError

MESSAGE_BYTES = tuple(1 << n for n in (10, 16, 20, 24, 28, 30, 32))
"""The lengths of messages: 1 KiB to 4 GiB."""
ROUNDS = 5


@dataclass(frozen=True)
class GpuTime:
    """The throughput of counter mode, from the fastest of several calls.

    Args:
        file: name of the file.
        nbytes: length of the message.
        transferred: bytes per second from host memory and back, including all copies.
        alone: bytes per second in device memory, including the key's copy and the launch; 0 if the
            message does not fit there.
    """

    file: str
    nbytes: int
    transferred: float
    alone: float


def time_on_gpu(path: Path, lengths: tuple[int, ...] = MESSAGE_BYTES) -> list[GpuTime]:
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


def _time(gpu: GpuCipher, file: str, nbytes: int) -> GpuTime:
    """The throughput for one length."""
    key, nonce = bytes(gpu.sizes["key"]), bytes(gpu.sizes["nonce"])
    text, out = np.zeros(nbytes, np.uint8), np.zeros(nbytes, np.uint8)
    with gpu.counter_mode(key, nonce) as context:
        transferred = _best(lambda: gpu.ctr_crypt(text, context, 0, out))
        try:
            with gpu.device_memory(nbytes) as memory:
                alone = _best(lambda: gpu.ctr_crypt(memory, context, 0, memory))
        except GpuError:
            alone = float("inf")
    return GpuTime(file, nbytes, nbytes / transferred, nbytes / alone)


def _best(call: Callable[[], object]) -> float:
    """The shortest time of `ROUNDS` calls after a first one, in seconds."""
    times = []
    for _ in range(ROUNDS + 1):
        before = perf_counter()
        call()
        times.append(perf_counter() - before)
    return min(times[1:])
