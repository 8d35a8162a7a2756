"""Splits loads and stores of words that no instruction of the machine does at once."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.ir.program import Program
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.selection.accesses import Accesses


@dataclass(frozen=True)
class SplitAccesses(Pass):
    """Split loads and stores of words that no instruction of the machine does at once.

    Unaligned words, and words in another byte order, are composed of aligned parts.
    """

    unaligned: bool = False
    """Whether texts, keys and nonces may be at any address, if that matters on the machine."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with accesses that the target has instructions for."""
        group_bytes = module.laid_out.group

        def split(program: Program) -> Program:
            there = context.of(program.name)
            if not has_word_accesses(there.target):
                return program
            alignment = 1 if self.unaligned else there.target.data_alignment
            return Accesses(program, there.target, there.features, alignment, group_bytes).rewrite()

        return module.map(split)


def has_word_accesses(target: Target) -> bool:
    """Whether a target loads words of one block only in its own byte order."""
    if target.has_threads:
        return False
    return "load_word" in target.primitives and "load_word_big" not in target.primitives
