"""Sliced forms: where bits, words, blocks and round keys lie in registers and in memory."""

from __future__ import annotations

import pytest

from compiler.ir.program import Type
from compiler.layouts.form import Form, memory_bit, memory_pieces, relabel_blocks, word_and_group
from compiler.layouts.layout import Layout, LayoutError
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape


def words(bits: int, count: int, big: bool = False) -> WordLayout:
    return WordLayout(Shape(bits, (count,)), big)


def form(word_bits: int = 8, lanes: int = 16, stride: int = 0, big: bool = False) -> Form:
    """Blocks of 8 words of a byte in registers of 16 bytes."""
    block = words(max(word_bits, 8), 64 // max(word_bits, 8), big)
    return Form(16, word_bits, lanes, stride, block, block)


@pytest.mark.parametrize(
    ("word_bits", "lanes", "stride", "n_words", "groups", "kind"),
    [
        (8, 16, 0, 8, 1, Type(8, 16)),
        (8, 64, 0, 8, 4, Type(8, 16)),
        (16, 8, 0, 4, 1, Type(16, 8)),
        (32, 4, 0, 2, 1, Type(32, 4)),
        (8, 16, 3, 8, 1, Type(8, 16)),
        (16, 8, 3, 4, 1, Type(8, 16)),
        (1, 128, 0, 64, 1, Type(8, 16)),
    ],
)
def test_sizes_follow_from_words_and_lanes(
    word_bits: int, lanes: int, stride: int, n_words: int, groups: int, kind: Type
) -> None:
    made = form(word_bits, lanes, stride)
    assert (made.block_bits, made.words, made.groups, made.kind) == (64, n_words, groups, kind)


def test_an_address_has_bits_words_and_blocks_in_this_order() -> None:
    address, inside = form(8, 4).address()
    assert inside == ["c0", "c1", "c2"]
    assert address == ["c0", "c1", "c2", "r0", "r1", "r2", "n0", "n1"]
    assert form(1, 2).address() == ([*(f"r{i}" for i in range(6)), "n0"], [])


@pytest.mark.parametrize(
    ("word_bits", "lane", "gap", "groups"), [(24, 32, 8, 4), (48, 64, 16, 8), (32, 32, 0, 4)]
)
def test_words_have_the_top_of_the_least_lane_that_holds_them(
    word_bits: int, lane: int, gap: int, groups: int
) -> None:
    made = Form(16, word_bits, 16, 0, words(word_bits, 2), words(word_bits, 2))
    assert (made.lane_bits, made.gap, made.groups, made.words) == (lane, gap, groups, 2)
    assert made.kind == Type(lane, 128 // lane)
    assert made.pattern(5) == 5 << gap


def test_bytes_of_a_lane_are_those_of_its_word_above_zeros() -> None:
    little, big = words(24, 2), words(24, 2, big=True)
    made = Form(16, 24, 16, 0, little, big)
    assert [made.octets(little, word) for word in (0, 1)] == [(None, 0, 1, 2), (None, 3, 4, 5)]
    assert [made.octets(big, word) for word in (0, 1)] == [(None, 2, 1, 0), (None, 5, 4, 3)]


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (Form(16, 24, 16, 0, words(24, 2), words(24, 2)), True),
        (Form(16, 16, 8, 0, words(16, 3), words(16, 3)), True),
        (form(16, 8, big=True), True),
        (form(8, 16, big=True), False),
        (form(16, 8), False),
        (form(8, 16, 3), False),
        (form(8, 24), False),
        (Form(16, 1, 128, 0, words(24, 2), words(24, 2)), False),
    ],
)
def test_maps_lead_to_words_where_addresses_have_no_digits(made: Form, expected: bool) -> None:
    assert made.has_maps == expected


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (Form(16, 8, 16, 0, words(8, 6), words(8, 6)), "a block of 48 is no power of two"),
        (form(8, 24), "a group of 24 is no power of two: it has no binary digits"),
        (form(16, 8, big=True), "big-endian words of several bytes have no word-parallel layout"),
    ],
)
def test_what_has_no_address_is_refused(made: Form, message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        made.address()


@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize(("bits", "count"), [(8, 4), (16, 3), (4, 6), (64, 2), (24, 2)])
def test_a_bit_lies_where_the_words_are_read_from(bits: int, count: int, big: bool) -> None:
    layout = words(bits, count, big)
    for parameter in range(bits * count):
        memory = bytearray(layout.n_bytes)
        octet, bit = divmod(memory_bit(layout, parameter), 8)
        memory[octet] = 1 << bit
        word, place = divmod(parameter, bits)
        assert layout.words(bytes(memory)) == [(n == word) << place for n in range(count)]


@pytest.mark.parametrize(
    ("layout", "first", "bits", "pieces"),
    [
        (words(32, 2), 32, 32, [(4, 0, 8), (5, 0, 8), (6, 0, 8), (7, 0, 8)]),
        (words(32, 2, big=True), 32, 32, [(7, 0, 8), (6, 0, 8), (5, 0, 8), (4, 0, 8)]),
        (words(4, 4), 4, 4, [(0, 4, 4)]),
        (words(4, 4, big=True), 4, 4, [(0, 0, 4)]),
        (words(6, 4), 6, 6, [(0, 6, 2), (1, 0, 4)]),
        (words(8, 2), 3, 1, [(0, 3, 1)]),
    ],
)
def test_a_word_lies_in_pieces_its_lowest_bits_first(
    layout: WordLayout, first: int, bits: int, pieces: list[tuple[int, int, int]]
) -> None:
    assert memory_pieces(layout, first, bits) == pieces


def test_only_bits_have_another_place_in_memory() -> None:
    block = words(16, 4, big=True)
    assert Form(16, 1, 128, 0, block, block).place(0) == 8
    assert [form(8).place(n) for n in range(8)] == list(range(8))


END = Layout(("c0", "c1", "c2", "n0", "n1", "n2", "n3"), ("n4", "r1", "r0", "n5", "r2"))


def test_a_register_s_number_tells_its_word_and_its_group() -> None:
    # Bits of a number, lowest first: n4, r1, r0, n5, r2. Groups count the digits n4, n5.
    assert word_and_group(END, 0b00001) == (0, 1)
    assert word_and_group(END, 0b00010) == (2, 0)
    assert word_and_group(END, 0b10100) == (5, 0)
    assert word_and_group(END, 0b11111) == (7, 3)


def test_registers_by_word_and_group_and_back() -> None:
    made = form(8, 64)
    registers = {n: f"v{n}" for n in range(32)}
    rows = made.rows(END, registers)
    assert len(rows) == 8
    assert rows[0] == ("v0", "v1", "v8", "v9")
    assert rows[5] == ("v20", "v21", "v28", "v29")
    assert made.registers(END, rows) == registers
    same: list[tuple[str, ...]] = [(f"w{word}",) for word in range(8)]
    assert set(made.registers(END, same).values()) == {f"w{word}" for word in range(8)}
    assert made.registers(END, same)[0b11111] == "w7"


def test_a_pattern_holds_the_word_in_every_block() -> None:
    assert [form(1, 128).pattern(v) for v in (0, 1)] == [0, 255]
    assert form(8).pattern(0xA5) == 0xA5
    strided = form(8, 16, stride=4)
    # Bits stand 16 apart, so two bytes of the register hold each of them.
    assert strided.bit_of_byte() == (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
    assert strided.pattern(0b10000101) == (255, 255, 0, 0, 255, 255, *(0,) * 8, 255, 255)
    assert form(8, 16, stride=3).bit_of_byte() == (*range(8), *range(8))


def test_blocks_take_the_names_of_another_layout() -> None:
    start = Layout(("n2", "c0", "n0"), ("r0", "n1"))
    layout = Layout(("c0", "n0", "n2"), ("n1", "r0"))
    like = Layout(("c0", "n5", "n1"), ("r0", "r1", "n7"))
    assert relabel_blocks(layout, like, start) == Layout(("n1", "c0", "n5"), ("r0", "n7"))


def test_layouts_of_other_sizes_are_not_alike() -> None:
    with pytest.raises(ValueError, match="zip"):
        relabel_blocks(Layout(("c0",), ()), Layout(("c0", "n0"), ()), Layout(("c0",), ()))
