"""A second engine's opinion is open where its limits do not do, and opinions are counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from artifacts.parts import ProofTask
from proof_driver.cross_checks import GRACE_SECONDS, Question, ask, counted
from prove.claims.cross_check import SecondOpinion
from prove.limited_process import Exceeded
from runtime.budgets import Limits
from tests.proof_driver.doubles.toy_part import part_of

TASK = ProofTask(Path("x.s"), part_of(), "ecb_encrypt", "")


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What the process apart may take; its call is made here, and says what it was asked."""
    given: dict[str, object] = {}

    def run(call: Callable[[], Any], **most: object) -> Any:
        given.update(most)
        return call()

    monkeypatch.setattr("proof_driver.cross_checks.run_limited", run)
    monkeypatch.setattr("proof_driver.cross_checks.subject_for", lambda task: f"of {task.path}")
    monkeypatch.setattr(
        "proof_driver.cross_checks.second_opinion",
        lambda subject, role, seconds: SecondOpinion(f"{subject}, {role}", "equal", seconds),
    )
    return given


def test_another_engine_is_asked_in_a_process_apart(limits: dict[str, object]) -> None:
    """The engine itself has the seconds; everything around it some more."""
    opinion = ask(Question(TASK, Limits(seconds=7, megabytes=99)))
    assert opinion == SecondOpinion("of x.s, ecb_encrypt", "equal", 7)
    assert limits == {"seconds": 7 + GRACE_SECONDS, "megabytes": 99}


@pytest.mark.parametrize("what", ["time", "memory"])
@pytest.mark.usefixtures("limits")
def test_what_does_not_end_is_open(monkeypatch: pytest.MonkeyPatch, what: Any) -> None:
    monkeypatch.setattr(
        "proof_driver.cross_checks.run_limited", lambda _call, **_most: Exceeded(what)
    )
    opinion = ask(Question(TASK, Limits(seconds=7, megabytes=99)))
    assert (opinion.engine, opinion.verdict) == ("", "open")


def test_opinions_are_counted_by_verdict_and_engine() -> None:
    opinions = [
        SecondOpinion("sweep", "equal", 1),
        SecondOpinion("", "open", 2),
        SecondOpinion("sat", "different", 3),
        SecondOpinion("sweep", "equal", 4),
        SecondOpinion("sat", "open", 5),
    ]
    assert counted(opinions) == "2 equal by sweep, 2 open, 1 different by sat"
    assert counted([]) == ""
