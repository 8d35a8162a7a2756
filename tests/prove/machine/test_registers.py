"""Values in several registers: bytes of pointers, of lengths and of data."""

from __future__ import annotations

import pytest

from prove.graph.words import constant_bits
from prove.machine.memory import ANY_BYTE, Piece
from prove.machine.registers import (
    as_number,
    byte_of,
    constants,
    joined,
    moved,
    piece_of,
    taken_apart,
)
from prove.machine.values import Facts, Sum, Unsupported, symbol

POINTER, LENGTH = Sum("out", 5), symbol("n")
FACTS = Facts(ranges={"n": (0, 200)})
ZERO = constant_bits(0, 8)


def test_the_bytes_of_a_pointer_are_the_pointer() -> None:
    parts = taken_apart(POINTER, [8, 8])
    assert parts == [Piece(POINTER, 0), Piece(POINTER, 1)]
    assert joined(parts, FACTS) == POINTER


def test_a_constant_is_bits_in_every_register() -> None:
    assert piece_of(Sum("", 0x1234), 1) == constant_bits(0x12, 8)
    assert taken_apart(constant_bits(0x1234, 16), [8, 8]) == [
        constant_bits(0x34, 8),
        constant_bits(0x12, 8),
    ]
    assert joined([constant_bits(0x34, 8), constant_bits(0x12, 8)], FACTS) == constant_bits(
        0x1234, 16
    )


def test_a_short_length_is_its_lowest_byte() -> None:
    assert byte_of(LENGTH, FACTS) == LENGTH
    assert joined([Piece(LENGTH, 0), ZERO], FACTS) == LENGTH
    assert byte_of(LENGTH, Facts(ranges={"n": (0, 256)})) is None
    assert byte_of(POINTER, FACTS) is None


def test_a_length_past_a_multiple_of_256_loses_that() -> None:
    facts = Facts(ranges={"n": (256, 300)})
    assert byte_of(LENGTH, facts) == LENGTH.moved(-256)


@pytest.mark.parametrize(
    "parts",
    [
        [Piece(POINTER, 0), Piece(LENGTH, 1)],
        [Piece(POINTER, 1), Piece(POINTER, 0)],
        [Piece(POINTER, 0), constant_bits(1, 8)],
        [Piece(POINTER, 0), Piece(POINTER.moved(1), 1)],
        [POINTER, ZERO],
    ],
)
def test_bytes_of_several_numbers_are_refused(parts: list[Piece]) -> None:
    with pytest.raises(Unsupported):
        joined(list(parts), FACTS)


def test_a_byte_is_not_put_into_several_registers() -> None:
    with pytest.raises(Unsupported, match="put into several registers"):
        taken_apart(Piece(POINTER, 0), [4, 4])


def test_only_the_lowest_byte_is_a_number() -> None:
    assert as_number(Piece(LENGTH, 0), FACTS) == LENGTH
    assert as_number(Piece(LENGTH, ANY_BYTE), FACTS) == LENGTH
    for piece in (Piece(LENGTH, 1), Piece(POINTER, 0)):
        with pytest.raises(Unsupported, match="is compared"):
            as_number(piece, FACTS)


def test_only_the_lowest_byte_is_added_to() -> None:
    assert moved(Piece(LENGTH, 0), 3) == Piece(LENGTH.moved(3), 0)
    with pytest.raises(Unsupported, match="is added to"):
        moved(Piece(LENGTH, 1), 3)


def test_constants_have_the_width_of_their_register() -> None:
    assert constants({"r1": 0, "flag": 1}, {"r1": 8, "flag": 1}) == {
        "r1": ZERO,
        "flag": constant_bits(1, 1),
    }
