"""The stack frame of a routine: parameters, tables of pieces, arrays, round keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest

from compiler.modes.control import (
    Blocks,
    Control,
    Fill,
    Gather,
    Input,
    Invoke,
    Piece,
    Routine,
    Setup,
    Step,
    bodies_of,
    walk,
)
from compiler.modes.places import arrays_of

PIECE_WORDS = 2
"""Words of a piece in a table: its address and its length."""
FILL_WORDS = 4
"""Words of the loop over an output."""


@dataclass(frozen=True)
class Sizes:
    """The sizes that a frame depends on.

    Args:
        word: bytes of a word.
        schedule: bytes of the round keys of one key.
        align: alignment of arrays and round keys, in bytes.
    """

    word: int
    schedule: int
    align: int


@dataclass(frozen=True)
class Frame:
    """The frame of a routine, in bytes from its start.

    Args:
        parameters: the offset of the words of each input and output: address and length, or those
            of each piece.
        n_words: the words of all of them.
        fill: offset of the words of the loop over an output.
        tables: offset of the table of pieces at each depth of loops.
        arrays: offsets of arrays and round keys.
        scratch: offset of bytes for operands that are not aligned.
        total: size of the frame.
    """

    parameters: Mapping[str, int]
    n_words: int
    fill: int
    tables: tuple[int, ...]
    arrays: Mapping[str, int]
    scratch: int
    total: int


def frame_of(routine: Routine, control: Control, sizes: Sizes, scratch_bytes: int) -> Frame:
    """The frame of a routine.

    Args:
        routine: the routine.
        control: the mode.
        sizes: sizes that it depends on.
        scratch_bytes: bytes for operands that are not aligned.
    """
    parameters: dict[str, int] = {}
    at = 0
    for name in (*([routine.output] if routine.output else ()), *routine.inputs):
        parameters[name] = at
        at += PIECE_WORDS * sizes.word * pieces_of(routine, name)
    n_words = at // sizes.word
    fill = at
    at += FILL_WORDS * sizes.word if any(isinstance(s, Fill) for s in walk(routine.body)) else 0
    tables: list[int] = []
    called = {each.name: each.pieces for each in control.routines}
    for count in _tables(routine, routine.body, called):
        tables.append(at)
        at += PIECE_WORDS * sizes.word * count
    slots = {s.schedule: sizes.schedule for s in walk(routine.body) if isinstance(s, Setup)}
    arrays: dict[str, int] = {}
    for name, n_bytes in (*arrays_of(routine.body, control).items(), *sorted(slots.items())):
        at += -at % sizes.align
        arrays[name] = at
        at += n_bytes
    at += -at % sizes.align
    return Frame(parameters, n_words, fill, tuple(tables), arrays, at, at + scratch_bytes)


def pieces_of(routine: Routine, name: str) -> int:
    """The number of pieces in which an input or an output is passed."""
    return 1 if routine.is_entry or name == routine.output else routine.pieces


def n_pieces(routine: Routine, pieces: tuple[Piece, ...]) -> int:
    """The entries of a table of pieces."""
    return sum(
        pieces_of(routine, piece.name) if isinstance(piece, Input) else 1 for piece in pieces
    )


def _tables(routine: Routine, body: tuple[Step, ...], called: Mapping[str, int]) -> list[int]:
    """The most entries of tables at each depth of loops; routines have as many as they read."""
    found: list[int] = []
    for step in body:
        own: list[int] = []
        if isinstance(step, Gather | Blocks | Invoke):
            own = [n_pieces(routine, step.pieces)]
        if isinstance(step, Invoke):
            own = [called[step.routine]]
        begun = own if isinstance(step, Blocks) else []
        inner = [[*begun, *_tables(routine, each, called)] for each in bodies_of(step)]
        for counts in inner or [own]:
            found = [max(pair) for pair in zip_longest(found, counts, fillvalue=0)]
    return found
