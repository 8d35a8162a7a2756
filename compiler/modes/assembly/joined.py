"""Joins steps on adjacent bytes into one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.modes.assembly.steps import AssemblyStep, ClearBytes, CopyBytes, XorBytes

MOST = 255
"""The most bytes of a step: a function for bytes counts them in a register of 8 bits."""
Joinable = CopyBytes | ClearBytes | XorBytes
"""Steps that do the same with each byte."""


def joined(steps: Sequence[AssemblyStep]) -> tuple[AssemblyStep, ...]:
    """The steps, with one for each run of steps of a kind whose bytes lie one after another.

    Functions for bytes go upwards byte by byte, so the joined step does the same in the same order.
    """
    made: list[AssemblyStep] = []
    for step in steps:
        if made and (both := _both(made[-1], step)):
            made[-1] = both
        else:
            made.append(step)
    return tuple(made)


def _both(first: AssemblyStep, second: AssemblyStep) -> AssemblyStep | None:
    """One step for two, if the second begins where the first ends."""
    if not (isinstance(first, Joinable) and type(first) is type(second)):
        return None
    assert isinstance(second, Joinable), "it is of the first one's type"
    moved = tuple(place.plus(first.n_bytes) for place in first.places)
    n_bytes = first.n_bytes + second.n_bytes
    return replace(first, n_bytes=n_bytes) if moved == second.places and n_bytes <= MOST else None
