"""Evaluates an instruction for many threads: a row's meaning, with memory that all threads share.

Memory has several spaces: `mem` is global memory, and `shared`, `const` and `param` are the
memories of these names. Addresses have 64 bits whatever the lanes of the row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from compiler.machine.isa import MEMORY, Effect, Instruction
from compiler.machine.meaning import Bytes, Lanes, Scope
from dsl.syntax.tree import Expr, Index, Name

Addresses = NDArray[np.uint64]
SHARED, CONSTANT, PARAMETERS = "shared", "const", "param"
SPACES = frozenset({MEMORY, SHARED, CONSTANT, PARAMETERS})
POINTER = np.dtype("<u8")


class SharedMemory(Protocol):
    """The memory that threads load from and store to."""

    def load(self, space: str, addresses: Addresses, n_bytes: int) -> Bytes:
        """`n_bytes` bytes at the address of each thread, shape (threads, n_bytes)."""
        ...

    def store(self, space: str, addresses: Addresses, octets: Bytes) -> None:
        """Write the bytes of each thread from its address on."""
        ...


class ThreadScope(Scope):
    """The operands of one instruction in many threads.

    Args:
        instruction: the row; one that touches memory has one lane.
        operands: registers, shape (threads, bytes), and immediates.
        memory: what is loaded from and stored to.
        threads: how many there are.
    """

    def __init__(
        self,
        instruction: Instruction,
        operands: Mapping[str, Bytes | int],
        memory: SharedMemory,
        threads: int,
    ) -> None:
        super().__init__(instruction, operands, {}, threads)
        self.samples = threads
        self.spaces = memory

    def run(self, effects: tuple[Effect, ...]) -> dict[str, Bytes]:
        """Execute effects; returns the registers and the state written, shape (threads, bytes)."""
        written: dict[str, Bytes] = {}
        for effect in effects:
            if isinstance(effect.target, Index):
                assert isinstance(effect.target.base, Name), "a space of memory has a name"
                place = self.address(effect.target.index)
                self.spaces.store(effect.target.base.id, place, self.register(effect.value))
            else:
                assert isinstance(effect.target, Name), "the target is a register"
                written[effect.target.id] = self.register(effect.value)
        return written

    def name(self, name: str) -> Lanes | int:
        """An operand; a register shorter than a lane is extended with zeros."""
        value = self.operands.get(name)
        size = self.dtype.itemsize
        if not isinstance(value, np.ndarray) or value.shape[1] >= size:
            return super().name(name)
        wide = np.zeros((len(value), size), np.uint8)
        wide[:, : value.shape[1]] = value
        return self.fitted(wide.view(self.dtype))

    def indexed(self, base: str, index: Expr) -> Lanes:
        """The contents of memory at an address, or lanes of a register."""
        if base not in SPACES:
            return super().indexed(base, index)
        octets = self.spaces.load(base, self.address(index), self.dtype.itemsize)
        return octets.view(self.dtype)

    def address(self, index: Expr) -> Addresses:
        """The value of an expression as the address of each thread."""
        row = (self.dtype, self.width, self.lanes)
        self.dtype, self.width, self.lanes = POINTER, 64, 1
        found = self.value(index)
        self.dtype, self.width, self.lanes = row
        if isinstance(found, int):
            return np.full(self.samples, found % (1 << 64), POINTER)
        return np.asarray(found).astype(POINTER).reshape(-1)
