"""Moved arrays are moved in each kind of step, and nothing else changes."""

from __future__ import annotations

import pytest

from compiler.modes.control import (
    Blocks,
    Constant,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Held,
    Hold,
    If,
    Increment,
    Input,
    Invoke,
    Length,
    Place,
    Put,
    Refuse,
    Setup,
    Step,
    Xor,
    Zeros,
)
from compiler.modes.places import places_in, reads, writes
from compiler.modes.rewrites.rename import moved, renamed

MOVES = {"x": Place("t", 16, 8)}
X, Y = Place("x", 0, 8), Place("y", 0, 8)
NEW = Place("t", 16, 8)
STEPS: tuple[Step, ...] = (
    Copy(X, Y),
    Xor(Y, X, Constant(bytes(8))),
    Increment(X, X),
    Put(X, Held("count")),
    Setup("rk", X),
    Encrypt(Y, X, "rk"),
    Gather(X, (X, Input("data"))),
    Invoke("derive", Y, (X, Zeros(3))),
    Blocks(X, (X, Input("data")), (Copy(Y, X),)),
    Fill("out", X, (Copy(X, Y),)),
    If(Length("data"), (Copy(X, Y),), (Copy(Y, X),)),
)


def test_a_part_of_a_moved_array_keeps_its_distance() -> None:
    assert moved(Place("x", 2, 3), MOVES) == Place("t", 18, 3)
    assert moved(Y, MOVES) == Y
    assert moved(Input("x"), MOVES) == Input("x")


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_no_step_keeps_a_moved_array(step: Step) -> None:
    (found,) = renamed((step,), MOVES)
    assert type(found) is type(step)
    for names in (reads, writes):
        assert "x" not in names(found)
        assert names(found) == {"t" if name == "x" else name for name in names(step)}
    assert list(places_in(found)) == [NEW if place == X else place for place in places_in(step)]


def test_steps_without_arrays_are_unchanged() -> None:
    steps: tuple[Step, ...] = (Refuse(3, Length("x")), Hold("x", Held("x")))
    assert renamed(steps, MOVES) == steps
