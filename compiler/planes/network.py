"""The transposition of blocks in memory to bit planes and back, by exchanges of fields.

Memory is read as words. A digit of a bit's address is either a digit of its place in a word or of
the word's number. An exchange swaps a digit of the place with a digit of the number, on pairs of
words (Warren, Hacker's Delight, 2nd ed., section 7-3). The rest is one bit permutation inside each
word.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from compiler.ir.program import Builder
from compiler.layouts.exchanges import ExchangedWords
from compiler.layouts.form import memory_bit
from compiler.layouts.lane_maps import cost, move
from compiler.layouts.lane_steps import Array, LaneMap
from compiler.layouts.layout import LayoutError
from compiler.planes.bit_layers import Form, Layers
from compiler.planes.linear_layer import Grid, Places
from dsl.cipher import WordLayout
from dsl.gf2 import combined, ones


@dataclass(frozen=True)
class Exchange:
    """Exchanges digit `inside` of a bit's place with digit `number` of the word's number."""

    inside: int
    number: int


@dataclass(frozen=True)
class PlaneNetwork:
    """The transposition from the words of a group of blocks to planes.

    Args:
        grid: the layout of places in registers.
        flip: the digits of words' numbers that are inverted first.
        exchanges: between words, in order, from memory to planes.
        lanes: the bit permutation inside each word that follows.
        words: for each plane and each of its registers, the word that becomes it.
        home: the place of each cell behind the transposition.
    """

    grid: Grid
    flip: int
    exchanges: tuple[Exchange, ...]
    lanes: LaneMap
    words: tuple[tuple[int, ...], ...]
    home: Places

    @property
    def count(self) -> int:
        """The number of words of a group."""
        return self.grid.planes * self.grid.registers

    def pack(self, build: Builder, words: Sequence[str]) -> list[Array]:
        """Append the operations from words to planes."""
        given = [words[number ^ self.flip] for number in range(self.count)]
        made = self._exchanged(build, given, self.exchanges)
        made = [self._moved(build, word, self.lanes) for word in made]
        return [tuple(made[n] for n in row) for row in self.words]

    def unpack(self, build: Builder, planes: Sequence[Array]) -> list[str]:
        """Append the operations from planes to words."""
        made = [""] * self.count
        for row, array in zip(self.words, planes, strict=True):
            for number, value in zip(row, array, strict=True):
                made[number] = value
        made = [self._moved(build, word, self._back) for word in made]
        made = self._exchanged(build, made, self.exchanges[::-1])
        return [made[number ^ self.flip] for number in range(self.count)]

    def unpacked_forms(self, planes: Sequence[Sequence[Form]]) -> list[list[Form]]:
        """The words that unpacking makes of planes, each bit as a sum.

        Args:
            planes: for each plane the sum in each lane.
        """
        width = self.grid.shifter.width
        made: list[list[Form]] = [[]] * self.count
        for row, lanes in zip(self.words, planes, strict=True):
            for place, number in enumerate(row):
                word = lanes[place * width : (place + 1) * width]
                made[number] = [word[lane] for lane in self._back]
        for exchange in reversed(self.exchanges):
            before = [list(word) for word in made]
            for number, bit in itertools.product(range(self.count), range(width)):
                source, place = _partner(exchange, number, bit)
                made[number][bit] = before[source][place]
        return [made[number ^ self.flip] for number in range(self.count)]

    @property
    def _back(self) -> LaneMap:
        """The inverse of `lanes`."""
        return tuple(sorted(range(len(self.lanes)), key=self.lanes.__getitem__))

    def words_from(self, places: Places) -> LaneMap:
        """The lane map from words unpacked with cells at `places` to words in memory's order."""
        at_home, there = (self.unpacked_forms(self._numbered(p)) for p in (self.home, places))
        where = {form: lane for lane, form in enumerate(itertools.chain(*there))}
        return tuple(where[form] for form in itertools.chain(*at_home))

    def _numbered(self, places: Places) -> list[list[Form]]:
        """Planes whose lanes hold the number of their cell and block."""
        grid = self.grid
        lanes = [0] * (grid.cells * grid.blocks)
        for cell, block in itertools.product(range(grid.cells), range(grid.blocks)):
            lanes[grid.lane(places[cell], block)] = cell * grid.blocks + block
        size = grid.cells * grid.blocks
        return [[plane * size + number for number in lanes] for plane in range(grid.planes)]

    def entries(self) -> PlaneNetwork:
        """The transposition from contiguous entries of one block each to planes.

        A block's words hold its lanes of several planes. If a word holds several blocks' entries,
        exchanges of whole entries come first, and an order of lanes inside each word comes last.

        Raises:
            LayoutError: the lanes of one block are adjacent in several registers.
        """
        grid = self.grid
        if grid.blocks > 1 and not grid.blocks_low and grid.registers > 1:
            raise LayoutError("blocks one behind the other in several registers have no entries")
        count = self.count.bit_length() - 1
        block_digits = grid.blocks.bit_length() - 1
        words = tuple(
            tuple(plane * grid.registers + register for register in range(grid.registers))
            for plane in range(grid.planes)
        )
        if block_digits > count:
            exchanges, lanes = self._short_entries(block_digits, count)
            return PlaneNetwork(grid, 0, exchanges, lanes, words, self.home)
        width = grid.shifter.width.bit_length() - 1
        blocks = range(0 if grid.blocks_low else grid.cells.bit_length() - 1, width)
        top = count - block_digits
        exchanges = tuple(
            Exchange(place, number=top + n) for n, place in enumerate(blocks[:block_digits])
        )
        return PlaneNetwork(grid, 0, exchanges, tuple(range(1 << width)), words, self.home)

    def _short_entries(self, blocks: int, count: int) -> tuple[tuple[Exchange, ...], LaneMap]:
        """The exchanges and the order of lanes for entries of which a word holds several.

        In memory the top digits of a bit's place in its word are the lowest of the block's number.
        They change places with its highest digits, which number words; then the lowest digits of
        the block change places with those of the plane.

        Args:
            blocks: digits of a block's number.
            count: digits of a word's number, fewer than these.
        """
        width = self.grid.shifter.width.bit_length() - 1
        inside = blocks - count
        top, last = width - inside, count - inside
        if last < 0 or not self.grid.blocks_low:
            raise LayoutError(f"entries of {1 << top >> 3} bytes are too short for their planes")
        exchanges = [Exchange(top + n, number=last + n) for n in range(inside)]
        exchanges += [Exchange(n, number=(n - inside) % count) for n in range(count)]
        order = (*range(count), *range(top, width), *range(count, top))
        return tuple(exchanges), _digits_moved(order)

    def cost(self) -> int:
        """Operations of `pack`."""
        exchange = 2 if self.grid.shifter.selects else 3
        each = exchange * len(self.exchanges) + cost(self.lanes, self.grid.shifter)
        return self.count * each

    def _moved(self, build: Builder, word: str, lanes: LaneMap) -> str:
        return move(build, (word,), lanes, self.grid.shifter)[0]

    def _exchanged(
        self, build: Builder, words: Sequence[str], exchanges: Sequence[Exchange]
    ) -> list[str]:
        """The words after exchanges; the rotations of the results come last."""
        made = ExchangedWords.of(build, words, self.grid.shifter)
        for exchange in exchanges:
            for number in range(self.count):
                if not number >> exchange.number & 1:
                    made.exchange(number, number | 1 << exchange.number, exchange.inside)
        return [made.finish(number) for number in range(self.count)]


def _partner(exchange: Exchange, number: int, bit: int) -> tuple[int, int]:
    """The source of a bit in an exchange, which is its own inverse."""
    low, high = bit >> exchange.inside & 1, number >> exchange.number & 1
    if low == high:
        return number, bit
    return number ^ 1 << exchange.number, bit ^ 1 << exchange.inside


def addresses_of(layers: Layers, block: WordLayout) -> Addresses:
    """The bits in memory that the first layer takes.

    Raises:
        LayoutError: the first layer takes sums of bits, or bits in no order of their addresses.
    """
    bits = [memory_bit(block, bit) for bit in taken_bits(layers)]
    made = Addresses(tuple(bits), layers.planes, layers.cells)
    made.digits()
    return made


def taken_bits(layers: Layers) -> list[int]:
    """For each bit of the first layer's cells, the bit of the block that they take there.

    Raises:
        LayoutError: they take sums of bits.
    """
    rows = layers.layers[0].rows
    if any(row.bit_count() != 1 for row in rows):
        raise LayoutError("the first S-boxes do not take single bits of the block")
    return [next(ones(row)) for row in rows]


@dataclass(frozen=True)
class Addresses:
    """The bit in memory of each bit of a layer's cells.

    Args:
        bits: the bit in memory (8 times the byte, plus the bit) of each bit of a layer.
        planes: of the layer.
        cells: of the layer.
    """

    bits: tuple[int, ...]
    planes: int
    cells: int

    def digits(self) -> tuple[list[int], list[int]]:
        """The digits of the address that number the plane, and those that number the cell.

        Raises:
            LayoutError: planes and cells do not correspond to digits.
        """
        count = len(self.bits)
        flips = [self.bits[0] ^ self.bits[1 << d] for d in range(count.bit_length() - 1)]
        moved = [bit ^ self.bits[0] for bit in self.bits]
        is_whole = not count & count - 1 and moved == [combined(flips, n) for n in range(count)]
        if not is_whole or any(f.bit_count() != 1 for f in flips):
            raise LayoutError("S-boxes do not take the block's bits by the digits of their address")
        places = [flip.bit_length() - 1 for flip in flips]
        cut = self.cells.bit_length() - 1
        return places[cut:], places[:cut]

    @property
    def flip(self) -> int:
        """The cells' digits that are ones in the address of the first cell."""
        return sum(self.bits[0] & 1 << digit for digit in self.digits()[1])


def networks_of(addresses: Addresses, grid: Grid) -> Iterator[PlaneNetwork]:
    """The transpositions to planes in which places have the cells' digits rotated or inverted.

    If a block spans several registers, any digits may number these, since moves between registers
    only rename them.

    Raises:
        LayoutError: there is none.
    """
    digits = addresses.digits()[1]
    count = grid.registers.bit_length() - 1 if grid.parts else 0
    for top in itertools.combinations(digits, count):
        rest = [digit for digit in digits if digit not in top]
        for n, flip in itertools.product(range(len(rest) or 1), sorted({0, addresses.flip})):
            yield network_of(addresses, grid, (*rest[n:], *rest[:n], *top), flip)


def network_of(
    addresses: Addresses, grid: Grid, order: Sequence[int], flip: int = 0
) -> PlaneNetwork:
    """The transposition to planes whose places have the cells' digits in a given order.

    Args:
        addresses: addresses of a block's bits.
        grid: the layout of places in registers.
        order: the digits of the address that number the cell, the lowest digit of a place first.
        flip: the digits of the address that are inverted in the place.

    Raises:
        LayoutError: there is none.
    """
    plane_digits, cell_digits = addresses.digits()[0], list(order)
    size = len(addresses.bits).bit_length() - 1
    block_digits = list(range(size, size + grid.blocks.bit_length() - 1))
    low, high = (block_digits, cell_digits) if grid.blocks_low else (cell_digits, block_digits)
    wanted = low + high
    width = grid.shifter.width.bit_length() - 1
    inside, number = list(range(width)), list(range(width, size + len(block_digits)))
    exchanges = _exchanges(inside, number, wanted[:width])
    planes = [n for n, digit in enumerate(number) if digit in plane_digits]
    exchanges = _between_planes_last(exchanges, planes)
    whole = (1 << width) - 1
    home = tuple(
        sum(
            ((addresses.bits[cell] ^ flip) >> digit & 1) << place
            for place, digit in enumerate(cell_digits)
        )
        for cell in range(addresses.cells)
    )
    starts = (addresses.bits[plane * addresses.cells] for plane in range(grid.planes))
    values = ({d: start >> d & 1 for d in plane_digits} for start in starts)
    words = tuple(
        tuple(_word(number, each, wanted[width:], flip & whole, r) for r in range(grid.registers))
        for each in values
    )
    lanes = _lanes(inside, wanted[:width], flip)
    return PlaneNetwork(grid, flip >> width, tuple(exchanges), lanes, words, home)


def _exchanges(inside: list[int], number: list[int], wanted: Sequence[int]) -> list[Exchange]:
    """Exchange the wanted digits of words' numbers inwards; the lists are changed."""
    made: list[Exchange] = []
    while outside := [place for place, digit in enumerate(wanted) if digit in number]:
        place, other = outside[0], number.index(wanted[outside[0]])
        inside[place], number[other] = number[other], inside[place]
        made.append(Exchange(place, other))
    return made


def _between_planes_last(exchanges: list[Exchange], planes: Sequence[int]) -> list[Exchange]:
    """The exchanges with those between planes last, so that they come first on the way back.

    There the planes are results of S-boxes and still in registers.

    Args:
        exchanges: in order; two without a common digit may be swapped.
        planes: the digits of words' numbers that finally number planes.
    """
    made: list[Exchange] = []
    for new in exchanges:
        place = len(made)
        while new.number not in planes and place and _passes(new, made[place - 1], planes):
            place -= 1
        made.insert(place, new)
    return made


def _passes(new: Exchange, other: Exchange, planes: Sequence[int]) -> bool:
    """Whether an exchange of other words may, and should, come before one between planes."""
    apart = new.inside != other.inside and new.number != other.number
    return apart and other.number in planes


def _lanes(inside: Sequence[int], wanted: Sequence[int], flip: int) -> LaneMap:
    """The map in a word from the digits `inside` to the wanted digits.

    Inverted digits that came from words' numbers are inverted already.
    """
    digits = range(len(inside))
    places = [inside.index(digit) for digit in wanted]
    inverted = [flip >> digit & 1 if digit in digits else 0 for digit in wanted]
    return tuple(
        sum((bit >> n & 1 ^ inverted[n]) << places[n] for n in digits)
        for bit in range(1 << len(inside))
    )


def _digits_moved(order: Sequence[int]) -> LaneMap:
    """The map in a word whose digit `n` of a lane's number is digit `order[n]` of its source."""
    return tuple(
        sum((lane >> n & 1) << source for n, source in enumerate(order))
        for lane in range(1 << len(order))
    )


def _word(
    number: Sequence[int], values: dict[int, int], rest: Sequence[int], flip: int, register: int
) -> int:
    """The word for a plane's digits in its number, and a register's number in the remaining digits.

    Args:
        number: the digits of words' numbers.
        values: values of the plane's digits.
        rest: the digits of registers' numbers.
        flip: the digits of these still to be inverted.
        register: number of the register.
    """
    both = {d: (register >> place & 1) ^ (flip >> d & 1) for place, d in enumerate(rest)}
    return sum((values | both)[digit] << place for place, digit in enumerate(number))
