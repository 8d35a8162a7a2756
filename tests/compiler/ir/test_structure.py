"""Rounds that do the same on values of the same places are together."""

from __future__ import annotations

from collections.abc import Hashable

from compiler.ir.parse import parse_program
from compiler.ir.program import Op
from compiler.ir.structure import rounds_alike

PROGRAM = parse_program("""
spec f(x: u8, k: u8) {
  a: u8 = xor x, k @1
  b: u8 = rotl a, k=3 @1
  c: u8 = xor b, x @2
  d: u8 = rotl c, k=3 @2
  e: u8 = xor d, k @3
  g: u8 = rotl k, k=3 @3
  h: u8 = xor g, k @4
  i: u8 = rotl h, k=5 @4
  return i
}
""")


def numbers(rounds: list[list[tuple[Op, ...]]]) -> list[list[int]]:
    return [[ops[0].round for ops in alike] for alike in rounds]


def by_name(op: Op) -> Hashable:
    return op.name


def by_constants(op: Op) -> Hashable:
    return op.name, op.attrs


def test_rounds_differ_in_places_and_in_what_counts_as_the_kind() -> None:
    # The third rotates a value from ahead of the round, the fourth by another amount.
    assert numbers(rounds_alike(PROGRAM.ops, by_name)) == [[1, 2, 4], [3]]
    assert numbers(rounds_alike(PROGRAM.ops, by_constants)) == [[1, 2], [3], [4]]


def test_what_is_read_is_for_the_caller_to_say() -> None:
    assert numbers(rounds_alike(PROGRAM.ops, by_name, lambda op: ())) == [[1, 2, 3, 4]]
