"""Makes the numbers that a loop reads, other ones each time round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from compiler.ir.program import TABLE_LOOKUP, Builder, Table, Type
from compiler.slicing.setup_loop import Numbers

BYTE = Type(8)
LONGEST_TABLE = 256
"""Entries that a byte counts."""


@dataclass
class RoundNumbers:
    """The numbers of a loop: those that grow by a constant go round, others are looked up.

    A table has the numbers of the first time round, then those of the second, and so on; a byte
    that goes round counts its entries.

    Args:
        columns: the numbers, each with its type.
        table_name: of the table, if there is one.
    """

    columns: Mapping[Numbers, Type]
    table_name: str
    steps: dict[Numbers, int] = field(init=False)
    looked_up: list[Numbers] = field(init=False)

    def __post_init__(self) -> None:
        steps = ((column, _step(column, kind)) for column, kind in self.columns.items())
        self.steps = {column: step for column, step in steps if step is not None}
        self.looked_up = [column for column in self.columns if column not in self.steps]

    @property
    def is_possible(self) -> bool:
        """Whether all of them can be made."""
        times = max((len(column.values) for column in self.columns), default=0)
        is_short = len(self.looked_up) * times <= LONGEST_TABLE
        return is_short and all(self.columns[column] == BYTE for column in self.looked_up)

    @property
    def table(self) -> Table | None:
        """The table of those that are looked up."""
        if not self.looked_up:
            return None
        rows = zip(*(column.values for column in self.looked_up), strict=True)
        entries = tuple(value for row in rows for value in row)
        return Table(self.table_name, "sbox", BYTE.bits, BYTE.bits, entries)

    @property
    def entering(self) -> Iterator[tuple[Type, int]]:
        """What goes round, by its type and first value."""
        yield from ((self.columns[column], column.values[0]) for column in self.steps)
        if self.looked_up:
            yield BYTE, 0

    def emit(self, build: Builder, state: Sequence[str]) -> tuple[Mapping[Numbers, str], list[str]]:
        """Append what makes the numbers of a time round.

        Args:
            build: of the time round.
            state: what goes round, as `entering` has it.

        Returns:
            The value of each number, and what goes round next.
        """
        values: dict[Numbers, str] = {}
        following: list[str] = []
        for value, (column, step) in zip(state, self.steps.items(), strict=False):
            values[column] = value
            following.append(_further(build, value, step))
        index = state[-1] if state else ""
        for column in self.looked_up:
            values[column] = build.emit(TABLE_LOOKUP, index, kind=BYTE, table=self.table_name)
            index = _further(build, index, 1)
        return values, following + ([index] if self.looked_up else [])


def _step(column: Numbers, kind: Type) -> int | None:
    """What numbers grow by each time; None where that is not the same."""
    steps = {(b - a) % (1 << kind.bits) for a, b in pairwise(column.values)}
    return steps.pop() if len(steps) == 1 else None


def _further(build: Builder, value: str, step: int) -> str:
    """A value and a constant."""
    return build.emit("add", value, build.constant(build.types[value], step))
