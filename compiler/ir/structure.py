"""The canonical structure of a program: equal for programs that differ in names and places only."""

from __future__ import annotations

from compiler.ir.program import Program


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
