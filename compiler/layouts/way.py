"""The way between memory and registers that hold one word each of several blocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from compiler.ir.program import Builder
from compiler.layouts.form import Form
from compiler.layouts.network import Network, Registers, Rows


class Way(Protocol):
    """How a group of blocks is loaded, becomes words, and goes back."""

    def load(self, build: Builder, pointer: str) -> Registers:
        """Load a group of blocks; registers by their number in the layout of memory."""
        ...

    def store(self, build: Builder, pointer: str, registers: Registers) -> None:
        """Store a group of blocks."""
        ...

    def words(self, build: Builder, registers: Registers) -> Rows:
        """From registers as they are loaded to words in memory's order, each for all groups."""
        ...

    def memory(self, build: Builder, rows: Rows) -> Registers:
        """From words to registers as they are stored; a row of one value serves all groups."""
        ...


@dataclass(frozen=True)
class DigitWay:
    """A network of moves on the digits of addresses.

    Args:
        network: the moves.
        form: of the words.
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
        """From registers as they are loaded to words in memory's order, each for all groups."""
        return self.form.rows(self.network.path.end, self.network.forward(build, registers))

    def memory(self, build: Builder, rows: Rows) -> Registers:
        """From words to registers as they are stored; a row of one value serves all groups."""
        end = self.network.path.end
        return self.network.backward(build, self.form.registers(end, rows))
