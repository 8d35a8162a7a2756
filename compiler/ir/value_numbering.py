"""Local value numbering: operations that compute the same value are merged."""

from __future__ import annotations

from compiler.ir.program import Op, Program


def share_values(program: Program, commutative: bool = True) -> Program:
    """The program with every later copy of a value replaced by the first.

    Loads are not merged: a store may come between two of them.

    Args:
        program: a program of values.
        commutative: treat `xor a, b` and `xor b, a` as one value.
    """
    first: dict[object, str] = {}

    def choose(op: Op) -> str:
        if op.touches_memory:
            return op.result
        return first.setdefault(op.value_key(commutative), op.result)

    return program.replace_values(choose)
