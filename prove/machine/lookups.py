"""Look-ups by the lowest byte of the counter, which is public.

A table has a precomputed entry for each value of the byte. A look-up is a function of the byte, the
key and the nonce; it is replaced by a function of the cipher's text that is equal for each value of
the byte. This function is found by values in samples, and equality is proved for each value on
literals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import gcd

from dsl.gf2 import Basis, ones
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation, hash_of
from prove.graph.words import Bits
from prove.machine.restricted import LOW_BITS, LowByte, Restriction
from prove.machine.values import Sum, Unsupported, symbol

VALUES = range(1 << LOW_BITS)
SAMPLES = 8
"""The number of samples of values that do not depend on the byte; each value of the byte is a
sample, too."""
COMPARED = 24
"""The number of samples in which literals are compared before a proof is tried."""


class Lookups:
    """Functions of the byte.

    Args:
        graph: the graph of the literals.
        low: the bits of the byte.
        text: literals of the cipher's text; those that depend on the byte are the candidates.
    """

    def __init__(self, graph: Graph, low: Bits, text: Sequence[int]) -> None:
        self._graph, self.byte = graph, LowByte(graph, low)
        self._restrictions: dict[int, Restriction] = {}
        self._text = [x for x in dict.fromkeys(map(graph.resolve, text)) if self.byte.depends(x)]
        self._samples = Simulation(graph, _drawn, SAMPLES)
        self._known: dict[tuple[int, ...], int] = {}
        self._functions = Basis()
        self.numbers: dict[str, tuple[int, ...]] = {}
        self._places = {graph.definition(bit)[0][0]: i for i, bit in enumerate(low)}
        self._simulations: dict[int, Simulation] = {}
        self._announce()
        self._reduce()

    def _announce(self) -> None:
        """Announce the windows of S-boxes that depend on the byte, for each of its values."""
        windows = {w: (t, xs) for x in self._text for w, t, xs in self._graph.made_of(x)[1]}
        with self._graph.unrelated():
            for table, inputs in windows.values():
                for value in VALUES:
                    n_windows = self._graph.n_windows
                    of = self.restriction(1 << value).of
                    self._graph.apply([table], list(map(of, inputs)))
                    if n_windows == self._graph.n_windows:
                        # Another block of the group, with a close counter, has these windows.
                        break

    def _reduce(self) -> None:
        """Bring the functions into echelon form by their values in all samples."""
        each = sum(1 << SAMPLES * v for v in VALUES)
        patterns = [
            sum(((1 << SAMPLES) - 1) << SAMPLES * v for v in VALUES if v >> i & 1)
            for i in range(LOW_BITS)
        ]

        def drawn(name: str, bit: int) -> int:
            place = self._places.get((name, bit))
            return each * _drawn(name, bit) if place is None else patterns[place]

        samples = Simulation(self._graph, drawn, SAMPLES * len(VALUES))
        for number, literal in enumerate(self._text):
            values = samples.value(literal)
            changes = values ^ each * (values & (1 << SAMPLES) - 1)
            self._functions.insert(changes, 1 << number)

    def restriction(self, domain: int) -> Restriction:
        """Literals for some values of the byte, a bit for each."""
        return self._restrictions.setdefault(domain, Restriction(self.byte, domain))

    def are_same(self, domain: int, a: int, b: int) -> bool:
        """Whether two literals are equal for some values of the byte, a bit for each.

        Literals that differ in samples are not examined: they may be as large as the cipher.
        """
        if domain not in self._simulations:
            low = (domain & -domain).bit_length() - 1
            samples = Simulation(self._graph, partial(self._drawn_at, low), COMPARED)
            self._simulations[domain] = samples
        if self._simulations[domain].value(a) != self._simulations[domain].value(b):
            return False
        of = self.restriction(domain).of
        return self._graph.is_same(of(a), of(b))

    def _drawn_at(self, low: int, name: str, bit: int) -> int:
        """The values of a bit of an input in samples where the byte is `low`."""
        place = self._places.get((name, bit))
        if place is None:
            return hash_of(f"{name} in samples", bit) & (1 << COMPARED) - 1
        return ((1 << COMPARED) - 1) * (low >> place & 1)

    def number(self, bits: Bits) -> tuple[Sum, int] | None:
        """A number that is a function of the byte, as a sum with a symbol.

        Args:
            bits: bits of the number; the highest is its sign.

        Returns:
            The sum, and the greatest value of its symbol; None if it is no function of the byte.
        """
        columns = [self.byte.values(bit) for bit in bits]
        known = [column for column in columns if column is not None]
        if len(known) < len(columns):
            return None
        numbers = [sum((c >> v & 1) << i for i, c in enumerate(known)) for v in VALUES]
        signed = [n - (n >> len(bits) - 1 << len(bits)) for n in numbers]
        least = min(signed)
        if least == max(signed):
            return Sum("", least), 0
        factor = gcd(*(n - least for n in signed))
        counts = tuple((n - least) // factor for n in signed)
        name = f"number {len(self.numbers)} of the counter"
        name = next((other for other, same in self.numbers.items() if same == counts), name)
        self.numbers[name] = counts
        return symbol(name).times(factor).moved(least), max(counts)

    def addresses(self, address: Sum) -> list[Sum] | None:
        """The address for each value of the byte; None if it does not depend on the byte."""
        names = [name for name, _ in address.terms if name in self.numbers]
        if not names:
            return None
        known = [{name: Sum("", self.numbers[name][v]) for name in names} for v in VALUES]
        return [address.replaced(values) for values in known]

    def read(self, found: Sequence[Bits]) -> Bits:
        """The bits of a look-up of one of some words.

        Args:
            found: the word for each value of the byte.

        Raises:
            Unsupported: no equal function of the cipher's text is found.
        """
        return tuple(map(self._function, zip(*found, strict=True)))

    def _function(self, cases: tuple[int, ...]) -> int:
        """The literal that equals the given literal for each value of the byte."""
        if len(set(cases)) == 1:
            return cases[0]
        if cases not in self._known:
            self._known[cases] = self._found(cases)
        return self._known[cases]

    def _found(self, cases: tuple[int, ...]) -> int:
        graph, (left, chosen) = self._graph, self._functions.reduce(self._vector(cases))
        parts = [self._text[n] for n in ones(chosen)]
        of = self.restriction(1).of
        rest = graph.sum(cases[0], *map(of, parts))
        if left or self.byte.depends(rest) or not self._are_sums(cases, parts, rest):
            raise Unsupported("what is looked up is no function that the cipher's text computes")
        return graph.sum(rest, *parts)

    def _are_sums(self, cases: Sequence[int], parts: Sequence[int], rest: int) -> bool:
        """Whether `cases` are the sums of `rest` and of `parts`, for each value of the byte."""
        for value, case in enumerate(cases):
            of = self.restriction(1 << value).of
            if not self._graph.is_zero([case, rest, *map(of, parts)]):
                return False
        return True

    def _vector(self, cases: Sequence[int]) -> int:
        """The differences between the cases and the first case, in all samples."""
        values = list(map(self._samples.value, cases))
        return sum((value ^ values[0]) << SAMPLES * v for v, value in enumerate(values))


def _drawn(name: str, bit: int) -> int:
    """The values of a bit of an input in the samples."""
    return hash_of(f"{name} in samples", bit) & (1 << SAMPLES) - 1
