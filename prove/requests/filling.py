"""The loop of a kernel that writes the output of a request, block by block, for any length.

A turn begins with `LEFT` bytes of the output to be written from `AT` on, and with strings as any
number of turns of the text leaves them. It writes a block, or what is left, and moves on by so many
bytes; so if the next turn writes anything, it begins a whole block further.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from prove.graph.graph import Graph
from prove.graph.words import Bits
from prove.kernels.claims import LEFT
from prove.kernels.evaluation import Value
from prove.kernels.memory import is_stored_exactly
from prove.kernels.numbers import LONGEST, normal
from prove.kernels.output import Differs
from prove.kernels.thread import KernelProblem, State, Thread
from prove.machine.values import Sum, Unsupported, symbol
from prove.modes.octets import Octets
from prove.requests.memory import AT, EACH, OUT, PLACE, STATES, RequestMemory
from prove.requests.text import Answer, Strings

Literals = Mapping[int, int]
"""What stands for a literal."""


class Filling:
    """The loop, as a thread arrives at it.

    Args:
        thread: runs the kernel.
        graph: of the literals.
        arrived: the thread at the first statement of the loop.
        last: the last statement of the loop.
        answer: the result of the text.
    """

    def __init__(
        self, thread: Thread, graph: Graph, arrived: State, last: int, answer: Answer
    ) -> None:
        assert answer.turns, "the text writes an output"
        if arrived.sums[EACH] != symbol(EACH) or arrived.sums[PLACE] != symbol(PLACE):
            raise Unsupported("the length of an output is compared with other numbers")
        self._thread, self._graph, self._arrived = thread, graph, arrived
        self._answer, self._turns = answer, answer.turns
        steps = thread.program.steps[arrived.pc : last + 1]
        written = {name for step in steps for name in step.changed}
        self._written = written & arrived.registers.keys()
        self._moved = self._written

    def ends(self, head: int) -> list[State]:
        """The states behind the loop, at the head of the loop over states; all is checked.

        Args:
            head: the first statement of that loop.

        Raises:
            KernelProblem: a rule is not shown to be obeyed.
            Differs: a byte is not shown to be right.
            Unsupported: no rule covers a statement.
        """
        places = (head, self._arrived.pc)
        while True:
            begin = self._at_any_turn()
            ends = self._thread.run(begin.copy(), lambda state: state.pc in places)
            turns = [state for state in ends if state.pc == self._arrived.pc]
            lost = {name for state in turns for name in self._changed(begin, state)}
            if not lost:
                break
            self._moved = self._moved - lost
        for state in turns:
            self._check_turn(state)
        left = [state for state in ends if state.pc != self._arrived.pc]
        for state in left:
            self._check_left(state, head)
        return left

    def _at_any_turn(self) -> State:
        """The thread at the beginning of any turn."""
        arrived, state = self._arrived, self._arrived.copy()
        first = _mapping(self._turns.first, self._turns.before)
        numbers = {EACH: symbol(LEFT), PLACE: symbol(AT)}
        for name in self._written - self._moved:
            del state.registers[name]
        for name in self._moved:
            state.registers[name] = _replaced(state.registers[name], first, numbers)
        state.known = replace(
            arrived.known,
            ranges={
                **arrived.known.ranges,
                LEFT: arrived.known.ranges[EACH],
                AT: (0, LONGEST),
            },
        )
        state.sums |= {LEFT: symbol(LEFT), AT: symbol(AT)}
        memory = state.memory
        assert isinstance(memory, RequestMemory), "it is that of a request"
        memory.bases = {**memory.bases, OUT: symbol(AT)}
        memory.rooms = {**memory.rooms, OUT: symbol(LEFT)}
        return state

    def _changed(self, begin: State, state: State) -> set[str]:
        """The registers that are not behind a turn what they are at the beginning of the next."""
        strings = _mapping(self._turns.before, self._behind(state))
        numbers = {**state.sums, **self._numbers_behind(state)}
        changed = set[str]()
        for name in self._moved:
            expected = _replaced(begin.registers[name], strings, numbers)
            if not self._is_same(state.registers.get(name), expected):
                changed.add(name)
        return changed

    def _numbers_behind(self, state: State) -> dict[str, Sum]:
        """`LEFT` and `AT` behind a turn."""
        left, n_bytes = state.sums[LEFT], self._n_bytes(state)
        return {LEFT: left.plus(n_bytes, -1), AT: state.sums[AT].plus(n_bytes)}

    def _n_bytes(self, state: State) -> Sum:
        """The bytes that a turn writes: a block, or all that is left."""
        left, most = state.sums[LEFT], len(self._turns.made)
        if state.known.is_at_least(left, most):
            return Sum("", most)
        if state.known.is_at_most(left, most):
            return left
        raise Unsupported("it is open whether a turn writes whole blocks")

    def _behind(self, state: State) -> Strings:
        """The strings of the text behind the blocks that a turn of the kernel writes."""
        left, block = state.sums[LEFT], len(self._turns.made) // len(self._turns.after)
        for number, strings in enumerate(self._turns.after, 1):
            is_last = number == len(self._turns.after)
            if is_last or state.known.is_at_most(left, number * block):
                if state.known.is_at_least(left, (number - 1) * block + 1):
                    return strings
                break
        raise Unsupported("it is open how many blocks a turn writes")

    def _is_same(self, found: Value | None, expected: Value) -> bool:
        if isinstance(found, tuple) and isinstance(expected, Sum) and expected.is_number:
            return all(bit <= 1 for bit in found) and expected.offset == sum(
                bit << place for place, bit in enumerate(found)
            )
        if not isinstance(found, tuple) or not isinstance(expected, tuple):
            return found == expected
        return len(found) == len(expected) and all(map(self._graph.is_same, found, expected))

    def _check_turn(self, state: State) -> None:
        """Check that a turn writes what the text's turn makes, as far as bytes are left."""
        made, stored = self._turns.made, state.memory.stored
        for place, octet in enumerate(made):
            exists = normal(state.sums[LEFT].moved(-place))
            kept = stored.get((OUT, place))
            if not is_stored_exactly(kept, exists, state.known):
                raise KernelProblem(
                    f"byte {place} of a block is not written exactly if it is there"
                )
            if kept and not state.known.is_at_most(exists.number, 0):
                self._check_bytes([kept.bits], [octet], f"byte {place} of a block")
        if any(name != OUT or place >= len(made) for name, place in stored):
            raise KernelProblem("other bytes are written than those of the blocks at hand")

    def _check_left(self, state: State, head: int) -> None:
        """Check the state that is written when the whole output is."""
        wanted, stored = self._answer.state, state.memory.stored
        if state.pc != head or not state.known.is_at_most(state.sums[LEFT], 0):
            raise KernelProblem("a thread goes on before the output is written")
        if sorted(stored) != [(STATES, place) for place in range(len(wanted))]:
            raise KernelProblem("other bytes are written than those of a state")
        if any(kept.guard for kept in stored.values()):
            raise KernelProblem("a state is written under a condition")
        found = [stored[STATES, place].bits for place in range(len(wanted))]
        self._check_bytes(found, wanted, "a state")

    def _check_bytes(self, found: list[Bits], wanted: Octets | list[Bits], where: str) -> None:
        for one, other in zip(found, wanted, strict=True):
            if not all(map(self._graph.is_same, one, other)):
                raise Differs(found, list(wanted), where)


def _mapping(one: Mapping[str, Octets], other: Mapping[str, Octets]) -> dict[int, int]:
    """The literals of strings, each with that of another one in the same place."""
    found: dict[int, int] = {}
    for name, octets in one.items():
        for before, after in zip(octets, other[name], strict=True):
            found |= zip(before, after, strict=True)
    return {bit: new for bit, new in found.items() if bit > 1}


def _replaced(value: Value, strings: Literals, numbers: Mapping[str, Sum]) -> Value:
    """A value with other literals of strings, and other symbols."""
    if isinstance(value, tuple):
        return tuple(strings.get(bit, bit) for bit in value)
    return value.replaced(numbers)
