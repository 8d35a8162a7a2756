"""Jobs in other processes: in order, and their complaints come back."""

from __future__ import annotations

import pytest

from runtime.user_error import UserError
from runtime.workers import run_jobs


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
