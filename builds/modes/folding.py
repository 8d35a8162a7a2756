"""What is said of the computations that a file of a mode does not repeat."""

from __future__ import annotations

from compiler.modes.control import Control, Invoke, Routine, Saved, walk


def savings(control: Control) -> dict[str, Saved]:
    """For each entry what a call saves, the routines that it calls included."""
    return {r.name: _saved(control, r) for r in control.routines if r.is_entry}


def spell_saved(control: Control, folds: bool) -> str:
    """The savings as a head has them."""
    if not folds:
        return "none (--no-fold)"
    return "; ".join(f"{name} {_words(saved)}" for name, saved in savings(control).items())


def _saved(control: Control, routine: Routine) -> Saved:
    routines = {each.name: each for each in control.routines}
    called = [step.routine for step in walk(routine.body) if isinstance(step, Invoke)]
    total = control.saved[routine.name]
    for name in called:
        total += _saved(control, routines[name])
    return total


def _words(saved: Saved) -> str:
    """Savings of a call in words."""
    counted = (
        (saved.encryptions, "block encryption"),
        (saved.schedules, "key schedule"),
        (saved.operations, "operation on bytes"),
    )
    words = [f"{n} {what}{'' if n == 1 else 's'}" for n, what in counted if n]
    return f"saves {', '.join(words)}" if words else "saves nothing"
