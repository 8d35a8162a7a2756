"""The graph with one form of products, and carries of numbers that are counted up."""

from __future__ import annotations

from itertools import product

from prove.graph.sweep import Limits
from prove.graph.words import constant_bits
from prove.modes.products import CountingWords, ProductGraph
from tests.random_numbers import generator


def values_of(graph: ProductGraph, literal: int, inputs: list[int]) -> list[int]:
    """The values of a literal for all values of inputs."""
    made = []
    for bits in product((0, 1), repeat=len(inputs)):
        known = {0: 0} | {x >> 1: v for x, v in zip(inputs, bits, strict=True)}
        for number in sorted(graph.cone([literal])):
            if number not in known:
                node = graph.node(number)
                left, right = (known[x >> 1] ^ x & 1 for x in (node.left, node.right))
                known[number] = left ^ right if node.is_sum else left & right
        made.append(known[literal >> 1] ^ literal & 1)
    return made


def test_products_in_any_association_are_one_literal() -> None:
    graph = ProductGraph(Limits(1))
    a, b, c, d = (graph.input("x", i) for i in range(4))
    left = graph.conjunction(graph.conjunction(graph.conjunction(a, b ^ 1), c), d)
    right = graph.conjunction(graph.conjunction(d, a), graph.conjunction(c, b ^ 1))
    assert left == right
    assert graph.conjunction(left, b) == 0


def test_operations_are_right_for_all_values() -> None:
    graph = ProductGraph(Limits(1))
    inputs = [graph.input("x", i) for i in range(3)]
    literals = [0, 1, *inputs, *(graph.xor(inputs[0], x) ^ 1 for x in inputs[1:])]
    for x, y, z in product(literals, repeat=3):
        columns = [values_of(graph, literal, inputs) for literal in (x, y, z)]
        both = values_of(graph, graph.conjunction(graph.conjunction(x, y), z), inputs)
        most = values_of(graph, graph.majority(x, y, z), inputs)
        for a, b, c, made, voted in zip(*columns, both, most, strict=True):
            assert made == a & b & c
            assert voted == (a + b + c >= 2)


def test_random_sums_and_products_are_right_for_all_values() -> None:
    """Products that contain each other, sums of them, and sums that a factor decides."""
    rng, graph = generator(), ProductGraph(Limits(1))
    inputs = [graph.input("x", i) for i in range(4)]
    made = [(x, values_of(graph, x, inputs)) for x in inputs]
    for _ in range(600):
        chosen = [made[i] for i in rng.integers(len(made), size=2)]
        (a, b), complements = chosen, rng.integers(2, size=2)
        one, other = a[0] ^ int(complements[0]), b[0] ^ int(complements[1])
        is_sum = bool(rng.integers(2))
        literal = graph.xor(one, other) if is_sum else graph.conjunction(one, other)
        wanted = [
            (x ^ complements[0]) ^ (y ^ complements[1])
            if is_sum
            else (x ^ complements[0]) & (y ^ complements[1])
            for x, y in zip(a[1], b[1], strict=True)
        ]
        assert values_of(graph, literal, inputs) == wanted
        made.append((literal, wanted))


def test_what_a_request_counts_up_twice_is_one_literal() -> None:
    """A carry, by the change of the highest bit or as the product of all bits."""
    graph = ProductGraph(Limits(1))
    words, number = CountingWords(graph), tuple(graph.input("n", i) for i in range(6))
    upper = graph.input("u", 0)
    after = words.add(number, constant_bits(1, 6))
    changed = graph.conjunction(number[-1], after[-1] ^ 1)
    assert changed == words.all_of(number)
    held = graph.conjunction(upper, number[-1])
    by_sign = graph.xor(held, graph.conjunction(held, after[-1]))
    assert by_sign == graph.conjunction(upper, words.all_of(number))


def test_a_number_counted_to_zero_is_the_carry() -> None:
    graph = ProductGraph(Limits(1))
    words, number = CountingWords(graph), tuple(graph.input("n", i) for i in range(6))
    one = constant_bits(1, 6)
    is_zero = words.below(words.add(number, one), one)
    assert is_zero == words.all_of(number)
    mask = (is_zero,) * 6
    excluded = (is_zero ^ 1, 0, 0, 0, 0, 0)
    assert words.subtract(mask, excluded) == (1,) * 6
    twice = tuple(a ^ b for a, b in zip(number, number, strict=True))
    assert twice == constant_bits(0, 6)


def test_constants_are_added_together_in_words_and_not_in_bytes() -> None:
    graph = ProductGraph(Limits(1))
    words = CountingWords(graph)
    for width in (8, 16):
        x = tuple(graph.input("x", i) for i in range(width))
        two = words.add(words.add(x, constant_bits(3, width)), constant_bits(4, width))
        one = words.add(x, constant_bits(7, width))
        assert (one == two) == (width == 16)
        inputs = list(x[:4])
        assert [values_of(graph, bit, inputs) for bit in one[:4]] == [
            values_of(graph, bit, inputs) for bit in two[:4]
        ]
