"""Operators of rows on pointers and public numbers."""

from __future__ import annotations

from dataclasses import dataclass

from prove.graph.words import Bits, known_number
from prove.machine.memory import Memory
from prove.machine.values import Sum, Unsupported

COMPARED = {"==", "!=", "<", "<=", ">", ">="}


@dataclass
class Arithmetic:
    """Operators that use the facts about symbols.

    Args:
        memory: has the facts, and decides which data are public.
    """

    memory: Memory

    def number(self, bits: Bits, signed: bool) -> Sum:
        """Bits as a public number; a constant is in two's complement if `signed`.

        Raises:
            Depends: they are data that may be secret.
        """
        known = known_number(bits)
        if known is None:
            return self.memory.number(bits)
        return Sum("", known - (1 << len(bits)) if signed and bits[-1] else known)

    def holds(self, condition: int) -> bool:
        """Whether the condition of a branch is true; errors are those of `Memory.holds`."""
        return bool(condition) if condition <= 1 else self.memory.holds(condition)

    def apply(self, left: Sum, op: str, right: Sum) -> Sum | int:
        """An operator, as the language writes it; comparisons give 0 or 1.

        Raises:
            Unsupported: no rule covers it.
            Undecided: a comparison depends on the symbols.
        """
        if op in COMPARED:
            return int(self._compare(left, op, right))
        if op in ("+", "-"):
            return left.plus(right, 1 if op == "+" else -1)
        if right.is_number:
            return self._by_constant(left, op, right.offset)
        raise Unsupported(f"`{op}` of a pointer or a length")

    def _by_constant(self, left: Sum, op: str, right: int) -> Sum:
        """A shift or a mask by a constant."""
        if op == "<<":
            return left.times(1 << right)
        if op == ">>" and not left.region:
            return self._split(left, right)[0]
        if op == "&" and not left.region and right & right + 1 == 0:
            return self._split(left, right.bit_length())[1]
        if op in "|^" and right == 0:
            return left
        raise Unsupported(f"`{op}` of a pointer or a length")

    def _split(self, value: Sum, bits: int) -> tuple[Sum, Sum]:
        """A number split into the part above its low bits and the low bits.

        Raises:
            Unsupported: a carry between the two depends on the symbols.
        """
        unit = 1 << bits
        high = {s: n // unit for s, n in value.terms if n % unit == 0}
        low = Sum("", value.offset % unit, tuple((s, n) for s, n in value.terms if s not in high))
        greatest = self.memory.facts.greatest(low)
        if not self.memory.facts.is_positive(low) or greatest is None or greatest >= unit:
            raise Unsupported("the low bits of a length are not known")
        if not self.memory.facts.is_held(value):
            raise Unsupported("a length may wrap around")
        return Sum("", value.offset // unit, tuple(sorted(high.items()))), low

    def _compare(self, left: Sum, op: str, right: Sum) -> bool:
        if op in ("==", "!="):
            return self.memory.facts.equal(left, right) == (op == "==")
        if op in ("<", ">="):
            return self.memory.facts.below(left, right) == (op == "<")
        return self.memory.facts.below(right, left) == (op == ">")
