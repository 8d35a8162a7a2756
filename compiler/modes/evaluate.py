"""Partial evaluation of a mode: operations on constants are evaluated, others become steps.

The binding time of a value is decided online: a value is constant, or not. An encryption of a
constant block under a constant key becomes a constant, and a constant key becomes constant round
keys. Calls are inlined; only a function without state, whose one argument has a length known at run
time and no constant byte, becomes a routine.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.modes.body import Body
from compiler.modes.control import Control
from compiler.modes.shared import Encrypt, Shared
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Mode


def evaluate_mode(
    mode: Mode, sizes: Sizes, encrypt: Encrypt, folds: bool = True, apart: bool = False
) -> Control:
    """The residual program of a mode over a cipher.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: the cipher: `encrypt(key, block)`.
        folds: whether operations on constant bytes are evaluated; numbers always are.
        apart: whether entries with an output take no inputs, since they run on another machine.
    """
    shared = Shared(mode, sizes, encrypt, folds)
    for entry in mode.entries:
        made = Body(shared).entry(entry, apart and any(p.is_out for p in entry.parameters))
        shared.routines[entry.name] = made
    routines = sorted(shared.routines.values(), key=lambda each: each.is_entry)
    return Control(
        block=sizes.block,
        key=sizes.key,
        fields=shared.fields,
        numbers=frozenset(shared.held),
        routines=tuple(replace(r, pieces=shared.pieces.get(r.name, 0)) for r in routines),
        known_keys={name: key for key, name in shared.schedules.items()},
        saved=shared.saved,
    )
