"""What the modelled core takes for each kind of row, as its manual says."""

from __future__ import annotations

import pytest

from targets.rv32i.cost import CORES
from targets.rv32i.table import INSTRUCTIONS

CORE = CORES["sifive-e31"]


@pytest.mark.parametrize(
    ("name", "latency"),
    # SiFive E31 Core Complex Manual, 3.3: loads of words take 2 cycles, of parts of words 3;
    # a multiplication 5; all else is one.
    [("add", 1), ("xor", 1), ("srl", 1), ("lw", 2), ("lbu", 3), ("lhu", 3), ("sw", 1), ("mul", 5)],
)
def test_a_row_takes_what_the_manual_says(name: str, latency: int) -> None:
    assert CORE.cost(INSTRUCTIONS[name]).latency == latency


def test_every_cost_is_of_some_row() -> None:
    single = {each.cost for each in INSTRUCTIONS.values() if not each.lines}
    assert single == set(CORE.costs)


def test_one_instruction_a_cycle_in_order() -> None:
    assert list(CORES) == [CORE.name]
    assert (CORE.width, CORE.window, CORE.model) == (1, 0, "in-order")
    assert dict(CORE.ports) == {"any": 1}
    assert {tuple(cost.ports.items()) for cost in CORE.costs.values()} == {(("any", 1),)}
    assert {cost.uops for cost in CORE.costs.values()} == {1}


def test_a_branch_that_is_foreseen_wrongly_costs_three_cycles_more() -> None:
    assert CORE.misprediction == 3
    assert CORE.cost(INSTRUCTIONS["lw"]).latency < CORE.misprediction
