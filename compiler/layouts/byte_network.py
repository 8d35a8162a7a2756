"""Transpositions between memory and words in lanes as byte maps, for any number and width of words.

If sizes are no powers of two, or words are big-endian, moves of address digits do not suffice. Here
every register of words is a byte map of the loaded registers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import gcd

from compiler.ir.program import Builder, Type
from compiler.layouts.byte_lookups import ByteLookups, ByteMap, byte_lookups
from compiler.layouts.form import Form
from compiler.layouts.layout import LayoutError, derive_access
from compiler.layouts.network import Registers, Rows
from compiler.machine.core import Core
from compiler.machine.target import LoadStore, Target


@dataclass(frozen=True)
class ByteNetwork:
    """Maps of bytes, ready to be emitted in both directions.

    Args:
        lookups: the machine's look-up instructions.
        access: the load and the store of a register.
        form: form of the words.
    """

    lookups: ByteLookups
    access: LoadStore
    form: Form

    def __str__(self) -> str:
        """Description: the number of registers of a group in memory and in lanes."""
        form, bits = self.form, self.form.block.shape.bits
        lanes = f"{form.words * form.groups} of {bits} bits in lanes of {form.kind.lane_bits}"
        return f"{self.access.load}; bytes of {self._loaded} registers to {lanes}"

    @property
    def _loaded(self) -> int:
        """The number of registers of a group in memory."""
        return self.form.lanes * self.form.block.n_bytes // self.form.register_bytes

    def load(self, build: Builder, pointer: str) -> Registers:
        """Load a group of blocks; registers by their number in memory."""
        size, kind = self.form.register_bytes, self.form.kind
        return {
            n: build.emit(self.access.load, pointer, kind=kind, offset=n * size)
            for n in range(self._loaded)
        }

    def store(self, build: Builder, pointer: str, registers: Registers) -> None:
        """Store a group of blocks."""
        for number, value in sorted(registers.items()):
            offset = number * self.form.register_bytes
            build.emit_many(self.access.store, (pointer, value), (), offset=offset)

    def words(self, build: Builder, registers: Registers) -> Rows:
        """From loaded registers to words, each for all groups."""
        array = [registers[number] for number in range(self._loaded)]
        octets = [self.form.octets(self.form.block, word) for word in range(self.form.words)]
        return [
            tuple(
                self.lookups.emit(build, array, self._word_map(group, each), self.form.kind)
                for group in range(self.form.groups)
            )
            for each in octets
        ]

    def memory(self, build: Builder, rows: Rows) -> Registers:
        """From words to registers for storing; a row of one value serves all groups."""
        groups = range(self.form.groups)
        array = [row[group % len(row)] for group in groups for row in rows]
        return {
            number: self.lookups.emit(build, array, places, Type(8, self.form.register_bytes))
            for number, places in enumerate(self._memory_maps())
        }

    def _word_map(self, group: int, octets: Sequence[int | None]) -> ByteMap:
        """The bytes in memory of a word of a group's blocks."""
        size, lanes = self.form.block.n_bytes, self.form.kind.lanes
        blocks = range(group * lanes, (group + 1) * lanes)
        return tuple(
            None if octet is None else block * size + octet for block in blocks for octet in octets
        )

    def _memory_maps(self) -> Iterator[ByteMap]:
        """The bytes of the words in each register of memory, group by group."""
        form, size = self.form, self.form.register_bytes
        lane_bytes = form.kind.lane_bits // 8
        inside: dict[int, tuple[int, int]] = {}
        for word in range(form.words):
            for place, octet in enumerate(form.octets(form.block, word)):
                if octet is not None:
                    inside[octet] = word, place

        def place_of(address: int) -> int:
            block, octet = divmod(address, form.block.n_bytes)
            group, lane = divmod(block, form.kind.lanes)
            word, place = inside[octet]
            return (group * form.words + word) * size + lane * lane_bytes + place

        for number in range(self._loaded):
            yield tuple(place_of(number * size + i) for i in range(size))


def byte_network(form: Form, target: Target, core: Core, features: Iterable[str]) -> ByteNetwork:
    """The byte maps to and from the words of a form on a machine.

    Args:
        form: form of the words.
        target: the target.
        core: the core, for costs.
        features: optional features.

    Raises:
        LayoutError: words are no whole bytes, no lane of the machine holds a word, blocks do not
            fill registers, or the machine has no instructions for such maps.
    """
    size, bits, group = form.register_bytes, form.word_bits, form.lanes * form.block.n_bytes
    widths = sorted({k.lane_bits for k in target.shapes if k.bits == size * 8})
    if bits % 8 or form.kind.lane_bits not in widths:
        lanes = ", ".join(map(str, widths))
        raise LayoutError(
            f"words of {bits} bits have no form in lanes: lanes have {lanes} bits, and hold one "
            "word of whole bytes each"
        )
    if group % size:
        raise LayoutError(
            f"{form.lanes} blocks of {form.block.n_bytes} bytes fill no registers of {size}: this "
            f"form takes a multiple of {size // gcd(size, form.block.n_bytes)} lanes"
        )
    lookups = byte_lookups(target.table, features, size)
    if not lookups.rows:
        raise LayoutError(
            f"{target.name} has no instruction that looks up bytes in registers of {size} bytes, "
            "which words take whose addresses have no binary digits"
        )
    plain = tuple(range((size * 8).bit_length() - 1))
    for pair in target.accesses:
        access = derive_access(pair.load, pair.store, target.table, core)
        if access and access.sources == plain and not access.picked:
            return ByteNetwork(lookups, pair, form)
    raise LayoutError(f"{target.name} loads no register of {size} bytes as it is in memory")
