"""Operations that few machines have, made of shifts and masks: the words are the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from compiler.ir.parse import parse_op, parse_program
from compiler.ir.program import Builder, Op, Program, Type, attributes
from compiler.layouts.lane_steps import Shifter
from compiler.selection.words import (
    BOUNDS,
    SEES_ABOVE,
    TAKES_NUMBER,
    Multiples,
    added_bits,
    anything,
    permuted,
    sums_of_bits,
)
from tests.compiler.plain_words import evaluate

BYTE = Type(8)
SHIFTS = Shifter(8, 3)


def made(write: Callable[[Builder], str], words: Sequence[int]) -> int:
    """The byte that operations on the bytes `x0`, `x1` and so on make."""
    build = Builder()
    params = tuple(build.param(f"x{n}", BYTE) for n in range(len(words)))
    result = write(build)
    program = Program("f", "spec", params, tuple(build.ops), (result,))
    return evaluate(program, words)[0]


@pytest.mark.parametrize("places", [(7, 6, 5, 4, 3, 2, 1, 0), (3, 0, 2, 1), (1, 1, 0)])
@pytest.mark.parametrize("word", [0b10110010, 0xFF, 1])
def test_a_permutation_takes_bits_from_their_places(places: tuple[int, ...], word: int) -> None:
    """The word is narrower than its register, and so is the result."""
    op = Op("permute", ("x0",), ("t",), (Type(len(places)),), attributes(map=places))
    word &= (1 << len(places)) - 1
    expected = sum((word >> source & 1) << n for n, source in enumerate(places))
    assert made(lambda build: permuted(build, "x0", op, SHIFTS), [word]) == expected


def test_a_permutation_has_its_places() -> None:
    with pytest.raises(AssertionError, match="a permutation is a tuple of source bits"):
        permuted(Builder(), "x0", parse_op("t: u8 = permute x0, map=3"), SHIFTS)


PRODUCT = """spec f(x: u4, y: u4) {
  matrix M 1 1 0x3 = 1 1 0 1 0 0 1 1 1
  a: u1 = extract x, lo=0
  b: u1 = extract y, lo=3
  c: u1 = extract x, lo=2
  p: u1, q: u1, r: u1 = matrix a, b, c, table=M
  t: u3 = concat r, p, q
  return t
}"""


def sums(text: str) -> list[frozenset[tuple[str, int]]]:
    program = parse_program(text)
    return sums_of_bits(program, program.ops[-1])


def test_bits_of_a_product_are_sums_of_bits_of_words() -> None:
    a, b, c = ("x", 0), ("y", 3), ("x", 2)
    assert sums(PRODUCT) == [frozenset({a, b, c}), frozenset({a, b}), frozenset({a})]


def test_a_bit_that_is_added_twice_is_none() -> None:
    twice = PRODUCT.replace("extract y, lo=3", "extract x, lo=0")
    assert sums(twice) == [frozenset({("x", 2)}), frozenset(), frozenset({("x", 0)})]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("c: u1 = extract x, lo=2", "c: u1 = not a"),
        ("  t: u3 = concat r, p, q", "  t: u3 = concat r, a, q"),
        ("p: u1, q: u1, r: u1 = matrix", "p: u2, q: u2, r: u2 = matrix"),
        ("concat r, p, q", "concat x"),
    ],
)
def test_words_made_in_another_way_are_no_sums(old: str, new: str) -> None:
    assert old in PRODUCT
    assert sums(PRODUCT.replace(old, new)) == []


@pytest.mark.parametrize("words", [(0b1011, 0b0110), (0xFF, 0), (0x12, 0xED)])
def test_sums_of_bits_are_added_in_words(words: tuple[int, int]) -> None:
    bits = [frozenset({("x0", 3), ("x1", 0)}), frozenset({("x0", 4)}), frozenset({("x1", 7)})]
    expected = sum(
        (sum(words[int(name[1])] >> bit & 1 for name, bit in terms) & 1) << place
        for place, terms in enumerate([*bits, frozenset[tuple[str, int]]()])
    )
    assert (
        made(lambda build: added_bits(build, BYTE, [*bits, frozenset()], SHIFTS), words) == expected
    )


def test_a_sum_of_nothing_is_zero() -> None:
    assert made(lambda build: added_bits(build, BYTE, [frozenset()] * 3, SHIFTS), [255]) == 0


def test_bits_from_one_distance_are_moved_together() -> None:
    build = Builder()
    build.param("x0", BYTE)
    added_bits(build, BYTE, [frozenset({("x0", n + 2)}) for n in range(6)], SHIFTS)
    assert [op.name for op in build.ops] == ["shr"]


def times(word: int, factor: int, modulus: int, bits: int) -> int:
    """A product of polynomials over GF(2), reduced bit by bit."""
    total = 0
    for place in range(factor.bit_length()):
        total ^= word << place if factor >> place & 1 else 0
    for place in range(total.bit_length() - 1, bits - 1, -1):
        total ^= modulus << place - bits if total >> place & 1 else 0
    return total


@pytest.mark.parametrize(("modulus", "bits"), [(0x11B, 8), (0x13, 4)])
def test_products_are_those_of_the_field(modulus: int, bits: int) -> None:
    """In a register of the element's width, and in a wider one."""
    words = {0, 1, 5, 0xB, (1 << bits) - 1, 1 << bits - 1}
    for word, factor in product(sorted(words), (1, 2, 3, 9, 0xE)):
        found = made(lambda build, f=factor: Multiples(build, modulus, bits).of("x0", f), [word])  # type: ignore[misc]
        assert found == times(word, factor, modulus, bits)


def test_over_bits_a_product_is_the_word() -> None:
    build = Builder()
    build.param("x0", BYTE)
    assert Multiples(build, 0b11, 1).of("x0", 1) == "x0"
    assert build.ops == []


def test_a_double_is_made_once() -> None:
    build = Builder()
    build.param("x0", BYTE)
    multiples = Multiples(build, 0x11B, 8)
    multiples.of("x0", 6)
    before = len(build.ops)
    multiples.of("x0", 7)
    assert [op.name for op in build.ops[before:]] == ["xor", "xor"]


def test_bounds_hold_for_all_small_words() -> None:
    """An operand below `2 ** bound` gives a result below `2 ** bound` of the result."""
    meaning: dict[str, Callable[[int, int, int], int]] = {
        "xor": lambda a, b, k: a ^ b,
        "or": lambda a, b, k: a | b,
        "and": lambda a, b, k: a & b,
        "andn": lambda a, b, k: a & ~b,
        "add": lambda a, b, k: a + b,
        "mul": lambda a, b, k: a * b,
        "ltu": lambda a, b, k: int(a < b),
        "shl": lambda a, b, k: a << k,
        "shr": lambda a, b, k: a >> k,
        "resize": lambda a, b, k: a,
    }
    assert meaning.keys() == BOUNDS.keys()
    for name, bound in BOUNDS.items():
        for one, other, k in product(range(1, 4), range(1, 4), range(3)):
            pairs = product(range(1 << one), range(1 << other))
            widest = max(meaning[name](a, b, k).bit_length() for a, b in pairs)
            assert widest <= bound((one, other), k) <= max(one + other, widest) + 1


def test_without_a_bound_any_bit_may_be_one() -> None:
    assert anything((), 0) > 1024


def test_what_sees_above_a_word_or_takes_a_number() -> None:
    assert {"shr", "ltu"} == SEES_ABOVE
    assert {"shl", "shr", "rotl"} <= TAKES_NUMBER
    assert TAKES_NUMBER.isdisjoint({"xor", "and", "add", "not"})
