"""Computes equal values once."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.ir.program import Program
from compiler.ir.value_numbering import share_values
from compiler.module import Pass


@dataclass(frozen=True)
class ValueNumbering(Pass):
    """Compute equal values once.

    Before::

        spec f(a: u32, b: u32) {
          t0: u32 = xor a, b
          t1: u32 = xor b, a
          t2: u32 = add t0, t1
          return t2
        }

    After::

        spec f(a: u32, b: u32) {
          t0: u32 = xor a, b
          t2: u32 = add t0, t0
          return t2
        }

    Loads are not merged: a store may come between two of them.
    """

    commutative: bool = True
    """Treat `xor a, b` and `xor b, a` as one value."""

    def run(self, program: Program) -> Program:
        """The program with every later copy of a value replaced by the first."""
        return share_values(program, self.commutative)
