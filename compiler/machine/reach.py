"""Where a pointer must be for accesses that reach a short distance from it."""

from __future__ import annotations

from collections.abc import Sequence


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
    """How often a pointer moves for accesses that reach a short distance upwards.

    Args:
        places: of the accesses, in their order, in bytes from where the pointer begins and ends.
        reach: the longest distance of an access from its pointer, in bytes.
    """
    at = moves = 0
    for number, place in enumerate(places):
        if not 0 <= place - at <= reach:
            at, moves = lowest_place(places[number:], reach), moves + 1
    return moves + (at != 0)
