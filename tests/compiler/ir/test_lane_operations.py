"""Operations that know lanes alone, beside what they mean on integers."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.ir.lane_operations import ON_LANES, constant_bytes
from compiler.ir.parse import parse_program
from compiler.ir.program import Attribute, Op, Type, attributes

REGISTER = Type(8, 16)
ROWS = np.random.default_rng(2).integers(0, 256, (2, 16), np.uint8)


def run(name: str, kind: Type, *args: np.ndarray, **attrs: Attribute) -> list[int]:
    op = Op(name, ("a", "b")[: len(args)], ("r",), (kind,), attributes(**attrs))
    made = ON_LANES[name](op, [each[None] for each in args])
    size = kind.lane_bits // 8
    octets = made[0].tobytes()
    return [int.from_bytes(octets[n : n + size], "little") for n in range(0, len(octets), size)]


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("name", ["insert_left", "insert_right"])
def test_an_insertion_leaves_the_bits_that_the_shift_does_not_fill(name: str, bits: int) -> None:
    kind, k, ones = Type(bits, 128 // bits), 3, (1 << bits) - 1
    under, over = (row.view(f"<u{bits // 8}").tolist() for row in ROWS)
    if name == "insert_left":
        expected = [u & (1 << k) - 1 | o << k & ones for u, o in zip(under, over, strict=True)]
    else:
        expected = [u & ~(ones >> k) | o >> k for u, o in zip(under, over, strict=True)]
    assert run(name, kind, *ROWS, k=k) == expected


def test_an_order_of_bytes_with_zeros() -> None:
    lanes = [8 * (n ^ 1) + bit for n in range(15) for bit in range(8)] + [-1] * 8
    made = run("permute", REGISTER, ROWS[0], map=tuple(lanes))
    assert made == [int(ROWS[0][n ^ 1]) for n in range(15)] + [0]


def test_bytes_are_looked_up_and_those_past_the_end_are_zero() -> None:
    places = np.arange(12, 28, dtype=np.uint8)
    assert run("byte_lookup", REGISTER, ROWS[0], places) == [*ROWS[0][12:].tolist(), *[0] * 12]


def test_a_table_of_another_size_than_the_places() -> None:
    made = run("byte_lookup", Type(8, 8), ROWS[0], np.array([15, 3] * 4, np.uint8))
    assert made == [int(ROWS[0][15]), int(ROWS[0][3])] * 4


def test_a_turn_and_a_test() -> None:
    assert run("roll", REGISTER, ROWS[0], k=3) == np.roll(ROWS[0], 3).tolist()
    assert run("test", REGISTER, *ROWS) == [255 if a & b else 0 for a, b in zip(*ROWS, strict=True)]


def test_a_word_in_all_lanes() -> None:
    op = Op("splat", ("a",), ("r",), (Type(32, 4),))
    made = ON_LANES["splat"](op, [np.array([0x01020304], np.uint64)])
    assert made.tobytes() == bytes([4, 3, 2, 1] * 4)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("u8x4 = const value=7", "07070707"),
        ("u16x2 = const value=(1 515)", "01000302"),
        ("u32 = const value=0x01020304", "04030201"),
    ],
)
def test_the_bytes_of_a_constant(text: str, expected: str) -> None:
    (op,) = parse_program(f"slice f() {{\nc: {text}\nreturn c\n}}").ops
    assert constant_bytes(op).hex() == expected
