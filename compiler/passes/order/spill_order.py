"""Orders operations so that few values are spilled."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from compiler.ir.program import Program
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.order.spill_order import Cut, cut_up, find_orders, in_order
from compiler.order.window import MOST_WEIGHED


@dataclass(frozen=True)
class SpillOrder(Pass):
    """Order the operations of each round so that few values are spilled.

    A program that needs no more registers than there are stays as it is.
    """

    enabled: bool = True
    """Whether the pass runs."""
    steps: int = MOST_WEIGHED
    """The budget of operations compared for the orders of a window."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module ordered, if registers hold words of one block."""
        target = context.target
        if not (self.enabled and module.in_words and target.has_word_registers) or context.is_flat:
            return module
        cuts = {name: _cut(p, target) for name, p in module.programs.items()}
        known = find_orders(cuts.values(), self.steps, context.together)
        calls = [partial(cut.ordered, known) for cut in cuts.values()]
        orders = context.together(calls)
        programs = {
            name: in_order(cut.program, order)
            for (name, cut), order in zip(cuts.items(), orders, strict=True)
        }
        return replace(module, programs=programs)


def _cut(program: Program, target: Target) -> Cut:
    """A program cut into windows; parameters are spilled if that helps."""
    kind = target.classes_of(program.name, program.part)[0]
    return cut_up(program, target.room(program, kind), target.room(program, kind, tight=True))
