"""Budgets of searches: so many steps may be taken, and the last one ends the search."""

from __future__ import annotations

import pytest

from compiler.ir.steps import OutOfSteps, Steps


@pytest.mark.parametrize("budget", [1, 2, 7])
def test_a_search_ends_with_its_last_step(budget: int) -> None:
    steps = Steps(budget)
    for left in range(budget - 1, 0, -1):
        steps.spend()
        assert steps.left == left
    with pytest.raises(OutOfSteps):
        steps.spend()
    with pytest.raises(OutOfSteps):
        steps.spend()


def test_several_steps_are_taken_at_once() -> None:
    steps = Steps(10)
    steps.spend(9)
    assert steps.left == 1
    steps.spend(0)
    assert steps.left == 1
    for count in (10, 11):
        with pytest.raises(OutOfSteps):
            Steps(10).spend(count)


def test_a_budget_of_nothing_allows_nothing() -> None:
    with pytest.raises(OutOfSteps):
        Steps(0).spend(0)
