"""What the routines of a mode share while it is evaluated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from compiler.modes.assigned import Assigned
from compiler.modes.control import Routine, Saved
from dsl.modes import tree
from dsl.modes.sizes import Sizes, evaluate, numbers_of

Encrypt = Callable[[bytes, bytes], bytes]
"""Encrypts one block: `encrypt(key, block)`."""
NUMBER_BYTES = 8
"""What a number takes in the state."""


@dataclass
class Shared:
    """A mode over a cipher, and what is written of it so far.

    Args:
        mode: a checked mode.
        sizes: of the cipher, with the switches.
        encrypt: the cipher.
        folds: whether known bytes are computed with.
        routines: that are written, in their order.
        pieces: the most pieces that a routine's input is handed over in.
        schedules: the names of the round keys of known keys.
        saved: what was computed ahead, by routine.
    """

    mode: tree.Mode
    sizes: Sizes
    encrypt: Encrypt
    folds: bool
    routines: dict[str, Routine] = field(default_factory=dict[str, Routine])
    pieces: dict[str, int] = field(default_factory=dict[str, int])
    schedules: dict[bytes, str] = field(default_factory=dict[bytes, str])
    saved: dict[str, Saved] = field(default_factory=dict[str, Saved])

    def __post_init__(self) -> None:
        self.numbers = numbers_of(self.mode, self.sizes)
        self.functions = {f.name: f for f in self.mode.functions}
        self.codes = {c.name: c.value for c in self.mode.codes}
        self.fields = {f.name: self._bytes_of(f) for f in self.mode.fields}
        self.held = tuple(f.name for f in self.mode.fields if f.kind.is_number)
        self.assigned = Assigned(self.functions, frozenset(self.fields))

    def known_schedule(self, key: bytes) -> str:
        """The name of the round keys of a known key."""
        return self.schedules.setdefault(key, f"known_key_{len(self.schedules)}")

    def _bytes_of(self, each: tree.Field) -> int:
        if each.kind.length is None:
            return NUMBER_BYTES
        return evaluate(each.kind.length, self.numbers)
