"""Stores values as soon as they are made."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.module import Context, Module, Pass
from compiler.order.early_stores import store_early


@dataclass(frozen=True)
class EarlyStores(Pass):
    """Store values as soon as they are made, where that keeps fewer of them alive."""

    enabled: bool = True
    """Whether to do it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with stores moved, where registers hold words of one block."""
        is_asked = self.enabled and module.in_words and context.target.has_word_registers
        # Where all orders take the same time one is chosen later, by the values alive alone.
        if not is_asked or context.is_flat:
            return module
        return module.map(store_early)
