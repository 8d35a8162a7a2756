"""Additions on literals: what they are, and which writings of them are one literal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from prove.claims.verdict import prove_function
from prove.graph.graph import Graph, projection_of
from prove.graph.simulate import Simulation
from prove.graph.words import Bits, Words, constant_bits, invert
from tests.prove.adders import ADDERS, rounds
from tests.prove.claims.test_functions import subject

WIDTH = 4
SAMPLES = 1 << 2 * WIDTH + 1
"""All values of two words and a bit."""


def word(graph: Graph, name: str) -> Bits:
    return tuple(graph.input(name, bit) for bit in range(WIDTH))


def simulation(graph: Graph) -> Simulation:
    """All values of `a`, `b` and `c`."""
    first = {"a": 0, "b": WIDTH, "c": 2 * WIDTH}
    return Simulation(graph, lambda n, bit: projection_of(first[n] + bit, 2 * WIDTH + 1), SAMPLES)


def numbers(values: Simulation, bits: Bits) -> list[int]:
    """The values of a word."""
    return [values.word(bits, sample) for sample in range(SAMPLES)]


def given(sample: int) -> tuple[int, int, int]:
    return sample % 16, sample >> WIDTH & 15, sample >> 2 * WIDTH


def test_sums_differences_and_comparisons_are_those_of_numbers() -> None:
    graph = Graph()
    words, a, b = Words(graph), word(graph, "a"), word(graph, "b")
    total = words.add(a, b)
    expected: dict[str, tuple[Bits, Callable[[int, int], int]]] = {
        "sum": (total, lambda x, y: (x + y) % 16),
        "difference": (words.subtract(a, b), lambda x, y: (x - y) % 16),
        "below": ((words.below(a, b),), lambda x, y: int(x < y)),
        "carry": ((words.below(total, b),), lambda x, y: int(x + y > 15)),
        "no carry": ((words.below(b, total),), lambda x, y: int(y < (x + y) % 16)),
    }
    for name, (bits, number) in expected.items():
        found = numbers(simulation(graph), bits)
        assert found == [number(*given(s)[:2]) for s in range(SAMPLES)], name


def test_a_bit_that_is_added_or_taken_away_in_any_place_is_a_carry() -> None:
    graph = Graph()
    words, a, b = Words(graph), word(graph, "a"), word(graph, "b")
    bit = (graph.input("c", 0), *(0,) * (WIDTH - 1))
    sums = [
        words.add(words.add(a, b), bit),
        words.add(bit, words.add(b, a)),
        words.add(b, words.add(a, bit)),
        words.add(words.add(bit, a), b),
    ]
    differences = [
        words.subtract(words.subtract(a, b), bit),
        words.subtract(words.subtract(a, bit), b),
    ]
    for made, sign in ((sums, 1), (differences, -1)):
        assert len(set(made)) == 1
        expected = [(x + sign * (y + c)) % 16 for x, y, c in map(given, range(SAMPLES))]
        assert numbers(simulation(graph), made[0]) == expected


def test_what_looks_like_a_carry_and_is_none_is_added_as_it_is() -> None:
    """Words with other bits, two carries, a bit with the carry of a difference."""
    graph = Graph()
    words, a, b = Words(graph), word(graph, "a"), word(graph, "b")
    c = graph.input("c", 0)
    bit = (c, *(0,) * (WIDTH - 1))
    with_bit = words.add(words.add(a, b), bit)
    made = {
        2: words.add(with_bit, bit),
        0: words.subtract(with_bit, bit),
        -1: words.subtract(words.add(a, b), bit),
        9: words.add(words.add(a, b), (c, 0, 0, c)),
        14: words.add(words.add(a, b), (c ^ 1, *(1,) * (WIDTH - 1))),
    }
    for factor, bits in made.items():
        found = numbers(simulation(graph), bits)
        for sample, (x, y, z) in enumerate(map(given, range(SAMPLES))):
            added = (15 - z) if factor == 14 else factor * z
            assert found[sample] == (x + y + added) % 16, factor


@pytest.mark.slow
def test_random_additions_and_comparisons_are_those_of_numbers() -> None:
    """Sums of sums, of bits alone and of constants: whatever is remembered must not mislead."""
    for seed in range(6):
        graph, rng = Graph(), random.Random(seed)
        words = Words(graph)
        c = graph.input("c", 0)
        starts = [word(graph, "a"), word(graph, "b"), (c, 0, 0, 0), (c ^ 1, 1, 1, 1)]
        pool = [(bits, numbers(simulation(graph), bits)) for bits in starts]
        pool.append((constant_bits(3, WIDTH), [3] * SAMPLES))
        for _ in range(15):
            (a, xs), (b, ys) = rng.choices(pool, k=2)
            kind = rng.choice(("add", "add", "subtract", "below", "invert"))
            pairs = list(zip(xs, ys, strict=True))
            if kind == "add":
                pool.append((words.add(a, b), [(x + y) % 16 for x, y in pairs]))
            elif kind == "subtract":
                pool.append((words.subtract(a, b), [(x - y) % 16 for x, y in pairs]))
            elif kind == "below":
                pool.append(((words.below(a, b), 0, 0, 0), [int(x < y) for x, y in pairs]))
            else:
                pool.append((invert(a), [15 - x for x in xs]))
        values = simulation(graph)
        for bits, expected in pool:
            assert numbers(values, bits) == expected


@pytest.mark.parametrize("kind", ["limbs", "limbs, carry first"])
def test_rounds_of_additions_in_limbs_are_those_of_whole_words(kind: str) -> None:
    graph = Graph()
    named = Words(graph, names=True)
    for _ in range(3):
        expected = rounds(named, 8, 32, Words.add)
    found = rounds(Words(graph), 8, 32, ADDERS[kind])
    assert list(map(graph.resolve, found)) == list(map(graph.resolve, expected))


@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt"])
@pytest.mark.parametrize("name", ["speck128_128", "speck96_96_l1_small"])
def test_words_longer_than_a_register_are_proven(name: str, role: str) -> None:
    outcome = prove_function(subject(name), role)
    assert (outcome.verdict, outcome.detail) == ("proven", "")


def by_data(words: Words, graph: Graph) -> tuple[Bits, Bits, Bits]:
    """A word of four bits, an amount of two, and 0 less the amount."""
    x, amount = word(graph, "a"), word(graph, "b")[:2]
    return x, amount, words.negated(amount)


def test_shifts_by_data_that_make_a_rotation_are_one() -> None:
    graph = Graph()
    words = Words(graph)
    x, n, back = by_data(words, graph)
    left = words.moved(x, "<<<", n)
    ends = (*back, words.all_of(invert(n)))
    for amount in (back, ends):
        made = words.disjunction(words.moved(x, "<<", n), words.moved(x, ">>", amount))
        assert made == left
    right = words.moved(x, ">>>", n)
    assert words.disjunction(words.moved(x, ">>", n), words.moved(x, "<<", back)) == right
    known = words.conjunction(invert(words.moved(x, ">>", n)), invert(words.moved(x, "<<", ends)))
    assert invert(known) == right
    values = simulation(graph)
    turned = [(a << b % 4 | a >> 4 - b % 4) % 16 for a, b, _ in map(given, range(SAMPLES))]
    assert numbers(values, left) == turned


def test_shifts_by_data_that_make_no_rotation_are_none() -> None:
    """Two shifts of other amounts, of other words, or that both give nothing for an amount of 0."""
    graph = Graph()
    words = Words(graph)
    x, n, back = by_data(words, graph)
    other = word(graph, "c")[:1] + x[1:]
    zero = words.all_of(invert(n))
    ends, begins = (*back, zero), (*n, zero)
    pairs = [
        (words.moved(x, "<<", n), words.moved(x, ">>", n)),
        (words.moved(x, "<<", n), words.moved(x, "<<", back)),
        (words.moved(x, "<<", n), words.moved(other, ">>", back)),
        (words.moved(x, "<<", begins), words.moved(x, ">>", ends)),
        (words.moved(x, "<<", (*n, n[0])), words.moved(x, ">>", back)),
    ]
    found = [words.disjunction(a, b) for a, b in pairs]
    values = simulation(graph)
    for (a, b), either in zip(pairs, found, strict=True):
        first, second = numbers(values, a), numbers(values, b)
        assert numbers(values, either) == [p | q for p, q in zip(first, second, strict=True)]


@pytest.mark.slow
def test_products_are_those_of_numbers_in_any_order() -> None:
    graph = Graph()
    words, a, b = Words(graph), word(graph, "a"), word(graph, "b")
    product = words.multiply(a, b)
    assert words.multiply(b, a) == product
    values = simulation(graph)
    expected = [x * y % 16 for x, y, _ in map(given, range(SAMPLES))]
    assert numbers(values, product) == expected
    for factor in range(16):
        multiple = words.multiply(a, constant_bits(factor, WIDTH))
        assert numbers(values, multiple) == [
            x * factor % 16 for x, *_ in map(given, range(SAMPLES))
        ]
