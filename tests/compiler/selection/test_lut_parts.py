"""Look-up tables of three inputs in parts: right for all tables, on all bits of their inputs."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.selection.lut_parts import without_luts

TABLES = range(256)
INPUTS = {"a": 0b10101010, "b": 0b11001100, "c": 0b11110000}
"""Each place of a table in one bit."""
MOST_OPERATIONS = 8


def of_table(table: int, args: str = "a, b, c") -> Program:
    return parse_program(
        f"slice f(a: u8, b: u8, c: u8) {{\nt: u8 = lut3 {args}, k={table}\nreturn t\n}}"
    )


def value(program: Program) -> int:
    inputs = {name: np.array([word], np.uint8) for name, word in INPUTS.items()}
    (made,) = interpret(program, inputs)
    assert isinstance(made, np.ndarray)
    return int(made[0])


@pytest.mark.parametrize("table", TABLES)
def test_a_table_in_parts_is_the_table(table: int) -> None:
    before = of_table(table)
    made = without_luts(before)
    assert value(made) == value(before) == table
    assert {op.name for op in made.ops} <= {"and", "or", "xor", "not", "const"}
    assert len(made.ops) <= MOST_OPERATIONS


@pytest.mark.parametrize("args", ["a, a, b", "c, b, a", "b, c, b"])
def test_inputs_may_come_in_any_order_and_twice(args: str) -> None:
    for table in TABLES:
        before = of_table(table, args)
        assert value(without_luts(before)) == value(before)


def test_equal_parts_are_made_once() -> None:
    program = parse_program(
        "slice f(a: u32, b: u32, c: u32, d: u32) {\n"
        "t0: u32 = lut3 a, b, c, k=120\nt1: u32 = lut3 a, b, d, k=120\nreturn t0, t1\n}"
    )
    made = without_luts(program)
    assert [op.name for op in made.ops] == ["and", "xor", "xor"]
    assert made.ops[1].args == (made.ops[0].result, "c")


def test_readers_and_results_take_what_a_table_has_become() -> None:
    program = parse_program(
        "slice f(a: u8, b: u8, c: u8) {\n"
        "t0: u8 = lut3 a, b, c, k=150\nt1: u8 = add t0, a\nreturn t1, t0\n}"
    )
    made = without_luts(program)
    assert [op.name for op in made.ops] == ["xor", "xor", "add"]
    assert made.results[1] == made.ops[1].result == made.ops[2].args[0]


def test_a_program_without_tables_stays() -> None:
    program = parse_program("slice f(a: u8) {\nt: u8 = not a\nreturn t\n}")
    assert without_luts(program) is program
