"""Each operation of C counts as one, and each kind of row has a cost."""

from __future__ import annotations

import pytest

from targets.c.abi import TARGET
from targets.c.cost import CORES
from targets.c.table import INSTRUCTIONS

CORE = CORES["any"]


def test_every_cost_is_of_some_row() -> None:
    for core in TARGET.cores.values():
        assert set(core.costs) == {instruction.cost for instruction in INSTRUCTIONS.values()}


@pytest.mark.parametrize(
    ("name", "operations", "latency"),
    [
        ("xor.u32", 1, 1),
        ("rotl.u8", 1, 1),
        ("mul.u64", 1, 1),
        ("load_le.u24", 1, 1),
        # A sum in lanes is two masks, a sum, a difference and its mask.
        ("add.u16x4", 5, 4),
    ],
)
def test_a_row_counts_its_operations(name: str, operations: int, latency: int) -> None:
    cost = CORE.cost(INSTRUCTIONS[name])
    assert (sum(cost.ports.values()), cost.latency) == (operations, latency)


def test_literals_cost_nothing_and_are_the_only_ones() -> None:
    assert [key for key, cost in CORE.costs.items() if not cost.ports] == ["literal"]
    assert CORE.costs["literal"].latency == 0


def test_nothing_is_scheduled() -> None:
    assert (CORE.name, CORE.width, CORE.window, dict(CORE.ports)) == ("any", 1, 0, {"any": 1})
    assert all(set(cost.ports) <= set(CORE.ports) for cost in CORE.costs.values())
