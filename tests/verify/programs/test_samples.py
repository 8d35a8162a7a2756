"""Bytes of keys, nonces and blocks become words of programs by the layout, and bytes again."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Param, Type
from compiler.ir.slots import Given
from compiler.machine.meaning import Address
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from verify.programs.samples import Samples, memory_of, memory_words, public_words, word_of

BYTES = np.array([[0x01, 0x23, 0x45, 0x67], [0x89, 0xAB, 0xCD, 0xEF]], np.uint8)


def samples(counter_bytes: int = 2) -> Samples:
    """Two keys with three blocks of four bytes each; the second counter is about to wrap."""
    nonces = np.array([[0x11, 0x22], [0x33, 0x44]], np.uint8)
    blocks = np.arange(24, dtype=np.uint8).reshape(2, 3, 4)
    counters = np.array([5, 0xFFFF], np.uint64)
    return Samples(np.zeros((2, 1), np.uint8), nonces[:, : 4 - counter_bytes], counters, blocks)


def layout(bits: int, n_words: int, big_endian: bool) -> WordLayout:
    return WordLayout(Shape(bits, (n_words,)), big_endian)


def params(*widths: int) -> list[Param]:
    return [Param(f"p{n}", Type(bits)) for n, bits in enumerate(widths)]


def test_counters_go_on_and_wrap_at_their_size() -> None:
    assert samples().counter_bytes == 2
    assert samples().counters_of(1, 3).tolist() == [[5, 6, 7], [0xFFFF, 0, 1]]
    assert samples().counters_of(4, 2).tolist() == [[5, 9], [0xFFFF, 3]]
    assert samples(3).counters_of(1, 2).tolist() == [[5, 6], [0xFFFF, 0x10000]]


def test_groups_are_filled_up_with_zeros_and_come_back() -> None:
    groups = samples().groups(2)
    assert groups.tolist() == [
        [*range(8)],
        [8, 9, 10, 11, 0, 0, 0, 0],
        [*range(12, 20)],
        [20, 21, 22, 23, 0, 0, 0, 0],
    ]
    assert (samples().blocks_of(groups) == samples().blocks).all()


def test_counter_blocks_are_a_nonce_and_a_big_endian_counter() -> None:
    found = samples().counter_blocks()
    assert found[0].tolist() == [[0x11, 0x22, 0, n] for n in (5, 6, 7)]
    ends = ((0xFF, 0xFF), (0, 0), (0, 1))
    assert found[1].tolist() == [[0x33, 0x44, *end] for end in ends]


@pytest.mark.parametrize(
    ("bits", "n_words", "big_endian", "words"),
    [
        (16, 2, False, [0x2301, 0x6745]),
        (16, 2, True, [0x0123, 0x4567]),
        (32, 1, False, [0x67452301]),
        (32, 1, True, [0x01234567]),
        (4, 8, False, [1, 0, 3, 2, 5, 4, 7, 6]),
        (4, 8, True, [0, 1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_words_are_those_of_the_layout(
    bits: int, n_words: int, big_endian: bool, words: list[int]
) -> None:
    """Word for word as the layout itself reads one sample; the inverse makes the same bytes."""
    known = layout(bits, n_words, big_endian)
    found = memory_words(BYTES, known, params(*[bits] * n_words))
    assert [int(found[f"p{n}"][0]) for n in range(n_words)] == words
    assert known.words(bytes(BYTES[0])) == words
    names = ", ".join(f"p{n}: u{bits}" for n in range(n_words))
    results = ", ".join(f"p{n}" for n in range(n_words))
    program = parse_program(f"spec f({names}) {{\nreturn {results}\n}}")
    values = [found[f"p{n}"] for n in range(n_words)]
    assert (memory_of(program, values, known) == BYTES).all()


def test_parameters_may_be_parts_of_words_lowest_first() -> None:
    found = memory_words(BYTES, layout(16, 2, True), params(4, 12, 16))
    assert [int(found[name][0]) for name in ("p0", "p1", "p2")] == [0x3, 0x012, 0x4567]
    assert [int(found[name][1]) for name in ("p0", "p1", "p2")] == [0xB, 0x89A, 0xCDEF]


def test_words_wider_than_64_bits_are_integers() -> None:
    data, known = np.arange(12, dtype=np.uint8)[None], layout(96, 1, False)
    found = memory_words(data, known, params(96))
    assert found["p0"].tolist() == [int.from_bytes(range(12), "little")]
    program = parse_program("spec f(p0: u96) {\nreturn p0\n}")
    assert memory_of(program, [found["p0"]], known).tolist() == [[*range(12)]]


def test_parameters_must_cover_the_words() -> None:
    with pytest.raises(AssertionError, match="the parameters cover the words"):
        memory_words(BYTES, layout(16, 2, False), params(16))


def test_public_words_are_bytes_of_the_nonce_and_counters_by_group() -> None:
    wanted = [
        Param("byte", Type(8), given=Given("nonce", 1)),
        Param("first", Type(16), given=Given("counter")),
        Param("k", Type(8)),
    ]
    found = public_words(samples(), 2, wanted, 4)
    assert {name: value.tolist() for name, value in found.items()} == {
        "byte": [0x22, 0x22, 0x44, 0x44],
        "first": [5, 9, 0xFFFF, 3],
    }


def test_public_bits_are_found_by_their_places() -> None:
    """Bits 0 and 1 of byte 1, 0x22 and 0x44; bits 0 and 2 of the counters 5 and 0xffff."""
    bits = [
        *(Given("nonce", 1, low) for low in range(3)),
        *(Given("counter", 0, n) for n in (1, 2)),
    ]
    wanted = [Param(f"b{n}", Type(1), given=given) for n, given in enumerate(bits)]
    found = public_words(samples(), 1, wanted)
    assert {name: value.tolist() for name, value in found.items()} == {
        "b0": [0, 0],
        "b1": [1, 0],
        "b2": [0, 1],
        "b3": [0, 1],
        "b4": [1, 1],
    }


def test_a_pointer_is_no_word() -> None:
    assert word_of(BYTES) is BYTES
    with pytest.raises(AssertionError, match="a word is no pointer"):
        word_of(Address("rk", 0))
