"""What many passes do to programs: dead code removed, values traced, programs inlined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from compiler.ir.program import Op, Program, rename_args


def live_only(program: Program, kept: Iterable[str] = ()) -> Program:
    """The program without operations whose results nothing needs; stores are needed.

    Args:
        program: of values, or a listing in registers.
        kept: what is needed behind it, besides its results.
    """
    needed, ops = {*program.results, *kept}, list[Op]()
    for op in reversed(program.ops):
        if not op.results or not needed.isdisjoint(op.results):
            ops.append(op)
            needed.difference_update(op.results)
            needed.update(op.args)
    return program.with_ops(reversed(ops))


def partial_sums(program: Program) -> set[str]:
    """The XORs that one other XOR reads and nobody else."""
    readers = {arg: op for op in program.ops for arg in op.args}
    outputs = set(program.results)
    return {
        op.result
        for op in program.ops
        if op.name == "xor"
        and program.uses[op.result] == 1
        and op.result not in outputs
        and readers[op.result].name == "xor"
    }


def uniform_values(program: Program, params: frozenset[str]) -> set[str]:
    """The values that depend on nothing but `params` and constants."""
    known = set(params)
    for op in program.ops:
        if op.results and known.issuperset(op.args):
            known.update(op.results)
    return known


def inline(
    program: Program, bindings: Mapping[str, str], prefix: str
) -> tuple[list[Op], tuple[str, ...]]:
    """A program's operations with its parameters bound to values and its own values prefixed.

    Returns:
        The operations, and the program's results under their new names.
    """
    renamed = dict(bindings)
    ops: list[Op] = []
    for op in program.ops:
        results = tuple(prefix + r for r in op.results)
        ops.append(replace(rename_args(op, renamed), results=results))
        renamed.update(zip(op.results, results, strict=True))
    return ops, tuple(renamed[r] for r in program.results)


def key_parameters(program: Program) -> frozenset[str]:
    """The parameters that stand for slots of the key."""
    return frozenset(name for name, slot in program.slots.items() if slot.kind == "key")
