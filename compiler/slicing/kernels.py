"""Kernels: each thread works on its own blocks, which are parameters and results in registers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import gcd

from compiler.ir.program import TABLE_LOOKUP, Attribute, Builder, Op, Param, Program, Table, Type
from compiler.ir.slots import ROUND_POINTER, Given, GivenKind
from compiler.layouts.layout import LayoutError, MemoryLayout
from compiler.layouts.network import Network, Registers
from compiler.layouts.way import DigitWay
from compiler.regions import Regions
from compiler.slicing.blocks import BlockFunction
from compiler.slicing.function import Place, Results, offset_in
from compiler.slicing.words import WordFunction
from dsl.cipher import WordLayout

WIDEST = 4
"""Bytes of the widest word that a thread loads from memory or stores."""
WORD = Type(8 * WIDEST)
ENTRIES = 256
"""The entries of a table of words that a byte chooses from."""
MOST_PASSED = 4096 - 64
"""The most bytes that a caller passes by value: kernels have 4096 bytes of parameters, and others
take up to 40 of them (CUDA C++ Programming Guide 11.8, __global__ Function Parameters)."""


def memory_word_bytes(n_bytes: int) -> int:
    """The size in bytes of the words in which a thread reads or writes `n_bytes` bytes."""
    return gcd(n_bytes, WIDEST)


def key_pointers(program: Program, part: str, keys: str, looks_up: bool = False) -> tuple[str, ...]:
    """The pointers that a function reads keys and tables from.

    Args:
        program: the function, or a part of it.
        part: which part, as programs have it.
        keys: the pointer to all keys, behind which tables are.
        looks_up: whether it reads tables.
    """
    if part != "round":
        return (keys,) if program.stored or looks_up else ()
    of_iteration = (ROUND_POINTER,) if program.stored else ()
    return (*of_iteration, keys) if looks_up else of_iteration


@dataclass
class KernelFunction(WordFunction):
    """A function whose block (and key, if each block has its own) are parameters: memory words.

    The results are the memory words of the output block, in memory order; the caller loads and
    stores them. A memory word is little-endian, whatever the byte order of the cipher's words, and
    has zeros above. Before the last part of a function with a loop of rounds, they are the state.

    Args:
        key: layout of the key's words.
        entries: the instructions that read an entry of a table by a byte of a word, by the byte.
        sizes: bytes of a memory word, for each kind of parameter.
        made: the memory words of the output block, by number.
    """

    key: WordLayout = field(kw_only=True)
    entries: Sequence[str] = ()
    sizes: dict[str, int] = field(default_factory=dict[str, int])
    made: dict[int, str] = field(default_factory=dict[int, str])

    def block_function(self, block: WordLayout, is_last: bool) -> Program:
        """A function on blocks: the whole one, or a part of a rolled one."""
        self.keys = "ctx" if self.name == "ctr_crypt" else "rk"
        self.unit = memory_word_bytes(block.n_bytes)
        looks_up = any(op.name == TABLE_LOOKUP for op in self.program.ops) and bool(self.entries)
        self.pointers(*key_pointers(self.program, self.part, self.keys, looks_up))
        words = [p for p in self.program.params if p.name not in self.program.stored]
        if self.part:
            self.take_over(words)
        else:
            self.enter(words, block)
        self.compute()
        if not is_last:
            return self.finish(tuple(self.value(r) for r in self.program.results))
        self.store_words(block)
        return self.finish(tuple(self.made[n] for n in sorted(self.made)))

    def enter(self, words: list[Param], block: WordLayout) -> None:
        """Take what the function begins from: a counter or a block, and a key of its own."""
        keys = [p for p in words if p.given and p.given.kind == "key"]
        if self.keys == "ctx":
            self.count(words)
        else:
            self.take("block", block)
            self.load_words("block", [p for p in words if p not in keys], block)
        if keys:
            self.take("key", self.key)
            self.load_words("key", keys, self.key)

    @cached_property
    def tables(self) -> Mapping[str, int]:
        """The numbers of the tables of words, by name."""
        return {table.name: number for number, table in enumerate(word_tables([self.program]))}

    def emit_op(self, op: Op) -> tuple[str, ...]:
        """An operation; tables of words lie behind the round keys."""
        if op.name != TABLE_LOOKUP or not self.entries:
            return super().emit_op(op)
        place = offset_in(Place("entries", self.tables[op.word("table")]), ENTRIES * WIDEST)
        row = self.entries[op.number("lo") // 8]
        return (self.build.emit(row, self.keys, self.value(op.args[0]), kind=WORD, **place),)

    def take(self, kind: GivenKind, layout: WordLayout) -> None:
        """Declare the memory words of a block or a key as parameters."""
        size = self.sizes[kind] = memory_word_bytes(layout.n_bytes)
        count = layout.n_bytes // size
        self.params += [self.build.given(Given(kind, n), WORD) for n in range(count)]

    def memory_word(self, pointer: str, number: int) -> str:
        """A memory word of a block or a key."""
        return str(Given(kind_of(pointer), number))

    def load(self, pointer: str, offset: int, size: int, big: bool) -> str:
        """A word of `size` bytes, composed from the memory words that hold it."""
        if pointer not in self.sizes:
            return super().load(pointer, offset, size, big)
        unit = self.sizes[pointer]
        if size == unit and offset % unit == 0 and (size == WIDEST or not big):
            word = self.memory_word(pointer, offset // unit)
            return self.reversed(word) if big else word
        found = ""
        for place in range(size):
            octet = self.octet(pointer, offset + place)
            found = self.joined_at(found, octet, size - 1 - place if big else place)
        return found

    def octet(self, pointer: str, place: int) -> str:
        """A byte of the memory words."""
        unit = self.sizes[pointer]
        number, byte = divmod(place, unit)
        value = self.memory_word(pointer, number)
        value = self.build.emit("shr", value, k=8 * byte) if byte else value
        if byte == unit - 1:
            return value
        return self.build.emit("and", value, self.build.constant(WORD, 0xFF))

    def joined_at(self, found: str, octet: str, place: int) -> str:
        """A word with a byte inserted at a place where it has zeros."""
        moved = self.build.emit("shl", octet, k=8 * place) if place else octet
        return self.build.emit("or", found, moved) if found else moved

    def reversed(self, word: str) -> str:
        """A register with its bytes reversed."""
        order = tuple(8 * (WIDEST - 1 - bit // 8) + bit % 8 for bit in range(WORD.bits))
        return self.build.emit("permute", word, kind=WORD, map=order)

    def store(self, pointer: str, offset: int, value: str, size: int, big: bool) -> None:
        """Insert the low `size` bytes of a word into the memory words of the output block."""
        if pointer != "out":
            super().store(pointer, offset, value, size, big)
        elif size == self.unit == WIDEST and offset % size == 0:
            self.made[offset // size] = self.reversed(value) if big else value
        else:
            for place in range(size):
                self.put(value, size - 1 - place if big else place, offset + place)

    def put(self, value: str, byte: int, place: int) -> None:
        """Insert one byte of a word at a byte of memory."""
        number, above = divmod(place, self.unit)
        value = self.build.emit("shr", value, k=8 * byte) if byte else value
        if byte < WIDEST - 1:
            value = self.build.emit("and", value, self.build.constant(WORD, 0xFF))
        self.made[number] = self.joined_at(self.made.get(number, ""), value, above)

    def store_words(self, block: WordLayout) -> None:
        """Compose the words of the output block; in counter mode the caller adds the text."""
        keys, self.keys = self.keys, ""
        super().store_words(block)
        self.keys = keys


@dataclass
class KernelKeys(KernelFunction):
    """A key set-up in a thread: it loads whole memory words of the key, each once."""

    def uniform_function(
        self, image: str, source: str, layout: WordLayout | None, wanted: Mapping[Place, Results]
    ) -> Program:
        """The key set-up, which stores each word of the round keys."""
        assert layout, "a thread has no nonce"
        self.sizes[source] = memory_word_bytes(layout.n_bytes)
        return super().uniform_function(image, source, layout, wanted)

    def memory_word(self, pointer: str, number: int) -> str:
        """A memory word of the key, loaded at its first use."""
        key = pointer, number
        if key not in self.loaded:
            size = self.sizes[pointer]
            attrs = {"offset": number * size, "bytes": size, "big": 0, "own": 1}
            self.loaded[key] = self.build.emit("load", pointer, kind=WORD, **attrs)
        return self.loaded[key]


def word_tables(programs: Iterable[Program]) -> list[Table]:
    """The tables of words, in the order of their names; functions on blocks have all of them."""
    found = {n: t for program in programs for n, t in program.tables.items()}
    tables = [found[name] for name in sorted(found)]
    return [each for each in tables if each.kind == "sbox" and each.out_bits == WORD.bits]


def with_tables(
    made: Mapping[str, Program], programs: Iterable[Program], keys: int
) -> tuple[dict[str, Program], int]:
    """The functions of a file, whose key set-up stores tables of words behind the keys.

    Args:
        made: by name.
        programs: those that look up words.
        keys: bytes of keys.

    Returns:
        The functions, and the bytes that the key set-up stores.
    """
    tables, build = word_tables(programs), Builder("e")
    setup = made["key_setup"]
    build.types.update(setup.types)
    for number, value in enumerate(value for table in tables for value in table.values):
        word = build.emit("const", kind=WORD, value=value)
        attrs: dict[str, Attribute] = {"offset": WIDEST * number, "region": "entries"}
        attrs |= {"bytes": WIDEST, "big": 0, "own": 1}
        build.emit_many("store", ("rk", word), (), **attrs)
    filled = setup.with_ops((*setup.ops, *build.ops))
    return {**made, "key_setup": filled}, keys + ENTRIES * WIDEST * len(tables)


def with_keys_passed(regions: Regions) -> Regions:
    """Regions of which callers pass `rk` and `ctx` by value.

    Raises:
        LayoutError: they are too long for that.
    """
    if regions.ctx > MOST_PASSED:
        raise LayoutError(
            f"{regions.ctx} bytes of round keys and nonce are too long for the parameters of a "
            f"kernel, which take {MOST_PASSED}: --keys stored reads them from memory"
        )
    return replace(regions, keys_in="parameters")


def kind_of(pointer: str) -> GivenKind:
    """The kind of a parameter that stands for a pointer."""
    return "key" if pointer == "key" else "block"


TAKEN = MemoryLayout("", "", tuple(range(WORD.bits.bit_length() - 1)), (), 0.0)
"""Words of memory as they are taken, at no cost to the thread."""


@dataclass
class KernelBits(BlockFunction):
    """A function on bits of as many blocks as a word has, whose words of memory are parameters.

    Its results are the words of the blocks that it makes, the first in memory first; before the
    last part of a function with a loop of rounds, the state.

    Args:
        spread: the instruction that fills a word with one of its bits.
        fetch: the instruction that reads a word of keys, in each turn of the loop anew.
    """

    spread: str = field(kw_only=True)
    fetch: str = field(kw_only=True)

    def pointers(self) -> tuple[str, ...]:
        """The keys alone; blocks come and go in registers."""
        return key_pointers(self.program, self.part, self.keys)

    @property
    def network(self) -> Network:
        """The way from words of memory to bits."""
        way = self.shared.way
        assert isinstance(way, DigitWay), "bits have binary digits"
        return way.network

    def numbers(self) -> list[int]:
        """The numbers of registers in the layout of memory, in the order of their addresses."""
        return [number for number, _ in self.network.addresses()]

    def load_blocks(self) -> None:
        """Declare the words of a group, and take them apart."""
        given = [self.build.given(Given("block", n), WORD) for n in range(len(self.numbers()))]
        self.params += given
        registers: Registers = {n: p.name for n, p in zip(self.numbers(), given, strict=True)}
        self.enter(self.block, registers)

    def load_image(self, pointer: str, place: Place) -> str:
        """A word of the round keys' image, in each round anew."""
        key = place, self.build.round
        if key not in self.loaded:
            kind, attrs = self.form.kind, offset_in(place, self.form.register_bytes)
            self.loaded[key] = self.build.emit(self.fetch, pointer, kind=kind, **attrs)
        return self.loaded[key]

    def count(self) -> None:
        """Add the blocks' numbers in the group to the counter, bit by bit, with a chain of carries.

        Bits of the first counter are the same for all blocks, and so the sums cost less than the
        way from words to bits.
        """
        bits = 8 * self.shared.counter_bytes
        counter = self.build.given(Given("counter"), Type(bits))
        self.params.append(counter)
        planes, carry = [""] * bits, ""
        for place in range(bits):
            first = self.build.emit(self.spread, counter.name, kind=self.form.kind, k=place)
            planes[place], carry = self.digit(first, self.number(place), carry)
        for param in self.program.given("counter"):
            assert param.given, "the counter's bits are known by what they are of it"
            self.values[param.name] = (planes[param.given.low or 0],)

    def number(self, place: int) -> str:
        """A bit of each block's distance from the first one; nothing where no block has it."""
        end, regions = self.network.path.end, self.shared.regions()
        blocks = (end.block_in_lane(0, bit) for bit in range(self.form.lanes))
        bits = sum((regions.number_of(b) >> place & 1) << n for n, b in enumerate(blocks))
        return self.build.constant(self.form.kind, bits) if bits else ""

    def digit(self, first: str, number: str, carry: str) -> tuple[str, str]:
        """A bit of sums, and the carry into the next one."""
        emit = self.build.emit
        added = [term for term in (number, carry) if term]
        if not added:
            return first, ""
        total = first
        for term in added:
            total = emit("xor", total, term)
        if len(added) < 2:
            return total, emit("and", first, added[0])
        either, both = emit("or", number, carry), emit("and", number, carry)
        return total, emit("or", emit("and", first, either), both)

    def hand_on(self) -> tuple[str, ...]:
        """The words of the blocks made; whoever runs a kernel of counter mode adds the text."""
        if not self.is_last:
            return super().hand_on()
        registers = self.leave(self.program.results)
        return tuple(registers[number] for number in self.numbers())
