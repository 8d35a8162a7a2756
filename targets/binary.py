"""What object code of a target is made of besides its rows: the type of what `binary.py` holds."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.machine.target import Target


@dataclass(frozen=True)
class Binary:
    """Registers as the bytes of instructions number them, and what a function of them must keep.

    Args:
        instruction_bytes: size of every instruction; each is one little-endian number.
        numbered: of each view of registers, their names in the order of their numbers.
        bits: the width of each register by name; those that hold 0 whatever is written have 0.
        arguments: registers of the first arguments, in order.
        link: the register of the return address.
        sp: the stack pointer.
        sp_align: what it is always a multiple of.
        most_stack: bytes of the stack that a call of generated code may take at most.
        preserved: how many low bits of each register a function gives back as they were.
        return_mask: of a return address, the bits that jumps look at.
        relocations: the numbers of those that fill in a call or a jump, by the distance alone.
    """

    instruction_bytes: int
    numbered: Mapping[str, tuple[str, ...]]
    bits: Mapping[str, int]
    arguments: tuple[str, ...]
    link: str
    sp: str
    sp_align: int
    most_stack: int
    preserved: Mapping[str, int]
    return_mask: int
    relocations: frozenset[int]


def is_read(target: Target) -> bool:
    """Whether the folder of a target says what its object code is made of."""
    return importlib.util.find_spec(f"targets.{target.folder.name}.binary") is not None


def load_binary(target: Target) -> Binary:
    """What the folder of a target says of its object code.

    Raises:
        ModuleNotFoundError: object code of the target is not read.
    """
    binary: Binary = importlib.import_module(f"targets.{target.folder.name}.binary").BINARY
    return binary
