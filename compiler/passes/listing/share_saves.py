"""Saves the callee-saved registers of all functions by one routine, and restores them by another."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.emission.emit import callee_saved, frame_of
from compiler.frontend.interface import BLOCK_FUNCTIONS, ORDER
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass

ROUTINES = 5
"""The instructions of both routines besides those that push and pop: the return address is popped
and pushed again, and each routine returns."""


@dataclass(frozen=True)
class ShareSaves(Pass):
    """Let functions call one routine that saves all callee-saved registers, if that is shorter.

    A function then returns by a jump to the routine that restores them. The listings stay as they
    are; the target's template writes both routines. The module is unchanged on targets whose
    functions push no registers.
    """

    enabled: bool = False

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with `shared_saves`, or unchanged."""
        target = context.target
        if not self.enabled or not target.pushed:
            return module
        registers = callee_saved(target)
        counts = [_pushed(module, n, target) for n in ORDER if n in module.programs]
        counts += [len(registers)] * len(module.block_calls)
        pushing = [count for count in counts if count]
        # The jump to the second routine replaces a return.
        together = 2 * len(registers) + ROUTINES + len(pushing)
        return replace(module, shared_saves=registers) if together < 2 * sum(pushing) else module


def _pushed(module: Module, name: str, target: Target) -> int:
    """How many registers a function pushes: those of its listing, and the frame pointer."""
    pointer = len(target.pushed) - 1 if name in BLOCK_FUNCTIONS else 0
    return len(frame_of(module, name, target).saved) + pointer
