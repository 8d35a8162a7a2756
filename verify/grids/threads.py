"""The registers and the memory of threads that run together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from compiler.machine.isa import MEMORY
from compiler.machine.meaning import Bytes
from verify.grids.evaluation import CONSTANT, PARAMETERS, SHARED, Addresses
from verify.grids.memory import AccessError, Buffer, GlobalMemory, Numbers, Region
from verify.grids.report import Traffic
from verify.grids.shape import Shape
from verify.grids.traffic import bank_conflicts, fewest_sectors, replays, sectors

Active = NDArray[np.intp]
"""The places of the threads that run."""


class Registers:
    """The registers of all threads; unwritten ones are unknown.

    Those that are read only behind where they are written, before threads may join or leave, are
    held for the threads that run, and no longer than they are read.

    Args:
        threads: how many there are.
        kept: the registers that must be held for all threads.
    """

    def __init__(self, threads: int, kept: frozenset[str]) -> None:
        self._threads, self._kept = threads, kept
        self._values: dict[str, Bytes] = {}
        self._known: dict[str, NDArray[np.bool_] | None] = {}
        self._passing: dict[str, Bytes] = {}

    def read(self, name: str, active: Active | None) -> Bytes:
        """The bytes of a register, shape (threads that run, bytes).

        Args:
            name: of the register.
            active: the threads that run; None for all.

        Raises:
            AccessError: a thread has never written it.
        """
        if name in self._passing:
            return self._passing[name]
        if name not in self._values:
            raise AccessError("uninitialised", 0, f"`{name}` is read, and nothing has written it")
        value, known = self._values[name], self._known[name]
        if known is not None:
            there = known if active is None else known[active]
            if not there.all():
                place = int(np.argmin(there))
                raise AccessError(
                    "uninitialised", place, f"`{name}` is read, and this thread has not written it"
                )
        return value if active is None else value[active]

    def write(self, name: str, octets: Bytes, active: Active | None) -> None:
        """Write a register of the threads that run; its size is that of what is written."""
        if name not in self._kept:
            self._passing[name] = octets
            return
        if active is None:
            self._values[name], self._known[name] = octets, None
            return
        if name not in self._values:
            self._values[name] = np.zeros((self._threads, octets.shape[1]), np.uint8)
            self._known[name] = np.zeros(self._threads, bool)
        self._values[name][active] = octets
        known = self._known[name]
        if known is not None:
            known[active] = True

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
        held = np.zeros(len(shape.thread_blocks) * shared_bytes, np.uint8)
        self._shared = Region([Buffer("shared memory", held, "write")], once=False)
        self._spaces: Mapping[str, tuple[Region, int, Numbers | None]] = {
            CONSTANT: (_read_only(CONSTANT, constants), len(constants), None),
            PARAMETERS: (
                _read_only(PARAMETERS, b"".join(parameters)),
                len(parameters[0]),
                shape.launches,
            ),
            SHARED: (self._shared, shared_bytes, shape.blocks),
        }
        self._active: Active | None = None
        self._n_warps = shape.n_warps
        self._parts: list[tuple[str, bool, Addresses, int]] = []

    def begin(self, active: Active | None) -> None:
        """Begin a statement of the threads that run."""
        if active is not self._active:
            self._active = active
            self._n_warps = len(np.unique(self.of(self._shape.warps)))
        self._parts = []

    @property
    def n_warps(self) -> int:
        """How many warps the running threads are of."""
        return self._n_warps

    def of(self, numbers: Numbers) -> Numbers:
        """The elements for the running threads."""
        return numbers if self._active is None else numbers[self._active]

    def order(self, block: int) -> None:
        """Let a barrier of a block order the accesses of its threads to shared memory."""
        self._shared.forget(block * self._shared_bytes, (block + 1) * self._shared_bytes)

    def load(self, space: str, addresses: Addresses, n_bytes: int) -> Bytes:
        """So many bytes at the address of each thread."""
        region, places = self._find(space, addresses, n_bytes)
        self._parts.append((space, False, addresses, n_bytes))
        return region.load(places, n_bytes, self.of(self._shape.numbers))

    def store(self, space: str, addresses: Addresses, octets: Bytes) -> None:
        """Write the bytes of each thread from its address on."""
        region, places = self._find(space, addresses, octets.shape[1])
        self._parts.append((space, True, addresses, octets.shape[1]))
        region.store(places, octets, self.of(self._shape.numbers))

    def _find(self, space: str, addresses: Addresses, n_bytes: int) -> tuple[Region, Numbers]:
        if space == MEMORY:
            return self._global.region, self._global.find(addresses, n_bytes)
        region, size, owners = self._spaces[space]
        outside = addresses > np.uint64(max(0, size - n_bytes))
        if outside.any() or size < n_bytes:
            place = int(np.argmax(outside))
            said = f"{n_bytes} bytes at byte {int(addresses[place])} of {space} memory, which has"
            raise AccessError("bounds", place, f"{said} {size}")
        first = addresses.astype(np.int64)
        return region, first if owners is None else first + self.of(owners) * size

    def end(self, traffic: dict[int, Traffic], line: int) -> None:
        """End a statement: what it accessed is one access, aligned to its size.

        Raises:
            AccessError: it is not aligned.
        """
        if not self._parts:
            return
        space, stores, addresses, _ = min(self._parts, key=lambda part: int(part[2][0]))
        n_bytes = sum(size for *_, size in self._parts)
        odd = addresses % np.uint64(n_bytes) != 0
        if odd.any():
            place = int(np.argmax(odd))
            where = f"{n_bytes} bytes at {int(addresses[place]):#x}"
            raise AccessError("alignment", place, f"{where} are not aligned to their size")
        warps, n_warps = self.of(self._shape.warps), self._n_warps
        noted = traffic.setdefault(line, Traffic(space, stores, n_bytes))
        noted.warps += n_warps
        if (addresses == addresses[0]).all():
            # One place for all threads: a sector a warp, and nothing is repeated.
            noted.sectors += n_warps if space == MEMORY else 0
        elif space == MEMORY:
            touched = sectors(addresses, n_bytes, warps)
            noted.sectors += touched
            noted.excess += max(0, touched - fewest_sectors(n_bytes, warps))
        elif space == SHARED:
            lanes = self.of(self._shape.lanes)
            noted.conflicts += bank_conflicts(addresses, n_bytes, warps, lanes)
        else:
            noted.conflicts += replays(addresses, warps)


def _read_only(space: str, octets: bytes) -> Region:
    return Region([Buffer(f"{space} memory", np.frombuffer(octets, np.uint8), "read")])
