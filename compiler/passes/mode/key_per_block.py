"""Adds the function in which each block has its own key."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import Param
from compiler.ir.slots import Given
from compiler.module import Context, Module, Pass
from compiler.passes.spec.on_the_fly import scheduled

FUNCTION = "ecb_encrypt_keys"


@dataclass(frozen=True)
class KeyPerBlock(Pass):
    """Add `encrypt_keys`, which computes the round keys of each block from a key of its own.

    Only targets with `ecb_encrypt_keys` among their functions get it. Its parameters are the words
    of the block, then those of the key, `key.0` and so on. An operation of the key schedule comes
    before the first operation that needs it.
    """

    enabled: bool = True
    """Whether the pass runs: functions on several blocks at a time have one key."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with `encrypt_keys` added, if the target has such a function."""
        schedule = module.programs["key_schedule"]
        there = self.enabled and FUNCTION in context.target.arguments
        if not there or not schedule.params or module.fixed:
            return module
        encrypt = module.programs["encrypt"]
        keys = [p.name for p in encrypt.params[len(encrypt.results) :]]
        words = tuple(
            Param(str(Given("key", i)), p.type, given=Given("key", i))
            for i, p in enumerate(schedule.params)
        )
        made = replace(scheduled(encrypt, schedule, keys, words), name="encrypt_keys")
        return module.with_program("encrypt_keys", made)
