"""Laws of literals where a byte of input is known: random programs against exhaustion."""

from __future__ import annotations

import random

import pytest

from prove.graph.graph import FALSE, TRUE, Graph, projection_of
from prove.graph.simulate import Simulation
from prove.machine.restricted import LOW_BITS, Influence, LowByte, Restriction
from prove.machine.values import ALL_BYTES

N_OTHERS = 3
N_INPUTS = LOW_BITS + N_OTHERS
SAMPLES = 1 << N_INPUTS
ONES = (1 << SAMPLES) - 1
N_PROGRAMS = 6
Pool = list[tuple[int, int]]
"""Literals, and their values in all samples; in sample s the byte is s modulo 256."""


def low_byte(graph: Graph) -> tuple[int, ...]:
    return tuple(graph.input("x", bit) for bit in range(LOW_BITS))


def columns(graph: Graph, bits: range) -> Pool:
    return [(graph.input("x", bit), projection_of(bit, N_INPUTS)) for bit in bits]


def box(graph: Graph, rng: random.Random, pool: Pool) -> Pool:
    """Functions of literals by their truth tables."""
    given = rng.choices(pool, k=rng.randrange(2, 6))
    tables = [rng.getrandbits(1 << len(given)) for _ in range(2)]
    made = graph.apply(tables, [literal for literal, _ in given])
    places = [sum((x >> s & 1) << i for i, (_, x) in enumerate(given)) for s in range(SAMPLES)]
    values = [sum((t >> p & 1) << s for s, p in enumerate(places)) for t in tables]
    return list(zip(made, values, strict=True))


def extended(graph: Graph, rng: random.Random, pool: Pool, n_steps: int) -> Pool:
    """A pool with what random operations make of it."""
    pool = list(pool)
    for _ in range(n_steps):
        (a, x), (b, y) = rng.choices(pool, k=2)
        made: dict[str, Pool] = {
            "xor": [(graph.xor(a, b), x ^ y)],
            "and": [(graph.conjunction(a, b), x & y)],
            "not": [(a ^ 1, x ^ ONES)],
            "name": [(graph.name(a), x)],
        }
        kind = rng.choice((*made, "box"))
        pool += box(graph, rng, pool) if kind == "box" else made[kind]
    return pool


def program(graph: Graph, rng: random.Random) -> Pool:
    """A pool of functions of all inputs, of the byte alone and of the others alone."""
    low = extended(graph, rng, columns(graph, range(LOW_BITS)), 6)
    others = extended(graph, rng, columns(graph, range(LOW_BITS, N_INPUTS)), 4)
    return extended(graph, rng, [(FALSE, 0), (TRUE, ONES), *low, *others], 30)


def spread(table: int) -> int:
    """The values in all samples of a function of the byte."""
    return table * sum(1 << (s << LOW_BITS) for s in range(1 << N_OTHERS))


def flipped(values: int, bit: int) -> int:
    """The values where an input is the other one."""
    column = projection_of(bit, N_INPUTS)
    return (values & column) >> (1 << bit) | (values & ~column) << (1 << bit)


@pytest.mark.parametrize("seed", range(N_PROGRAMS))
def test_what_does_not_depend_on_inputs_is_the_same_without_them(seed: int) -> None:
    graph, rng = Graph(), random.Random(seed)
    pool = program(graph, rng)
    n_free = 0
    for bits in ([0], [3, 9], [8, 9, 10], list(range(LOW_BITS))):
        influence = Influence(graph, [graph.input("x", bit) for bit in bits])
        free = [values for literal, values in pool if not influence.on(literal)]
        assert all(flipped(values, bit) == values for values in free for bit in bits)
        n_free += len(free)
    assert n_free > 4 * N_INPUTS


@pytest.mark.parametrize("seed", range(N_PROGRAMS))
def test_the_values_of_a_function_of_the_byte_are_its_truth_table(seed: int) -> None:
    graph, rng = Graph(), random.Random(seed)
    pool = program(graph, rng)
    byte = LowByte(graph, low_byte(graph))
    found = [(byte.values(literal), values) for literal, values in pool]
    assert all(spread(table) == values for table, values in found if table is not None)
    known = [table for table, _ in found if table is not None]
    assert len({table for table in known if table not in (0, ALL_BYTES)}) > LOW_BITS


@pytest.mark.parametrize("seed", range(N_PROGRAMS))
def test_what_is_made_of_the_byte_alone_has_values(seed: int) -> None:
    graph, rng = Graph(), random.Random(seed)
    byte = LowByte(graph, low_byte(graph))
    pool = extended(graph, rng, columns(graph, range(LOW_BITS)), 20)
    assert [byte.values(literal) for literal, _ in pool] == [v & ALL_BYTES for _, v in pool]


@pytest.mark.parametrize("seed", range(N_PROGRAMS))
def test_a_restricted_literal_is_equal_for_those_values(seed: int) -> None:
    graph, rng = Graph(), random.Random(seed)
    pool = program(graph, rng)
    byte = LowByte(graph, low_byte(graph))
    drawn = {rng.getrandbits(256) & rng.getrandbits(256) & rng.getrandbits(256) for _ in range(2)}
    chosen = {projection_of(2, LOW_BITS), 0b111, 1, 1 << 77, 1 << 255, ALL_BYTES}
    for domain in sorted(drawn | chosen):
        of = Restriction(byte, domain).of
        made = [(of(literal), values) for literal, values in pool]
        samples = Simulation(graph, lambda _, bit: projection_of(bit, N_INPUTS), SAMPLES)
        where = spread(domain)
        assert all((samples.value(x) ^ values) & where == 0 for x, values in made)


def test_a_literal_is_restricted_alike_after_new_names() -> None:
    """Names that are given between two calls change forms, but no function."""
    graph, rng = Graph(), random.Random(1)
    pool = program(graph, rng)
    of = Restriction(LowByte(graph, low_byte(graph)), 0b1011).of
    first = [of(literal) for literal, _ in pool]
    renamed = [graph.name(literal) if literal > 1 else literal for literal, _ in pool]
    samples = Simulation(graph, lambda _, bit: projection_of(bit, N_INPUTS), SAMPLES)
    for before, literal, (_, values) in zip(first, renamed, pool, strict=True):
        assert samples.value(before) == samples.value(graph.resolve(before))
        assert (samples.value(of(literal)) ^ values) & spread(0b1011) == 0
