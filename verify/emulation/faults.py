"""Errors of a checked call: a rule is violated, or a result is wrong."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "read", "write", "fetch", "instruction", "trap", "endless", "register", "outside", "stack"
]


class MachineFault(Exception):
    """A call violated a rule.

    Attributes:
        kind: which rule.
        pc: address of the instruction; 0 if the violation is found after the call.
        address: the memory address; 0 if there is none.
        message: the complete description, with the place as `symbol+0x10`.
    """

    def __init__(self, kind: Kind, message: str, pc: int = 0, address: int = 0) -> None:
        super().__init__(message)
        self.kind, self.message, self.pc, self.address = kind, message, pc, address


class Mismatch(Exception):
    """A result differs from the expected one; the message gives the place."""
