"""Linear layers that act alike on every plane, as in-place additions of cells.

If a matrix has few ones, an output can take the place of an input that it contains, and each
addition is one masked move of a plane. Outputs are paired with inputs if the matrix determines the
pairing. Colour refinement (Weisfeiler, Leman, 1968) finds equivalent cells, such as those of a row.
The order of additions is found by trying all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.ring_sums import Pair, Sums

MOST_ADDITIONS = 5
"""The most additions of a matrix that are searched for."""
Ones = frozenset[tuple[int, int]]
"""A matrix: the output and the input of each entry that is 1."""
Rows = tuple[int, ...]
"""A matrix: for each output a mask of the inputs in its sum."""


def only_matching(ones: Iterable[tuple[int, int]], count: int) -> tuple[int, ...] | None:
    """The unique pairing of outputs with inputs; None if there is none or a choice.

    A row or a column with a single 1 fixes a pair; their other entries are removed, and so on.
    """
    left = set(ones)
    found: dict[int, int] = {}
    while left:
        outputs, inputs = (_lone(left, side) for side in (0, 1))
        decided = {pair for pair in left if pair[0] in outputs or pair[1] in inputs}
        if not decided:
            return None
        for output, source in sorted(decided):
            found[output] = source
            left = {pair for pair in left if pair[0] != output and pair[1] != source}
    is_whole = len(found) == count == len(set(found.values()))
    return tuple(found[n] for n in range(count)) if is_whole else None


def _lone(ones: Iterable[tuple[int, int]], side: int) -> set[int]:
    """The rows (side 0) or columns (side 1) with a single 1."""
    counts: dict[int, int] = {}
    for pair in ones:
        counts[pair[side]] = counts.get(pair[side], 0) + 1
    return {number for number, times in counts.items() if times == 1}


def added_in_place(
    ones: Ones, count: int, planes: int, price: Callable[[LaneMap], int], registers: int
) -> Sums | None:
    """The cheapest sequence of additions in place for a matrix.

    Args:
        ones: the matrix, by places; its diagonal is 1.
        count: number of places.
        planes: number of planes that it acts on.
        price: the number of operations for a lane map of an array.
        registers: number of registers of an array.

    Returns:
        The additions; None if the matrix is no sequence of additions from one kind of places to
        another.
    """
    maps = _maps(ones, count)
    if maps is None or len(maps) > MOST_ADDITIONS:
        return None
    target = [0] * count
    for output, source in ones:
        target[output] |= 1 << source
    steps = _cheapest(tuple(target), maps, [price(lanes) + registers for lanes in maps])
    return None if steps is None else _sums_of(steps, count, planes, price, registers)


def _maps(ones: Ones, count: int) -> list[LaneMap] | None:
    """For each pair of kinds, the lane map of the addition from one kind to the other."""
    kinds = _kinds(ones, count)
    found: dict[tuple[int, int], list[int]] = {}
    for output, source in sorted(ones):
        if output == source:
            continue
        lanes = found.setdefault((kinds[output], kinds[source]), [ZERO] * count)
        if lanes[output] != ZERO or kinds[output] == kinds[source]:
            return None
        lanes[output] = source
    return [tuple(lanes) for lanes in found.values()]


def _kinds(ones: Ones, count: int) -> list[int]:
    """The kind of each place: places of one kind have equal numbers of entries with each kind."""
    kinds = [0] * count
    while True:
        seen: list[tuple[int, list[int], list[int]]] = []
        for place in range(count):
            read = sorted(kinds[source] for output, source in ones if output == place)
            readers = sorted(kinds[output] for output, source in ones if source == place)
            seen.append((kinds[place], read, readers))
        order = {str(each): number for number, each in enumerate(seen)}
        finer = [order[str(each)] for each in seen]
        if len(set(finer)) == len(set(kinds)):
            return kinds
        kinds = finer


@dataclass(frozen=True)
class _Way:
    """A sequence of additions, by number, and its cost."""

    steps: tuple[int, ...]
    cost: int


def _cheapest(
    target: Rows, maps: Sequence[LaneMap], prices: Sequence[int]
) -> tuple[LaneMap, ...] | None:
    """The cheapest additions, each at most once, that compute a matrix."""
    ways: dict[Rows, _Way] = {tuple(1 << n for n in range(len(target))): _Way((), 0)}
    best: _Way | None = None
    while ways:
        ended = ways.get(target)
        if ended and (best is None or ended.cost < best.cost):
            best = ended
        ways = _further(ways, maps, prices)
    return tuple(maps[n] for n in best.steps) if best else None


def _further(
    ways: Mapping[Rows, _Way], maps: Sequence[LaneMap], prices: Sequence[int]
) -> dict[Rows, _Way]:
    """Each sequence with one more addition; the cheapest for each matrix."""
    found: dict[Rows, _Way] = {}
    for rows, way in ways.items():
        for number in (n for n in range(len(maps)) if n not in way.steps):
            made = tuple(
                row if source == ZERO else row ^ rows[source]
                for row, source in zip(rows, maps[number], strict=True)
            )
            cost = way.cost + prices[number]
            if made not in found or cost < found[made].cost:
                found[made] = _Way((*way.steps, number), cost)
    return found


def _sums_of(
    steps: Sequence[LaneMap],
    count: int,
    planes: int,
    price: Callable[[LaneMap], int],
    registers: int,
) -> Sums:
    """Additions in place as sums of moved arrays."""
    made: list[Pair] = []
    ends = list(range(planes))
    for plane in range(planes):
        for lanes in steps:
            made.append((ends[plane], ends[plane], lanes))
            ends[plane] = planes + len(made) - 1
    cost = planes * sum(price(lanes) + registers for lanes in steps)
    home = tuple(range(count))
    return Sums(planes, tuple(made), tuple(((n, home),) for n in ends), cost)
