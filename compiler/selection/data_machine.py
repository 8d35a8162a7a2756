"""What a machine computes of data in a time that the data does not decide: its rules say so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from compiler.ir.program import Type
from compiler.module import Context
from compiler.selection.patterns import Machine, machine_of


@dataclass(frozen=True)
class DataMachine:
    """What a machine computes of data.

    Args:
        context: the machine.
        lanes: whether a register holds a word of many blocks.
        native: whether it may rotate by data and multiply itself.
        most_additions: of a product with a constant, where the machine multiplies.
    """

    context: Context
    lanes: bool = False
    native: bool = True
    most_additions: int = 4

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """Of the words that it computes with, the narrowest first."""
        if self.lanes:
            return tuple(sorted({kind.lane_bits for kind in self.context.target.shapes}))
        return tuple(sorted(self.context.target.word_bits))

    def register(self, bits: int) -> int:
        """The width of the word that holds one of so many bits; 0 where none does."""
        return next((width for width in self.widths if width >= bits), 0)

    def computes(self, operator: str, bits: int) -> bool:
        """Whether the machine has an operator of two words of so many bits."""
        return self.native and bits in self.widths and self._has(operator, bits)

    @cached_property
    def machine(self) -> Machine:
        """The rules and rows that there are."""
        return machine_of(self.context)

    def _has(self, operator: str, bits: int) -> bool:
        target, machine = self.context.target, self.machine
        if not self.lanes:
            return machine.computes(operator, Type(bits))
        kinds = (Type(bits, size * 8 // bits) for size in target.register_bytes)
        return any(machine.computes(operator, kind) for kind in kinds)

    def features_for(self, operator: str, bits: int) -> tuple[str, ...]:
        """Features of which each would give the machine an operator."""
        target = self.context.target
        found: list[str] = []
        for feature in target.features:
            context = replace(self.context, features=(*self.context.features, feature))
            if replace(self, context=context).computes(operator, bits):
                found.append(feature)
        return tuple(found)
