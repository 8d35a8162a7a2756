"""The savings of partial evaluation, for the head of a file of a mode."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.modes.control import Control, If, Invoke, Routine, Saved, walk


@dataclass(frozen=True)
class Savings:
    """The savings of a call of an entry.

    Args:
        most: block encryptions, key schedules and operations.
        is_always: whether every call that is not refused saves all of them.
    """

    most: Saved
    is_always: bool


def savings(control: Control) -> dict[str, Savings]:
    """For each entry the savings of a call, including those of the routines that it calls."""
    return {r.name: _of(control, r) for r in control.routines if r.is_entry}


def spell_saved(control: Control, folds: bool) -> str:
    """The text of the savings for the head."""
    if not folds:
        return "none (--no-fold)"
    return "; ".join(f"{name} saves {_words(each)}" for name, each in savings(control).items())


def _of(control: Control, routine: Routine) -> Savings:
    routines = {each.name: each for each in control.routines}
    called = [step.routine for step in walk(routine.body) if isinstance(step, Invoke)]
    in_branches = [
        step
        for branch in walk(routine.body)
        if isinstance(branch, If)
        for step in walk((*branch.then, *branch.other))
        if isinstance(step, Invoke)
    ]
    total = control.saved[routine.name]
    for name in called:
        total += _of(control, routines[name]).most
    return Savings(total, not in_branches)


def _words(savings: Savings) -> str:
    """Savings of a call in words."""
    most = savings.most
    counted = (
        (most.encryptions, "block encryption", "block encryptions"),
        (most.schedules, "key schedule", "key schedules"),
        (most.operations, "operation on bytes", "operations on bytes"),
    )
    words = [f"{n} {one if n == 1 else many}" for n, one, many in counted if n]
    if not words:
        return "nothing"
    return ("" if savings.is_always else "up to ") + ", ".join(words)
