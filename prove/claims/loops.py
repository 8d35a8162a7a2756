"""The loop over groups of blocks, for any number of blocks: induction with what the code shows.

At the head of the loop a call has as much before it as a new call has that begins with the next
group. So the invariant is what a new call has there: pointers that are `done` groups further, data
as they are for the counter at hand, and nothing known of what an iteration changes in another way.
From that state one iteration is run for any number of groups before it (`done`) and any number that
are left, of this one on (`left`). Where groups are left it must come back to the state of a call
whose counter is a group further; behind the last it must return, for each remainder (`rest`).
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
"""A register, whose region is "", or a byte of a region."""
Fact = tuple[Place, int]
"""A bit of what a place holds."""


def split(state: State, problem: Undecided) -> tuple[State, State]:
    """The two states of what is not decided.

    One is that of the least value of a symbol, or of the values of the counter's lowest byte for
    which the condition holds; the other is that of the others.

    Raises:
        Beyond: no symbol of it can be taken apart.
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
    """What is known in a state, and a range of a symbol."""
    facts = state.memory.facts
    return replace(facts, ranges={**facts.ranges, name: known})


def places_of(state: State) -> Iterator[tuple[Place, Value | Cell]]:
    """What registers and the bytes that a function may write to hold."""
    for name, value in state.registers.items():
        yield ("", name), value
    for region in writable(state):
        for place, cell in region.cells.items():
            yield (region.name, place), cell


def at_place(state: State, place: Place) -> Value | Cell | None:
    """What is at a place, None where nothing has been written."""
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
    """The regions that a function may write to."""
    return [region for region in state.memory.regions.values() if "w" in region.rights]


class Trial:
    """Where the loop begins, and what an iteration adds to pointers.

    Args:
        executor: what runs it.
        start: a call on constants, at least one group left.

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
    """What an iteration adds to a pointer; None where nothing is known of it afterwards."""
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
        entered: the state in which a call reaches the head first, for any counter.
        following: the same for the counter of the group after.
        near: the same as `following` for some values of the counter's lowest byte, a bit for each,
            with what is known of the counter then put in; None where the way is not decided.
        counter: the bits of the first one's counter, and of the other's; none where none is given.
        earlier: those of the counter of the group before.
        trial: what an iteration does to pointers.
        texts: the regions whose places count from the group at hand, as they are at its begin.
            What calls read of it before the head has other literals: that is the first group's.
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
    """Of what no iteration changes though a call with another counter has another value there: the
    literal at the head, and what the call at hand had there first."""

    def state(self) -> State:
        """The state, to be changed."""
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
        # What is another pointer for another counter does not just move on.
        moves = at_place(self.entered, place) == at_place(self.following, place)
        if step is None or not moves or (place, 0) in self._forgotten:
            return tuple(self._free(place, i) for i in range(self._width(value)))
        if isinstance(value, Piece):
            return Piece(value.value.plus(symbol(DONE).times(step)), value.byte)
        return value.plus(symbol(DONE).times(step))

    def _width(self, value: Sum | Piece) -> int:
        """How many bits a pointer or a byte of it has."""
        return 8 if isinstance(value, Piece) else 8 * self.entered.memory.word_bytes

    def _free(self, place: Place, bit: int) -> int:
        """A literal of which nothing is known."""
        return self.graph.input(f"{place[0]} {place[1]} {AT_HEAD}", bit)

    def forget(self, again: State) -> bool:
        """Know nothing more of what an iteration leaves as no new call has it.

        Args:
            again: the state in which the head is reached again.

        Returns:
            Whether there was anything of that kind.
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
        """Know what stays as it was when the head was reached first.

        Args:
            heads: all states in which it is reached again.
        """
        self.unchanged = {
            self._free(place, i): first[i]
            for place, i in self._forgotten
            if isinstance(first := at_place(self.entered, place), tuple)
            and all(self._stays(state, place, i) for state in heads)
        }

    def _stays(self, again: State, place: Place, i: int) -> bool:
        """Whether a bit is as it was at the head."""
        value = at_place(again, place)
        return isinstance(value, tuple) and self._is_free(place, i, value[i])

    def check(self, again: State) -> None:
        """Check that a state at the head is this one, one group further.

        Raises:
            Beyond: it is not.
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
        """Whether a place holds what it must when the head is reached again."""
        memory, found = held
        if isinstance(value, tuple):
            # A pointer is bits, too: where nothing is known of a value it may be one.
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
        """Whether a bit is what a call with the next group's counter has at a place."""
        domain = memory.facts.low_bytes
        states = [self.following, None if domain == ALL_BYTES else self.near(domain)]
        for state in states:
            wanted = at_place(state, place) if state else None
            if isinstance(wanted, tuple) and memory.is_same((bit,), (wanted[i],)):
                return True
        return False

    def _is_further(self, value: Sum | Piece, found: Value | Cell | None) -> bool:
        """Whether a pointer is what it was one group before, moved as all are."""
        if isinstance(value, Piece):
            if not isinstance(found, Piece) or value.byte != found.byte:
                return False
            value, found = value.value, found.value
        return found == value.replaced({DONE: symbol(DONE).moved(1), LEFT: symbol(LEFT).moved(-1)})

    def _is_free(self, place: Place, i: int, bit: int) -> bool:
        return bit == self._free(place, i)

    def kept(self, last: State) -> dict[Fact, int]:
        """What may be the same behind the last group whatever data and counter are.

        Args:
            last: the state behind the last whole group.

        Returns:
            Of bits of places what they are: literals of a call whose counter is that of the group,
            and bits of the counter, the lowest -1, the next -2.
        """
        pairs = {pair: -1 - n for n, pair in enumerate(zip(*self.counter, strict=True))}
        # A counter that is still the last group's is one less than that of what remains.
        pairs |= {(c, c): e for c, e in zip(self.counter[0], self.earlier, strict=True) if c > 1}
        found: dict[Fact, int] = {}
        for place, value in places_of(last):
            before, further = at_place(self.entered, place), at_place(self.following, place)
            if isinstance(before, Sum | Piece) and isinstance(value, tuple):
                # A count that is at its end.
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
                        # What a new call has there, whose counter is that of what remains.
                        found[place, i] = first
        return found

    def leave(self, last: State, kept: Mapping[Fact, int]) -> None:
        """Let the state behind the last whole group know nothing of that group's data.

        The text that remains has the literals of the group's text from then on, the counter those
        of the group's counter.

        Args:
            last: the state.
            kept: what is known of it.
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
        """The literal that `kept` says a bit is, or that no iteration changes."""
        if bit in self.unchanged:
            return bit
        if fact is None:
            return self.graph.fresh()
        return fact if fact >= 0 else self.counter[0][-1 - fact]
