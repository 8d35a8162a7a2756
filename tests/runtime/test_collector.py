"""Python looks for cycles only after many new objects."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from runtime.collector import NEW_OBJECTS, collect_seldom


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_cycles_are_looked_for_seldom_and_still_are() -> None:
    gc.set_threshold(700, 10, 10)
    collect_seldom()
    assert gc.get_threshold()[0] == NEW_OBJECTS
    assert NEW_OBJECTS >= 100 * 700
    assert gc.isenabled()
