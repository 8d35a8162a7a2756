"""Merges bitwise operations into look-up tables of three inputs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import live_only
from compiler.module import Context, Module, Pass
from compiler.selection.lut_cover import INPUTS, is_logic, lut_cover


@dataclass(frozen=True)
class MapLuts(Pass):
    """Merge bitwise operations into look-up tables of three inputs, if these are instructions.

    Before::

        slice f(a: u32, b: u32, c: u32) {
          t0: u32 = and a, b
          t1: u32 = not c
          t2: u32 = xor t0, t1
          return t2
        }

    After::

        slice f(a: u32, b: u32, c: u32) {
          t2: u32 = lut3 a, b, c, k=135
          return t2
        }
    """

    enabled: bool = True
    """Whether the pass runs; without it each operation is an instruction."""

    def run(self, program: Program) -> Program:
        """Return `program` with its bitwise operations in as few tables as found."""
        cover = lut_cover(program)
        ops = [
            _table(op, *cover[op.result]) if is_logic(op) and op.result in cover else op
            for op in program.ops
        ]
        return live_only(program.with_ops(ops))

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine has tables of three inputs."""
        if not self.enabled or "lut3" not in context.logic:
            return module
        return module.map(lambda p: self.run(p) if "lut3" in context.of(p.name).logic else p)


def _table(op: Op, inputs: tuple[str, ...], table: int) -> Op:
    """An operation as a table; one of two operands that covers nothing else stays."""
    if set(inputs) == set(op.args) and len(op.args) < INPUTS:
        return op
    padded = (*inputs, *[inputs[-1]] * (INPUTS - len(inputs)))
    return replace(op, name="lut3", args=padded, attrs=attributes(k=table))
