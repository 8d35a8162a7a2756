"""Computes round keys from the key at their place of use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Param, Program, rename_args
from compiler.ir.rewriting import inline, live_only
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class OnTheFly(Pass):
    """Compute the round keys in each function on blocks, right before their use.

    The functions on blocks read the words of the key in place of round keys, and the key schedule
    returns the key unchanged: memory holds no expanded key. An operation of the schedule comes
    before the first operation that needs it, and belongs to its round. A function that uses round
    keys in reverse order computes all of them first, and keeps them in its frame.
    """

    enabled: bool = False
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module whose functions on blocks contain the key schedule."""
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
        program: a program with round keys as parameters.
        schedule: the key schedule.
        keys: the names of those parameters, in the order of the schedule's results.
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
    """Operations in the order of demand.

    Args:
        waiting: the operations that are not needed so far.
        ops: all operations needed so far.
    """

    waiting: dict[str, Op]
    ops: list[Op] = field(default_factory=list[Op])

    def take(self, op: Op) -> None:
        """Append an operation, after those that it needs."""
        for arg in op.args:
            self.make(arg, op.round)
        self.ops.append(op)

    def make(self, name: str, number: int) -> None:
        """Append the operation that defines a value, in a round, after those that it needs."""
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
