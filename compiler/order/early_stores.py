"""Stores that do not wait: what a key set-up has made leaves its register at once."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.ir.program import Op, Program
from compiler.order.memory import stored_by
from compiler.registers.liveness import all_alive


def store_early(program: Program) -> Program:
    """The program with each store close behind what makes its value, where that saves registers.

    Of a program that stores to memory which it also reads, or to `out`, which may be where its text
    lies, nothing is moved. Otherwise the stores follow what makes their values, and where it keeps
    fewer values alive, all that a store needs is made right ahead of it.
    """
    pointers = stored_by(program)
    read = {op.args[0] for op in program.ops if op.name == "load"}
    if not pointers or pointers & {*read, "out"}:
        return program
    orders = (program, program.with_ops(_behind_makers(program)), program.with_ops(_ahead(program)))
    return min(orders, key=all_alive)


def _behind_makers(program: Program) -> Iterable[Op]:
    """The operations, each store behind the one that makes its value."""
    stores: dict[str, list[Op]] = {}
    for op in program.ops:
        if op.name == "store":
            stores.setdefault(op.args[1], []).append(op)
    given = {p.name for p in program.params}
    for op in program.ops:
        if op.name != "store" or op.args[1] in given:
            yield op
        for result in op.results:
            yield from stores.get(result, ())


def _ahead(program: Program) -> Iterable[Op]:
    """The operations in the order in which the stores need them."""
    makers, done = program.makers, set[int]()
    for store in program.ops:
        todo = [store] if store.name == "store" else []
        while todo:
            op = todo[-1]
            missing = [m for a in op.args if (m := makers.get(a)) and id(m) not in done]
            todo += missing[:1]
            if not missing:
                done.add(id(todo.pop()))
                yield op
