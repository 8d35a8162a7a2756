"""Each block of a group comes from the thread that has it where the group does."""

from __future__ import annotations

import numpy as np

from compiler.regions import Regions
from verify.programs.striped import first_counters, own_blocks

STRIPED = Regions(group_blocks=4, block=8, key=16, rk=0, ctx=0, striped_threads=32)


def test_pieces_of_a_group_are_apart() -> None:
    assert [STRIPED.number_of(n) for n in range(4)] == [0, 1, 64, 65]
    assert [STRIPED.place_of(n) for n in (0, 15, 16, 31)] == [0, 15, 512, 527]


def test_groups_that_lie_together() -> None:
    together = Regions(group_blocks=4, block=8, key=16, rk=0, ctx=0)
    assert [together.number_of(n) for n in range(4)] == [0, 1, 2, 3]


def test_each_thread_has_one_block_of_the_group() -> None:
    counters = np.array([100, 104], np.uint64)
    first = first_counters(counters, STRIPED, 4)
    made = np.array([[c + STRIPED.number_of(n) for n in range(4)] for c in first.tolist()])
    octets = (made % 2**32).astype("<u8").view(np.uint8).reshape(8, 32)
    found = own_blocks(octets, STRIPED).copy().view("<u8")
    assert found.tolist() == [[100, 101, 102, 103], [104, 105, 106, 107]]


def test_counters_wrap() -> None:
    first = first_counters(np.array([0], np.uint64), STRIPED, 2)
    assert first.tolist() == [0, 0, 2**16 - 62, 2**16 - 62]
