"""Operators of plans: on numbers, on literals and on both mixed they give the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import Bits, Words, constant_bits, known_number
from prove.machine.applied import APPLIED, SINGLE

WIDTH = 4
PAIRS = [(0, 0), (3, 5), (5, 3), (15, 1), (9, 9), (12, 4), (7, 15)]
Function = Callable[[int, int], int]
ON_WORDS: dict[str, Function] = {
    "xor": lambda x, y: x ^ y,
    "conjunction": lambda x, y: x & y,
    "add": lambda x, y: (x + y) % 16,
    "subtract": lambda x, y: (x - y) % 16,
    "multiply": lambda x, y: x * y % 16,
    "below": lambda x, y: int(x < y),
    "equal": lambda x, y: int(x == y),
    "<<": lambda x, y: (x << y) % 16,
    ">>": lambda x, y: x >> y,
    "<<<": lambda x, y: (x << y % 4 | x >> 4 - y % 4) % 16,
    ">>>": lambda x, y: (x >> y % 4 | x << 4 - y % 4) % 16,
}
GRAPHLESS = sorted(ON_WORDS.keys() - {"multiply", "<<<", ">>>"})
"""What needs no graph where both sides are numbers."""


class Shown:
    """Words of two inputs `a` and `b` that are numbers only when they are asked for."""

    def __init__(self, a: int, b: int) -> None:
        self.graph, self._numbers = Graph(), {"a": a, "b": b}
        self.words = Words(self.graph)
        self.a, self.b = self._word("a"), self._word("b")

    def _word(self, name: str) -> Bits:
        return tuple(self.graph.input(name, bit) for bit in range(WIDTH))

    def number(self, bits: Bits) -> int:
        numbers = self._numbers
        return Simulation(self.graph, lambda name, bit: numbers[name] >> bit & 1, 1).word(bits, 0)


@pytest.mark.parametrize("name", ON_WORDS)
def test_an_operator_gives_the_number_whatever_is_known(name: str) -> None:
    apply, function = APPLIED[name], ON_WORDS[name]
    for x, y in PAIRS:
        shown, expected = Shown(x, y), function(x, y)
        first, second = constant_bits(x, WIDTH), constant_bits(y, WIDTH)
        assert known_number(apply(shown.words, first, second)) == expected
        for a, b in ((shown.a, shown.b), (shown.a, second), (first, shown.b)):
            assert shown.number(apply(shown.words, a, b)) == expected, (x, y)


@pytest.mark.parametrize("name", GRAPHLESS)
def test_numbers_need_no_graph(name: str) -> None:
    nothing = cast("Words", None)
    for x, y in PAIRS:
        made = APPLIED[name](nothing, constant_bits(x, WIDTH), constant_bits(y, WIDTH))
        assert known_number(made) == ON_WORDS[name](x, y)


def test_each_bit_chooses_for_itself() -> None:
    shown = Shown(0b0011, 0b0101)
    nothing, conditions = cast("Words", None), constant_bits(0b1001, WIDTH)
    chosen = APPLIED["choice"](nothing, conditions, shown.a, shown.b)
    assert shown.number(chosen) == 0b0101 & 0b0110 | 0b0011 & 0b1001
    by_data = APPLIED["choice"](shown.words, shown.a, shown.b, conditions)
    assert shown.number(by_data) == 0b0101 & 0b0011 | 0b1001 & 0b1100
    mixed = (shown.a[0], 0, 1, shown.a[3])
    assert shown.number(APPLIED["choice"](shown.words, mixed, shown.b, conditions)) == 0b1101


@pytest.mark.parametrize("place", range(6))
def test_a_look_up_counts_modulo_the_cells(place: int) -> None:
    shown = Shown(place, 0)
    cells = [constant_bits(value, 3) for value in (6, 1, 7, 2)]
    expected = (6, 1, 7, 2)[place % 4]
    lookup = APPLIED["lookup"]
    assert known_number(lookup(cast("Words", None), *cells, constant_bits(place, 3))) == expected
    assert shown.number(lookup(shown.words, *cells, shown.a)) == expected


def test_those_on_single_bits_take_bits_one_by_one() -> None:
    assert {*ON_WORDS, "carry", "choice", "lookup"} == set(APPLIED)
    assert {"xor": 2, "conjunction": 2, "choice": 3}.keys() == SINGLE
    nothing, a, b, c = cast("Words", None), (0, 1), (1, 1), (1, 0)
    for name in sorted(SINGLE):
        given = [(a, b), (b, c), (c, a)][: 3 if name == "choice" else 2]
        first, second = (APPLIED[name](nothing, *column) for column in zip(*given, strict=True))
        joined = APPLIED[name](nothing, *(one + other for one, other in given))
        assert joined == first + second
