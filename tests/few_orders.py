"""Fewer orders for tests of rooms in which the time that code takes is not the subject."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from compiler.order.list_order import Problem
from compiler.order.schedule import FEWEST_TRIES, Schedule


@contextmanager
def few_orders() -> Iterator[None]:
    """Let the scheduler try few orders: that is most of what a compilation takes."""

    def orders(self: Schedule, problem: Problem, tries: int) -> Iterator[list[int]]:
        return every(self, problem, min(tries, 2 * FEWEST_TRIES))

    every = Schedule._orders
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Schedule, "_orders", orders)
        yield


@pytest.fixture(scope="module", autouse=True)
def few_orders_in_the_room() -> Iterator[None]:
    """Few orders in the tests of a room."""
    with few_orders():
        yield
