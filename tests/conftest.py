"""What tests share: a folder with the compiled toy, and what is made cheaper for them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from compiler.order.list_order import Problem
from compiler.order.schedule import FEWEST_TRIES, Schedule
from prove.claims import difference
from tests.lwcc.terminal import TOY, lwcc

ROOT = Path(__file__).parent
NOT_ABOUT_ORDERS = ("artifacts", "check", "lwcc", "proof_driver", "prove", "verify")
"""Rooms in which the time that code takes is not the subject."""


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
def orders_of_the_room(request: pytest.FixtureRequest) -> Iterator[None]:
    """As many orders as tests of a room need."""
    if request.path.relative_to(ROOT).parts[0] not in NOT_ABOUT_ORDERS:
        yield
        return
    with few_orders():
        yield


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`toy64_64_l8_once.s`, checked, with its header and its .dsl; not to be changed."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copy(TOY, folder)
    with few_orders():
        result = lwcc("compile", TOY, "--lanes", "8", "-o", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def copied(compiled: Path, tmp_path: Path) -> Path:
    """The same in a folder of its own."""
    return Path(shutil.copytree(compiled, tmp_path / "copied"))


@pytest.fixture(scope="session", autouse=True)
def random_inputs() -> Iterator[None]:
    """Keep the random inputs of the search for counterexamples, which are the same each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(difference, "_random", cache(difference._random))
        yield
