"""Which registers all functions save by one routine, and restore by another."""

from __future__ import annotations

from compiler.emission.frames import frame_of
from compiler.frontend.interface import BLOCK_FUNCTIONS, ORDER
from compiler.machine.target import Target
from compiler.module import Module

ROUTINES = 5
"""The instructions of both routines besides those that push and pop: the return address is popped
and pushed again, and each routine returns."""


def callee_saved(target: Target) -> tuple[str, ...]:
    """All callee-saved registers, those that the template pushes included, in order."""
    saved = (*(r for c in target.classes for r in c.saved), *target.pushed)
    return tuple(dict.fromkeys(saved))


def shared_saves(module: Module, target: Target) -> tuple[str, ...]:
    """The registers that one routine saves for all functions; empty if each saves its own.

    A function then calls the routine, and returns by a jump to the one that restores them: all
    callee-saved registers, where that is shorter.
    """
    if not module.calls.saves or not target.pushed:
        return ()
    registers = callee_saved(target)
    counts = [_pushed(module, n, target) for n in ORDER if n in module.programs]
    counts += [len(registers)] * len(module.calls.blocks)
    pushing = [count for count in counts if count]
    # The jump to the second routine replaces a return.
    together = 2 * len(registers) + ROUTINES + len(pushing)
    return registers if together < 2 * sum(pushing) else ()


def _pushed(module: Module, name: str, target: Target) -> int:
    """How many registers a function pushes: those of its listing, and the frame pointer."""
    pointer = len(target.pushed) - 1 if name in BLOCK_FUNCTIONS else 0
    return len(frame_of(module, name, target).saved) + pointer
