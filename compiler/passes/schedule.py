"""Orders instructions for a core."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.ir import Program
from compiler.module import Context, Module, Pass
from compiler.passes.select import ADDRESS
from compiler.schedule import Schedule as Scheduler


@dataclass(frozen=True)
class Schedule(Pass):
    """Order the instructions of each function so that the core waits least, without new spills."""

    enabled: bool = True
    """Whether to do it; without it the program's own order stays."""
    lookahead: int = 2048
    """Only the next so many instructions in program order are candidates."""
    effort: int = 12_000
    """Instructions ordered in all: divided by the program's length, the orders that are tried."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings ordered; where a compiler follows, as they are."""
        if not self.enabled or not context.target.has_registers:
            return module
        target, core = context.target, context.target.cores[context.core]
        limits = {c.name: len(c.free) for c in target.classes}
        scheduler = Scheduler(self.lookahead, self.effort)
        return module.map(
            lambda program: scheduler.run(
                program,
                target.table,
                core,
                limits,
                target.view_classes,
                memory_regions(program),
                target.alternatives,
                core.queues,
            )
        )


def memory_regions(program: Program) -> dict[str, tuple[str, int]]:
    """Where each pointer points: `out` may be `in`, and addresses are bytes on from a parameter."""
    regions = {p.name: (p.name, 0) for p in program.params if p.type.is_pointer}
    if "out" in regions:
        regions["in"] = regions["out"]
    for op in program.ops:
        if op.results and op.type == ADDRESS and op.args and op.args[0] in regions:
            memory, first = regions[op.args[0]]
            regions[op.result] = (memory, first + op.number("k"))
    return regions
