"""The kernels of a file, their specification, and the data that host functions write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from compiler.frontend.interface import INTERFACE, FixedKey, Function, Kernel
from compiler.frontend.programs import SpecPrograms
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
    with_fixed,
)
from prove.claims.spec import SpecRunner, bytes_of, words_of
from prove.graph.graph import Graph
from prove.graph.small_functions import SmallFunctions
from prove.graph.words import Bits, Words, constant_bits
from prove.kernels.host import Host, HostError, Named, Room
from prove.kernels.host_text import HostFunction
from prove.kernels.stripes import Stripes
from prove.kernels.sums import NamedSums
from verify.grids.steps import Program

COUNTERS = "counters"


@dataclass(frozen=True)
class KernelSizes:
    """Sizes of a file's arguments, in bytes.

    Args:
        block: of a block.
        key: of a key.
        round_keys: of `rk`.
        context: of `ctx`.
        counter: of the counter in a block.
        group_blocks: blocks that a thread takes at a time.
        align: alignment of `rk` and `ctx`.
        striped_threads: threads whose groups alternate in memory; 1 for groups that lie together.
    """

    block: int
    key: int
    round_keys: int
    context: int
    counter: int
    group_blocks: int
    align: int
    striped_threads: int = 1

    @property
    def nonce(self) -> int:
        """Size of a nonce."""
        return self.block - self.counter

    @property
    def group(self) -> int:
        """Size of a group of blocks."""
        return self.block * self.group_blocks

    @property
    def stripes(self) -> Stripes:
        """The arrangement of groups of blocks in memory."""
        return Stripes(self.group, self.striped_threads)


@dataclass(frozen=True)
class KernelSubject:
    """A file of kernels and the parameter set that it is for.

    Args:
        kernels: by name in the interface.
        sizes: of their arguments.
        programs: of the parameter set.
        block: layout of a block's words.
        key: layout of a key's words.
        host: the functions of the header that a host calls.
        symbols: their names, by role.
        fixed: the fixed key of the file; None if it takes a key.
    """

    kernels: Mapping[str, Program]
    sizes: KernelSizes
    programs: SpecPrograms
    block: WordLayout
    key: WordLayout
    host: Mapping[str, HostFunction]
    symbols: Mapping[Function, str]
    fixed: FixedKey | None = None


class KernelSpec:
    """The cipher's text and the host functions on one graph.

    Args:
        subject: the file.
        graph: of the literals.
        draw: gives the bits of unknown inputs.
    """

    def __init__(self, subject: KernelSubject, graph: Graph, draw: Draw) -> None:
        self.subject, self.sizes, self.graph = subject, subject.sizes, graph
        self.draw = with_fixed(draw, subject.fixed)
        self._runner = SpecRunner(graph)
        self._filled: dict[str, Mapping[int, Bits]] = {}
        self._expected: dict[str, list[Bits]] = {}

    def expected(self, kernel: Kernel) -> list[Bits]:
        """The bytes that a thread must store for a group of blocks."""
        if kernel.name not in self._expected:
            self._expected[kernel.name] = self._made(kernel)
        return self._expected[kernel.name]

    def prepare(self, kernel: Kernel) -> None:
        """Run the text and the host functions for a kernel; errors are those of `filled`."""
        self.expected(kernel)
        if kernel.keys != "keys":
            self.filled(kernel.keys)

    def _made(self, kernel: Kernel) -> list[Bits]:
        made = [octet for block in self._blocks(kernel) for octet in block]
        if not kernel.adds_text:
            return made
        words = Words(self.graph)
        return [words.xor(self.draw(TEXT, i), octet) for i, octet in enumerate(made)]

    def _blocks(self, kernel: Kernel) -> Iterator[list[Bits]]:
        is_inverse = INTERFACE[kernel.program].entry == "decrypt"
        program = self.subject.programs.entry("decrypt" if is_inverse else "encrypt")
        for number in range(self.sizes.group_blocks):
            keys = self.round_keys(number if kernel.keys == "keys" else 0)
            words = words_of(self._given(kernel, number), self.subject.block)
            yield bytes_of(self._runner.run(program, [*words, *keys]), self.subject.block)

    def _given(self, kernel: Kernel, number: int) -> list[Bits]:
        """The bytes of the block with a number in a group, before it is encrypted."""
        size = self.sizes.block
        if kernel.block != "counter":
            name = TEXT if kernel.block == "in" else COUNTERS
            return [self.draw(name, i) for i in range(number * size, number * size + size)]
        n_bits = 8 * self.sizes.counter
        bits = [bit for place in range(COUNTER_BYTES) for bit in self.draw(COUNTER, place)]
        behind = self.sizes.stripes.distance(number * size) // size
        total = Words(self.graph).add(tuple(bits[:n_bits]), constant_bits(behind, n_bits))
        octets = [total[i : i + 8] for i in range(0, n_bits, 8)]
        return [self.draw(NONCE, i) for i in range(self.sizes.nonce)] + octets[::-1]

    def round_keys(self, number: int) -> tuple[Bits, ...]:
        """The round keys of a key: that with a number, if each block has one."""
        if number == 0:
            return self._first_round_keys
        return self._scheduled(number)

    @cached_property
    def _first_round_keys(self) -> tuple[Bits, ...]:
        return self._scheduled(0)

    def _scheduled(self, number: int) -> tuple[Bits, ...]:
        size = self.subject.key.n_bytes
        key = [self.draw(KEY, number * size + place) for place in range(size)]
        schedule = self.subject.programs.key_schedule
        return self._runner.run(schedule, words_of(key, self.subject.key))

    def filled(self, keys: str) -> Mapping[int, Bits]:
        """The contents of `rk` or `ctx` after the host's functions, by place.

        The text's key schedule is run before, so that its values have names.

        Raises:
            HostError: a function violates a rule.
        """
        if keys not in self._filled:
            self._filled[keys] = self._fill(keys)
        return self._filled[keys]

    def _fill(self, keys: str) -> Mapping[int, Bits]:
        assert self.round_keys(0) is not None, "they are made by being asked for"
        key = self._room(KEY, self.sizes.key)
        if keys == ROUND_KEYS:
            return self._left("key_setup", Room(ROUND_KEYS, self.sizes.round_keys), key)
        nonce = self._room(NONCE, self.sizes.nonce)
        return self._left("ctr_init", Room(CONTEXT, self.sizes.context), key, nonce)

    def renewed(self) -> Mapping[int, Bits]:
        """A `ctx` of another nonce after `ctr_nonce`; errors are those of `filled`."""
        other = self._room("another nonce", self.sizes.nonce)
        context = Room(CONTEXT, self.sizes.context)
        self._left("ctr_init", context, self._room(KEY, self.sizes.key), other)
        return self._left("ctr_nonce", context, self._room(NONCE, self.sizes.nonce))

    @cached_property
    def _named(self) -> Named:
        """Finds the text's literal for one that a host function computes."""
        small, sums = SmallFunctions(self.graph), NamedSums(self.graph)
        if not sums.is_used:
            return self.graph.resolve
        return lambda literal: sums.named(small.named(literal))

    def _room(self, name: str, n_bytes: int) -> Room:
        return Room(name, n_bytes, False, {i: self.draw(name, i) for i in range(n_bytes)})

    def _left(self, role: Function, room: Room, *read: Room) -> Mapping[int, Bits]:
        if role not in self.subject.symbols:
            raise HostError(f"the header has no `{role}`")
        Host(self.subject.host, self.graph, self._named).call(
            self.subject.symbols[role], room, *read
        )
        return room.cells
