"""Stores values as soon as they are made."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.module import Context, Module, Pass
from compiler.order.early_stores import store_early


@dataclass(frozen=True)
class EarlyStores(Pass):
    """Store values as soon as they are made, if that keeps fewer values alive."""

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with stores moved, if registers hold words of one block."""
        is_asked = self.enabled and module.in_words and context.target.has_word_registers
        # If the order costs no time, it is chosen later, by the number of live values alone.
        if not is_asked or context.is_flat:
            return module
        return module.map(store_early)
