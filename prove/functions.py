"""Proves the functions of a generated file: what each of them is called with and must compute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from compiler.frontend import SpecPrograms
from dsl.cipher import WordLayout
from prove.difference import counterexample
from prove.executor import Beyond, Broken, Code, Executor, State
from prove.graph import Graph
from prove.interface import (
    KEY,
    OUT,
    ROUND_KEYS,
    STACK,
    TEXT,
    Sizes,
    Start,
    any_constants,
    check_return,
    literals,
    value_of,
)
from prove.loops import LEFT, REST, Invariant, Trial, split
from prove.memory import Cell, Region
from prove.spec import SpecRunner, bytes_of, words_of
from prove.values import Facts, Range, Sum, Undecided, symbol
from prove.words import Bits, constant_bits

Direction = Literal["ecb_encrypt", "ecb_decrypt"]
MOST_ATTEMPTS = 8
"""How often an iteration is run again because it changes more than the trial showed."""


class Differs(Broken):
    """The code computes something else than the text says; the message has a key and a block."""


@dataclass(frozen=True)
class Subject:
    """A file and the parameter set that it is for.

    Args:
        code: the file's code.
        addresses: of its functions, by role.
        sizes: of what they are given.
        programs: of the parameter set.
        block: how a block's bytes are read as words.
        key: how those of a key are.
    """

    code: Code
    addresses: Mapping[str, int]
    sizes: Sizes
    programs: SpecPrograms
    block: WordLayout
    key: WordLayout


class Proof:
    """Proves one function, and the key set-up before it, on a graph of their own.

    Args:
        subject: the file.
        concrete: whether for one key and text alone, to see at once what is quite wrong.
    """

    def __init__(self, subject: Subject, concrete: bool = False) -> None:
        self.subject, self.sizes = subject, subject.sizes
        self.graph = Graph()
        self.executor = Executor(self.graph, subject.code)
        self.draw = any_constants if concrete else literals(self.graph)
        self.start = Start(self.executor, self.sizes, self.draw)

    def key_setup(self) -> dict[int, Cell]:
        """Run the key set-up for any key.

        Returns:
            What it leaves in `rk`, by place.

        Raises:
            Broken: it breaks a rule.
            Beyond: there is no rule for what it does.
        """
        regions = {
            ROUND_KEYS: (Region(ROUND_KEYS, "rw", self.sizes.align), self.sizes.round_keys),
            KEY: (self.start.input(KEY, "r", self.sizes.data_align), self.sizes.key),
        }
        sized = {name: (region, Sum("", size)) for name, (region, size) in regions.items()}
        pc = self.subject.addresses["key_setup"]
        state = self.start.state(pc, [Sum(ROUND_KEYS, 0), Sum(KEY, 0)], sized, Facts())
        before = state.copy()
        try:
            self.executor.run(state)
        except Undecided as problem:
            raise Beyond("a comparison of addresses is not decided", None, state.pc) from problem
        check_return(state, before, self.executor)
        return state.memory.regions[ROUND_KEYS].cells

    def ecb(self, direction: Direction) -> None:
        """Prove a function of electronic code book mode, for any key and number of blocks.

        Raises:
            Differs: it computes something else.
            Broken: it breaks a rule.
            Beyond: it is not proven.
        """
        expected = self._expected(direction)
        kept = self.key_setup()
        Blocks(self, direction, expected, kept, in_place=False).prove()
        Blocks(self, direction, expected, kept, in_place=True).prove()

    def run_once(self, direction: Direction) -> None:
        """Run a function on one group of blocks; errors are those of `ecb`."""
        expected = self._expected(direction)
        Blocks(self, direction, expected, self.key_setup(), in_place=False).run_once()

    def _expected(self, direction: Direction) -> list[Bits]:
        """The bytes that a group of blocks becomes, as the text says."""
        programs = self.subject.programs
        program = programs.encrypt if direction == "ecb_encrypt" else programs.decrypt
        runner, n_blocks = SpecRunner(self.graph), self.sizes.group_blocks
        key = [self.draw(KEY, place) for place in range(self.sizes.key)]
        words = words_of(key, self.subject.key)
        round_keys = runner.run(self.subject.programs.key_schedule, words)
        size = self.sizes.block
        made: list[Bits] = []
        for number in range(n_blocks):
            block = [self.draw(TEXT, i) for i in range(number * size, number * size + size)]
            inputs = [*words_of(block, self.subject.block), *round_keys]
            made += bytes_of(runner.run(program, inputs), self.subject.block)
        return made


@dataclass(frozen=True)
class Blocks:
    """A function over any number of blocks, apart or in place.

    Args:
        proof: whose graph it is on.
        direction: the function.
        expected: the bytes that a group of blocks becomes.
        kept: what the key set-up left.
        in_place: whether `out` is `in`.
    """

    proof: Proof
    direction: Direction
    expected: list[Bits]
    kept: Mapping[int, Cell]
    in_place: bool

    @property
    def _group_bytes(self) -> int:
        return self.proof.sizes.group_blocks * self.proof.sizes.block

    @property
    def _target(self) -> str:
        return TEXT if self.in_place else OUT

    @property
    def _origins(self) -> dict[str, int]:
        return dict.fromkeys((TEXT, self._target), self._group_bytes)

    def prove(self) -> None:
        """Any number of groups and what remains, then less than a group."""
        executor = self.proof.executor
        trial_start = replace(self.proof.start, draw=any_constants)
        trial = Trial(executor, self._begin(trial_start, groups=True))
        for last in (self._groups(trial), self._begin(self.proof.start, groups=False)):
            for state in self._returned(last, trial.head):
                self._check(state)

    def run_once(self) -> None:
        """One whole group."""
        state = self._begin(self.proof.start, groups=True)
        facts = state.memory.facts
        state.know(replace(facts, ranges={**facts.ranges, LEFT: (1, 1), REST: (0, 0)}))
        self.proof.executor.run(state)
        self._check_bytes(state, self._group_bytes)

    def _groups(self, trial: Trial) -> State:
        """Prove the loop; gives the state behind it."""
        executor = self.proof.executor
        entered = self._begin(self.proof.start, groups=True)
        executor.run(entered, lambda state: state.pc == trial.head)
        invariant = Invariant(executor, entered, trial, self._origins)
        for _ in range(MOST_ATTEMPTS):
            last, again = self._iterate(invariant, trial.head)
            if not invariant.forget(again):
                break
        invariant.check(again)
        for state in (last, again):
            self._check_bytes(state, self._group_bytes)
        invariant.leave(last, self._origins)
        return last

    def _iterate(self, invariant: Invariant, head: int) -> tuple[State, State]:
        """One iteration: the state behind the last group, and that at the head again."""
        executor, state = self.proof.executor, invariant.state.copy()
        try:
            executor.run(state, lambda state: state.pc == head)
        except Undecided as problem:
            last, again = split(state, problem)
        else:
            raise Beyond("the loop over the groups has no end", None, state.pc)
        try:
            executor.run(again, lambda state: state.pc == head)
        except Undecided as problem:
            raise Beyond("the loop over the groups has two ends", None, again.pc) from problem
        if again.returned:
            raise Beyond("the loop over the groups ends early", None, again.pc)
        return last, again

    def _returned(self, first: State, head: int) -> Iterator[State]:
        """The states in which the function returns, from one on."""
        work = [first]
        while work:
            state = work.pop()
            try:
                self.proof.executor.run(state, lambda state: state.pc == head)
                self._fill(state)
                self.proof.executor.run(state)
            except Undecided as problem:
                work += split(state, problem)
            else:
                yield state

    def _fill(self, state: State) -> None:
        """Let what stands behind the text in a buffer on the stack be anything instead of zeros.

        What holds for any text there holds for zeros; and zeros would be encrypted with the text,
        with the key alone in the windows.
        """
        cells, first_byte = state.memory.regions[STACK].cells, self.proof.draw(TEXT, 0)
        starts = [place for place, cell in cells.items() if cell == first_byte]
        for start in starts:
            for i in range(self._group_bytes):
                if cells.get(start + i) == constant_bits(0, 8):
                    cells[start + i] = self.proof.draw(TEXT, i)

    def _begin(self, start: Start, groups: bool) -> State:
        """The state at the function's first instruction.

        Args:
            start: makes it.
            groups: whether there is at least one whole group, or less than one.
        """
        sizes = self.proof.sizes
        n_blocks = symbol(REST)
        ranges: dict[str, Range] = {REST: (0, sizes.group_blocks - 1)}
        if groups:
            n_blocks = n_blocks.plus(symbol(LEFT).times(sizes.group_blocks))
            ranges[LEFT] = (1, None)
        n_bytes = n_blocks.times(sizes.block)
        rights = "rw" if self.in_place else "r"
        regions = {TEXT: (start.input(TEXT, rights, sizes.data_align), n_bytes)}
        regions.setdefault(self._target, (Region(OUT, "w", sizes.data_align), n_bytes))
        round_keys = self._round_keys(start)
        regions[ROUND_KEYS] = (round_keys, Sum("", sizes.round_keys))
        arguments = [Sum(self._target, 0), Sum(TEXT, 0), n_blocks, Sum(ROUND_KEYS, 0)]
        pc = self.proof.subject.addresses[self.direction]
        return start.state(pc, list(arguments), regions, Facts(ranges, {}, n_bytes))

    def _round_keys(self, start: Start) -> Region:
        """What the key set-up left; for a trial anything."""
        if start is not self.proof.start:
            return start.input(ROUND_KEYS, "r", self.proof.sizes.align)
        return Region(ROUND_KEYS, "r", self.proof.sizes.align, cells=dict(self.kept))

    def _check(self, state: State) -> None:
        """Check what a call leaves behind the last whole group."""
        self._check_bytes(state, value_of(state, REST) * self.proof.sizes.block)
        start = self._begin(self.proof.start, groups=False)
        check_return(state, start, self.proof.executor)

    def _check_bytes(self, state: State, n_bytes: int) -> None:
        """Check that so many bytes have been written, and that they are what the text says."""
        cells = state.memory.regions[self._target].cells
        if sorted(cells) != list(range(n_bytes)):
            odd = min(set(cells) ^ set(range(n_bytes)))
            verb = "is" if odd in cells else "is not"
            message = f"byte {odd} of `{self._target}` {verb} written where {n_bytes} should be"
            raise Broken(message, None, state.pc)
        for place in range(n_bytes):
            if not self._holds(cells[place], self.expected[place]):
                raise self._difference(cells, n_bytes, place, state)

    def _holds(self, found: Cell, expected: Bits) -> bool:
        is_same = self.proof.graph.is_same
        return isinstance(found, tuple) and all(map(is_same, found, expected))

    def _difference(
        self, cells: Mapping[int, Cell], n_bytes: int, place: int, state: State
    ) -> Broken | Beyond:
        """What to say of bytes that are not shown to be those of the text."""
        found = [cell for i in range(n_bytes) if isinstance(cell := cells[i], tuple)]
        if len(found) < n_bytes:
            return Broken(f"an address is written to `{self._target}`", None, state.pc)
        shown = counterexample(
            self.proof.graph,
            self.proof.draw,
            self.proof.sizes.key,
            (found, self.expected[:n_bytes]),
        )
        if shown:
            return Differs(shown, None, state.pc)
        size = self.proof.sizes.block
        where = f"byte {place % size} of block {place // size}"
        return Beyond(f"{where} is not shown to be what the text says", None, state.pc)
