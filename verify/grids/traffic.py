"""Counts the cost of warps' accesses: sectors of global memory, bank conflicts.

A device moves global memory in sectors of 32 bytes. Shared memory has 32 banks of 4 bytes; a warp
whose accesses are longer is served in parts. Constant memory serves one word at a time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from verify.grids.evaluation import Addresses

WARP = 32
SECTOR_BYTES = 32
BANKS, BANK_BYTES = 32, 4
Numbers = NDArray[np.int64]


def sectors(addresses: Addresses, n_bytes: int, warps: Numbers) -> int:
    """The sectors that each warp touches, all together.

    Args:
        addresses: of each thread.
        n_bytes: that each of them accesses; its address is a multiple of that.
        warps: the number of each thread's warp.
    """
    return len(_keys(warps, _units(addresses, SECTOR_BYTES))[0])


def fewest_sectors(n_bytes: int, warps: Numbers) -> int:
    """The sectors of an access by as many threads to adjacent words; warps are in order."""
    ends = np.append(np.flatnonzero(warps[1:] != warps[:-1]), len(warps) - 1)
    counts = np.diff(ends, prepend=-1)
    return int(np.sum(-(-counts * n_bytes // SECTOR_BYTES)))


def bank_conflicts(addresses: Addresses, n_bytes: int, warps: Numbers, lanes: Numbers) -> int:
    """The repeated accesses of shared memory because of bank conflicts.

    Args:
        addresses: of each thread, in its block's shared memory.
        n_bytes: that each of them accesses.
        warps: the number of each thread's warp.
        lanes: the number of each thread in its warp.
    """
    words = max(1, n_bytes // BANK_BYTES)
    parts = warps * words + lanes * words // WARP
    first = _units(addresses, BANK_BYTES)
    touched = (first[:, None] + np.arange(words)).ravel()
    distinct = pairs(np.repeat(parts, words), touched)
    keys, times = np.unique(distinct[:, 0] * BANKS + distinct[:, 1] % BANKS, return_counts=True)
    served = keys // BANKS
    starts = np.flatnonzero(np.r_[True, served[1:] != served[:-1]])
    return int(np.sum(np.maximum.reduceat(times, starts) - 1))


def replays(addresses: Addresses, warps: Numbers) -> int:
    """The repeated accesses of constant memory: one for each further word of a warp."""
    return len(_keys(warps, _units(addresses, BANK_BYTES))[0]) - len(_distinct(warps))


def _units(addresses: Addresses, n_bytes: int) -> Numbers:
    """The numbers of the pieces of memory, of `n_bytes` bytes each, that contain addresses."""
    return (addresses // np.uint64(n_bytes)).astype(np.int64)


def pairs(groups: Numbers, units: Numbers) -> Numbers:
    """The different pairs of a group and a number, in their order; shape (pairs, 2)."""
    keys, low, span = _keys(groups, units)
    return np.stack([keys // span, keys % span + low], axis=1)


def _keys(groups: Numbers, units: Numbers) -> tuple[Numbers, int, int]:
    """A number for each pair, from which `low` and `span` yield it."""
    low = int(units.min())
    span = int(units.max()) - low + 1
    return _distinct(groups * span + (units - low)), low, span


def _distinct(keys: Numbers) -> Numbers:
    """The different numbers, in their order."""
    if np.count_nonzero(keys[1:] < keys[:-1]):
        return np.unique(keys)
    # Adjacent threads mostly access adjacent words.
    found: Numbers = keys[np.append(True, keys[1:] != keys[:-1])]
    return found
