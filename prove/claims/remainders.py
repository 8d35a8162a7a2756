"""One state for all remainders: a remainder that passes through the loop in a buffer is run once.

The states differ in the number of text bytes in the buffer, and in numbers derived from it. The
merged state has text bytes in the whole buffer, sums with the remainder's symbol for the numbers,
and unknown values for other data. Each of the states is an instance of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from prove.claims.loops import Place, places_of, put, writable
from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.executor import State
from prove.machine.memory import Cell, Piece, Region, Value
from prove.machine.restricted import Influence
from prove.machine.values import Range, Sum, symbol


@dataclass(frozen=True)
class Remainders:
    """States for each value of a symbol, with equal ranges of other symbols.

    Args:
        graph: of the literals.
        text: the text bytes of a group; the buffer has as many as remain, then zeros.
        unit: bytes in a unit of the symbol.
        name: the symbol of the remainder.
        states: in the order of the symbol's values, which are consecutive.
    """

    graph: Graph
    text: Sequence[Bits]
    unit: int
    name: str
    states: Sequence[State]

    @cached_property
    def _places(self) -> dict[Bits, int]:
        return {octet: place for place, octet in enumerate(self.text)}

    @cached_property
    def _tells(self) -> Callable[[int], bool]:
        """Whether a literal may depend on the text."""
        return Influence(self.graph, (bit for octet in self.text for bit in octet)).on

    @property
    def _values(self) -> list[int]:
        return [state.memory.facts.ranges[self.name][0] for state in self.states]

    def merged(self) -> State | None:
        """A state of which all states are instances; None if none is found."""
        values = self._values
        follow = values == list(range(values[0], values[0] + len(values)))
        if not follow or len({state.pc for state in self.states}) > 1:
            return None
        places = [{place for place, _ in places_of(state)} for state in self.states]
        if any(other != places[-1] for other in places):
            # A place that only some states have may contain data.
            return None
        whole = self.states[-1].copy()
        for place, _ in list(places_of(whole)):
            general = self._general(self._at(place))
            if general is None:
                return None
            put(whole, place, general)
        self._set_words(whole)
        return whole if self._set_facts(whole) else None

    def _at(self, place: Place) -> list[Value | Cell | None]:
        """The contents of a place in each state; None if it has not been written."""
        region, where = place
        if isinstance(where, str):
            return [state.registers.get(where) for state in self.states]
        return [cells.get(where) for cells in self._cells[region]]

    @cached_property
    def _cells(self) -> dict[str, list[dict[int, Cell]]]:
        """The contents of each region in each state."""
        held = [state.memory.regions for state in self.states]
        return {name: [regions[name].cells for regions in held] for name in held[0]}

    def _set_facts(self, whole: State) -> bool:
        """Set the facts of the merged state; returns whether common facts were found."""
        all_facts = [state.memory.facts for state in self.states]
        last = all_facts[-1]
        ranges: dict[str, Range] = {**last.ranges, self.name: (self._values[0], self._values[-1])}
        largest = self._fitted([facts.largest for facts in all_facts])
        extents: dict[str, tuple[Sum, Sum]] = {}
        for region, (first, _) in last.extents.items():
            ends = [facts.extents[region][1] for facts in all_facts]
            end = self._fitted(ends)
            if end is None or any(facts.extents[region][0] != first for facts in all_facts):
                return False
            extents[region] = first, end
        if largest is None or len({facts.low_bytes for facts in all_facts}) > 1:
            return False
        whole.memory.facts = replace(last, ranges=ranges, extents=extents, largest=largest)
        return True

    def _general(self, found: Sequence[Value | Cell | None]) -> Value | Cell | None:
        """The merged contents of a place; None if the states have different kinds."""
        last = found[-1]
        if not isinstance(last, tuple) and all(value == last for value in found):
            return last
        if all(isinstance(value, Piece) for value in found):
            pieces = [value for value in found if isinstance(value, Piece)]
            sum_ = self._fitted([piece.value for piece in pieces])
            same = len({piece.byte for piece in pieces}) == 1
            return Piece(sum_, pieces[0].byte) if same and sum_ is not None else None
        if all(isinstance(value, tuple) for value in found):
            return self._bits([value for value in found if isinstance(value, tuple)])
        sums = [_as_sum(value) for value in found]
        known = [value for value in sums if value is not None]
        return self._fitted(known) if len(known) == len(sums) else None

    def _bits(self, found: list[Bits]) -> Value:
        """The merged bits of a place: a text byte, a derived number, or the known bits."""
        zeros = constant_bits(0, 8)
        data = {bits for bits in found if bits != zeros}
        if len(data) == 1 and self._is_text(found, *data):
            return data.pop()
        numbers = [known_number(bits) for bits in found]
        known = [Sum("", number) for number in numbers if number is not None]
        fitted = self._fitted(known) if len(known) == len(found) else None
        width = len(found[0])
        if fitted is not None and width == 8 * self.states[0].memory.word_bytes:
            return constant_bits(fitted.offset, width) if fitted.is_number else fitted
        if fitted is not None and width == 8 and self.states[0].memory.has_halves:
            return Piece(fitted, 0).with_value(fitted)
        columns = zip(*found, strict=True)
        return tuple(c[0] if self._is_known(c) else self.graph.fresh() for c in columns)

    def _is_text(self, found: Sequence[Bits], octet: Bits) -> bool:
        """Whether it is a text byte in all states that have it, and zero in the others."""
        place = self._places.get(octet)
        if place is None:
            return False
        return all(
            bits == octet or place >= value * self.unit
            for value, bits in zip(self._values, found, strict=True)
        )

    def _is_known(self, column: tuple[int, ...]) -> bool:
        """Whether a bit is equal in all states, and independent of the text."""
        return len(set(column)) == 1 and not self._tells(column[0])

    def _set_words(self, whole: State) -> None:
        """Replace words in memory that are derived from the remainder by sums."""
        n_bytes = whole.memory.word_bytes
        for region in writable(whole):
            for place in [place for place in region.cells if place % n_bytes == 0]:
                words = [
                    _number_at(state.memory.regions[region.name], place, n_bytes)
                    for state in self.states
                ]
                known = [Sum("", word) for word in words if word is not None]
                fitted = self._fitted(known) if len(known) == len(words) else None
                if fitted is not None and not fitted.is_number:
                    region.cells |= {place + i: Piece(fitted, i) for i in range(n_bytes)}

    def _fitted(self, found: Sequence[Sum]) -> Sum | None:
        """The sum with the symbol that has the given values; None if there is none."""
        first, values = found[0], self._values
        step = found[1].offset - first.offset if len(found) > 1 else 0
        for value, other in zip(values, found, strict=True):
            if other != first.moved((value - values[0]) * step):
                return None
        start = first.moved(-step * values[0])
        return start.plus(symbol(self.name).times(step)) if step else start


def _as_sum(value: Value | Cell | None) -> Sum | None:
    """A register's value as a sum; None if it is data or unknown."""
    if isinstance(value, tuple):
        number = known_number(value)
        return None if number is None else Sum("", number)
    return value if isinstance(value, Sum) else None


def _number_at(region: Region, place: int, n_bytes: int) -> int | None:
    """The number in a word of memory; None if it is no number."""
    total = 0
    for i in range(n_bytes):
        cell = region.cells.get(place + i)
        byte = known_number(cell) if isinstance(cell, tuple) else None
        if byte is None:
            return None
        total |= byte << 8 * i
    return total
