"""Interleaved words compute what whole words do, and lie in memory as they are numbered."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.slicing.interleave import (
    HAS_PARTS,
    Interleaving,
    bits_in_memory,
    bits_side_by_side,
    parts_of_joined,
    places_of_parts,
    taken_apart,
)
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from verify.programs.samples import memory_of, memory_words

OPERATIONS = {
    **{name: f"t: u16 = {name} a, b" for name in ("xor", "and", "or", "andn", "orn", "xnor")},
    **{name: f"t: u16 = {name} a, b, c" for name in ("mux", "xor3", "bcax")},
    "not": "t: u16 = not a",
    "const": "t: u16 = const value=0x1e35",
    "sbox": "t: u16, u: u16 = sbox a, b, table=S",
    **{f"rotl by {k}": f"t: u16 = rotl a, k={k}" for k in (1, 4, 7, 8, 15, 16)},
}
LAYOUTS = [WordLayout(Shape(16, (3,)), big_endian=big) for big in (False, True)]


def program(*lines: str) -> Program:
    """Operations on three words of 16 bits."""
    head = "spec f(a: u16, b: u16, c: u16) {"
    table = "sbox S 2 2 0x0 = 1 3 0 2"
    return parse_program("\n".join([head, table, *lines, "return t, a, b", "}"]))


def test_every_operation_with_a_form_is_tried() -> None:
    assert {name.partition(" ")[0] for name in OPERATIONS} == HAS_PARTS


@pytest.mark.parametrize("layout", LAYOUTS, ids=["little", "big"])
@pytest.mark.parametrize("parts", [2, 4, 8])
@pytest.mark.parametrize("name", OPERATIONS)
def test_parts_compute_what_words_do(name: str, parts: int, layout: WordLayout) -> None:
    """The bytes in memory are the same, before and after."""
    before = program(OPERATIONS[name])
    after = Interleaving(before, 16, parts).rewrite()
    assert {kind.bits for kind in after.types.values()} == {16 // parts}
    data = np.random.default_rng(7).integers(256, size=(50, 6), dtype=np.uint8)
    expected = memory_of(
        before, interpret(before, memory_words(data, layout, before.params)), layout
    )
    inputs = memory_words(data, layout, after.params, parts)
    found = memory_of(after, interpret(after, inputs), layout, parts)
    assert (found == expected).all()


def test_a_rotation_by_the_number_of_parts_rotates_each() -> None:
    made = Interleaving(program("t: u16 = rotl a, k=8"), 16, 8).rewrite()
    assert [(op.name, op.number("k")) for op in made.ops] == [("rotl", 1)] * 8


def test_a_shorter_rotation_renames_parts() -> None:
    made = Interleaving(program("t: u16 = rotl a, k=3"), 16, 8).rewrite()
    assert [op.args for op in made.ops] == [("a.5",), ("a.6",), ("a.7",)]
    assert made.results[3:8] == ("a.0", "a.1", "a.2", "a.3", "a.4")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("t: u16 = add a, b", "`add` on words of 16 bits has no form in interleaved words"),
        ("t: u8 = extract a, lo=0", "`extract` on words of 16 bits has no form in interleaved"),
        ("t: u32 = concat a, b", "`concat` on words of 16 bits has no form in interleaved words"),
        ("v: u8 = const value=1\nt: u8 = not v", "`not` on words of 8 bits has no form in"),
    ],
)
def test_what_has_no_form_is_named(line: str, message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        Interleaving(program(line), 16, 4).rewrite()


@pytest.mark.parametrize(
    ("lanes", "bits"),
    [(0, 1), (1, 1), (128, 1), (64, 1), (256, 1), (32, 4), (16, 8), (96, 1), (200, 1)],
)
def test_bits_side_by_side(lanes: int, bits: int) -> None:
    assert bits_side_by_side((16, 8), lanes) == bits


def test_the_widest_register_is_filled() -> None:
    assert bits_side_by_side((64, 32), 128) == 4


def test_places() -> None:
    assert places_of_parts(8, 4) == (0, 4, 1, 5, 2, 6, 3, 7)
    little, big = (bits_in_memory(layout, 8) for layout in LAYOUTS)
    assert little[:4] == [0, 8, 1, 9]
    assert big[:4] == [8, 0, 9, 1]
    assert bits_in_memory(LAYOUTS[1]) == [*range(8, 16), *range(8), *little_words()]


def little_words() -> list[int]:
    """The bits of the second and third word, big-endian, in memory."""
    return [bit for byte in (3, 2, 5, 4) for bit in range(8 * byte, 8 * byte + 8)]


def test_words_of_counter_blocks_are_joined_first() -> None:
    """Bytes stay whole; what they are joined to is taken apart, and found again."""
    text = """spec ctr(N.0: u8, counter: u16, K.0: u16) {
      low: u8 = extract counter, lo=0
      zero: u8 = const value=0
      w: u16 = concat low, zero
      t: u16 = xor w, K.0
      return t
    }"""
    made = Interleaving(parse_program(text), 16, 4).rewrite()
    assert [p.name for p in made.params][:2] == ["N.0", "counter"]
    (word,) = (op.result for op in made.ops if op.name == "concat")
    parts = parts_of_joined(made, {word})
    assert sorted(parts.values()) == [(word, n) for n in range(4)]
    added = [op.args for op in made.ops if op.name == "xor"]
    assert [parts[value][1] for value, _ in added] == [0, 1, 2, 3]
    assert [key for _, key in added] == ["K.0.0", "K.0.1", "K.0.2", "K.0.3"]


def test_words_of_counter_blocks_are_what_only_moves_bits_that_a_caller_gives() -> None:
    text = """spec ctr(N.0: u8, counter: u16, K.0: u8) {
      low: u8 = extract counter, lo=8
      zero: u8 = const value=0
      w: u24 = concat low, zero, N.0
      k: u16 = concat low, K.0
      x: u24 = not w
      v: u24 = permute x, map=(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)
      return v, k
    }"""
    assert taken_apart(parse_program(text)) == {"N.0", "counter", "low", "w"}
