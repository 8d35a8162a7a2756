"""The text of a mode on an output of a length that is not known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import chain

from dsl.modes.run import Frame, Interpreter
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Fill, Mode
from dsl.syntax.tree import Span
from prove.graph.words import Bits
from prove.machine.values import Sum, Unsupported
from prove.modes.counts import Comparison
from prove.modes.octets import (
    BYTE,
    Between,
    Count,
    Literals,
    Octets,
    String,
    UnknownCipher,
    octets_of,
)
from prove.modes.sums import NOTHING, Numbers

COMPARED = frozenset({"<", "<=", ">", ">="})
"""The comparisons that have one result for all lengths from one to another if both ends have it."""
Amount = Count | Between
"""A number of the state, or a length."""


class SumLiterals(Literals):
    """The algebra of the text, with strings that are the sum of another and a public number.

    Args:
        cipher: the cipher.
        decide: the result of a comparison of the number of the state.
        numbers: the public numbers in data.
    """

    def __init__(
        self, cipher: UnknownCipher, decide: Callable[[Comparison], bool], numbers: Numbers
    ) -> None:
        super().__init__(cipher, decide)
        self._numbers = numbers

    def counted(self, text: String, number: Sum) -> Octets:
        """The sum of a big-endian number and a public number, in one addition."""
        return _octets(self._numbers.plus(_bits(octets_of(text)), number))

    def plus(self, text: String, number: int) -> Octets:
        """The sum of a big-endian number and a constant.

        It is noted that all numbers together may be added at once, as code does it.
        """
        made = super().plus(text, number)
        base, before = self._numbers.parts(_bits(octets_of(text)))
        if before != NOTHING:
            total = before.moved(number)
            self.cipher.others[_octets(self._numbers.plus(base, total))] = made
            self._numbers.note(_bits(made), base, total)
        return made


class AnyLength(SumLiterals):
    """The algebra of the text, with lengths that are not known."""

    def compute(self, op: str, left: int | Amount, right: int | Amount, span: Span) -> int | Count:
        """An operation on numbers.

        Raises:
            Unsupported: the result is not the same for all lengths.
        """
        assert not isinstance(right, Between), "at the right of an operator, numbers are known"
        if not isinstance(left, Between):
            return super().compute(op, left, right, span)
        one, other = (super(AnyLength, self).compute(op, n, right, span) for n in _ends(left))
        if op not in COMPARED or one != other:
            raise Unsupported("the length of the output decides what the text does")
        return one


@dataclass
class Filled:
    """What a text does with an output: each block is a counter, counted up and encrypted.

    Args:
        behind: the counter behind the whole blocks, by the counter before them.
        counter: the counter before the first block; empty until the text has run.
        key: the number of the key.
    """

    behind: Callable[[SumLiterals, Octets], Octets]
    counter: Octets = ()
    key: int = -1


@dataclass(frozen=True)
class Wanted:
    """An output.

    Args:
        lengths: its possible lengths.
        rest: the bytes behind the last whole block.
        filled: takes what the text does.
    """

    lengths: Between
    rest: int
    filled: Filled = field(compare=False)


class AnyFilling(Interpreter[String, Amount]):
    """A mode of which one entry writes any number of whole blocks and a rest.

    Its output is the rest alone.

    Args:
        mode: its text.
        sizes: sizes of the cipher, and the switches.
        algebra: the operations on strings and numbers.
        wanted: the output.
    """

    def __init__(self, mode: Mode, sizes: Sizes, algebra: AnyLength, wanted: Wanted) -> None:
        super().__init__(mode, sizes, algebra)
        self._sums, self._wanted = algebra, wanted

    def length_of_output(self, frame: Frame[String, Amount]) -> Amount:
        """The possible lengths."""
        del frame
        return self._wanted.lengths

    def fill(self, statement: Fill, frame: Frame[String, Amount]) -> None:
        """Make the whole blocks at once, then the rest.

        An iteration is run with unknown bits in place of the counter, so it stands for all.

        Raises:
            Unsupported: a block is something else than a counter, counted up and encrypted.
        """
        first = self._strings(frame)
        _, changed = self._turn(statement, frame)
        if len(changed) != 1 or changed[0] not in first:
            raise Unsupported("not one string changes from block to block of the output")
        (name,) = changed
        fresh = self._sums.cipher.graph.fresh
        counter = tuple(tuple(fresh() for _ in octet) for octet in first[name])
        self._put(frame, {**first, name: counter})
        made, changed = self._turn(statement, frame)
        following = self._strings(frame)[name]
        key = self._sums.cipher.key_of(following, made)
        is_counted = changed == [name] and following == self._sums.plus(counter, 1)
        if key is None or not is_counted:
            raise Unsupported("a block of the output is no counter, counted up and encrypted")
        filled, rest = self._wanted.filled, self._wanted.rest
        if filled.counter and (filled.counter, filled.key) != (first[name], key):
            raise Unsupported("two ways of the text fill the output with other blocks")
        filled.counter, filled.key = first[name], key
        self._put(frame, {**first, name: filled.behind(self._sums, first[name])})
        frame.output = octets_of(self.next_block(statement, frame))[:rest] if rest else ()

    def _turn(self, statement: Fill, frame: Frame[String, Amount]) -> tuple[Octets, list[str]]:
        """The block that an iteration makes, and the names of what else it changes."""
        before = {**frame.values, **self.state}
        made = octets_of(self.next_block(statement, frame))
        after = {**frame.values, **self.state}
        names = after.keys() - {statement.variable}
        return made, [name for name in names if before.get(name) != after[name]]

    def _strings(self, frame: Frame[String, Amount]) -> dict[str, Octets]:
        """The strings that there are, by name."""
        every = {**frame.values, **self.state}
        return {name: value for name, value in every.items() if isinstance(value, tuple)}

    def _put(self, frame: Frame[String, Amount], strings: Mapping[str, Octets]) -> None:
        """Give strings other values."""
        for name, value in strings.items():
            (self.state if name in self.state else frame.values)[name] = value


def _ends(lengths: Between) -> tuple[int, int]:
    return lengths.first, lengths.last


def _bits(octets: Octets) -> Bits:
    return tuple(chain.from_iterable(reversed(octets)))


def _octets(bits: Bits) -> Octets:
    return tuple(bits[at : at + BYTE] for at in reversed(range(0, len(bits), BYTE)))
