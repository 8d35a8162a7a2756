"""Counts the turns of a kernel's loop of rounds, by running the threads of a warp."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bench.sass.issue import WARP
from compiler.frontend.interface import KERNELS, Kernel
from compiler.machine.target import Target
from verify.grids.launch import Given, Grid
from verify.grids.memory import Access, Buffer
from verify.grids.session import ALIGNMENT, roles


@dataclass(frozen=True)
class TurnCounter:
    """Runs the kernels of a file.

    Args:
        text: of the kernels.
        target: theirs.
        symbols: of the kernels by name.
        sizes: in bytes, by name: `group`, `block`, `key`, and `rk` and `ctx` that a host fills.
    """

    text: str
    target: Target
    symbols: Mapping[str, str]
    sizes: Mapping[str, int]

    def by_symbol(self) -> Mapping[str, int]:
        """How often each kernel's loop of rounds goes round for a group; 1 where it has none.

        Raises:
            KernelTextError: a line has no row.
            GridFault: a thread broke a rule.
        """
        grid = Grid(self.text, self.target)
        return {
            self.symbols[kernel.name]: self._turns(grid, kernel)
            for kernel in KERNELS
            if self.symbols[kernel.name] in grid.kernels
        }

    def _turns(self, grid: Grid, kernel: Kernel) -> int:
        """What one group more adds to the executions of the statement that it adds most to."""
        one, two = (self._executed(grid, kernel, n_groups * WARP) for n_groups in (1, 2))
        return max(two[line] - one[line] for line in two) // WARP

    def _executed(self, grid: Grid, kernel: Kernel, n_groups: int) -> dict[int, int]:
        """How often all threads execute the statement of each line, for so many groups."""
        sizes, symbol = self.sizes, self.symbols[kernel.name]
        text = n_groups * sizes["group"]
        n_blocks = text // sizes["block"]
        keys = max(n_blocks * sizes["key"], sizes["rk"], sizes["ctx"])
        values: dict[str, Given] = {
            "out": _zeros("out", text, "write"),
            "in": _zeros("in", text),
            "nblocks": n_blocks,
            "nbytes": text,
            kernel.keys: _zeros(kernel.keys, keys),
            "counters": _zeros("counters", text),
            "counter": 0,
        }
        names = grid.kernels[symbol].kernel.parameters
        given = {n: values[role] for n, role in zip(names, roles(kernel), strict=True)}
        given |= {n: bytes(each.n_bytes) for n, each in names.items() if each.is_array}
        return {use.line: use.threads for use in grid.launch(symbol, 1, WARP, given).statements}


def _zeros(name: str, n_bytes: int, access: Access = "read") -> Buffer:
    return Buffer(name, np.zeros(n_bytes, np.uint8), access, ALIGNMENT)
