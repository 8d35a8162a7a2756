"""Bit permutations as exchanges of digits: of the plane's number with digits of the place.

A permutation that distributes the output bits of an S-box over different S-boxes mixes planes. If
it permutes the digits of plane and place numbers, exchanging each digit of the plane's number with
one digit of the place suffices; this is an exchange of fields between words. The remaining
permutation of cells is deferred. Source: Reis, Aranha, López, CHES 2017.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Digits = tuple[tuple[int, int], ...]
"""Digits of a plane's number, each with the digit of the place that it is exchanged with."""
_Target = tuple[int, int]
"""A plane and a cell of the next layer."""


@dataclass(frozen=True)
class Exchanged:
    """A linear layer as exchanges of digits.

    Args:
        digits: the exchanged digits.
        order: for each plane of the next layer, the number of the plane that becomes it.
        places: the places of the next layer's cells.
    """

    digits: Digits
    order: tuple[int, ...]
    places: tuple[int, ...]


def exchanges_of(
    rows: Sequence[int], planes: int, cells: int, places: Sequence[int]
) -> Iterator[Exchanged]:
    """The exchanges that realise a linear layer, with all other moves of cells deferred.

    Args:
        rows: for each bit of the next layer (`plane * cells + cell`), the sum of bits of this one.
        planes: of either layer; there are no exchanges unless it is a power of two.
        cells: of either layer.
        places: the places of this layer's cells.
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
    """All pairings of plane digits with place digits, the smallest first."""
    for count in range(plane_digits + 1):
        for chosen in itertools.combinations(range(plane_digits), count):
            for others in itertools.permutations(range(place_digits), count):
                yield tuple(zip(chosen, others, strict=True))


def _swapped(targets: Sequence[Sequence[_Target]], digits: Digits) -> list[list[_Target]] | None:
    """The target of each plane and place after exchanges; None if a plane has several targets."""
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
    """The order of planes and the places of cells, if each plane and place has one target."""
    count = len(targets[0])
    cells = [{row[place][1] for row in targets} for place in range(count)]
    if any(len(each) > 1 for each in cells):
        return None
    plane_at = {row[0][0]: plane for plane, row in enumerate(targets)}
    place_of = {cell: place for place, (cell,) in enumerate(cells)}
    order = tuple(plane_at[plane] for plane in range(len(targets)))
    return order, tuple(place_of[cell] for cell in range(count))
