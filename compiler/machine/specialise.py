"""Partial evaluation of a meaning for known immediates, so that repeated runs are faster."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir.integers import INTEGER_OPERATORS
from compiler.machine.isa import Effect, Instruction
from compiler.machine.meaning import on_integers
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary

NEUTRAL = {"|": 0, "^": 0, "+": 0, "-": 0, "<<": 0, ">>": 0}
"""The right operands that change nothing; for commutative operators also the left ones."""
ADDRESS_BITS = 64
COMMUTES = frozenset("|^+")


def specialised(instruction: Instruction, numbers: Mapping[str, int]) -> tuple[Effect, ...]:
    """The effects of an instruction whose immediates are known.

    Args:
        instruction: the row.
        numbers: its immediates by name.
    """
    width = instruction.lane_bits
    return tuple(
        Effect(_folded(e.target, numbers, width), _folded(e.value, numbers, width))
        for e in instruction.effects
    )


def _folded(expr: Expr, numbers: Mapping[str, int], width: int) -> Expr:
    """An expression in which every constant part is folded."""

    def inner(part: Expr) -> Expr:
        return _folded(part, numbers, width)

    match expr:
        case Name(id=name) if name in numbers:
            return Number(numbers[name])
        case Unary(op=op, operand=operand):
            return _unary(op, inner(operand))
        case Binary(op=op, left=left, right=right):
            return _binary(inner(left), op, inner(right), width)
        case Select(condition=condition, then=then, other=other):
            known = inner(condition)
            if isinstance(known, Number):
                return inner(then if known.value else other)
            return Select(known, inner(then), inner(other))
        case Index(base=base, index=index):
            # An address may have more bits than a lane.
            return Index(base, _folded(index, numbers, ADDRESS_BITS))
        case Call(function=function, arguments=arguments):
            return Call(function, tuple(inner(part) for part in arguments))
        case _:
            return expr


def _unary(op: str, operand: Expr) -> Expr:
    if not isinstance(operand, Number):
        return Unary(op, operand)
    return Number(~operand.value if op == "~" else -operand.value)


def _binary(left: Expr, op: str, right: Expr, width: int) -> Expr:
    """An operator, simplified if a constant side is neutral or decides the result."""
    ones = (1 << width) - 1
    match left, right:
        case Number(value=one), Number(value=other):
            whole = op in INTEGER_OPERATORS or op in ("<<<", ">>>")
            return Number(on_integers(one, op, other, width)) if whole else Binary(op, left, right)
        case (other, Number(value=value)) | (Number(value=value), other) if op == "&":
            if value & ones == 0:
                return Number(0)
            return other if value & ones == ones else Binary(op, left, right)
        case other, Number(value=value) if NEUTRAL.get(op) == value:
            return other
        case Number(value=value), other if op in COMMUTES and value == 0:
            return other
        case _:
            return Binary(op, left, right)
