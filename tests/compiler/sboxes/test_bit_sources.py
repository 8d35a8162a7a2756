"""Bits are traced through moves and through XORs with keys; look-ups are grouped by levels."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.sboxes.bit_sources import ONE, ZERO, Bit, BitSources, KeyedBit, boxes_in_levels


def program(*lines: str, params: str = "a: u8, b: u8, k: u8", results: str = "r") -> Program:
    box = "sbox S 4 4 0x0 = c 5 6 b 9 0 a d 3 e f 8 4 7 1 2"
    head = [f"spec f({params}) {{", *([box] if "lookup" in " ".join(lines) else [])]
    return parse_program("\n".join([*head, *lines, f"return {results}", "}"]))


def sources(*lines: str) -> BitSources:
    return BitSources(program(*lines), {"k"})


@pytest.mark.parametrize(
    ("line", "number", "bit"),
    [
        ("r: u4 = extract a, lo=3", 1, ("a", 4)),
        ("r: u8 = rotl a, k=3", 1, ("a", 6)),
        ("r: u16 = concat a, b", 9, ("b", 1)),
        ("r: u8 = permute a, map=(7 6 5 4 3 2 1 0)", 2, ("a", 5)),
        ("r: u8 = const value=4", 2, ONE),
        ("r: u8 = const value=4", 1, ZERO),
        ("r: u8 = and a, b", 1, ("r", 1)),
    ],
)
def test_a_moved_bit_is_one_of_the_argument(line: str, number: int, bit: Bit) -> None:
    assert sources(line).source(("r", number)) == bit


def test_moves_follow_one_another() -> None:
    traced = sources("x: u8 = rotl a, k=1", "y: u16 = concat x, b", "r: u4 = extract y, lo=4")
    assert traced.source(("r", 0)) == ("a", 3)


def test_terms_of_keys_are_set_apart() -> None:
    traced = sources("x: u8 = rotl k, k=1", "y: u8 = xor a, x", "r: u8 = not y")
    assert traced.keyed(("r", 2)) == KeyedBit(("a", 2), (("k", 1),), flips=True)


def test_constants_flip_and_two_terms_remain() -> None:
    one = sources("c: u8 = const value=1", "r: u8 = xor a, c")
    assert one.keyed(("r", 0)) == KeyedBit(("a", 0), (), flips=True)
    assert one.keyed(("r", 1)) == KeyedBit(("a", 1), (), flips=False)
    two = sources("r: u8 = xor a, b")
    assert two.keyed(("r", 0)) == KeyedBit(("r", 0), (), flips=False)


def test_a_bit_of_keys_alone_is_a_zero_with_terms() -> None:
    assert sources("r: u8 = rotl k, k=1").keyed(("r", 1)) == KeyedBit(ZERO, (("k", 0),), False)


LOOKUPS = (
    "i: u4 = extract a, lo=0",
    "x: u4 = lookup i, table=S",
    "j: u4 = extract a, lo=4",
    "y: u4 = lookup j, table=S",
    "z: u4 = lookup x, table=S",
    "r: u8 = concat z, y",
)


def test_look_ups_stand_in_levels() -> None:
    levels = boxes_in_levels(program(*LOOKUPS), 4)
    assert levels is not None
    assert [[op.result for op in level] for level in levels] == [["x", "y"], ["z"]]
    assert boxes_in_levels(program(*LOOKUPS), 8) is None
