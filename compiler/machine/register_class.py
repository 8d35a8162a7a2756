"""Registers that the allocator fills."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RegisterClass:
    """Registers that values can live in.

    Args:
        name: the class (`v`), as in the registers' own names (`v3`).
        free: registers that may be used, in the order of preference.
        saved: of these, the ones that the caller wants back.
        bytes: size of a spill slot.
        copy: the instruction that copies one register to another.
        load: the instruction that loads a spill slot; operands pointer and offset `k`.
        store: the one that stores it.
    """

    name: str
    free: tuple[str, ...]
    saved: tuple[str, ...]
    bytes: int
    copy: str
    load: str
    store: str
