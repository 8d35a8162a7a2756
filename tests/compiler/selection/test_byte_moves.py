"""Where the bytes of values come from, against what the interpreter makes of marked bytes."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.selection.byte_moves import byte_maps, is_partial, joined_parts, united
from tests import golden

LOW, ODD = " ".join(["255"] * 8 + ["0"] * 8), " ".join(["0", "255"] * 8)


def program(*lines: str, result: str = "") -> Program:
    """A function of three registers; the last value is the result."""
    head = "slice f(a: u8x16, b: u8x16, c: u8x16) {"
    last = result or lines[-1].split(":")[0]
    return parse_program("\n".join([head, *lines, f"return {last}", "}"]))


@pytest.mark.parametrize(
    "lines",
    [
        ("t: u32x4 = shl a, k=8",),
        ("t: u64x2 = shr a, k=32",),
        ("t: u16x8 = rotl a, k=8",),
        ("t: u32x4 = insert_left a, b, k=16",),
        ("t: u64x2 = insert_right a, b, k=24",),
        (f"m: u8x16 = const value=({LOW})", "t: u8x16 = and a, m"),
        (f"m: u8x16 = const value=({ODD})", "t: u8x16 = mux m, a, b"),
        ("s: u16x8 = shl a, k=8", "r: u16x8 = shr b, k=8", "t: u8x16 = or s, r"),
        (
            "s: u16x8 = shl a, k=8",
            "r: u32x4 = shl s, k=8",
            "t: u8x16 = xor b, c",
            "u: u64x2 = shr r, k=8",
        ),
    ],
)
def test_bytes_come_from_where_the_map_says(lines: tuple[str, ...]) -> None:
    made = program(*lines)
    name = made.results[0]
    places = byte_maps(made)[name]
    marked = np.random.default_rng(1).integers(0, 256, (3, 5, 16), np.uint8)
    inputs = dict(zip("abc", marked, strict=True))
    (value,) = interpret(made, inputs)
    assert isinstance(value, np.ndarray)
    for n, place in enumerate(places):
        expected = inputs[place[0]][:, place[1]] if place else 0
        assert np.array_equal(value[:, n], np.broadcast_to(expected, 5)), n


@pytest.mark.parametrize(
    "lines",
    [
        ("t: u8x16 = shl a, k=8",),
        ("t: u16x8 = shl a, k=4",),
        ("m: u8x16 = const value=15", "t: u8x16 = and a, m"),
        ("t: u8x16 = and a, b",),
        ("t: u8x16 = mux a, b, c",),
        ("t: u8x16 = xor a, b",),
        ("s: u16x8 = shl a, k=8", "r: u16x8 = shl b, k=8", "t: u8x16 = xor s, r"),
        (f"m: u8x16 = const value=({LOW})", "t: u8x16 = mux a, m, b"),
    ],
    ids=["all gone", "bits", "bits of a mask", "two", "no mask", "a sum", "one place", "a choice"],
)
def test_other_values_are_no_moved_bytes(lines: tuple[str, ...]) -> None:
    assert "t" not in byte_maps(program(*lines))


def test_what_is_made_of_a_value_without_zeros_has_it_for_a_source() -> None:
    maps = byte_maps(program("s: u16x8 = rotl a, k=8", "t: u16x8 = shl s, k=8"))
    assert maps["t"][:2] == (None, ("s", 0))
    assert is_partial(maps["t"])
    assert not is_partial(maps["s"])
    assert not is_partial(None)


def test_maps_are_united_where_they_do_not_meet() -> None:
    a, b = ("a", 0), ("b", 1)
    assert united((a, None), (None, b)) == (a, b)
    assert united((a, None), (b, None)) is None


def test_parts_that_share_out_a_register_are_added_first() -> None:
    before = program(
        "s: u16x8 = shl a, k=8",
        "t: u16x8 = shr b, k=8",
        "u: u8x16 = xor s, c",
        "v: u8x16 = xor u, t",
    )
    made = joined_parts(before, byte_maps(before))
    assert next(set(op.args) for op in made.ops if op.name == "xor") == {"s", "t"}
    assert not golden.differing(before, made, seed=1)


@pytest.mark.parametrize("second", ["shl b, k=8", "shr b, k=4"])
def test_other_parts_stay_where_they_are(second: str) -> None:
    before = program(
        "s: u16x8 = shl a, k=8",
        f"t: u16x8 = {second}",
        "u: u8x16 = xor s, c",
        "v: u8x16 = xor u, t",
    )
    assert joined_parts(before, byte_maps(before)) == before
