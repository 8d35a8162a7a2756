"""Has repeated runs of instructions written as subroutines."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Subroutines(Pass):
    """Let the text have subroutines in place of repeated runs of instructions.

    The listings stay as they are: runs are found in the text of all functions, where those of the
    template and of several listings stand together.
    """

    enabled: bool = False

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with `has_subroutines`, or unchanged."""
        del context
        return replace(module, has_subroutines=True) if self.enabled else module
