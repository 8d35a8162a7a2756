"""Outcomes are kept where they are good, and taken for the same facts alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from builds.cache import kept
from builds.cache.kept import Kept
from runtime.disk_cache import DiskCache


def squared(number: int) -> int:
    return number * number


def cubed(number: int) -> int:
    return number**3


def facts_of(number: int) -> Mapping[str, Any] | None:
    return {"number": number} if number >= 0 else None


def is_even(outcome: int, facts: Mapping[str, Any]) -> bool:
    return outcome % 2 == 0


SQUARES = Kept[int, int](
    kind="square",
    make=squared,
    facts=facts_of,
    is_good=is_even,
    encode=lambda outcome: {"outcome": outcome},
    decode=lambda said: int(said["outcome"]),
)
CUBES_IN_PLACE = replace(SQUARES, make=cubed)


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DiskCache:
    made = DiskCache(tmp_path, pytest.fail)
    monkeypatch.setattr(kept, "build_cache", lambda: made)
    return made


def test_what_is_good_is_made_once() -> None:
    assert SQUARES.one(4) == 16
    assert CUBES_IN_PLACE.one(4) == 16, "taken, not made"
    assert CUBES_IN_PLACE.one(2) == 8, "another job"


def test_what_is_not_good_is_made_each_time() -> None:
    assert SQUARES.one(3) == 9
    assert CUBES_IN_PLACE.one(3) == 27


def test_a_job_without_facts_is_not_kept(store: DiskCache) -> None:
    assert SQUARES.key(-2) is None
    assert SQUARES.one(-2) == 4
    assert store.size()[0] == 0


def test_several_are_in_the_order_of_the_jobs() -> None:
    SQUARES.one(4)
    assert CUBES_IN_PLACE.all([2, 4, 3, 2], "counting") == [8, 16, 27, 8]


def test_kinds_do_not_meet() -> None:
    SQUARES.one(4)
    assert replace(CUBES_IN_PLACE, kind="cube").one(4) == 64


def test_what_changed_meanwhile_is_not_kept(store: DiskCache) -> None:
    turns = iter(range(10))
    changing: Callable[[int], Mapping[str, Any]] = lambda number: {"turn": next(turns)}  # noqa: E731
    assert replace(SQUARES, facts=changing).one(4) == 16
    assert store.size()[0] == 0


def test_without_a_cache_all_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "build_cache", lambda: None)
    assert SQUARES.one(4) == 16
    assert CUBES_IN_PLACE.one(4) == 64
