"""Search budgets, counted in steps instead of seconds: results are the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass


class OutOfSteps(Exception):
    """A search has used up its budget; it returns the best answer found."""


@dataclass
class Steps:
    """The remaining budget of one search."""

    left: int

    def spend(self, count: int = 1) -> None:
        """Subtract steps from the budget.

        Raises:
            OutOfSteps: there are none left.
        """
        self.left -= count
        if self.left <= 0:
            raise OutOfSteps
