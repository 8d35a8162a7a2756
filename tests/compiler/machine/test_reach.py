"""How often pointers move whose accesses reach a short distance upwards."""

from __future__ import annotations

import pytest

from compiler.machine.reach import lowest_place, pointer_moves


@pytest.mark.parametrize(
    ("places", "lowest"),
    [
        ([70], 70),
        ([70, 69, 68], 68),
        # All that one place reaches, and not the one after.
        ([70, 10, 0], 10),
        ([70, 200, 60], 70),
    ],
)
def test_a_pointer_goes_where_it_reaches_most_of_the_accesses_to_come(
    places: list[int], lowest: int
) -> None:
    assert lowest_place(places, 63) == lowest


@pytest.mark.parametrize(
    ("places", "moves"),
    [
        ([], 0),
        ([0, 63, 5], 0),
        # There and back: at the end a pointer is where it began.
        ([1, 65], 2),
        ([64, 0], 2),
        ([127, 64, 63, 0], 2),
        ([1, 100, 1, 100], 4),
        # It walks along for nothing, and goes back once.
        ([*range(200)], 1),
        ([*reversed(range(200))], 4),
    ],
)
def test_a_pointer_moves_where_an_access_is_out_of_its_reach(places: list[int], moves: int) -> None:
    assert pointer_moves(places, 63) == moves
