"""Loads and stores that a full class of registers costs, if the farthest next use is spilled.

Source: Belady, A Study of Replacement Algorithms for a Virtual-Storage Computer, IBM Systems
Journal 5(2), 1966.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from compiler.ir.program import Op

Values = Sequence[int]
"""Values by number."""
Uses = Sequence[tuple[int, int]]
"""Values, each with the place of its next reader."""
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

    def hold(self, uses: Uses) -> int:
        """Hold values until their next uses; returns how many have none and are released."""
        rank, stored, count, dead = self.rank, self.stored, len(self.stored), 0
        for value, place in uses:
            if place == NEVER:
                dead += 1
                rank.pop(value, None)
            else:
                rank[value] = (2 * place + stored[value]) * count + value
        return dead

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
    uses, held = _next_uses(reads, makes, goes_on, given or ()), _Held(stored)
    rank, occupy, loads, stores = held.rank, given is None, 0, 0
    held.hold(uses.pop())
    # Most operations spill nothing: the comparisons here save calls.
    for read, made in zip(reads, makes, strict=True):
        for value in read:
            loads += value not in rank
        dead = held.hold(uses.pop())
        if occupy and len(rank) > registers - dead:
            # Operands that die here still occupy registers.
            stores += held.shrink(registers - dead, read)
        held.hold(uses.pop())
        if len(rank) > registers:
            stores += held.shrink(registers, made if occupy else ())
    return loads, stores


def _next_uses(
    reads: Sequence[Values], makes: Sequence[Values], goes_on: Sequence[bool], given: Values
) -> list[Uses]:
    """Values with the places of their next readers, the last list first.

    The lists are those of the values given at first, then those of each operation's reads and
    results.
    """
    later = [len(reads) if on else NEVER for on in goes_on]
    found: list[Uses] = []
    for place in range(len(reads) - 1, -1, -1):
        found.append([(value, later[value]) for value in makes[place]])
        found.append([(value, later[value]) for value in reads[place]])
        for value in reads[place]:
            later[value] = place
    found.append([(value, later[value]) for value in given])
    return found


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
