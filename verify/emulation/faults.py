"""What a check of a call raises: a rule is broken, or a result is another one."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "read", "write", "fetch", "instruction", "trap", "endless", "register", "outside", "stack"
]


class MachineFault(Exception):
    """A call broke a rule.

    Attributes:
        kind: which rule.
        pc: address of the instruction; 0 where it shows only after the call.
        address: the memory address, 0 where none is meant.
        message: the whole story, with the place as `symbol+0x10`.
    """

    def __init__(self, kind: Kind, message: str, pc: int = 0, address: int = 0) -> None:
        super().__init__(message)
        self.kind, self.message, self.pc, self.address = kind, message, pc, address


class Mismatch(Exception):
    """A result differs from what it must be; the message says where."""
