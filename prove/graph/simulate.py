"""Evaluates literals for given inputs, to find a key and a block as a counterexample."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prove.graph.forms import Origin, Variables
from prove.graph.graph import Graph, chosen

FEW = 32
"""The number of samples up to which tables are looked up for each sample."""
Draw = Callable[[str, int], int]
"""Gives the value of a bit of an input in all samples, one bit for each."""


class Simulation:
    """Values of literals in several samples at once, one bit of a number for each sample.

    Args:
        graph: the graph of the literals.
        draw: the values of inputs; unknown literals are bits of the input "".
        n_samples: number of samples.
    """

    def __init__(self, graph: Graph, draw: Draw, n_samples: int) -> None:
        self._graph, self._draw = graph, draw
        self._n_samples, self._ones = n_samples, (1 << n_samples) - 1
        self._known: dict[int, int] = {0: 0}

    def value(self, literal: int) -> int:
        """The values of a literal."""
        stack = [literal >> 1]
        while stack:
            number = stack[-1]
            missing = [n for n in self._needed(number) if n not in self._known]
            stack += missing
            if not missing:
                self._known[number] = self._computed(stack.pop())
        return self._known[literal >> 1] ^ (self._ones if literal & 1 else 0)

    def word(self, literals: Iterable[int], sample: int) -> int:
        """The number with the given literals as bits, the lowest first, in a sample."""
        return sum((self.value(x) >> sample & 1) << i for i, x in enumerate(literals))

    def _needed(self, number: int) -> set[int]:
        """The forms on which a form's value depends."""
        origins, windows = self._graph.definition(number << 1)
        needed = {n for o in origins for n in o if isinstance(n, int) and isinstance(o[0], int)}
        return needed | {x >> 1 for _, _, variables in windows for x in variables}

    def _computed(self, number: int) -> int:
        origins, windows = self._graph.definition(number << 1)
        total = 0
        for origin in origins:
            total ^= self._atom(origin)
        for _, table, variables in windows:
            total ^= self._window(table, variables)
        return total

    def _atom(self, origin: Origin) -> int:
        """The values of an atom."""
        first, second = origin
        if isinstance(first, str):
            return self._draw(first, second)
        return self._known[first] & self._known[second]

    def _window(self, table: int, variables: Variables) -> int:
        """The values of a function of a window."""
        columns = [self._known[x >> 1] for x in variables]
        if self._n_samples > FEW:
            return chosen(table, columns, self._ones)
        total = 0
        for sample in range(self._n_samples):
            place = sum([(c >> sample & 1) << i for i, c in enumerate(columns)])
            total |= (table >> place & 1) << sample
        return total


def hash_of(name: str, place: int) -> int:
    """A pseudo-random number, the same on every machine."""
    value = int.from_bytes(name.encode(), "little") * 0x9E3779B97F4A7C15 + place
    for _ in range(3):
        value = (value ^ value >> 31) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    return value >> 40
