"""Linear layers on bit planes: places of cells, and XORs of moved planes.

Cells of a layer have places; a place is a lane of every plane, once for each block. A sum of the
same form for all places is a term with one moved plane. The places of the next layer's cells are
free, if round keys are permuted accordingly: with the right places, permutations vanish.

Source: fixslicing; Adomnicai, Najm, Peyrin, TCHES 2020/3; Adomnicai, Peyrin, TCHES 2021/1.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from compiler.layouts.lane_maps import cost
from compiler.layouts.lane_steps import ZERO, LaneMap, Shifter
from compiler.layouts.ring_sums import Sums, SumSearch, Term
from compiler.planes.bit_layers import Form, Layer
from compiler.planes.exchanges import Digits, Exchanged, exchanges_of
from compiler.planes.in_place_sums import added_in_place, only_matching
from dsl.gf2 import ones

Places = tuple[int, ...]
"""The place of each cell."""
MATCHED = 0
"""The key of a permutation that is not determined by planes."""
ROUGH_RUNS = 1
"""The orders tried for a first look at the sums of a linear layer."""
OVERESTIMATED = 4 / 3
"""What costs so many times as much as the cheapest, after a first look, is not looked at again: one
order may overestimate a cost by a third."""


@dataclass(frozen=True)
class Grid:
    """The layout of places in registers.

    Args:
        cells: number of places of a block; a power of two.
        blocks: number of blocks side by side; a power of two.
        planes: arrays.
        shifter: the machine.
        blocks_low: whether the lanes of one place are adjacent, block after block; otherwise the
            lanes of one block are.
    """

    cells: int
    blocks: int
    planes: int
    shifter: Shifter
    blocks_low: bool = True

    @property
    def registers(self) -> int:
        """The number of registers of an array."""
        return max(1, self.cells * self.blocks // self.shifter.width)

    @property
    def parts(self) -> Grid | None:
        """The grid with each register of an array as an array; None if there is no such grid."""
        if self.registers == 1 or not self.blocks_low:
            return None
        cells, planes = self.cells // self.registers, self.planes * self.registers
        return Grid(cells, self.blocks, planes, self.shifter)

    @property
    def lane_digits(self) -> int:
        """The number of digits of a lane's number inside its register."""
        return self.shifter.width.bit_length() - 1

    def digit(self, place: int) -> int:
        """The digit of a lane's number for a digit of a place's number."""
        return place + (self.blocks.bit_length() - 1 if self.blocks_low else 0)

    def lane(self, place: int, block: int) -> int:
        """The lane in an array of a place of a block."""
        if self.blocks_low:
            return place * self.blocks + block
        return block * self.cells + place

    def lift(self, places: LaneMap) -> LaneMap:
        """A map of places as a map of lanes, the same for every block."""
        lanes = [ZERO] * (self.cells * self.blocks)
        for place, block in itertools.product(range(self.cells), range(self.blocks)):
            if places[place] != ZERO:
                lanes[self.lane(place, block)] = self.lane(places[place], block)
        return tuple(lanes)

    def price(self, places: LaneMap) -> int:
        """The number of operations for a map of places on one array."""
        return _price(self, places)


@cache
def _price(grid: Grid, places: LaneMap) -> int:
    return cost(grid.lift(places), grid.shifter)


@dataclass(frozen=True)
class Stage:
    """The execution of a linear layer.

    Args:
        turn: a map of places that is applied to all planes first.
        sums: the sums of the planes after that, or of their registers.
        by_registers: whether the sums are of registers: register after register of each plane.
        places: the places of the next layer's cells.
        cost: operations.
        exchanges: digits of planes' numbers that are exchanged with digits of places before the
            sums.
    """

    turn: LaneMap
    sums: Sums
    by_registers: bool
    places: Places
    cost: int
    exchanges: Digits = ()


@dataclass(frozen=True)
class Relation:
    """A linear layer: for each output bit, the input bits in its sum.

    Args:
        rows: as in `compiler.planes.bit_layers.Layer`.
        planes: of either side.
        cells: of either side.
    """

    rows: tuple[Form, ...]
    planes: int
    cells: int

    @staticmethod
    def of(layer: Layer, planes: int, cells: int) -> Relation:
        """The relation of a layer; equal layers share one, with its cached properties."""
        return _relation(layer.rows, planes, cells)

    @cached_property
    def pairs(self) -> dict[tuple[int, int], int]:
        """For each output and input cell, the planes that meet: bit `output * planes + input`."""
        found: dict[tuple[int, int], int] = {}
        for number, row in enumerate(self.rows):
            plane, cell = divmod(number, self.cells)
            for bit in ones(row):
                source, place = divmod(bit, self.cells)
                key = cell, place
                found[key] = found.get(key, 0) | 1 << plane * self.planes + source
        return found

    @cached_property
    def carried(self) -> Mapping[int, Places]:
        """Permutations contained in the layer: for each output cell, an input cell.

        A set of planes, or a pair of planes, determines a permutation if every output cell meets
        exactly one input cell in them; these planes are its key. If there is exactly one pairing of
        cells that meet, it has the key `MATCHED`.
        """
        meets: dict[int, dict[int, list[int]]] = {}
        for (cell, source), planes in self.pairs.items():
            for key in {planes, *(1 << bit for bit in ones(planes))}:
                meets.setdefault(key, {}).setdefault(cell, []).append(source)
        found: dict[int, Places] = {}
        for key, sources in meets.items():
            lone = [sources[c][0] for c in range(self.cells) if len(sources.get(c, ())) == 1]
            if len(set(lone)) == self.cells:
                found[key] = tuple(lone)
        matched = only_matching(self.pairs, self.cells)
        if matched and matched not in found.values():
            found[MATCHED] = matched
        return found

    def exchanges(self, before: Places) -> tuple[Exchanged, ...]:
        """The ways in which the layer is an exchange of digits, with cells at `before`."""
        return _exchanges(self, before)


@cache
def _relation(rows: tuple[Form, ...], planes: int, cells: int) -> Relation:
    return Relation(rows, planes, cells)


@cache
def _exchanges(relation: Relation, before: Places) -> tuple[Exchanged, ...]:
    return tuple(exchanges_of(relation.rows, relation.planes, relation.cells, before))


@cache
def stage_of(relation: Relation, before: Places, after: Places, grid: Grid, runs: int) -> Stage:
    """The cheapest stage from cells at `before` to the next layer's cells at `after`.

    Planes may be moved first, to places from which a permutation contained in the layer leads to
    `after`.
    """
    turned = {before}
    for carry in relation.carried.values():
        there = [0] * len(carry)
        for cell, source in enumerate(carry):
            there[source] = after[cell]
        turned.add(tuple(there))
    ways = (way for way in relation.exchanges(before) if way.places == after)
    exchanged = min((_exchanged(way, grid) for way in ways), key=_cost, default=None)
    turns = [(_turn(before, middle), middle) for middle in sorted(turned)]
    found: list[Stage] = []
    for turn, middle in _promising(turns, relation, after, grid, exchanged):
        sums = _sums_between(relation, middle, after, grid, runs)
        cost = grid.planes * grid.price(turn) + sums.cost
        found.append(Stage(turn, sums, sums.inputs > grid.planes, after, cost))
    if exchanged:
        found.append(exchanged)
    return min(found, key=_cost)


def _promising(
    turns: Sequence[tuple[LaneMap, Places]],
    relation: Relation,
    after: Places,
    grid: Grid,
    other: Stage | None,
) -> list[tuple[LaneMap, Places]]:
    """The turns with which a stage may cost least, in their order, by a first look at the sums."""
    least = other.cost if other else None
    rough: dict[int, int] = {}
    for price, number in sorted((grid.planes * grid.price(t), n) for n, (t, _) in enumerate(turns)):
        # Sums cost no less than nothing.
        if least is not None and price > least:
            break
        sums = _sums_between(relation, turns[number][1], after, grid, ROUGH_RUNS)
        rough[number] = price + sums.cost
        least = rough[number] if least is None else min(least, rough[number])
    assert least is not None, "cells can stay where they are"
    return [turns[number] for number in sorted(rough) if rough[number] <= OVERESTIMATED * least]


def _cost(stage: Stage) -> int:
    return stage.cost


def _turn(before: Places, middle: Places) -> LaneMap:
    """The map of places that brings cells from one placement to another one."""
    turn = [0] * len(before)
    for cell, place in enumerate(middle):
        turn[place] = before[cell]
    return tuple(turn)


@cache
def _sums_between(relation: Relation, before: Places, after: Places, grid: Grid, runs: int) -> Sums:
    """The sums of planes, or of registers, from cells at `before` to cells at `after`."""
    placed = _placed(relation, before, after)
    ways = [(placed, grid)]
    if grid.parts:
        ways.append((_by_registers(placed, grid), grid.parts))
    rough = [_sums(*way, ROUGH_RUNS).cost for way in ways]
    meant = [
        way for way, cost in zip(ways, rough, strict=True) if cost <= OVERESTIMATED * min(rough)
    ]
    return min((_sums(*way, runs) for way in meant), key=lambda sums: sums.cost)


def _exchanged(way: Exchanged, grid: Grid) -> Stage:
    """A linear layer as exchanges of digits."""
    home = tuple(range(grid.cells))
    sums = Sums(grid.planes, (), tuple(((plane, home),) for plane in way.order), 0)
    # Six operations for two words; exchanges between registers of a plane only rename words.
    inside = sum(grid.digit(place) < grid.lane_digits for _, place in way.digits)
    cost = 3 * grid.planes * grid.registers * inside
    return Stage(home, sums, False, way.places, cost, way.digits)


@dataclass(frozen=True)
class _Placed:
    """A relation between places; sorted pairs, so that equal ones are found again.

    Args:
        pairs: pairs of places, each as one number, and the pairs of planes that meet there.
        cells: of either side.
        planes: of either side.
    """

    pairs: tuple[tuple[int, int], ...]
    cells: int
    planes: int

    def by_places(self) -> dict[tuple[int, int], int]:
        """The pairs of planes by an output's place and an input's."""
        return {divmod(pair, self.cells): planes for pair, planes in self.pairs}


def _placed(relation: Relation, before: Places, after: Places) -> _Placed:
    cells = relation.cells
    pairs = {after[c] * cells + before[s]: planes for (c, s), planes in relation.pairs.items()}
    return _Placed(tuple(sorted(pairs.items())), cells, relation.planes)


def _by_registers(placed: _Placed, grid: Grid) -> _Placed:
    """The relation with each register of an array as an array."""
    count = grid.registers
    size, planes = grid.cells // count, grid.planes * count
    found: dict[int, int] = {}
    for (place, source), bits in placed.by_places().items():
        pair = place % size * size + source % size
        register = place // size * planes + source // size
        found[pair] = found.get(pair, 0) | _spread(bits, grid.planes, count) << register
    return _Placed(tuple(sorted(found.items())), size, planes)


@cache
def _spread(bits: int, planes: int, registers: int) -> int:
    """Pairs of planes as pairs of their first registers."""
    spread = 0
    for bit in ones(bits):
        output, source = divmod(bit, planes)
        spread |= 1 << registers * (output * planes * registers + source)
    return spread


def _sums(placed: _Placed, grid: Grid, runs: int) -> Sums:
    """The sums of moved planes that realise a relation between places."""
    found = _search(placed, grid)
    return found.best(runs) if isinstance(found, SumSearch) else found


@cache
def _search(placed: _Placed, grid: Grid) -> Sums | SumSearch:
    """The additions in place that realise a relation, or else a search for sums."""
    if found := _in_place(placed, grid):
        return found
    left = placed.by_places()
    terms: list[list[Term]] = [[] for _ in range(grid.planes)]
    for lanes in shifts(grid):
        common = -1
        for pair in enumerate(lanes):
            common &= left.get(pair, 0)
            if not common:
                break
        for bit in ones(common):
            output, source = divmod(bit, grid.planes)
            terms[output].append((source, lanes))
        if common:
            left = {
                pair: m & ~common if lanes[pair[0]] == pair[1] else m for pair, m in left.items()
            }
    for output, source, lanes in _rest(left, grid):
        terms[output].append((source, lanes))
    return SumSearch(terms, grid.planes, grid.price, grid.registers)


def _in_place(placed: _Placed, grid: Grid) -> Sums | None:
    """The additions in place that realise a relation, if it acts alike on every plane."""
    each = sum(1 << plane * (grid.planes + 1) for plane in range(grid.planes))
    ones = frozenset(placed.by_places())
    whole = all((place, place) in ones for place in range(grid.cells))
    if not whole or any(planes != each for _, planes in placed.pairs):
        return None
    return added_in_place(ones, grid.cells, grid.planes, grid.price, grid.registers)


def _rest(left: dict[tuple[int, int], int], grid: Grid) -> Iterator[tuple[int, int, LaneMap]]:
    """Maps for the pairs that no regular map covers, each for some places."""
    sources: dict[int, dict[int, list[int]]] = {}
    for (place, source), planes in sorted(left.items()):
        for bit in ones(planes):
            sources.setdefault(bit, {}).setdefault(place, []).append(source)
    for bit, places in sources.items():
        output, source = divmod(bit, grid.planes)
        while places:
            lanes = tuple(places[p].pop(0) if p in places else ZERO for p in range(grid.cells))
            places = {p: rest for p, rest in places.items() if rest}
            yield output, source, lanes


@cache
def shifts(grid: Grid) -> tuple[LaneMap, ...]:
    """Maps that add constants to one or two fields of a place's number, the cheapest first."""
    n_digits = grid.cells.bit_length() - 1
    fields = [(a, b) for a in range(n_digits) for b in range(a + 1, n_digits + 1)]
    turns = [(a, b, k) for a, b in fields for k in range(1, 1 << b - a)]
    found = {tuple(range(grid.cells))}
    for turn in turns:
        found.add(tuple(_added(place, (turn,)) for place in range(grid.cells)))
    for low, high in itertools.product(turns, turns):
        if low[1] <= high[0]:
            found.add(tuple(_added(place, (low, high)) for place in range(grid.cells)))
    return tuple(sorted(found, key=lambda lanes: (grid.price(lanes), lanes)))


def _added(place: int, turns: Sequence[tuple[int, int, int]]) -> int:
    for first, end, k in turns:
        mask = (1 << end) - (1 << first)
        place = place & ~mask | (place + (k << first)) & mask
    return place
