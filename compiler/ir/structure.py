"""The canonical structure of programs and rounds, independent of names and source lines."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from compiler.ir.program import Op, Program

Round = tuple[Op, ...]


def structure(program: Program) -> object:
    """Canonical structure of a program; programs with equal structure have the same best order.

    Values are numbered in the order of their definitions. Pointers keep their names, which identify
    memory. Source lines and rounds are left out.
    """
    numbers: dict[str, int] = {p.name: n for n, p in enumerate(program.params)}
    ops: list[object] = []
    for op in program.ops:
        args = tuple(numbers[a] for a in op.args)
        for result in op.results:
            numbers[result] = len(numbers)
        ops.append((op.name, args, op.types, op.attrs))
    params = tuple((p.type, p.name if p.type.is_pointer else "") for p in program.params)
    results = tuple(numbers[r] for r in program.results)
    return program.level, params, tuple(ops), results


def are_renamed(one: Program, other: Program) -> bool:
    """Whether two programs with the same parameters differ in names of values and lines only."""
    same = one.level == other.level and one.params == other.params
    if not same or len(one.ops) != len(other.ops):
        return False
    names = {p.name: p.name for p in one.params}
    for op, its in zip(one.ops, other.ops, strict=True):
        if op.name != its.name or op.attrs != its.attrs or op.types != its.types:
            return False
        if tuple([names[a] for a in op.args]) != its.args:
            return False
        names.update(zip(op.results, its.results, strict=True))
    return tuple(names[r] for r in one.results) == other.results


def rounds_alike(
    ops: Iterable[Op],
    kind: Callable[[Op], Hashable],
    reads: Callable[[Op], Sequence[str]] = attrgetter("args"),
) -> list[list[Round]]:
    """Rounds grouped by equal operations on values at equal places of the round.

    Args:
        ops: operations in program order.
        kind: the kind of an operation.
        reads: the values that it reads; all live-in values of a round count as equal.
    """
    found: dict[Hashable, list[Round]] = {}
    for _, group in groupby(ops, key=attrgetter("round")):
        each = tuple(group)
        made = {r: (place, j) for place, op in enumerate(each) for j, r in enumerate(op.results)}
        shape = tuple((kind(op), tuple(made.get(a) for a in reads(op))) for op in each)
        found.setdefault(shape, []).append(each)
    return list(found.values())
