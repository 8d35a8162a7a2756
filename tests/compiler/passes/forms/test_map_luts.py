"""Bitwise operations are joined to tables where a machine has them, and compute the same."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Program
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.forms.map_luts import MapLuts
from tests import golden
from tests.compiler.stages import cipher
from tests.tutorial_targets import tutorial_target

WITH_TABLES = tutorial_target("three_inputs")


def program(*lines: str) -> Program:
    result = lines[-1].split(":")[0]
    head = "slice f(a: u8, b: u8, c: u8, d: u8) {"
    return parse_program("\n".join([head, *lines, f"return {result}", "}"]))


def mapped(*lines: str) -> list[Op]:
    before = program(*lines)
    made = MapLuts().run(before)
    assert not golden.differing(before, made, seed=1)
    return list(made.ops)


@pytest.mark.parametrize(
    ("lines", "args", "table"),
    [
        # bit v of a table is the value where a is bit 0 of v, b bit 1, c bit 2
        (("t: u8 = and a, b", "u: u8 = and t, c"), {"a", "b", "c"}, 0x80),
        (("t: u8 = xor a, b", "u: u8 = xor t, c"), {"a", "b", "c"}, 0x96),
        (("t: u8 = or a, b", "s: u8 = or t, c", "u: u8 = not s"), {"a", "b", "c"}, 0x01),
    ],
)
def test_operations_of_three_values_become_a_table(
    lines: tuple[str, ...], args: set[str], table: int
) -> None:
    (op,) = mapped(*lines)
    assert (op.name, set(op.args), op.number("k")) == ("lut3", args, table)
    assert op.results == ("u",)


def test_joined_operations_of_two_values_read_one_twice() -> None:
    (op,) = mapped("t: u8 = not b", "s: u8 = and a, t", "u: u8 = xor s, b")
    # a or b
    assert op.name == "lut3"
    assert len(op.args) == 3
    assert set(op.args) == {"a", "b"}


@pytest.mark.parametrize("line", ["u: u8 = and a, b", "u: u8 = not a", "u: u8 = xor3 a, b, c"])
def test_an_operation_alone(line: str) -> None:
    """One of two operands stays; one of three is a table."""
    (op,) = mapped(line)
    assert op.name == ("lut3" if "c" in op.args else line.split()[3])


def test_sums_and_shifts_are_no_logic() -> None:
    ops = mapped("t: u8 = add a, b", "s: u8 = xor t, c", "r: u8 = shl s, k=1", "u: u8 = and r, d")
    assert [op.name for op in ops] == ["add", "xor", "shl", "and"]


def test_rounds_stay() -> None:
    (op,) = mapped("t: u8 = and a, b @4", "u: u8 = and t, c @4")
    assert op.round == 4


@pytest.mark.parametrize(
    ("target", "enabled", "names"),
    [
        (WITH_TABLES, True, ["lut3"]),
        (WITH_TABLES, False, ["and", "xor"]),
        (load_target("rv32i"), True, ["and", "xor"]),
    ],
    ids=["tables", "not wanted", "no tables"],
)
def test_the_machine_has_tables_of_three_inputs(
    target: Target, enabled: bool, names: list[str]
) -> None:
    before = program("t: u8 = and a, b", "u: u8 = xor t, c")
    module = Module(cipher("pipo"), "pipo64_128", {"encrypt": before})
    context = Context(target, next(iter(target.cores)))
    made = MapLuts(enabled).run_module(module, context)
    assert [op.name for op in made.programs["encrypt"].ops] == names
