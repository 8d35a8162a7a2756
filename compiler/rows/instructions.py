"""Instructions that compute a layer of S-boxes, or a linear map, on a block in one register.

What such an instruction does is found by running its row: the target names it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from compiler.ir.program import Builder
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Bytes, execute
from compiler.machine.target import Target
from compiler.rows.layers import Factors, product

VALUES = 256
"""The values of a cell."""


@dataclass(frozen=True)
class BoxInstruction:
    """An instruction that adds keys to cells, looks the sums up, and permutes them.

    Args:
        instruction: its row; the tied operand is the block, the other one has the keys.
        table: what it looks up.
        sources: for each cell of the result, the cell before.
    """

    instruction: Instruction
    table: tuple[int, ...]
    sources: tuple[int, ...]

    def emit(self, build: Builder, block: str, keys: str) -> str:
        """Append it."""
        return build.emit(self.instruction.name, block, keys, kind=build.types[block])


@dataclass(frozen=True)
class MapInstruction:
    """An instruction that computes a linear map.

    Args:
        instruction: its row.
        columns: the image of each bit of a block, as a number.
    """

    instruction: Instruction
    columns: tuple[int, ...]

    def emit(self, build: Builder, block: str) -> str:
        """Append it."""
        return build.emit(self.instruction.name, block, kind=build.types[block])


@dataclass(frozen=True)
class LayerInstructions:
    """The instructions of a machine that compute layers; none of most machines."""

    boxes: tuple[BoxInstruction, ...] = ()
    maps: tuple[MapInstruction, ...] = ()

    def box(self, table: Sequence[int]) -> BoxInstruction | None:
        """The instruction that looks up in a table."""
        return next((each for each in self.boxes if each.table == tuple(table)), None)

    def map(self, rows: Sequence[Factors], modulus: int) -> MapInstruction | None:
        """The instruction that computes a map on cells."""
        wanted = columns_of(rows, modulus)
        return next((each for each in self.maps if each.columns == wanted), None)


NO_INSTRUCTIONS = LayerInstructions()


def columns_of(rows: Sequence[Factors], modulus: int) -> tuple[int, ...]:
    """The image of each bit of a block of cells of eight bits under a map on cells."""
    return tuple(
        sum(product(row[cell], 1 << bit, modulus) << 8 * n for n, row in enumerate(rows))
        for cell in range(len(rows[0]))
        for bit in range(8)
    )


def layer_instructions(target: Target, features: Iterable[str], cells: int) -> LayerInstructions:
    """The instructions of a machine for blocks of so many cells of a byte.

    Args:
        target: names its instructions in the primitives `cell_layers` and `cell_maps`.
        features: of the machine.
        cells: of a block.
    """
    there = set(features)
    named = {
        primitive: [
            target.table[name]
            for name in target.primitives.get(primitive, "").split()
            if not target.table[name].feature or there & set(target.table[name].feature.split())
        ]
        for primitive in ("cell_layers", "cell_maps")
    }
    boxes = (_box(each, cells) for each in named["cell_layers"])
    maps = (_map(each, cells) for each in named["cell_maps"])
    return LayerInstructions(tuple(filter(None, boxes)), tuple(filter(None, maps)))


@cache
def _box(instruction: Instruction, cells: int) -> BoxInstruction | None:
    """What an instruction of two operands looks up; None if it is no layer of such blocks."""
    if instruction.lanes * instruction.lane_bits != 8 * cells:
        return None
    (block,), (keys,) = instruction.tied, instruction.args[1:]

    def run(added: Bytes, to: Bytes) -> Bytes:
        (made,) = execute(instruction, {block: to, keys: added}).values()
        return made

    alike = np.repeat(np.arange(VALUES, dtype=np.uint8)[:, None], cells, 1)
    table = run(np.zeros_like(alike), alike)[:, 0]
    moved = run(np.zeros((cells, cells), np.uint8), np.eye(cells, dtype=np.uint8))
    sources = np.argmax(moved != table[0], axis=0)
    some = np.random.default_rng(0).integers(VALUES, size=(2, VALUES, cells), dtype=np.uint8)
    if not np.array_equal(run(*some), table[some[0] ^ some[1]][:, sources]):
        return None
    return BoxInstruction(instruction, tuple(table.tolist()), tuple(sources.tolist()))


@cache
def _map(instruction: Instruction, cells: int) -> MapInstruction | None:
    """What an instruction of one operand computes; None if it is no linear map of such blocks."""
    if instruction.lanes * instruction.lane_bits != 8 * cells:
        return None
    (block,) = instruction.args

    def run(blocks: Bytes) -> Bytes:
        (made,) = execute(instruction, {block: blocks}).values()
        return made

    bits = np.packbits(np.eye(8 * cells, dtype=np.uint8), axis=1, bitorder="little")
    images = run(bits)
    some = np.random.default_rng(0).integers(VALUES, size=(VALUES, cells), dtype=np.uint8)
    chosen = np.unpackbits(some, axis=1, bitorder="little").astype(bool)
    sums = np.array([np.bitwise_xor.reduce(images[each], axis=0) for each in chosen])
    if not np.array_equal(run(some), sums):
        return None
    columns = tuple(int.from_bytes(image.tobytes(), "little") for image in images)
    return MapInstruction(instruction, columns)
