"""One instruction of a table with its operands, as the tests of rows assemble and run it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.machine.isa import Instruction

BYTES_OF_VIEW = {"q": 16, "d": 8, "s": 4, "h": 2, "b": 1, "x": 8, "w": 4}


@dataclass(frozen=True)
class Case:
    """One instruction with its operands in the file that is assembled.

    Args:
        instruction: what is tested.
        registers: the register of each register operand.
        immediates: the value of each immediate.
        word: its place in the file, in instructions.
    """

    instruction: Instruction
    registers: Mapping[str, str]
    immediates: Mapping[str, int]
    word: int

    @property
    def label(self) -> str:
        """The place a branch goes to: behind the instruction that follows it."""
        return f"L{self.word}"

    def line(self, immediates: Mapping[str, int] | None = None) -> str:
        """The assembly text, with other immediates where some are given."""
        numbers = {k: f"{v}" for k, v in (immediates or self.immediates).items()}
        return self.instruction.render({**self.registers, **numbers, "t": self.label})


def operand_bytes(instruction: Instruction, name: str) -> int:
    """How many bytes of a register an operand is, by its text: `{a:v}.8b`, `{a:q}`, `{a:reg}`."""
    view = instruction.views[name]
    if view == "reg":
        return 4
    if view != "v":
        return BYTES_OF_VIEW[view]
    shape = re.search(rf"\{{{name}:v\}}\.(\d+)([bhsd])(?!\w)", instruction.text)
    return int(shape[1]) * BYTES_OF_VIEW[shape[2]] if shape else 16
