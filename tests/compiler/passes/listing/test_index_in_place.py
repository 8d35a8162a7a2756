"""The index of a look-up is made in the register that the look-up reads it from."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.listing.index_in_place import IndexInPlace
from tests.compiler.stages import cipher

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
PAGE = "Z: u16 = page table"
KEY = "r5: u8 = ld Y, k=3"
ADD = "r6: u8 = eor r6, r5"
LOOK_UP = "r6: u8 = lpm_at Z, r6"


def run(*lines: str, step: IndexInPlace | None = None, ends: str = "st X, r6, k=0") -> list[str]:
    """The names of the rows behind the pass."""
    head = "listing registers f(X: ptr, Y: ptr, table: ptr, r6: u8, r7: u8) {"
    before = parse_program("\n".join([head, PAGE, *lines, ends, "return", "}"]))
    return [op.name for op in changed(before, step).ops][1:]


def changed(before: Program, step: IndexInPlace | None = None) -> Program:
    module = Module(cipher("pipo"), "pipo64_128", {"f": before})
    return (step or IndexInPlace()).run_module(module, CONTEXT).programs["f"]


def test_a_key_is_loaded_in_place() -> None:
    assert run(KEY, ADD, LOOK_UP) == ["ld", "eor", "lpm_z", "st"]


def test_an_index_that_is_loaded_is_loaded_in_place() -> None:
    assert run("r6: u8 = ld Y, k=1", LOOK_UP) == ["ld", "lpm_z", "st"]


@pytest.mark.parametrize(
    "lines",
    [
        (KEY, ADD, "r8: u8 = lpm_at Z, r6", "r6: u8 = eor r6, r8"),
        (KEY, ADD, "st X, r5, k=1", LOOK_UP),
        (KEY, ADD, "st X, r7, k=1", LOOK_UP),
        (KEY, "r5: u8 = eor r5, r6", "r6: u8 = mov r7", "r6: u8 = lpm_at Z, r5"),
    ],
    ids=["read again", "a key that is read again", "stored between", "another value meanwhile"],
)
def test_others_are_moved(lines: tuple[str, ...]) -> None:
    assert "lpm_z" not in run(*lines)


def test_a_sum_with_the_index_before_is_made_in_place() -> None:
    lines = ("r8: u8 = lpm_at Z, r7", "r6: u8 = eor r6, r7", LOOK_UP, "r6: u8 = eor r6, r8")
    assert run(*lines) == ["mov", "lpm_z", "eor", "lpm_z", "eor", "st"]


def test_look_ups_in_other_tables_do_not_follow() -> None:
    lines = ("r8: u8 = lpm_at Z, r7", "r6: u8 = eor r6, r7", PAGE, LOOK_UP, "r6: u8 = eor r6, r8")
    assert "lpm_z" not in run(*lines)


def test_it_can_be_left_out() -> None:
    step = IndexInPlace(enabled=False)
    assert run(KEY, ADD, LOOK_UP, step=step) == ["ld", "eor", "lpm_at", "st"]
