"""Steps of lane maps: they move the lanes that they name, in as many operations as they cost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from compiler.ir.program import Builder, Param, Program, Type
from compiler.layouts.lane_steps import (
    Across,
    Direct,
    Exchange,
    Shifter,
    Step,
    Term,
    Whole,
    is_of_bytes,
)
from tests.compiler.plain_words import evaluate

BYTE = Type(8)
SHIFTS = Shifter(8, 3)
WORDS = (0b10110010, 0b01010111)


def emitted(
    step: Step, inputs: Sequence[int] = WORDS, shifter: Shifter = SHIFTS
) -> tuple[list[int], int]:
    """The words that a step makes, and how many operations besides constants."""
    build = Builder()
    names = tuple(f"x{n}" for n in range(len(inputs)))
    params = tuple(Param(name, BYTE) for name in names)
    for param in params:
        build.param(param.name, param.type)
    results = step.emit(build, names, shifter)
    program = Program("f", "spec", params, tuple(build.ops), results)
    return evaluate(program, inputs), sum(op.name != "const" for op in build.ops)


def rotated(word: int, right: int) -> int:
    return (word >> right | word << 8 - right) & 0xFF


# A term, its result, and its cost where a rotation takes three operations.
TERMS = [
    (Term(0, 0, 0xFF, 0), WORDS[0], 0),
    (Term(1, 0, 0x0F, 0), WORDS[1] & 0x0F, 1),
    (Term(0, 3, 0x1F, 0), WORDS[0] >> 3, 1),
    (Term(0, 3, 0x0F, 0), WORDS[0] >> 3 & 0x0F, 2),
    (Term(0, 3, 0xE0, 0xE0), WORDS[0] << 5 & 0xFF, 1),
    (Term(0, 3, 0xC0, 0xC0), WORDS[0] << 5 & 0xC0, 2),
    (Term(0, 3, 0xFF, 0xE0), rotated(WORDS[0], 3), 3),
    (Term(0, 3, 0xF0, 0xE0), rotated(WORDS[0], 3) & 0xF0, 4),
]


@pytest.mark.parametrize(("term", "result", "cost"), TERMS)
def test_a_term_is_a_masked_move_of_one_register(term: Term, result: int, cost: int) -> None:
    step = Direct(((term,),))
    made, operations = emitted(step)
    assert made == [result]
    assert step.cost(SHIFTS) == term.cost(SHIFTS) == cost
    # The IR has rotations; elsewhere one of them is two shifts and their union.
    assert operations == cost - (2 if term.is_rotation else 0)
    assert term.cost(Shifter(8, 1)) == operations


@pytest.mark.parametrize(
    ("term", "reach", "rotates"),
    [
        (Term(0, 0, 0x01, 0), 0xFF, False),
        (Term(0, 3, 0x01, 0), 0x1F, False),
        (Term(0, 3, 0x80, 0x80), 0xE0, False),
        (Term(0, 3, 0x81, 0x80), 0xFF, True),
    ],
)
def test_a_move_reaches_lanes_that_do_not_become_zero(
    term: Term, reach: int, rotates: bool
) -> None:
    assert term.reach(8) == reach
    assert term.is_rotation is rotates


def test_terms_of_a_register_are_joined() -> None:
    step = Direct(((Term(0, 4, 0x0F, 0), Term(1, 0, 0xF0, 0)), (), (Term(1, 0, 0xFF, 0),)))
    made, operations = emitted(step)
    assert made == [WORDS[0] >> 4 | WORDS[1] & 0xF0, 0, WORDS[1]]
    assert operations == step.cost(SHIFTS) == 1 + 1 + 1


def test_two_parts_of_one_register_share_a_mask() -> None:
    """Even bits go up, odd bits down: one mask tells both parts."""
    swap = Direct(((Term(0, 1, 0x55, 0), Term(0, 7, 0xAA, 0xAA)),))
    word = WORDS[0]
    made, operations = emitted(swap)
    assert made == [word >> 1 & 0x55 | word << 1 & 0xAA]
    assert operations == swap.cost(SHIFTS) == 5
    build = Builder()
    build.param("x0", BYTE)
    swap.emit(build, ("x0",), SHIFTS)
    assert [op.attr("value") for op in build.ops if op.name == "const"] == [0x55]


@pytest.mark.parametrize("dropped", [0x11, 0x01])
def test_parts_that_leave_lanes_out_have_masks_of_their_own(dropped: int) -> None:
    terms = (Term(0, 1, 0x55 & ~dropped, 0), Term(0, 7, 0xAA, 0xAA))
    word = WORDS[0]
    made, _ = emitted(Direct((terms,)))
    assert made == [word >> 1 & 0x55 & ~dropped | word << 1 & 0xAA]


def test_two_shifts_without_masks_need_none() -> None:
    turn = Direct(((Term(0, 3, 0x1F, 0), Term(0, 3, 0xE0, 0xE0)),))
    assert emitted(turn) == ([rotated(WORDS[0], 3)], 3)
    assert turn.cost(SHIFTS) == 3


def test_registers_exchange_lanes() -> None:
    a, b = WORDS
    step = Across(((0, 1, 0x0F),))
    made, operations = emitted(step)
    assert made == [a & 0xF0 | b & 0x0F, b & 0xF0 | a & 0x0F]
    assert operations == step.cost(SHIFTS) == 4


def test_pairs_are_exchanged_one_after_another() -> None:
    step = Across(((0, 1, 0xFF), (1, 2, 0xFF)))
    assert emitted(step, (1, 2, 3)) == ([2, 3, 1], 8)
    assert step.cost(SHIFTS) == 8


def test_lanes_of_a_mask_exchange_with_those_above() -> None:
    a, b = WORDS
    step = Exchange((0x0A, 0), 3)
    moved = a & ~(0x0A | 0x50) | (a & 0x0A) << 3 | (a & 0x50) >> 3
    assert emitted(step) == ([moved, b], 6)
    assert step.cost(SHIFTS) == 6
    assert Exchange((0x0A, 0x01), 3).cost(SHIFTS) == 12


def test_a_whole_map_is_one_operation_a_register() -> None:
    lanes = (7, 6, 5, 4, 3, 2, 1, 0)
    reversed_words = [int(f"{word:08b}"[::-1], 2) for word in WORDS]
    step = Whole(lanes, 2)
    assert emitted(step) == (reversed_words, 2)
    assert step.cost(SHIFTS) == 2


def test_each_register_has_a_mask() -> None:
    with pytest.raises(ValueError, match="zip"):
        emitted(Exchange((0x0A,), 3))


SELECTS = Shifter(8, 3, selects=True)


@pytest.mark.parametrize(
    ("step", "operations"),
    [
        (Direct(((Term(0, 4, 0x0F, 0), Term(1, 0, 0xF0, 0)),)), 2),
        (Direct(((Term(0, 1, 0x55, 0), Term(0, 7, 0xAA, 0xAA)),)), 3),
        (Direct(((Term(0, 1, 0x15, 0), Term(1, 0, 0xA2, 0)),)), 3),
        (Across(((0, 1, 0x0F),)), 2),
        (Exchange((0x0A, 0), 3), 4),
    ],
)
def test_selects_move_the_same_in_fewer_operations(step: Step, operations: int) -> None:
    made, count = emitted(step, shifter=SELECTS)
    assert made == emitted(step)[0]
    assert count == operations == step.cost(SELECTS)


def test_orders_of_bytes_are_one_operation_where_the_machine_has_them() -> None:
    swapped = (*range(8, 16), *range(8))
    assert Shifter(16, 3, orders_bytes=True).is_one(swapped)
    assert not Shifter(16, 3).is_one(swapped)
    assert not is_of_bytes((*range(4, 16), *range(4)))
    assert not is_of_bytes((*range(8), *[-1] * 8))
