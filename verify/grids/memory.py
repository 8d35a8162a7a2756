"""The memory of a grid: bounded buffers, and the threads that have touched each byte.

A pointer to a buffer is a number of 64 bits; there is no memory between buffers. Results must not
depend on the order of threads: a byte of global memory is written at most once, and read by no
thread other than its writer. For shared memory, this holds between two barriers of a block.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from compiler.machine.meaning import Bytes
from verify.grids.evaluation import Addresses, word_of
from verify.grids.faults import Kind

FIRST_ADDRESS = 0x7F00_0000_0000
SPACING_BITS = 36
BUFFER_SPACING = 1 << SPACING_BITS
"""The distance of buffers' addresses, which is more than the size of any buffer."""
NOBODY, SEVERAL = -1, -2
"""In place of a thread: no thread, or more than one, has touched a byte."""

READS, WRITES = 1, 2
"""Whether a read or a write of a byte is to be looked at: it may be wrong, or has to be noted."""
EACH = {
    bits: {n: int.from_bytes(n * bytes([bits]), "little") for n in (1, 2, 4, 8)}
    for bits in (READS, WRITES, READS | WRITES)
}
"""The same for each byte of a word."""

Access = Literal["read", "write", "both"]
Numbers = NDArray[np.int64]
Threads = NDArray[np.int32]
"""Numbers of threads, short because there is one for each byte of memory."""
Words = NDArray[np.unsignedinteger[Any]]


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


@dataclass(frozen=True, eq=False)
class Readers:
    """Threads that read at once; those beside each other that read one word are a group.

    Args:
        threads: their numbers.
        last: the place of the last thread of each group.
        sizes: the threads of each group; None if each has one.
        owners: the thread of each group, or that there are several.
    """

    threads: Threads
    last: NDArray[np.intp] | slice
    sizes: NDArray[np.intp] | None
    owners: Threads


def readers_of(first: Numbers, threads: Threads) -> Readers:
    """The groups of threads that read from some places on."""
    is_last = np.ones(len(first), bool)
    np.not_equal(first[1:], first[:-1], out=is_last[:-1])
    last = np.flatnonzero(is_last)
    if 2 * len(last) > len(first):
        return Readers(threads, slice(None), None, threads)
    sizes = last.copy()
    sizes[1:] -= last[:-1]
    sizes[0] += 1
    return Readers(threads, last, sizes, np.where(sizes == 1, threads[last], np.int32(SEVERAL)))


class Region:
    """Bytes that threads share, with the thread that has touched each.

    Args:
        parts: the buffers, one after another; `put_back` gives them what stores changed.
        once: whether each byte may be written once at most.
    """

    def __init__(self, parts: Sequence[Buffer], once: bool = True) -> None:
        self.parts, self.once = parts, once
        sizes = np.array([len(part.octets) for part in parts], np.int64)
        self.ends = np.cumsum(sizes)
        self.firsts: Numbers = self.ends - sizes
        self.octets: Bytes = np.concatenate([np.empty(0, np.uint8), *(p.octets for p in parts)])
        self.writable = np.repeat(np.array([p.access != "read" for p in parts], bool), sizes)
        self.known = np.repeat(np.array([p.access != "write" for p in parts], bool), sizes)
        self._watched = np.where(self.writable, READS, WRITES).astype(np.uint8)
        self._views: dict[int, tuple[Words, Words]] = {}
        n_noted = len(self.octets) if self.writable.any() else 0
        self.readers: Threads = np.full(n_noted, NOBODY, np.int32)
        self.writers: Threads = np.full(n_noted, NOBODY, np.int32)

    def put_back(self) -> None:
        """Give the buffers that may be written their contents."""
        for part, first, end in zip(self.parts, self.firsts, self.ends, strict=True):
            if part.access != "read":
                part.octets[:] = self.octets[first:end]

    def forget(self, first: int, last: int) -> None:
        """Forget the threads that touched some bytes, after a barrier."""
        self.readers[first:last] = NOBODY
        self.writers[first:last] = NOBODY
        self._watched[first:last] = np.where(self.writable[first:last], READS, WRITES)

    def _words(self, n_bytes: int) -> tuple[Words, Words]:
        """The words from each place on: what they hold, and how they are watched."""
        if n_bytes not in self._views:
            shape, dtype = max(0, len(self.octets) - n_bytes + 1), word_of(n_bytes)
            octets, watched = (
                np.ndarray(shape, dtype, each.data, strides=(1,))
                for each in (self.octets, self._watched)
            )
            self._views[n_bytes] = octets, watched
        return self._views[n_bytes]

    def load(self, first: Numbers, n_bytes: int, threads: Threads) -> Bytes:
        """The bytes of each thread from its place on.

        Raises:
            AccessError: a byte is not known, or another thread has written it.
        """
        readers = readers_of(first, threads)
        return self.load_once(first[readers.last], n_bytes, readers)

    def load_once(self, first: Numbers, n_bytes: int, readers: Readers) -> Bytes:
        """The bytes of each thread; each group of readers reads from one place on.

        Raises:
            AccessError: a byte is not known, or another thread has written it.
        """
        words, watched = self._words(n_bytes)
        if np.count_nonzero(watched[first] & EACH[READS][n_bytes]):
            places = first[:, None] + np.arange(n_bytes)
            try:
                self._note_reads(places, readers.owners)
            except AccessError:
                # The first of all threads that may not read is to be named.
                if readers.sizes is not None:
                    self._note_reads(np.repeat(places, readers.sizes, axis=0), readers.threads)
                raise
        found = words[first]
        if readers.sizes is not None:
            found = found.repeat(readers.sizes)
        return found.view(np.uint8).reshape(-1, n_bytes)

    def _note_reads(self, places: Numbers, threads: Threads) -> None:
        own, readers = threads[:, None], self.readers
        if not self.known[places].all():
            self._refuse("uninitialised", ~self.known[places], places, "read, and nobody wrote it")
        wrote = self.writers[places]
        others = (wrote != NOBODY) & (wrote != own)
        if others.any():
            self._refuse("race", others, places, "read, and another thread has written it")
        read = readers[places]
        readers[places] = np.where((read == NOBODY) | (read == own), own, SEVERAL)
        # Of several readers of a byte, only one has been recorded.
        alone = readers[places]
        mixed = (alone != own) & (alone != SEVERAL)
        readers[places[mixed]] = SEVERAL
        free = (wrote == NOBODY) & (readers[places] == SEVERAL)
        self._watched[places] = np.where(free, WRITES, READS | WRITES)

    def store(self, first: Numbers, octets: Bytes, threads: Threads) -> None:
        """Write the bytes of each thread from its place on.

        Raises:
            AccessError: the bytes are read-only, or another thread has touched one.
        """
        n_bytes = octets.shape[1]
        places, own = first[:, None] + np.arange(n_bytes), threads[:, None]
        words, watched = self._words(n_bytes)
        if np.count_nonzero(watched[first] & EACH[WRITES][n_bytes]):
            self._check_writes(places, own)
        self.writers[places] = own
        both = self.writers[places] != own
        if np.count_nonzero(both):
            self._refuse("race", both, places, "written by two threads at once")
        words[first] = octets.view(words.dtype).reshape(-1)
        watched[first] = EACH[READS | WRITES][n_bytes]
        self.known[places] = True

    def _check_writes(self, places: Numbers, own: Threads) -> None:
        if not self.writable[places].all():
            self._refuse("access", ~self.writable[places], places, "written, and is read-only")
        wrote = self.writers[places]
        again = wrote != NOBODY if self.once else (wrote != NOBODY) & (wrote != own)
        if again.any():
            self._refuse("race", again, places, "written, and somebody has written it before")
        read = self.readers[places]
        others = (read != NOBODY) & (read != own)
        if others.any():
            self._refuse("race", others, places, "written, and another thread has read it")

    def _refuse(self, kind: Kind, wrong: NDArray[np.bool_], places: Numbers, said: str) -> None:
        """Raise an error for the first wrong byte."""
        thread, byte = (int(each[0]) for each in np.nonzero(wrong))
        place = int(places[thread, byte])
        number = int(np.searchsorted(self.ends, place, "right"))
        where = f"byte {place - self.firsts[number]} of {self.parts[number].name}"
        raise AccessError(kind, thread, f"{where} is {said}")


def address_of_buffer(number: int, alignment: int) -> int:
    """The address of the buffer with a number."""
    return FIRST_ADDRESS + number * BUFFER_SPACING + alignment


class GlobalMemory:
    """The buffers of launches that run together, and where they lie."""

    def __init__(self, buffers: Sequence[Buffer]) -> None:
        parts = tuple(dict.fromkeys(buffers))
        self.region = Region(parts)
        self.bases = {b: address_of_buffer(n, b.alignment) for n, b in enumerate(parts)}
        self._starts: Addresses = np.array([*self.bases.values()], np.uint64)
        self._sizes: Numbers = np.array([len(part.octets) for part in parts], np.int64)

    def find(self, addresses: Addresses, n_bytes: int) -> Numbers:
        """The places of addresses among the bytes of all buffers.

        Raises:
            AccessError: bytes at an address are outside of all buffers.
        """
        if len(addresses) > 1 and (addresses == addresses[0]).all():
            return np.broadcast_to(self.find(addresses[:1], n_bytes), addresses.shape)
        # Below the first address the difference wraps around, and is more than any number.
        numbers = (addresses - np.uint64(FIRST_ADDRESS)) >> np.uint64(SPACING_BITS)
        if numbers.max() >= len(self._starts):
            self._refuse(int(np.argmax(numbers >= len(self._starts))), addresses, n_bytes)
        near = numbers.view(np.intp)
        places = (addresses - self._starts[near]).view(np.int64)
        inside = (places >= 0) & (places <= (self._sizes - n_bytes)[near])
        if not inside.all():
            self._refuse(int(np.argmin(inside)), addresses, n_bytes)
        found: Numbers = self.region.firsts[near] + places
        return found

    def _refuse(self, place: int, addresses: Addresses, n_bytes: int) -> None:
        address = int(addresses[place])
        distances = [
            (min(abs(address - base), abs(address - base - len(buffer.octets))), base, buffer)
            for buffer, base in self.bases.items()
        ]
        near = min(distances, key=lambda each: each[0], default=None)
        where = f"{address:#x}"
        if near:
            where += f", byte {address - near[1]} of {near[2].name}"
            where += f", which has {len(near[2].octets)}"
        raise AccessError("bounds", place, f"{n_bytes} bytes at {where}, are in no buffer")
