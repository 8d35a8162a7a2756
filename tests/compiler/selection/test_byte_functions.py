"""Functions of one byte are found, and are the sums of two look-ups that they are said to be."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.selection.byte_functions import byte_functions, grouped_sums
from tests import golden


def program(*lines: str, kind: str = "u8x16") -> Program:
    """A function of three registers; the last value is the result."""
    texts = [line.replace(":", f": {kind} =", 1) for line in lines]
    head = f"slice f(a: {kind}, b: {kind}, c: {kind}) {{"
    return parse_program("\n".join([head, *texts, f"return {lines[-1].split(':')[0]}", "}"]))


LINEAR = ("t: rotl a, k=1", "u: shl a, k=3", "v: xor t, u")


def test_a_linear_function_is_a_sum_of_its_halves() -> None:
    functions = byte_functions(program(*LINEAR))
    assert [(name, f.source) for name, f in functions.items()] == [(n, "a") for n in "tuv"]
    low, high = functions["v"].tables
    for byte in (0, 1, 0x0F, 0x10, 0x80, 0xA5, 0xFF):
        expected = (byte << 1 | byte >> 7) & 255 ^ byte << 3 & 255
        assert low[byte & 15] ^ high[byte >> 4] == expected


def test_a_constant_is_in_one_of_the_tables() -> None:
    lines = ("n: const value=90", "t: rotl a, k=1", "v: xor t, n")
    low, high = byte_functions(program(*lines))["v"].tables
    assert (low[0], high[0]) == (90, 0)


def test_boxes_on_both_halves_are_a_sum() -> None:
    """An operation on bits of one half only, that is not linear."""
    lines = ("n: const value=0x77", "s: shr a, k=1", "t: and s, n", "v: and t, a")
    assert "v" in byte_functions(program(*lines))


@pytest.mark.parametrize(
    "lines",
    [
        ("v: xor a, b",),
        ("v: add a, a", "w: mul a, a"),
        ("t: rotl a, k=4", "w: and a, t"),
        ("n: const value=(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)", "w: xor a, n"),
    ],
    ids=["two values", "a product", "both halves", "other lanes"],
)
def test_other_operations_are_no_such_functions(lines: tuple[str, ...]) -> None:
    assert lines[-1][0] not in byte_functions(program(*lines))


def test_lanes_of_other_widths_have_none() -> None:
    assert not byte_functions(program(*LINEAR, kind="u16x8"))
    assert not byte_functions(program(*LINEAR, kind="u8"))


def test_a_function_of_what_is_none_begins_anew() -> None:
    functions = byte_functions(program("m: mul a, a", "t: rotl m, k=3"))
    assert [(name, f.source) for name, f in functions.items()] == [("t", "m")]


def test_operands_that_are_functions_of_one_value_are_added_first() -> None:
    before = program(
        "t: rotl a, k=1", "u: xor t, b", "v: rotl a, k=2", "w: xor v, c", "x: xor u, w"
    )
    made = grouped_sums(before, byte_functions(before))
    first = next(op for op in made.ops if op.name == "xor")
    assert set(first.args) == {"t", "v"}
    assert made.results == ("x",)
    assert len(made.ops) == len(before.ops)
    assert not golden.differing(before, made, seed=1)


@pytest.mark.parametrize(
    "lines",
    [
        ("t: rotl a, k=1", "u: xor t, b", "v: xor u, c"),
        ("t: rotl a, k=1", "u: rotl a, k=2", "v: xor t, u"),
        (
            "t: rotl a, k=1",
            "u: xor t, b",
            "s: add u, b",
            "v: rotl a, k=2",
            "w: xor u, v",
            "x: add w, s",
        ),
    ],
    ids=["one each", "all of one", "read twice"],
)
def test_sums_that_have_nothing_to_group_stay(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert grouped_sums(before, byte_functions(before)) == before
