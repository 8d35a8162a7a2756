"""Bounds of public numbers at run time, and their computation in words of a machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.modes.assembly.steps import Number, Term, Test
from compiler.modes.control import Amount, Computed, Held, Length

HELD_BITS = 64
"""Size of a number of the state."""
TESTS: Mapping[str, Test] = {"==": "==", "!=": "!=", "<": "<", ">=": ">="}
"""The comparisons of a text that have steps of their own."""


@dataclass(frozen=True)
class Comparison:
    """`left test bound`, for a number and a constant.

    Args:
        left: the number.
        test: the comparison.
        bound: the constant.
    """

    left: Amount
    test: Test
    bound: int


@dataclass
class Numbers:
    """The numbers of one routine.

    Args:
        word_bits: size of a machine's word.
        slots: for each input and output the offsets of the words that add up to its length.
        limits: the greatest values that are known of numbers, besides those of their words.
    """

    word_bits: int
    slots: Mapping[str, tuple[int, ...]]
    limits: dict[Amount, int] = field(default_factory=dict[Amount, int])

    def most(self, value: Amount) -> int:
        """The greatest value that a number may have."""
        found = self._most(value)
        return min(found, self.limits.get(value, found))

    def _most(self, value: Amount) -> int:
        match value:
            case int():
                return value
            case Length(name):
                return len(self.slots[name]) * ((1 << self.word_bits) - 1)
            case Held():
                return (1 << HELD_BITS) - 1
            case Computed("%", left, int() as right):
                return min(self.most(left), right - 1)
            case Computed("+", left, right):
                return self.most(left) + self.most(right)
            case Computed("-", left, _):
                return self.most(left)
        raise AssertionError(f"no bound for {value}")

    def decided(self, comparison: Comparison) -> bool | None:
        """Whether a comparison always holds, or never; None if that depends on the number."""
        most, bound = self.most(comparison.left), comparison.bound
        if comparison.test in ("<", "!=") and most < bound:
            return True
        if comparison.test in (">=", "==") and most < bound:
            return False
        if bound == 0 and comparison.test in ("<", ">="):
            return comparison.test == ">="
        return None

    def learn(self, comparison: Comparison) -> None:
        """Note that a comparison does not hold from here on."""
        left = comparison.left
        if comparison.test == ">=":
            self.limits[left] = min(self.most(left), comparison.bound - 1)
        if comparison.test == "!=":
            self.limits[left] = comparison.bound

    def number(self, value: Amount) -> Number:
        """The computation of a number."""
        return Number(self._terms(value), self._is_wide(value))

    def _is_wide(self, value: Amount) -> bool:
        """Whether a number, or one on the way to it, may need two words.

        The remainder of a division by a power of two depends on the lowest bits alone.
        """
        match value:
            case Computed("%", _, int() as right) if right.bit_count() == 1:
                return right > 1 << self.word_bits
            case _:
                pass
        inner = (value.left, value.right) if isinstance(value, Computed) else ()
        return self.most(value) >> self.word_bits > 0 or any(map(self._is_wide, inner))

    def _terms(self, value: Amount) -> tuple[Term, ...]:
        match value:
            case int():
                return (Term("load", value),)
            case Length(name):
                first, *rest = self._added(name)
                return (Term("load_slot", first.value), *rest)
            case Computed("+", left, int() as right):
                return (*self._terms(left), Term("add", right))
            case Computed("+", left, Length(name)):
                return (*self._terms(left), *self._added(name))
            case Computed("+", int() as left, right):
                return (*self._terms(right), Term("add", left))
            case Computed("-", int() as left, right):
                return (*self._terms(right), Term("subtract_from", left))
            case Computed("%", left, int() as right):
                return (*self._terms(left), Term("remainder", right))
        raise AssertionError(f"no computation in an accumulator for {value}")

    def _added(self, name: str) -> tuple[Term, ...]:
        return tuple(Term("add_slot", slot) for slot in self.slots[name])


def comparison_of(condition: Amount) -> Comparison:
    """A condition as a comparison of a number with a constant."""
    match condition:
        case Computed(("==" | "!=" | "<" | ">="), left, int() as right):
            return Comparison(left, TESTS[condition.op], right)
        case Computed(">", left, int() as right):
            return Comparison(left, ">=", right + 1)
        case Computed("<=", left, int() as right):
            return Comparison(left, "<", right + 1)
        case _:
            return Comparison(condition, "!=", 0)


def negated(comparison: Comparison) -> Comparison:
    """The opposite of a comparison."""
    opposite: Mapping[Test, Test] = {"==": "!=", "!=": "==", "<": ">=", ">=": "<"}
    return Comparison(comparison.left, opposite[comparison.test], comparison.bound)
