"""A checked cipher reads bytes as words both ways, and gives its sets and tables by name."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from dsl.check import parse_cipher
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

TEXT = """cipher TOY
set toy8_8 { n = 1, m = n + 2 }
set toy8_16 { n = 2, m = 9 }
block u8
key u8[n]
round_keys u8
sbox S = [1 2 3 0]
sbox _Other = [0 0 1 1]
matrix M over GF(2) = [[1, 1], [0, 1]]
permutation P: u8 { i -> (i + m) % 8 }
key_schedule(K) -> RK { RK = K[0] }
encrypt(X, RK) { X = P(word(M * cells(X, 4)) ^ RK); X = S(X); X = S^-1(X) }
decrypt = inverse of encrypt
"""
KEYLESS = """cipher BARE
set bare8 { n = 1 }
block u8
encrypt(X) { X += n }
decrypt = inverse of encrypt
"""
TOY = parse_cipher(TEXT)


@pytest.mark.parametrize(
    ("shape", "is_big", "memory", "words"),
    [
        (Shape(8, (3,)), False, "010203", [1, 2, 3]),
        (Shape(8, (3,)), True, "010203", [1, 2, 3]),
        (Shape(16, (2,)), False, "01020304", [0x0201, 0x0403]),
        (Shape(16, (2,)), True, "01020304", [0x0102, 0x0304]),
        (Shape(24), False, "010203", [0x030201]),
        (Shape(12, (2,)), False, "abcdef", [0xDAB, 0xEFC]),
        (Shape(12, (2,)), True, "abcdef", [0xABC, 0xDEF]),
        (Shape(1, (8,)), False, "05", [1, 0, 1, 0, 0, 0, 0, 0]),
        (Shape(8, (0,)), False, "", []),
    ],
)
def test_bytes_are_words_in_the_order_of_memory(
    shape: Shape, is_big: bool, memory: str, words: list[int]
) -> None:
    layout = WordLayout(shape, is_big)
    assert layout.n_bytes == len(memory) // 2
    assert layout.words(bytes.fromhex(memory)) == words
    assert layout.memory(words).hex() == memory


def test_words_that_do_not_fit_the_memory_are_refused() -> None:
    with pytest.raises(OverflowError):
        WordLayout(Shape(8), False).memory([256])


def test_a_set_knows_its_parameters_and_tables() -> None:
    first, second = TOY.sets.values()
    assert (first.parameters, second.parameters) == ({"n": 1, "m": 3}, {"n": 2, "m": 9})
    assert {name: box.values for name, box in first.sboxes.items()} == {
        "S": (1, 2, 3, 0),
        "_Other": (0, 0, 1, 1),
        "S^-1": (3, 0, 1, 2),
    }
    assert [matrix.rows for matrix in first.matrices.values()] == [((1, 1), (0, 1))]
    assert (first.key.n_bytes, second.key.n_bytes, first.tweak_bytes) == (1, 2, 0)


def test_a_permutation_has_no_key() -> None:
    bare = parse_cipher(KEYLESS)
    (only,) = bare.sets.values()
    assert (bare.has_key, only.has_key, only.key.n_bytes) == (False, False, 0)
    assert (TOY.has_key, TOY.parameter_set("toy8_8").has_key) == (True, True)


def test_a_set_is_found_by_its_name() -> None:
    assert TOY.parameter_set("toy8_16") is TOY.sets["toy8_16"]
    with pytest.raises(KeyError, match="TOY has no set `toy8_61`: did you mean `toy8_16`"):
        TOY.parameter_set("toy8_61")
    with pytest.raises(KeyError, match="TOY has no set `x`: there are toy8_8, toy8_16"):
        TOY.parameter_set("x")


def test_a_cipher_is_frozen_and_does_not_print_its_text() -> None:
    with pytest.raises(FrozenInstanceError):
        TOY.name = "OTHER"  # type: ignore[misc]
    assert "cipher TOY" not in repr(TOY)
