"""The registers and the memory of threads that run together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from compiler.machine.isa import MEMORY
from compiler.machine.meaning import Bytes, Lanes
from verify.grids.evaluation import CONSTANT, PARAMETERS, SHARED, Addresses
from verify.grids.memory import (
    AccessError,
    Buffer,
    GlobalMemory,
    Numbers,
    Readers,
    Region,
    Threads,
    readers_of,
)
from verify.grids.report import Traffic
from verify.grids.shape import Shape
from verify.grids.traffic import bank_conflicts, fewest_sectors, replays, sectors

Number = TypeVar("Number", np.int32, np.int64)
Active = NDArray[np.intp]
"""The places of the threads that run."""


@dataclass(slots=True)
class _Latest:
    """What some threads hold of a register that is kept.

    Args:
        active: these threads.
        words: what they read or wrote last.
        is_new: whether they wrote it.
    """

    active: Active
    words: Lanes
    is_new: bool


class Registers:
    """The registers of all threads, a word for each thread; unwritten ones are unknown.

    Those that are read only behind where they are written, before threads may join or leave, are
    held for the threads that run, and no longer than they are read.

    Args:
        threads: how many there are.
        kept: the registers that must be held for all threads.
        given: those that are written before the first statement.
    """

    def __init__(
        self, threads: int, kept: frozenset[str], given: Mapping[str, Lanes] | None = None
    ) -> None:
        self._threads, self._kept = threads, kept
        self._values: dict[str, Lanes] = dict(given or {})
        self._known: dict[str, NDArray[np.bool_]] = {}
        self._passing: dict[str, Lanes] = {}
        self._latest: dict[str, _Latest] = {}

    def read(self, names: Iterable[str], active: Active | None) -> list[Lanes]:
        """The words of registers, for the threads that run.

        Args:
            names: of the registers.
            active: the threads that run; None for all.

        Raises:
            AccessError: a thread has never written one.
        """
        passing = self._passing
        return [passing[n] if n in passing else self._held(n, active) for n in names]

    def _held(self, name: str, active: Active | None) -> Lanes:
        latest = self._latest.get(name)
        if latest is not None:
            if latest.active is active:
                return latest.words
            self._settle(name)
        if name not in self._values:
            raise AccessError("uninitialised", 0, f"`{name}` is read, and nothing has written it")
        value = self._values[name]
        if active is None:
            self._check(name, self._known.get(name))
            return value
        if name in self._known:
            self._check(name, self._known[name][active])
        self._latest[name] = _Latest(active, value[active], is_new=False)
        return self._latest[name].words

    def _check(self, name: str, known: NDArray[np.bool_] | None) -> None:
        if known is not None and not known.all():
            said = f"`{name}` is read, and this thread has not written it"
            raise AccessError("uninitialised", int(np.argmin(known)), said)

    def write(self, names: Iterable[str], words: Iterable[Lanes], active: Active | None) -> None:
        """Write registers of the threads that run."""
        for name, word in zip(names, words, strict=True):
            if name not in self._kept:
                self._passing[name] = word
            elif active is None:
                self._latest.pop(name, None)
                self._known.pop(name, None)
                self._values[name] = word
            else:
                if name in self._latest and self._latest[name].active is not active:
                    self._settle(name)
                self._latest[name] = _Latest(active, word, is_new=True)

    def _settle(self, name: str) -> None:
        """Write what some threads hold of a register where it is held for all."""
        latest = self._latest.pop(name)
        if not latest.is_new:
            return
        if name not in self._values:
            self._values[name] = np.zeros(self._threads, latest.words.dtype)
            self._known[name] = np.zeros(self._threads, bool)
        # Another register may be the same array.
        self._values[name] = value = self._values[name].copy()
        value[latest.active] = latest.words
        if name in self._known:
            self._known[name][latest.active] = True

    def drop(self, names: Iterable[str]) -> None:
        """Forget registers that are not read again."""
        for name in names:
            self._passing.pop(name, None)


class ThreadMemory:
    """The memory of the running threads, with counts of the cost of accesses.

    Args:
        global_memory: the buffers.
        constants: what constant memory holds.
        parameters: what the memory of parameters holds, for each launch; as many bytes for all.
        shared_bytes: of each thread block.
        shape: the thread blocks.
    """

    def __init__(
        self,
        global_memory: GlobalMemory,
        constants: bytes,
        parameters: Sequence[bytes],
        shared_bytes: int,
        shape: Shape,
    ) -> None:
        self._global, self._shape = global_memory, shape
        self._shared_bytes = shared_bytes
        self._numbers: Threads = shape.numbers.astype(np.int32)
        held = np.zeros(len(shape.thread_blocks) * shared_bytes, np.uint8)
        self._shared = Region([Buffer("shared memory", held, "write")], once=False)
        together = b"".join(parameters)
        self._spaces: Mapping[str, tuple[Region, int, Numbers]] = {
            CONSTANT: (_read_only(CONSTANT, constants), len(constants), 0 * shape.blocks),
            PARAMETERS: (
                _read_only(PARAMETERS, together),
                len(parameters[0]),
                shape.launches * len(parameters[0]),
            ),
            SHARED: (self._shared, shared_bytes, shape.blocks * shared_bytes),
        }
        self._active: Active | None = None
        self._n_warps: int | None = None
        self._readers: dict[str, tuple[Numbers, Readers]] = {}
        self._parts: list[tuple[str, bool, Addresses | int, int]] = []

    def begin(self, active: Active | None) -> None:
        """Begin a statement of the threads that run."""
        if active is not self._active:
            self._active, self._n_warps, self._readers = active, None, {}
        self._parts = []

    @property
    def n_warps(self) -> int:
        """How many warps the running threads are of."""
        if self._n_warps is None:
            warps = self.of(self._shape.warps)
            # They are in order.
            self._n_warps = 1 + int(np.count_nonzero(warps[1:] != warps[:-1]))
        return self._n_warps

    def of(self, numbers: NDArray[Number]) -> NDArray[Number]:
        """The elements for the running threads."""
        return numbers if self._active is None else numbers[self._active]

    def order(self, block: int) -> None:
        """Let a barrier of a block order the accesses of its threads to shared memory."""
        self._shared.forget(block * self._shared_bytes, (block + 1) * self._shared_bytes)

    def load(self, space: str, addresses: Addresses | int, n_bytes: int) -> Bytes:
        """So many bytes at the address of each thread, or of all."""
        self._parts.append((space, False, addresses, n_bytes))
        if isinstance(addresses, int) and space != MEMORY:
            region, first, readers = self._together(space, addresses, n_bytes)
            return region.load_once(first, n_bytes, readers)
        region, first = self._find(space, addresses, n_bytes)
        return region.load(first, n_bytes, self.of(self._numbers))

    def store(self, space: str, addresses: Addresses | int, octets: Bytes) -> None:
        """Write the bytes of each thread from its address on."""
        self._parts.append((space, True, addresses, octets.shape[1]))
        region, first = self._find(space, addresses, octets.shape[1])
        region.store(first, octets, self.of(self._numbers))

    def _together(self, space: str, address: int, n_bytes: int) -> tuple[Region, Numbers, Readers]:
        """The readers of one address, and the place of each group of them."""
        region, size, firsts = self._spaces[space]
        if address > size - n_bytes:
            raise _outside(space, size, 0, address, n_bytes)
        if space not in self._readers:
            firsts = self.of(firsts)
            readers = readers_of(firsts, self.of(self._numbers))
            self._readers[space] = firsts[readers.last], readers
        firsts, readers = self._readers[space]
        return region, firsts + address, readers

    def _find(self, space: str, addresses: Addresses | int, n_bytes: int) -> tuple[Region, Numbers]:
        if isinstance(addresses, int):
            addresses = np.full(len(self.of(self._shape.blocks)), addresses, np.uint64)
        if space == MEMORY:
            return self._global.region, self._global.find(addresses, n_bytes)
        region, size, firsts = self._spaces[space]
        outside = addresses > np.uint64(max(0, size - n_bytes))
        if size < n_bytes or outside.any():
            place = int(np.argmax(outside))
            raise _outside(space, size, place, int(addresses[place]), n_bytes)
        return region, self.of(firsts) + addresses.astype(np.int64)

    def end(self, traffic: dict[int, Traffic], line: int) -> None:
        """End a statement: what it accessed is one access, aligned to its size.

        Raises:
            AccessError: it is not aligned.
        """
        if not self._parts:
            return
        space, stores, addresses, n_bytes = self._parts[0]
        if len(self._parts) > 1:
            space, stores, addresses, _ = min(self._parts, key=lambda part: _first(part[2]))
            n_bytes = sum(size for *_, size in self._parts)
        _check_alignment(addresses, n_bytes)
        if line not in traffic:
            traffic[line] = Traffic(space, stores, n_bytes)
        self._note(traffic[line], addresses)

    def _note(self, noted: Traffic, addresses: Addresses | int) -> None:
        """Count the cost of an access."""
        space, n_bytes = noted.space, noted.n_bytes
        noted.warps += self.n_warps
        if isinstance(addresses, int) or (addresses == addresses[0]).all():
            # One place for all threads: a sector a warp, and nothing is repeated.
            noted.sectors += self.n_warps if space == MEMORY else 0
            return
        warps = self.of(self._shape.warps)
        if space == MEMORY:
            touched = sectors(addresses, n_bytes, warps)
            noted.sectors += touched
            noted.excess += max(0, touched - fewest_sectors(n_bytes, warps))
        elif space == SHARED:
            lanes = self.of(self._shape.lanes)
            noted.conflicts += bank_conflicts(addresses, n_bytes, warps, lanes)
        else:
            noted.conflicts += replays(addresses, warps)


def _first(addresses: Addresses | int) -> int:
    return addresses if isinstance(addresses, int) else int(addresses[0])


def _check_alignment(addresses: Addresses | int, n_bytes: int) -> None:
    """Refuse an address that is no multiple of what is accessed."""
    place = 0
    if isinstance(addresses, int):
        address = addresses
    else:
        place = int(np.argmax(addresses % np.uint64(n_bytes) != 0))
        address = int(addresses[place])
    if address % n_bytes:
        where = f"{n_bytes} bytes at {address:#x}"
        raise AccessError("alignment", place, f"{where} are not aligned to their size")


def _outside(space: str, size: int, place: int, address: int, n_bytes: int) -> AccessError:
    said = f"{n_bytes} bytes at byte {address} of {space} memory, which has {size}"
    return AccessError("bounds", place, said)


def _read_only(space: str, octets: bytes) -> Region:
    return Region([Buffer(f"{space} memory", np.frombuffer(octets, np.uint8), "read")])
