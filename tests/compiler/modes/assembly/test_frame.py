"""The frame of a routine."""

from __future__ import annotations

from compiler.modes.assembly.frame import Sizes, frame_of
from compiler.modes.control import (
    Blocks,
    Constant,
    Control,
    Copy,
    Gather,
    Input,
    Invoke,
    Place,
    Routine,
    Setup,
    Step,
)

SIZES = Sizes(word=4, schedule=40, align=16)
INPUT = (Input("data"),)


def at(name: str, n_bytes: int = 8, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


def control(*routines: Routine) -> Control:
    return Control(8, 16, {"Key": 16, "V": 8}, frozenset(), routines)


def entry(*body: Step) -> Routine:
    return Routine("go", ("data",), "", 0, body)


def test_arrays_and_round_keys_lie_behind_the_tables() -> None:
    body = (Gather(at("x"), INPUT), Copy(at("y"), at("x")), Setup("rk", at("Key", 16)))
    routine = entry(*body)
    frame = frame_of(routine, control(routine), SIZES, 16)
    assert frame.parameters == {"data": 0}
    assert frame.n_words == 2
    assert frame.tables == (8,)
    assert frame.arrays == {"x": 16, "y": 32, "rk": 48}
    assert (frame.scratch, frame.total) == (96, 112)


def test_a_table_has_the_pieces_that_the_called_routine_reads() -> None:
    called = Routine("hash", ("data",), "", 8, (), pieces=3, is_entry=False)
    routine = entry(Invoke("hash", at("x"), INPUT))
    frame = frame_of(routine, control(called, routine), SIZES, 0)
    assert frame.arrays["x"] >= frame.tables[0] + 3 * 8


def test_a_loop_has_a_table_of_its_own() -> None:
    inner = Gather(at("y"), (Constant(b"1234"), at("b", 4)))
    routine = entry(Blocks(at("b"), INPUT, (inner,)))
    frame = frame_of(routine, control(routine), SIZES, 0)
    assert frame.tables == (8, 16)


def test_an_input_in_pieces_has_words_for_each() -> None:
    routine = Routine("hash", ("data",), "", 8, (), pieces=3, is_entry=False)
    frame = frame_of(routine, control(routine), SIZES, 0)
    assert frame.n_words == 6
