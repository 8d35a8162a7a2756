"""What both microcontrollers take for each kind of row, as the manual says."""

from __future__ import annotations

import pytest

from targets.avr.cost import CORES
from targets.avr.table import INSTRUCTIONS


@pytest.mark.parametrize("core", CORES)
@pytest.mark.parametrize(
    ("name", "cycles"),
    # DS40002198B, chapter 4, AVRe.
    [("add", 1), ("eor", 1), ("swap", 1), ("ldi", 1), ("ldd", 2), ("std", 2), ("lpm_z", 3)],
)
def test_a_row_takes_what_the_manual_says(core: str, name: str, cycles: int) -> None:
    cost = CORES[core].cost(INSTRUCTIONS[name])
    assert cost.latency == cycles
    assert dict(cost.ports) == {"any": cycles}


def test_every_row_has_a_cost() -> None:
    single = {each.cost for each in INSTRUCTIONS.values() if not each.lines}
    for core in CORES.values():
        assert single <= set(core.costs)


def test_one_instruction_at_a_time() -> None:
    """Nothing overlaps: a latency is the time that the one port is taken."""
    for core in CORES.values():
        assert (core.width, core.window, core.model) == (1, 0, "simulator")
        assert {(c.latency, c.ports["any"]) for c in core.costs.values()} == {
            (n, n) for n in {c.latency for c in core.costs.values()}
        }


def test_sizes_are_those_of_the_data_sheets() -> None:
    found = {name: (core.flash_bytes, core.ram_bytes) for name, core in CORES.items()}
    assert found == {"atmega128": (131072, 4096), "atmega328p": (32768, 2048)}
