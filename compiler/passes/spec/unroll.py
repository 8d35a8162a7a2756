"""Makes the spec programs of a parameter set, with every loop and call unrolled."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend.lower import lower
from compiler.frontend.unnamed_rounds import with_rounds
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Unroll(Pass):
    """Make `key_schedule`, `encrypt` and `decrypt`, if it is written out, with loops unrolled.

    Where no `round` is called, what a function on blocks repeats are its rounds.
    """

    limit: int = 200_000
    """The most steps that unrolling a function may take."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its spec programs."""
        del context
        names = ["key_schedule", "encrypt"]
        names += ["decrypt"] if module.cipher.decryption == "written" else []
        cipher, chosen = module.cipher, module.set_name
        programs = {name: lower(cipher, chosen, name, self.limit) for name in names}
        found = {n: p if n == "key_schedule" else with_rounds(p) for n, p in programs.items()}
        return replace(module, programs=found)
