"""The way from blocks in memory to bit planes and back, by exchanges of fields.

Memory is read as words. A digit of a bit's address is either a digit of its place in a word or of
the word's number. An exchange swaps a digit of the place with a digit of the number, on pairs of
words, or with another digit of the place (Warren, Hacker's Delight, 2nd ed., section 7-3).
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.bit_layers import Form
from compiler.ir import Builder, Type
from compiler.lane_maps import Array, LaneMap, move
from compiler.layout import LayoutError
from compiler.linear_layer import Grid, Places


@dataclass(frozen=True)
class Exchange:
    """Digit `inside` of a bit's place changes with digit `number` of the word's number.

    With `within` it changes with digit `within` of the place instead.
    """

    inside: int
    number: int = -1
    within: int = -1


@dataclass(frozen=True)
class PlaneNetwork:
    """From the words of a group of blocks to planes.

    Args:
        grid: how places lie in registers.
        exchanges: in order, from memory to planes.
        words: by plane and register of it, the word that becomes it.
        home: the place of each cell when the planes are made.
    """

    grid: Grid
    exchanges: tuple[Exchange, ...]
    words: tuple[tuple[int, ...], ...]
    home: Places

    @property
    def count(self) -> int:
        """How many words a group has."""
        return self.grid.planes * self.grid.registers

    def pack(self, build: Builder, words: Sequence[str]) -> list[Array]:
        """Append the operations from words to planes."""
        made = list(words)
        for exchange in self.exchanges:
            self._exchange(build, made, exchange)
        return [tuple(made[n] for n in row) for row in self.words]

    def unpack(self, build: Builder, planes: Sequence[Array]) -> list[str]:
        """Append the operations from planes to words."""
        made = [""] * self.count
        for row, array in zip(self.words, planes, strict=True):
            for number, value in zip(row, array, strict=True):
                made[number] = value
        for exchange in reversed(self.exchanges):
            self._exchange(build, made, exchange)
        return made

    def unpacked_forms(self, planes: Sequence[Sequence[Form]]) -> list[list[Form]]:
        """The words that planes come from, by the sum in each of their bits.

        Args:
            planes: for each plane the sum in each lane.
        """
        width = self.grid.shifter.width
        made: list[list[Form]] = [[]] * self.count
        for row, lanes in zip(self.words, planes, strict=True):
            for place, number in enumerate(row):
                made[number] = list(lanes[place * width : (place + 1) * width])
        for exchange in reversed(self.exchanges):
            before = [list(word) for word in made]
            for number, bit in itertools.product(range(self.count), range(width)):
                source, place = _partner(exchange, number, bit)
                made[number][bit] = before[source][place]
        return made

    def words_from(self, places: Places) -> LaneMap:
        """The map of words unpacked from cells at `places` to words in memory's order."""
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
        """The network from words of one block each, without gaps, block after block, to planes.

        A block's words are planes whose lanes of the other blocks hold further planes.

        Raises:
            LayoutError: the lanes of one block stand side by side over several registers.
        """
        grid = self.grid
        if grid.blocks > 1 and not grid.blocks_low and grid.registers > 1:
            raise LayoutError("blocks one behind the other in several registers have no entries")
        width = grid.shifter.width.bit_length() - 1
        blocks = range(0 if grid.blocks_low else grid.cells.bit_length() - 1, width)
        blocks = blocks[: grid.blocks.bit_length() - 1]
        count = self.count.bit_length() - 1
        top = count - (grid.blocks.bit_length() - 1)
        exchanges = tuple(Exchange(place, number=top + n) for n, place in enumerate(blocks))
        words = tuple(
            tuple(plane * grid.registers + register for register in range(grid.registers))
            for plane in range(grid.planes)
        )
        return PlaneNetwork(grid, exchanges, words, self.home)

    def cost(self) -> int:
        """Operations of `pack`."""
        return sum(6 * self.count // (1 if e.number < 0 else 2) for e in self.exchanges)

    def _exchange(self, build: Builder, made: list[str], exchange: Exchange) -> None:
        width = self.grid.shifter.width
        if exchange.number < 0:
            lanes = tuple(_partner(exchange, 0, bit)[1] for bit in range(width))
            for number, value in enumerate(made):
                (made[number],) = move(build, (value,), lanes, self.grid.shifter)
            return
        distance = 1 << exchange.inside
        low = sum(1 << bit for bit in range(width) if not bit >> exchange.inside & 1)
        mask = build.constant(Type(width), low)
        for number in range(self.count):
            other = number | 1 << exchange.number
            if other != number:
                made[number], made[other] = _swap(build, made[number], made[other], mask, distance)


def _swap(build: Builder, a: str, b: str, mask: str, distance: int) -> tuple[str, str]:
    """Exchange the high fields of `a` with the low fields of `b`."""
    apart = build.emit("xor", build.emit("shr", a, k=distance), b)
    moved = build.emit("and", apart, mask)
    back = build.emit("shl", moved, k=distance)
    return build.emit("xor", a, back), build.emit("xor", b, moved)


def _partner(exchange: Exchange, number: int, bit: int) -> tuple[int, int]:
    """Where the bit at a place of a word is before an exchange, which undoes itself."""
    low = bit >> exchange.inside & 1
    if exchange.number < 0:
        high = bit >> exchange.within & 1
        flipped = (1 << exchange.inside | 1 << exchange.within) if low != high else 0
        return number, bit ^ flipped
    high = number >> exchange.number & 1
    if low == high:
        return number, bit
    return number ^ 1 << exchange.number, bit ^ 1 << exchange.inside


@dataclass(frozen=True)
class Addresses:
    """Where the bits of a layer's cells are in memory.

    Args:
        bits: the bit in memory (8 times the byte, plus the bit) of each bit of a layer.
        planes: of the layer.
        cells: of the layer.
    """

    bits: tuple[int, ...]
    planes: int
    cells: int

    def digits(self) -> tuple[list[int], list[int]]:
        """The digits of the address that say the plane, and those that say the cell, lowest first.

        Raises:
            LayoutError: planes and cells do not follow the digits.
        """
        count = len(self.bits)
        flips = [self.bits[0] ^ self.bits[1 << d] for d in range(count.bit_length() - 1)]
        whole = all(
            bit == self.bits[0] ^ _total(flips, number) for number, bit in enumerate(self.bits)
        )
        if count & count - 1 or not whole or any(f.bit_count() != 1 for f in flips):
            raise LayoutError("S-boxes do not take the block's bits by the digits of their address")
        places = [flip.bit_length() - 1 for flip in flips]
        cut = self.cells.bit_length() - 1
        return places[cut:], places[:cut]


def _total(flips: Sequence[int], number: int) -> int:
    total = 0
    for place, flip in enumerate(flips):
        total ^= flip if number >> place & 1 else 0
    return total


def network_of(addresses: Addresses, grid: Grid, turn: int) -> PlaneNetwork:
    """The network to planes whose places have the cells' digits, rotated by `turn`.

    Raises:
        LayoutError: there is none.
    """
    plane_digits, cell_digits = addresses.digits()
    cell_digits = cell_digits[turn:] + cell_digits[:turn]
    size = len(addresses.bits).bit_length() - 1
    block_digits = list(range(size, size + grid.blocks.bit_length() - 1))
    low, high = (block_digits, cell_digits) if grid.blocks_low else (cell_digits, block_digits)
    wanted = low + high
    width = grid.shifter.width.bit_length() - 1
    inside, number = list(range(width)), list(range(width, size + len(block_digits)))
    exchanges = _exchanges(inside, number, wanted[:width])
    home = tuple(
        sum((addresses.bits[cell] >> digit & 1) << place for place, digit in enumerate(cell_digits))
        for cell in range(addresses.cells)
    )
    words = tuple(
        tuple(
            _word(number, addresses.bits[plane * addresses.cells], plane_digits, wanted[width:], r)
            for r in range(grid.registers)
        )
        for plane in range(grid.planes)
    )
    return PlaneNetwork(grid, tuple(exchanges), words, home)


def _exchanges(inside: list[int], number: list[int], wanted: Sequence[int]) -> list[Exchange]:
    """Bring the wanted digits inside, those from words' numbers first; the lists are changed."""
    made: list[Exchange] = []
    while inside != list(wanted):
        open_places = [p for p, digit in enumerate(wanted) if inside[p] != digit]
        place = next((p for p in open_places if wanted[p] in number), open_places[0])
        digit = wanted[place]
        if digit in number:
            other = number.index(digit)
            inside[place], number[other] = number[other], inside[place]
            made.append(Exchange(place, number=other))
        else:
            other = inside.index(digit)
            inside[place], inside[other] = inside[other], inside[place]
            made.append(Exchange(place, within=other))
    return made


def _word(
    number: Sequence[int], address: int, plane: Sequence[int], rest: Sequence[int], register: int
) -> int:
    """The word whose number has a plane's digits, and a register's number in the rest."""
    values: Mapping[int, int] = {d: address >> d & 1 for d in plane} | {
        d: register >> place & 1 for place, d in enumerate(rest)
    }
    return sum(values[digit] << place for place, digit in enumerate(number))
