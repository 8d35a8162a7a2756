"""Makes the spec programs of a parameter set, with every loop and call unrolled."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend.lower import lower
from compiler.frontend.specified import specified
from compiler.frontend.unnamed_rounds import with_rounds
from compiler.module import Context, Module, Pass
from dsl.unrolling.elaborate import UNROLL_LIMIT


@dataclass(frozen=True)
class Unroll(Pass):
    """Make `key_schedule`, `encrypt` and, if the text defines it, `decrypt`, with loops unrolled.

    Without calls of `round`, the repetitions in a function on blocks become its rounds.
    """

    limit: int = UNROLL_LIMIT
    """The most steps that unrolling a function may take."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its spec programs."""
        del context
        names = ["key_schedule", "encrypt"]
        names += ["decrypt"] if module.cipher.decryption == "written" else []
        cipher, chosen = module.cipher, module.set_name
        if self.limit == UNROLL_LIMIT:
            programs = {p.name: p for p in specified(cipher, chosen).every if p.name in names}
        else:
            programs = {name: lower(cipher, chosen, name, self.limit) for name in names}
        found = {n: p if n == "key_schedule" else with_rounds(p) for n, p in programs.items()}
        return replace(module, programs=found)
