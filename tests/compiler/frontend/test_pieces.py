"""Words of which only some bits are known."""

from __future__ import annotations

from compiler.frontend.pieces import Piece, Pieces


def test_cover() -> None:
    pieces = Pieces()
    pieces.add("w", 0, "a", 5)
    pieces.add("w", 3, "b", 4)
    assert pieces.cover("w", 0, 7) == [Piece("a", 5, 0, 5), Piece("b", 4, 2, 2)]
    assert pieces.cover("w", 3, 4) == [Piece("b", 4, 0, 4)]
    assert pieces.cover("w", 1, 2) == [Piece("a", 5, 1, 2)]
    assert pieces.cover("w", 6, 2) is None
    assert pieces.cover("v", 0, 1) is None


def test_runs_name_unknown_bits_one_by_one() -> None:
    pieces = Pieces()
    pieces.add("w", 1, "a", 2)
    assert list(pieces.runs("w", 4)) == [(0, None), (1, Piece("a", 2, 0, 2)), (3, None)]
