"""Masks behind shifts compute the same, and only shifts that allow it are rewritten."""

from __future__ import annotations

import pytest

from compiler.ir.late_masks import masks_behind_shifts, swaps_by_masks
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from tests import golden


def program(*lines: str, results: str) -> Program:
    head = "slice f(x: u32, y: u32, z: u32) {\nm: u32 = const value=0x0f0f0f0f"
    return parse_program("\n".join([head, *lines, f"return {results}", "}"]))


def names(made: Program) -> list[str]:
    return [op.name for op in made.ops if op.name != "const"]


@pytest.mark.parametrize("rest", ["and x, n", "xor x, a"], ids=["other mask", "what is left"])
def test_masks_of_a_permutation_are_behind_its_shifts(rest: str) -> None:
    lines = ["n: u32 = const value=0xf0f0f0f0", "a: u32 = and x, m", f"b: u32 = {rest}"]
    lines += ["s: u32 = shl a, k=4", "t: u32 = shr b, k=4", "u: u32 = or s, t"]
    before = program(*lines, results="u")
    made = masks_behind_shifts(before)
    assert names(made) == ["shl", "and", "shr", "and", "or"]
    assert not golden.differing(before, made, seed=1)


def test_lost_bits_stay_lost() -> None:
    lines = ["a: u32 = and x, m", "s: u32 = shl a, k=30", "t: u32 = xor s, x"]
    before = program(*lines, results="t")
    made = masks_behind_shifts(before)
    assert made is not before
    assert not golden.differing(before, made, seed=2)


@pytest.mark.parametrize(
    ("lines", "results"),
    [
        (("a: u32 = and x, m", "s: u32 = shl a, k=4", "t: u32 = xor s, y"), "t"),
        (("a: u32 = and x, m", "s: u32 = shl a, k=4", "t: u32 = add s, x"), "t"),
        (("a: u32 = and x, m", "s: u32 = shl a, k=4", "t: u32 = xor s, x"), "t, s"),
        (("a: u32 = and x, y", "s: u32 = shl a, k=4", "t: u32 = xor s, x"), "t"),
    ],
    ids=["one reader", "a sum reads it", "a result", "no constant"],
)
def test_masks_that_stay(lines: tuple[str, ...], results: str) -> None:
    before = program(*lines, results=results)
    assert masks_behind_shifts(before) is before


@pytest.mark.parametrize(("first", "back"), [("shr", "shl"), ("shl", "shr")])
@pytest.mark.parametrize("mixed", ["xor u, y", "xnor u, y", "lut3 u, y, y, k=153"])
def test_a_swap_needs_no_difference(first: str, back: str, mixed: str) -> None:
    lines = [f"u: u32 = {first} x, k=4", f"d: u32 = {mixed}", "a: u32 = and d, m"]
    lines += [f"s: u32 = {back} a, k=4", "v: u32 = xor x, s", "w: u32 = xor y, a"]
    before = program(*lines, results="v, w")
    made = swaps_by_masks(before)
    assert f"{back} y" in {f"{op.name} {op.args[0]}" for op in made.ops if op.args}
    assert not golden.differing(before, made, seed=3)


@pytest.mark.parametrize(
    ("difference", "k", "reader"),
    [("xor u, y", 3, "xor x, s"), ("or u, y", 4, "xor x, s"), ("xor u, y", 4, "xor z, s")],
    ids=["another amount", "no difference", "added to another word"],
)
def test_no_swap(difference: str, k: int, reader: str) -> None:
    lines = ["u: u32 = shr x, k=4", f"d: u32 = {difference}", "a: u32 = and d, m"]
    lines += [f"s: u32 = shl a, k={k}", f"v: u32 = {reader}"]
    before = program(*lines, results="v")
    assert swaps_by_masks(before) is before
