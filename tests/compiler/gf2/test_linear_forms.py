"""What linear operations do to sums of unknown bits is what they do to the bits themselves."""

from __future__ import annotations

import random
from functools import reduce

import numpy as np
import pytest

from compiler.gf2.linear_forms import LINEAR, Bits
from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program

BITS = 8
LINES = {
    "xor": "t: u8 = xor a, b",
    "or": "t: u8 = or a, b",
    "add": "t: u8 = add a, b",
    "rotl": "t: u8 = rotl a, k=3",
    "shl": "t: u8 = shl a, k=2",
    "shr": "t: u8 = shr a, k=5",
    "extract": "t: u3 = extract a, lo=4",
    "concat": "t: u16 = concat a, b",
    "permute": "t: u8 = permute a, map=(7 6 5 4 3 2 1 0)",
    "copy": "t: u8 = copy a",
}
DISJOINT = {"or", "add"}
"""These are linear for words that have no bit in common."""


def unknown(first: int, mask: int) -> Bits:
    """A word of unknown bits, each of its own; zero where the mask is."""
    return [1 << first + i if mask >> i & 1 else None for i in range(BITS)]


@pytest.mark.parametrize("name", LINES)
def test_it_is_what_the_interpreter_says(name: str) -> None:
    text = f"spec p(a: u8, b: u8) {{\n  {LINES[name]}\n  return t\n}}"
    program = parse_program(text)
    (op,) = program.ops
    masks = (0x0F, 0xF0) if name in DISJOINT else (0xFF, 0xFF)
    words = [unknown(8 * n, mask) for n, mask in enumerate(masks)]
    found = LINEAR[name](program, op, words[: len(op.args)])
    assert found is not None
    rng = random.Random(name)
    for _ in range(20):
        a, b = (rng.randrange(256) & mask for mask in masks)
        inputs = {"a": word_array([a], BITS), "b": word_array([b], BITS)}
        (result,) = interpret(program, inputs)
        assert isinstance(result, np.ndarray)
        assert int(result[0]) == value_of(found[0], a | b << 8)


def value_of(forms: Bits, state: int) -> int:
    bits = [0 if form is None else (form & state).bit_count() & 1 for form in forms]
    return reduce(lambda total, i: total | bits[i] << i, range(len(bits)), 0)


@pytest.mark.parametrize("name", sorted(DISJOINT))
def test_words_with_a_bit_in_common_are_not_linear(name: str) -> None:
    program = parse_program(f"spec p(a: u8, b: u8) {{\n  {LINES[name]}\n  return t\n}}")
    words = [unknown(0, 0x1F), unknown(8, 0xF0)]
    assert LINEAR[name](program, program.ops[0], words) is None


def test_and_is_linear_with_a_constant_alone() -> None:
    lines = ["m: u8 = const value=5", "t: u8 = and m, a", "u: u8 = and a, b"]
    body = "".join(f"  {line}\n" for line in lines)
    program = parse_program(f"spec p(a: u8, b: u8) {{\n{body}  return t, u\n}}")
    _, masked, both = program.ops
    a, b = unknown(0, 0xFF), unknown(8, 0xFF)
    assert LINEAR["and"](program, masked, [[None] * BITS, a]) == [[1, None, 4, *[None] * 5]]
    assert LINEAR["and"](program, both, [a, b]) is None
