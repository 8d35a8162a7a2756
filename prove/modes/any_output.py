"""Calls with an output of any length: induction over the loop that writes the counter blocks.

The number of whole blocks is a symbol. Code writes the counter blocks one behind another, encrypts
them in one call, and makes the rest of the output apart. Two states at the branch that ends the
loop, an iteration apart, give the state after any number of iterations. From there, an iteration is
shown to write the next counter blocks and to lead to the state after one more. The last iteration
is run again from the state before it, so that what follows has its values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from prove.graph.words import Bits
from prove.machine.executor import Beyond, State
from prove.machine.values import Facts, Sum, Undecided, Unsupported, symbol
from prove.modes.claims import OUTPUT, Calls
from prove.modes.counts import Comparison
from prove.modes.filling import AnyFilling, AnyLength, Filled, SumLiterals, Wanted
from prove.modes.octets import Between, Octets, decided_by
from prove.modes.output import OutputExecutor, OutputMemory, Whole, output_memory
from prove.modes.subject import AnyCall, Call
from prove.modes.sums import Numbers
from prove.modes.turns import Reached, Turns

UNITS, DONE, LEFT = "units", "done", "left"
"""The symbols: the length in units, the iterations done, and those left behind the next one."""
FAR = 8
"""So many units last for more iterations than code does before the first that is not certain."""


@dataclass(frozen=True)
class Loop:
    """The loop that writes the counter blocks.

    Args:
        branch: the address of the branch that ends it, or of the comparison before that.
        first: the blocks that are written when the branch is reached first.
        step: the blocks that an iteration writes.
        ends: the loop ends after so many iterations more than the length has units.
        turns: the values at the branch.
    """

    branch: int
    first: int
    step: int
    ends: int
    turns: Turns


@dataclass
class AnyOutput(Calls):
    """The calls of an entry with one length of inputs and outputs of any length.

    Args:
        call: the call.
        reads_back: whether code counts on from the last block that it has written.
    """

    call: AnyCall = field(kw_only=True)
    reads_back: bool = field(kw_only=True)

    def __post_init__(self) -> None:
        super().__post_init__()
        width = self.call.most.bit_length()
        self._symbols = {
            name: tuple(self.graph.input(name, i) for i in range(width)) for name in (UNITS, DONE)
        }
        self._numbers = Numbers(self.graph, self._symbols)
        self._filled = Filled(self._behind)

    @cached_property
    def executor(self) -> OutputExecutor:
        """The executor of the file."""
        plain = super().executor
        # Code may compute the number of units bit by bit.
        self._numbers.bits(symbol(UNITS), self.subject.word_bits)
        return OutputExecutor(
            self.graph, plain.code, plain.functions, self._numbers, self._describe
        )

    def interpreter(self, facts: Mapping[Comparison, bool]) -> AnyFilling:
        """The text, with some results of comparisons of the number."""
        subject, call = self.subject, self.call
        algebra = AnyLength(self.cipher, decided_by(facts), self._numbers)
        lengths = Between(*(n * call.unit + call.rest for n in (call.least, call.most)))
        wanted = Wanted(lengths, call.rest % self._block, self._filled)
        return AnyFilling(subject.mode, subject.sizes, algebra, wanted)

    @property
    def _block(self) -> int:
        return self.subject.sizes.block

    @property
    def _length(self) -> Sum:
        """The length of the output."""
        return symbol(UNITS).times(self.call.unit).moved(self.call.rest)

    @property
    def _whole(self) -> Sum:
        """The number of whole blocks of the output."""
        per_unit, more = self.call.unit // self._block, self.call.rest // self._block
        return symbol(UNITS).times(per_unit).moved(more)

    @cached_property
    def _last(self) -> Octets:
        """The last counter block but one, if code reads what it has written."""
        return tuple(self.draw("counter block", i) for i in range(self._block))

    def _behind(self, algebra: SumLiterals, counter: Octets) -> Octets:
        """The counter behind the whole blocks."""
        if self.reads_back:
            return algebra.plus(self._last, 1)
        return algebra.counted(counter, self._whole)

    def length_of_output(self, call: Call) -> Sum:
        """The length of the output of the call."""
        del call
        return self._length

    def facts(self) -> Facts:
        """What is known of the symbols."""
        largest = Sum("", (1 << self.subject.word_bits) - 1)
        return Facts({UNITS: (self.call.least, self.call.most)}, largest=largest)

    def memory(self, state: State) -> OutputMemory:
        """The memory of a state, with what is known of numbers."""
        return OutputMemory(**vars(super().memory(state)), numbers=self._numbers)

    def told(self, state: State) -> object:
        """What is known of the output."""
        return output_memory(state).whole

    def first_of_output(self, call: Call, end: State) -> int:
        """The place of the rest of the output.

        Raises:
            Beyond: the blocks before it are not shown to be the text's.
        """
        del call
        memory = output_memory(end)
        if memory.whole != Whole(self._whole, self._filled.key):
            raise Beyond("the whole blocks are not shown to be the text's", None, end.pc)
        return 0

    def past_loop(self, state: State, problem: Undecided) -> State:
        """The state behind the loop; all of it is checked.

        Raises:
            Beyond: it is no loop that writes counter blocks, or is not shown to be right.
        """
        if output_memory(state).whole:
            return super().past_loop(state, problem)
        begin = state.copy()
        self._know(begin, {UNITS: (self.call.least + 1, self.call.most)})
        loop = self._loop(begin, problem.difference)
        self._check_blocks(begin, loop.first, self._filled.counter, Sum("", 0))
        while not self._goes_on(loop):
            pass
        end = self._at(loop, symbol(UNITS).moved(loop.ends - 1), self._last)
        self._iterate(loop, end)
        written = self._blocks(end, loop.step)
        output_memory(end).describe(written, keeps_last=self.reads_back)
        return end

    def _know(self, state: State, ranges: Mapping[str, tuple[int, int]]) -> None:
        """Restrict symbols."""
        facts = state.memory.facts
        state.know(replace(facts, ranges={**facts.ranges, **ranges}))

    def _loop(self, state: State, difference: Sum) -> Loop:
        """The loop.

        Args:
            state: before the branch for the first time.
            difference: what decides the branch.
        """
        far, branch = state.copy(), state.pc
        self._know(far, {UNITS: (FAR, max(FAR, self.call.most))})
        way = self._way(far)
        self.executor.run(far, lambda each: each.pc == branch)
        sizes = [self._written(each) for each in (state, far)]
        if far.calls != state.calls or not 0 < sizes[0] < sizes[1]:
            raise Beyond("it is no loop that writes blocks of the output", None, branch)
        one, other = (
            Reached(each, self._blocks(each, n)[-1])
            for each, n in zip((state, far), sizes, strict=True)
        )
        joined = tuple(self.executor.code.binary.parts.values())
        turns = Turns(self.graph, self._numbers, one, other, OUTPUT, joined)
        loop = Loop(branch, sizes[0], sizes[1] - sizes[0], 0, turns)
        if self.reads_back and loop.step > 1:
            raise Beyond("an iteration counts several blocks in memory", None, branch)
        return replace(loop, ends=self._ends_at(loop, difference, way))

    def _way(self, state: State) -> int:
        """Execute the next branch and what is before it; the address where it leads."""
        while True:
            is_branch = self.executor.code.ready(state.pc).decoded.instruction.branches
            self.executor.step(state)
            if is_branch:
                return state.pc

    def _ends_at(self, loop: Loop, difference: Sum, way: int) -> int:
        """After how many iterations the loop ends, less the units of the length."""
        terms = dict(difference.terms)
        if terms.keys() != {UNITS}:
            raise Beyond("a loop does not end by the length of the output", None, loop.branch)
        factor = terms[UNITS]
        least = difference.offset * (1 if factor > 0 else -1) // abs(factor)
        for ends in (least, least + 1):
            state = self._at(loop, symbol(UNITS).moved(ends), self._last)
            if self._way(state) != way and -self.call.least <= ends <= 0:
                return ends
        raise Beyond("the end of a loop is not found", None, loop.branch)

    def _at(self, loop: Loop, done: Sum, last: Octets) -> State:
        """The state at the branch after so many iterations."""
        known = last if self.reads_back else None
        state = loop.turns.state(done, known)
        memory = output_memory(state)
        region, count = memory.regions[OUTPUT], done.times(loop.step).moved(loop.first)
        memory.whole = Whole(count, last=known or ())
        region.origin = count.times(self._block)
        region.cells = {at - len(last): octet for at, octet in enumerate(known or ())}
        return state

    def _iterate(self, loop: Loop, state: State) -> None:
        """Run an iteration."""
        calls = state.calls
        try:
            self.executor.step(state)
            self.executor.run(state, lambda each: each.pc == loop.branch)
        except Undecided as problem:
            said = "an iteration depends on the number of blocks"
            raise Beyond(said, None, state.pc) from problem
        if state.returned or (state.pc, state.calls) != (loop.branch, calls):
            raise Beyond("the loop ends before it has written all blocks", None, loop.branch)

    def _goes_on(self, loop: Loop) -> bool:
        """Whether an iteration leads from any number of iterations to one more.

        Otherwise, less is known of the values at the branch.
        """
        done = symbol(DONE)
        last = tuple(self.draw("any counter block", i) for i in range(self._block))
        state = self._at(loop, done, last)
        before = output_memory(state).whole
        assert before, "the blocks so far are described"
        # `done` and `left` are iterations, and the loop ends after `units + ends` of them.
        most = self.call.most - 1 + loop.ends
        values = {UNITS: done.plus(symbol(LEFT)).moved(1 - loop.ends)}
        facts = state.memory.facts
        ranges = {**facts.ranges, DONE: (0, most), LEFT: (0, most)}
        state.replace_symbols(values, replace(facts, ranges=ranges))
        self._iterate(loop, state)
        if self._written(state) != loop.step:
            raise Beyond("an iteration writes other bytes of the output", None, loop.branch)
        counter = last if self.reads_back else self._filled.counter
        self._check_blocks(state, loop.step, counter, before.count)
        reached = Reached(state, self._blocks(state, loop.step)[-1])
        return not loop.turns.weaken(reached, done.moved(1), values)

    def _written(self, state: State) -> int:
        """The number of whole blocks that are stored in the output, and nothing else."""
        output_memory(state).check_described()
        places = sorted(place for place in state.memory.regions[OUTPUT].cells if place >= 0)
        if places != list(range(len(places))) or len(places) % self._block:
            raise Beyond("other bytes than whole blocks of the output are written", None, state.pc)
        return len(places) // self._block

    def _blocks(self, state: State, count: int) -> list[Octets]:
        """The first stored blocks of the output."""
        cells = [state.memory.regions[OUTPUT].cell(i) for i in range(count * self._block)]
        octets: list[Bits] = [cell for cell in cells if isinstance(cell, tuple)]
        if len(octets) < len(cells):
            raise Beyond("a part of a pointer is written to the output", None, state.pc)
        return [tuple(octets[i : i + self._block]) for i in range(0, len(octets), self._block)]

    def _check_blocks(self, state: State, count: int, counter: Octets, before: Sum) -> None:
        """Check that stored blocks are the next ones.

        Args:
            state: stores them.
            count: how many they are.
            counter: what is counted up: the last block before them if code reads that, else the
                counter before all blocks.
            before: the number of blocks before them.
        """
        algebra = SumLiterals(self.cipher, lambda _: False, self._numbers)
        wanted = counter
        for number, found in enumerate(self._blocks(state, count)):
            if self.reads_back:
                wanted = algebra.plus(wanted, 1)
            else:
                wanted = algebra.counted(counter, before.moved(number + 1))
            if not self.cipher.is_same(found, wanted):
                raise Beyond("a block is not shown to be the counter", None, state.pc)

    def _describe(self, state: State) -> None:
        """Check blocks that are written behind the loop, and describe them."""
        memory = output_memory(state)
        count = self._written(state) if memory.whole else 0
        if not memory.whole or not count:
            return
        if self.reads_back:
            raise Unsupported("blocks are written behind the loop")
        self._check_blocks(state, count, self._filled.counter, memory.whole.count)
        memory.describe(self._blocks(state, count), keeps_last=False)
