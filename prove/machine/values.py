"""Symbolic public numbers and pointers: sums of symbols, and facts about these.

`in + 32 i + 16` is `Sum("in", 16, (("i", 32),))`. Regions neither wrap around the end of the
address space nor reach it, nor begin at 0; the size of a region fits a register. The interface
guarantees this, and comparisons rely on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Range = tuple[int, int | None]
"""The least and the greatest value of a symbol; None if it is not bounded."""
ALL_BYTES = (1 << 256) - 1
"""All values of a byte, a bit for each."""


STACK = "stack"
"""The region of the stack pointer."""


class Unsupported(Exception):
    """A computation is beyond the rules of this module: the verdict is `unknown`."""


@dataclass(frozen=True)
class Sum:
    """A number, or an address in a region.

    Args:
        region: its region; "" for a number.
        offset: the constant part, in bytes.
        terms: symbols with nonzero factors, in order.
    """

    region: str
    offset: int
    terms: tuple[tuple[str, int], ...] = ()

    @property
    def is_number(self) -> bool:
        """Whether it is a constant number."""
        return not self.region and not self.terms

    def moved(self, by: int) -> Sum:
        """The sum with a number."""
        return Sum(self.region, self.offset + by, self.terms)

    def plus(self, other: Sum, factor: int = 1) -> Sum:
        """The sum with a multiple of another.

        Raises:
            Unsupported: two pointers are added, or pointers to two regions are subtracted.
        """
        if other.region and not (factor == -1 and self.region == other.region):
            if factor != 1 or self.region:
                raise Unsupported("pointers are combined in a way that gives no address")
            region = other.region
        else:
            region = "" if other.region else self.region
        factors = dict(self.terms)
        for symbol, count in other.terms:
            factors[symbol] = factors.get(symbol, 0) + factor * count
        return Sum(region, self.offset + factor * other.offset, _sorted(factors))

    def times(self, factor: int) -> Sum:
        """The product with a number.

        Raises:
            Unsupported: it is a pointer.
        """
        if self.region:
            raise Unsupported("a pointer is multiplied")
        return Sum("", self.offset * factor, _sorted({s: n * factor for s, n in self.terms}))

    def replaced(self, values: Mapping[str, Sum]) -> Sum:
        """The sum with symbols replaced by sums."""
        total = Sum(self.region, self.offset)
        for symbol, factor in self.terms:
            total = total.plus(values.get(symbol, Sum("", 0, ((symbol, 1),))).times(factor))
        return total


def symbol(name: str) -> Sum:
    """A symbol as a number."""
    return Sum("", 0, ((name, 1),))


def _sorted(factors: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((s, n) for s, n in factors.items() if n))


class Undecided(Exception):
    """A comparison holds for some values of the symbols but not for others.

    Args:
        difference: the sum that is compared with 0.
    """

    def __init__(self, difference: Sum) -> None:
        super().__init__("a comparison of public numbers is not decided")
        self.difference = difference


class UndecidedByte(Undecided):
    """A condition holds for some values of the counter's lowest byte but not for others.

    Args:
        where: the values for which it holds, a bit for each.
    """

    def __init__(self, where: int) -> None:
        super().__init__(Sum("", 0))
        self.where = where


@dataclass(frozen=True)
class Facts:
    """Facts about symbols and regions.

    Args:
        ranges: the range of each symbol.
        extents: for each region, the first offset and the end.
        largest: a number that fits a register; other numbers are compared with it.
        low_bytes: the possible values of the counter's lowest byte, a bit for each.
    """

    ranges: Mapping[str, Range] = field(default_factory=dict[str, Range])
    extents: Mapping[str, tuple[Sum, Sum]] = field(default_factory=dict[str, tuple[Sum, Sum]])
    largest: Sum = field(default_factory=lambda: Sum("", 0))
    low_bytes: int = ALL_BYTES

    def least(self, value: Sum) -> int | None:
        """The least possible value of a number; None if there is none."""
        total = value.offset
        for name, factor in value.terms:
            end = self.ranges[name][0 if factor > 0 else 1]
            if end is None:
                return None
            total += factor * end
        return total

    def greatest(self, value: Sum) -> int | None:
        """The greatest possible value of a number; None if there is none."""
        least = self.least(value.times(-1))
        return None if least is None else -least

    def is_positive(self, value: Sum, above: int = 0) -> bool:
        """Whether a number is at least `above`, whatever the symbols are."""
        least = self.least(value)
        return least is not None and least >= above

    def is_held(self, value: Sum) -> bool:
        """Whether a number fits a register, or is an address in its region or at its end."""
        if value.is_number and value.offset >= 0:
            return True
        if value.region and value.region not in self.extents:
            return False
        first, end = self.extents[value.region] if value.region else (Sum("", 0), self.largest)
        place = Sum("", value.offset, value.terms)
        return self.is_positive(place.plus(first, -1)) and self.is_positive(end.plus(place, -1))

    def below(self, x: Sum, y: Sum) -> bool:
        """Whether one unsigned number or address is less than another.

        Raises:
            Undecided: it depends on the symbols.
            Unsupported: they may wrap, or belong to two regions.
        """
        self._check_places(x, y)
        difference = y.plus(x, -1)
        if self.is_positive(difference, 1):
            return True
        if self.is_positive(difference.times(-1)):
            return False
        raise Undecided(difference)

    def equal(self, x: Sum, y: Sum) -> bool:
        """Whether two numbers or addresses are equal; errors as those of `below`."""
        if x.region != y.region and Sum("", 0) in (x, y) and self.is_held(x) and self.is_held(y):
            return False
        if x.region == y.region:
            apart = y.plus(x, -1)
            # Numbers that differ by less than a register's range differ, wrapped or not.
            if apart.is_number and abs(apart.offset) < 1 << 31:
                return apart.offset == 0
        self._check_places(x, y)
        difference = y.plus(x, -1)
        if self.is_positive(difference, 1) or self.is_positive(difference.times(-1), 1):
            return False
        raise Undecided(difference)

    def _check_places(self, x: Sum, y: Sum) -> None:
        """Check that numbers or addresses do not wrap."""
        if x.region != y.region:
            raise Unsupported("addresses in two regions are compared")
        if not all(self.is_held(value) for value in (x, y)):
            raise Unsupported("what is compared may wrap around")
