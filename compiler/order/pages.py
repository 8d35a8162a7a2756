"""Orders of a listing that rarely change the table that is looked up in."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction
from compiler.order.memory import Regions
from compiler.order.pressure import ListOrder, Rank, precedence


def page_orders(
    program: Program,
    table: Mapping[str, Instruction],
    regions: Regions,
    counted: Collection[str],
    page: str,
    windows: Sequence[int],
    limits: Sequence[int],
) -> list[Sequence[int]]:
    """The places of the operations, look-ups in one table together where the order lets them.

    The next operation is the first that needs no other page, among those that are ready and not
    more than a window of places behind the first of these. Stores come when nothing else is left,
    as the pointer to the text may have to take the register of the page. Where that would keep more
    values alive than a limit the next is the one that leaves the fewest.

    Args:
        program: a listing of values; each look-up has its own page operation.
        table: the instructions.
        regions: which pointers may point into the same memory.
        counted: the values that take a register.
        page: the name of the instruction that makes a page.
        windows: how far ahead look-ups are taken from, rising.
        limits: values that may be alive at once, falling.

    Returns:
        An order for each window and limit, in turn; without those of windows and limits that change
        nothing.
    """
    graph = precedence(program, table, regions, counted)
    pages = {op.result: op.args[0] for op in program.ops if op.name == page}
    tables = [next((pages[a] for a in op.args if a in pages), "") for op in program.ops]
    stores = [table[op.name].writes_memory for op in program.ops]
    orders: list[Sequence[int]] = []
    # By limit what is needed in an order that is the same for all wider windows.
    whole: dict[int, int] = {}
    for window in windows:
        needed = max(limits, default=0) + 1
        for limit in limits:
            if limit >= needed:
                continue
            if limit not in whole:
                tried = _ByPage(
                    graph,
                    tables=tables,
                    stores=stores,
                    window=window,
                    widest=max(windows),
                    most=limit,
                )
                orders.append(tried.run())
                needed = tried.needed
                if not tried.is_cut:
                    whole[limit] = needed
            needed = whole.get(limit, needed)
    return orders


def page_switches(ops: Iterable[Op], page: str) -> int:
    """How often operations read another table than the time before."""
    tables = [op.args[0] for op in ops if op.name == page]
    return sum(first != second for first, second in pairwise(tables))


@dataclass
class _ByPage(ListOrder):
    """The order as it grows.

    Args:
        tables: the table that each operation looks up in, if any.
        stores: whether each operation writes memory.
        window: how far ahead look-ups are taken from.
        widest: the same of the widest window.
        most: values that may be alive at once.
        alive: values that are.
        needed: values that were wanted at once where there was room for them: no limit from here
            to `most` makes another order.
        is_cut: whether the widest window makes another order.
        current: the table that was looked up in last.
        queues: the ready operations, in order: all but stores, then stores.
        rooms: the registers that operations which are ready want, where that is known.
    """

    tables: Sequence[str] = ()
    stores: Sequence[bool] = ()
    window: int = 0
    widest: int = 0
    most: int = 0
    alive: int = 0
    needed: int = 0
    is_cut: bool = False
    current: str = ""
    queues: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    rooms: dict[int, int] = field(default_factory=dict[int, int])

    def __post_init__(self) -> None:
        super().__post_init__()
        self.alive = sum(
            made and counted for made, counted in zip(self.made, self.counted, strict=True)
        )

    def enter(self, n: int) -> None:
        """Let an operation be the next one."""
        super().enter(n)
        if n in self.ready:
            insort(self.queues[self.stores[n]], n)

    def best(self) -> int:
        """The next operation."""
        rooms, ranks = self.rooms, self.ranks
        for n in self.changed:
            if n in rooms:
                del rooms[n]
            if n in ranks:
                del ranks[n]
        self.changed.clear()
        left = self.queues[0] or self.queues[1]
        end = left[0] + self.window
        first_fitting = self.first_fitting(left, end)
        if first_fitting >= 0 and self.tables[first_fitting] in ("", self.current):
            return first_fitting
        behind = bisect_right(left, end)
        far = [] if self.is_cut else left[behind : bisect_right(left, left[0] + self.widest)]
        if first_fitting >= 0:
            room_left, tables = self.most - self.alive, ("", self.current)
            self.is_cut |= any([self.room(n) <= room_left for n in far if self.tables[n] in tables])
            return first_fitting
        if self.move_front():
            ranks.clear()
        least = min([ranks.get(n) or self.known_rank(n) for n in left[:behind]])
        self.is_cut |= self.is_any_better(far, least)
        return least[-1]

    def is_any_better(self, far: Sequence[int], least: Rank) -> bool:
        """Whether one of some operations has room, or a lower rank."""
        # This is hot, so methods are not called for what is known.
        rooms, ranks, room_left = self.rooms, self.ranks, self.most - self.alive
        for n in far:
            room = rooms.get(n)
            if (self.room(n) if room is None else room) <= room_left:
                return True
            if (ranks.get(n) or self.known_rank(n)) < least:
                return True
        return False

    def first_fitting(self, left: Sequence[int], end: int) -> int:
        """The first operation with room that needs no other page, else the first with room.

        Args:
            left: the operations that are ready.
            end: the last that may be the next one.

        Returns:
            The operation; -1 if none has room.
        """
        # This is hot, so `room` is not called for what it knows.
        rooms, tables, current = self.rooms, self.tables, self.current
        room_left, most, first = self.most - self.alive, self.needed - self.alive, -1
        for n in left:
            if n > end:
                break
            room = rooms.get(n)
            if room is None:
                room = self.room(n)
            if room > room_left:
                continue
            if room > most:
                most = room
            if not tables[n] or tables[n] == current:
                first = n
                break
            if first < 0:
                first = n
        self.needed = most + self.alive
        return first

    def known_rank(self, n: int) -> Rank:
        """The rank of an operation, found once for as long as it holds."""
        rank = self.ranks.get(n)
        if rank is None:
            rank = self.ranks[n] = self.rank(n)
        return rank

    def room(self, n: int) -> int:
        """How many values come to those alive for an operation, and for what it fetches."""
        room = self.rooms.get(n)
        if room is None:
            room = self.rooms[n] = max(self.more_alive(n), len(self.to_fetch(n)))
        return room

    def take(self, n: int) -> None:
        """Put an operation next, behind what it fetches."""
        queue = self.queues[self.stores[n]]
        del queue[bisect_left(queue, n)]
        self.current = self.tables[n] or self.current
        self.alive += self.more_alive(n)
        super().take(n)
