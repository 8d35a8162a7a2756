"""Loads and stores that a full class of registers costs, if the farthest next use is spilled.

Source: Belady, A Study of Replacement Algorithms for a Virtual-Storage Computer, IBM Systems
Journal 5(2), 1966.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from compiler.ir.program import Op

Values = Sequence[int]
"""Values by number."""
NEVER = -1
"""The place of the next reader if there is none."""


class _Held:
    """Values in registers, each with a rank; the value with the highest rank is spilled first.

    That is the value with the farthest next use; ties go to a value that needs no store, then to
    the highest number.

    Args:
        stored: for each value, 1 if it is in memory, else 0.
    """

    def __init__(self, stored: Sequence[int]) -> None:
        self.stored = list(stored)
        self.rank: dict[int, int] = {}

    def hold(self, values: Values, next_uses: Sequence[int]) -> None:
        """Hold values until their next uses; values without a next use are released."""
        rank, stored, count = self.rank, self.stored, len(self.stored)
        for value, place in zip(values, next_uses, strict=True):
            if place == NEVER:
                rank.pop(value, None)
            else:
                rank[value] = (2 * place + stored[value]) * count + value

    def shrink(self, registers: int, kept: Collection[int]) -> int:
        """Spill values other than `kept` until the rest fits; returns the number of stores."""
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
    """The number of loads and of stores that operations take in their order.

    Args:
        reads: the values that each operation reads, each once.
        makes: the values that it makes in registers.
        goes_on: for each value, whether it is live-out.
        stored: for each value, 1 if it is in memory at first, so that it needs no store, else 0.
        registers: number of registers.
        given: the values that are in registers at first. If given, an operation's operands may be
            spilled at once. Otherwise registers are empty at first, and operands occupy registers
            during their operation.
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
            # Operands that die here still occupy registers.
            stores += held.shrink(registers - read_next.count(NEVER), read)
        held.hold(made, made_next)
        stores += held.shrink(registers, made if given is None else ())
    return loads, stores


def _next_uses(
    reads: Sequence[Values], makes: Sequence[Values], goes_on: Sequence[bool]
) -> tuple[list[int], list[tuple[list[int], list[int]]]]:
    """The next reader of each value at first, then after each operation's reads and results."""
    later = [len(reads) if on else NEVER for on in goes_on]
    found: list[tuple[list[int], list[int]]] = []
    for place in range(len(reads) - 1, -1, -1):
        found.append(([later[v] for v in reads[place]], [later[v] for v in makes[place]]))
        for value in reads[place]:
            later[value] = place
    return later, found[::-1]


class Run:
    """A run of operations whose orders are evaluated; values have numbers.

    Live-in values are in memory at first. Rematerialisable values are not stored, and their
    definitions take no register.

    Args:
        ops: the operations.
        goes_on: whether a value is live-out.
    """

    def __init__(self, ops: Sequence[Op], goes_on: Callable[[str], bool]) -> None:
        # Of values with equal rank, the one named last is spilled first.
        names = list(dict.fromkeys(v for op in ops for v in (*op.args, *op.results)))
        number = {name: n for n, name in enumerate(names)}
        self.n_values = len(names)
        self.goes_on = [goes_on(name) for name in names]
        self.reads = [tuple(dict.fromkeys([number[a] for a in op.args])) for op in ops]
        self.makes = [tuple([number[r] for r in op.results]) for op in ops]
        # A rematerialisable value takes a register from its first reader on.
        pairs = zip(ops, self.makes, strict=True)
        self._kept = [() if op.is_repeatable else made for op, made in pairs]
        self._stored = [1] * self.n_values
        for made in self._kept:
            for value in made:
                self._stored[value] = 0

    def spills(self, order: Sequence[int], registers: int) -> int:
        """Loads and stores, including the first loads of live-in values.

        Args:
            order: the places of the operations in the run.
            registers: number of registers.
        """
        reads, makes = [self.reads[n] for n in order], [self._kept[n] for n in order]
        return sum(traffic(reads, makes, self.goes_on, self._stored, registers))
