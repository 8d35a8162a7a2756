"""The loop over groups of blocks, for any number of blocks: induction with an inferred invariant.

At the head of the loop, a call is in the same situation as a new call that begins with the next
group. So the invariant is the state of a new call: pointers are `done` groups further, data are
those for the current counter, and values that an iteration changes in another way are unknown. From
this state one iteration is run for any number of groups before it (`done`) and any number that
remain, this one included (`left`). If groups are left, it must reach the state of a call whose
counter is a group further; after the last group it must return, for each remainder (`rest`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from prove.claims.interface import AT_HEAD
from prove.graph.graph import Graph
from prove.graph.words import Bits
from prove.machine.executor import Beyond, Executor, State
from prove.machine.memory import Cell, Memory, Piece, Region, Value
from prove.machine.values import ALL_BYTES, Facts, Range, Sum, Undecided, UndecidedByte, symbol

DONE, LEFT, REST = "done", "left", "rest"
Place = tuple[str, str | int]
"""A register, with an empty region, or a byte of a region."""
Fact = tuple[Place, int]
"""A place, and the number of a bit there."""


def split(state: State, problem: Undecided) -> tuple[State, State]:
    """Split a state by an undecided comparison.

    The first state has the least value of a symbol, or the values of the counter's lowest byte for
    which the condition holds; the second state has the other values.

    Raises:
        Beyond: no symbol of it can be split.
    """
    if isinstance(problem, UndecidedByte):
        there, elsewhere = state.copy(), state.copy()
        facts = state.memory.facts
        there.know(replace(facts, low_bytes=facts.low_bytes & problem.where))
        elsewhere.know(replace(facts, low_bytes=facts.low_bytes & ~problem.where))
        return there, elsewhere
    for name in (LEFT, REST):
        if name in dict(problem.difference.terms):
            first, last = state.memory.facts.ranges[name]
            least, others = state.copy(), state.copy()
            least.know(with_range(state, name, (first, first)))
            others.know(with_range(state, name, (first + 1, last)))
            return least, others
    raise Beyond("a comparison of lengths is not decided", None, state.pc)


def with_range(state: State, name: str, known: Range) -> Facts:
    """The facts of a state, with a range of a symbol added."""
    facts = state.memory.facts
    return replace(facts, ranges={**facts.ranges, name: known})


def places_of(state: State) -> Iterator[tuple[Place, Value | Cell]]:
    """The contents of registers, and of bytes of writable regions."""
    for name, value in state.registers.items():
        yield ("", name), value
    for region in writable(state):
        for place, cell in region.cells.items():
            yield (region.name, place), cell


def at_place(state: State, place: Place) -> Value | Cell | None:
    """The contents of a place; None if it has not been written."""
    region, where = place
    if isinstance(where, str):
        return state.registers.get(where)
    return state.memory.regions[region].cells.get(where)


def put(state: State, place: Place, value: Value | Cell) -> None:
    """Write a place."""
    region, where = place
    if isinstance(where, str):
        state.registers[where] = value
    else:
        assert not isinstance(value, Sum), "memory holds pieces of pointers"
        state.memory.regions[region].cells[where] = value


def writable(state: State) -> list[Region]:
    """The writable regions."""
    return [region for region in state.memory.regions.values() if "w" in region.rights]


class Trial:
    """The head of the loop, and the steps of pointers in an iteration.

    Args:
        executor: executes the code.
        start: a call on constants, with at least one group.

    Raises:
        Beyond: there is no loop over groups.
    """

    def __init__(self, executor: Executor, start: State) -> None:
        visited: set[int] = set()

        def visit(state: State) -> bool:
            visited.add(state.pc)
            return False

        after = start.copy()
        try:
            executor.run(after, visit)
        except Undecided as problem:
            _, after = split(after, problem)
        else:
            raise Beyond("no loop over the groups of blocks is found", None, start.pc)
        executor.run(after, lambda state: state.pc in visited)
        if after.returned:
            raise Beyond("no loop over the groups of blocks is found", None, start.pc)
        self.head = after.pc
        before = start.copy()
        executor.run(before, lambda state: state.pc == self.head)
        self.steps = {
            place: _step(value, at_place(after, place)) for place, value in places_of(before)
        }


def _step(before: Value | Cell, after: Value | Cell | None) -> int | None:
    """The step of a pointer in bytes; None if it is no pointer, or its step is not constant."""
    if isinstance(before, Piece) and isinstance(after, Piece) and before.byte == after.byte:
        return _step(before.value, after.value)
    if not isinstance(before, Sum) or not isinstance(after, Sum) or before.region != after.region:
        return None
    difference = after.plus(before, -1)
    return difference.offset if difference.is_number else None


@dataclass
class Invariant:
    """The state at the head of the loop, for any number of groups done and left.

    Args:
        graph: of the literals.
        entered: the state in which a call first reaches the head, for any counter.
        following: the same for the counter of the next group.
        near: `following` restricted to some values of the counter's lowest byte, a bit for each,
            with the constant bits of the counter replaced; None if there are no look-ups, or a
            branch depends on the counter.
        counter: the bits of both counters; empty if there is no counter.
        earlier: the bits of the previous group's counter.
        trial: the head and the steps of pointers.
        texts: the regions whose places are relative to the current group, at its beginning. Bytes
            read before the head have other literals, since they belong to the first group.
        group_bytes: size of a group.
    """

    graph: Graph
    entered: State
    following: State
    near: Callable[[int], State | None]
    counter: tuple[Bits, Bits]
    earlier: Bits
    trial: Trial
    texts: Mapping[str, Region]
    group_bytes: int
    _forgotten: set[Fact] = field(default_factory=set[Fact])
    unchanged: Mapping[int, int] = field(default_factory=dict[int, int])
    """For values that no iteration changes although calls with another counter have another value:
    the literal at the head, and its first value in the current call."""

    def state(self) -> State:
        """A new state that satisfies the invariant."""
        state = self.entered.copy()
        facts = state.memory.facts
        ranges = {**facts.ranges, DONE: (0, None), LEFT: (1, None)}
        whole = {LEFT: symbol(LEFT).plus(symbol(DONE))}
        state.replace_symbols(whole, replace(facts, ranges=ranges))
        origin = symbol(DONE).times(self.group_bytes)
        for name, text in self.texts.items():
            state.memory.regions[name] = replace(text, origin=origin, cells={})
        for place, value in list(places_of(state)):
            put(state, place, self._general(place, value))
        return state

    def _general(self, place: Place, value: Value | Cell) -> Value | Cell:
        """A value after `done` iterations."""
        if isinstance(value, tuple):
            bits = enumerate(value)
            return tuple(
                self._free(place, i) if (place, i) in self._forgotten else b for i, b in bits
            )
        step = self.trial.steps.get(place)
        # A pointer that depends on the counter has no fixed step.
        moves = at_place(self.entered, place) == at_place(self.following, place)
        if step is None or not moves or (place, 0) in self._forgotten:
            return tuple(self._free(place, i) for i in range(self._width(value)))
        if isinstance(value, Piece):
            return Piece(value.value.plus(symbol(DONE).times(step)), value.byte)
        return value.plus(symbol(DONE).times(step))

    def _width(self, value: Sum | Piece) -> int:
        """The width in bits of a pointer or of a byte of it."""
        return 8 if isinstance(value, Piece) else 8 * self.entered.memory.word_bytes

    def _free(self, place: Place, bit: int) -> int:
        """A literal for an unknown bit."""
        return self.graph.input(f"{place[0]} {place[1]} {AT_HEAD}", bit)

    def forget(self, again: State) -> bool:
        """Weaken the invariant: forget values that differ from those of a new call.

        Args:
            again: the state when the head is reached again.

        Returns:
            Whether any value was forgotten.
        """
        before = len(self._forgotten)
        for place, value in places_of(self.state()):
            wanted, found = at_place(self.following, place), at_place(again, place)
            if isinstance(value, tuple) and isinstance(wanted, tuple):
                known = found if isinstance(found, tuple) else (None,) * len(wanted)
                self._forgotten |= {
                    (place, i)
                    for i, bit in enumerate(known)
                    if bit is None or not self._is_wanted(again.memory, place, i, bit)
                }
            elif not isinstance(value, tuple) and not self._is_further(value, found):
                self._forgotten |= {(place, i) for i in range(self._width(value))}
        return len(self._forgotten) > before

    def note_unchanged(self, heads: Sequence[State]) -> None:
        """Record forgotten bits that keep the value with which the head was first reached.

        Args:
            heads: all states in which the head is reached again.
        """
        self.unchanged = {
            self._free(place, i): first[i]
            for place, i in self._forgotten
            if isinstance(first := at_place(self.entered, place), tuple)
            and all(self._stays(state, place, i) for state in heads)
        }

    def _stays(self, again: State, place: Place, i: int) -> bool:
        """Whether a bit equals its value at the head."""
        value = at_place(again, place)
        return isinstance(value, tuple) and self._is_free(place, i, value[i])

    def check(self, again: State) -> None:
        """Check that a state at the head satisfies the invariant, one group further.

        Raises:
            Beyond: it does not.
        """
        for place, value in places_of(self.state()):
            found, wanted = at_place(again, place), at_place(self.following, place)
            if not self._holds(place, value, (again.memory, found), wanted):
                where = f"byte {place[1]} of `{place[0]}`" if place[0] else place[1]
                message = f"{where} changes from group to group in another way"
                raise Beyond(message, None, again.pc)

    def _holds(
        self,
        place: Place,
        value: Value | Cell,
        held: tuple[Memory, Value | Cell | None],
        wanted: Value | Cell | None,
    ) -> bool:
        """Whether a place satisfies the invariant when the head is reached again."""
        memory, found = held
        if isinstance(value, tuple):
            # An unknown value may be a pointer, which consists of bits, too.
            if all(self._is_free(place, i, bit) for i, bit in enumerate(value)):
                return True
            if not isinstance(found, tuple) or not isinstance(wanted, tuple):
                return False
            return all(
                (place, i) in self._forgotten or self._is_wanted(memory, place, i, bit)
                for i, bit in enumerate(found)
            )
        return self._is_further(value, found)

    def _is_wanted(self, memory: Memory, place: Place, i: int, bit: int) -> bool:
        """Whether a bit equals that of a call with the next group's counter at the place."""
        domain = memory.facts.low_bytes
        states = [self.following, None if domain == ALL_BYTES else self.near(domain)]
        for state in states:
            wanted = at_place(state, place) if state else None
            if isinstance(wanted, tuple) and memory.is_same((bit,), (wanted[i],)):
                return True
        return False

    def _is_further(self, value: Sum | Piece, found: Value | Cell | None) -> bool:
        """Whether a pointer has advanced by its step since the previous group."""
        if isinstance(value, Piece):
            if not isinstance(found, Piece) or value.byte != found.byte:
                return False
            value, found = value.value, found.value
        return found == value.replaced({DONE: symbol(DONE).moved(1), LEFT: symbol(LEFT).moved(-1)})

    def _is_free(self, place: Place, i: int, bit: int) -> bool:
        return bit == self._free(place, i)

    def kept(self, last: State) -> dict[Fact, int]:
        """The values behind the last group that do not depend on data and counter.

        Args:
            last: the state behind the last whole group.

        Returns:
            For bits of places, their values: literals of a call with the group's counter; bits of
            the counter are -1 (the lowest), -2 and so on.
        """
        pairs = {pair: -1 - n for n, pair in enumerate(zip(*self.counter, strict=True))}
        # A counter that is still the last group's is one less than that of the remainder.
        pairs |= {(c, c): e for c, e in zip(self.counter[0], self.earlier, strict=True) if c > 1}
        found: dict[Fact, int] = {}
        for place, value in places_of(last):
            before, further = at_place(self.entered, place), at_place(self.following, place)
            if isinstance(before, Sum | Piece) and isinstance(value, tuple):
                # A count at its end.
                found |= {(place, i): b for i, b in enumerate(value) if b <= 1}
            if (
                isinstance(before, tuple)
                and isinstance(further, tuple)
                and isinstance(value, tuple)
            ):
                for i, bits in enumerate(zip(before, further, value, strict=True)):
                    first, second, third = bits
                    if (first, third) in pairs:
                        found[place, i] = pairs[first, third]
                    elif second == third:
                        # The value of a new call with the counter of the remainder.
                        found[place, i] = first
        return found

    def leave(self, last: State, kept: Mapping[Fact, int]) -> None:
        """Forget that group's data in the state behind the last whole group.

        From then on, the remaining text has the literals of the group's text, and the counter has
        those of the group's counter.

        Args:
            last: the state.
            kept: the known bits.
        """
        for name in self.texts:
            region = last.memory.regions[name]
            region.origin, region.cells = region.origin.moved(self.group_bytes), {}
        for region in writable(last):
            kept_here = {bit for bit, first in self.unchanged.items() if first in region.harmless}
            region.harmless |= kept_here
        for place, value in list(places_of(last)):
            if isinstance(value, tuple):
                facts = [kept.get((place, i)) for i in range(len(value))]
                put(last, place, tuple(map(self._left, value, facts)))
            elif last.memory.is_looked_up(value.value if isinstance(value, Piece) else value):
                put(last, place, tuple(self.graph.fresh() for _ in range(self._width(value))))

    def _left(self, bit: int, fact: int | None) -> int:
        """The literal of a bit: by `kept`, or the bit itself if no iteration changes it."""
        if bit in self.unchanged:
            return bit
        if fact is None:
            return self.graph.fresh()
        return fact if fact >= 0 else self.counter[0][-1 - fact]
