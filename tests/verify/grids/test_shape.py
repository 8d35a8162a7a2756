"""Threads of blocks that run together: their places, warps and special registers."""

from __future__ import annotations

from verify.grids.shape import Shape, ThreadBlock

SHAPE = Shape((ThreadBlock(0, 4, 3, 40, 120), ThreadBlock(1, 1, 0, 2, 500)))
"""The last of four blocks of a launch, and the one block of another launch."""


def test_threads_are_numbered_in_blocks_and_in_all() -> None:
    assert SHAPE.threads == 42
    assert list(SHAPE.places[38:]) == [38, 39, 0, 1]
    assert list(SHAPE.numbers[38:]) == [158, 159, 500, 501]
    assert list(SHAPE.blocks[38:]) == [0, 0, 1, 1]
    assert list(SHAPE.launches[38:]) == [0, 0, 1, 1]


def test_a_warp_ends_with_its_block() -> None:
    assert list(SHAPE.warps[30:34]) == [0, 0, 1, 1]
    assert list(SHAPE.warps[39:]) == [1, 2, 2]
    assert list(SHAPE.lanes[30:34]) == [30, 31, 0, 1]
    assert list(SHAPE.lanes[39:]) == [7, 0, 1]


def test_special_registers_are_those_of_the_threads_own_launch() -> None:
    first, last = ({name: int(v[n]) for name, v in SHAPE.special.items()} for n in (39, 41))
    assert first == {"tid": 39, "ntid": 40, "ctaid": 3, "nctaid": 4, "laneid": 7}
    assert last == {"tid": 1, "ntid": 2, "ctaid": 0, "nctaid": 1, "laneid": 1}
