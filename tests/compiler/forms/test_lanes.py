"""What stands against words or bits of many blocks in a target's registers is found and named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.forms.lanes import LaneForm, Refusal, refusal_in_lanes
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

BOX = "sbox S 4 4 0x0 = 0 1 2 3 4 5 6 7 8 9 a b c d e f"
NEON = load_target("neon")
CONTEXT = Context(NEON, next(iter(NEON.cores)))


def layout(bits: int, words: int, big: bool = False) -> WordLayout:
    return WordLayout(Shape(bits, (words,)), big)


def form(word_bits: int = 8, lanes: int = 16, bits: bool = False, words: int = 8) -> LaneForm:
    """A form of a cipher with blocks and keys of as many words."""
    block = layout(word_bits, words)
    return LaneForm(lanes, bits, 0, block, block)


def program(*lines: str, bits: int = 8, name: str = "encrypt") -> Program:
    """A function on two words and a key; the last two values are its results."""
    results = ", ".join(["a", *(line.split(":")[0] for line in lines)][-2:])
    head = f"spec {name}(a: u{bits}, b: u{bits}, k: u{bits}) {{\n{BOX}"
    return parse_program("\n".join([head, *lines, f"return {results}", "}"]))


def said(asked: LaneForm, *programs: Program) -> str:
    """The message of a refusal; "" where there is none."""
    found = refusal_in_lanes(asked, programs, CONTEXT)
    return found.message if found else ""


PLAIN = program("t: u8 = xor a, k", "u: u8 = add t, b")


@pytest.mark.parametrize("bits", [True, False])
def test_a_form_that_fits_is_not_refused(bits: bool) -> None:
    assert refusal_in_lanes(form(lanes=128 if bits else 16, bits=bits), [PLAIN], CONTEXT) is None


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("u: u8 = ltu a, b", "`ltu` has no form in bits of many blocks"),
        ("u: u8 = mulh a, b", "`mulh` has no form in bits of many blocks"),
        ("u: u8 = mul a, b", ""),
    ],
)
def test_operations_without_a_form_in_bits(line: str, message: str) -> None:
    assert said(form(lanes=128, bits=True), program(line)) == message


@pytest.mark.parametrize(("lanes", "fits"), [(128, True), (64, True), (96, False), (200, False)])
def test_bits_fill_registers(lanes: int, fits: bool) -> None:
    """The registers have 128 bits, or 64."""
    message = f"{lanes} lanes of 1 bits fill no register: this form takes a multiple of 64 lanes"
    assert said(form(lanes=lanes, bits=True), PLAIN) == ("" if fits else message)


@pytest.mark.parametrize(
    ("lanes", "line", "message"),
    [
        (32, "u: u8 = xor a, b", ""),
        (32, "u: u8 = rotl a, k=3", ""),
        (32, "u: u8 = add a, b", "4 bits of a word side by side, and `add` has no form on those"),
        (32, "u: u4 = extract a, lo=0", "4 bits of a word side by side, and `extract` has no form"),
        (16, "u: u8 = xor a, b", "8 bits of a word side by side, and words have 8"),
        (8, "u: u8 = xor a, b", "16 bits of a word side by side, and words have 8"),
    ],
)
def test_fewer_blocks_than_bits_of_a_register_leave_bits_of_a_word_side_by_side(
    lanes: int, line: str, message: str
) -> None:
    found = said(form(lanes=lanes, bits=True), program(line))
    assert message in found
    assert bool(message) == bool(found)


def test_words_fill_registers() -> None:
    assert said(form(lanes=8), PLAIN) == ""
    found = said(form(lanes=12), PLAIN)
    assert found == "12 lanes of 8 bits fill no register: this form takes a multiple of 8 lanes"


def test_a_block_of_words_of_several_widths() -> None:
    mixed = parse_program("spec encrypt(a: u8, b: u16) {\nt: u8 = not a\nreturn t, b\n}")
    assert said(form(), mixed) == "a block has words of 8 and 16 bits, and lanes have one width"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("u: u16 = concat a, b", "`concat` makes words of 16 bits in 16 lanes of 8 bits"),
        ("u: u4 = extract a, lo=2", "`extract` makes words of 4 bits in 16 lanes of 8 bits"),
        ("u: u8 = ltu a, b", "`ltu` has no instruction in 16 lanes of 8 bits"),
        ("u: u8 = permute a, map=(7 6 5 4 3 2 1 0)", "`permute` has no instruction in 16 lanes"),
        ("u: u8 = rotl a, k=3", ""),
        ("u: u8 = const value=3", ""),
        ("u: u8, v: u8, w: u8, x: u8 = sbox a, b, k, b, table=S\ny: u8 = xor u, v", ""),
    ],
)
def test_operations_without_an_instruction(line: str, message: str) -> None:
    """The schedule of keys must have a form as well: its results may be of any width."""
    lines = line.split("\n")
    schedule = program(*lines, name="key_schedule")
    found = said(form(), PLAIN, schedule)
    assert found.startswith(message)
    assert bool(found) == bool(message)


def test_the_place_in_the_text_is_told() -> None:
    made = program("t: u8 = xor a, b  ; 7:5", "u: u8 = ltu a, t  ; 8:9")
    found = refusal_in_lanes(form(), [made], CONTEXT)
    assert found is not None
    assert found.span is not None
    assert found.span.line == 8
    assert Refusal("x").span is None


def test_constants_are_folded_before_they_are_looked_for() -> None:
    """A shift that comes to nothing needs no instruction."""
    lines = ("c: u8 = const value=200", "d: u8 = ltu c, c", "t: u8 = xor a, d", "u: u8 = not b")
    assert said(form(), program(*lines)) == ""


def test_layouts_have_binary_digits() -> None:
    three = replace(form(words=6), block=layout(8, 6))
    assert said(three, PLAIN) == ""
    apart = replace(three, stride=3)
    assert said(apart, PLAIN) == "a block of 48 is no power of two: it has no binary digits"
    bits = replace(form(lanes=192, bits=True))
    assert said(bits, PLAIN) == "a group of 192 is no power of two: it has no binary digits"


def test_big_endian_words_of_several_bytes() -> None:
    wide = program("t: u16 = xor a, k", "u: u16 = add t, b", bits=16)
    block, key = layout(16, 4), layout(16, 4, big=True)
    asked = LaneForm(8, False, 0, block, block)
    assert said(asked, wide) == ""
    assert said(replace(asked, block=key, key=key), wide) == ""
    apart = replace(asked, block=key, stride=3)
    assert "big-endian words" in said(apart, wide)


def test_words_that_are_narrower_than_lanes() -> None:
    wide = program("t: u24 = xor a, k", "u: u24 = add t, b", bits=24)
    block = layout(24, 2)
    asked = LaneForm(16, False, 0, block, block)
    assert said(asked, wide) == ""
    found = said(asked, program("t: u12 = xor a, k", "u: u12 = not t", bits=12))
    assert found.startswith("words of 12 bits have no form in lanes: lanes have 8, 16, 32, 64 bits")
    turned = program("t: u24 = ltu a, k", "u: u24 = add t, b", bits=24)
    assert said(asked, turned) == "`ltu` has no form on words narrower than lanes"
    found = said(replace(asked, lanes=1), wide)
    assert found == "1 lanes of 24 bits fill no register: this form takes a multiple of 2 lanes"


def test_bits_apart_are_not_asked_of_the_rules() -> None:
    """With a stride words become bits of bytes: only the way from memory is looked at."""
    asked = replace(form(lanes=16), stride=3)
    assert said(asked, program("u: u8 = ltu a, b")) == ""
