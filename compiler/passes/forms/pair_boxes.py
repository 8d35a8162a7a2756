"""Looks up two narrow S-boxes at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import Program
from compiler.module import Context, Module, Pass
from compiler.sboxes.paired_boxes import PairTables, with_pairs
from compiler.sboxes.paired_nodes import BYTE_BITS


@dataclass(frozen=True)
class PairBoxes(Pass):
    """Look up two 4-bit S-boxes at once, in tables of 256 bytes.

    A function whose other operations are XORs, products with matrices and moves of bits is
    rewritten on bytes; others stay as they are. Bits move between bytes by masks, without shifts:
    the tables give them at their target places.

    Before::

        a0: u4 = extract a, lo=0
        y0: u4 = lookup a0, table=S
        a1: u4 = extract a, lo=4
        y1: u4 = lookup a1, table=S
        r: u8 = concat y0, y1

    After::

        p0: u8 = lookup a, table=pair_0
    """

    enabled: bool = False
    """Whether the pass runs: if tables are read in constant time, and words are of one block."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if S-boxes have 4 bits."""
        del context
        if not self.enabled:
            return module
        tables = PairTables()
        block = len(module.programs["encrypt"].results)
        keys = {p.name for p in module.programs["encrypt"].params[block:]}
        narrow = module.block.shape.bits < BYTE_BITS
        upper_first = narrow and module.block.big_endian

        def paired(name: str, program: Program) -> Program:
            if name == "key_schedule":
                return program
            own = keys if name == "ctr" else {p.name for p in program.params[block:]}
            return with_pairs(program, own, tables, upper_first=upper_first)

        programs = {name: paired(name, program) for name, program in module.programs.items()}
        return replace(module, programs=programs)
