"""A graph of sample values in place of forms: literals for some random keys and texts at once.

It proves nothing for all inputs. Code that is wrong, or out of reach of the normal form, runs on it
to its end. Values of code and text that are equal in all samples count as equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from prove.graph.forms import Origin, Variables
from prove.graph.graph import Graph
from prove.graph.simulate import hash_of

SAMPLES = 64
ONES = (1 << SAMPLES) - 1
_PLACES = np.arange(SAMPLES, dtype=np.uint64)


class Samples(Graph):
    """Literals identified by their values; sample 0 is the lowest bit.

    Args:
        chosen_inputs: by the name of an input, its values in place of random ones, one for each
            sample.
    """

    def __init__(self, chosen_inputs: Mapping[str, Sequence[int]] | None = None) -> None:
        super().__init__()
        self._inputs: dict[tuple[str, int], int] = {
            (name, bit): self._column(numbers, bit)
            for name, numbers in (chosen_inputs or {}).items()
            for bit in range(max(numbers).bit_length())
        }
        self._values: list[int] = [0]
        self._known: dict[int, int] = {0: 0}
        self._n_fresh = 0

    def fresh(self) -> int:
        """A literal of random values."""
        self._n_fresh += 1
        return self.input("", self._n_fresh)

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input: chosen or random values, the same each time."""
        values = self._inputs.get((name, bit))
        if values is None:
            octets = bytes(hash_of(f"{name} {i}", bit) & 0xFF for i in range(SAMPLES // 8))
            values = self._inputs[name, bit] = int.from_bytes(octets, "little")
        return self.literal(values)

    @staticmethod
    def _column(numbers: Sequence[int], bit: int) -> int:
        """A bit of a number in each sample."""
        return sum((number >> bit & 1) << sample for sample, number in enumerate(numbers))

    def literal(self, values: int) -> int:
        """The literal with the given values, one bit for each sample."""
        complement = values & 1
        values ^= ONES * complement
        number = self._known.setdefault(values, len(self._values))
        if number == len(self._values):
            self._values.append(values)
        return number << 1 | complement

    def values(self, literal: int) -> int:
        """The values of a literal, one bit for each sample."""
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
        shifted = np.array(columns, np.uint64)[:, None] >> _PLACES & np.uint64(1)
        rows = (shifted << _PLACES[: len(columns), None]).sum(axis=0, dtype=np.uint64)
        return [self.literal(_packed(_entries(table, len(inputs))[rows])) for table in tables]

    def definition(self, literal: int) -> tuple[list[Origin], list[tuple[int, int, Variables]]]:
        """Only the literal itself, since its definition is not kept."""
        return [("", literal >> 1)], []

    def name(self, literal: int) -> int:
        """The literal itself, which needs no shorter name."""
        return literal

    def resolve(self, literal: int) -> int:
        """The literal itself."""
        return literal

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals have the same values."""
        return a == b


@cache
def _entries(table: int, n_inputs: int) -> NDArray[np.uint64]:
    """A truth table as an array of 0 and 1."""
    return np.array([table >> place & 1 for place in range(1 << n_inputs)], np.uint64)


def _packed(values: NDArray[np.uint64]) -> int:
    """One bit for each sample, as one number."""
    return int((values << _PLACES).sum(dtype=np.uint64))
