"""Computes round keys where they are used, of the key itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Param, Program, rename_args
from compiler.ir.rewriting import inline, live_only
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class OnTheFly(Pass):
    """Compute the round keys in each function on blocks, right ahead of where they are used.

    The functions on blocks take the words of the key in place of round keys, and the key schedule
    hands the key on as it is: memory holds no expanded key. An operation of the schedule stands
    ahead of the first one that needs it, and belongs to that one's round. A function that takes
    round keys from the last to the first computes all of them first, and has them in its frame.
    """

    enabled: bool = False
    """Whether to do it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module whose functions on blocks hold the key schedule."""
        del context
        schedule = module.programs["key_schedule"]
        if not self.enabled or not schedule.params:
            return module
        encrypt = module.programs["encrypt"]
        keys = [p.name for p in encrypt.params[len(encrypt.results) :]]
        words = tuple(replace(p, name=f"key.{p.name}") for p in schedule.params)
        made = {
            name: scheduled(program, schedule, keys, words)
            for name, program in module.programs.items()
            if name != "key_schedule"
        }
        results = tuple(p.name for p in schedule.params)
        handed_on = replace(schedule, ops=(), results=results, tables={})
        return replace(module, programs={"key_schedule": handed_on, **made})


def scheduled(
    program: Program, schedule: Program, keys: Sequence[str], words: tuple[Param, ...]
) -> Program:
    """A program on blocks that computes its round keys.

    Args:
        program: with round keys as parameters.
        schedule: computes them.
        keys: the names of those parameters, in the order of what the schedule leaves.
        words: the words of the key, which become parameters.
    """
    bindings = {p.name: w.name for p, w in zip(schedule.params, words, strict=True)}
    ops, results = inline(schedule, bindings, "key.")
    demand = _Demand({r: op for op in ops for r in op.results})
    names = dict(zip(keys, results, strict=True))
    for op in program.ops:
        demand.take(rename_args(op, names))
    made = [names.get(r, r) for r in program.results]
    for name in made:
        demand.make(name, 0)
    params = (*(p for p in program.params if p.name not in names), *words)
    tables = {**schedule.tables, **program.tables}
    whole = replace(program, params=params, ops=tuple(demand.ops), results=tuple(made))
    return live_only(replace(whole, tables=tables))


@dataclass
class _Demand:
    """Operations in the order in which they are needed.

    Args:
        waiting: what makes values that nothing has needed so far.
        ops: all operations needed so far.
    """

    waiting: dict[str, Op]
    ops: list[Op] = field(default_factory=list[Op])

    def take(self, op: Op) -> None:
        """Append an operation, behind what it needs."""
        for arg in op.args:
            self.make(arg, op.round)
        self.ops.append(op)

    def make(self, name: str, number: int) -> None:
        """Append what makes a value, in a round, behind what that needs."""
        todo = [name]
        while todo:
            op = self.waiting.get(todo[-1])
            if op is None:
                todo.pop()
            elif missing := [arg for arg in op.args if arg in self.waiting]:
                todo += missing[::-1]
            else:
                for result in op.results:
                    del self.waiting[result]
                self.ops.append(replace(op, round=number))
