"""Where a pointer must be for accesses that reach a short distance from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise


def lowest_place(places: Sequence[int], reach: int) -> int:
    """The lowest place of as many accesses to come as one place reaches all of.

    Args:
        places: of the accesses, in their order, in bytes.
        reach: the longest distance of an access from its pointer, in bytes.
    """
    lowest = highest = places[0]
    for place in places:
        if max(highest, place) - min(lowest, place) > reach:
            break
        lowest, highest = min(lowest, place), max(highest, place)
    return lowest


def pointer_moves(places: Sequence[int], reach: int) -> int:
    """How often a pointer moves on its own account for accesses a short distance upwards.

    Args:
        places: of the accesses, in their order, in bytes from where the pointer begins and ends.
        reach: the longest distance of an access from its pointer, in bytes.
    """
    return min(_moves(places, reach, walks) for walks in (False, True))


def _moves(places: Sequence[int], reach: int, walks: bool) -> int:
    """The same; one that walks is behind what it has accessed where the next is further on."""
    at = moves = 0
    for number, (place, following) in enumerate(pairwise([*places, 0])):
        moves_on = walks and place == at and following > place
        if not 0 <= place - at <= reach:
            at, moves = lowest_place(places[number:], reach), moves + 1
        at += moves_on
    return moves + (at != 0)
