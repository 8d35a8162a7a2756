"""The loop over groups of blocks, for any number of blocks: induction with what the code shows.

A trial with constant data shows where the loop begins and what an iteration does to registers and
to the frame: what it leaves alone is kept, what moves by a constant moves by it each time, of the
rest nothing is known. From that state one iteration is run for any number of groups before it
(`done`) and any number that are left, of this one on (`left`). Where groups are left it must come
back to the same state, one group further; behind the last it must return, for each number of blocks
that remain (`rest`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from prove.executor import Beyond, Executor, State
from prove.memory import Cell, Piece, Value
from prove.values import Facts, Range, Sum, Undecided, symbol
from prove.words import Bits, known_number

DONE, LEFT, REST = "done", "left", "rest"
Key = TypeVar("Key", str, int)
Step = int | None
"""What an iteration adds to a value; None where nothing is known of it afterwards."""


def split(state: State, problem: Undecided) -> tuple[State, State]:
    """The two states of a comparison that is not decided: the least value of a symbol, and others.

    Raises:
        Beyond: no symbol of it can be taken apart.
    """
    for name in (LEFT, REST):
        if name in dict(problem.difference.terms):
            first, last = state.memory.facts.ranges[name]
            least, others = state.copy(), state.copy()
            least.know(_with_range(state, name, (first, first)))
            others.know(_with_range(state, name, (first + 1, last)))
            return least, others
    raise Beyond("a comparison of lengths is not decided", None, state.pc)


def _with_range(state: State, name: str, known: Range) -> Facts:
    facts = state.memory.facts
    return replace(facts, ranges={**facts.ranges, name: known})


class Trial:
    """Where the loop begins, and what an iteration does.

    Args:
        executor: what runs it.
        start: the state that the function begins in, its data constant, at least one group left.

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
        self.registers = _steps(before.registers, after.registers)
        self.frame = {
            name: _steps(region.cells, after.memory.regions[name].cells)
            for name, region in before.memory.regions.items()
        }


def _steps(
    before: dict[Key, Value] | dict[Key, Cell], after: dict[Key, Value] | dict[Key, Cell]
) -> dict[Key, Step]:
    """What an iteration adds to each value."""
    return {key: _step(value, after.get(key)) for key, value in before.items()}


def _step(before: Value | Cell, after: Value | Cell | None) -> Step:
    if before == after:
        return 0
    if isinstance(before, Piece) and isinstance(after, Piece) and before.byte == after.byte:
        return _step(before.value, after.value)
    if not isinstance(before, Sum) or not isinstance(after, Sum) or before.region != after.region:
        return None
    difference = after.plus(before, -1)
    return difference.offset if difference.is_number else None


class Invariant:
    """The state at the head of the loop, for any number of groups done and left.

    Args:
        executor: what runs it.
        entered: the state in which the head is reached first.
        trial: what an iteration does.
        origins: of each region whose places count from the group at hand, the bytes of a group.
    """

    def __init__(
        self, executor: Executor, entered: State, trial: Trial, origins: dict[str, int]
    ) -> None:
        self._graph = executor.graph
        self.state = entered.copy()
        facts = self.state.memory.facts
        ranges = {**facts.ranges, DONE: (0, None), LEFT: (1, None)}
        whole = {LEFT: symbol(LEFT).plus(symbol(DONE))}
        self.state.replace_symbols(whole, replace(facts, ranges=ranges))
        registers = self.state.registers
        for name, value in registers.items():
            registers[name] = self._general(value, trial.registers.get(name))
        for name, region in self.state.memory.regions.items():
            if name in origins:
                region.origin, region.cells = symbol(DONE).times(origins[name]), {}
            steps = trial.frame.get(name, {})
            for place, cell in region.cells.items() if "w" in region.rights else ():
                region.cells[place] = self._general_cell(cell, steps.get(place))

    def _general(self, value: Value, step: Step) -> Value:
        """A value after `done` iterations."""
        if step is None:
            return self._anything(8 * self.state.memory.word_bytes, value)
        if isinstance(value, Sum):
            return value.plus(symbol(DONE).times(step))
        return value

    def _general_cell(self, cell: Cell, step: Step) -> Cell:
        if not isinstance(cell, Piece):
            return self._anything(8, cell) if step is None else cell
        if step is None:
            return self._anything(8, ())
        moved = cell.value.plus(symbol(DONE).times(step))
        return Piece(moved, cell.byte)

    def _anything(self, width: int, value: Value) -> Bits:
        """Bits of which nothing is known."""
        width = len(value) if isinstance(value, tuple) and value else width
        return tuple(self._graph.fresh() for _ in range(width))

    def forget(self, state: State) -> bool:
        """Know nothing more of what an iteration has changed although the trial did not show it.

        Returns:
            Whether there was anything of that kind.
        """
        forgotten = False
        for name, value in self.state.registers.items():
            other = state.registers[name]
            if isinstance(value, tuple) and value != other and not self._is_free(value):
                self.state.registers[name] = self._anything(0, value)
                forgotten = True
        for name, region in self.state.memory.regions.items():
            others = state.memory.regions[name].cells
            for place, cell in region.cells.items():
                changed = isinstance(cell, tuple) and cell != others[place]
                if changed and isinstance(cell, tuple) and not self._is_free(cell):
                    region.cells[place] = self._anything(8, cell)
                    forgotten = True
        return forgotten

    def _is_free(self, bits: Bits) -> bool:
        """Whether nothing is known of bits."""
        return all(self._graph.is_fresh(bit) for bit in bits)

    def check(self, state: State) -> None:
        """Check that a state at the head is this one, one group further.

        Raises:
            Beyond: it is not.
        """
        further = {DONE: symbol(DONE).moved(1), LEFT: symbol(LEFT).moved(-1)}
        for name, value in self.state.registers.items():
            self._check(value, state.registers[name], further, name, state)
        for name, region in self.state.memory.regions.items():
            for place, cell in region.cells.items():
                found = state.memory.regions[name].cells[place]
                self._check(cell, found, further, f"byte {place} of `{name}`", state)

    def _check(
        self,
        value: Value | Cell,
        found: Value | Cell,
        further: dict[str, Sum],
        what: str,
        state: State,
    ) -> None:
        if isinstance(value, Piece) and isinstance(found, Piece) and value.byte == found.byte:
            value, found = value.value, found.value
        if isinstance(value, Sum):
            held = found == value.replaced(further)
        elif isinstance(value, tuple):
            # A pointer is bits, too: where nothing is known of a value it may be one.
            held = found == value or self._is_free(value)
        else:
            held = False
        if not held:
            raise Beyond(f"{what} changes from group to group in another way", None, state.pc)

    def leave(self, state: State, origins: dict[str, int]) -> None:
        """Let a state behind the last whole group know nothing of that group's data.

        The text that remains has the literals of the group's text from then on.
        """
        for name, value in state.registers.items():
            if isinstance(value, tuple) and value != self.state.registers.get(name):
                state.registers[name] = self._unless_constant(value)
        for name, region in state.memory.regions.items():
            if name in origins:
                region.origin, region.cells = region.origin.moved(origins[name]), {}
            before = self.state.memory.regions[name].cells
            for place, cell in region.cells.items():
                if isinstance(cell, tuple) and cell != before.get(place):
                    region.cells[place] = self._unless_constant(cell)

    def _unless_constant(self, bits: Bits) -> Bits:
        return bits if known_number(bits) is not None else self._anything(len(bits), bits)
