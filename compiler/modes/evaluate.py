"""Partial evaluation of a mode: what is known is computed, the rest is written as steps.

The binding time of every value is found on the way: a value is known, or it is not. An encryption
of a known block under a known key becomes a constant, and a known key becomes constant round keys.
Calls are evaluated where they stand; a function whose input has a length known at run time, and of
whose arguments nothing is known, is written once.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.modes.body import Body
from compiler.modes.control import Control
from compiler.modes.shared import Encrypt, Shared
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Mode


def evaluate_mode(mode: Mode, sizes: Sizes, encrypt: Encrypt, folds: bool = True) -> Control:
    """What is left of a mode over a cipher.

    Args:
        mode: a checked mode.
        sizes: of the cipher, with the switches.
        encrypt: the cipher: `encrypt(key, block)`.
        folds: whether known bytes are computed with; without, they only decide loops and lengths.
    """
    shared = Shared(mode, sizes, encrypt, folds)
    for entry in mode.entries:
        made = Body(shared).entry(entry)
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
