"""A static model of a kernel's speed: issue slots, pipes and occupancy of a multiprocessor.

A turn of a loop takes the cycles of the busiest of its resources, as
if enough warps hid all latency; memory beyond the load and store units is left out. Rates are
published, except where a table says that they were measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bench.sass.count import Counts, SassClass
from verify.toolchain.ptxas import Resources

WARP = 32
"""Threads of a warp."""
PARTITIONS = 4
"""Schedulers of a multiprocessor; each issues one instruction of a warp a cycle."""
REGISTER_UNIT = 256
"""Registers are given to warps in units of so many."""
REGISTERS = 65536
"""Registers of 32 bits of a multiprocessor."""
MOST_REGISTERS = 255
"""Registers that a thread can have."""
GUIDE = "CUDA C++ Programming Guide 13.0"


@dataclass(frozen=True)
class Multiprocessor:
    """The issue rates and limits of a multiprocessor of one architecture.

    Args:
        results: results a cycle of all its threads, by class of instructions; a class that is not
            named takes issue slots alone.
        warps: that are resident at most.
        blocks: thread blocks that are resident at most.
        shared_bytes: shared memory of all resident blocks.
        reserved_bytes: shared memory that each block takes beside its own.
        shared_unit: bytes in units of which blocks get shared memory.
        source: of these figures.
        wide_takes_logic: whether a multiplication with a result of 64 bits keeps the unit of logic
            from an instruction.
    """

    results: Mapping[SassClass, int]
    warps: int
    blocks: int
    shared_bytes: int
    reserved_bytes: int
    shared_unit: int
    source: str
    wide_takes_logic: bool = False


RESULTS: Mapping[SassClass, int] = {
    "alu": 64,
    "multiply": 64,
    "memory": 32,
    "constant": 32,
    "slow": 16,
    # One of four schedulers has one uniform instruction of a warp done in two cycles.
    "uniform": 64,
}
SOURCE = f"{GUIDE}, Throughput of Native Arithmetic Instructions and Technical Specifications"
MULTIPROCESSORS: Mapping[str, Multiprocessor] = {
    "sm_75": Multiprocessor(RESULTS, 32, 16, 65536, 0, 256, SOURCE),
    "sm_80": Multiprocessor(RESULTS, 64, 32, 167936, 1024, 128, SOURCE),
    "sm_90": Multiprocessor(RESULTS, 64, 32, 233472, 1024, 128, SOURCE, wide_takes_logic=True),
}
"""The units of each architecture; `memory`, `constant` and `uniform` are the width of their
units as the whitepapers of the architectures draw them, not of that table. `wide_takes_logic` was
measured on an H100 by `scripts/gpu_rates`; other architectures were not measured."""


@dataclass(frozen=True)
class Occupancy:
    """How many warps of a kernel are resident on a multiprocessor.

    Args:
        warps: resident ones.
        most: resident ones of a kernel that takes nothing.
        limit: the resource that limits them: warps, blocks, registers or shared memory.
    """

    warps: int
    most: int
    limit: str

    @property
    def share(self) -> float:
        """Resident warps as a share of those that could be."""
        return self.warps / self.most


def occupancy(architecture: str, kernel: Resources, block_threads: int) -> Occupancy:
    """How many warps of a kernel are resident, by its registers and shared memory.

    Args:
        architecture: a key of `MULTIPROCESSORS`.
        kernel: the resources of a thread and of a block.
        block_threads: threads of a block.
    """
    sm = MULTIPROCESSORS[architecture]
    block_warps = -(-block_threads // WARP)
    unit = REGISTER_UNIT
    warp_registers = -(-max(kernel.registers, 1) * WARP // unit) * unit
    # Each scheduler has a quarter of the registers and of the warps.
    by_registers = REGISTERS // PARTITIONS // warp_registers * PARTITIONS // block_warps
    shared = -(-kernel.shared // sm.shared_unit) * sm.shared_unit + sm.reserved_bytes
    limits = {
        "warps": sm.warps // block_warps,
        "blocks": sm.blocks,
        "registers": by_registers,
        "shared memory": sm.shared_bytes // shared if shared else sm.blocks,
    }
    limit = min(limits, key=lambda name: limits[name])
    return Occupancy(limits[limit] * block_warps, sm.warps, limit)


@dataclass(frozen=True)
class Cycles:
    """The cycles of a multiprocessor for each block of a cipher, with blocks in all its threads.

    Args:
        by_resource: cycles for a block if one resource alone were short: `issue`, or a class.
    """

    by_resource: Mapping[str, float]

    @property
    def limit(self) -> str:
        """The resource that is short."""
        return max(self.by_resource, key=lambda name: self.by_resource[name])

    @property
    def each(self) -> float:
        """Cycles for a block: those of the resource that is short."""
        return self.by_resource[self.limit]


def cycles(architecture: str, block: Counts) -> Cycles:
    """The cycles of a multiprocessor for each block of a cipher.

    Args:
        architecture: a key of `MULTIPROCESSORS`.
        block: the instructions of a thread for each block.
    """
    machine = MULTIPROCESSORS[architecture]
    found = {"issue": block.total / (PARTITIONS * WARP)}
    results = machine.results.items()
    found |= {kind: block.by_class.get(kind, 0) / each for kind, each in results}
    if machine.wide_takes_logic:
        found["alu"] += block.wide / machine.results["alu"]
    return Cycles(found)
