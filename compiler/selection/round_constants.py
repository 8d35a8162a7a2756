"""Replaces the key set-up by constants, for ciphers without a key or with a fixed key."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from compiler.interpreter import interpret
from compiler.layouts.layout import LayoutError
from compiler.machine.meaning import Address
from compiler.machine.target import Target
from compiler.module import Module


def with_round_constants(module: Module, target: Target) -> Module:
    """The module with `round_constants` in place of the key set-up, if it takes no key.

    Args:
        module: a module of slice programs.
        target: the target, whose instructions they may contain.

    Raises:
        LayoutError: a key is fixed, and functions would read values that depend on it from memory.
    """
    if module.cipher.has_key and not module.fixed:
        return module
    if module.fixed and module.laid_out.rk:
        raise LayoutError("what follows from a fixed key is no immediate in this form")
    setup = module.programs["key_setup"]
    filled = np.zeros((1, module.laid_out.rk), np.uint8)
    memory = {"rk": filled, "key": np.zeros((1, 0), np.uint8)}
    interpret(setup, {name: Address(name, 0) for name in memory}, memory, target.table)
    programs = {name: p for name, p in module.programs.items() if name != "key_setup"}
    # With a fixed key, `ctx` has the values of the nonce.
    regions = replace(module.laid_out, rk=0, ctx=module.laid_out.ctx if module.fixed else 0)
    octets = filled.tobytes()
    return replace(module, programs=programs, round_constants=octets, regions=regions)
