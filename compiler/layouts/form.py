"""The layout of words and blocks in a target's registers, and of round keys in memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from compiler.ir.program import Type
from compiler.layouts.layout import Layout, LayoutError
from dsl.cipher import WordLayout


@dataclass(frozen=True)
class Form:
    """The sliced form of a cipher's words.

    Args:
        register_bytes: width of a register.
        word_bits: width of the program's words; 1 is bitsliced.
        lanes: blocks that a function works on at once.
        stride: bits of a word stand `2 ** stride` bits apart; 0 is word-parallel.
        block: how a block's bytes are read as words, before any bitslicing.
        key: how the key's bytes are read as words.
        parts: the number of the program's words that a word in memory is split into; part j has its
            bits j, j + parts and so on.
        in_words: whether a register of bits is one word, where the machine has no lanes of bytes.
    """

    register_bytes: int
    word_bits: int
    lanes: int
    stride: int
    block: WordLayout
    key: WordLayout
    parts: int = 1
    in_words: bool = False

    @property
    def block_bits(self) -> int:
        """Bits of a block."""
        return self.block.n_bytes * 8

    @property
    def words(self) -> int:
        """Words of a block in the program."""
        return self.block_bits // self.word_bits

    @property
    def lane_bits(self) -> int:
        """Bits of a lane: the least power of two that holds a word."""
        return lane_bits(self.word_bits)

    @property
    def gap(self) -> int:
        """Bits of a lane below its word, which has the top bits if it is narrower."""
        return self.lane_bits - self.word_bits

    @property
    def groups(self) -> int:
        """Registers that hold one word of all blocks."""
        return self.lanes * self.lane_bits // (self.register_bytes * 8)

    @property
    def kind(self) -> Type:
        """The type of a register that holds a word of many blocks."""
        if self.word_bits >= 8 and self.stride == 0:
            return Type(self.lane_bits, self.register_bytes * 8 // self.lane_bits)
        if self.in_words:
            return Type(8 * self.register_bytes)
        return Type(8, self.register_bytes)

    @property
    def is_spread(self) -> bool:
        """Whether no lane holds a whole word: it is in parts, or its bits stand apart in bytes."""
        return self.parts > 1 or (self.stride > 0 and self.word_bits > 8)

    @property
    def has_maps(self) -> bool:
        """Whether byte maps transpose the words, as moves of address digits do not suffice.

        Such words are whole bytes, each in a lane of its own.
        """
        if self.word_bits == 1 or self.stride or self.parts > 1 or self.lanes & self.lanes - 1:
            return False
        odd = any(size & size - 1 for size in (self.word_bits, self.block_bits))
        return odd or (self.block.big_endian and self.word_bits > 8)

    def octets(self, layout: WordLayout, word: int) -> tuple[int | None, ...]:
        """The source in memory of each byte of a lane with a word; None for zeros below the word.

        Args:
            layout: layout of the words: of a block, or of a key.
            word: its number.
        """
        bits = layout.shape.bits
        places = [memory_bit(layout, word * bits + bit) // 8 for bit in range(0, bits, 8)]
        return self.in_lane(tuple(places))

    def in_lane(self, octets: tuple[int | None, ...]) -> tuple[int | None, ...]:
        """The bytes of a lane for a word with the given bytes."""
        return (None,) * (self.lane_bits // 8 - len(octets)) + octets

    def address(self) -> tuple[list[str], list[str]]:
        """The digits of a bit's address, lowest first, and those of them inside a word.

        Raises:
            LayoutError: a size is no power of two, or words of several bytes are big-endian.
        """
        for what, size in (("block", self.block_bits), ("group", self.lanes)):
            if size & size - 1:
                raise LayoutError(f"a {what} of {size} is no power of two: it has no binary digits")
        if self.block.big_endian and self.word_bits * self.parts > 8:
            raise LayoutError("big-endian words of several bytes have no word-parallel layout yet")
        return self.digits(self.block_bits)

    def digits(self, bits: int) -> tuple[list[str], list[str]]:
        """`address` for memory with `bits` bits of each block; all sizes are powers of two.

        For interleaved words, the lowest digits of the address number the parts.
        """
        inside = [f"c{i}" for i in range(self.word_bits.bit_length() - 1)]
        words = [f"r{i}" for i in range((bits // self.word_bits).bit_length() - 1)]
        blocks = [f"n{i}" for i in range(self.lanes.bit_length() - 1)]
        low = self.parts.bit_length() - 1
        return words[:low] + inside + words[low:] + blocks, inside

    def place(self, parameter: int) -> int:
        """The word in memory of a block's parameter; it differs for bits of big-endian words."""
        return memory_bit(self.block, parameter) if self.word_bits == 1 else parameter

    def rows(self, end: Layout, registers: Mapping[int, str]) -> list[tuple[str, ...]]:
        """Registers of a sliced layout by word in memory, each for all groups."""
        table: list[list[str]] = [[""] * self.groups for _ in range(1 << _count(end, "r"))]
        for number, value in registers.items():
            word, group = word_and_group(end, number)
            table[word][group] = value
        return [tuple(row) for row in table]

    def registers(self, end: Layout, rows: list[tuple[str, ...]]) -> dict[int, str]:
        """The inverse of `rows`; a row of one value is the same in all groups."""
        found: dict[int, str] = {}
        for number in range(end.registers):
            word, group = word_and_group(end, number)
            found[number] = rows[word][group % len(rows[word])]
        return found

    def pattern(self, value: int) -> int | tuple[int, ...]:
        """The lanes of a register of `kind` with the same word in every block."""
        if self.word_bits == 1:
            return (1 << self.kind.lane_bits) - 1 if value else 0
        if self.stride == 0:
            return value << self.gap
        bits = self.bit_of_byte()
        return tuple(255 if value >> bit & 1 else 0 for bit in bits)

    def bit_of_byte(self) -> tuple[int, ...]:
        """With a stride: the bit of the word in each byte of a register."""
        return tuple((8 * j >> self.stride) % self.word_bits for j in range(self.register_bytes))


def lane_bits(word_bits: int) -> int:
    """Bits of a lane for words of some bits: the least power of two that holds one."""
    return 1 << (word_bits - 1).bit_length()


def memory_bit(layout: WordLayout, parameter: int) -> int:
    """The bit in memory (8 times the byte, plus the bit) of bit `parameter` of the words."""
    if not layout.big_endian:
        return parameter
    word, bit = divmod(parameter, layout.shape.bits)
    place = (layout.shape.n_words - 1 - word) * layout.shape.bits + bit
    return 8 * (layout.n_bytes - 1 - place // 8) + place % 8


def memory_pieces(layout: WordLayout, first: int, bits: int) -> list[tuple[int, int, int]]:
    """The pieces of a word in memory, its lowest bits first.

    Args:
        layout: layout of the words.
        first: the word's lowest bit, as a bit of all words.
        bits: of the word.

    Returns:
        For each byte that holds a part of the word: the byte, the part's lowest bit there, and its
        width in bits.
    """
    places = [divmod(memory_bit(layout, first + i), 8) for i in range(bits)]
    parts = [[bit for _, bit in part] for _, part in groupby(places, key=lambda place: place[0])]
    octets = dict.fromkeys(octet for octet, _ in places)
    return [(octet, part[0], len(part)) for octet, part in zip(octets, parts, strict=True)]


def word_and_group(end: Layout, number: int) -> tuple[int, int]:
    """The word in memory and the group of blocks of a register of a sliced layout."""
    digits = end.index_of(number)
    word = sum(v << int(d[1:]) for d, v in digits.items() if d[0] == "r")
    blocks = sorted(d for d in digits if d[0] == "n")
    return word, sum(digits[d] << i for i, d in enumerate(blocks))


def _count(layout: Layout, kind: str) -> int:
    return sum(d[0] == kind for d in layout.number)


def relabel_blocks(layout: Layout, like: Layout, start: Layout) -> Layout:
    """`start` with its block digits renamed so that `layout`, reached from it, becomes `like`.

    The two layouts agree except in the names of block digits; `like` may have more words.
    """
    names = dict(zip(layout.inside, like.inside, strict=True))
    ours, theirs = (sorted(d for d in side.number if d[0] == "n") for side in (layout, like))
    names.update(zip(ours, theirs, strict=True))
    return Layout(
        tuple(names[d] if d[0] == "n" else d for d in start.inside),
        tuple(names[d] if d[0] == "n" else d for d in start.number),
    )
