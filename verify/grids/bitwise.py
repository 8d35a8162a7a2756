"""Shortens bitwise expressions, so that they are evaluated faster.

An expression of `&`, `|`, `^` and `~` on at most three operands is given by its truth table, which
evaluating it on three constants yields. It is replaced by the shortest expression of that table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from compiler.ir.integers import INTEGER_OPERATORS
from dsl.syntax.tree import Binary, Expr, Name, Unary

COLUMNS = (0xF0, 0xCC, 0xAA)
"""The columns of a truth table of three operands."""
ALL = 0xFF
BITWISE = ("^", "&", "|")


def shortened(expr: Expr) -> Expr:
    """The shortest bitwise expression with the same value; others as they are."""
    names = sorted(set(_names(expr)) - {""})
    if not isinstance(expr, Unary | Binary) or not 0 < len(names) <= len(COLUMNS):
        return expr
    table = _table(expr, dict(zip(names, COLUMNS, strict=False)))
    return expr if table is None else _renamed(_shortest()[table], names)


def _names(expr: Expr) -> Iterator[str]:
    match expr:
        case Name(id=name):
            yield name
        case Unary(operand=operand):
            yield from _names(operand)
        case Binary(left=left, right=right):
            yield from _names(left)
            yield from _names(right)
        case _:
            yield ""


def _table(expr: Expr, columns: Mapping[str, int]) -> int | None:
    """The truth table of an expression; None if it is not bitwise."""
    match expr:
        case Name(id=name):
            return columns[name]
        case Unary(op="~", operand=operand):
            inner = _table(operand, columns)
            return None if inner is None else inner ^ ALL
        case Binary(op=op, left=left, right=right) if op in BITWISE:
            sides = _table(left, columns), _table(right, columns)
            if sides[0] is None or sides[1] is None:
                return None
            return INTEGER_OPERATORS[op](sides[0], sides[1])
        case _:
            return None


@cache
def _shortest() -> Mapping[int, Expr]:
    """The shortest expression of each truth table, on the operands `0`, `1` and `2`."""
    found: dict[int, Expr] = {column: Name(str(n)) for n, column in enumerate(COLUMNS)}
    levels = [list(found)]
    while len(found) <= ALL:
        new: dict[int, Expr] = {}
        for table in levels[-1]:
            new.setdefault(table ^ ALL, Unary("~", found[table]))
        for n, lower in enumerate(levels):
            for one in lower:
                for other in levels[len(levels) - 1 - n]:
                    for op in BITWISE:
                        table = INTEGER_OPERATORS[op](one, other)
                        new.setdefault(table, Binary(op, found[one], found[other]))
        levels.append([table for table in new if table not in found])
        found = {**new, **found}
    return found


def _renamed(expr: Expr, names: list[str]) -> Expr:
    match expr:
        case Name(id=place):
            # An operand beyond the last one makes no difference.
            return Name(names[min(int(place), len(names) - 1)])
        case Unary(op=op, operand=operand):
            return Unary(op, _renamed(operand, names))
        case Binary(op=op, left=left, right=right):
            return Binary(op, _renamed(left, names), _renamed(right, names))
        case _:
            return expr
