"""A search reports circuits of its box, and ends by itself where nothing is better."""

from __future__ import annotations

from contextlib import closing

import pytest

from catalogue.boxes import boxes_of, library_named, starts_of
from catalogue.circuit_search import Cost, Search, cost_of, fewest_outputs, search
from compiler.circuits.library import prove
from dsl.unrolling.tables import SBox
from tests.shipped import cipher


def test_depth_counts_where_the_goal_is_latency() -> None:
    low, flat = Cost(10, 6, "size"), Cost(11, 3, "size")
    assert low.price < flat.price
    assert Cost(10, 6, "latency").price > Cost(11, 3, "latency").price


def test_outputs_that_are_inputs_need_no_operation() -> None:
    swapped = SBox("S", 2, 2, (0, 2, 1, 3))
    assert fewest_outputs(swapped) == 0
    inverted = SBox("S", 2, 2, (3, 2, 1, 0))
    assert fewest_outputs(inverted) == 0, "a complement is free"
    assert fewest_outputs(SBox("S", 2, 2, (0, 3, 1, 2))) == 1


@pytest.mark.slow
def test_what_is_found_is_the_box_and_gets_no_worse() -> None:
    box = boxes_of(cipher("present"))["S"]
    library = library_named("neon")
    task = Search(box, library, "size", starts_of(cipher("present"), box, (), library), seed=1)
    with closing(search(task, 8.0)) as founds:
        found = next(each for each in founds if each.program is not None)
    assert found.program is not None
    assert prove(found.program, box.values) is None
    assert cost_of(found.program, "size").size <= max(
        cost_of(program, "size").size for _, program in task.starts
    )
