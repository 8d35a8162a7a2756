"""What proofs may take where several run at the same time."""

from __future__ import annotations

import pytest

from runtime.budgets import Limits


@pytest.mark.parametrize(("at_once", "megabytes"), [(1, 700), (2, 500), (4, 250)])
def test_memory_is_shared_by_what_runs_at_the_same_time(at_once: int, megabytes: int) -> None:
    limits = Limits(seconds=1, megabytes=700, megabytes_in_all=1000)
    assert limits.of_each(at_once).megabytes == megabytes


def test_each_may_have_all_where_there_is_no_common_limit() -> None:
    assert Limits(seconds=1, megabytes=700).of_each(8).megabytes == 700
