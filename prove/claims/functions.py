"""What the functions of a generated file are called with, and what each of them must compute."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from compiler.frontend.interface import INTERFACE, BlockFunction, FixedKey, filler_of
from compiler.frontend.programs import SpecPrograms
from compiler.ir.program import Program
from dsl.cipher import WordLayout
from prove.claims.interface import (
    CONTEXT,
    COUNTER,
    COUNTER_BYTES,
    KEY,
    NONCE,
    ROUND_KEYS,
    TEXT,
    Draw,
    Sizes,
    Start,
    check_return,
    with_fixed,
)
from prove.claims.spec import SpecRunner, bytes_of, words_of
from prove.graph.words import Bits, Words, constant_bits
from prove.machine.executor import Beyond, Broken, Code, Executor, State
from prove.machine.lookups import Lookups
from prove.machine.memory import Cell, Region, Value
from prove.machine.restricted import LOW_BITS, Influence
from prove.machine.values import Facts, Sum, Undecided


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
        fixed: the key that the file is for alone; None where it is for any.
    """

    code: Code
    addresses: Mapping[str, int]
    sizes: Sizes
    programs: SpecPrograms
    block: WordLayout
    key: WordLayout
    fixed: FixedKey | None = None


@dataclass(frozen=True)
class BlockClaim:
    """A function over blocks on a graph, and what is known when it is called.

    Args:
        role: of the function.
        address: of it.
        start: makes the states that it begins in.
        kept: what it reads beside the text: what `key_setup` or `ctr_init` left, by place; None for
            anything.
        counter: the bits of the counter; none in electronic code book mode.
        expected: the bytes that a group of blocks becomes.
    """

    role: BlockFunction
    address: int
    start: Start
    kept: Mapping[int, Cell] | None
    counter: Bits
    expected: Sequence[Bits]

    @property
    def unit(self) -> int:
        """How many bytes the length counts as one."""
        return 1 if self.counter else self.start.sizes.block

    @property
    def region(self) -> tuple[str, int]:
        """What `kept` is in, and its size in bytes."""
        sizes = self.start.sizes
        return (CONTEXT, sizes.context) if self.counter else (ROUND_KEYS, sizes.round_keys)

    def filled(self) -> Region:
        """What the function reads beside the text."""
        name, align = self.region[0], self.start.sizes.align
        if self.kept is None:
            return self.start.input(name, "r", align)
        return Region(name, "r", align, cells=dict(self.kept))

    def counted(self, blocks: int) -> Bits:
        """The counter of the group that begins so many blocks further."""
        n_bits = len(self.counter)
        return Words(self.start.executor.graph).add(self.counter, constant_bits(blocks, n_bits))


class Session:
    """The functions of a file on one graph.

    Args:
        subject: the file.
        executor: what runs its code.
        draw: what is not known.
    """

    def __init__(self, subject: Subject, executor: Executor, draw: Draw) -> None:
        draw = with_fixed(draw, subject.fixed)
        self.subject, self.sizes, self.draw = subject, subject.sizes, draw
        self.executor, self.graph = executor, executor.graph
        self.start = Start(executor, self.sizes, draw)
        self._runner = SpecRunner(self.graph)
        self._made: dict[BlockFunction, list[Bits]] = {}

    def task(self, role: BlockFunction, kept: Mapping[int, Cell] | None = None) -> BlockClaim:
        """A function over blocks, and what is known when it is called.

        Args:
            role: of the function.
            kept: what it reads beside the text; None to run what fills that.

        Raises:
            Broken: what fills what it reads breaks a rule.
            Beyond: there is no rule for what that does.
        """
        made = self.made(role)
        address = self.subject.addresses[role]
        if role != "ctr_crypt":
            kept = self.key_setup() if kept is None else kept
            return BlockClaim(role, address, self.start, kept, (), made)
        words = Words(self.graph)
        expected = [words.xor(self.draw(TEXT, i), octet) for i, octet in enumerate(made)]
        kept = self.context(NONCE) if kept is None else kept
        return BlockClaim(role, address, self.start, kept, drawn_counter(self.draw), expected)

    def program(self, role: BlockFunction) -> Program:
        """What the cipher's text says of each block."""
        entry = INTERFACE[role].entry
        assert entry, "it is on blocks"
        return self.subject.programs.entry(entry)

    def block(self, role: BlockFunction, number: int) -> list[Bits]:
        """The bytes that `program` is given for a block of a group.

        In counter mode they are the nonce, then the counter with its highest byte first.
        """
        size = self.sizes.block
        if role != "ctr_crypt":
            return [self.draw(TEXT, i) for i in range(number * size, number * size + size)]
        n_bits = 8 * self.sizes.counter
        counter = drawn_counter(self.draw)[:n_bits]
        total = Words(self.graph).add(counter, constant_bits(number, n_bits))
        octets = [total[i : i + 8] for i in range(0, n_bits, 8)]
        return [self.draw(NONCE, i) for i in range(self.sizes.nonce)] + octets[::-1]

    @cached_property
    def _round_keys(self) -> tuple[Bits, ...]:
        key = [self.draw(KEY, place) for place in range(self.subject.key.n_bytes)]
        schedule = self.subject.programs.key_schedule
        return self._runner.run(schedule, words_of(key, self.subject.key))

    def made(self, role: BlockFunction) -> list[Bits]:
        """What a group of blocks becomes, as the cipher's text says."""
        if role not in self._made:
            self._made[role] = [octet for made, _ in self._computed(role) for octet in made]
        return self._made[role]

    def _computed(self, role: BlockFunction) -> Iterator[tuple[list[Bits], Collection[Bits]]]:
        """What each block of a group becomes, and all that the cipher's text computes for it."""
        # Relations replace what is newest: that must be the text, and not what keys have in common.
        round_keys = self._round_keys
        for number in range(self.sizes.group_blocks):
            words = words_of(self.block(role, number), self.subject.block)
            ran = self._runner.run(self.program(role), [*words, *round_keys])
            yield bytes_of(ran, self.subject.block), self._runner.known.values()

    def look_up(self) -> None:
        """Let code look up by the counter's lowest byte what it has computed ahead.

        That must be computed after this, since the windows that it needs are announced here.
        """
        computed = list(self._computed("ctr_crypt"))
        self._made["ctr_crypt"] = [octet for made, _ in computed for octet in made]
        counter = drawn_counter(self.draw)
        upper = Influence(self.graph, counter[LOW_BITS:])
        bits = (bit for _, words in computed for word in words for bit in word)
        self._know_low_byte([bit for bit in bits if not upper.on(bit)])

    def branch(self) -> None:
        """Let code go another way where the counter's lowest byte wraps around."""
        self._know_low_byte([])

    def _know_low_byte(self, text: list[int]) -> None:
        """Let code depend on the lowest byte; `text` has the literals that it may look up."""
        counter = drawn_counter(self.draw)
        lookups = Lookups(self.graph, counter[:LOW_BITS], text)
        self.start = replace(self.start, lookups=lookups)

    def key_setup(self) -> dict[int, Cell]:
        """What the key set-up leaves in `rk`, by place; errors are those of `task`.

        Without a key there is none, and `rk` is no place to read.
        """
        if not self.sizes.key:
            return {}
        keys = Region(ROUND_KEYS, "rw", self.sizes.align)
        return self._filled("key_setup", keys, self.sizes.round_keys, [KEY])

    def context(self, nonce: str) -> dict[int, Cell]:
        """What `ctr_init` leaves in `ctx`; errors are those of `task`.

        Of a fixed key it is `ctr_nonce` that leaves all of it, of a fixed nonce, too, nobody.

        Args:
            nonce: the name of the nonce's bytes.
        """
        filler = filler_of("ctr_crypt", fixed=self.subject.fixed)
        if filler is None:
            return {}
        read = [nonce] if self.subject.fixed else [KEY, nonce]
        context = Region(CONTEXT, "rw", self.sizes.align)
        return self._filled(filler, context, self.sizes.context, read)

    def check_filling(self, role: str) -> None:
        """Check a function that fills `rk` or `ctx`: that it keeps the rules, and leaves the same.

        What it leaves is right where that is what other functions compute the right thing of.
        `ctr_nonce` must leave what `ctr_init` leaves with that nonce, and `key_setup` what that
        leaves of the key.

        Raises:
            Broken: it breaks a rule.
            Beyond: it is not shown that both leave the same.
        """
        # What the code computes of the key has names then, and forms stay short.
        assert self._round_keys is not None, "they are made by being asked for"
        made = self.key_setup() if role == "key_setup" else {}
        if self.subject.fixed:
            self.context(NONCE)
        if "ctr_init" not in self.subject.addresses:
            return
        wanted = self.context(NONCE)
        if role == "ctr_nonce":
            context = Region(CONTEXT, "rw", self.sizes.align, cells=self._of_any_nonce(wanted))
            made = self._filled("ctr_nonce", context, self.sizes.context, [NONCE])
        for place in made:
            if not self._is_same(made[place], wanted.get(place)):
                message = f"it leaves byte {place} not as `ctr_init` does"
                raise Beyond(message, None, self.subject.addresses[role])

    def _of_any_nonce(self, cells: Mapping[int, Cell]) -> dict[int, Cell]:
        """What `ctr_init` leaves, with anything in the place of what depends on the nonce."""
        nonce = [bit for i in range(self.sizes.nonce) for bit in self.draw(NONCE, i)]
        depends, known = Influence(self.graph, nonce).on, dict(cells)
        for place, cell in cells.items():
            if isinstance(cell, tuple) and any(map(depends, cell)):
                known[place] = self.draw(f"{CONTEXT} of another {NONCE}", place)
        return known

    def _is_same(self, cell: Cell, other: Cell | None) -> bool:
        if not isinstance(cell, tuple) or not isinstance(other, tuple):
            return False
        return all(map(self.graph.is_same, cell, other))

    def _filled(self, role: str, target: Region, n_bytes: int, read: list[str]) -> dict[int, Cell]:
        """What a function that fills a region leaves there.

        Args:
            role: of the function.
            target: what is filled; its first argument.
            n_bytes: the size of that.
            read: the names of what it reads: the other arguments.
        """
        sizes = {KEY: self.sizes.key}
        regions = {name: self.start.input(name, "r", self.sizes.data_align) for name in read}
        sized = {
            name: (r, Sum("", sizes.get(name, self.sizes.nonce))) for name, r in regions.items()
        }
        sized[target.name] = (target, Sum("", n_bytes))
        arguments: list[Value] = [Sum(target.name, 0), *(Sum(name, 0) for name in read)]
        state = self.start.state(role, self.subject.addresses[role], arguments, sized, Facts())
        before = state.copy()
        self._run(state)
        check_return(state, before, self.executor)
        cells = state.memory.regions[target.name].cells
        if n_bytes - max(cells, default=-1) > self.sizes.align:
            # Callers would be told to give more than there is to it.
            what = f"nothing is written at the end of the {n_bytes} bytes of `{target.name}`"
            raise Broken(what, None, state.pc)
        self._check_filled(target.name, cells, before, state.pc)
        return cells

    def _check_filled(self, name: str, cells: Mapping[int, Cell], before: State, pc: int) -> None:
        """See that what a function leaves for others is made of what it was given alone."""
        values = before.registers.values()
        depends = Influence(self.graph, (b for v in values if isinstance(v, tuple) for b in v)).on
        for place, cell in cells.items():
            if not isinstance(cell, tuple):
                raise Broken(f"byte {place} of `{name}` is of a pointer or a length", None, pc)
            if any(map(depends, cell)):
                what = f"byte {place} of `{name}` depends on what a register held before"
                raise Beyond(what, None, pc)

    def _run(self, state: State) -> None:
        try:
            self.executor.run(state)
        except Undecided as problem:
            raise Beyond("a comparison of addresses is not decided", None, state.pc) from problem


def with_draw(task: BlockClaim, draw: Draw) -> BlockClaim:
    """The same function called with something else; what it reads beside the text is anything."""
    counter = drawn_counter(draw) if task.counter else ()
    return replace(task, start=replace(task.start, draw=draw), kept=None, counter=counter)


def drawn_counter(draw: Draw) -> Bits:
    """The bits of the argument."""
    return tuple(bit for i in range(COUNTER_BYTES) for bit in draw(COUNTER, i))
