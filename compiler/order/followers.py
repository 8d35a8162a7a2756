"""Moves a look-up behind the one from whose index its own index is added up.

The machine reads both indices from one register, so the second index can be computed in place.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from compiler.ir.program import Op, Program


def with_followers(
    program: Program, look_ups: Collection[str], sums: Collection[str], page: str
) -> Program:
    """The listing with such look-ups behind others in the same table, where dependences allow.

    Args:
        program: a listing of values; each look-up has its own page operation.
        look_ups: the look-up instructions; their arguments are a page and an index.
        sums: the instructions that add, whose result may be an index.
        page: the instruction that makes a page.
    """
    tables = {op.result: op.args[0] for op in program.ops if op.name == page}
    order = list(program.ops)
    by_index: dict[tuple[str, str], Op] = {}
    for op in program.ops:
        if op.name in look_ups and op.args[0] in tables:
            by_index.setdefault((tables[op.args[0]], op.args[1]), op)
    for (table, index), op in by_index.items():
        maker = program.makers.get(index)
        if maker is None or maker.name not in sums:
            continue
        leaders = [by_index[table, a] for a in maker.args if (table, a) in by_index]
        if leaders:
            _move_behind(order, op, leaders[0], program.makers)
    return program.with_ops(order)


def _move_behind(order: list[Op], op: Op, leader: Op, makers: Mapping[str, Op]) -> None:
    """Move a look-up and its page behind its leader, if no dependence is broken."""
    here, there = _place(order, op), _place(order, leader)
    page, maker = makers[op.args[0]], makers[op.args[1]]
    ahead = there < here and _place(order, maker) < there
    behind = here < there and not _is_read(order[here + 1 : there + 1], op.result)
    if ahead or behind:
        _remove(order, op, page)
        there = _place(order, leader)
        order[there + 1 : there + 1] = [page, op]


def _remove(order: list[Op], *ops: Op) -> None:
    for op in ops:
        del order[_place(order, op)]


def _place(ops: Sequence[Op], wanted: Op) -> int:
    """The place of an operation, which is compared by identity: equality takes much longer."""
    return next(n for n, op in enumerate(ops) if op is wanted)


def _is_read(ops: Sequence[Op], value: str) -> bool:
    return any(value in op.args for op in ops)
