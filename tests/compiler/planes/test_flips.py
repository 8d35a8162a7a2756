"""Packing where digits of a cell's address may be inverted in its place."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random

import pytest

from compiler.planes.linear_layer import Grid
from compiler.planes.network import PlaneNetwork, networks_of
from tests.compiler.plane_values import SHIFTER, cells_first, cost_of, moved, run, words
from tests.compiler.planes.test_network import bits_of_lanes, pack, there_and_back

SETS = [("gift64_128", 2), ("gift128_128", 1), ("giftb128_128", 1), ("giftb128_128", 2)]
NETWORKS = [
    (set_name, network)
    for set_name, blocks in SETS
    for low in ((True, False) if blocks > 1 else (True,))
    for layers, addresses in [cells_first(set_name)]
    for network in networks_of(addresses, Grid(layers.cells, blocks, layers.planes, SHIFTER, low))
]


@pytest.fixture(params=NETWORKS, ids=lambda each: each[0])
def case(request: pytest.FixtureRequest) -> tuple[str, PlaneNetwork]:
    found: tuple[str, PlaneNetwork] = request.param
    return found


def test_bits_go_to_their_lanes_and_come_back(case: tuple[str, PlaneNetwork]) -> None:
    set_name, made = case
    inputs = words(made.count, samples=2)
    program, found = run(partial(pack, made=made), inputs, 32)
    assert found == moved(bits_of_lanes(set_name, made), inputs, 32)
    assert cost_of(program) <= made.cost()
    assert run(partial(there_and_back, made=made), inputs, 32)[1] == inputs


def test_words_of_cells_elsewhere(case: tuple[str, PlaneNetwork]) -> None:
    set_name, made = case
    places = tuple(Random(6).sample(range(made.grid.cells), made.grid.cells))
    there = bits_of_lanes(set_name, replace(made, home=places))
    size = 32 * made.grid.registers
    planes = [[1 << bit for bit in there[n : n + size]] for n in range(0, len(there), size)]
    found = list(chain(*made.unpacked_forms(planes)))
    assert [found[lane] for lane in made.words_from(places)] == [1 << n for n in range(len(there))]


def test_places_may_be_in_the_order_of_cells() -> None:
    """Blocks whose first bit is not at their first address: some networks put cells in order."""
    for set_name in ("gift128_128", "giftb128_128"):
        homes = [made.home for name, made in NETWORKS if name == set_name]
        assert tuple(range(32)) in homes


def test_words_whose_bytes_are_in_order_cost_nothing() -> None:
    costs = [made.cost() for name, made in NETWORKS if name == "giftb128_128"]
    assert min(costs) == 0
