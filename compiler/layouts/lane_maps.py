"""Moves of bits inside an array of registers by shifts and masks, with few operations.

A map is composed of steps of `compiler.layouts.lane_steps`; the cheapest of several ways is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from compiler.ir.program import Builder
from compiler.layouts.involutions import involutions
from compiler.layouts.lane_steps import (
    ZERO,
    Across,
    Array,
    Direct,
    Exchange,
    LaneMap,
    Shifter,
    Step,
    Term,
    Whole,
    moves_of,
    reach_of,
)
from dsl.gf2 import combined

EXCHANGED = 3
"""The most terms of a register in an exchange: fixed lanes, and lanes from either side."""


@cache
def plan(lanes: LaneMap, shifter: Shifter) -> tuple[Step, ...]:
    """The steps of the cheapest known way; none for the identity."""
    if lanes == tuple(range(len(lanes))):
        return ()
    simple = _simple(lanes, shifter)
    twice = across_twice(lanes, shifter.width) if len(lanes) > shifter.width else ()
    if twice and sum(step.cost(shifter) for step in twice) < simple.cost(shifter):
        return twice
    ways: list[tuple[Step, ...]] = [(simple,)]
    for whole in shifter.whole:
        ways += _around(lanes, _everywhere(whole, len(lanes)), shifter)
    groups = len(_terms(lanes, shifter.width)) if len(lanes) == shifter.width else 2
    if simple.cost(shifter) > shifter.rotation + 3 * (groups - 1):
        # Otherwise a rotation does not reduce the number of terms.
        ways += _turned(lanes, shifter)
    ways += _by_digits(lanes, shifter)
    return min(ways, key=lambda way: sum(step.cost(shifter) for step in way))


@cache
def cost(lanes: LaneMap, shifter: Shifter) -> int:
    """Operations of `plan`."""
    return sum(step.cost(shifter) for step in plan(lanes, shifter))


def move(build: Builder, array: Array, lanes: LaneMap, shifter: Shifter) -> Array:
    """Append the operations of a map."""
    for step in plan(lanes, shifter):
        array = step.emit(build, array, shifter)
    return array


def direct(lanes: LaneMap, width: int) -> Direct:
    """A map as terms: masked shifts and rotations."""
    return Direct(
        tuple(_terms(lanes[first : first + width], width) for first in range(0, len(lanes), width))
    )


def _terms(lanes: LaneMap, width: int) -> tuple[Term, ...]:
    masks: dict[int, int] = {}
    for place, lane in enumerate(lanes):
        if lane != ZERO:
            # Register and rotation in one number, since this code is hot.
            key = lane // width * width + (lane - place) % width
            masks[key] = masks.get(key, 0) | 1 << place
    return tuple(_term(*divmod(key, width), mask, width) for key, mask in masks.items())


def _exchange(lanes: LaneMap, width: int) -> Exchange | None:
    """The exchange of fields that realises a map, if there is one."""
    distance = 0
    for place, lane in enumerate(lanes):
        if lane != place and abs(lane - place) != distance:
            if distance:
                return None
            distance = abs(lane - place)
    if not distance or ZERO in lanes:
        return None
    masks = [0] * (len(lanes) // width)
    for place, lane in enumerate(lanes):
        if lane == place + distance and lane // width == place // width:
            masks[place // width] |= 1 << place % width
        elif lane != place and lanes[lane] != place:
            return None
    count = sum(mask.bit_count() for mask in masks)
    crossed = 2 * count != sum(lane != place for place, lane in enumerate(lanes))
    return None if crossed else Exchange(tuple(masks), distance)


def _turned(lanes: LaneMap, shifter: Shifter) -> list[tuple[Step, ...]]:
    """The cheapest way that rotates all registers first or last; ties go to the first."""
    registers = direct(lanes, shifter.width).registers
    turns = _turns(shifter.width, len(lanes))
    both = [_costs_around(registers, is_last, shifter) for is_last in (False, True)]
    prices = [
        _often(turn, shifter).cost(shifter) + cost
        for turn, costs in zip(turns, zip(*both, strict=True), strict=True)
        for cost in costs
    ]
    if shifter.whole or any(len(terms) <= EXCHANGED for terms in registers):
        for n in _not_terms(lanes, registers, turns, shifter):
            for is_last, way in enumerate(_around(lanes, turns[n], shifter)):
                prices[2 * n + is_last] = sum(step.cost(shifter) for step in way)
    best, is_last = divmod(prices.index(min(prices)), 2)
    return [_around(lanes, turns[best], shifter)[is_last]]


def _not_terms(
    lanes: LaneMap,
    registers: Sequence[Sequence[Term]],
    turns: Sequence[LaneMap],
    shifter: Shifter,
) -> Iterator[int]:
    """The numbers of rotations for which another step may be cheaper than terms.

    Exchanges keep lanes or move them by one distance up and down. A map of one operation acts alike
    in every register.
    """
    width = shifter.width
    distances = {term.right for terms in registers for term in terms}
    is_alike = lanes == _everywhere(lanes[:width], len(lanes))
    for n, turn in enumerate(turns):
        left = {(each - turn[0]) % width for each in distances} - {0}
        is_exchange = len(left) < 2 or (len(left) == 2 and sum(left) == width)
        parts = _parts_around(lanes[:width], turn[:width]) if is_alike else ()
        if is_exchange or any(map(shifter.is_one, parts)):
            yield n


def _parts_around(lanes: LaneMap, turn: LaneMap) -> tuple[LaneMap, LaneMap]:
    """The rest of a map after another map, and before it."""
    back = {source: place for place, source in enumerate(turn)}
    rest = tuple([lane if lane == ZERO else back[lane] for lane in lanes])
    return rest, tuple([lanes[back[n]] for n in range(len(lanes))])


@cache
def _turns(width: int, count: int) -> list[LaneMap]:
    """Rotations of all registers of an array with `count` lanes to the right, by each distance."""
    turns = [tuple((n + right) % width for n in range(width)) for right in range(1, width)]
    return [_everywhere(turn, count) for turn in turns]


def _costs_around(
    registers: Sequence[Sequence[Term]], is_last: bool, shifter: Shifter
) -> list[int]:
    """The cost of the rest of a map besides a rotation of all registers, by its distance.

    Args:
        registers: the terms of the map.
        is_last: whether registers are rotated behind them, else ahead of them.
        shifter: the machine.
    """
    width, ones = shifter.width, (1 << shifter.width) - 1
    joins = sum(max(len(terms) - 1, 0) for terms in registers)
    columns: list[Sequence[int]] = [[joins] * (width - 1)]
    for terms in registers:
        is_selected = shifter.selects and len(terms) > 1
        for term in terms:
            mask = _rotated(term.mask, term.right, width) if is_last else term.mask
            turned = _costs_turned(mask, is_last, not is_selected, width, shifter.rotation)
            columns.append(turned[width - term.right : 2 * width - term.right - 1])
        covered = sum(term.mask for term in terms)
        if is_selected and covered != ones:
            columns.append(_zeros_left(terms[0], covered, is_last, width))
    return [sum(column) for column in zip(*columns, strict=True)]


@cache
def _costs_turned(
    mask: int, is_moved: bool, is_masked: bool, width: int, rotation: int
) -> list[int]:
    """The cost of a term by the rotation's distance, from the greatest down, repeated twice.

    Args:
        mask: its lanes, or those of its source if they move.
        is_moved: whether the lanes move with the distance; else the source's do.
        is_masked: whether all other lanes must become zero.
        width: width of a register.
        rotation: operations of a rotation.
    """
    costs: list[int] = []
    for right in range(width):
        lanes = _rotated(mask, width - right, width) if is_moved else mask
        cut = is_masked and lanes != reach_of(right, lanes, width)
        costs.append(moves_of(right, lanes, width, rotation) + cut)
    return (costs + costs)[::-1]


def _zeros_left(first: Term, covered: int, is_last: bool, width: int) -> list[int]:
    """Whether lanes without a term must be cleared, by the distance of a rotation."""
    found: list[int] = []
    for distance in range(1, width):
        mask, made = first.mask, covered
        if is_last:
            mask, made = (_rotated(lanes, distance, width) for lanes in (mask, made))
        found.append(bool(reach_of((first.right - distance) % width, mask, width) & ~made))
    return found


def _rotated(lanes: int, left: int, width: int) -> int:
    """The lanes of a register rotated upwards."""
    return (lanes << left | lanes >> width - left) & (1 << width) - 1


def _term(source: int, right: int, mask: int, width: int) -> Term:
    beyond = width - right
    return Term(source, right, mask, mask >> beyond << beyond)


def _everywhere(lanes: LaneMap, count: int) -> LaneMap:
    """A map of one register's lanes, applied to all registers of an array with `count` lanes."""
    width = len(lanes)
    return tuple(first + lane for first in range(0, count, width) for lane in lanes)


def _around(lanes: LaneMap, turn: LaneMap, shifter: Shifter) -> list[tuple[Step, ...]]:
    """Two ways: `turn` before the rest of the map, and after it."""
    rest, last = _parts_around(lanes, turn)
    turned = _often(turn, shifter)
    return [(turned, _simple(rest, shifter)), (_simple(last, shifter), turned)]


@cache
def _often(lanes: LaneMap, shifter: Shifter) -> Step:
    """`_simple`, cached, for maps that occur often."""
    return _simple(lanes, shifter)


def _by_digits(lanes: LaneMap, shifter: Shifter) -> list[tuple[Step, ...]]:
    """Ways that first exchange two digits of the lane's number.

    They exist if the map permutes or inverts the digits of one register's lane numbers.
    """
    sources = _digits(lanes)
    if len(lanes) != shifter.width or len(sources) < 2:
        return []
    ways: list[tuple[Step, ...]] = []
    for place, source in enumerate(sources):
        if place == source:
            continue
        both = 1 << place | 1 << source
        exchange = tuple(
            lane ^ both if (lane >> place ^ lane >> source) & 1 else lane
            for lane in range(len(lanes))
        )
        rest = tuple(exchange[lane] for lane in lanes)
        ways.append((_simple(exchange, shifter), *plan(rest, shifter)))
    return ways


def _digits(lanes: LaneMap) -> list[int]:
    """For each digit of the lane's number, the source digit, inverted or not.

    Empty if the map is not of this kind.
    """
    count = len(lanes)
    if ZERO in lanes or count & count - 1:
        return []
    flips = [lanes[0] ^ lanes[1 << digit] for digit in range(count.bit_length() - 1)]
    if any(lane != lanes[0] ^ combined(flips, place) for place, lane in enumerate(lanes)):
        return []
    sources = [flip.bit_length() - 1 for flip in flips]
    one_each = all(flip.bit_count() == 1 for flip in flips) and len(set(sources)) == len(sources)
    return sources if one_each else []


def _simple(lanes: LaneMap, shifter: Shifter) -> Step:
    """One step: terms, a cheaper exchange, or a single operation."""
    width = shifter.width
    steps: list[Step] = [direct(lanes, width)]
    steps += [step for step in (_exchange(lanes, width), _across(lanes, width)) if step]
    if shifter.is_one(lanes[:width]) and lanes == _everywhere(lanes[:width], len(lanes)):
        steps.append(Whole(lanes[:width], len(lanes) // width))
    return min(steps, key=lambda step: step.cost(shifter)) if steps[1:] else steps[0]


def _across(lanes: LaneMap, width: int) -> Across | None:
    """The exchange between registers that realises a map, if there is one."""
    pairs: dict[tuple[int, int], int] = {}
    for place, lane in enumerate(lanes):
        if lane == place:
            continue
        if lane == ZERO or lanes[lane] != place or (lane - place) % width:
            return None
        one, other = sorted((place // width, lane // width))
        pairs[one, other] = pairs.get((one, other), 0) | 1 << place % width
    return Across(tuple((a, b, mask) for (a, b), mask in pairs.items()))


def across_twice(lanes: LaneMap, width: int) -> tuple[Step, ...]:
    """Two exchanges between registers that realise a map; none if lanes move inside registers."""
    count = len(lanes) // width
    if ZERO in lanes or any((lane - place) % width for place, lane in enumerate(lanes)):
        return ()
    columns = [tuple(lanes[r * width + bit] // width for r in range(count)) for bit in range(width)]
    chosen = involutions(tuple(dict.fromkeys(columns)))
    if chosen is None:
        return ()
    made: list[Step] = []
    for step in range(2):
        moved = [0] * len(lanes)
        for bit, column in enumerate(columns):
            for register, source in enumerate(chosen[column][step]):
                moved[register * width + bit] = source * width + bit
        exchange = _across(tuple(moved), width)
        made += [exchange] if exchange else []
    return tuple(made)
