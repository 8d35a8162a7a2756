"""The canonical structure of programs and rounds: equal where only names and places differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from compiler.ir.program import Op, Program

Round = tuple[Op, ...]


def structure(program: Program) -> object:
    """What decides how a program's operations may be ordered, and what an order costs.

    Values are numbers, in the order in which they are made; pointers keep their names, which say
    what memory they point to. Lines of the text and rounds are left out.
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


def rounds_alike(
    ops: Iterable[Op],
    kind: Callable[[Op], Hashable],
    reads: Callable[[Op], Sequence[str]] = attrgetter("args"),
) -> list[list[Round]]:
    """The rounds, together where they do the same with values of the same places in the round.

    Args:
        ops: operations in their order.
        kind: what an operation does.
        reads: the values that it reads; all that the round does not make are taken for one.
    """
    found: dict[Hashable, list[Round]] = {}
    for _, group in groupby(ops, key=attrgetter("round")):
        each = tuple(group)
        made = {r: (place, j) for place, op in enumerate(each) for j, r in enumerate(op.results)}
        shape = tuple((kind(op), tuple(made.get(a) for a in reads(op))) for op in each)
        found.setdefault(shape, []).append(each)
    return list(found.values())
