"""Parses the expressions of moves and rules: calls of instructions in one shape on named values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

import numpy as np

from compiler.machine.isa import Instruction
from compiler.machine.meaning import Bytes, Operand, execute
from compiler.machine.rules import Move
from dsl.syntax.parse import parse_expression
from dsl.syntax.tree import Call, Expr, Name, Number

Result = TypeVar("Result")


@cache
def read_expression(text: str) -> Expr:
    """The tree of an expression; each text is parsed once."""
    return parse_expression(text)


def instruction_named(
    name: str, shape: str, table: Mapping[str, Instruction]
) -> Instruction | None:
    """The instruction `name` in a shape, or the one without shapes."""
    return table.get(f"{name}.{shape}") or table.get(name)


def instructions_of(move: Move, shape: str, table: Mapping[str, Instruction]) -> list[Instruction]:
    """The instructions of a move in a shape; [] if it does not exist in the shape."""
    found: list[Instruction | None] = []

    def visit(expr: Expr) -> None:
        if isinstance(expr, Call):
            found.append(instruction_named(expr.function, shape, table))
            for argument in expr.arguments:
                visit(argument)

    for text in move.into:
        visit(read_expression(text))
    return [] if None in found else [i for i in found if i]


def walk_expression(
    expr: Expr,
    shape: str,
    table: Mapping[str, Instruction],
    leaf: Callable[[Name], Result],
    call: Callable[[Instruction, list[Result], dict[str, int]], Result],
) -> Result:
    """Evaluate nested calls: `leaf` gives a name's value, `call` an instruction's.

    Immediates are the numbers among a call's arguments, in the order of the row's text.
    """
    if isinstance(expr, Name):
        return leaf(expr)
    assert isinstance(expr, Call), "a move is made of calls and names"
    instruction = instruction_named(expr.function, shape, table)
    assert instruction is not None, f"no instruction {expr.function} in shape {shape}"
    numbers = [a.value for a in expr.arguments if isinstance(a, Number)]
    values = [
        walk_expression(a, shape, table, leaf, call)
        for a in expr.arguments
        if not isinstance(a, Number)
    ]
    return call(instruction, values, dict(zip(instruction.bounds, numbers, strict=True)))


def evaluate_move(
    move: Move, shape: str, table: Mapping[str, Instruction], inputs: Mapping[str, Bytes]
) -> list[Bytes]:
    """Run a move on registers `a` and `b`, each of shape (samples, bytes)."""
    samples, size = inputs["a"].shape

    def leaf(name: Name) -> Bytes:
        if name.id in move.constants:
            pattern = np.array(move.constants[name.id], dtype=np.uint8)
            return np.tile(pattern, (samples, size // len(pattern)))
        return inputs[name.id]

    def call(instruction: Instruction, values: list[Bytes], imm: dict[str, int]) -> Bytes:
        operands: dict[str, Operand] = {**dict(zip(instruction.args, values, strict=True)), **imm}
        (result,) = execute(instruction, operands, samples=samples).values()
        return result

    return [walk_expression(read_expression(t), shape, table, leaf, call) for t in move.into]
