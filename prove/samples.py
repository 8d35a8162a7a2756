"""A graph of numbers in place of forms: literals for some random keys and texts at once.

It shows nothing for all of them. Code that is wrong, or out of reach of the normal form, runs on it
to its end, and values of code and text that are equal in all samples are taken for one value.
"""

from __future__ import annotations

from collections.abc import Sequence

from prove.forms import Origin, Variables
from prove.graph import Graph
from prove.simulate import hash_of

SAMPLES = 64
ONES = (1 << SAMPLES) - 1


class Samples(Graph):
    """Literals that are known by their values, those of sample 0 in the lowest bit."""

    def __init__(self) -> None:
        super().__init__()
        self._values: list[int] = [0]
        self._known: dict[int, int] = {0: 0}
        self._n_fresh = 0

    def fresh(self) -> int:
        """A literal of random values."""
        self._n_fresh += 1
        return self.input("", self._n_fresh)

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input: random values, the same each time."""
        octets = (hash_of(f"{name} {i}", bit) & 0xFF for i in range(SAMPLES // 8))
        return self.literal(int.from_bytes(bytes(octets), "little"))

    def literal(self, values: int) -> int:
        """The literal of values, one a bit."""
        complement = values & 1
        values ^= ONES * complement
        number = self._known.setdefault(values, len(self._values))
        if number == len(self._values):
            self._values.append(values)
        return number << 1 | complement

    def values(self, literal: int) -> int:
        """The values of a literal, one a bit."""
        return self._values[literal >> 1] ^ ONES * (literal & 1)

    def xor(self, a: int, b: int) -> int:
        """The sum of two literals."""
        return self.literal(self.values(a) ^ self.values(b))

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        return self.literal(self.values(a) & self.values(b))

    def apply(self, tables: Sequence[int], inputs: Sequence[int]) -> list[int]:
        """Functions of literals by their truth tables."""
        columns = [self.values(literal) for literal in inputs]
        made = [0] * len(tables)
        for sample in range(SAMPLES):
            place = sum((column >> sample & 1) << i for i, column in enumerate(columns))
            for number, table in enumerate(tables):
                made[number] |= (table >> place & 1) << sample
        return [self.literal(values) for values in made]

    def definition(self, literal: int) -> tuple[list[Origin], list[tuple[int, int, Variables]]]:
        """Nothing but itself: what it was made of is not kept."""
        return [("", literal >> 1)], []

    def name(self, literal: int) -> int:
        """The literal itself: it is short as it is."""
        return literal

    def resolve(self, literal: int) -> int:
        """The literal itself."""
        return literal

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals have the same values."""
        return a == b
