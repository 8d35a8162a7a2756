"""Words of literals, the lowest bit first: the language's operators on the bit graph.

There is one adder. Specification and code both use it, so that sums, carries and borrows of one
addition coincide. Code adds a word longer than a register in limbs; additions are recorded, so that
the limbs find the carries of the whole word.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from compiler.ir.integers import signed_digits
from prove.graph.graph import FALSE, Graph

Bits = tuple[int, ...]


def constant_bits(value: int, width: int) -> Bits:
    """A number modulo 2 ** `width`."""
    return tuple(value >> i & 1 for i in range(width))


def known_number(bits: Sequence[int]) -> int | None:
    """The number with constant bits; None if a bit is not constant."""
    total = 0
    for place, bit in enumerate(bits):
        if bit > 1:
            return None
        total |= bit << place
    return total


def fitted(bits: Bits, width: int) -> Bits:
    """The bits cut or extended with zeros to a width."""
    return bits[:width] + (FALSE,) * (width - len(bits))


def invert(bits: Bits) -> Bits:
    """All bits complemented."""
    return tuple(bit ^ 1 for bit in bits)


class Addition(NamedTuple):
    """The operands of an addition: two words and a carry."""

    a: Bits
    b: Bits
    carry: int


class Shift(NamedTuple):
    """A bit of a word that is shifted by data.

    Args:
        bits: bits of the word.
        op: `<<` or `>>`.
        amount: the distance, in as many bits as number the positions.
        place: place of the bit in the result.
        empties: whether an amount of 0 stands for the width, whose result is 0.
    """

    bits: Bits
    op: str
    amount: Bits
    place: int
    empties: bool


class Words:
    """Operators on words of one width each.

    Args:
        graph: the graph of the literals.
        names: whether sums and carries get names, as those of the specification do.

    Attributes:
        additions: the operands of each sum.
    """

    def __init__(self, graph: Graph, names: bool = False) -> None:
        self.graph = graph
        self._names = names
        self.additions: dict[Bits, Addition] = {}
        # Additions as requested, for sums that were computed with a carry in place of a word.
        self._before_carry: dict[Bits, Addition] = {}
        self._shifts: dict[int, Shift] = {}
        self._rotations: dict[tuple[Bits, Bits], Bits] = {}

    def xor(self, a: Bits, b: Bits) -> Bits:
        """Exclusive or."""
        return tuple(map(self.graph.xor, a, b))

    def conjunction(self, a: Bits, b: Bits) -> Bits:
        """And."""
        if self._shifts:
            return tuple(self._either(x ^ 1, y ^ 1) ^ 1 for x, y in zip(a, b, strict=True))
        return tuple(map(self.graph.conjunction, a, b))

    def disjunction(self, a: Bits, b: Bits) -> Bits:
        """Or."""
        return tuple(map(self._either, a, b))

    def _either(self, x: int, y: int) -> int:
        """The OR of two bits; for two shifts that form a rotation, the rotation's bit."""
        first, second = self._shifts.get(x), self._shifts.get(y)
        if first and second and first.op > second.op:
            first, second = second, first
        if first and second and self._make_rotation(first, second):
            return self.rotated(first.bits, first.amount)[first.place]
        return self.graph.disjunction(x, y)

    def _make_rotation(self, left: Shift, right: Shift) -> bool:
        """Whether a left shift and a right shift of one word form a rotation.

        One amount is 0 minus the other, modulo the width. If both are 0, both shifts give the word,
        or one gives the word and the other 0.
        """
        if left.empties and right.empties:
            return False
        if (left.op, right.op, left.bits, left.place) != ("<<", ">>", right.bits, right.place):
            return False
        return any(
            tuple(map(self.graph.resolve, self.negated(one))) == other
            for one, other in (
                (left.amount, tuple(map(self.graph.resolve, right.amount))),
                (right.amount, tuple(map(self.graph.resolve, left.amount))),
            )
        )

    def negated(self, bits: Bits) -> Bits:
        """0 minus a number."""
        return self.subtract(constant_bits(0, len(bits)), bits)

    def choice(self, condition: int, then: Bits, other: Bits) -> Bits:
        """A multiplexer: one of two words."""
        graph = self.graph
        return tuple(graph.choice(condition, x, y) for x, y in zip(then, other, strict=True))

    def add(self, a: Bits, b: Bits) -> Bits:
        """The sum, without the carry out."""
        return self._sum(Addition(a, b, FALSE))

    def subtract(self, a: Bits, b: Bits) -> Bits:
        """The difference."""
        return self._sum(Addition(a, invert(b), 1))

    def carry(self, a: Bits, b: Bits, carry: int) -> int:
        """The carry out of the sum of two words and a bit."""
        undone = self._undone(Addition(a, b, carry))
        return undone[1] if undone else self.added(a, b, carry)[1]

    def below(self, a: Bits, b: Bits) -> int:
        """Whether an unsigned number is less than another.

        If `a` is the sum of `b` and another word, this is the carry of the addition.
        """
        made = self.additions.get(a)
        if made and made.carry == FALSE and b in (made.a, made.b):
            return self.added(*made)[1]
        return self.added(a, invert(b), 1)[1] ^ 1

    def equal(self, a: Bits, b: Bits) -> int:
        """Whether two words are equal."""
        return self.all_of(invert(self.xor(a, b)))

    def all_of(self, bits: Iterable[int]) -> int:
        """Whether all bits are set."""
        total = 1
        for bit in bits:
            total = self.graph.conjunction(total, bit)
        return total

    def moved(self, bits: Bits, op: str, amount: Bits) -> Bits:
        """A shift by a word; for an amount of at least the width, the result is 0.

        A rotation is by the amount modulo the width.
        """
        if op in ("<<<", ">>>"):
            return self.turned(bits, op, amount)
        width, result = len(bits), bits
        for place, bit in enumerate(amount):
            if bit != FALSE:
                by = min(1 << place, width)
                result = self.choice(bit, shifted(result, op, by), result)
        self._remember_shift(result, bits, op, amount)
        return result

    def _remember_shift(self, result: Bits, bits: Bits, op: str, amount: Bits) -> None:
        """Record the word of which a bit is a shifted bit, if the amount is at most the width."""
        width = len(bits)
        low = width.bit_length() - 1
        inner, above = fitted(amount, low), amount[low:]
        if width & width - 1 or any(above[1:]):
            return
        # By the width: exactly then the bits below are 0.
        if any(above) and above[0] != self.all_of(invert(inner)):
            return
        for place, bit in enumerate(result):
            if bit > 1:
                self._shifts[bit] = Shift(bits, op, inner, place, any(above))

    def turned(self, bits: Bits, op: str, amount: Bits) -> Bits:
        """A rotation by a word; those of widths that are powers of two have one form."""
        width = len(bits)
        if width & width - 1 == 0:
            inner = fitted(amount, width.bit_length() - 1)
            return self.rotated(bits, inner if op == "<<<" or not inner else self.negated(inner))
        for place, bit in enumerate(amount):
            if by := pow(2, place, width):
                bits = self.choice(bit, shifted(bits, op, by), bits)
        return bits

    def rotated(self, bits: Bits, amount: Bits) -> Bits:
        """A rotation to the left by a number less than the width."""
        key = (bits, amount)
        if key not in self._rotations:
            result = bits
            for place, bit in enumerate(amount):
                result = self.choice(bit, shifted(result, "<<<", 1 << place), result)
            self._rotations[key] = result
        return self._rotations[key]

    def multiply(self, a: Bits, b: Bits) -> Bits:
        """The product modulo 2 ** width: the multiples of one factor, the lowest added first.

        The choice of the factor does not depend on the order of the operands.
        """
        for known, other in ((known_number(a), b), (known_number(b), a)):
            if known is not None:
                return self.multiple(other, known)
        first, second = sorted(tuple(map(self.graph.resolve, bits)) for bits in (a, b))
        width = len(first)
        total = tuple(self.graph.conjunction(first[0], bit) for bit in second)
        for place in range(1, width):
            row = [self.graph.conjunction(first[place], bit) for bit in second[: width - place]]
            total = total[:place] + self.add(total[place:], tuple(row))
        return total

    def multiple(self, bits: Bits, factor: int) -> Bits:
        """The product with a constant: the sum that `selection.data_operations` makes of it."""
        width = len(bits)
        total: Bits = ()
        for place, sign in signed_digits(factor):
            if place >= width:
                continue
            part = shifted(bits, "<<", place)
            if total or sign < 0:
                total = total or constant_bits(0, width)
                part = self.add(total, part) if sign > 0 else self.subtract(total, part)
            total = part
        return total or constant_bits(0, width)

    def lookup(self, cells: Sequence[Bits], place: Bits) -> Bits:
        """One of a power of two of words, at a place modulo their number."""
        left = list(cells)
        for bit in place[: len(cells).bit_length() - 1]:
            pairs = zip(left[::2], left[1::2], strict=True)
            left = [self.choice(bit, other, first) for first, other in pairs]
        return left[0]

    def _sum(self, addition: Addition) -> Bits:
        """A sum; its operands are recorded."""
        undone = self._undone(addition)
        if undone:
            return undone[0]
        made = self.with_carry(addition)
        total = self.added(*made)[0]
        if made != addition and not any(
            is_lone(word, addition.carry) or known_number(word) is not None
            for word in (addition.a, addition.b)
        ):
            self._before_carry[total] = addition
        if total not in (made.a, made.b) or not _with_constant(self.additions.get(total)):
            self.additions[total] = made
        return total

    def _undone(self, addition: Addition) -> tuple[Bits, int] | None:
        """The sum and its carry, if the addition of a constant cancels an earlier one.

        Let `x + p + c` be `s` with the carry `h`. If `p + q + c + d` is 2 ** width, `s + q + d` is
        x with the carry `1 - h`: exactly one of the two sums overflows. So limbs that are counted
        up and down again are unchanged, whatever the carries are.
        """
        for total, other in ((addition.a, addition.b), (addition.b, addition.a)):
            part, second = self.additions.get(total), _constant_part(other, addition.carry)
            if part is None or second is None:
                continue
            for word, constant in ((part.a, part.b), (part.b, part.a)):
                first = _constant_part(constant, part.carry)
                if first and first[0] + second[0] + _both(first[1], second[1]) == 1 << len(word):
                    return word, self.added(*part)[1] ^ 1
        return None

    def with_carry(self, addition: Addition) -> Addition:
        """The same sum, with a word that is a single bit taken as the carry.

        The upper limbs are added as `(a + b) + c` or `(a + c) + b`. Bit by bit, this gives two
        carries. Their sum is the carry of `a + b + c` only because they are never both 1, which the
        normal form of bits does not show.
        """
        for total, other in ((addition.a, addition.b), (addition.b, addition.a)):
            part = self.additions.get(total)
            if part is None or part.carry != addition.carry:
                # It has a carry already, from an operand that was counted up: this is its carry.
                given = self._before_carry.get(total)
                if given and given.carry == addition.carry and is_lone(other, addition.carry):
                    return Addition(given.a, given.b, other[0])
                continue
            for a, b, alone in (
                (part.a, part.b, other),
                (part.a, other, part.b),
                (part.b, other, part.a),
            ):
                if is_lone(alone, addition.carry):
                    return Addition(a, b, alone[0])
        return addition

    def added(self, a: Bits, b: Bits, carry: int) -> tuple[Bits, int]:
        """The sum and its carry, one full adder for each bit."""
        graph, total = self.graph, list[int]()
        for x, y in zip(a, b, strict=True):
            bit = graph.xor(graph.xor(x, carry), y)
            # Named before the carry is computed: the same form may be a factor of the carry.
            total.append(graph.name(bit) if self._names else bit)
            over = graph.majority(x, y, carry)
            carry = graph.name(over) if self._names else over
        return tuple(total), carry


def _with_constant(part: Addition | None) -> bool:
    """Whether a constant has been added."""
    return part is not None and any(known_number(word) is not None for word in (part.a, part.b))


def _constant_part(word: Bits, carry: int) -> tuple[int, int] | None:
    """A number and a bit whose sum equals that of a word and a carry; None if there are none."""
    number = known_number(word)
    if number is not None:
        return number, carry
    # A single bit, or a word 2 less than that: with the carry, 1 less than the bit.
    return (carry * ((1 << len(word)) - 1), word[0]) if is_lone(word, carry) else None


def _both(one: int, other: int) -> int:
    """The sum of two bits; less than any number if it is not known."""
    if one ^ other == 1:
        return 1
    return one + other if max(one, other) <= 1 else -(1 << 16)


def is_lone(word: Bits, carry: int) -> bool:
    """Whether a word is a single bit, or with a carry, a word that is 2 less than a bit.

    With a carry the word is `bit - 2`, and two such carries compensate it.
    """
    return word[0] > 1 and all(bit == carry for bit in word[1:])


def shifted(bits: Bits, op: str, amount: int) -> Bits:
    """A shift or rotation by a constant; `op` as the language writes it."""
    width = len(bits)
    if op in ("<<<", ">>>"):
        k = (amount if op == ">>>" else -amount) % width
        return bits[k:] + bits[:k]
    k = min(amount, width)
    zeros = (FALSE,) * k
    return zeros + bits[: width - k] if op == "<<" else bits[k:] + zeros
