"""The state that the routines of a mode share in its evaluation."""

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
"""Size of a number in the state."""


@dataclass
class Shared:
    """A mode over a cipher, and the routines emitted so far.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: the cipher.
        folds: whether operations on constant bytes are evaluated.
        routines: the routines, by name, in their order in the file.
        pieces: for each routine, the most pieces of its input in a call.
        schedules: the names of the round keys of constant keys.
        saved: for each routine, the operations that were evaluated.
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
        """The name of the round keys of a constant key."""
        return self.schedules.setdefault(key, f"known_key_{len(self.schedules)}")

    def _bytes_of(self, each: tree.Field) -> int:
        if each.kind.length is None:
            return NUMBER_BYTES
        return evaluate(each.kind.length, self.numbers)
