"""Linear layers that do the same to every plane: some cells are added to others, in place.

Where a matrix has few ones its outputs can take the places of inputs that they contain, and each
addition is one masked move of a plane. Outputs and inputs are paired by what the matrix leaves no
choice about; cells that play the same part, as those of a row do, are found by colour refinement
(Weisfeiler, Leman, 1968), and the order of additions by trying them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from compiler.layouts.lane_steps import ZERO, LaneMap
from compiler.layouts.ring_sums import Pair, Sums

MOST_ADDITIONS = 5
"""Where more additions than this are needed none are looked for."""
Ones = frozenset[tuple[int, int]]
"""A matrix: output and input of each entry that is 1."""
Rows = tuple[int, ...]
"""A matrix: for each output the inputs in its sum, as binary digits."""


def only_matching(ones: Iterable[tuple[int, int]], count: int) -> tuple[int, ...] | None:
    """The input that each output of a matrix is paired with, if there is no choice.

    A row or a column with a single 1 decides; its other entries are out, and so on.
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
    """The cheapest order found of additions in place that a matrix is.

    Args:
        ones: the matrix, by places; its diagonal is 1.
        count: of places.
        planes: that all go through it.
        price: operations that a map of an array takes.
        registers: of an array.

    Returns:
        None where the matrix is no such order of additions, each from one kind of places to
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
    """What is added to places of one kind from those of another, for all pairs of kinds."""
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
    """The kind of each place: those of one kind have entries with the same kinds."""
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
    """Additions so far, by number, and what they cost."""

    steps: tuple[int, ...]
    cost: int


def _cheapest(
    target: Rows, maps: Sequence[LaneMap], prices: Sequence[int]
) -> tuple[LaneMap, ...] | None:
    """The cheapest additions, each of them at most once, that make a matrix."""
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
    """Each way with one addition more; of those that make the same matrix the cheapest."""
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
