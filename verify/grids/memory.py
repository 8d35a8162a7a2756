"""The memory of a grid: bounded buffers, and the threads that have touched each byte.

A pointer to a buffer is a number of 64 bits; there is no memory between buffers. Results must not
depend on the order of threads: a byte of global memory is written at most once, and read by no
thread other than its writer. For shared memory, this holds between two barriers of a block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from compiler.machine.meaning import Bytes
from verify.grids.evaluation import Addresses
from verify.grids.faults import Kind

FIRST_ADDRESS = 0x7F00_0000_0000
BUFFER_SPACING = 1 << 36
"""The distance of buffers' addresses, which is more than the size of any buffer."""
NOBODY, SEVERAL = -1, -2
"""In place of a thread: no thread, or more than one, has touched a byte."""

Access = Literal["read", "write", "both"]
Numbers = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Buffer:
    """Global memory that a host gives to a kernel.

    Args:
        name: for messages.
        octets: what it holds; stores change it.
        access: the allowed accesses; a buffer without read access has unknown contents, but a
            kernel may read its own writes.
        alignment: the exact alignment of its address.
    """

    name: str
    octets: Bytes
    access: Access = "both"
    alignment: int = 256


class AccessError(Exception):
    """Threads violated a rule; the message describes the first of them.

    Attributes:
        kind: which rule is broken.
        place: which of the threads that run, counted from 0.
        message: what that thread does.
    """

    def __init__(self, kind: Kind, place: int, message: str) -> None:
        super().__init__(message)
        self.kind, self.place, self.message = kind, place, message


class Region:
    """Bytes that threads share, with the thread that has touched each.

    Args:
        name: for messages.
        octets: what it holds; stores change it.
        access: what threads may do.
        once: whether each byte may be written once at most.
    """

    def __init__(
        self, name: str, octets: Bytes, access: Access = "both", once: bool = True
    ) -> None:
        self.name, self.octets, self.access, self.once = name, octets, access, once
        self.readers: Numbers | None = None
        self.writers: Numbers | None = None
        if access != "read":
            self.readers = np.full(len(octets), NOBODY, np.int64)
            self.writers = np.full(len(octets), NOBODY, np.int64)
        self.known = np.full(len(octets), access != "write")

    def forget(self, first: int, last: int) -> None:
        """Forget the threads that touched some bytes, after a barrier."""
        if self.readers is not None and self.writers is not None:
            self.readers[first:last] = NOBODY
            self.writers[first:last] = NOBODY

    def load(self, first: Numbers, n_bytes: int, threads: Numbers) -> Bytes:
        """The bytes of each thread from its place on.

        Raises:
            AccessError: a byte is not known, or another thread has written it.
        """
        if self.readers is None and (first == first[0]).all():
            # All threads read one word, for example of a key.
            word = self.octets[first[0] : first[0] + n_bytes]
            return np.broadcast_to(word, (len(first), n_bytes)).copy()
        places = first[:, None] + np.arange(n_bytes)
        if self.readers is not None and self.writers is not None:
            self._note_reads(places, threads, self.readers, self.writers)
        found: Bytes = self.octets[places]
        return found

    def _note_reads(
        self, places: Numbers, threads: Numbers, readers: Numbers, writers: Numbers
    ) -> None:
        own = threads[:, None]
        if not self.known[places].all():
            self._refuse("uninitialised", ~self.known[places], places, "read, and nobody wrote it")
        wrote = writers[places]
        others = (wrote != NOBODY) & (wrote != own)
        if others.any():
            self._refuse("race", others, places, "read, and another thread has written it")
        read = readers[places]
        readers[places] = np.where((read == NOBODY) | (read == own), own, SEVERAL)
        # Of several readers of a byte, only one has been recorded.
        alone = readers[places]
        mixed = (alone != own) & (alone != SEVERAL)
        readers[places[mixed]] = SEVERAL

    def store(self, first: Numbers, octets: Bytes, threads: Numbers) -> None:
        """Write the bytes of each thread from its place on.

        Raises:
            AccessError: the region is not for that, or another thread has touched a byte.
        """
        places, own = first[:, None] + np.arange(octets.shape[1]), threads[:, None]
        if self.readers is None or self.writers is None:
            self._refuse("access", np.ones(places.shape, bool), places, "written, and is read-only")
            return
        wrote = self.writers[places]
        again = wrote != NOBODY if self.once else (wrote != NOBODY) & (wrote != own)
        if again.any():
            self._refuse("race", again, places, "written, and somebody has written it before")
        read = self.readers[places]
        others = (read != NOBODY) & (read != own)
        if others.any():
            self._refuse("race", others, places, "written, and another thread has read it")
        self.writers[places] = own
        if (self.writers[places] != own).any():
            both = self.writers[places] != own
            self._refuse("race", both, places, "written by two threads at once")
        self.octets[places] = octets
        self.known[places] = True

    def _refuse(self, kind: Kind, wrong: NDArray[np.bool_], places: Numbers, said: str) -> None:
        """Raise an error for the first wrong byte."""
        thread, byte = (int(each[0]) for each in np.nonzero(wrong))
        raise AccessError(kind, thread, f"byte {places[thread, byte]} of {self.name} is {said}")


def address_of_buffer(number: int, alignment: int) -> int:
    """The address of the buffer with a number."""
    return FIRST_ADDRESS + number * BUFFER_SPACING + alignment


class GlobalMemory:
    """The buffers of a launch, and where they lie."""

    def __init__(self, buffers: Sequence[Buffer]) -> None:
        self.bases: dict[Buffer, int] = {}
        self._regions: list[tuple[int, Region]] = []
        for number, buffer in enumerate(dict.fromkeys(buffers)):
            base = address_of_buffer(number, buffer.alignment)
            self.bases[buffer] = base
            self._regions.append((base, Region(buffer.name, buffer.octets, buffer.access)))

    def find(self, addresses: Addresses, n_bytes: int) -> tuple[Region, Numbers]:
        """The region that all addresses are in, and their places in it.

        Raises:
            AccessError: an address is outside of all buffers, or they are in several.
        """
        for base, region in self._regions:
            # Below the base the difference wraps around, and is more than any size.
            places = addresses - np.uint64(base)
            inside = places <= np.uint64(max(0, len(region.octets) - n_bytes))
            if inside.all() and len(region.octets) >= n_bytes:
                return region, places.astype(np.int64)
            if inside.any():
                self._refuse(int(np.argmin(inside)), addresses, n_bytes)
        self._refuse(0, addresses, n_bytes)
        raise AssertionError("an address that is in no buffer is refused")

    def _refuse(self, place: int, addresses: Addresses, n_bytes: int) -> None:
        address = int(addresses[place])
        distances = [
            (min(abs(address - base), abs(address - base - len(region.octets))), base, region)
            for base, region in self._regions
        ]
        near = min(distances, key=lambda each: each[0], default=None)
        where = f"{address:#x}"
        if near:
            where += f", byte {address - near[1]} of {near[2].name}"
            where += f", which has {len(near[2].octets)}"
        raise AccessError("bounds", place, f"{n_bytes} bytes at {where}, are in no buffer")
