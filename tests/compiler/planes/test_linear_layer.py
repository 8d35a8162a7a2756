"""Linear layers: the stages compute the relation, from any places to any others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.planes.bit_layers import Form
from compiler.planes.linear_layer import Grid, Places, Relation, Stage, shifts, stage_of
from tests.compiler.plane_values import SHIFTER, cells_first

SMALL = Grid(8, 4, 2, SHIFTER)
Lanes = list[Form]
"""For each place the sum of input bits there."""


def moved(array: Lanes, lanes: LaneMap) -> Lanes:
    return [0 if place == ZERO else array[place] for place in lanes]


def added(arrays: Sequence[Lanes]) -> Lanes:
    total = [0] * len(arrays[0])
    for array in arrays:
        total = [a ^ b for a, b in zip(total, array, strict=True)]
    return total


def executed(stage: Stage, relation: Relation, before: Places) -> list[Form]:
    """The sums that a stage makes, by output bit, of bits whose cells lie at `before`."""
    cells = relation.cells
    planes = [[0] * cells for _ in range(relation.planes)]
    for plane, cell in ((p, c) for p in range(relation.planes) for c in range(cells)):
        planes[plane][before[cell]] = 1 << plane * cells + cell
    arrays = [moved(plane, stage.turn) for plane in planes]
    for a, b, lanes in stage.sums.made:
        arrays.append(added([arrays[a], moved(arrays[b], lanes)]))
    outputs = [added([moved(arrays[n], m) for n, m in terms]) for terms in stage.sums.outputs]
    return [output[stage.places[cell]] for output in outputs for cell in range(cells)]


@st.composite
def relations(draw: st.DrawFn) -> Relation:
    """Rows of one to three bits each."""
    size = SMALL.planes * SMALL.cells
    bits = st.lists(st.integers(0, size - 1), min_size=1, max_size=3, unique=True)
    rows = [sum(1 << bit for bit in draw(bits)) for _ in range(size)]
    return Relation(tuple(rows), SMALL.planes, SMALL.cells)


PLACES = st.permutations(range(SMALL.cells)).map(tuple)


@given(relations(), PLACES, PLACES)
def test_a_stage_is_its_relation(relation: Relation, before: Places, after: Places) -> None:
    stage = stage_of(relation, before, after, SMALL, runs=1)
    assert stage.places == after
    assert executed(stage, relation, before) == list(relation.rows)


@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["aes128_128", "gift64_128", "present64_80", "skinny64_64"])
def test_stages_of_ciphers(set_name: str) -> None:
    layers, _ = cells_first(set_name)
    grid = Grid(layers.cells, 2, layers.planes, SHIFTER)
    relation = Relation.of(layers.layers[1], layers.planes, layers.cells)
    chance = Random(1)
    for _ in range(2):
        before, after = (tuple(chance.sample(range(16), 16)) for _ in range(2))
        stage = stage_of(relation, before, after, grid, runs=1)
        assert executed(stage, relation, before) == list(relation.rows)


@pytest.mark.parametrize("blocks_low", [True, False])
def test_lanes_are_places_of_blocks(blocks_low: bool) -> None:
    grid = Grid(16, 4, 8, SHIFTER, blocks_low)
    assert grid.registers == 2
    lanes = {(p, b): grid.lane(p, b) for p in range(16) for b in range(4)}
    assert sorted(lanes.values()) == list(range(64))
    places = tuple(Random(2).choices([ZERO, *range(16)], k=16))
    lifted = grid.lift(places)
    for (place, block), lane in lanes.items():
        source = places[place]
        assert lifted[lane] == (ZERO if source == ZERO else lanes[source, block])


def test_blocks_lie_low_or_high() -> None:
    assert Grid(16, 2, 8, SHIFTER).lane(3, 1) == 7
    assert Grid(16, 2, 8, SHIFTER, blocks_low=False).lane(3, 1) == 19


def test_shift_rows_is_carried() -> None:
    """AES: the cells of a column come from different columns of the layer before."""
    layers, _ = cells_first("aes128_128")
    relation = Relation.of(layers.layers[1], layers.planes, layers.cells)
    shift_rows = tuple((cell + 4 * (cell % 4)) % 16 for cell in range(16))
    assert shift_rows in relation.carried.values()
    last = Relation.of(layers.layers[-1], layers.planes, layers.cells)
    assert set(last.carried.values()) == {shift_rows}


@pytest.mark.parametrize("set_name", ["gift64_128", "giftb128_128"])
def test_each_plane_has_its_permutation(set_name: str) -> None:
    """GIFT: a plane's bits stay in the plane, and go to other cells than those of the others."""
    layers, _ = cells_first(set_name)
    relation = Relation.of(layers.layers[1], layers.planes, layers.cells)
    found = relation.carried
    assert len(found) == 4
    assert len(set(found.values())) == 4
    assert all(key.bit_count() == 1 for key in found)
    assert all(sorted(carry) == list(range(layers.cells)) for carry in found.values())


def test_a_carried_permutation_costs_nothing() -> None:
    home = tuple(range(8))
    carry = tuple((cell + 3) % 8 for cell in home)
    relation = Relation(tuple(1 << 8 * plane + c for plane in (0, 1) for c in carry), 2, 8)
    assert set(relation.carried.values()) == {carry}
    assert stage_of(relation, home, carry, SMALL, runs=1).cost == 0
    assert stage_of(relation, home, home, SMALL, runs=1).cost == 2 * 3


def test_regular_maps_are_permutations_the_cheapest_first() -> None:
    found = shifts(SMALL)
    prices = [SMALL.price(lanes) for lanes in found]
    assert found[0] == tuple(range(8))
    assert prices == sorted(prices)
    assert prices[:2] == [0, 3]
    assert len(set(found)) == len(found)
    assert all(sorted(lanes) == list(range(8)) for lanes in found)
    assert tuple(p ^ 1 for p in range(8)) in found
    assert tuple((p + 5) % 8 for p in range(8)) in found
