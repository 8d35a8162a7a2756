"""Arguments of an emulated call, and the memory of its buffers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from unicorn.unicorn_const import UC_PROT_READ, UC_PROT_WRITE
from unicorn.unicorn_py3.unicorn import Uc

PAGE = 0x1000
Bytes = NDArray[np.uint8]
Place = Literal["start", "end"] | int
"""Flush against one end of a mapping, or so many bytes behind its start."""


@dataclass(frozen=True, eq=False)
class Buffer:
    """Memory argument of a function; one object passed twice is one buffer (`out == in`).

    Args:
        data: its contents before the call.
        writable: whether the function may write it.
        place: flush against the `start` or the `end` of its mapping, or a number of bytes after
            the start, for an odd alignment.
        align: alignment in bytes that the calling convention promises; holds at the end, too.
    """

    data: bytes
    writable: bool = False
    place: Place = "end"
    align: int = 1


@dataclass(frozen=True)
class Word32:
    """An argument of 32 bits; the register's upper bits are junk."""

    value: int


Argument = int | Word32 | Buffer


class Slot:
    """A mapping for buffers of one size and right, one after another.

    Args:
        uc: the emulator that maps it.
        address: where it starts there.
        n_bytes: its size, a multiple of the page.
        writable: whether code may write it.
        seed: of the junk around the buffers.
    """

    def __init__(self, uc: Uc, address: int, n_bytes: int, writable: bool, seed: int) -> None:
        self.address = address
        self.n_bytes = n_bytes
        self.junk: Bytes = np.random.default_rng(seed).integers(0, 256, n_bytes, np.uint8)
        self._whole: Bytes = np.zeros(n_bytes + PAGE, np.uint8)
        start = -self._whole.ctypes.data % PAGE
        self.memory = self._whole[start : start + n_bytes]
        rights = UC_PROT_READ | (UC_PROT_WRITE if writable else 0)
        uc.mem_map_ptr(address, n_bytes, rights, self.memory.ctypes.data)

    def offset(self, buffer: Buffer) -> int:
        """The offset of the buffer from the start of the mapping."""
        if isinstance(buffer.place, int):
            return buffer.place
        end = self.n_bytes - len(buffer.data)
        return 0 if buffer.place == "start" else end - end % buffer.align

    def put(self, buffer: Buffer) -> int:
        """Fill the mapping; returns the buffer's address."""
        start = self.offset(buffer)
        self.memory[:] = self.junk
        self.memory[start : start + len(buffer.data)] = np.frombuffer(buffer.data, np.uint8)
        return self.address + start

    def get(self, buffer: Buffer) -> bytes:
        """The current contents of the buffer."""
        start = self.offset(buffer)
        return self.memory[start : start + len(buffer.data)].tobytes()

    def strays(self, buffer: Buffer) -> list[int]:
        """Offsets from the buffer's start at which bytes outside it changed."""
        start, end = self.offset(buffer), self.offset(buffer) + len(buffer.data)
        changed = self.memory != self.junk
        changed[start:end] = False
        return [int(at) - start for at in np.flatnonzero(changed)]
