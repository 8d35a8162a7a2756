"""Derives decryption from encryption."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend.programs import inverse_of
from compiler.frontend.specified import specified
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Invert(Pass):
    """Derive `decrypt` from `encrypt`, where the text says that it is the inverse.

    Each operation is undone, the last first; see `compiler.frontend.invert`. A text that writes
    `decrypt` out keeps its own, and one that says `none` has none.
    """

    enabled: bool = True
    """Whether decryption is wanted."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its decryption, or without one.

        Raises:
            DiagnosticError: an operation that loses information stands in the way.
        """
        del context
        if not self.enabled:
            kept = {n: p for n, p in module.programs.items() if n != "decrypt"}
            return replace(module, programs=kept)
        if module.cipher.decryption != "derived":
            return module
        known, encrypt = specified(module.cipher, module.set_name), module.programs["encrypt"]
        made = known.decrypt if encrypt is known.encrypt else inverse_of(module.cipher, encrypt)
        assert made, "decryption is derived"
        return module.with_program("decrypt", made)
