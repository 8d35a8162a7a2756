"""Data plus a public number has one form, whatever the steps."""

from __future__ import annotations

import pytest

from prove.graph.sweep import Limits
from prove.graph.words import Bits, constant_bits
from prove.machine.values import Facts, Sum, Unsupported, symbol
from prove.modes.products import ProductGraph
from prove.modes.sums import Numbers, SumWords

WIDTH = 32


def made() -> tuple[Numbers, Bits]:
    """Numbers with a symbol of 4 bits, and a word of data."""
    graph = ProductGraph(Limits(1))
    data = tuple(graph.input("data", i) for i in range(WIDTH))
    return Numbers(graph, {"n": tuple(graph.input("n", i) for i in range(4))}), data


def test_bits_of_a_multiple_and_a_smaller_number_stand_beside_one_another() -> None:
    numbers, _ = made()
    n = numbers.symbols["n"]
    assert numbers.bits(symbol("n").times(4).moved(3), 8) == (1, 1, *n, 0, 0)
    assert numbers.bits(Sum("", -1), 4) == (1, 1, 1, 1)


@pytest.mark.parametrize("number", [symbol("n").times(3), symbol("m"), Sum("out", 0, (("n", 1),))])
def test_other_numbers_have_no_bits(number: Sum) -> None:
    with pytest.raises(Unsupported, match="is taken as data"):
        made()[0].bits(number, 8)


def test_a_word_is_added_to_in_any_order() -> None:
    numbers, data = made()
    words = SumWords(numbers)
    n, one = numbers.bits(symbol("n"), WIDTH), constant_bits(1, WIDTH)
    first = words.add(words.add(data, one), words.add(n, one))
    other = words.add(words.add(words.add(data, n), one), one)
    assert first == other != words.add(data, n)
    assert numbers.parts(other) == (data, symbol("n").moved(2))


def test_bits_of_a_number_are_found_again() -> None:
    numbers, data = made()
    assert numbers.number(numbers.bits(symbol("n"), 16)) == symbol("n")
    assert numbers.number(constant_bits(5, 16)) == Sum("", 5)
    assert numbers.number(data) is None


def test_a_condition_holds_for_all_values_of_a_symbol_or_is_open() -> None:
    numbers, data = made()
    bits = numbers.bits(symbol("n"), 8)
    words = SumWords(numbers)
    below = words.below(bits, constant_bits(9, 8))
    assert numbers.holds(below, Facts({"n": (0, 8)})) is True
    assert numbers.holds(below, Facts({"n": (9, 15)})) is False
    assert numbers.holds(below, Facts({"n": (0, 9)})) is None
    assert numbers.holds(data[0], Facts({"n": (0, 8)})) is None
