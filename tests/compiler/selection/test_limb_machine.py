"""What of several limbs at once is a sequence, and when a rotation is better done by shifts."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.machine.load import load_target
from compiler.machine.target import LimbOperation
from compiler.module import Context
from compiler.selection.limb_machine import LimbMachine
from compiler.selection.limbs import split_words
from tests.tutorial_targets import tutorial_target

TARGET = tutorial_target("eight_bits")
CONTEXT = Context(TARGET, "small")
MACHINE = LimbMachine(CONTEXT, 8)


@pytest.mark.parametrize(
    ("name", "limbs", "is_there"),
    [("add_limbs", 4, True), ("sub_limbs", 2, True), ("add_limbs", 5, False), ("mul", 2, False)],
)
def test_sums_are_sequences(name: str, limbs: int, is_there: bool) -> None:
    assert MACHINE.has(name, limbs) == is_there


@pytest.mark.parametrize(("distance", "steps"), [(0, []), (1, [1]), (-3, [-1] * 3), (4, [1] * 4)])
def test_a_rotation_goes_bit_by_bit(distance: int, steps: list[int]) -> None:
    assert MACHINE.rotation(4, distance) == steps


def test_a_machine_without_such_sequences_shifts() -> None:
    rv32i = load_target("rv32i")
    assert LimbMachine(Context(rv32i, next(iter(rv32i.cores))), 32).rotation(2, 1) == []


def test_words_stay_whole_where_there_are_sequences() -> None:
    program = parse_program(
        "spec f(a: u32, b: u32) {\nt0: u32 = add a, b\nt1: u32 = rotl t0, k=23\nreturn t1\n}"
    )
    (made,) = split_words({"f": program}, 8, 3, {"f": MACHINE}).values()
    text = print_program(made)
    assert [op.name for op in made.ops] == ["add_limbs", "rotl_limbs"]
    assert "rotl_limbs l1, l2, l3, l0, k=-1" in text, "three limbs on, and a bit back"
    (plain,) = split_words({"f": program}, 8, 3).values()
    assert {op.name for op in plain.ops} >= {"add", "ltu", "concat", "extract"}


def test_a_word_that_does_not_fill_its_limbs_is_taken_apart() -> None:
    program = parse_program("spec f(a: u20, b: u20) {\nt0: u20 = add a, b\nreturn t0\n}")
    (made,) = split_words({"f": program}, 8, 3, {"f": MACHINE}).values()
    assert "add_limbs" not in {op.name for op in made.ops}


def test_sequences_are_found_by_what_they_compute() -> None:
    assert TARGET.limb_sequences[LimbOperation("rotl_limbs", 2, -1)] == "right_2"
    assert load_target("rv32i").limb_sequences == {}
