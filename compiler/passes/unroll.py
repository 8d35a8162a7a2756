"""Makes the spec programs of a parameter set, with every loop and call unrolled."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend import spec_programs
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Unroll(Pass):
    """Make `key_schedule`, `encrypt` and `decrypt`, with every loop and call unrolled.

    A cipher that says `decrypt = inverse of encrypt` gets its decryption here.
    """

    limit: int = 200_000
    """The most steps that unrolling a function may take."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its spec programs."""
        del context
        made = spec_programs(module.cipher, module.set_name, self.limit)
        programs = {p.name: p for p in (made.key_schedule, made.encrypt, made.decrypt)}
        return replace(module, programs=programs)
