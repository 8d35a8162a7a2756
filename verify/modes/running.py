"""Calls of functions that return a number, in an emulator or a simulator."""

from __future__ import annotations

from typing import Protocol

from targets.machine import Microcontroller, Processor
from verify.emulation.machine import Emulator, Result
from verify.emulation.memory import Argument
from verify.simavr.machine import Simulator
from verify.toolchain.assemble import Image


class Returning(Protocol):
    """Calls functions and reads the number that they returned."""

    def call(self, symbol: str, *args: Argument) -> Result:
        """Call a function.

        Raises:
            MachineFault: it broke a rule of the calling convention.
        """

    def returned(self) -> int:
        """The number that the last call returned, an `int` of C without its sign."""

    @property
    def cycles(self) -> int:
        """The cycles of the last call; 0 where none are counted."""


class _Emulator(Emulator):
    def returned(self) -> int:
        return self.register(self.machine.arguments[0]) & 0xFFFF_FFFF


class _Simulator(Simulator):
    def returned(self) -> int:
        low = self.machine.arguments_below - 2
        return int(self.memory[low]) | int(self.memory[low + 1]) << 8


def returning(machine: Processor, image: Image) -> Returning:
    """A machine with a linked file.

    Raises:
        MissingTool: there is no simulator.
    """
    if isinstance(machine, Microcontroller):
        return _Simulator(machine, image)
    return _Emulator(machine, image)
