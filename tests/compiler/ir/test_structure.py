"""The structure of a program: equal for other names and places, different for any other change."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Op
from compiler.ir.structure import are_renamed, rounds_alike, structure

TEXT = """
slice f(p: ptr, a: u8, b: u8) {
  t0: u8 = load p, offset=4
  t1: u8, t2: u8 = sbox a, t0, table=S @1  ; 3:4
  t3: u8 = sub t1, b
  store p, t3, offset=0
  return t3, t2
}
"""


def structure_of(*changes: tuple[str, str]) -> object:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return structure(parse_program(text))


@pytest.mark.parametrize(
    "changes",
    [
        [("t3", "x")],
        [("a: u8", "key: u8"), ("sbox a,", "sbox key,")],
        [("t1", "old"), ("t2", "t1"), ("old", "t2")],
        [(" @1  ; 3:4", "")],
        [("@1", "@9 !copy")],
        [("slice f", "slice g")],
    ],
)
def test_names_rounds_and_lines_do_not_count(changes: list[tuple[str, str]]) -> None:
    assert structure_of(*changes) == structure_of()
    assert hash(structure_of(*changes)) == hash(structure_of())


@pytest.mark.parametrize(
    "changes",
    [
        [("slice f", "listing f")],
        [("p: ptr", "out: ptr"), ("load p", "load out"), ("store p", "store out")],
        [("b: u8", "b: u16")],
        [("a: u8, b: u8", "a: u8, b: u8, c: u8")],
        [("offset=4", "offset=8")],
        [("sub t1, b", "sub b, t1")],
        [("sub t1, b", "add t1, b")],
        [("sub t1, b", "sub t2, b")],
        [("t3: u8", "t3: u16")],
        [("return t3, t2", "return t2, t3")],
        [("return t3, t2", "return t3")],
        [("  store p, t3, offset=0\n", "")],
    ],
)
def test_everything_else_counts(changes: list[tuple[str, str]]) -> None:
    assert structure_of(*changes) != structure_of()


def test_the_order_of_operations_counts() -> None:
    two = "slice f(a: u8) {{\n {}\n {}\n return {}\n}}"
    first, other = "x: u8 = not a", "y: u8 = neg a"
    one = structure(parse_program(two.format(first, other, "x, y")))
    assert structure(parse_program(two.format(other, first, "x, y"))) != one


ROUNDS = parse_program("""
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
    assert numbers(rounds_alike(ROUNDS.ops, by_name)) == [[1, 2, 4], [3]]
    assert numbers(rounds_alike(ROUNDS.ops, by_constants)) == [[1, 2], [3], [4]]


def test_what_is_read_is_for_the_caller_to_say() -> None:
    assert numbers(rounds_alike(ROUNDS.ops, by_name, lambda op: ())) == [[1, 2, 3, 4]]


@pytest.mark.parametrize(
    ("old", "new", "is_same"),
    [
        ("t3", "x", True),
        ("@1", "@9 !copy", True),
        ("offset=4", "offset=5", False),
        ("sub t1, b", "sub b, t1", False),
        ("return t3, t2", "return t2, t3", False),
        ("a: u8", "a: u8, c: u8", False),
    ],
)
def test_programs_that_differ_in_names_alone_are_found(old: str, new: str, is_same: bool) -> None:
    assert are_renamed(parse_program(TEXT), parse_program(TEXT.replace(old, new))) is is_same
