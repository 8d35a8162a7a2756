"""The state at a branch that ends a loop, after any number of iterations.

It is inferred from two states at the branch, an iteration apart. What an iteration does not change
stays. An address or a public number goes on in steps, and so does data plus a public number. What
equals a byte of the last written block goes on to be one. All other values are unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from prove.claims.loops import Place, at_place, places_of, put
from prove.graph.graph import Graph
from prove.graph.words import Bits, known_number
from prove.machine.executor import State
from prove.machine.memory import Cell, Piece, Value
from prove.machine.values import Sum
from prove.modes.octets import BYTE, Octets
from prove.modes.sums import Numbers

WIDTHS = (64, 32)
"""The widths of words in which a register may hold several sums, in bits."""


@dataclass(frozen=True)
class Reached:
    """A state at the branch.

    Args:
        state: the state.
        last: the block that was written last.
    """

    state: State
    last: Octets


@dataclass
class Turns:
    """The values at the branch.

    Args:
        graph: the graph of the literals.
        numbers: the public numbers in data.
        first: where the branch is reached first.
        second: an iteration later.
        apart: the region that the loop writes, which is described elsewhere.
        joined: the registers that hold a number together, the lowest first.
    """

    graph: Graph
    numbers: Numbers
    first: Reached
    second: Reached
    apart: str
    joined: Sequence[Sequence[str]]
    _unknown: set[Place] = field(default_factory=set[Place])

    def state(self, done: Sum, last: Octets | None) -> State:
        """The state after so many iterations more.

        Args:
            done: the iterations.
            last: the block that the last one has written; None if nothing is to be known of it.
        """
        first, second = self.first.state, self.second.state
        made = first.copy()
        for place, held in list(places_of(first)):
            if place[0] != self.apart:
                known = None if place in self._unknown else self._known(place, done, last)
                put(made, place, self._any(held) if known is None else known)
        for name in first.registers.keys() - second.registers.keys():
            del made.registers[name]
        return made

    def weaken(self, again: Reached, done: Sum, values: Mapping[str, Sum]) -> bool:
        """Forget the values that a state does not have.

        Args:
            again: the state at the branch.
            done: the iterations that have led to it.
            values: of symbols.

        Returns:
            Whether there was any.
        """
        lost: set[Place] = set()
        for place, _ in places_of(self.first.state):
            if place[0] == self.apart or place in self._unknown:
                continue
            wanted = self._known(place, done, again.last)
            if isinstance(wanted, Sum):
                wanted = wanted.replaced(values)
            elif isinstance(wanted, Piece):
                wanted = wanted.with_value(wanted.value.replaced(values))
            if wanted is None or at_place(again.state, place) != wanted:
                lost.add(place)
        self._unknown |= lost
        return bool(lost)

    def _any(self, held: Value | Cell) -> Bits:
        """An unknown value of the size of another."""
        size = BYTE * self.first.state.memory.word_bytes if isinstance(held, Sum) else BYTE
        width = len(held) if isinstance(held, tuple) else size
        return tuple(self.graph.fresh() for _ in range(width))

    def _known(self, place: Place, done: Sum, last: Octets | None) -> Value | Cell | None:
        """The value of a place after so many iterations; None if it is not known."""
        if place in self._counts:
            begin, step, byte = self._counts[place]
            number = Sum("", begin).plus(done.times(step))
            return Piece(number, byte) if self.first.state.memory.has_halves else number
        one, other = (at_place(each.state, place) for each in (self.first, self.second))
        if one == other:
            return one
        if place in self._copied:
            return last[self._copied[place]] if last else None
        if isinstance(one, Piece) and isinstance(other, Piece) and one.byte == other.byte:
            moved = _moved(one.value, other.value, done)
            return None if moved is None else one.with_value(moved)
        if isinstance(one, Sum) and isinstance(other, Sum):
            return _moved(one, other, done)
        if isinstance(one, tuple) and isinstance(other, tuple):
            return self._data(one, other, done)
        return None

    @cached_property
    def _copied(self) -> Mapping[Place, int]:
        """The places that hold a byte of the last block, with its number."""
        found: dict[Place, int] = {}
        for place, held in places_of(self.first.state):
            after = at_place(self.second.state, place)
            for number, octets in enumerate(zip(self.first.last, self.second.last, strict=True)):
                if (held, after) == octets:
                    found[place] = number
        return found

    @cached_property
    def _counts(self) -> Mapping[Place, tuple[int, int, int]]:
        """The registers that count from a constant on: it, the step, and the byte that is held."""
        found: dict[Place, tuple[int, int, int]] = {}
        for names in (*self.joined, *((name,) for name in self.first.state.registers)):
            one, other = (_constant(each.state, names) for each in (self.first, self.second))
            if one is not None and other is not None and one != other:
                found |= {("", name): (one, other - one, n) for n, name in enumerate(names)}
        return found

    def _data(self, one: Bits, other: Bits, done: Sum) -> Bits | None:
        """Data plus a number, in the whole or in each word."""
        for width in (len(one), *(each for each in WIDTHS if len(one) % each == 0)):
            places = range(0, len(one), width)
            made = [self._sum(one[at : at + width], other[at : at + width], done) for at in places]
            words = [word for word in made if word is not None]
            if len(words) == len(made):
                return tuple(bit for word in words for bit in word)
        return None

    def _sum(self, one: Bits, other: Bits, done: Sum) -> Bits | None:
        if one == other:
            return one
        (base, before), (same, after) = self.numbers.parts(one), self.numbers.parts(other)
        step = after.plus(before, -1)
        if base != same or not step.is_number:
            return None
        return self.numbers.plus(base, before.plus(done.times(step.offset)))


def _constant(state: State, names: Sequence[str]) -> int | None:
    """The constant in registers that have the size of a number together."""
    values = [state.registers.get(name) for name in names]
    bits = [bit for value in values if isinstance(value, tuple) for bit in value]
    return known_number(bits) if len(bits) == BYTE * state.memory.word_bytes else None


def _moved(one: Sum, other: Sum, done: Sum) -> Sum | None:
    """A number or an address so many steps on; None if the step is not constant."""
    if one.region != other.region:
        return None
    step = other.plus(one, -1)
    return one.plus(done.times(step.offset)) if step.is_number else None
