"""Permutations as products of two involutions, with few pairs in all.

Every permutation is the product of two involutions: a cycle is a rotation of a polygon, and a
rotation is the product of two reflections.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

Permutation = tuple[int, ...]
"""For each place, the source of its content."""
Both = tuple[Permutation, Permutation]
"""Two involutions, the first applied first."""
MOST_CHOICES = 1 << 14
"""The number of combinations above which none is searched."""


def involutions(permutations: Sequence[Permutation]) -> Mapping[Permutation, Both] | None:
    """Two involutions for each permutation, with few different pairs in all.

    Returns:
        `None` if there are too many combinations.
    """
    if math.prod(_count_ways(each) for each in dict.fromkeys(permutations)) > MOST_CHOICES:
        return None
    ways = {each: list(_ways(each)) for each in permutations}
    best = min(itertools.product(*ways.values()), key=_pairs)
    return dict(zip(ways, best, strict=True))


def _pairs(chosen: Sequence[Both]) -> int:
    """The number of pairs of all first involutions, plus those of all second ones."""
    total = 0
    for step in range(2):
        total += len(
            {
                (place, source)
                for both in chosen
                for place, source in enumerate(both[step])
                if place < source
            }
        )
    return total


def _count_ways(permutation: Permutation) -> int:
    """The number of reflections of all cycles."""
    return math.prod(len(cycle) for cycle in _cycles(permutation))


def _ways(permutation: Permutation) -> Iterator[Both]:
    """The reflections of each cycle."""
    cycles = _cycles(permutation)
    size = len(permutation)
    for turns in itertools.product(*(range(len(cycle)) for cycle in cycles)):
        first, second = list(range(size)), list(range(size))
        for cycle, turn in zip(cycles, turns, strict=True):
            length = len(cycle)
            for n, place in enumerate(cycle):
                first[place] = cycle[(turn - n) % length]
                second[place] = cycle[(turn - 1 - n) % length]
        yield tuple(first), tuple(second)


def _cycles(permutation: Permutation) -> list[list[int]]:
    """The cycles of more than one place; each place's content comes from the next one."""
    left = {place for place, source in enumerate(permutation) if place != source}
    found: list[list[int]] = []
    while left:
        place = min(left)
        cycle: list[int] = []
        while place in left:
            cycle.append(place)
            left.remove(place)
            place = permutation[place]
        found.append(cycle)
    return found
