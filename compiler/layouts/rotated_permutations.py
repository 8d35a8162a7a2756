"""Merges a rotation into the permutation of a word before it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import live_only
from compiler.layouts.lane_steps import LaneMap


def with_rotated_permutations(program: Program, orders: Collection[LaneMap]) -> Program:
    """The program with a permutation in place of each rotation of a permuted word.

    Args:
        program: a slice program.
        orders: the permutations of a word's bits that are one instruction; others are not made.
    """
    permuted: dict[str, tuple[str, LaneMap]] = {}
    ops: list[Op] = []
    for op in program.ops:
        if op.name == "permute" and op.type.lanes == 1:
            order = op.attr("map")
            assert isinstance(order, tuple), "a permutation is a tuple of source bits"
            permuted[op.result] = op.args[0], order
        elif op.name == "rotl" and op.args[0] in permuted:
            word, order = permuted[op.args[0]]
            turned = order[-op.number("k") :] + order[: -op.number("k")]
            if turned in orders:
                op = replace(op, name="permute", args=(word,), attrs=attributes(map=turned))
        ops.append(op)
    return live_only(program.with_ops(ops)) if ops != list(program.ops) else program
