"""Bit permutations that are exchanges of digits: of a plane's number with those of a place.

Where S-boxes spread their bits over the next layer's S-boxes planes have to be mixed. If numbers of
planes and places follow the permutation digit by digit it is enough that each digit of the plane's
number changes with one digit of the place, which is an exchange of fields between words; what else
the permutation does to cells is carried (Reis, Aranha, López, PRESENT Runs Fast, CHES 2017).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Digits = tuple[tuple[int, int], ...]
"""Digits of a plane's number, each with the digit of the place that it changes with."""
_Target = tuple[int, int]
"""The next layer's plane and cell."""


@dataclass(frozen=True)
class Exchanged:
    """A linear layer as exchanges.

    Args:
        digits: what changes places.
        order: for each plane of the next layer the one that it is then.
        places: where the next layer's cells are.
    """

    digits: Digits
    order: tuple[int, ...]
    places: tuple[int, ...]


def exchanges_of(
    rows: Sequence[int], planes: int, cells: int, places: Sequence[int]
) -> Iterator[Exchanged]:
    """The exchanges that a linear layer is, all other moves of cells carried.

    Args:
        rows: for each bit of the next layer (`plane * cells + cell`) the sum of bits of this one.
        planes: of either layer; others than a power of two have no exchanges.
        cells: of either layer.
        places: of this layer's cells.
    """
    if planes & planes - 1 or any(row.bit_count() != 1 for row in rows):
        return
    targets = {row.bit_length() - 1: divmod(bit, cells) for bit, row in enumerate(rows)}
    if len(targets) != len(rows):
        return
    start = [[(0, 0)] * cells for _ in range(planes)]
    for plane, (cell, place) in itertools.product(range(planes), enumerate(places)):
        start[plane][place] = targets[plane * cells + cell]
    for digits in _choices(planes.bit_length() - 1, cells.bit_length() - 1):
        made = _swapped(start, digits)
        found = _settled(made) if made else None
        if found:
            yield Exchanged(digits, *found)


def _choices(plane_digits: int, place_digits: int) -> Iterator[Digits]:
    """All ways to change digits of planes with digits of places, the fewest first."""
    for count in range(plane_digits + 1):
        for chosen in itertools.combinations(range(plane_digits), count):
            for others in itertools.permutations(range(place_digits), count):
                yield tuple(zip(chosen, others, strict=True))


def _swapped(targets: Sequence[Sequence[_Target]], digits: Digits) -> list[list[_Target]] | None:
    """What lies at each plane and place after exchanges; None where a plane has several uses."""
    made: list[list[_Target]] = []
    for plane in range(len(targets)):
        row: list[_Target] = []
        for place in range(len(targets[0])):
            source, there = plane, place
            for a, b in digits:
                if plane >> a & 1 != place >> b & 1:
                    source, there = source ^ 1 << a, there ^ 1 << b
            row.append(targets[source][there])
            if row[-1][0] != row[0][0]:
                return None
        made.append(row)
    return made


def _settled(
    targets: Sequence[Sequence[_Target]],
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The order of planes, each of one use, and the places of cells, where each place has one."""
    count = len(targets[0])
    cells = [{row[place][1] for row in targets} for place in range(count)]
    if any(len(each) > 1 for each in cells):
        return None
    plane_at = {row[0][0]: plane for plane, row in enumerate(targets)}
    place_of = {cell: place for place, (cell,) in enumerate(cells)}
    order = tuple(plane_at[plane] for plane in range(len(targets)))
    return order, tuple(place_of[cell] for cell in range(count))
