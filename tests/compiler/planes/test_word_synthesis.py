"""Words made of known ones: their bits are the sums asked for, and cheap ones are cheap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.interpreter import interpret, word_array
from compiler.ir.program import Builder, Program, Type
from compiler.planes.bit_layers import ONE, Form
from compiler.planes.word_synthesis import Forms, WordSynthesis
from tests.compiler.plane_values import SHIFTER, cost_of, value_of

BITS = range(1, 33)
"""The bits of the word `x`, then those of `y`, are 1 to 32 and 33 to 64; sum 0 is the number 1."""
X = tuple(1 << bit for bit in BITS)
Y = tuple(1 << 32 + bit for bit in BITS)


class Known:
    """A synthesis that knows `x` and `y`, and what its words must be."""

    def __init__(self) -> None:
        self.build = Builder()
        self.params = tuple(self.build.param(name, Type(32)) for name in "xy")
        self.synthesis = WordSynthesis(self.build, SHIFTER)
        self.synthesis.know("x", X)
        self.synthesis.know("y", Y)

    def make(self, forms: Forms) -> int:
        """Make a word, check it, and return what it cost."""
        before = len(self.build.ops)
        name = self.synthesis.make(forms)
        chance = Random(len(self.build.ops))
        x, y = chance.getrandbits(32), chance.getrandbits(32)
        program = Program("f", "spec", self.params, tuple(self.build.ops), (name,))
        values = {"x": word_array([x], 32), "y": word_array([y], 32)}
        (found,) = interpret(program, values)
        assert isinstance(found, np.ndarray)
        bits = [1, *(x >> n & 1 for n in range(32)), *(y >> n & 1 for n in range(32))]
        for place, form in enumerate(forms):
            assert form is None or int(found[0]) >> place & 1 == value_of(form, bits)
        return cost_of(program.with_ops(self.build.ops[before:]))


def each(change: Callable[[int], Form | None]) -> Forms:
    return tuple(change(place) for place in range(32))


@pytest.mark.slow
@given(st.randoms(use_true_random=False))
def test_random_sums(chance: Random) -> None:
    """Words of random sums of up to four bits, complemented or not, one from another."""
    known = Known()
    for _ in range(3):
        known.make(random_word(chance, chance.randint(1, 4), chance.random()))


def random_word(chance: Random, size: int, gaps: float) -> Forms:
    """Some bits of it do not matter."""
    return each(lambda _: None if chance.random() < gaps else random_sum(chance, size))


def random_sum(chance: Random, size: int) -> Form:
    """A sum of bits that are low in their words: some of them come again."""
    total = chance.randint(0, 1)
    for _ in range(chance.randint(0, size)):
        total ^= 1 << chance.choice((*range(1, 6), *range(33, 38)))
    return total


@pytest.mark.parametrize(
    ("forms", "cost"),
    [
        (X, 0),
        (each(lambda n: X[n] ^ Y[n]), 1),
        (each(lambda n: X[n] ^ ONE), 1),
        (each(lambda n: X[n] ^ (ONE if n % 3 else 0)), 1),
        (each(lambda n: X[(n + 5) % 32]), 3),
        (each(lambda n: X[n + 5] if n < 27 else 0), 1),
        (each(lambda n: X[n + 5] if n < 27 else None), 1),
        (each(lambda n: X[n - 5] if n > 4 else None), 1),
        (each(lambda n: X[n - 31] if n > 30 else None), 1),
        (each(lambda n: X[n] if n < 8 else None), 0),
        (each(lambda n: X[n] if n < 8 else 0), 1),
        (each(lambda n: X[n] if n < 8 else Y[n]), 3),
        (each(lambda n: X[n] ^ (Y[n] if n < 8 else 0)), 2),
        (each(lambda n: X[n] ^ Y[(n + 5) % 32]), 4),
        ((0,) * 32, 0),
        (each(lambda n: ONE if n == 7 else 0), 0),
        ((None,) * 32, 0),
    ],
)
def test_what_words_cost(forms: Forms, cost: int) -> None:
    known = Known()
    assert known.synthesis.recipe(forms).cost == cost
    assert known.make(forms) == cost
    assert known.make(forms) == 0


def test_looking_for_a_recipe_appends_nothing() -> None:
    """Regression: sums of single bits were appended while their cost was asked for."""
    known = Known()
    forms = mixed(Random(1), 5)
    recipe = known.synthesis.recipe(forms)
    assert recipe.parts
    assert not known.build.ops
    assert known.make(forms) == recipe.cost


def mixed(chance: Random, size: int) -> Forms:
    """Sums of so many bits each, which no word has."""
    bits: Sequence[int] = range(1, 65)
    return each(lambda _: sum(1 << bit for bit in chance.sample(bits, size)))


def test_words_made_are_known() -> None:
    known = Known()
    both = [X[n] ^ Y[n] for n in range(32)]
    assert known.make(tuple(both)) == 1
    assert known.make(each(lambda n: both[n + 4] if n < 28 else 0)) == 1
    assert known.make(each(lambda n: both[(n + 8) % 32] ^ X[n])) == 4


def test_two_words_are_added_where_one_is_not_enough() -> None:
    known = Known()
    known.make(each(lambda n: X[(n + 1) % 32] ^ Y[n]))
    forms = each(lambda n: X[n] ^ Y[n] ^ X[(n + 1) % 32] ^ X[(n + 2) % 32])
    assert known.synthesis.recipe(forms).cost <= 5
    known.make(forms)


def test_a_word_narrower_than_the_machines() -> None:
    known = Known()
    known.synthesis.know("x", X)
    half = WordSynthesis(known.build, SHIFTER)
    half.know("x", X[:16])
    assert half.recipe((*X[:16], *(None,) * 16)).cost == 0
    assert half.recipe((*X[8:16], *X[:8], *(None,) * 16)).cost == 5
