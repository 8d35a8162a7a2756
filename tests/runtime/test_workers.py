"""Jobs in other processes: in order, and their complaints come back."""

from __future__ import annotations

from multiprocessing import active_children, get_all_start_methods

import pytest

from runtime.user_error import UserError
from runtime.workers import run_jobs
from verify.child import FORK


def square(number: int) -> int:
    if number < 0:
        raise UserError(f"{number} is negative", quoted=True)
    return number * number


@pytest.mark.slow
def test_outcomes_are_in_the_order_of_the_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 2)
    assert run_jobs(square, range(5), "squaring") == [0, 1, 4, 9, 16]


@pytest.mark.slow
def test_a_complaint_of_a_worker_is_raised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 2)
    with pytest.raises(UserError) as problem:
        run_jobs(square, [1, -2, 3], "squaring")
    assert problem.value.render() == "-2 is negative"


def known_squares(number: int) -> int:
    return KNOWN[number]


KNOWN: dict[int, int] = {}


@pytest.mark.skipif(FORK not in get_all_start_methods(), reason="this machine cannot fork")
def test_a_worker_begins_with_what_is_known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 2)
    monkeypatch.setitem(KNOWN, 3, 9)
    assert run_jobs(known_squares, [3, 3], "looking up") == [9, 9]


def test_idle_workers_end_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 4)
    before = active_children()
    assert run_jobs(square, range(4), "squaring") == [0, 1, 4, 9]
    assert active_children() == before
