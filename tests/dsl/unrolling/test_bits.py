"""Every operation on words gives the bits of the word that arithmetic gives."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span
from dsl.unrolling.bits import Algebra, BitSink
from dsl.unrolling.execute import Place
from dsl.unrolling.operators import Attribute
from dsl.unrolling.tables import Lookup, Matrix, Permutation, SBox
from dsl.unrolling.values import Word

N = 4
INPUTS = range(1 << 2 * N)
"""Two words of N bits: x the lower, y the higher."""
BOX = SBox("S", N, 3, (7, 1, 2, 4, 3, 5, 6, 0, 1, 1, 2, 2, 7, 6, 5, 4))
TABLES: dict[str, Lookup] = {
    "S": BOX,
    "M": Matrix("M", 3, ((1, 1), (0, 1), (0, 0))),
    "A": Matrix("A", 0x13, ((2, 1), (0, 9))),
    "P": Permutation("P", (1, 2, 3, 0)),
}
ONES = (1 << N) - 1


def sink() -> BitSink[int]:
    """Bits are truth tables over all inputs."""
    return BitSink(Place(), TABLES, Algebra(0, (1 << len(INPUTS)) - 1, operator.and_))


def given(bits: BitSink[int]) -> tuple[Word, Word]:
    tables = [sum((v >> i & 1) << v for v in INPUTS) for i in range(2 * N)]
    return bits.word(tables[:N]), bits.word(tables[N:])


def at(bits: BitSink[int], word: Word, v: int) -> int:
    return sum((table >> v & 1) << i for i, table in enumerate(bits.bits(word)))


def turned(x: int, k: int) -> int:
    return (x << k | x >> N - k) & ONES


def times(a: int, b: int) -> int:
    """The product in GF(2^4) with the polynomial x^4 + x + 1."""
    product = 0
    for i in range(N):
        product ^= a << i if b >> i & 1 else 0
    for i in range(2 * N - 2, N - 1, -1):
        product ^= 0x13 << i - N if product >> i & 1 else 0
    return product


ONE_WORD: list[tuple[str, dict[str, Attribute], int, Callable[[int, int], int]]] = [
    ("xor", {}, N, lambda x, y: x ^ y),
    ("and", {}, N, lambda x, y: x & y),
    ("or", {}, N, lambda x, y: x | y),
    ("add", {}, N, lambda x, y: x + y & ONES),
    ("sub", {}, N, lambda x, y: x - y & ONES),
    ("mul", {}, N, lambda x, y: x * y & ONES),
    ("not", {}, N, lambda x, y: x ^ ONES),
    ("shl", {"k": 3}, N, lambda x, y: x << 3 & ONES),
    ("shr", {"k": 1}, N, lambda x, y: x >> 1),
    ("rotl", {"k": 3}, N, lambda x, y: turned(x, 3)),
    ("extract", {"lo": 1}, 2, lambda x, y: x >> 1 & 3),
    ("concat", {}, 2 * N, lambda x, y: x | y << N),
    ("permute", {"map": (3, 0, 1, 2)}, N, lambda x, y: turned(x, 1)),
]
UNARY = ("not", "shl", "shr", "rotl", "extract", "permute")


@pytest.mark.parametrize(("name", "attrs", "width", "wanted"), ONE_WORD, ids=lambda v: str(v)[:8])
def test_an_operation_has_the_bits_of_its_word(
    name: str, attrs: dict[str, Attribute], width: int, wanted: Callable[[int, int], int]
) -> None:
    bits = sink()
    x, y = given(bits)
    (made,) = bits.emit(name, [x] if name in UNARY else [x, y], [width], **attrs)
    assert made.bits == width
    assert [at(bits, made, v) for v in INPUTS] == [wanted(v & ONES, v >> N) for v in INPUTS]


def test_a_constant_has_constant_bits() -> None:
    bits = sink()
    x, _ = given(bits)
    (made,) = bits.emit("add", [x, Word(N, 9)], [N])
    assert [at(bits, made, v) for v in INPUTS] == [(v & ONES) + 9 & ONES for v in INPUTS]
    ones = (1 << len(INPUTS)) - 1
    assert bits.bits(Word(3, 0b110)) == (0, ones, ones)


def test_an_sbox_is_applied_to_the_columns_of_words() -> None:
    bits = sink()
    x, y = given(bits)
    words = [x, y, x, Word(N, 0b0110)]
    made = bits.emit("sbox", words, [N] * 3, table="S")
    assert [word.bits for word in made] == [N] * 3
    for v in INPUTS:
        values = [v & ONES, v >> N, v & ONES, 0b0110]
        for c in range(N):
            column = sum((value >> c & 1) << i for i, value in enumerate(values))
            found = sum((at(bits, word, v) >> c & 1) << j for j, word in enumerate(made))
            assert found == BOX.values[column]


def test_a_matrix_is_applied_to_words_over_bits_and_over_a_field() -> None:
    bits = sink()
    x, y = given(bits)
    over_bits = bits.emit("matrix", [x, y], [N] * 3, table="M")
    over_field = bits.emit("matrix", [x, y], [N] * 2, table="A")
    for v in INPUTS:
        low, high = v & ONES, v >> N
        assert [at(bits, word, v) for word in over_bits] == [low ^ high, high, 0]
        wanted = [times(2, low) ^ high, times(9, high)]
        assert [at(bits, word, v) for word in over_field] == wanted


def test_an_operation_of_whole_words_is_refused_where_it_stands() -> None:
    place = Place()
    place.span = Span("t.dsl", 7, 3)
    bits = BitSink(place, {}, Algebra(0, 1, operator.and_))
    x = bits.word([0, 1])
    with pytest.raises(DiagnosticError, match=r"t\.dsl:7:3: error: this step works on whole words"):
        bits.emit("rotl_by", [x, x], [2])
