"""The numbers of a mode that are known at compile time: sizes, switches, constants."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dsl.modes.tree import Binary, Expression, Mode, Need, Select
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError, did_you_mean, error
from dsl.syntax.tree import Name, Number, Span

MOST = (1 << 64) - 1
"""The largest number of the language."""
BUILT_IN = ("block", "key", "E", "length", "number", "zeros", "exactly")
"""The predefined names of every mode."""
_COMPUTED: Mapping[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True)
class Sizes:
    """The sizes of a cipher, and the switches of a mode.

    Args:
        block: bytes of a block.
        key: bytes of a key.
        switches: the value of each switch of the mode.
    """

    block: int
    key: int
    switches: Mapping[str, bool] = field(default_factory=dict[str, bool])


def numbers_of(mode: Mode, sizes: Sizes) -> dict[str, int]:
    """The value of each number that is known at compile time: sizes, switches, constants.

    Raises:
        DiagnosticError: a constant has no value.
    """
    known = {"block": sizes.block, "key": sizes.key}
    known |= {s.name: int(sizes.switches.get(s.name, False)) for s in mode.switches}
    try:
        for const in mode.consts:
            known[const.name] = evaluate(const.value, known)
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, mode.text) from problem
    return known


def unmet_need(mode: Mode, sizes: Sizes) -> Need | None:
    """The first condition of a mode that a cipher does not meet; None if it meets all."""
    known = numbers_of(mode, sizes)
    return next((need for need in mode.needs if not evaluate(need.condition, known)), None)


def evaluate(expression: Expression, known: Mapping[str, int]) -> int:
    """The value of an expression that is known at compile time.

    Raises:
        DiagnosticError: it depends on a number not in `known`, or has no value.
    """
    match expression:
        case Number(value):
            return value
        case Name(name, span):
            if name not in known:
                message = f"no number `{name}` is known when a file is made"
                raise error(span, message, did_you_mean(name, known))
            return known[name]
        case Binary(op, left, right, span):
            return compute(op, evaluate(left, known), evaluate(right, known), span)
        case Select(condition, then, other):
            return evaluate(then if evaluate(condition, known) else other, known)
        case _:
            raise error(expression.span, "expected a number that is known when a file is made")


def compute(op: str, left: int, right: int, span: Span) -> int:
    """The result of an operation on numbers.

    Raises:
        DiagnosticError: the result is negative or above `MOST`, or the operation has none.
    """
    if op == "**":
        value = left**right if right < MOST.bit_length() else MOST + 1
    elif op in ("/", "%") and right == 0:
        raise error(span, f"`{op}` by zero")
    elif op in _COMPUTED:
        value = int(_COMPUTED[op](left, right))
    else:
        raise error(span, f"`{op}` is an operation on bytes", "numbers have + - * / % **")
    if not 0 <= value <= MOST:
        message = f"{left} {op} {right} is no number of 64 bits"
        raise DiagnosticError([Diagnostic(span, message, "numbers are 0 and more")])
    return value
