"""The thread blocks that run together, and the numbers of their threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from verify.grids.memory import Numbers
from verify.grids.traffic import WARP


@dataclass(frozen=True)
class ThreadBlock:
    """A thread block.

    Args:
        launch: the number of its launch.
        grid: thread blocks of that launch.
        number: its own number among these.
        threads: how many it has.
        first: the number of its first thread among those of all launches.
    """

    launch: int
    grid: int
    number: int
    threads: int
    first: int


@dataclass(frozen=True)
class Shape:
    """Thread blocks that run together; arrays have an element for each of their threads."""

    thread_blocks: Sequence[ThreadBlock]

    @cached_property
    def threads(self) -> int:
        """How many threads run here."""
        return sum(each.threads for each in self.thread_blocks)

    @cached_property
    def blocks(self) -> Numbers:
        """The place of each thread's block among those that run here."""
        return self.of_each(range(len(self.thread_blocks)))

    @cached_property
    def places(self) -> Numbers:
        """The number of each thread in its block."""
        return np.concatenate([np.arange(each.threads) for each in self.thread_blocks])

    @cached_property
    def numbers(self) -> Numbers:
        """The number of each thread among those of all launches."""
        return self.of_each([each.first for each in self.thread_blocks]) + self.places

    @cached_property
    def launches(self) -> Numbers:
        """The number of each thread's launch."""
        return self.of_each([each.launch for each in self.thread_blocks])

    @cached_property
    def lanes(self) -> Numbers:
        """The number of each thread in its warp."""
        return self.places % WARP

    @cached_property
    def warps(self) -> Numbers:
        """The number of each thread's warp among those that run here."""
        per_block = np.array([-(-each.threads // WARP) for each in self.thread_blocks])
        return self.of_each(np.cumsum(per_block) - per_block) + self.places // WARP

    @cached_property
    def n_warps(self) -> int:
        """How many warps run here."""
        return len(np.unique(self.warps))

    @cached_property
    def special(self) -> dict[str, Numbers]:
        """The special registers, by their names in meanings."""
        blocks = self.thread_blocks
        return {
            "tid": self.places,
            "ntid": self.of_each([each.threads for each in blocks]),
            "ctaid": self.of_each([each.number for each in blocks]),
            "nctaid": self.of_each([each.grid for each in blocks]),
            "laneid": self.lanes,
        }

    def of_each(self, numbers: Sequence[int] | Numbers) -> Numbers:
        """A number of each block, for each of its threads."""
        return np.repeat(np.array(numbers), [each.threads for each in self.thread_blocks])
