"""Runs kernels of counter mode whose groups of blocks do not lie together in memory.

Of a striped group only one block is where a group that lies together has it. So a group is computed
by as many threads as it has blocks: each has a block of its own there.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from compiler.machine.meaning import Bytes
from compiler.regions import Regions


def first_counters(
    counters: NDArray[np.uint64], regions: Regions, counter_bytes: int
) -> NDArray[np.uint64]:
    """The counters of the threads of each group: those of the first blocks of their own groups.

    Args:
        counters: of the first block of each group.
        regions: with the blocks of a group.
        counter_bytes: size of a counter, at which it wraps.
    """
    numbers = [n - regions.number_of(n) for n in range(regions.group_blocks)]
    first = counters[:, None] + np.array(numbers, np.int64).astype(np.uint64)
    return np.bitwise_and(first, np.uint64((1 << 8 * counter_bytes) - 1)).ravel()


def own_blocks(octets: Bytes, regions: Regions) -> Bytes:
    """The blocks of each group, of what its threads made: shape (threads, bytes of a group)."""
    n = regions.group_blocks
    own = np.arange(n)
    return octets.reshape(-1, n, n, regions.block)[:, own, own].reshape(-1, regions.group)
