"""Asks a second engine about functions that the first has proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from artifacts.parts import ProofTask, subject_for
from prove.claims.cross_check import SecondOpinion, second_opinion
from prove.limited_process import Exceeded, run_limited
from runtime.budgets import Limits
from runtime.errors import explained

GRACE_SECONDS = 60
"""How much longer than the engine itself everything may take: both circuits are made first."""


@dataclass(frozen=True)
class Question:
    """A function to check with another engine.

    Args:
        task: the function, over blocks.
        limits: what the engine may take.
    """

    task: ProofTask
    limits: Limits


@explained
def ask(question: Question) -> SecondOpinion:
    """The result of another engine for a function; `open` if the limits do not suffice.

    Raises:
        UserError: the file cannot be proven.
    """
    subject, limits = subject_for(question.task), question.limits
    call = partial(second_opinion, subject, question.task.role, limits.seconds)
    most = limits.seconds + GRACE_SECONDS
    found = run_limited(call, seconds=most, megabytes=limits.megabytes)
    if isinstance(found, Exceeded):
        return SecondOpinion("", "open", most)
    return found


def counted(opinions: Iterable[SecondOpinion]) -> str:
    """Verdicts of other engines in few words: `2 equal by sweep, 1 open`."""
    groups = Counter(
        f"{one.verdict} by {one.engine}" if one.verdict != "open" else "open" for one in opinions
    )
    return ", ".join(f"{number} {words}" for words, number in groups.items())
