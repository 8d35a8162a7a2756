"""Instructions that put the bits of one register into another order, found by what rows mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random

import numpy as np

from compiler.layouts.lane_steps import LaneMap
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Bytes, execute

SAMPLES = 64
"""Random registers on which what was found by single bits is tried."""


def lane_instructions(
    table: Mapping[str, Instruction], features: Iterable[str], width: int
) -> dict[LaneMap, str]:
    """The instructions that a machine has for orders of a register's bits.

    Args:
        table: the target's instructions.
        features: what the machine has.
        width: bits of the register.

    Returns:
        For each order, as the source of each bit, the first instruction that makes it.
    """
    there, found = set(features), dict[LaneMap, str]()
    for name, instruction in table.items():
        needed = set(instruction.feature.split())
        if needed and not needed & there:
            continue
        if lanes := _order(instruction, width):
            found.setdefault(lanes, name)
    return found


@cache
def _order(instruction: Instruction, width: int) -> LaneMap:
    """The order of bits that an instruction makes; empty where it does anything else, or nothing.

    Single bits say where each bit goes; that the rest follows is tried, not proven, here.
    """
    plain = not (instruction.bounds or instruction.tied or instruction.pointer)
    plain = plain and not instruction.branches and instruction.row.time == "fixed"
    one_each = len(instruction.args) == len(instruction.results) == 1
    if not plain or not one_each or instruction.lanes * instruction.lane_bits != width:
        return ()
    ones = np.eye(width, dtype=np.uint8)
    bits = _run(instruction, ones)
    if bits.shape != ones.shape or (bits.sum(axis=0) != 1).any() or (bits.sum(axis=1) != 1).any():
        return ()
    lanes = tuple(int(source) for source in bits.argmax(axis=0))
    chance = Random(width)
    tried = np.array([[chance.getrandbits(1) for _ in lanes] for _ in range(SAMPLES)], np.uint8)
    is_order = np.array_equal(_run(instruction, tried), tried[:, list(lanes)])
    return lanes if is_order and lanes != tuple(range(width)) else ()


def _run(instruction: Instruction, bits: Bytes) -> Bytes:
    """The bits of the result, for registers given by their bits, the lowest first."""
    registers = np.packbits(bits, axis=1, bitorder="little")
    (made,) = execute(instruction, {instruction.args[0]: registers}).values()
    return np.unpackbits(made, axis=1, bitorder="little")
