"""Properties of steps: the counter of a loop."""

from __future__ import annotations

import pytest

from compiler.modes.control import Copy, Fill, Increment, Place, Step, Xor
from compiler.modes.places import counter_of


def at(name: str) -> Place:
    return Place(name, 0, 8)


COUNTS = (Increment(at("b"), at("v")), Copy(at("v"), at("b")))


def test_an_output_of_counter_values() -> None:
    assert counter_of(Fill("out", at("b"), COUNTS, "rk")) == at("v")


@pytest.mark.parametrize(
    ("body", "schedule"),
    [
        (COUNTS, ""),
        (COUNTS[:1], "rk"),
        ((COUNTS[0], Copy(at("w"), at("b"))), "rk"),
        ((Xor(at("b"), at("v"), at("v")), COUNTS[1]), "rk"),
        ((*COUNTS, Copy(at("x"), at("b"))), "rk"),
    ],
    ids=["not encrypted", "the counter stays", "another counter", "no increment", "more steps"],
)
def test_outputs_that_are_none(body: tuple[Step, ...], schedule: str) -> None:
    assert counter_of(Fill("out", at("b"), body, schedule)) is None
