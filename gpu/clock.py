"""The clock of a GPU's multiprocessors, measured by a kernel right behind others."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from gpu.driver import Driver

SPINS = 200_000
"""Turns of the kernel's loop, each of several cycles: about a millisecond."""
TEXT = f"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry lwcc_clock(.param .u64 out)
{{
    .reg .pred %p;
    .reg .u32 %r;
    .reg .u64 %rd<6>;
    ld.param.u64 %rd0, [out];
    mov.u64 %rd1, %globaltimer;
    mov.u64 %rd2, %clock64;
    mov.u32 %r, {SPINS};
turn:
    sub.u32 %r, %r, 1;
    mov.u64 %rd3, %clock64;
    setp.ne.u32 %p, %r, 0;
    @%p bra turn;
    mov.u64 %rd4, %globaltimer;
    sub.u64 %rd3, %rd3, %rd2;
    sub.u64 %rd4, %rd4, %rd1;
    st.global.u64 [%rd0], %rd3;
    st.global.u64 [%rd0 + 8], %rd4;
    ret;
}}
"""
"""Counts cycles and nanoseconds; source: PTX ISA 9.0, special registers."""


class Clock:
    """A kernel that measures the clock.

    Args:
        driver: the driver, with the context current.

    Raises:
        GpuError: the driver returns an error.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._module = driver("cuModuleLoadData", TEXT.encode() + b"\0")
        self._kernel: Any = driver("cuModuleGetFunction", self._module, b"lwcc_clock")
        self._memory = driver("cuMemAlloc", 16)

    def queue(self) -> None:
        """Queue the kernel behind what the default stream has; its result is read by `hertz`."""
        arguments = ((int(self._memory),), (ctypes.c_uint64,))
        self._driver("cuLaunchKernel", self._kernel, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0)

    def hertz(self) -> float:
        """The clock of the last measurement."""
        found = np.zeros(2, np.uint64)
        self._driver("cuMemcpyDtoH", found.ctypes.data, self._memory, found.nbytes)
        return float(found[0]) / max(float(found[1]), 1.0) * 1e9

    def close(self) -> None:
        """Free the kernel and its memory."""
        self._driver("cuMemFree", self._memory)
        self._driver("cuModuleUnload", self._module)
