"""The arguments of a generated file's functions, and the results that each must compute."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
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
        addresses: addresses of its functions, by role.
        sizes: sizes of their arguments.
        programs: programs of the parameter set.
        block: layout of a block's words.
        key: layout of a key's words.
        fixed: the fixed key of the file; None if it takes a key.
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
    """A function on blocks on a graph, and the known values when it is called.

    Args:
        role: name of the function.
        address: address of its first instruction.
        start: makes its initial states.
        kept: the data of `key_setup` or `ctr_init` that it reads, by place; None for arbitrary
            data.
        counter: the bits of the counter; empty in electronic code book mode.
        expected: the expected output bytes of a group of blocks.
        drawn: the same claim for other inputs, without expected bytes; errors are those of
            `Session.task`.
    """

    role: BlockFunction
    address: int
    start: Start
    kept: Mapping[int, Cell] | None
    counter: Bits
    expected: Sequence[Bits]
    drawn: Callable[[Draw], BlockClaim]

    @property
    def unit(self) -> int:
        """The number of bytes in a unit of the length argument."""
        return 1 if self.counter else self.start.sizes.block

    @property
    def region(self) -> tuple[str, int]:
        """The region of `kept`, and its size in bytes."""
        sizes = self.start.sizes
        return (CONTEXT, sizes.context) if self.counter else (ROUND_KEYS, sizes.round_keys)

    def filled(self) -> Region:
        """The region that the function reads besides the text."""
        name, align = self.region[0], self.start.sizes.align
        if self.kept is None:
            return self.start.input(name, "r", align)
        return Region(name, "r", align, cells=dict(self.kept))

    def counted(self, blocks: int) -> Bits:
        """The counter of the group that begins `blocks` blocks further."""
        n_bits = len(self.counter)
        return Words(self.start.executor.graph).add(self.counter, constant_bits(blocks, n_bits))


class Session:
    """The functions of a file on one graph.

    Args:
        subject: the file.
        executor: executes its code.
        draw: gives the bits of unknown inputs.
    """

    def __init__(self, subject: Subject, executor: Executor, draw: Draw) -> None:
        draw = with_fixed(draw, subject.fixed)
        self.subject, self.sizes, self.draw = subject, subject.sizes, draw
        self.executor, self.graph = executor, executor.graph
        self.start = Start(executor, self.sizes, draw)
        self._runner = SpecRunner(self.graph)
        self._made: dict[BlockFunction, list[Bits]] = {}

    def task(self, role: BlockFunction) -> BlockClaim:
        """A function on blocks, with the known values when it is called.

        Raises:
            Broken: the function that fills its data violates a rule.
            Beyond: no rule covers an instruction of that function.
        """
        expected = self.made(role)
        if role == "ctr_crypt":
            words = Words(self.graph)
            expected = [words.xor(self.draw(TEXT, i), octet) for i, octet in enumerate(expected)]
        return self._claim(role, expected)

    def _claim(self, role: BlockFunction, expected: Sequence[Bits]) -> BlockClaim:
        """A claim; runs the function that fills the data that `role` reads."""
        is_counted = role == "ctr_crypt"
        return BlockClaim(
            role=role,
            address=self.subject.addresses[role],
            start=self.start,
            kept=self.context(NONCE) if is_counted else self.key_setup(),
            counter=drawn_counter(self.draw) if is_counted else (),
            expected=expected,
            drawn=lambda draw: Session(self.subject, self.executor, draw)._claim(role, ()),
        )

    def program(self, role: BlockFunction) -> Program:
        """The program of the cipher's text for each block."""
        entry = INTERFACE[role].entry
        assert entry, "it is on blocks"
        return self.subject.programs.entry(entry)

    def block(self, role: BlockFunction, number: int) -> list[Bits]:
        """The input bytes of `program` for a block of a group.

        In counter mode they are the nonce, then the counter in big-endian order.
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
        """The output bytes of a group, by the cipher's text: in counter mode, the key stream."""
        if role not in self._made:
            self._made[role] = [octet for made, _ in self._computed(role) for octet in made]
        return self._made[role]

    def _computed(self, role: BlockFunction) -> Iterator[tuple[list[Bits], Collection[Bits]]]:
        """The output bytes of each block of a group, and all values of the cipher's text."""
        # Relations replace the newest terms: these must be the text, not common values of keys.
        round_keys = self._round_keys
        for number in range(self.sizes.group_blocks):
            words = words_of(self.block(role, number), self.subject.block)
            ran = self._runner.run(self.program(role), [*words, *round_keys])
            yield bytes_of(ran, self.subject.block), self._runner.known.values()

    def look_up(self) -> None:
        """Enable look-ups by the counter's lowest byte in tables that the code has computed.

        The tables must be computed after this, since it announces the windows that they need.
        """
        computed = list(self._computed("ctr_crypt"))
        self._made["ctr_crypt"] = [octet for made, _ in computed for octet in made]
        counter = drawn_counter(self.draw)
        upper = Influence(self.graph, counter[LOW_BITS:])
        bits = (bit for _, words in computed for word in words for bit in word)
        self._know_low_byte([bit for bit in bits if not upper.on(bit)])

    def branch(self) -> None:
        """Enable branches on the wrap-around of the counter's lowest byte."""
        self._know_low_byte([])

    def _know_low_byte(self, text: list[int]) -> None:
        """Allow code to depend on the lowest byte; `text` has the literals that it may look up."""
        counter = drawn_counter(self.draw)
        lookups = Lookups(self.graph, counter[:LOW_BITS], text)
        self.start = replace(self.start, lookups=lookups)

    def key_setup(self) -> dict[int, Cell]:
        """The contents of `rk` after the key set-up, by place; errors are those of `task`.

        Empty without a key: then `rk` is not readable.
        """
        if not self.sizes.key:
            return {}
        keys = Region(ROUND_KEYS, "rw", self.sizes.align)
        return self._filled("key_setup", keys, self.sizes.round_keys, [KEY])

    def context(self, nonce: str) -> dict[int, Cell]:
        """The contents of `ctx` after `ctr_init`; errors are those of `task`.

        With a fixed key, `ctr_nonce` fills all of it; with a fixed nonce, too, it is empty.

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
        """Check that a function that fills `rk` or `ctx` keeps the rules, and that contents agree.

        The contents are right if functions on blocks compute the right results from them.
        `ctr_nonce` must leave the same contents as `ctr_init` with that nonce, and `key_setup` the
        same part of the key as `ctr_init`.

        Raises:
            Broken: it violates a rule.
            Beyond: the contents are not proved equal.
        """
        # The code's values of the key then have names, and forms stay short.
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
        """The contents after `ctr_init`; values that depend on the nonce are arbitrary."""
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
        """The contents of a region after the function that fills it.

        Args:
            role: name of the function.
            target: the region; the first argument.
            n_bytes: size of the region.
            read: names of the inputs: the other arguments.
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
            # The header would tell callers to provide more memory than is used.
            what = f"nothing is written at the end of the {n_bytes} bytes of `{target.name}`"
            raise Broken(what, None, state.pc)
        self._check_filled(target.name, cells, before, state.pc)
        return cells

    def _check_filled(self, name: str, cells: Mapping[int, Cell], before: State, pc: int) -> None:
        """Check that the contents that a function leaves depend only on its arguments."""
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


def drawn_counter(draw: Draw) -> Bits:
    """The bits of the counter argument."""
    return tuple(bit for i in range(COUNTER_BYTES) for bit in draw(COUNTER, i))
