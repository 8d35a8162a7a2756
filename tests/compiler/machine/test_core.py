"""Costs on a core: by the key of a row; of a sequence those of its lines together."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from compiler.machine.core import Core, Cost
from compiler.machine.isa import Row, expand
from compiler.machine.load import load_target, target_folders
from compiler.machine.sequences import InstructionSequence, with_sequences

TABLE = with_sequences(
    expand(
        (
            Row("add", "add {d:r}, {b:r}", "d = d + b", "u8", "one", "fixed", "made up"),
            Row(
                "ldi", "ldi {d:r}, {k}", "d = k", "u8", "two", "data", "made up", imm={"k": (0, 9)}
            ),
            Row("vec", "vec {d:r}, {a:r}", "d = a", "u8[16]", "v{bytes}", "fixed", "made up"),
        )
    ),
    [
        InstructionSequence("made", "ldi(t, n); add(t, b)"),
        InstructionSequence("twice", "add(t, b); add(t, b); ldi(u, n)"),
    ],
)
COSTS = {
    "one": Cost(1, {"any": 1}),
    "two": Cost(3, {"any": 2, "other": 1}, 2),
    "v16": Cost(5, {"other": 4}),
}
CORE = Core("c", 1, 0, {"any": 1, "other": 1}, COSTS, "made up")


@pytest.mark.parametrize(
    ("name", "cost"), [("add", COSTS["one"]), ("ldi", COSTS["two"]), ("vec", COSTS["v16"])]
)
def test_a_row_costs_what_its_key_says(name: str, cost: Cost) -> None:
    assert CORE.cost(TABLE[name]) == cost


def test_the_cost_is_that_of_the_lines() -> None:
    assert CORE.cost(TABLE["made"]) == Cost(4, {"any": 3, "other": 1}, 3)
    assert CORE.cost(TABLE["twice"]) == Cost(5, {"any": 4, "other": 1}, 4)


def test_a_key_without_a_cost_is_named() -> None:
    bare = Core("bare", 1, 0, {"any": 1}, {"one": Cost(1, {"any": 1})}, "made up")
    with pytest.raises(KeyError, match="two"):
        bare.cost(TABLE["ldi"])


def test_a_core_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        CORE.width = 2  # type: ignore[misc]
    assert (CORE.model, CORE.queues, CORE.misprediction) == ("llvm-mca", {}, 0)


FLAT = {"one": Cost(1, {"any": 1}), "two": Cost(2, {"any": 2})}


@pytest.mark.parametrize(
    ("changed", "is_flat"),
    [
        ({}, True),
        ({"width": 2}, False),
        ({"window": 8}, False),
        ({"ports": {"any": 1, "other": 1}}, False),
        # What takes longer than its unit lets others go ahead of its readers.
        ({"costs": {**FLAT, "load": Cost(3, {"any": 1})}}, False),
        ({"costs": {**FLAT, "mul": Cost(2, {"any": 2}, 2)}}, True),
    ],
    ids=["plain", "two at once", "out of order", "two units", "a result that is late", "in two"],
)
def test_a_core_is_flat_where_nothing_waits(changed: dict[str, Any], is_flat: bool) -> None:
    core = Core("c", 1, 0, {"any": 1}, FLAT, "made up")
    assert replace(core, **changed).is_flat == is_flat


def test_targets_with_flat_cores_are_known() -> None:
    flat = {
        name
        for name in target_folders()
        for core in load_target(name).cores.values()
        if core.is_flat and load_target(name).allocates
    }
    assert flat == {"avr"}
