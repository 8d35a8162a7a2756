"""The machine for a cipher inside of a mode in threads, which sets up keys as well."""

from __future__ import annotations

from dataclasses import replace

from compiler.machine.target import Target
from compiler.passes.order.join_loads import JOINED

CALLED = ("key_setup", "ecb_encrypt")
"""The functions of the block cipher that threads call."""


def in_threads(target: Target) -> Target:
    """A target with threads, whose key set-up is a function of its threads, too."""
    # Round keys are registers here: nothing is loaded that could be joined.
    primitives = {name: rows for name, rows in target.primitives.items() if name != JOINED}
    return replace(target, arguments={name: {} for name in CALLED}, primitives=primitives)
