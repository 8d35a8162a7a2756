"""Moves arrays into other arrays, in all steps of a list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from compiler.modes.control import (
    Blocks,
    Copy,
    Encrypt,
    Fill,
    Gather,
    If,
    Increment,
    Invoke,
    Piece,
    Place,
    Put,
    Setup,
    Step,
    Xor,
)

Some = TypeVar("Some", bound=Piece)
Moves = Mapping[str, Place]
"""For each moved array, the place of its first byte."""


def renamed(body: tuple[Step, ...], moves: Moves) -> tuple[Step, ...]:
    """The steps with moved arrays."""
    return tuple(_step(step, moves) for step in body)


def moved(piece: Some, moves: Moves) -> Some:
    """A place after the moves; other pieces are unchanged."""
    if not isinstance(piece, Place) or piece.array not in moves:
        return piece
    to = moves[piece.array]
    return replace(piece, array=to.array, first=to.first + piece.first)


def _step(step: Step, moves: Moves) -> Step:
    match step:
        case Copy(to, source):
            return Copy(moved(to, moves), moved(source, moves))
        case Xor(to, left, right):
            return Xor(moved(to, moves), moved(left, moves), moved(right, moves))
        case Increment(to, source):
            return Increment(moved(to, moves), moved(source, moves))
        case Put(to, value):
            return Put(moved(to, moves), value)
        case Setup(schedule, key):
            return Setup(schedule, moved(key, moves))
        case Encrypt(to, source, schedule):
            return Encrypt(moved(to, moves), moved(source, moves), schedule)
        case Gather() | Invoke():
            return replace(step, to=moved(step.to, moves), pieces=_pieces(step.pieces, moves))
        case _:
            return _around(step, moves)


def _around(step: Step, moves: Moves) -> Step:
    """A step with nested steps; others are unchanged."""
    match step:
        case Blocks(block, pieces, body):
            return Blocks(moved(block, moves), _pieces(pieces, moves), renamed(body, moves))
        case Fill(_, block, body):
            return replace(step, block=moved(block, moves), body=renamed(body, moves))
        case If(condition, then, other):
            return If(condition, renamed(then, moves), renamed(other, moves))
        case _:
            return step


def _pieces(pieces: tuple[Piece, ...], moves: Moves) -> tuple[Piece, ...]:
    return tuple(moved(piece, moves) for piece in pieces)
