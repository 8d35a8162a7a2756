"""Budgets of searches, counted in steps and never in seconds: they end alike on every machine."""

from __future__ import annotations

from dataclasses import dataclass


class OutOfSteps(Exception):
    """A search has used up its budget; it goes on with the best answer that it has."""


@dataclass
class Steps:
    """What is left of the budget of one search."""

    left: int

    def spend(self, count: int = 1) -> None:
        """Take steps.

        Raises:
            OutOfSteps: there are none left.
        """
        self.left -= count
        if self.left <= 0:
            raise OutOfSteps
