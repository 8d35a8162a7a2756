"""The operations on data that a machine computes in constant time, according to its rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from compiler.ir.program import Type
from compiler.module import Context
from compiler.selection.patterns import Machine, machine_of


@dataclass(frozen=True)
class DataMachine:
    """The data operations of a machine.

    Args:
        context: the target and features.
        lanes: whether a register holds a word of many blocks.
        native: whether native rotations by data and multiplications may be used.
        most_additions: the most additions that replace a product with a constant, if the machine
            multiplies.
    """

    context: Context
    lanes: bool = False
    native: bool = True
    most_additions: int = 4

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """Widths of the machine's words in bits, the narrowest first."""
        if self.lanes:
            return tuple(sorted({kind.lane_bits for kind in self.context.target.shapes}))
        return tuple(sorted(self.context.target.word_bits))

    def register(self, bits: int) -> int:
        """The width of the narrowest word with at least so many bits; 0 if there is none."""
        return next((width for width in self.widths if width >= bits), 0)

    def computes(self, operator: str, bits: int) -> bool:
        """Whether the machine has an operator on two words of so many bits."""
        return self.native and bits in self.widths and self._has(operator, bits)

    @cached_property
    def machine(self) -> Machine:
        """The rules and rows of the target."""
        return machine_of(self.context)

    def _has(self, operator: str, bits: int) -> bool:
        target, machine = self.context.target, self.machine
        if not self.lanes:
            return machine.computes(operator, Type(bits))
        kinds = (Type(bits, size * 8 // bits) for size in target.register_bytes)
        return any(machine.computes(operator, kind) for kind in kinds)

    def features_for(self, operator: str, bits: int) -> tuple[str, ...]:
        """The features that would each provide an operator."""
        target = self.context.target
        found: list[str] = []
        for feature in target.features:
            context = replace(self.context, features=(*self.context.features, feature))
            if replace(self, context=context).computes(operator, bits):
                found.append(feature)
        return tuple(found)
