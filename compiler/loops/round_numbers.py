"""Computes the numbers that differ between the iterations of a loop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from compiler.ir.program import TABLE_LOOKUP, Builder, Table, Type
from compiler.loops.setup_loop import Numbers

BYTE = Type(8)
Word = tuple[Numbers, ...]
"""The limbs of a word, the lowest first."""
MOST_BITS = 3
"""The most single-bit rotations of a word that cost less than a look-up."""
LONGEST_TABLE = 256
"""The most table entries, which a byte can index."""


@dataclass(frozen=True)
class Turned:
    """A word that is a rotation of another one to the left.

    Args:
        source: the other word.
        limbs: distance in whole limbs.
        bits: additional distance in bits.
    """

    source: Word
    limbs: int
    bits: int


@dataclass
class RoundNumbers:
    """The numbers of a loop: induction variables, or look-ups.

    Numbers that grow by a constant are induction variables. A table has the other numbers of the
    first iteration, then those of the second, and so on; a loop-carried byte indexes it. A word
    that is a rotation of another one is computed from it.

    Args:
        columns: the sequences of numbers, each with its type.
        words: the sequences that are limbs of one word, the lowest first.
        table_name: name of the table, if there is one.
    """

    columns: Mapping[Numbers, Type]
    words: Sequence[Word]
    table_name: str
    steps: dict[Numbers, int] = field(init=False)
    turned: dict[Word, Turned] = field(init=False)
    looked_up: list[Numbers] = field(init=False)

    def __post_init__(self) -> None:
        steps = ((column, _step(column, kind)) for column, kind in self.columns.items())
        self.steps = {column: step for column, step in steps if step is not None}
        self.turned = self._turned()
        whole = {c for word in self.words if word not in self.turned for c in word}
        made = {c for word in self.turned for c in word} - whole
        rest = (column for column in self.columns if column not in made)
        self.looked_up = [column for column in rest if column not in self.steps]

    def _turned(self) -> dict[Word, Turned]:
        """The words that are computed most cheaply as a rotation of an earlier one."""
        known: list[Word] = []
        found: dict[Word, Turned] = {}
        for word in dict.fromkeys(self.words):
            if any(column in self.columns and column not in self.steps for column in word):
                ways = (_rotation(each, word) for each in known if len(each) == len(word))
                best = min((way for way in ways if way), key=lambda way: way.bits, default=None)
                if best:
                    found[word] = best
                known.append(word)
        return found

    @property
    def is_possible(self) -> bool:
        """Whether all numbers can be computed."""
        times = max((len(column.values) for column in self.columns), default=0)
        is_short = len(self.looked_up) * times <= LONGEST_TABLE
        return is_short and all(self.columns[column] == BYTE for column in self.looked_up)

    @property
    def table(self) -> Table | None:
        """The table of the numbers that are looked up."""
        if not self.looked_up:
            return None
        rows = zip(*(column.values for column in self.looked_up), strict=True)
        entries = tuple(value for row in rows for value in row)
        return Table(self.table_name, "sbox", BYTE.bits, BYTE.bits, entries)

    @property
    def entering(self) -> Iterator[tuple[Type, int]]:
        """The type and initial value of each loop-carried value."""
        yield from ((self.columns[column], column.values[0]) for column in self.steps)
        if self.looked_up:
            yield BYTE, 0

    def emit(self, build: Builder, state: Sequence[str]) -> tuple[Mapping[Numbers, str], list[str]]:
        """Append the operations that compute the numbers of an iteration.

        Args:
            build: builder of the iteration.
            state: the loop-carried values, in the order of `entering`.

        Returns:
            The value of each number, and the next loop-carried values.
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
        for word, turned in self.turned.items():
            values |= zip(word, self._rotated(build, turned, values), strict=True)
        return values, following + ([index] if self.looked_up else [])

    def _rotated(
        self, build: Builder, turned: Turned, values: Mapping[Numbers, str]
    ) -> tuple[str, ...]:
        """The limbs of a word that is a rotation of another one."""
        limbs = tuple(
            values.get(column) or build.constant(BYTE, column.values[0]) for column in turned.source
        )
        limbs = limbs[-turned.limbs :] + limbs[: -turned.limbs] if turned.limbs else limbs
        for _ in range(turned.bits):
            limbs = build.emit_many("rotl_limbs", limbs, (BYTE,) * len(limbs), k=1)
        return limbs


def _rotation(source: Word, word: Word) -> Turned | None:
    """The rotation from one word to another; None if there is none, or if it is too expensive."""
    width = BYTE.bits * len(word)
    pairs = list(zip(_whole(source), _whole(word), strict=True))
    for bits in range(MOST_BITS + 1):
        for limbs in range(len(word)):
            k = BYTE.bits * limbs + bits
            ones = (1 << width) - 1
            if all((a << k | a >> (width - k)) & ones == b for a, b in pairs):
                return Turned(source, limbs, bits)
    return None


def _whole(word: Word) -> Iterator[int]:
    """The word in each iteration."""
    for limbs in zip(*(column.values for column in word), strict=True):
        yield sum(limb << BYTE.bits * i for i, limb in enumerate(limbs))


def _step(column: Numbers, kind: Type) -> int | None:
    """The constant by which numbers grow each iteration; None if it is not constant."""
    steps = {(b - a) % (1 << kind.bits) for a, b in pairwise(column.values)}
    return steps.pop() if len(steps) == 1 else None


def _further(build: Builder, value: str, step: int) -> str:
    """The sum of a value and a constant."""
    return build.emit("add", value, build.constant(build.types[value], step))
