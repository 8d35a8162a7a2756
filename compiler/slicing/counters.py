"""The counters of a group of blocks: counted in lanes, then transposed to words of the blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from compiler.ir.program import Builder, Type
from compiler.layouts.form import relabel_blocks, word_and_group
from compiler.layouts.layout import LayoutError, MemoryLayout, search
from compiler.layouts.network import Network, Registers
from compiler.slicing.function import Shared, Values
from compiler.slicing.joined_words import Octets

Lanes = dict[int, tuple[int, ...]]
"""The blocks whose counters are in the lanes of each register, by the register's number."""


@dataclass
class Counters:
    """Counts in lanes as wide as the counter, and transposes the counters to words of blocks.

    No carry leaves a lane. A register has a lane for the counter of each block; if words are wider
    than counters, lanes of zeros follow it. The words are parts of one block's lanes.

    Args:
        shared: state shared by the functions of the module.
        network: the transposition from memory to the layout of the lanes.
        bits: width of the counter.
    """

    shared: Shared
    network: Network
    bits: int

    def __post_init__(self) -> None:
        size = 8 * self.shared.form.register_bytes
        form = self.shared.form
        self.unit = max(self.bits, form.word_bits * form.parts)
        self.kind = Type(self.bits, size // self.bits)

    @cached_property
    def counted(self) -> tuple[Network, Lanes]:
        """The transposition of the lanes that count, and the blocks that they count for."""
        return counter_path(self.shared, self.network, self.unit)

    def rows(self, build: Builder, counter: str, order: str = "") -> list[Values]:
        """The words of one block's lanes, the lowest first, each for all groups.

        Args:
            build: takes the operations.
            counter: the value of the first block's counter.
            order: the instruction that permutes the bytes of the lanes before the transposition.
        """
        step = self.unit // self.bits
        first = counter
        if self.kind.lanes > 1:
            first = build.emit("splat", counter, kind=self.kind)
        if step > 1:
            ones = (1 << self.bits) - 1
            mask = self.spread([ones] * (self.kind.lanes // step))
            first = build.emit("and", first, build.constant(self.kind, mask), kind=self.kind)
        path, counted = self.counted
        registers: Registers = {}
        for number, blocks in counted.items():
            lanes = self.spread(blocks)
            added = build.constant(self.kind, lanes if self.kind.lanes > 1 else lanes[0])
            made = build.emit("add", first, added, kind=self.kind)
            registers[number] = build.emit(order, made, kind=self.kind) if order else made
        return self.shared.form.rows(path.path.end, path.forward(build, registers))

    def low_words(self, words: Mapping[str, Octets]) -> dict[str, str]:
        """The instruction that orders the bytes of each word, if all count in lanes of words.

        Such words have the lowest bytes of the counter. Empty if any word has other bytes, or if
        words are as wide as the counter.
        """
        form, found = self.shared.form, dict[str, str]()
        if form.lane_bits >= self.bits:
            return {}
        for name, octets in words.items():
            if set(octets) != set(range(len(octets))) or form.lane_bits != 8 * len(octets):
                return {}
            found[name] = self.order(octets, 0)
        return found

    def low(self, build: Builder, counter: str, order: str) -> Values:
        """A word with the lowest bytes of the counter, for all groups.

        Args:
            build: takes the operations.
            counter: the value of the first block's counter.
            order: the instruction that orders the bytes of each word; empty if they are in order.
        """
        form, end = self.shared.form, self.network.path.end
        first = build.emit("splat", counter, kind=form.kind)
        made: Registers = {}
        for number in range(end.registers):
            word, _ = word_and_group(end, number)
            if word:
                continue
            places = range(0, form.register_bytes * 8, form.lane_bits)
            blocks = tuple(end.block_in_lane(number, place) for place in places)
            added = build.emit("add", first, build.constant(form.kind, blocks), kind=form.kind)
            made[number] = build.emit(order, added, kind=form.kind) if order else added
        return form.rows(end, made)[0]

    def spread(self, numbers: Iterable[int]) -> tuple[int, ...]:
        """Lanes with the given numbers, and zeros in the lanes above them."""
        zeros = (0,) * (self.unit // self.bits - 1)
        return tuple(lane for number in numbers for lane in (number, *zeros))

    def word(self, build: Builder, rows: list[Values], octets: Octets) -> Values:
        """A word of the blocks, for all groups.

        Args:
            build: takes the operations.
            rows: those of `rows`.
            octets: the bytes of the counter that the word is made of.

        Raises:
            LayoutError: its bytes are in several words of the counter, or no instruction orders
                them.
        """
        row, name = self.place(octets)
        kind = self.shared.form.kind
        return tuple(build.emit(name, value, kind=kind) if name else value for value in rows[row])

    def parts(self, build: Builder, counter: str, octets: Octets) -> list[Values]:
        """The parts of an interleaved word of the blocks, the lowest first, for all groups.

        Args:
            build: takes the operations.
            counter: the value of the first block's counter.
            octets: the bytes of the counter that the word is made of.

        Raises:
            LayoutError: as `word` does.
        """
        row, name = self.place(octets)
        count = self.shared.form.parts
        return self.rows(build, counter, name)[row * count : (row + 1) * count]

    def place(self, octets: Octets) -> tuple[int, str]:
        """The number of a word among a block's lanes, and the instruction to order its bytes."""
        size = len(octets)
        rows_of = {number // size for number in octets if number is not None}
        if len(rows_of) != 1:
            raise LayoutError("a word of the block takes bytes from several words of the counter")
        (row,) = rows_of
        places = tuple(None if number is None else number % size for number in octets)
        return row, self.order(places, row * size)

    def order(self, places: Octets, first: int) -> str:
        """The instruction that orders the bytes of each word; empty if they are in order.

        Args:
            places: the source of each byte in its word; None stands for any zero byte.
            first: the number of the word's lowest byte in the counter.

        Raises:
            LayoutError: there is none.
        """
        size, width = len(places), 8 * self.shared.form.register_bytes
        zeros = [place for place in range(size) if 8 * (first + place) >= self.bits]
        sources = [set(zeros) if place is None else {place} for place in places]

        def fits(order: Iterable[int]) -> bool:
            return all(
                source % 8 == bit % 8
                and source // 8 // size == bit // 8 // size
                and source // 8 % size in sources[bit // 8 % size]
                for bit, source in enumerate(order)
            )

        if fits(range(width)):
            return ""
        for order, name in self.shared.orders.items():
            if fits(order):
                return name
        raise LayoutError("no instruction orders the bytes of a counter as words of the block do")


def counter_path(shared: Shared, network: Network, bits: int) -> tuple[Network, Lanes]:
    """The transposition from words that count to the layout of the lanes.

    Args:
        shared: state shared by the functions of the module.
        network: the transposition from memory to the layout of the lanes.
        bits: width of the words that count: the blocks' word width or a multiple by a power of two.

    Returns:
        The transposition, and the block whose counter is in each word of each register.
    """
    form, end = shared.form, network.path.end
    address, inside = form.digits(bits)
    width = (form.register_bytes * 8).bit_length() - 1
    registers = MemoryLayout("", "", tuple(range(width)), (), 0.0)
    path = search(address, [registers], shared.actions, inside, form.stride)
    known = relabel_blocks(path.end, end, path.end)
    start = relabel_blocks(path.end, end, path.start)
    counted = {
        number: tuple(
            start.block_in_lane(number, place) for place in range(0, form.register_bytes * 8, bits)
        )
        for number in range(start.registers)
    }
    return replace(network, path=replace(path, end=known)), counted
