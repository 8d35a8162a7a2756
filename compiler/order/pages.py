"""An order of a listing that rarely changes the table of its look-ups."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from compiler.ir.program import Program
from compiler.machine.isa import Instruction
from compiler.order.memory import Regions
from compiler.order.pressure import ListOrder


def page_order(
    program: Program,
    table: Mapping[str, Instruction],
    regions: Regions,
    counted: Collection[str],
    page: str,
    window: int,
    most: int,
) -> Sequence[int]:
    """The places of the operations, with look-ups in one table together where dependences allow.

    Candidates are the ready operations at most `window` places behind the first ready one. The next
    operation is the first candidate that needs no other page. Stores come when nothing else is
    ready, as the pointer to the text may have to take the register of the page. If every candidate
    would raise the number of live values above `most`, the next one is that which leaves the
    fewest.

    Args:
        program: a listing of values; each look-up has its own page operation.
        table: the instructions.
        regions: which pointers may point into the same memory.
        counted: the values that take a register.
        page: the name of the instruction that makes a page.
        window: places ahead in which look-ups are considered.
        most: the limit of values alive at once.
    """
    return _ByPage(
        program, table, regions, frozenset(counted), page=page, window=window, most=most
    ).run()


def page_switches(program: Program, page: str) -> int:
    """How often a listing reads another table than the time before."""
    tables = [op.args[0] for op in program.ops if op.name == page]
    return sum(first != second for first, second in pairwise(tables))


@dataclass
class _ByPage(ListOrder):
    """The order as it grows; `current` is the table that was looked up in last."""

    page: str = ""
    window: int = 0
    most: int = 0
    alive: int = 0
    current: str = ""
    pages: Mapping[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        ops = self.program.ops
        self.pages = {op.result: op.args[0] for op in ops if op.name == self.page}
        super().__post_init__()
        self.alive = len(self.made & self.counted)

    def table_of(self, n: int) -> str:
        """The table that an operation looks up in, if any."""
        return next((self.pages[a] for a in self.reads[n] if a in self.pages), "")

    def best(self, ready: Collection[int]) -> int:
        """The next operation."""
        stores = {n for n in ready if self.table[self.program.ops[n].name].writes_memory}
        left = set(ready) - stores or stores
        first = min(left)
        near = [n for n in left if n - first <= self.window]
        fitting = [n for n in near if self.fits(n)]
        if not fitting:
            return min(near, key=self.rank)
        return min(fitting, key=lambda n: (self.table_of(n) not in ("", self.current), n))

    def fits(self, n: int) -> bool:
        """Whether there is room for what an operation makes and for what is fetched before it."""
        return self.alive + max(self.more_alive(n), len(self.to_fetch(n))) <= self.most

    def take(self, n: int) -> None:
        """Put an operation next, behind what it fetches."""
        self.current = self.table_of(n) or self.current
        self.alive += self.more_alive(n)
        super().take(n)
