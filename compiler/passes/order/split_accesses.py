"""Takes loads and stores of words apart that no instruction of the machine does at once."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.selection.accesses import Accesses


@dataclass(frozen=True)
class SplitAccesses(Pass):
    """Take loads and stores of words apart that no instruction of the machine does at once.

    Words whose place is not aligned to their size, and those in another order of bytes, are put
    together from aligned parts.
    """

    unaligned: bool = False
    """Whether texts, keys and nonces may lie at any address, where the machine has a say in it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with accesses that the target has instructions for."""
        target = context.target
        if not has_word_accesses(target):
            return module
        group_bytes = module.laid_out.group
        alignment = 1 if self.unaligned else target.data_alignment
        return module.map(
            lambda p: Accesses(p, target, context.features, alignment, group_bytes).rewrite()
        )


def has_word_accesses(target: Target) -> bool:
    """Whether a target reads words of one block in its own order of bytes alone."""
    return "load_word" in target.primitives and "load_word_big" not in target.primitives
