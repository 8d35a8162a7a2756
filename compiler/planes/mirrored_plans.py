"""Decryption with the cell placements of encryption, so that both use the same round key words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from compiler.layouts.lane_maps import cost
from compiler.planes.bit_layers import Form, Layers, keys_moved
from compiler.planes.linear_layer import Places, Relation, Stage, stage_of
from compiler.planes.network import PlaneNetwork
from compiler.planes.program import RUNS, LayerPlan
from dsl.gf2 import ones


def mirrored_plan(plan: LayerPlan, layers: Layers, network: PlaneNetwork) -> LayerPlan | None:
    """The plan of the inverse program, with the placements of the program in reverse order.

    It starts with the program's last placement and ends with the home placement.

    Args:
        plan: of the program.
        layers: layers of its inverse, with the same numbers of the block's bits.
        network: transposition between memory and planes.

    Returns:
        The plan; None if the layers are not the program's layers in reverse order.
    """
    cells = _same_cells(plan.layers, layers)
    if cells is None:
        return None
    forward = plan.stages[-2::-1]
    ends = [
        tuple(stage.places[cell] for cell in order)
        for stage, order in zip(forward, cells, strict=True)
    ]
    start = before = plan.stages[-1].places
    stages: list[Stage] = []
    mirrored = _keyed(plan.layers, layers)
    for layer, after in zip(mirrored.layers, (*ends, plan.home), strict=True):
        relation = Relation.of(layer, layers.planes, layers.cells)
        stages.append(stage_of(relation, before, after, network.grid, RUNS))
        before = after
    return LayerPlan(mirrored, tuple(stages), start)


def on_words(plan: LayerPlan, network: PlaneNetwork) -> int:
    """The cost of a plan's moves of words in memory's order, at the start and at the end."""
    ends = (plan.home, plan.stages[-1].places)
    return sum(cost(network.words_from(places), network.grid.shifter) for places in ends)


def _keyed(forward: Layers, back: Layers) -> Layers:
    """The layers of the inverse; keys move before a linear layer if they were behind it."""
    pairs = zip(back.layers, reversed(forward.layers), strict=True)
    made = [keys_moved(layer, first=not undone.keys_first) for layer, undone in pairs]
    kept = zip(back.layers, made, strict=True)
    return replace(back, layers=tuple(moved or layer for layer, moved in kept))


def _same_cells(forward: Layers, back: Layers) -> list[Places] | None:
    """For each layer of S-boxes of the inverse, the program's cells that its cells invert."""
    count = forward.cells
    if len(forward.layers) != len(back.layers) or count != back.cells:
        return None
    found: list[Places] = []
    known = tuple(range(count))
    for layer, undone in zip(back.layers, reversed(forward.layers), strict=True):
        order = _cells_undone(layer.rows, undone.rows, known, forward.planes)
        if order is None:
            return None
        known = order
        found.append(order)
    return found[:-1] if found[-1] == tuple(range(count)) else None


def _cells_undone(
    rows: Sequence[Form], undone: Sequence[Form], known: Places, planes: int
) -> Places | None:
    """The cell permutation that two consecutive linear layers compose to, if planes are kept.

    Args:
        rows: rows of the second layer, by the cells between.
        undone: rows of the first layer.
        known: for each cell between the layers, by the second layer's numbers, its number in the
            first.
        planes: of both.
    """
    count = len(known)
    order: list[int] = []
    for plane, cell in product(range(planes), range(count)):
        total = 0
        for bit in ones(rows[plane * count + cell]):
            taken, source = divmod(bit, count)
            total ^= undone[taken * count + known[source]]
        if total.bit_count() != 1:
            return None
        made, source = divmod(total.bit_length() - 1, count)
        if not plane:
            order.append(source)
        if made != plane or order[cell] != source:
            return None
    return tuple(order)
