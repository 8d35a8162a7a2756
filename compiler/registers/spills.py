"""What a full class of registers costs in loads and stores, if the farthest next use leaves first.

Source: Belady, A Study of Replacement Algorithms for a Virtual-Storage Computer, IBM Systems
Journal 5(2), 1966.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from compiler.ir.program import Op

Values = Sequence[int]
"""Values by number."""
NEVER = -1
"""The place of a value's next reader where there is none."""


class _Held:
    """Values in registers, each with a rank; the one of the highest rank is the first to leave.

    It is the one that is read last; of several one whose leaving takes no store, then the one of
    the highest number.

    Args:
        stored: of each value 1 where it lies in memory, else 0.
    """

    def __init__(self, stored: Sequence[int]) -> None:
        self.stored = list(stored)
        self.rank: dict[int, int] = {}

    def hold(self, values: Values, next_uses: Sequence[int]) -> None:
        """Hold values that are read next at some places, and no more those that are not."""
        rank, stored, count = self.rank, self.stored, len(self.stored)
        for value, place in zip(values, next_uses, strict=True):
            if place == NEVER:
                rank.pop(value, None)
            else:
                rank[value] = (2 * place + stored[value]) * count + value

    def shrink(self, registers: int, kept: Collection[int]) -> int:
        """Let values leave, but for those kept, until the others fit; the stores that it takes."""
        rank, count, stores = self.rank, len(self.stored), 0
        while len(rank) > registers:
            highest = max(rank.values())
            if highest % count in kept:
                highest = max(each for value, each in rank.items() if value not in kept)
            value = highest % count
            del rank[value]
            stores += not self.stored[value]
            self.stored[value] = 1
        return stores


def traffic(
    reads: Sequence[Values],
    makes: Sequence[Values],
    goes_on: Sequence[bool],
    stored: Sequence[int],
    registers: int,
    given: Values | None = None,
) -> tuple[int, int]:
    """The loads and the stores of operations in their order.

    Args:
        reads: what each operation reads, each value once.
        makes: what it makes in registers.
        goes_on: of each value whether it is read behind the operations.
        stored: of each value 1 where it lies in memory at first, so that it is not stored, else 0.
        registers: how many values can be held.
        given: the values that are in registers at first. With it an operation's operands may leave
            at once; without it none is there, and they stay while it is executed.
    """
    first, uses = _next_uses(reads, makes, goes_on)
    held, loads, stores = _Held(stored), 0, 0
    rank = held.rank
    held.hold(given or (), [first[value] for value in given or ()])
    for read, made, (read_next, made_next) in zip(reads, makes, uses, strict=True):
        for value in read:
            loads += value not in rank
        held.hold(read, read_next)
        if given is None:
            # Operands that die here still hold registers.
            stores += held.shrink(registers - read_next.count(NEVER), read)
        held.hold(made, made_next)
        stores += held.shrink(registers, made if given is None else ())
    return loads, stores


def _next_uses(
    reads: Sequence[Values], makes: Sequence[Values], goes_on: Sequence[bool]
) -> tuple[list[int], list[tuple[list[int], list[int]]]]:
    """The next readers of all values at first, and of what each operation reads, and makes."""
    later = [len(reads) if on else NEVER for on in goes_on]
    found: list[tuple[list[int], list[int]]] = []
    for place in range(len(reads) - 1, -1, -1):
        found.append(([later[v] for v in reads[place]], [later[v] for v in makes[place]]))
        for value in reads[place]:
            later[value] = place
    return later, found[::-1]


class Run:
    """A straight run of operations whose orders are priced; values have numbers.

    Values that come from outside are in memory at first. What can be made again is not stored, and
    its fetching is not counted where it is first wanted.

    Args:
        ops: the operations.
        goes_on: whether a value is read behind the operations.
    """

    def __init__(self, ops: Sequence[Op], goes_on: Callable[[str], bool]) -> None:
        # Of values of one rank the one that is named last leaves first.
        names = list(dict.fromkeys(v for op in ops for v in (*op.args, *op.results)))
        number = {name: n for n, name in enumerate(names)}
        self.n_values = len(names)
        self.goes_on = [goes_on(name) for name in names]
        self.reads = [tuple(dict.fromkeys([number[a] for a in op.args])) for op in ops]
        self.makes = [tuple([number[r] for r in op.results]) for op in ops]
        # What can be made again takes a register once it is read.
        pairs = zip(ops, self.makes, strict=True)
        self._kept = [() if op.is_repeatable else made for op, made in pairs]
        self._stored = [1] * self.n_values
        for made in self._kept:
            for value in made:
                self._stored[value] = 0

    def spills(self, order: Sequence[int], registers: int) -> int:
        """Loads and stores, those of the first use of what comes from outside included.

        Args:
            order: of the operations, by their places in the run.
            registers: how many values can be held.
        """
        reads, makes = [self.reads[n] for n in order], [self._kept[n] for n in order]
        return sum(traffic(reads, makes, self.goes_on, self._stored, registers))
