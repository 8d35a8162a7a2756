"""Byte permutations over several registers, by instructions that look bytes up in registers.

A map gives for each byte of a result its place in an array of registers, or None for zero. Look-up
instructions are found by running rows: their last operand has an index for each byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np

from compiler.ir.program import Builder, Type
from compiler.layouts.layout import LayoutError
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Bytes, execute

ByteMap = tuple[int | None, ...]
"""For each byte of a register, its source in an array of registers; None for zero."""
NOWHERE = 255
"""An index beyond all registers of a look-up, which gives zero."""


@dataclass(frozen=True)
class ByteLookups:
    """The instructions that look up bytes in registers of one size.

    Args:
        rows: the instructions, by the number of registers that they look up in.
        register_bytes: size of each register, and of the result.
    """

    rows: Mapping[int, str]
    register_bytes: int

    def emit(self, build: Builder, array: Sequence[str], places: ByteMap, kind: Type) -> str:
        """Emit a byte map; if one instruction does not reach all registers, results are combined.

        Args:
            build: takes the operations.
            array: the registers.
            places: the sources of the result's bytes in the array.
            kind: the type of the result.

        Raises:
            LayoutError: the machine has no look-up instruction.
        """
        if not self.rows:
            raise LayoutError("the target has no instruction that looks bytes up in registers")
        size, total = self.register_bytes, ""
        taken = sorted({place // size for place in places if place is not None})
        if len(taken) == 1 and places == tuple(range(taken[0] * size, (taken[0] + 1) * size)):
            return array[taken[0]]
        most = max(self.rows)
        for first in range(0, len(taken), most):
            part = self._one(build, array, (taken[first : first + most], places), kind)
            total = build.emit("or", total, part, kind=kind) if total else part
        return total or build.constant(kind, 0)

    def _one(
        self, build: Builder, array: Sequence[str], wanted: tuple[list[int], ByteMap], kind: Type
    ) -> str:
        """The bytes that come from some registers, as many as one instruction looks up in."""
        (taken, places), size = wanted, self.register_bytes
        number = min(n for n in self.rows if n >= len(taken))
        starts = {register: i * size for i, register in enumerate(taken)}
        octets = tuple(
            NOWHERE if p is None or p // size not in starts else starts[p // size] + p % size
            for p in places
        )
        registers = [array[register] for register in taken]
        registers += registers[-1:] * (number - len(taken))
        index = build.constant(Type(8, size), octets)
        return build.emit(self.rows[number], *registers, index, kind=kind)


def byte_lookups(
    table: Mapping[str, Instruction], features: Iterable[str], register_bytes: int
) -> ByteLookups:
    """The look-up instructions of a machine, by the number of registers that they look up in.

    Args:
        table: the target's instructions.
        features: features of the machine.
        register_bytes: size of the registers.
    """
    there, found = set(features), dict[int, str]()
    for name, instruction in table.items():
        needed = set(instruction.feature.split())
        if (not needed or needed & there) and _looks_up(instruction, register_bytes):
            found.setdefault(len(instruction.args) - 1, name)
    return ByteLookups(dict(sorted(found.items())), register_bytes)


@cache
def _looks_up(instruction: Instruction, size: int) -> bool:
    """Whether an instruction looks up bytes; every index is tried on random registers."""
    plain = not (instruction.bounds or instruction.tied or instruction.pointer)
    plain = plain and not instruction.branches and instruction.row.time == "fixed"
    has_shape = instruction.lanes == size and instruction.lane_bits == 8
    if not plain or not has_shape or len(instruction.args) < 2 or len(instruction.results) != 1:
        return False
    chance = np.frombuffer(Random(size).randbytes(256 * size), np.uint8).reshape(-1, size)
    *sources, index = instruction.args
    operands: dict[str, Bytes] = {
        name: np.roll(chance, number, axis=0) for number, name in enumerate(sources)
    }
    held = np.concatenate(list(operands.values()), axis=1)
    # All indices, starting with a different one in each byte.
    places = (np.arange(256)[:, None] + 37 * np.arange(size)[None, :]).astype(np.uint8)
    (made,) = execute(instruction, {**operands, index: places}).values()
    zeros = np.zeros((256, 256 - held.shape[1]), np.uint8)
    wanted = np.take_along_axis(np.concatenate([held, zeros], axis=1), places.astype(int), axis=1)
    return bool(np.array_equal(made, wanted))
