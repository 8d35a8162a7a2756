"""The moves of a pointer whose accesses have short displacements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise


def lowest_place(places: Sequence[int], reach: int) -> int:
    """The lowest address among the longest run of accesses that one pointer reaches.

    Args:
        places: addresses of the accesses in order, in bytes.
        reach: the largest displacement of an access, in bytes.
    """
    lowest = highest = places[0]
    for place in places:
        if max(highest, place) - min(lowest, place) > reach:
            break
        lowest, highest = min(lowest, place), max(highest, place)
    return lowest


def pointer_moves(places: Sequence[int], reach: int) -> int:
    """The number of separate pointer moves for accesses with short upward displacements.

    Args:
        places: addresses of the accesses in order, in bytes from the pointer's first and last
            value.
        reach: the largest displacement of an access, in bytes.
    """
    return min(_moves(places, reach, walks) for walks in (False, True))


def _moves(places: Sequence[int], reach: int, walks: bool) -> int:
    """`pointer_moves` with or without post-increment: a walking pointer advances by its access."""
    at = moves = 0
    for number, (place, following) in enumerate(pairwise([*places, 0])):
        moves_on = walks and place == at and following > place
        if not 0 <= place - at <= reach:
            at, moves = lowest_place(places[number:], reach), moves + 1
        at += moves_on
    return moves + (at != 0)
