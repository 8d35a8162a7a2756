"""Rotations become products where units of logic are short, and halves are joined by logic."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.multiply_rotations import Busy, MultiplyRotations
from tests.compiler.stages import cipher

LINES = tuple(
    line
    for n in range(8)
    for line in (
        f"t{n}: u32 = rotl {f'x{n - 1}' if n else 'a'}, k={n + 3}",
        f"x{n}: u32 = xor t{n}, b",
    )
)


def program(*lines: str, params: str = "a: u32, b: u32") -> Program:
    last = lines[-1].split(":")[0]
    return parse_program(
        "\n".join([f"slice ecb_encrypt({params}) {{", *lines, f"return {last}", "}"])
    )


def made(
    before: Program, step: MultiplyRotations | None = None, name: str = "ptx"
) -> tuple[list[str], Program]:
    target = load_target(name)
    context = Context(target, next(iter(target.cores)))
    module = Module(cipher("speck"), "speck64_128", {"ecb_encrypt": before})
    after = (step or MultiplyRotations()).run_module(module, context).programs["ecb_encrypt"]
    return [op.name for op in after.ops], after


def test_some_rotations_are_products_joined_by_logic() -> None:
    names, _ = made(program(*LINES))
    assert names.count("mul_wide") > 0
    assert names.count("mul_wide") == 8 - names.count("rotl")
    assert names.count("mul_wide") == names.count("or") + names.count("add")


def test_without_the_instruction_nothing_changes() -> None:
    before = program(*LINES)
    assert made(before, name="rv32i")[1] is before
    assert made(before, MultiplyRotations(enabled=False))[1] is before


def test_a_rotation_that_a_sum_reads_stays() -> None:
    names, _ = made(program("t: u32 = rotl a, k=3", "x: u32 = add t, b"))
    assert names == ["rotl", "add"]


def test_blocks_with_their_own_keys_are_left_alone_by_default() -> None:
    before = program(*LINES, params="a: u32, b: u32 as key.0")
    assert before.given("key")
    assert made(before)[1] is before
    assert "mul_wide" in made(before, MultiplyRotations(per_key=True))[0]


@pytest.mark.parametrize(
    ("busy", "cycles", "limits"),
    [
        (Busy({"alu": 6, "multiplier": 2}, 4), 6, {"alu"}),
        (Busy({"alu": 6, "multiplier": 6}, 4), 6, {"alu", "multiplier"}),
        (Busy({"alu": 2, "multiplier": 2}, 8), 8, {"alu", "multiplier"}),
    ],
)
def test_the_busiest_unit_or_issue_limits(busy: Busy, cycles: float, limits: set[str]) -> None:
    assert busy.cycles(1) == cycles
    assert busy.limits(1) == limits
