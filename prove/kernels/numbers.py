"""Public numbers of a thread: sums of symbols with ranges, conditions on them, and their bits.

A number in a register of w bits is known modulo 2 ** w. Whatever depends on more than that (a
comparison, a wider register, an address) needs ranges that show that nothing wraps around.

Buffers begin at 2 ** 13 or above, end at 2 ** 62 or below, and have 2 ** 60 bytes at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import gcd

from prove.claims.interface import Draw
from prove.graph.words import Bits, Words, constant_bits, fitted
from prove.machine.values import Facts, Range, Sum, Undecided, Unsupported

LOWEST, HIGHEST = 1 << 13, 1 << 62
"""Where buffers may begin and end."""
LONGEST = 1 << 60
"""The most bytes of a buffer."""


@dataclass(frozen=True)
class Condition:
    """A public condition: that a number is at least 1."""

    number: Sum

    @property
    def negation(self) -> Condition:
        """The opposite."""
        return Condition(self.number.times(-1).moved(1))

    def replaced(self, values: Mapping[str, Sum]) -> Condition:
        """The condition with symbols replaced by sums."""
        return normal(self.number.replaced(values))


def normal(number: Sum) -> Condition:
    """The fact that a number is at least 1, with the least factors of symbols."""
    unit = gcd(*(factor for _, factor in number.terms))
    if unit <= 1:
        return Condition(number)
    terms = tuple((name, factor // unit) for name, factor in number.terms)
    return Condition(Sum("", (number.offset - 1) // unit + 1, terms))


@dataclass(frozen=True)
class Remainder:
    """The fact that a number is the remainder of another one.

    Args:
        value: it.
        of: the dividend.
        divisor: a power of two.
        quotient: that of the division; None if it has no symbol.
    """

    value: Sum
    of: Sum
    divisor: int
    quotient: Sum | None = None

    def is_of(self, number: Sum, divisor: int) -> bool:
        """Whether it is shown to be the remainder of a number as well."""
        apart = number.plus(self.of, -1)
        parts = (apart.offset, *(factor for _, factor in apart.terms))
        return divisor == self.divisor and not any(part % divisor for part in parts)

    def replaced(self, values: Mapping[str, Sum]) -> Remainder:
        """The same with symbols replaced by sums."""
        quotient = self.quotient and self.quotient.replaced(values)
        return Remainder(
            self.value.replaced(values), self.of.replaced(values), self.divisor, quotient
        )


@dataclass(frozen=True)
class Knowledge:
    """The known facts about public numbers.

    Args:
        ranges: of each symbol.
        conditions: some that hold.
        remainders: some that have symbols.
    """

    ranges: Mapping[str, Range] = field(default_factory=dict[str, Range])
    conditions: tuple[Condition, ...] = ()
    remainders: tuple[Remainder, ...] = ()

    def with_remainder(self, name: str, of: Sum, divisor: int) -> Knowledge:
        """The same with a new symbol for the remainder of a number that is not negative.

        Args:
            name: of the symbol.
            of: the number.
            divisor: a power of two.
        """
        value = Sum("", 0, ((name, 1),))
        return Knowledge(
            {**self.ranges, name: (0, divisor - 1)},
            (*self.conditions, Condition(of.plus(value, -1).moved(1))),
            (*self.remainders, Remainder(value, of, divisor)),
        )

    def with_quotient(self, name: str, remainder: str, of: Sum, divisor: int) -> Knowledge:
        """The same with new symbols for the quotient and the remainder of a number.

        Args:
            name: of the symbol of the quotient.
            remainder: of that of the remainder.
            of: the number, which is not negative.
            divisor: a power of two.
        """
        made, quotient = self.with_remainder(remainder, of, divisor), Sum("", 0, ((name, 1),))
        top = self.greatest(of)
        *others, last = made.remainders
        return Knowledge(
            {**made.ranges, name: (0, None if top is None else top // divisor)},
            (*made.conditions, Condition(of.plus(quotient.times(divisor), -1).moved(1))),
            (*others, replace(last, quotient=quotient)),
        )

    def least(self, number: Sum) -> int | None:
        """The least value of a number by ranges; None if there is none."""
        return Facts(self.ranges).least(number)

    def greatest(self, number: Sum) -> int | None:
        """The greatest value of a number by ranges; None if there is none."""
        return Facts(self.ranges).greatest(number)

    def is_at_least(self, number: Sum, least: int) -> bool:
        """Whether a number is at least so much: by ranges, or also by one known condition."""
        found = self.least(number)
        if found is not None and found >= least:
            return True
        factors = dict(number.terms)
        for condition in self.conditions:
            # So many times that the first common symbol cancels out.
            times = [factors[n] // f for n, f in condition.number.terms if n in factors]
            count = max(1, times[0]) if times else 1
            more = self.least(number.plus(condition.number.times(count), -1))
            if more is not None and more + count >= least:
                return True
        return False

    def is_at_most(self, number: Sum, greatest: int) -> bool:
        """Whether a number is at most so much."""
        return self.is_at_least(number.times(-1), -greatest)

    def replaced(self, values: Mapping[str, Sum]) -> Knowledge:
        """The facts after replacing symbols by sums."""
        return replace(
            self,
            conditions=tuple(c.replaced(values) for c in self.conditions),
            remainders=tuple(r.replaced(values) for r in self.remainders),
        )

    def assumed(self, condition: Condition) -> Assumption:
        """Assume a condition that is open.

        Of one symbol the range becomes smaller. Of several, one is replaced by a sum of the others
        and of a new symbol, which is not negative.

        Raises:
            Unsupported: all symbols have factors.
        """
        number = condition.number
        if len(number.terms) == 1:
            ((name, factor),) = number.terms
            return self._narrowed(name, factor, number.offset)
        candidates = [(factor, name) for name, factor in number.terms if abs(factor) == 1]
        if not candidates:
            raise Unsupported("a comparison of several lengths is not decided")
        factor, chosen = max(candidates, key=lambda each: (each[0], self._top(each[1])))
        rest = number.plus(Sum("", 0, ((chosen, factor),)), -1)
        slack, top = f"{chosen}'", self.greatest(number.moved(-1))
        value = Sum("", 1, ((slack, 1),)).plus(rest, -1).times(factor)
        first, last = self.ranges[chosen]
        bounds = [normal(value.moved(1 - first))]
        if last is not None:
            bounds.append(normal(value.times(-1).moved(last + 1)))
        made = self.replaced({chosen: value})
        ranges: dict[str, Range] = {**self.ranges, slack: (0, top)}
        known = replace(made, ranges=ranges, conditions=(*made.conditions, *bounds))
        return Assumption(known, {chosen: value})

    def _top(self, name: str) -> int:
        top = self.ranges[name][1]
        return HIGHEST if top is None else top

    def _narrowed(self, name: str, factor: int, offset: int) -> Assumption:
        """Assume that a multiple of one symbol and a number is at least 1."""
        first, last = self.ranges[name]
        if factor > 0:
            first = max(first, -((offset - 1) // factor))
        else:
            bound = (offset - 1) // -factor
            last = bound if last is None else min(last, bound)
        known = replace(self, ranges={**self.ranges, name: (first, last)})
        return Assumption(known, {}, last is None or first <= last)


@dataclass(frozen=True)
class Assumption:
    """The consequence of a condition that is assumed.

    Args:
        known: the facts that hold then.
        values: symbols that are replaced by sums.
        is_possible: whether any numbers satisfy it.
    """

    known: Knowledge
    values: Mapping[str, Sum]
    is_possible: bool = True


class Numbers:
    """Operators on public numbers.

    Args:
        words: operators on literals.
        draw: gives the bits of symbols.
        products: what the product of two symbols is.
    """

    def __init__(self, words: Words, draw: Draw, products: Mapping[frozenset[str], Sum]) -> None:
        self._words, self._draw, self._products = words, draw, products
        self.known = Knowledge()

    def holds(self, condition: Condition) -> bool:
        """Whether a condition is true.

        Raises:
            Undecided: it depends on the symbols.
        """
        if self.known.is_at_least(condition.number, 1):
            return True
        if self.known.is_at_most(condition.number, 0):
            return False
        raise Undecided(condition.number)

    def apply(self, left: Sum, op: str, right: Sum, width: int) -> Sum | Condition | None:
        """An operator as the language writes it; None if the result is no public number.

        Raises:
            Unsupported: no rule covers it.
        """
        if op in ("+", "-"):
            return left.plus(right, 1 if op == "+" else -1)
        if op == "*":
            return self._product(left, right)
        if op == "<<" and right.is_number:
            return left.times(1 << right.offset)
        if op in ("<", ">", "<=", ">=") and self._comparable(left, right, width):
            return _comparison(left, op, right)
        if op in ("==", "!=") and self._is_least(left, right, width):
            # A number that is not below another one is equal to it, or above it.
            above = normal(left.plus(right, -1))
            return above if op == "!=" else above.negation
        if left.region or right.region:
            raise Unsupported(f"`{op}` of an address")
        if op == ">>" and right.is_number:
            return self._quotient(left, 1 << right.offset)
        return self._remainder(left, right.offset + 1) if op == "&" and right.is_number else None

    def is_held(self, number: Sum, width: int) -> bool:
        """Whether a number has room in so many bits, whatever the symbols are."""
        known = self.known
        return known.is_at_least(number, 0) and known.is_at_most(number, (1 << width) - 1)

    def bits(self, number: Sum, width: int) -> Bits:
        """The lowest bits of a number.

        Raises:
            Unsupported: it is an address.
        """
        if number.region:
            raise Unsupported("the bits of an address are used")
        total = constant_bits(number.offset, width)
        for name, factor in number.terms:
            top = self.known.ranges[name][1]
            size = width if top is None else min(width, top.bit_length())
            octets = [bit for place in range((size + 7) // 8) for bit in self._draw(name, place)]
            part = self._words.multiple(fitted(tuple(octets[:size]), width), factor)
            total = self._words.add(part, total) if any(total) else part
        return total

    def _product(self, left: Sum, right: Sum) -> Sum:
        """The product; that of two symbols has a name."""
        for one, other in ((left, right), (right, left)):
            if one.is_number:
                return other.times(one.offset)
        if left.region or right.region:
            raise Unsupported("an address is multiplied")
        total = left.times(right.offset).plus(Sum("", 0, right.terms).times(left.offset))
        for name, factor in left.terms:
            for other_name, other_factor in right.terms:
                product = self._products.get(frozenset((name, other_name)))
                if product is None:
                    raise Unsupported(f"{name} is multiplied by {other_name}")
                total = total.plus(product.times(factor * other_factor))
        return total

    def _remainder(self, number: Sum, divisor: int) -> Sum | None:
        """The remainder of a number in a division by a power of two; None if it has no symbol."""
        found = (each.value for each in self.known.remainders if each.is_of(number, divisor))
        return next(found, None)

    def _quotient(self, number: Sum, divisor: int) -> Sum | None:
        """The quotient of a number by a power of two; None if it has no symbol."""
        facts = (each for each in self.known.remainders if each.of == number)
        return next((each.quotient for each in facts if each.divisor == divisor), None)

    def _is_least(self, left: Sum, right: Sum, width: int) -> bool:
        """Whether a constant is not above a number."""
        is_constant = right.is_number and not right.region and not left.region
        return (
            is_constant and self.is_held(left, width) and self.known.is_at_least(left, right.offset)
        )

    def _comparable(self, left: Sum, right: Sum, width: int) -> bool:
        """Whether two numbers or addresses are in the order of their registers."""
        if left.region != right.region:
            raise Unsupported("addresses in two buffers are compared")
        if not left.region:
            return self.is_held(left, width) and self.is_held(right, width)
        for side in (left, right):
            place = replace(side, region="")
            known = self.known
            if not (known.is_at_least(place, -LOWEST) and known.is_at_most(place, HIGHEST)):
                raise Unsupported("an address that is compared may wrap around")
        return True


def _comparison(left: Sum, op: str, right: Sum) -> Condition:
    apart = left.plus(right, -1)
    if op in ("<", ">="):
        apart = apart.times(-1)
    condition = normal(apart)
    return condition if op in ("<", ">") else condition.negation
