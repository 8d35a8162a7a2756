"""Which bits a shift in lanes loses, and which of them matter."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.slicing.lost_bits import LostBits, filled


@pytest.mark.parametrize(
    ("width", "k", "up", "expected"),
    [
        (8, 1, True, 0xFEFE),
        (8, 1, False, 0x7F7F),
        (16, 4, True, 0xFFF0),
        (8, 8, True, 0),
    ],
)
def test_the_bits_that_a_shift_fills(width: int, k: int, up: bool, expected: int) -> None:
    assert filled(16, width, k, up) == expected


MASKED = """spec f(x: u16) {
  c: u16 = const value=%d
  a: u16 = and x, c
  s: u16 = shl a, k=1
  return s
}"""


@pytest.mark.parametrize(("mask", "lost"), [(0xFFFF, 0x0100), (0x7F7F, 0)])
def test_bits_that_are_zeros_are_not_lost(mask: int, lost: int) -> None:
    program = parse_program(MASKED % mask)
    (shift,) = (op for op in program.ops if op.name == "shl")
    assert LostBits(program, 16).by(shift)[8] == lost


WANTED = """spec f(x: u16, y: u16) {
  s: u16 = shr x, k=4
  c: u16 = const value=%d
  r: u16 = %s
  return r
}"""


@pytest.mark.parametrize(
    ("mask", "reader", "lost"),
    [
        (0xFFFF, "and s, c", 0x00F0),
        (0x0F0F, "and s, c", 0),
        (0x0F0F, "mux c, s, y", 0),
        (0x0F0F, "mux c, y, s", 0x00F0),
        (0x00F0, "or s, c", 0),
        (0x00F0, "xor s, c", 0x00F0),
        (0x00F0, "rotl s, k=3", 0x00F0),
    ],
)
def test_bits_that_no_reader_wants_are_not_lost(mask: int, reader: str, lost: int) -> None:
    program = parse_program(WANTED % (mask, reader))
    (shift,) = (op for op in program.ops if op.name == "shr")
    assert LostBits(program, 16).by(shift)[8] == lost


def test_what_moves_bits_moves_those_wanted() -> None:
    program = parse_program(
        """spec f(x: u16) {
          s: u16 = shl x, k=1
          p: u16 = permute s, map=(8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7)
          t: u16 = rotl p, k=8
          c: u16 = const value=65279
          r: u16 = and t, c
          return r
        }"""
    )
    lost = LostBits(program, 16)
    assert lost.wanted["s"] == 0xFEFF
    assert lost.by(program.makers["s"])[8] == 0
    assert lost.ones["s"] == 0xFFFE
