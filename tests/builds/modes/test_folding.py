"""Savings of entries include those of the routines that they call."""

from __future__ import annotations

from builds.modes.folding import savings, spell_saved
from compiler.modes.control import RESULT, Control, Held, If, Invoke, Place, Routine, Saved, Step

CALL = Invoke("derive", Place(RESULT, 0, 8), ())


def control(body: tuple[Step, ...], **saved: Saved) -> Control:
    derive = Routine("derive", (), "", 8, (), pieces=1, is_entry=False)
    entry = Routine("init", (), "", 0, body)
    each = {"init": Saved(), "derive": Saved(), **saved}
    return Control(8, 16, {"count": 8}, frozenset({"count"}), (derive, entry), {}, each)


def test_a_call_saves_what_its_routines_save() -> None:
    made = control((CALL, CALL), init=Saved(operations=1), derive=Saved(2, 1))
    (found,) = savings(made).values()
    assert (found.most, found.is_always) == (Saved(4, 2, 1), True)
    assert spell_saved(made, folds=True) == (
        "init saves 4 block encryptions, 2 key schedules, 1 operation on bytes"
    )


def test_a_branch_saves_at_most() -> None:
    made = control((If(Held("count"), (CALL,), ()),), derive=Saved(1))
    assert spell_saved(made, folds=True) == "init saves up to 1 block encryption"


def test_nothing_is_said_to_be_saved_without_folding() -> None:
    assert spell_saved(control(()), folds=True) == "init saves nothing"
    assert spell_saved(control(()), folds=False) == "none (--no-fold)"
