"""Instructions that permute the bits of one register, or the bytes of two.

They are found by running the rows' meanings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random

import numpy as np

from compiler.layouts.lane_steps import LaneMap
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Bytes, execute

SAMPLES = 64
"""The number of random registers on which an order found by marked bits or bytes is tested."""
PairOrder = tuple[int, ...]
"""For each byte of the result its source, among the bytes of the two operands one after another."""
Choice = tuple[str, tuple[tuple[str, int], ...]]
"""An instruction, and its immediates."""


def lane_instructions(
    table: Mapping[str, Instruction], features: Iterable[str], width: int
) -> dict[LaneMap, str]:
    """The instructions of a machine that permute a register's bits.

    Args:
        table: the target's instructions.
        features: features of the machine.
        width: bits of the register.

    Returns:
        For each permutation, as the source of each bit, the first instruction for it.
    """
    found = dict[LaneMap, str]()
    for name, instruction in _there(table, features).items():
        if lanes := _order(instruction, width):
            found.setdefault(lanes, name)
    return found


def pair_instructions(
    table: Mapping[str, Instruction], features: Iterable[str], n_bytes: int
) -> dict[PairOrder, Choice]:
    """The instructions of a machine that take the bytes of a register from two.

    Args:
        table: the target's instructions.
        features: features of the machine.
        n_bytes: size of each register.

    Returns:
        For each byte order, the first instruction for it, with its immediates.
    """
    found = dict[PairOrder, Choice]()
    for name, instruction in _there(table, features).items():
        for order, numbers in _pair_orders(instruction, n_bytes):
            found.setdefault(order, (name, numbers))
    return found


def _there(table: Mapping[str, Instruction], features: Iterable[str]) -> Mapping[str, Instruction]:
    """The instructions whose required features the machine has."""
    needed = {name: set(instruction.feature.split()) for name, instruction in table.items()}
    features = set(features)
    return {n: i for n, i in table.items() if not needed[n] or needed[n] & features}


@cache
def _order(instruction: Instruction, width: int) -> LaneMap:
    """The bit permutation of an instruction; empty if it is something else, or the identity.

    Single bits give the target of each bit; linearity is tested here, not proven.
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


@cache
def _pair_orders(
    instruction: Instruction, n_bytes: int
) -> Sequence[tuple[PairOrder, tuple[tuple[str, int], ...]]]:
    """The byte orders that an instruction computes, each with its immediates.

    Marked bytes give the source of each byte; other values are tested here, not proven.
    """
    plain = not (instruction.tied or instruction.pointer or instruction.reads_memory)
    plain = plain and not (instruction.state_read or instruction.state_written)
    plain = plain and not instruction.branches and instruction.row.time == "fixed"
    is_pair = (len(instruction.args), len(instruction.results)) == (2, 1)
    if not plain or not is_pair or instruction.lanes * instruction.lane_bits != 8 * n_bytes:
        return ()
    found = list[tuple[PairOrder, tuple[tuple[str, int], ...]]]()
    ranges = [range(a, b + 1, step) for a, b, step in instruction.bounds.values()]
    marked = np.arange(2 * n_bytes, dtype=np.uint8).reshape(2, 1, n_bytes)
    tried = np.random.default_rng(n_bytes).integers(0, 256, (2, SAMPLES, n_bytes), np.uint8)
    for numbers in product(*ranges):
        given = dict(zip(instruction.bounds, numbers, strict=True))
        order = [int(place) for place in _of_two(instruction, marked, given)[0]]
        if max(order) >= 2 * n_bytes or len({place // n_bytes for place in order}) < 2:
            continue
        if np.array_equal(
            _of_two(instruction, tried, given), np.concatenate(tried, axis=1)[:, order]
        ):
            found.append((tuple(order), tuple(given.items())))
    return found


def _of_two(instruction: Instruction, registers: Bytes, given: Mapping[str, int]) -> Bytes:
    """The result of two registers and immediates; shape (2, samples, bytes) to (samples, bytes)."""
    operands = dict(zip(instruction.args, registers, strict=True))
    (made,) = execute(instruction, {**operands, **given}).values()
    return made


def _run(instruction: Instruction, bits: Bytes) -> Bytes:
    """The bits of the result, for registers given by their bits, the lowest first."""
    registers = np.packbits(bits, axis=1, bitorder="little")
    (made,) = execute(instruction, {instruction.args[0]: registers}).values()
    return np.unpackbits(made, axis=1, bitorder="little")
