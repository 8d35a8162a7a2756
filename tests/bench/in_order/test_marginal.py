"""What a block more costs: two calls whose lengths differ by whole groups."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bench.counters import CLASSES, Counts
from bench.in_order.cycles import Run
from bench.in_order.marginal import Modelled, figures, sizes_for


@pytest.mark.parametrize(
    ("group_blocks", "n_blocks", "groups"), [(1, 16, 16), (8, 16, 2), (16, 16, 2), (3, 16, 6)]
)
def test_messages_differ_by_whole_groups(group_blocks: int, n_blocks: int, groups: int) -> None:
    sizes = sizes_for(group_blocks, 16, n_blocks)
    assert sizes.groups == groups
    assert sizes.n_blocks == groups * group_blocks >= n_blocks


def modelled(cycles: int, n_blocks: int) -> Modelled:
    numbers = {field.name: 0 for field in fields(Run)} | {"cycles": cycles}
    counts = Counts(**dict.fromkeys(CLASSES, 0), n_bytes=n_blocks * 8)
    return Modelled("f", "ecb_encrypt", "core", Run(**numbers), counts, n_blocks, 100)


def test_cycles_are_of_a_block_and_of_a_byte() -> None:
    found = modelled(cycles=640, n_blocks=16)
    assert found.cycles_per_block == 40
    assert found.cycles_per_byte == 5


def test_figures_are_those_of_the_run() -> None:
    found = figures(modelled(cycles=640, n_blocks=16))
    assert found["cycles"] == 640
    assert set(found) == {field.name for field in fields(Run)}
