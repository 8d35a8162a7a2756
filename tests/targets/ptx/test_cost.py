"""What the modelled GPUs take: the tables of throughput, for a quarter of a multiprocessor."""

from __future__ import annotations

import pytest

from targets.ptx.cost import CORES
from targets.ptx.table import INSTRUCTIONS


@pytest.mark.parametrize("core", CORES)
def test_every_row_has_a_cost(core: str) -> None:
    single = {each.cost for each in INSTRUCTIONS.values() if not each.lines}
    assert single <= set(CORES[core].costs)


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize("kind", ["logic", "shift", "add", "permute", "multiply"])
def test_a_warp_of_integers_takes_two_cycles(core: str, kind: str) -> None:
    """64 results a cycle of a multiprocessor: 16 of a quarter, and a warp has 32 threads."""
    (cycles,) = CORES[core].costs[kind].ports.values()
    assert cycles == 32 / (64 / 4)


@pytest.mark.parametrize("core", CORES)
def test_products_leave_the_units_of_logic_alone(core: str) -> None:
    costs = CORES[core].costs
    assert not costs["multiply"].ports.keys() & costs["logic"].ports.keys()


def test_a_name_is_that_of_its_entry() -> None:
    assert {name: core.name for name, core in CORES.items()} == {name: name for name in CORES}
    assert all(core.source for core in CORES.values())
