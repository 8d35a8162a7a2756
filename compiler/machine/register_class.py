"""Register classes, for the allocator."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RegisterClass:
    """Registers for values of one kind.

    Args:
        name: the class (`v`), as in the registers' own names (`v3`).
        free: registers for allocation, in the order of preference.
        saved: the callee-saved ones of these.
        bytes: size of a spill slot.
        copy: the instruction that copies one register to another.
        load: the instruction that loads a spill slot; operands pointer and offset `k`.
        store: the instruction that stores a spill slot.
    """

    name: str
    free: tuple[str, ...]
    saved: tuple[str, ...]
    bytes: int
    copy: str
    load: str
    store: str
