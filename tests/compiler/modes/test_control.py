"""Control steps: their order, their nested steps, and the sizes of what they work on."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.modes.control import (
    Blocks,
    Constant,
    Control,
    Copy,
    Fill,
    If,
    Increment,
    Input,
    Length,
    Place,
    Rewrite,
    Routine,
    Saved,
    Step,
    bodies_of,
    walk,
)

V = Place("V", 0, 8)
FIRST, SECOND, THIRD = Copy(V, Constant(bytes(8))), Increment(V, V), Copy(V, V)
BRANCH = If(Length("data"), (FIRST,), (SECOND,))
LOOP = Blocks(V, (Input("data"),), (BRANCH, THIRD))


def test_parts_are_counted_from_the_array() -> None:
    assert Place("x", 4, 12).part(2, 3) == Place("x", 6, 3)
    assert Constant(b"abcdef").part(2, 3) == Constant(b"cde")
    assert Constant(b"abc").n_bytes == 3


def test_steps_come_in_preorder() -> None:
    assert list(walk((LOOP, FIRST))) == [LOOP, BRANCH, FIRST, SECOND, THIRD, FIRST]


def test_lists_of_nested_steps() -> None:
    assert bodies_of(BRANCH) == ((FIRST,), (SECOND,))
    assert bodies_of(LOOP) == ((BRANCH, THIRD),)
    assert bodies_of(Fill("out", V, (SECOND,))) == ((SECOND,),)
    assert bodies_of(FIRST) == ()


@dataclass(frozen=True)
class Reversed(Rewrite):
    """Turns the order of steps round."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        return body[::-1]


def test_a_rewrite_changes_the_steps_of_each_routine_alone() -> None:
    routines = (
        Routine("derive", ("data",), "", 8, (FIRST, SECOND), 2, False),
        Routine("init", (), "", 0, (SECOND, THIRD)),
    )
    control = Control(8, 16, {"V": 8, "count": 8}, frozenset({"count"}), routines)
    made = control.with_bodies(Reversed())
    assert [each.body for each in made.routines] == [(SECOND, FIRST), (THIRD, SECOND)]
    assert made.with_bodies(Reversed()) == control
    assert made.state_bytes == 16


def test_savings_add_up() -> None:
    assert Saved(1, 2, 3) + Saved(10, 20, 30) == Saved(11, 22, 33)
    assert Saved() + Saved(operations=4) == Saved(operations=4)
