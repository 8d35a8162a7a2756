"""Keeps round keys that several rounds read in registers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from compiler.module import Context, Module, Pass
from compiler.order.resident_keys import kept_slots, with_one_load


@dataclass(frozen=True)
class ResidentKeys(Pass):
    """Load round keys that several rounds read once, as far as registers are free for them."""

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with fewer loads, if registers hold words of one block."""
        target = context.target
        # If a function may be without a frame, allocation decides.
        if not (self.enabled and module.in_words and target.has_word_registers) or target.frameless:
            return module
        room = {
            name: target.room(p, target.classes_of(p.name, p.part)[0])
            for name, p in module.programs.items()
        }
        calls = [partial(kept_slots, p, room[name]) for name, p in module.programs.items()]
        kept = dict(zip(module.programs, context.together(calls), strict=True))
        programs = {name: with_one_load(p, kept[name]) for name, p in module.programs.items()}
        return replace(module, programs=programs)
