"""Plans: where cells lie, what that costs, and the period at which placements come again."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from compiler.layouts.lane_maps import cost
from compiler.passes.forms.fixslice import MODES
from compiler.planes.linear_layer import Places
from compiler.planes.program import LayerPlan, Mode, make_plan
from tests.compiler.plane_values import SHIFTER, cells_first, network

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "fixslicing.md"
BEST_TURN = {"aes128_128": 2, "giftb128_128": 3, "skinny64_64": 2}
"""By which rotation of a place's digits memory leads to the cheapest places, if not by none."""
BLOCKS = {
    "aes128_128": 2,
    "giftb128_128": 1,
    "gift64_128": 2,
    "pipo64_128": 4,
    "skinny64_64": 2,
    "present64_80": 2,
}


@cache
def plan_of(set_name: str, mode: Mode) -> LayerPlan:
    made = network(set_name, BLOCKS[set_name], BEST_TURN.get(set_name, 0))
    layers, _ = cells_first(set_name)
    return make_plan(layers, made, mode)


def on_words(set_name: str, plan: LayerPlan) -> int:
    """What it costs to bring words in memory's order, after the last layer."""
    lanes = network(set_name, BLOCKS[set_name], BEST_TURN.get(set_name, 0))
    return cost(lanes.words_from(plan.stages[-1].places), SHIFTER)


def costs(plan: LayerPlan) -> list[int]:
    return [stage.cost for stage in plan.stages]


def placements(plan: LayerPlan) -> list[Places]:
    return [stage.places for stage in plan.stages]


@pytest.mark.slow
def test_aes_in_four_arrangements() -> None:
    """The four forms of MixColumns come again every fourth round; ShiftRows twice is left."""
    plan = plan_of("aes128_128", "full")
    assert costs(plan) == [0, *[155, 115, 155, 75] * 2, 155, 0]
    assert 0 < on_words("aes128_128", plan) < 48
    where = placements(plan)
    assert len(set(where)) == 4
    assert where[4:] == where[:7]


def test_aes_in_two_arrangements() -> None:
    """At home after every second round: ShiftRows twice, then MixColumns as it is."""
    plan = plan_of("aes128_128", "semi")
    assert costs(plan) == [0, *[155, 48 + 75] * 4, 155, 0]
    assert 0 < on_words("aes128_128", plan) < 48
    where = placements(plan)
    assert len(set(where[:-1])) == 2
    assert set(where[:-1:2]) == {plan.home}


def test_aes_at_home() -> None:
    plan = plan_of("aes128_128", "none")
    assert set(placements(plan)[:-1]) == {plan.home}
    assert len(set(costs(plan)[1:10])) == 1


@pytest.mark.full
def test_gift_in_five_arrangements() -> None:
    """Each plane's permutation has an order that divides that of the whole, on 32 cells 5."""
    plan = plan_of("giftb128_128", "full")
    assert plan.cost == 584
    assert on_words("giftb128_128", plan) == 0
    rounds = costs(plan)[1:]
    assert rounds == rounds[:5] * 8
    assert sorted(rounds[:5]) == [9, 15, 15, 15, 19]
    where = placements(plan)
    assert len(set(where)) == 5
    assert where[:36] == where[5:]


def test_skinny_adds_rows_in_place() -> None:
    """Three additions a plane; each row is the next one a round later, and in four rounds home.

    All columns have then been turned by two.
    """
    plan = plan_of("skinny64_64", "full")
    assert costs(plan) == [0, *[60, 52, 60, 36] * 8]
    assert all(len(stage.sums.made) == 4 * 3 for stage in plan.stages[1:])
    where = placements(plan)
    assert len(set(where)) == 8
    assert where[8:] == where[:25]


@pytest.mark.slow
def test_present_exchanges_digits() -> None:
    """Both digits of a plane's number change with digits of the place, every second round others.

    An exchange of two words is six operations.
    """
    plan = plan_of("present64_80", "full")
    assert costs(plan) == [0, *[24] * 31]
    digits = [{place for _, place in stage.exchanges} for stage in plan.stages[1:]]
    assert digits[0] | digits[1] == {0, 1, 2, 3}
    assert digits[2:] == digits[:-2]


@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["aes128_128", "gift64_128", "pipo64_128", "skinny64_64"])
def test_more_freedom_costs_no_more(set_name: str) -> None:
    full, semi, none = (plan_of(set_name, mode).cost for mode in MODES)
    assert full <= semi <= none


def test_planes_that_stay_need_no_other_places() -> None:
    """PIPO rotates each plane by another amount: no place is better for all than home."""
    assert placements(plan_of("pipo64_128", "full")) == placements(plan_of("pipo64_128", "none"))


@pytest.mark.documents
@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("set_name", [name for name in BLOCKS if name != "gift64_128"])
def test_the_table_of_the_guide(set_name: str) -> None:
    plans = [plan_of(set_name, mode) for mode in MODES]
    row = " | ".join(str(n) for n in (set_name, BLOCKS[set_name], *(p.cost for p in plans)))
    assert f"| {row} |" in GUIDE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("keys_first", "where"), [(False, 3), (True, 2)])
def test_keys_lie_where_the_cells_do(keys_first: bool, where: int) -> None:
    """A key that is added before a linear layer lies as the cells do then."""
    plan = plan_of("aes128_128", "full")
    layers = list(plan.layers.layers)
    layers[3] = replace(layers[3], keys_first=keys_first)
    changed = replace(plan, layers=replace(plan.layers, layers=tuple(layers)))
    grid, places = network("aes128_128", 2, 2).grid, plan.stages[where].places
    planes = changed.keys(3, grid)
    assert planes is not None
    for plane, cell, block in product(range(8), range(16), range(2)):
        assert planes[plane][grid.lane(places[cell], block)] == layers[3].keys[16 * plane + cell]
