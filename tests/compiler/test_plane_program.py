"""Plans: where cells lie, what that costs, and the period at which placements come again."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.linear_layer import Places
from compiler.passes.fixslice import MODES
from compiler.plane_program import Mode, Plan, make_plan
from tests.compiler.planes import cells_first, network

BEST_TURN = {"aes128_128": 2, "giftb128_128": 3, "gift64_128": 0, "pipo64_128": 0}
BLOCKS = {"aes128_128": 2, "giftb128_128": 1, "gift64_128": 2, "pipo64_128": 4}


@cache
def plan_of(set_name: str, mode: Mode) -> Plan:
    made = network(set_name, BLOCKS[set_name], BEST_TURN[set_name])
    layers, _ = cells_first(set_name)
    return make_plan(layers, made.home, made.grid, mode)


def costs(plan: Plan) -> list[int]:
    return [stage.cost for stage in plan.stages]


def placements(plan: Plan) -> list[Places]:
    return [stage.places for stage in plan.stages]


def test_aes_in_four_arrangements() -> None:
    """The four forms of MixColumns come again every fourth round; ShiftRows twice is left."""
    plan = plan_of("aes128_128", "full")
    assert costs(plan) == [0, *[155, 115, 155, 75] * 2, 155, 48]
    assert plan.cost == 1203
    where = placements(plan)
    assert len(set(where)) == 4
    assert where[4:10] == where[:6]


def test_aes_in_two_arrangements() -> None:
    """At home after every second round: ShiftRows twice, then MixColumns as it is."""
    plan = plan_of("aes128_128", "semi")
    assert costs(plan) == [0, *[155, 48 + 75] * 4, 155, 48]
    where = placements(plan)
    assert len(set(where)) == 2
    assert set(where[::2]) == {plan.home}


def test_aes_at_home() -> None:
    plan = plan_of("aes128_128", "none")
    assert set(placements(plan)) == {plan.home}
    assert len(set(costs(plan)[1:10])) == 1


def test_gift_in_five_arrangements() -> None:
    """The period of the permutation: the planes rotate fields of 4, 8 … bits."""
    plan = plan_of("giftb128_128", "full")
    assert plan.cost == 584
    rounds = costs(plan)[1:]
    assert rounds == rounds[:5] * 8
    assert sorted(rounds[:5]) == [9, 15, 15, 15, 19]
    where = placements(plan)
    assert len(set(where)) == 5
    assert where[:36] == where[5:]


@pytest.mark.parametrize("set_name", ["aes128_128", "gift64_128", "pipo64_128"])
def test_more_freedom_costs_no_more(set_name: str) -> None:
    full, semi, none = (plan_of(set_name, mode).cost for mode in MODES)
    assert full <= semi <= none


def test_planes_that_stay_need_no_other_places() -> None:
    """PIPO rotates bytes: the layer adds nothing, and any place is as good as home."""
    assert placements(plan_of("pipo64_128", "full")) == placements(plan_of("pipo64_128", "none"))


def test_keys_lie_where_the_cells_do() -> None:
    plan = plan_of("aes128_128", "full")
    grid = network("aes128_128", 2, 2).grid
    layer, places = plan.layers.layers[3], plan.stages[3].places
    planes = plan.keys(3, grid)
    assert planes is not None
    for plane, cell, block in ((p, c, b) for p in range(8) for c in range(16) for b in (0, 1)):
        assert planes[plane][grid.lane(places[cell], block)] == layer.keys[16 * plane + cell]
