"""Early stores: a key set-up stores each value soon after making it, which frees the register."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.ir.program import Op, Program
from compiler.order.memory import stored_by
from compiler.registers.liveness import all_alive


def store_early(program: Program) -> Program:
    """The program with each store right behind the maker of its value, if that saves registers.

    A program is returned unchanged if it also reads the memory it stores to, or stores to `out`,
    which may alias the text. Otherwise two orders are tried: each store right behind the maker of
    its value, and each store preceded by all operations that it needs. The order with the fewest
    values alive at once is returned.
    """
    pointers = stored_by(program)
    read = {op.args[0] for op in program.ops if op.name == "load"}
    if not pointers or pointers & {*read, "out"}:
        return program
    orders = (program, program.with_ops(_behind_makers(program)), program.with_ops(_ahead(program)))
    return min(orders, key=all_alive)


def _behind_makers(program: Program) -> Iterable[Op]:
    """The operations, each store right behind the operation that makes its value."""
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
    """The operations in depth-first order: each store follows the operations that it needs."""
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
