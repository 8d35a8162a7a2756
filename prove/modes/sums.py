"""Data plus a public number that is not known, in one form for code and text.

A number is a sum of symbols, and each symbol has literals of its own. A word that is data plus a
number is the sum of the data and of the whole number, in however many steps code and text count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from prove.graph.plain import PlainGraph
from prove.graph.words import Bits, Words, constant_bits, fitted, known_number, shifted
from prove.machine.values import Facts, Sum, Unsupported
from prove.modes.products import CountingWords
from prove.modes.tables import truth_table

NOTHING = Sum("", 0)
BYTE = 8
MOST_TABLE_BITS = 16
"""The most bits of a symbol whose values are tried one by one."""


@dataclass
class Numbers:
    """The bits of public numbers, and of data plus such a number.

    Args:
        graph: the graph of the literals.
        symbols: the literals of each symbol, the lowest bit first.
    """

    graph: PlainGraph
    symbols: Mapping[str, Bits]
    _known: dict[Bits, Sum] = field(default_factory=dict[Bits, Sum])
    _sums: dict[Bits, tuple[Bits, Sum]] = field(default_factory=dict[Bits, tuple[Bits, Sum]])

    def __post_init__(self) -> None:
        self._words = Words(self.graph)

    def bits(self, number: Sum, width: int) -> Bits:
        """The bits of a number modulo 2 ** `width`.

        Raises:
            Unsupported: it is an address, or a factor of a symbol is no power of two.
        """
        total = constant_bits(0, width)
        for name, factor in number.terms:
            if number.region or factor < 1 or factor & factor - 1 or name not in self.symbols:
                raise Unsupported("an address or a multiple of a length is taken as data")
            part = shifted(fitted(self.symbols[name], width), "<<", factor.bit_length() - 1)
            total = self._words.add(total, part)
        made = self._words.add(total, constant_bits(number.offset, width))
        self._known[made] = number
        return made

    def number(self, bits: Bits) -> Sum | None:
        """The number with these bits; None if they are other data."""
        known = known_number(bits)
        return self._known.get(bits) if known is None else Sum("", known)

    def plus(self, bits: Bits, number: Sum) -> Bits:
        """The sum of data, which may have a number in it, and a number."""
        if known := self._known.get(bits):
            return self.bits(known.plus(number), len(bits))
        base, before = self.parts(bits)
        total = before.plus(number)
        made = self._words.add(base, self.bits(total, len(bits)))
        self.note(made, base, total)
        return made

    def note(self, bits: Bits, base: Bits, number: Sum) -> None:
        """Note that a word is the sum of data and a number."""
        self._sums.setdefault(bits, (base, number))

    def parts(self, bits: Bits) -> tuple[Bits, Sum]:
        """The data and the number that a word is the sum of."""
        return self._sums.get(bits, (bits, NOTHING))

    def holds(self, condition: int, facts: Facts) -> bool | None:
        """Whether a literal is true for each value of the symbol that it depends on.

        Returns:
            The answer; None if the literal depends on other data, or on the value.
        """
        for name, bits in self.symbols.items():
            first, last = facts.ranges.get(name, (0, None))
            if last is None or len(bits) > MOST_TABLE_BITS:
                continue
            places = {bit >> 1: i for i, bit in enumerate(bits)}
            table = truth_table(self.graph, condition, places)
            if table is not None:
                possible = (1 << last + 1) - (1 << first)
                found = table & possible
                return bool(found) if found in (0, possible) else None
        return None


class SumWords(CountingWords):
    """Operators on words that find sums of data and public numbers.

    Args:
        numbers: the numbers.
    """

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.graph)
        self._numbers = numbers

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum; numbers that are added one after another to a word are added together."""
        number = self._numbers.number(b)
        if number is None or len(a) <= BYTE or known_number(a) is not None:
            return super().add(a, b)
        return self._numbers.plus(a, number)
