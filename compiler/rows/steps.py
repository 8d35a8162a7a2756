"""The steps of a function on cells: keys, a linear map and S-boxes, by instructions or by tables.

An instruction may permute the cells besides looking them up. The permutation is moved into the
linear map behind it or, as S-boxes act on each cell alone, ahead of it: whatever costs less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.layouts.layout import LayoutError
from compiler.rows.instructions import BoxInstruction, LayerInstructions, MapInstruction
from compiler.rows.layers import CellLayer
from compiler.rows.sums import RowSums, row_sums


@dataclass(frozen=True)
class Step:
    """A layer as operations.

    Args:
        layer: its map and its keys, for the cells as they are placed.
        linear: what computes the map.
        box: the instruction that adds the keys and looks up; None if tables are looked up.
        mapped_keys: the instruction by which the key set-up maps the keys, which `linear` moves
            behind the map; None if they are as they are.
    """

    layer: CellLayer
    linear: RowSums | MapInstruction
    box: BoxInstruction | None = None
    mapped_keys: MapInstruction | None = None

    @property
    def cost(self) -> int:
        """The operations besides S-boxes, for one block."""
        linear = self.linear.cost if isinstance(self.linear, RowSums) else 1
        return linear + (self.box is None)


def steps_in_tables(layers: Sequence[CellLayer], width: int) -> tuple[Step, ...]:
    """The steps of blocks in rows of cells, with tables in registers.

    Args:
        layers: of a function.
        width: the cells of a row.

    Raises:
        LayoutError: a layer multiplies cells or keys.
    """
    for layer in layers:
        if not all(key.is_whole for key in layer.keys):
            raise LayoutError("no table multiplies keys", layer.span)
    return tuple(Step(layer, row_sums(layer.masks, width)) for layer in layers)


def steps_in_instructions(
    layers: Sequence[CellLayer], instructions: LayerInstructions, boxes: Sequence[BoxInstruction]
) -> tuple[Step, ...]:
    """The steps of blocks that fill a register each.

    Args:
        layers: of a function; the last one has no table.
        instructions: of the machine.
        boxes: the instruction of each other layer.

    Raises:
        LayoutError: no instruction computes a map, or maps keys.
    """
    ways = (_moved_behind(layers, boxes), _moved_ahead(layers, boxes))
    made: list[tuple[Step, ...]] = []
    problems: list[LayoutError] = []
    for way in ways:
        try:
            made.append(tuple(_step(layer, box, instructions) for layer, box in way))
        except LayoutError as problem:
            problems.append(problem)
    if not made:
        raise problems[0]
    return min(made, key=lambda steps: sum(step.cost for step in steps))


Placed = list[tuple[CellLayer, BoxInstruction | None]]
"""Layers for cells as instructions place them, with their instructions; none for the last layer."""


def _moved_behind(layers: Sequence[CellLayer], boxes: Sequence[BoxInstruction]) -> Placed:
    """Layers whose maps take cells that the instruction before has permuted."""
    placed: Placed = []
    sources = tuple(range(len(layers[0].rows)))
    for layer, box in zip(layers, (*boxes, None), strict=True):
        rows = tuple(tuple(row[source] for source in sources) for row in layer.rows)
        keys = layer.with_keys_last().keys
        placed.append((replace(layer, rows=rows, keys=keys, keys_first=False), box))
        sources = box.sources if box else sources
    return placed


def _moved_ahead(layers: Sequence[CellLayer], boxes: Sequence[BoxInstruction]) -> Placed:
    """Layers whose maps leave cells where their own instruction takes them from."""
    placed: Placed = []
    for layer, box in zip(layers, (*boxes, None), strict=True):
        sources = box.sources if box else tuple(range(len(layer.rows)))
        order = sorted(range(len(sources)), key=sources.__getitem__)
        last = layer.with_keys_last()
        rows, keys = tuple(last.rows[n] for n in order), tuple(last.keys[n] for n in order)
        placed.append((replace(last, rows=rows, keys=keys), box))
    return placed


def _step(layer: CellLayer, box: BoxInstruction | None, instructions: LayerInstructions) -> Step:
    """A layer whose keys are behind its map."""
    linear = instructions.map(layer.rows, layer.modulus) or row_sums(layer.masks, len(layer.rows))
    if all(key.is_whole for key in layer.keys):
        return Step(layer, linear, box)
    before = layer.with_keys_first()
    if not isinstance(linear, MapInstruction) or not all(key.is_whole for key in before.keys):
        raise LayoutError("no instruction maps the keys", layer.span)
    return Step(replace(layer, keys=before.keys), linear, box, linear)
