"""Operands as allocation sees them: views, ties, and registers that follow each other."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_op
from compiler.machine.register_class import RegisterClass
from compiler.registers.operands import consecutive, tied_values, views_of, windows
from tests.compiler.toy import TABLE


@pytest.mark.parametrize(
    ("line", "views"),
    [
        ("t: u8x16 = ldr.16b in, k=0", [("in", "x"), ("t", "q")]),
        ("str.16b a, out, k=0", [("a", "q"), ("out", "x")]),
        ("t: u8x16 = bsl.16b c, a, b", [("c", "v"), ("a", "v"), ("b", "v"), ("t", "v")]),
        ("t: u8x16 = movi.16b k=3", [("t", "v")]),
    ],
)
def test_values_come_with_their_views_arguments_first(
    line: str, views: list[tuple[str, str]]
) -> None:
    op = parse_op(line)
    assert views_of(op, TABLE[op.name]) == views


@pytest.mark.parametrize(
    ("line", "ties"),
    [
        ("t: u8x16 = bsl.16b c, a, b", [("c", "t")]),
        ("t: u8x16 = sri.16b d, a, k=1", [("d", "t")]),
        ("t: u8x16 = eor.16b a, b", []),
    ],
)
def test_a_tied_operand_is_an_argument_and_a_result(line: str, ties: list[tuple[str, str]]) -> None:
    op = parse_op(line)
    assert tied_values(op, TABLE[op.name]) == ties


def test_an_operation_of_other_operands_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        views_of(parse_op("t: u8x16 = eor.16b a"), TABLE["eor.16b"])


def test_consecutive_operands_are_those_of_one_side() -> None:
    load, store = TABLE["ld2.16b"], TABLE["st2.16b"]
    assert consecutive(load, load.results, ("s", "t")) == ("s", "t")
    assert consecutive(load, load.args, ("in",)) == ()
    assert consecutive(store, store.args, ("s", "t", "out")) == ("s", "t")
    assert consecutive(TABLE["eor.16b"], ("a", "b"), ("s", "t")) == ()


def register_class(*free: str) -> RegisterClass:
    return RegisterClass("v", free, (), 16, "mov", "ldr", "str")


def test_windows_are_runs_of_free_registers() -> None:
    found = windows(register_class("v0", "v1", "v2", "v4", "v5"))
    assert found[1] == [("v0",), ("v1",), ("v2",), ("v4",), ("v5",)]
    assert found[2] == [("v0", "v1"), ("v1", "v2"), ("v4", "v5")]
    assert found[3] == [("v0", "v1", "v2")]
    assert found[4] == found[8] == []
    assert list(found) == list(range(1, 9))


def test_a_window_is_as_good_as_its_worst_register() -> None:
    found = windows(register_class("v5", "v4", "v2", "v3", "v1"))
    assert found[2] == [("v4", "v5"), ("v2", "v3"), ("v3", "v4"), ("v1", "v2")]


def test_a_register_without_a_number_stands_alone() -> None:
    found = windows(register_class("sp", "x9", "x10"))
    assert found[1] == [("sp",), ("x9",), ("x10",)]
    assert found[2] == [("x9", "x10")]
