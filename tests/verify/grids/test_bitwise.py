"""Shortened expressions have the truth tables of the long ones, all 256 of them."""

from __future__ import annotations

import pytest

from compiler.machine.specialise import specialised
from dsl.syntax.tree import Binary, Expr, Name, Number, Unary
from targets.ptx.table import INSTRUCTIONS
from verify.grids.bitwise import COLUMNS, shortened

LOP3 = INSTRUCTIONS["lop3"]
OPERATIONS = {"&": int.__and__, "|": int.__or__, "^": int.__xor__}


def value(expr: Expr, operands: dict[str, int]) -> int:
    """The value of an expression on columns of a truth table."""
    match expr:
        case Name(id=name):
            return operands[name]
        case Unary(operand=operand):
            return 0xFF ^ value(operand, operands)
        case Binary(op=op, left=left, right=right):
            return OPERATIONS[op](value(left, operands), value(right, operands))
        case Number(value=number):
            return number & 0xFF
        case _:
            raise AssertionError(expr)


def count(expr: Expr) -> int:
    """The operations of an expression."""
    match expr:
        case Unary(operand=operand):
            return 1 + count(operand)
        case Binary(left=left, right=right):
            return 1 + count(left) + count(right)
        case _:
            return 0


@pytest.mark.parametrize("table", range(256))
def test_every_function_of_three_operands(table: int) -> None:
    [effect] = specialised(LOP3, {"k": table})
    short = shortened(effect.value)
    assert value(short, dict(zip("abc", COLUMNS, strict=True))) == table
    assert count(short) <= min(5, count(effect.value))


def test_other_expressions_stay() -> None:
    total = Binary("^", Binary("+", Name("a"), Name("b")), Name("c"))
    assert shortened(total) is total
    assert shortened(Name("a")) == Name("a")


def test_two_operands_are_enough() -> None:
    a, b = Name("a"), Name("b")
    choice = Binary("|", Binary("&", a, Unary("~", b)), Binary("&", Unary("~", a), b))
    assert shortened(choice) == Binary("^", a, b)
