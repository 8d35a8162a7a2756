"""Makes counter mode a loop that calls the encryption of a block."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.slots import label_of
from compiler.module import Context, Module, Pass

CALLER, CALLED, NONCE = "ctr_crypt", "ecb_encrypt", "ctr_nonce"


@dataclass(frozen=True)
class CallBlocks(Pass):
    """Drop the programs of counter mode: its function calls that of ECB for each counter block.

    The function of the nonce stores its bytes behind the round keys. The module is unchanged if it
    has no `ecb_encrypt`, a group of several blocks, a fixed key, a table of folded rounds, or a
    program of the nonce that computes something.
    """

    enabled: bool = False

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with `block_calls` in place of two programs."""
        del context
        if not self.enabled or not _is_plain(module):
            return module
        kept = {n: p for n, p in module.programs.items() if p.name not in (CALLER, NONCE)}
        return replace(module, programs=kept, block_calls={CALLER: CALLED})


def _is_plain(module: Module) -> bool:
    """Whether counter mode is the encryption of counter blocks, one by one, and nothing else."""
    programs = module.programs
    if module.fixed or module.blocks > 1 or not {CALLER, CALLED} <= programs.keys():
        return False
    has_table = label_of(NONCE, "table") in programs
    return not has_table and (NONCE not in programs or not programs[NONCE].ops)
