"""Programs on bit planes: S-boxes on words, linear layers as XORs of moved words."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, groupby
from typing import Literal

from compiler.ir.program import Builder, Param, Program, Table, Type
from compiler.ir.rewriting import live_only
from compiler.layouts.exchanges import ExchangedWords
from compiler.layouts.lane_maps import cost as words_cost
from compiler.layouts.lane_maps import move
from compiler.layouts.lane_steps import ZERO, Array, LaneMap
from compiler.planes.bit_layers import Form, Layer, Layers
from compiler.planes.exchanges import Digits
from compiler.planes.linear_layer import (
    OVERESTIMATED,
    ROUGH_RUNS,
    Grid,
    Places,
    Relation,
    Stage,
    stage_of,
)
from compiler.planes.network import PlaneNetwork

Mode = Literal["full", "semi", "none"]
KeyForms = tuple[Form, ...]
"""The sum of round keys in each lane of an array, register after register."""
RUNS = 8
"""The number of orders tried for the sums of a linear layer."""
FEW_RUNS = 4
"""The orders tried while placements are compared; one order may overestimate by a third."""
SELDOM = 128
"""The executions of the loop over blocks for one execution of the code before it."""
KEPT, ALIKE, BRANCHES = 10, 2, 2
"""In the search of placements: those kept for each layer, those of equal cost among them, and the
successors of each.
"""


@dataclass(frozen=True)
class LayerPlan:
    """The execution plan of a program in layers.

    Args:
        layers: of the program.
        stages: the linear layer before each layer.
        home: the places of the cells at the start.
    """

    layers: Layers
    stages: tuple[Stage, ...]
    home: Places

    @property
    def cost(self) -> int:
        """The number of operations of the linear layers."""
        return sum(stage.cost for stage in self.stages)

    def keys(self, number: int, grid: Grid) -> list[KeyForms] | None:
        """The keys added before or after stage `number`, for each plane; None if there are none."""
        layer = self.layers.layers[number]
        if not any(layer.keys):
            return None
        places = self.stages[number].places
        if layer.keys_first:
            places = self.stages[number - 1].places if number else self.home
        made: list[KeyForms] = []
        for plane in range(grid.planes):
            lanes: list[Form] = [0] * (grid.cells * grid.blocks)
            for cell, block in itertools.product(range(grid.cells), range(grid.blocks)):
                lanes[grid.lane(places[cell], block)] = layer.keys[plane * grid.cells + cell]
            made.append(tuple(lanes))
        return made


def make_plan(
    layers: Layers, network: PlaneNetwork, mode: Mode, runs: int = RUNS, free: int = 0
) -> LayerPlan:
    """Choose the places of each layer's cells for the least total cost of the linear layers.

    Args:
        layers: of a program.
        network: transposition between memory and planes.
        mode: `full`: any places that layers lead to; `semi`: the home places after every second
            layer; `none`: always the home places.
        runs: orders tried for the sums of a linear layer.
        free: number of first linear layers with a low weight, because they are executed seldom.
    """
    home, grid = network.home, network.grid
    search = _Search(home, grid)
    for number, layer in enumerate(layers.layers):
        relation = Relation.of(layer, layers.planes, layers.cells)
        is_last = number == len(layers.layers) - 1
        is_home = mode == "none" or (mode == "semi" and number % 2 == 0)
        search.extend(relation, is_home and not is_last, SELDOM if number < free else 1)
    return _refined(LayerPlan(layers, search.best(network), home), grid, runs)


@dataclass
class _Search:
    """The cheapest plans from layer to layer, by their last placement.

    A beam search: it keeps some of the cheapest, and those that repeat one permutation in every
    layer.
    """

    home: Places
    grid: Grid

    def __post_init__(self) -> None:
        self.ways: dict[Places, tuple[int, tuple[Stage, ...]]] = {self.home: (0, ())}
        self.lines: dict[int, Places] = {}

    def best(self, network: PlaneNetwork) -> tuple[Stage, ...]:
        """The cheapest plan; the last permutation is executed on words in memory's order."""
        prices = {
            after: cost + words_cost(network.words_from(after), self.grid.shifter)
            for after, (cost, _) in self.ways.items()
        }
        return self.ways[min(prices, key=lambda after: (prices[after], after))][1]

    @property
    def reserved(self) -> set[Places]:
        """Placements that are kept whatever their cost."""
        return {self.home, *self.lines.values()}

    def extend(self, relation: Relation, is_home: bool, seldom: int) -> None:
        """Extend plans by one layer, to home or anywhere; its cost is divided by `seldom`."""
        if is_home:
            self.lines = {}
        else:
            self.lines = {
                key: tuple(self.lines.get(key, self.home)[source] for source in carry)
                for key, carry in relation.carried.items()
            }
        found: dict[Places, tuple[int, tuple[Stage, ...]]] = {}
        for before, (cost, stages) in self.ways.items():
            carried = {tuple(before[s] for s in carry) for carry in relation.carried.values()}
            carried |= {way.places for way in relation.exchanges(before)}
            ends = sorted({self.home} if is_home else carried | {self.home})
            made = self.stages(relation, before, ends)
            cheap = sorted(made, key=lambda stage: stage.cost)[:BRANCHES]
            for stage in (s for s in made if s in cheap or s.places in self.reserved):
                total = cost + stage.cost // seldom
                if stage.places not in found or found[stage.places][0] > total:
                    found[stage.places] = total, (*stages, stage)
        kept = set(self.reserved)
        # Placements of equal cost are mostly rotations of one; others are more valuable.
        cheapest = sorted(found, key=lambda after: (found[after][0], after))
        groups = [list(g)[:ALIKE] for _, g in groupby(cheapest, key=lambda a: found[a][0])]
        kept |= set([after for group in groups for after in group][:KEPT])
        self.ways = {after: way for after, way in found.items() if after in kept}

    def stages(self, relation: Relation, before: Places, ends: Sequence[Places]) -> list[Stage]:
        """The stages to some placements; those that may be cheap with several orders of sums."""
        rough = [stage_of(relation, before, after, self.grid, ROUGH_RUNS) for after in ends]
        cheap = sorted(stage.cost for stage in rough)[:BRANCHES]
        return [
            stage_of(relation, before, stage.places, self.grid, FEW_RUNS)
            if stage.cost <= OVERESTIMATED * cheap[-1]
            else stage
            for stage in rough
        ]


def _refined(plan: LayerPlan, grid: Grid, runs: int) -> LayerPlan:
    """The plan with the same placements, and more orders tried for the sums."""
    before = plan.home
    stages: list[Stage] = []
    for layer, stage in zip(plan.layers.layers, plan.stages, strict=True):
        relation = Relation.of(layer, plan.layers.planes, plan.layers.cells)
        stages.append(stage_of(relation, before, stage.places, grid, runs))
        before = stage.places
    return replace(plan, stages=tuple(stages))


@dataclass
class PlaneProgram:
    """A program on planes under construction.

    Args:
        plan: the execution plan.
        network: transposition between memory and planes.
        key: names the words of a round key by the sums in their lanes, plane after plane; a word of
            zeros has no name.
    """

    plan: LayerPlan
    network: PlaneNetwork
    key: Callable[[Sequence[KeyForms]], Sequence[str]]
    build: Builder = field(default_factory=lambda: Builder("z"))

    @property
    def grid(self) -> Grid:
        """The layout of places in registers."""
        return self.network.grid

    def block_program(self, name: str, tables: Mapping[str, Table]) -> Program:
        """The program on a group of blocks, with words in memory's order."""
        kind = Type(self.grid.shifter.width)
        words = [self.build.param(f"X.{n}", kind) for n in range(self.network.count)]
        there = self.network.words_from(self.plan.home)
        lanes = tuple(sorted(range(len(there)), key=there.__getitem__))
        moved = move(self.build, tuple(p.name for p in words), lanes, self.grid.shifter)
        planes = self.stage(0, self.network.pack(self.build, moved))
        return self.finish(name, tuple(words), planes, tables)

    def finish(
        self, name: str, params: tuple[Param, ...], planes: list[Array], tables: Mapping[str, Table]
    ) -> Program:
        """The program from the planes that the first S-boxes read to words in memory."""
        for number, layer in enumerate(self.plan.layers.layers[:-1]):
            self.build.span, self.build.round = layer.span, layer.round
            planes = self.stage(number + 1, self.boxes(layer, planes))
        words = tuple(self.network.unpack(self.build, planes))
        lanes = self.network.words_from(self.plan.stages[-1].places)
        results = move(self.build, words, lanes, self.grid.shifter)
        return live_only(Program(name, "spec", params, tuple(self.build.ops), results, tables))

    def stage(self, number: int, planes: list[Array], keyed: bool = True) -> list[Array]:
        """Emit a linear layer, with its round key or without."""
        layer, stage = self.plan.layers.layers[number], self.plan.stages[number]
        keys = self.plan.keys(number, self.grid) if keyed else None
        if keys and layer.keys_first:
            planes = self.add_keys(planes, keys)
        planes = self.linear(stage, planes)
        if keys and not layer.keys_first:
            planes = self.add_keys(planes, keys)
        return planes

    def add_keys(self, planes: list[Array], keys: Sequence[KeyForms]) -> list[Array]:
        """Emit the addition of a round key."""
        width, count = self.grid.shifter.width, self.grid.registers
        words = [row[n * width : (n + 1) * width] for row in keys for n in range(count)]
        names = iter(self.key(words))
        return [
            tuple(
                self.build.emit("xor", value, name) if (name := next(names)) else value
                for value in array
            )
            for array in planes
        ]

    def linear(self, stage: Stage, planes: list[Array]) -> list[Array]:
        """Emit a linear layer."""
        grid = self.grid
        arrays = [self.move(array, grid.lift(stage.turn)) for array in planes]
        if stage.exchanges:
            arrays = self.exchanged(arrays, stage.exchanges)
        if not stage.by_registers:
            return self.sums(stage, arrays, grid)
        assert grid.parts, "there are several registers"
        words: list[Array] = [(word,) for array in arrays for word in array]
        made = iter(self.sums(stage, words, grid.parts))
        return [tuple(next(made)[0] for _ in array) for array in arrays]

    def exchanged(self, arrays: Sequence[Array], digits: Digits) -> list[Array]:
        """Arrays after exchanges of digits of their numbers with digits of places."""
        grid, count = self.grid, self.grid.registers
        words = ExchangedWords.of(self.build, list(chain(*arrays)), grid.shifter)
        for plane, place in digits:
            high, digit = count << plane, grid.digit(place)
            for number in (n for n in range(count * grid.planes) if not n & high):
                if digit < grid.lane_digits:
                    words.exchange(number, number | high, digit)
                elif number >> digit - grid.lane_digits & 1:
                    words.rename(number, number ^ (high | 1 << digit - grid.lane_digits))
        made = [words.finish(number) for number in range(count * grid.planes)]
        return [tuple(made[n : n + count]) for n in range(0, len(made), count)]

    def sums(self, stage: Stage, arrays: list[Array], grid: Grid) -> list[Array]:
        """Emit the XORs of moved arrays."""
        known: dict[tuple[int, LaneMap], Array] = {}

        def moved(number: int, places: LaneMap) -> Array:
            if (number, places) not in known:
                known[number, places] = self.move(arrays[number], grid.lift(places))
            return known[number, places]

        for a, b, places in stage.sums.made:
            arrays.append(self.xor(arrays[a], moved(b, places)))
        made: list[Array] = []
        for terms in stage.sums.outputs:
            parts = [moved(n, places) for n, places in terms]
            total = parts[0]
            for part in parts[1:]:
                total = self.xor(total, part)
            made.append(total)
        return made

    def move(self, array: Array, lanes: LaneMap) -> Array:
        """An array with its lanes moved: one operation a register if registers do not mix."""
        width = self.grid.shifter.width
        parts = [lanes[first : first + width] for first in range(0, len(lanes), width)]
        sources = [{lane // width for lane in part} for part in parts]
        if ZERO in lanes or any(len(source) > 1 for source in sources):
            return move(self.build, array, lanes, self.grid.shifter)
        return tuple(
            self.permuted(array[min(source)], tuple(lane % width for lane in part))
            for source, part in zip(sources, parts, strict=True)
        )

    def permuted(self, word: str, lanes: LaneMap) -> str:
        """A register with its lanes moved."""
        if lanes == tuple(range(len(lanes))):
            return word
        return self.build.emit("permute", word, map=lanes)

    def xor(self, left: Array, right: Array) -> Array:
        """The sum of two arrays."""
        return tuple(self.build.emit("xor", a, b) for a, b in zip(left, right, strict=True))

    def boxes(self, layer: Layer, planes: list[Array]) -> list[Array]:
        """The S-boxes of a layer, one for each register of an array."""
        kind = Type(self.grid.shifter.width)
        made = [
            self.build.emit_many("sbox", column, (kind,) * len(column), table=layer.table)
            for column in zip(*planes, strict=True)
        ]
        return [tuple(row) for row in zip(*made, strict=True)]
