"""Statistics of a launch: executions of statements, divergence, memory accesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass
class Traffic:
    """The accesses of one statement.

    Args:
        space: the memory that is accessed.
        stores: whether it is written.
        n_bytes: of each thread.
        warps: accesses of warps.
        sectors: sectors of 32 bytes of global memory that they touch.
        excess: sectors beyond those of a coalesced access.
        conflicts: repeated accesses of banks or constant memory.
    """

    space: str
    stores: bool
    n_bytes: int
    warps: int = 0
    sectors: int = 0
    excess: int = 0
    conflicts: int = 0


@dataclass(frozen=True)
class StatementUse:
    """How often a statement ran.

    Args:
        line: of the text, from 1.
        text: as it is written.
        cost: the class of its row.
        threads: executions by threads.
        warps: executions by warps.
        parted: warps that diverged behind it.
    """

    line: int
    text: str
    cost: str
    threads: int
    warps: int
    parted: int


@dataclass(frozen=True)
class Report:
    """The record of a launch.

    Args:
        kernel: its symbol.
        grid: thread blocks.
        block: threads of each.
        statements: in the order of the text.
        traffic: by the line of a statement.
    """

    kernel: str
    grid: int
    block: int
    statements: Sequence[StatementUse]
    traffic: Mapping[int, Traffic] = field(default_factory=dict[int, Traffic])

    @property
    def issued(self) -> int:
        """Instructions that were issued, each for a warp."""
        return sum(each.warps for each in self.statements)

    @property
    def by_cost(self) -> Mapping[str, int]:
        """Instructions that were issued, by the class of their rows."""
        found: Counter[str] = Counter()
        for each in self.statements:
            found[each.cost] += each.warps
        return dict(found)

    @property
    def divergence(self) -> int:
        """The number of divergences of warps."""
        return sum(each.parted for each in self.statements)

    @property
    def conflicts(self) -> int:
        """Repeated accesses for bank conflicts or for several words of constant memory."""
        return sum(each.conflicts for each in self.traffic.values())

    @property
    def coalescing(self) -> float:
        """The share of necessary sectors of global memory; 1 if there are no accesses."""
        touched = sum(each.sectors for each in self.traffic.values())
        excess = sum(each.excess for each in self.traffic.values())
        return 1 - excess / touched if touched else 1.0

    @property
    def never(self) -> tuple[int, ...]:
        """The lines that no thread ran."""
        return tuple(each.line for each in self.statements if not each.threads)
