"""Proves a function for any number of blocks: the loop by induction, then the remainder.

A call without a whole group, and the code behind the last whole group, are run for each remainder.
A remainder that passes through the loop in a buffer on the stack is one state for all lengths.
`out == in` needs no separate run: no byte of `in` may be read after `out` was written there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from prove.claims.difference import counterexample
from prove.claims.functions import BlockClaim
from prove.claims.interface import (
    COUNTER,
    KEY,
    NONCE,
    OUT,
    TEXT,
    any_constants,
    check_return,
    value_of,
)
from prove.claims.loops import LEFT, REST, Invariant, Trial, split
from prove.claims.remainders import Remainders
from prove.graph.words import Bits, constant_bits
from prove.machine.executor import Beyond, Broken, State
from prove.machine.memory import Cell, Region, Value
from prove.machine.values import STACK, Facts, Range, Sum, Undecided, UndecidedByte, symbol

MOST_ATTEMPTS = 8
"""The most runs of an iteration; each run finds more places that change."""


class Differs(Broken):
    """The code computes other bytes than the cipher's text; the message has inputs that show it."""


@dataclass(frozen=True)
class Blocks:
    """A function on any number of blocks, with `out` equal to `in` or disjoint from it.

    Args:
        task: the function.
    """

    task: BlockClaim

    @property
    def _group_bytes(self) -> int:
        sizes = self.task.start.sizes
        return sizes.group_blocks * sizes.block

    @cached_property
    def trial(self) -> Trial:
        """The loop's structure, from a run on constants."""
        constant = self.task.drawn(trial_constants)
        return Trial(self.task.start.executor, Blocks(constant).begin(groups=True))

    def run_once(self) -> None:
        """Check the result of one whole group; errors are those of `prove`."""
        self.check_bytes(self.groups(1), self._group_bytes)

    def groups(self, count: int) -> State:
        """The state after a call with `count` whole groups and no remainder."""
        state = self.begin(groups=True)
        facts = state.memory.facts
        state.know(replace(facts, ranges={**facts.ranges, LEFT: (count, count), REST: (0, 0)}))
        self.task.start.executor.run(state)
        return state

    def prove(self) -> None:
        """Prove the function.

        Raises:
            Differs: it computes something else.
            Broken: it violates a rule.
            Beyond: it is not proven.
        """
        invariant, last = self.iteration()
        invariant.leave(last, invariant.kept(last))
        for state, unchanged in ((last, invariant.unchanged), (self.begin(groups=False), None)):
            for end in self._returned(state):
                self._check(end, unchanged)

    def iteration(self) -> tuple[Invariant, State]:
        """Prove the loop; returns its invariant and the state behind the last whole group."""
        executor, head = self.task.start.executor, self.trial.head
        # Text that is read before the head belongs to the first group.
        entered = self.begin(groups=True, text=f"first {TEXT}")
        following = self.begin(groups=True, text=f"another first {TEXT}", groups_before=1)
        for state in (entered, following):
            try:
                executor.run(state, lambda state: state.pc == head)
            except UndecidedByte as problem:
                message = "where the loop over the groups begins depends on the counter"
                raise Beyond(message, None, state.pc) from problem
            if state.memory.regions[OUT].cells:
                raise Beyond("`out` is written to ahead of the loop", None, state.pc)
        invariant = self._invariant(entered, following)
        for _ in range(MOST_ATTEMPTS):
            last, *heads = self._iterate(invariant.state())
            # Each of them makes the invariant forget some places.
            if not any([invariant.forget(again) for again in heads]):
                break
        else:
            raise Beyond("an iteration changes more each time", None, last.pc)
        for again in heads:
            invariant.check(again)
            if stacked(again) - stacked(last):
                message = "the stack is written to only where another group follows"
                raise Beyond(message, None, again.pc)
        invariant.note_unchanged(heads)
        for state in (last, *heads):
            self.check_bytes(state, self._group_bytes)
        return invariant, last

    def _invariant(self, entered: State, following: State) -> Invariant:
        """The invariant before it is weakened by changes that iterations make."""
        n_blocks = self.task.start.sizes.group_blocks
        regions = self.begin(groups=True).memory.regions
        return Invariant(
            graph=self.task.start.executor.graph,
            entered=entered,
            following=following,
            near=self._near,
            counter=(self.task.counter, self.task.counted(n_blocks)),
            earlier=self.task.counted(-n_blocks),
            trial=self.trial,
            texts={name: regions[name] for name in (TEXT, OUT)},
            group_bytes=self._group_bytes,
        )

    def _near(self, domain: int) -> State | None:
        """The state in which a call with the next group's counter reaches the head of the loop.

        Args:
            domain: the values that the lowest byte of the group's counter may have, a bit for each.
                Bits of the next counter that are constant for these are replaced by the constants.

        Returns:
            The state; None without look-ups, or if a branch before the head depends on the counter.
        """
        if domain not in self._known_near:
            self._known_near[domain] = self._reached_near(domain)
        return self._known_near[domain]

    @cached_property
    def _known_near(self) -> dict[int, State | None]:
        return {}

    def _reached_near(self, domain: int) -> State | None:
        lookups = self.task.start.lookups
        if lookups is None:
            return None
        following = self.task.counted(self.task.start.sizes.group_blocks)
        counter = tuple(map(lookups.restriction(domain).of, following))
        state = self.begin(groups=True, text=f"another first {TEXT}", counter=counter)
        head = self.trial.head
        try:
            self.task.start.executor.run(state, lambda state: state.pc == head)
        except UndecidedByte:
            return None
        return state

    def _iterate(self, state: State) -> list[State]:
        """Run one iteration: the state behind the last group, then the states at the head again."""
        executor, head = self.task.start.executor, self.trial.head
        try:
            executor.run(state, lambda state: state.pc == head)
        except UndecidedByte as problem:
            message = "whether the loop over the groups ends depends on the counter"
            raise Beyond(message, None, state.pc) from problem
        except Undecided as problem:
            if LEFT not in dict(problem.difference.terms):
                message = "whether the loop ends depends on something else than the groups left"
                raise Beyond(message, None, state.pc) from problem
            last, again = split(state, problem)
        else:
            raise Beyond("the loop over the groups has no end", None, state.pc)
        found, work = [last], [again]
        while work:
            state = work.pop()
            try:
                executor.run(state, lambda state: state.pc == head)
            except UndecidedByte as problem:
                work += split(state, problem)
                continue
            except Undecided as problem:
                raise Beyond("the loop over the groups has two ends", None, state.pc) from problem
            if state.returned:
                raise Beyond("the loop over the groups ends early", None, state.pc)
            found.append(state)
        return found

    def _returned(self, first: State) -> Iterator[State]:
        """The states in which the function returns, starting from a state."""
        ends, heads = self._until_head([first])
        yield from ends
        heads = sorted(heads, key=lambda state: value_of(state, REST))
        for state in heads:
            self._fill(state)
        graph = self.task.start.executor.graph
        remainders = Remainders(graph, self._text, self.task.unit, REST, heads)
        whole = remainders.merged() if heads[1:] else None
        for state in heads if whole is None else [whole]:
            yield from self._behind_head(state)

    def _fill(self, state: State) -> None:
        """Replace the zeros behind the text in a buffer on the stack by arbitrary bytes.

        Zeros in place of text bytes are an omission of the code and stay zero.

        A claim that holds for arbitrary bytes also holds for zeros. Zeros would be encrypted with
        the text, and the windows would then contain the key alone.
        """
        cells, text, zeros = state.memory.regions[STACK].cells, self._text, constant_bits(0, 8)
        starts = [place for place, cell in cells.items() if cell == text[0]]
        n_bytes = value_of(state, REST) * self.task.unit
        for start in starts:
            for i in range(n_bytes, self._group_bytes):
                if cells.get(start + i) == zeros:
                    cells[start + i] = text[i]

    def _behind_head(self, state: State) -> list[State]:
        """The states in which the function returns, starting at the head of the loop."""
        self.task.start.executor.step(state)
        ends, heads = self._until_head([state])
        if heads:
            raise Beyond("what remains goes through the loop twice", None, heads[0].pc)
        return ends

    def _until_head(self, work: list[State]) -> tuple[list[State], list[State]]:
        """Run states until they return or reach the head of the loop."""
        head, executor = self.trial.head, self.task.start.executor
        ends: list[State] = []
        heads: list[State] = []
        work = list(work)
        while work:
            state = work.pop()
            try:
                executor.run(state, lambda state: state.pc == head)
            except Undecided as problem:
                work += split(state, problem)
            else:
                (ends if state.returned else heads).append(state)
        return ends, heads

    @cached_property
    def _text(self) -> list[Bits]:
        """The bytes of a group of the text."""
        return [self.task.start.draw(TEXT, i) for i in range(self._group_bytes)]

    def begin(
        self, groups: bool, text: str = TEXT, groups_before: int = 0, counter: Bits = ()
    ) -> State:
        """The state at the function's first instruction.

        Args:
            groups: whether there is at least one whole group, or less than one.
            text: the input's name that the text's bytes are drawn by.
            groups_before: the number of groups by which the counter is advanced.
            counter: the counter's bits; empty for the drawn counter, advanced by `groups_before`.
        """
        task, start = self.task, self.task.start
        sizes, group_units = start.sizes, self._group_bytes // task.unit
        length = symbol(REST)
        ranges: dict[str, Range] = {REST: (0, group_units - 1)}
        if groups:
            length = length.plus(symbol(LEFT).times(group_units))
            ranges[LEFT] = (1, None)
        n_bytes = length.times(task.unit)
        name, size = task.region
        regions = {
            TEXT: (start.input(TEXT, "r", sizes.data_align, text), n_bytes),
            OUT: (Region(OUT, "w", sizes.data_align), n_bytes),
            name: (task.filled(), Sum("", size)),
        }
        counter = counter or task.counted(groups_before * sizes.group_blocks)
        counters = [counter] if task.counter else []
        arguments: list[Value] = [Sum(OUT, 0), Sum(TEXT, 0), length, Sum(name, 0), *counters]
        return start.state(task.role, task.address, arguments, regions, Facts(ranges, {}, n_bytes))

    def _check(self, state: State, unchanged: Mapping[int, int] | None) -> None:
        """Check the remainder and the registers at the return.

        Args:
            state: the state after the return.
            unchanged: that of the invariant; None for a call without a whole group.
        """
        self.check_bytes(state, value_of(state, REST) * self.task.unit)
        start = self._less_than_a_group
        if unchanged is not None:
            state, start = self._at_call(state, unchanged), self._at_call(start, {})
        check_return(state, start, self.task.start.executor)

    def _at_call(self, state: State, unchanged: Mapping[int, int]) -> State:
        """A copy whose registers have bits of the counter argument, not of the group's counter."""
        made = state.copy()
        given = self._given_counter
        here = {} if state.returned else given

        def told(bit: int) -> int:
            first = unchanged.get(bit)
            return here.get(bit, bit) if first is None else given.get(first, first)

        for name, value in state.registers.items():
            if isinstance(value, tuple):
                made.registers[name] = tuple(map(told, value))
        return made

    @cached_property
    def _given_counter(self) -> dict[int, int]:
        """For each bit of the group's counter that groups change, a literal for the argument's."""
        graph = self.task.start.executor.graph
        further = self.task.counted(self.task.start.sizes.group_blocks)
        pairs = zip(self.task.counter, further, strict=True)
        return {bit: graph.fresh() for bit, moved in pairs if bit > 1 and bit != moved}

    @cached_property
    def _less_than_a_group(self) -> State:
        """The state at the first instruction of a call without a whole group."""
        return self.begin(groups=False)

    def check_bytes(self, state: State, n_bytes: int) -> None:
        """Check that exactly `n_bytes` bytes are written, and that they equal those of the text.

        Raises:
            Broken: other bytes are written, or an address; `Differs` if inputs show a difference.
            Beyond: a byte is not proved equal.
        """
        cells = state.memory.regions[OUT].cells
        if sorted(cells) != list(range(n_bytes)):
            odd = min(set(cells) ^ set(range(n_bytes)))
            verb = "is" if odd in cells else "is not"
            message = f"byte {odd} of `{OUT}` {verb} written where {n_bytes} should be"
            raise Broken(message, None, state.pc)
        for place in range(n_bytes):
            if not self._holds(cells[place], self.task.expected[place]):
                raise self._difference(cells, n_bytes, place, state)

    def _holds(self, found: Cell, expected: Bits) -> bool:
        if not isinstance(found, tuple):
            return False
        # The remainder is checked for each length, with the same bytes each time.
        if (found, expected) not in self._shown:
            if not all(map(self.task.start.executor.graph.is_same, found, expected)):
                return False
            self._shown.add((found, expected))
        return True

    @cached_property
    def _shown(self) -> set[tuple[Bits, Bits]]:
        """Pairs of bytes that have been proved equal."""
        return set()

    def _difference(
        self, cells: Mapping[int, Cell], n_bytes: int, place: int, state: State
    ) -> Broken | Beyond:
        """The error for bytes that are not proved equal to those of the text."""
        found = [cell for i in range(n_bytes) if isinstance(cell := cells[i], tuple)]
        if len(found) < n_bytes:
            return Broken(f"an address is written to `{OUT}`", None, state.pc)
        start = self.task.start
        compared = found, list(self.task.expected[:n_bytes])
        inputs = {KEY: start.sizes.key}
        if self.task.counter:
            inputs |= {NONCE: start.sizes.nonce, COUNTER: len(self.task.counter) // 8}
        shown = counterexample(start.executor.graph, start.draw, inputs, compared)
        if shown:
            return Differs(shown, None, state.pc)
        size = start.sizes.block
        where = f"byte {place % size} of block {place // size}"
        return Beyond(f"{where} is not shown to be what the text says", None, state.pc)


def stacked(state: State) -> set[int]:
    """The places of the stack that have been written."""
    return set(state.memory.regions[STACK].cells)


def trial_constants(name: str, place: int) -> Bits:
    """Constant bytes for a trial run; counters of groups do not straddle a multiple of 256."""
    return constant_bits(16, 8) if name == COUNTER else any_constants(name, place)
