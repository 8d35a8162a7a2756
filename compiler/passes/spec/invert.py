"""Derives decryption from encryption."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend.programs import inverse_of
from compiler.frontend.specified import specified
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Invert(Pass):
    """Derive `decrypt` from `encrypt`, if the text declares it as the inverse.

    Each operation is inverted, the last first; see `compiler.frontend.invert`. A text with its own
    `decrypt` keeps it, and one with `none` has no decryption.
    """

    enabled: bool = True
    """Whether decryption is requested."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its decryption, or without one.

        Raises:
            DiagnosticError: an operation loses information.
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
