"""Compares the forms of ciphers with narrow S-boxes, where tables are read in constant time.

Two such S-boxes are one look-up in words; in bit planes they are a circuit. Which is faster depends
on how far bits move between them, so both are counted on encryption, before allocation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from builds.pipelines import context_of, passes_of
from compiler.ir.program import TABLE_LOOKUP, Param, Program
from compiler.module import Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.pair_boxes import PairBoxes
from compiler.passes.forms.sbox import Sbox
from compiler.passes.spec.fold import Fold
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.unroll import Unroll
from compiler.pipeline import run_passes
from compiler.sboxes.paired_nodes import CELL_BITS
from compiler.selection.patterns import machine_of
from compiler.selection.tiling import tile
from dsl.cipher import Cipher
from options.build import BuildOptions

COUNTED = (Unroll, Bitslice, Fixslice, Fold, Sbox, PairBoxes, Hoist, Legalise)
"""The passes that determine the operations of encryption."""
MOST_BLOCK_BYTES = 8
"""Size of the largest block whose forms are compared: longer ones take seconds to count."""


def pairs_boxes(options: BuildOptions, cipher: Cipher, programs: Iterable[Program]) -> bool:
    """Whether look-ups of two S-boxes at once may compete with bit planes.

    Args:
        options: settled.
        cipher: the checked cipher.
        programs: spec programs whose S-boxes are on single bits.
    """
    boxes = {
        len(op.results)
        for program in programs
        for op in program.ops
        if op.name == "sbox" and op.type.bits == 1
    }
    block = cipher.parameter_set(options.set_name).block
    return options.looks_up and boxes == {CELL_BITS} and block.n_bytes <= MOST_BLOCK_BYTES


def encryption_cycles(options: BuildOptions, cipher: Cipher) -> float:
    """The modelled cycles of the operations that encrypt a block, without loads, stores and copies.

    Args:
        options: settled, of a form that the cipher has; rounds count one after another.
        cipher: the checked cipher.
    """
    counted = replace(options, mode="ecb", goal="speed", unroll="auto")
    context = context_of(counted)
    passes = [each for each in passes_of(counted) if isinstance(each, COUNTED)]
    module = run_passes(Module(cipher, options.set_name, {}), context, passes)
    program, machine = _loaded(module.programs["ecb_encrypt"]), machine_of(context)
    target = context.target
    used = [machine.calls(each.rule, each.kind) or () for each in tile(program, machine).values()]
    look_up = target.table[target.primitives[f"lookup_{options.table_memory}"]]
    n_lookups = sum(op.name == TABLE_LOOKUP for op in program.ops)
    return sum(map(machine.price, used)) + n_lookups * machine.price((look_up,))


def _loaded(program: Program) -> Program:
    """A program whose narrow parameters are in words of the machine, as loads leave them."""
    wide = [op for op in program.ops if op.name == "resize"]
    params = (*program.params, *(Param(op.result, op.type) for op in wide))
    return replace(program, params=params, ops=tuple(op for op in program.ops if op not in wide))
