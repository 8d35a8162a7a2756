"""Lets functions call what they have in common."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.slots import label_of
from compiler.module import Context, Module, Pass
from compiler.regions import Calls

CALLER, CALLED, NONCE = "ctr_crypt", "ecb_encrypt", "ctr_nonce"


@dataclass(frozen=True)
class Subroutines(Pass):
    """Let functions call what they have in common: blocks, saves of registers, repeated runs.

    Counter mode calls the encryption of ECB for each counter block, in place of a program of its
    own, and the function of the nonce stores its bytes behind the round keys. It keeps its program
    if there is no `ecb_encrypt`, a group of several blocks, a fixed key, a table of folded rounds,
    or a program of the nonce that computes something.

    Saves and runs are of the text, after all passes.
    """

    enabled: bool = False
    blocks: bool = True
    """Call encryption for each block of counter mode."""
    saves: bool = True
    """Save and restore the registers of all functions by two routines, where that is shorter."""
    runs: bool = True
    """Call runs of instructions that the text repeats, where that is shorter."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its calls, and without the programs that they replace."""
        del context
        if not self.enabled:
            return module
        calls = Calls(saves=self.saves, runs=self.runs)
        if not self.blocks or not _is_plain(module):
            return replace(module, calls=calls)
        kept = {n: p for n, p in module.programs.items() if p.name not in (CALLER, NONCE)}
        return replace(module, programs=kept, calls=replace(calls, blocks={CALLER: CALLED}))


def _is_plain(module: Module) -> bool:
    """Whether counter mode is the encryption of counter blocks, one by one, and nothing else."""
    programs = module.programs
    if module.fixed or module.blocks > 1 or not {CALLER, CALLED} <= programs.keys():
        return False
    has_table = label_of(NONCE, "table") in programs
    return not has_table and (NONCE not in programs or not programs[NONCE].ops)
