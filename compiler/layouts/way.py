"""The transposition between memory and registers that each hold one word of several blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from compiler.ir.program import Builder
from compiler.layouts.form import Form
from compiler.layouts.network import Network, Registers, Rows


class Way(Protocol):
    """Loads a group of blocks, transposes it to words and back, and stores it."""

    def load(self, build: Builder, pointer: str) -> Registers:
        """Load a group of blocks; registers by their number in the layout of memory."""
        ...

    def store(self, build: Builder, pointer: str, registers: Registers) -> None:
        """Store a group of blocks."""
        ...

    def words(self, build: Builder, registers: Registers) -> Rows:
        """From loaded registers to words in memory's order, each for all groups."""
        ...

    def memory(self, build: Builder, rows: Rows) -> Registers:
        """From words to registers for storing; a row of one value serves all groups."""
        ...


@dataclass(frozen=True)
class DigitWay:
    """A transposition by moves of address digits.

    Args:
        network: the moves.
        form: form of the words.
    """

    network: Network
    form: Form

    def __str__(self) -> str:
        return str(self.network.path)

    def load(self, build: Builder, pointer: str) -> Registers:
        """Load a group of blocks; registers by their number in the layout of memory."""
        return self.network.load(build, pointer)

    def store(self, build: Builder, pointer: str, registers: Registers) -> None:
        """Store a group of blocks."""
        self.network.store(build, pointer, registers)

    def words(self, build: Builder, registers: Registers) -> Rows:
        """From loaded registers to words in memory's order, each for all groups."""
        return self.form.rows(self.network.path.end, self.network.forward(build, registers))

    def memory(self, build: Builder, rows: Rows) -> Registers:
        """From words to registers for storing; a row of one value serves all groups."""
        end = self.network.path.end
        return self.network.backward(build, self.form.registers(end, rows))
