"""Sums of shifts of one word as products and one shift: what is changed, and what it computes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.shifted_sums import with_common_shifts, with_products_of_copies

BYTE = ("m: u32 = const value=255", "x: u32 = and a, m")
COPIES = (*BYTE, "h: u32 = shl x, k=8", "d: u32 = or x, h")
ROTATED = (*COPIES, *(f"r{k}: u32 = shr d, k={k}" for k in (7, 6, 1)))


def program(*lines: str, results: str = "") -> Program:
    last = results or lines[-1].split(":")[0]
    text = ["slice f(a: u32, b: u32) {", *lines, f"return {last}", "}"]
    return parse_program("\n".join(text))


def names(made: Program) -> dict[str, int]:
    return dict(Counter(op.name for op in made.ops if op.name != "const"))


def same(one: Program, other: Program) -> bool:
    rng = np.random.default_rng(2)
    inputs = {name: rng.integers(0, 1 << 32, 99, np.uint64) for name in ("a", "b")}
    return repr(interpret(one, inputs)) == repr(interpret(other, inputs))


@pytest.mark.parametrize("join", ["or x, h", "xor h, x", "add x, h"])
def test_copies_side_by_side_are_a_product(join: str) -> None:
    before = program(*COPIES[:-1], f"d: u32 = {join}")
    after = with_products_of_copies(before)
    assert names(after) == {"and": 1, "mul": 1}
    assert {op.number("value") for op in after.ops if op.name == "const"} == {255, 257}
    assert same(before, after)


@pytest.mark.parametrize(
    "lines",
    [
        (*BYTE, "h: u32 = shl x, k=7", "d: u32 = or x, h"),
        (*BYTE, "h: u32 = shl b, k=8", "d: u32 = or x, h"),
        (*BYTE, "h: u32 = shl x, k=8", "d: u32 = and x, h"),
        ("h: u32 = shl a, k=8", "d: u32 = or a, h"),
    ],
    ids=["copies overlap", "another word", "no sum", "a whole word"],
)
def test_other_sums_stay(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert with_products_of_copies(before) is before


def test_shifts_of_one_word_become_one() -> None:
    before = program(*ROTATED, "s: u32 = xor r7, r6", "t: u32 = xor r1, s")
    after = with_common_shifts(with_products_of_copies(before))
    assert names(after) == {"and": 1, "mul": 3, "xor": 2, "shr": 1}
    assert {op.number("value") for op in after.ops if op.name == "const"} == {255, 257, 514, 16448}
    assert same(before, after)
    assert same(before, with_common_shifts(before))


def test_other_summands_stay() -> None:
    before = program(*ROTATED, "s: u32 = xor b, r6", "t: u32 = xor s, r1", "u: u32 = xor r7, t")
    after = with_common_shifts(before)
    assert names(after) == {"and": 1, "shl": 1, "or": 1, "mul": 2, "xor": 3, "shr": 1}
    assert same(before, after)


def test_two_words_have_a_shift_each() -> None:
    more = ("y: u32 = and b, m", *(f"q{k}: u32 = shr y, k={k}" for k in (2, 3)))
    sums = ("s: u32 = xor r7, q2", "t: u32 = xor r6, q3", "u: u32 = xor s, t")
    before = program(*ROTATED, *more, *sums)
    after = with_common_shifts(before)
    assert (names(after)["shr"], names(after)["mul"]) == (2, 2)
    assert same(before, after)


@pytest.mark.parametrize(
    ("lines", "results"),
    [
        (("s: u32 = shr a, k=7", "t: u32 = shr a, k=6", "u: u32 = xor s, t"), "u"),
        ((*ROTATED, "u: u32 = xor r7, b"), "u"),
        ((*ROTATED, "u: u32 = xor r7, r6", "v: u32 = add r7, r6"), "u, v"),
        ((*ROTATED, "u: u32 = or r7, r6"), "u"),
        ((*BYTE, "s: u32 = shr x, k=3", "t: u32 = shr x, k=3", "u: u32 = xor s, t"), "u"),
    ],
    ids=["a word without room", "one shift", "shifts that others read", "no sum", "equal shifts"],
)
def test_shifts_that_stay(lines: tuple[str, ...], results: str) -> None:
    before = program(*lines, results=results)
    assert with_common_shifts(before) is before


def test_a_sum_that_others_read_is_a_sum_of_its_own() -> None:
    lines = (*ROTATED, "s: u32 = xor r7, r6", "t: u32 = xor s, r1", "u: u32 = add s, t")
    before = program(*lines)
    after = with_common_shifts(before)
    assert names(after)["shr"] == 2
    assert same(before, after)
