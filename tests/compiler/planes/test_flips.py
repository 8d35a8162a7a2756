"""Packing where digits of a cell's address may be inverted in its place."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from itertools import chain
from random import Random

import pytest

from compiler.planes.linear_layer import Grid
from compiler.planes.network import PlaneNetwork, networks_of
from tests.compiler.plane_values import SHIFTER, cells_first, cost_of, moved, run, words
from tests.compiler.planes.test_network import bits_of_lanes, pack, there_and_back

GRIDS = [
    ("gift64_128", 2, True),
    ("gift64_128", 2, False),
    ("gift128_128", 1, True),
    ("giftb128_128", 1, True),
    ("giftb128_128", 2, True),
    ("giftb128_128", 2, False),
]
"""A set, blocks of a group, and whether the low digits of a place are the block's."""


@cache
def networks(set_name: str, blocks: int, low: bool) -> list[PlaneNetwork]:
    layers, addresses = cells_first(set_name)
    return list(networks_of(addresses, Grid(layers.cells, blocks, layers.planes, SHIFTER, low)))


def homes_and_costs(set_name: str) -> list[tuple[tuple[int, ...], int]]:
    """Of all networks of a set: where its cells are, and what packing costs."""
    made = chain(*(networks(*grid) for grid in GRIDS if grid[0] == set_name))
    return [(each.home, each.cost()) for each in made]


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(("set_name", "blocks", "low"), GRIDS)
def test_bits_go_to_their_lanes_and_come_back(set_name: str, blocks: int, low: bool) -> None:
    for made in networks(set_name, blocks, low):
        inputs = words(made.count, samples=2)
        program, found = run(partial(pack, made=made), inputs, 32)
        assert found == moved(bits_of_lanes(set_name, made), inputs, 32)
        assert cost_of(program) <= made.cost()
        assert run(partial(there_and_back, made=made), inputs, 32)[1] == inputs


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(("set_name", "blocks", "low"), GRIDS)
def test_words_of_cells_elsewhere(set_name: str, blocks: int, low: bool) -> None:
    for made in networks(set_name, blocks, low):
        places = tuple(Random(6).sample(range(made.grid.cells), made.grid.cells))
        there = bits_of_lanes(set_name, replace(made, home=places))
        size = 32 * made.grid.registers
        planes = [[1 << bit for bit in there[n : n + size]] for n in range(0, len(there), size)]
        found = list(chain(*made.unpacked_forms(planes)))
        words_of_cells = [found[lane] for lane in made.words_from(places)]
        assert words_of_cells == [1 << n for n in range(len(there))]


@pytest.mark.parametrize("set_name", ["gift128_128", "giftb128_128"])
def test_places_may_be_in_the_order_of_cells(set_name: str) -> None:
    """Blocks whose first bit is not at their first address: some networks put cells in order."""
    assert tuple(range(32)) in [home for home, _ in homes_and_costs(set_name)]


def test_words_whose_bytes_are_in_order_cost_nothing() -> None:
    assert min(cost for _, cost in homes_and_costs("giftb128_128")) == 0
