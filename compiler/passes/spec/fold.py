"""Folds constants, and removes identities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from compiler.interpreter import interpret
from compiler.ir.program import Op, Program, attributes
from compiler.ir.rewriting import live_only
from compiler.module import Pass

# Operations that give their first argument if the second is 0, and if it is all ones.
_NEUTRAL_ZERO = frozenset({"xor", "or", "add", "sub", "andn"})
_NEUTRAL_ONES = frozenset({"and", "orn"})


@dataclass(frozen=True)
class Fold(Pass):
    """Fold constants, remove identities, and remove dead operations.

    Before::

        spec f(a: u8) {
          t0: u8 = const value=0
          t1: u8 = xor a, t0
          t2: u8 = rotl t1, k=0
          t3: u8 = not t2
          t4: u8 = not t3
          return t4
        }

    After::

        spec f(a: u8) {
          return a
        }
    """

    def run(self, program: Program) -> Program:
        """Return `program` with constants folded and identities removed."""
        constants: dict[str, int] = {}
        inverted: dict[str, str] = {}
        turned: dict[tuple[str, int], str] = {}
        kept: list[Op] = []

        def choose(op: Op) -> str:
            if op.type.lanes > 1 or op.touches_memory:
                return op.result
            if op.name == "const":
                constants[op.result] = op.number("value")
            if op.name == "not":
                inverted[op.result] = op.args[0]
            if op.name == "rotl":
                turned[op.result, -op.number("k") % op.type.bits] = op.args[0]
            return _simpler(op, constants, inverted, turned)

        for op in program.ops:
            kept.append(_constant(program, op, constants))
        return live_only(program.with_ops(kept).replace_values(choose))


def _constant(program: Program, op: Op, constants: dict[str, int]) -> Op:
    """The operation, or the constant that it computes."""
    known = all(a in constants for a in op.args)
    if len(op.results) != 1 or op.type.lanes > 1 or not op.args or not known:
        if op.name == "const" and op.type.lanes == 1:
            constants[op.result] = op.number("value")
        return op
    made = [
        Op("const", (), (a,), (program.types[a],), attributes(value=constants[a])) for a in op.args
    ]
    unique = {o.result: o for o in made}
    alone = replace(program, params=(), ops=(*unique.values(), op), results=op.results)
    (value,) = interpret(alone, {})
    number = int(value[0])  # type: ignore[index]
    constants[op.result] = number
    return op.changed(name="const", args=(), attrs=attributes(value=number))


def _simpler(
    op: Op,
    constants: Mapping[str, int],
    inverted: Mapping[str, str],
    turned: Mapping[tuple[str, int], str],
) -> str:
    """A value equal to the operation's result: an earlier one, or the result itself.

    Args:
        op: the operation.
        constants: the known values.
        inverted: the values whose complement exists, by that complement.
        turned: the operands of rotations, by result and inverse distance.
    """
    ones = (1 << op.type.bits) - 1
    if op.name in ("rotl", "shl", "shr") and op.number("k") % op.type.bits == 0:
        return op.args[0] if op.name == "rotl" or op.number("k") == 0 else op.result
    if op.name == "rotl":
        return turned.get((op.args[0], op.number("k") % op.type.bits), op.result)
    if op.name == "not":
        return inverted.get(op.args[0], op.result)
    if len(op.args) != 2 or len(op.results) != 1:
        return op.result
    pairs = [op.args, op.args[::-1]] if op.commutes else [op.args]
    for first, second in pairs:
        value = constants.get(second)
        if (value == 0 and op.name in _NEUTRAL_ZERO) or (
            value == ones and op.name in _NEUTRAL_ONES
        ):
            return first
        if (value, op.name) in ((0, "and"), (ones, "or")):
            return second
    return op.result
