"""Expressions of moves are calls of instructions in one shape, on registers and constants."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.machine.isa import Instruction, Row, expand
from compiler.machine.moves import (
    evaluate_move,
    instruction_named,
    instructions_of,
    read_expression,
    walk_expression,
)
from compiler.machine.rules import Move

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
TABLE = expand((
    Row("eor", "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}", "d = a ^ b", "", "alu", "fixed", "toy", shapes="4b 2h"),
    Row("shl", "shl {d:v}.{T}, {a:v}.{T}, #{k}", "d = a << k", "", "alu", "fixed", "toy", shapes="4b 2h", imm={"k": (0, 15)}),
    Row("rev", "rev {d:v}, {a:v}", "d = a[i ^ 1]", "u8[4]", "alu", "fixed", "toy"),
))
# fmt: on
A = np.array([[0x81, 0x02, 0x03, 0x04], [1, 0, 0, 0x80]], np.uint8)
B = np.array([[0xFF, 0, 0xFF, 0], [0, 0, 0, 1]], np.uint8)


def evaluated(shape: str, *into: str, **constants: tuple[int, ...]) -> list[list[list[int]]]:
    move = Move("m", into, constants)
    return [made.tolist() for made in evaluate_move(move, shape, TABLE, {"a": A, "b": B})]


def test_a_name_finds_its_shape_or_the_one_instruction() -> None:
    assert instruction_named("eor", "2h", TABLE) is TABLE["eor.2h"]
    assert instruction_named("rev", "2h", TABLE) is TABLE["rev"]
    assert instruction_named("eor", "1s", TABLE) is None


def test_the_instructions_of_a_move_come_from_the_outside_in() -> None:
    move = Move("m", ("eor(shl(a, 1), rev(b))", "a"))
    found = [i.name for i in instructions_of(move, "4b", TABLE)]
    assert found == ["eor.4b", "shl.4b", "rev"]


@pytest.mark.parametrize(("into", "shape"), [("eor(a, b)", "1s"), ("rev(add(a, b))", "4b")])
def test_a_move_that_lacks_an_instruction_has_none(into: str, shape: str) -> None:
    assert instructions_of(Move("m", (into,)), shape, TABLE) == []


def test_a_move_is_evaluated_in_its_shape() -> None:
    by_byte = [[0x02, 0x04, 0x06, 0x08], [2, 0, 0, 0]]
    by_half = [[0x02, 0x05, 0x06, 0x08], [2, 0, 0, 0]]
    assert evaluated("4b", "shl(a, 1)") == [by_byte]
    assert evaluated("2h", "shl(a, 1)") == [by_half]


def test_each_expression_makes_a_register() -> None:
    turned = [[2, 0x81, 4, 3], [0, 1, 0x80, 0]]
    assert evaluated("4b", "rev(a)", "b") == [turned, B.tolist()]


def test_constants_are_repeated_over_the_register() -> None:
    assert evaluated("4b", "eor(b, mask)", mask=(0xF0, 0x0F)) == [
        [[0x0F, 0x0F, 0x0F, 0x0F], [0xF0, 0x0F, 0xF0, 0x0E]]
    ]
    assert evaluated("4b", "mask", mask=(1, 2)) == [[[1, 2, 1, 2]] * 2]


def test_immediates_are_the_numbers_of_a_call() -> None:
    def call(instruction: Instruction, values: list[str], imm: dict[str, int]) -> str:
        return f"<{instruction.name} {values} {imm}>"

    text = walk_expression(
        read_expression("shl(a, 3)"), "4b", TABLE, lambda name: name.id.upper(), call
    )
    assert text == "<shl.4b ['A'] {'k': 3}>"


def test_a_call_needs_its_immediate() -> None:
    with pytest.raises(ValueError, match="zip"):
        evaluated("4b", "shl(a)")


def test_an_instruction_that_is_not_there_is_named() -> None:
    with pytest.raises(AssertionError, match="no instruction add in shape 4b"):
        evaluated("4b", "add(a, b)")


def test_a_text_is_parsed_once() -> None:
    assert read_expression("eor(a, b)") is read_expression("eor(a, b)")
