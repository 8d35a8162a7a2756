"""Laws of the bit graph on random programs: whatever is called equal is one function."""

from __future__ import annotations

import random
from functools import reduce
from itertools import pairwise
from operator import xor

import pytest

from prove.graph.graph import FALSE, TRUE, Graph, chosen, projection_of
from prove.graph.simulate import Simulation

N_INPUTS = 7
ONES = (1 << (1 << N_INPUTS)) - 1
SEEDS = (*range(60), 1223, 1293)
"""Of programs. In the last two relations lead to one another, and yet no end must be missing."""
MOST_INPUTS = 8
"""Of a box."""
KINDS = ("xor", "xor", "and", "and", "or", "choice", "majority", "name", "box", "box", "relate")
Pair = tuple[int, int]
"""A literal, and its values for all inputs."""


class Program:
    """Random operations on a graph and on values.

    Args:
        seed: of what is done.
    """

    def __init__(self, seed: int) -> None:
        self.rng, self.graph = random.Random(seed), Graph()
        given = [(self.graph.input("x", i), projection_of(i, N_INPUTS)) for i in range(N_INPUTS)]
        self.pool: list[Pair] = [*given, (FALSE, 0), (TRUE, ONES)]
        self._boxes: list[list[Pair]] = []
        for _ in range(40):
            self._step(self.rng.choice((*KINDS, "unrelated", "unify", "sum of")))

    def picked(self, k: int) -> list[Pair]:
        """Some of what has been made, mostly of late, some of it complemented."""
        found = self.rng.choices(self.pool[-12:] if self.rng.random() < 0.6 else self.pool, k=k)
        flips = self.rng.choices((0, 0, 0, 1), k=k)
        return [(a ^ flip, x ^ ONES * flip) for (a, x), flip in zip(found, flips, strict=True)]

    def _step(self, kind: str) -> None:
        graph = self.graph
        (a, x), (b, y), (c, z) = self.picked(3)
        if kind == "relate":
            graph.relate()
        elif kind == "unrelated":
            with graph.unrelated():
                self.pool.append((graph.name(a), x))
        elif kind == "unify":
            equal = next((other for other, value in self.pool if value == x), a)
            self.pool.append((graph.unify(a, equal), x))
        elif kind == "box":
            self._box()
        else:
            self.pool.append(self._operation(kind, (a, x), (b, y), (c, z)))

    def _operation(self, kind: str, first: Pair, second: Pair, third: Pair) -> Pair:
        graph, (a, x), (b, y), (c, z) = self.graph, first, second, third
        if kind == "sum of":
            atoms, windows = graph.made_of(a)
            return graph.sum_of(atoms, [part[:2] for part in windows]) ^ a & 1, x
        return {
            "xor": lambda: (graph.xor(a, b), x ^ y),
            "and": lambda: (graph.conjunction(a, b), x & y),
            "or": lambda: (graph.disjunction(a, b), x | y),
            "choice": lambda: (graph.choice(a, b, c), x & y | (x ^ ONES) & z),
            "majority": lambda: (graph.majority(a, b, c), x & y | x & z | y & z),
            "name": lambda: (graph.name(a), x),
        }[kind]()

    def _box(self) -> None:
        """A box on some inputs of an older one and others, which are sums or have names."""
        rng, graph = self.rng, self.graph
        older = rng.choice(self._boxes) if self._boxes and rng.random() < 0.5 else []
        given = rng.sample(older, rng.randrange(len(older) + 1)) + self.picked(rng.randrange(1, 5))
        given = given[:MOST_INPUTS]
        if rng.random() < 0.4:
            pairs = zip(given, self.picked(len(given)), strict=True)
            given = [(graph.xor(a, b), x ^ y) for (a, x), (b, y) in pairs]
        if rng.random() < 0.3:
            given = [(graph.name(a), x) for a, x in given]
        tables = [rng.getrandbits(1 << len(given)) for _ in range(2)]
        tables.append(reduce(lambda t, i: t & projection_of(i, len(given)), range(2), -1))
        tables[-1] &= (1 << (1 << len(given))) - 1
        made = graph.apply(tables, [a for a, _ in given])
        columns = [x for _, x in given]
        self.pool += [(m, chosen(t, columns, ONES)) for m, t in zip(made, tables, strict=True)]
        self._boxes.append(given)

    def values(self) -> Simulation:
        """All values of everything by now."""
        column = projection_of
        return Simulation(self.graph, lambda _, bit: column(bit, N_INPUTS), 1 << N_INPUTS)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_called_equal_is_one_function(seed: int) -> None:
    program = Program(seed)
    graph, values = program.graph, program.values()
    for literal, value in program.pool:
        assert values.value(literal) == values.value(graph.resolve(literal)) == value
    of_literal: dict[int, int] = {}
    for literal, value in program.pool:
        assert of_literal.setdefault(graph.resolve(literal), value) == value
    for (a, x), (b, y) in pairwise(program.picked(80)):
        assert x == y or not graph.is_same(a, b)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_sums_that_are_zero_and_views_are_what_they_compute(seed: int) -> None:
    program = Program(seed)
    graph = program.graph
    for _ in range(40):
        terms = program.picked(program.rng.randrange(1, 5))
        total = reduce(xor, (x for _, x in terms))
        equal = [literal for literal, value in program.pool if value == total]
        assert total == 0 or not graph.is_zero([a for a, _ in terms])
        for literal in (*equal[-1:], TRUE):
            is_zero = literal in equal or total == ONES
            assert is_zero or not graph.is_zero([*(a for a, _ in terms), literal])
    seen = [
        (view, window, x)
        for a, x in ((graph.resolve(a), x) for a, x in program.picked(40))
        for window in graph.homes(a)
        if (view := graph.view(a, window)) is not None
    ]
    inputs = {w: graph.variables_of[w] for _, w, _ in seen}
    values = program.values()
    for view, window, x in seen:
        columns = [values.value(graph.single(atom)) for atom in inputs[window]]
        assert chosen(view, columns, ONES) == x
