"""What a finder returns agrees with its goal wherever that asks, and all that is there is found."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.circuits.gates import input_tables, load_libraries
from compiler.circuits.match import (
    ANY,
    KINDS,
    PREVIOUS,
    Edit,
    Goal,
    Signals,
    find,
    find_and,
    find_any,
    find_literals,
    find_mux,
    find_xor,
    fused,
)
from compiler.circuits.net import Function, Literal, realisations
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
A, B, C, D = input_tables(4)
ONES = (1 << 16) - 1
OF_KINDS = {
    "and": A & B,
    "xor": A ^ B,
    "mux": A & B | ~A & C,
    "xor and": A ^ B & C,
    "xor xor": A ^ B ^ C,
    "and and": A & B & C,
    "and xor": A & (B ^ C),
    "mux and": A & D | ~A & B & C,
    "mux xor": A & D | ~A & (B ^ C),
    ANY: A & B | B & C | A & C,
}
"""A function of each kind, on four inputs."""


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**32))
def test_findings_agree_with_the_goal(wanted: int, care: int, seed: int) -> None:
    rng = random.Random(seed)
    values = [*input_tables(3), *(rng.randrange(256) for _ in range(4))]
    goal = Goal(wanted & care, care & ~wanted)
    signals = Signals(range(7), values)
    for finder in (find_and, find_xor, find_mux):
        for (function,) in finder(goal, signals):
            assert not (value_of(function, values) ^ wanted) & care
    for signal, inverted in find_literals(goal, signals):
        assert not (values[signal] ^ (255 * inverted) ^ wanted) & care


def value_of(function: Function, values: list[int]) -> int:
    """The function bit by bit, as its truth table says."""
    result = 0
    for v in range(8):
        index = sum((values[a] >> v & 1) << i for i, a in enumerate(function.args))
        result |= (function.truth >> index & 1) << v
    return result


def test_two_functions_become_one_of_three_operands() -> None:
    product, total = Function(0b0010, (4, 5)), Function(0b0110, (3, -2))
    one = fused((product, total))
    assert one is not None
    # operand 3 plus (4 and not 5): the operation of that meaning
    name, order, _ = realisations(LIBRARIES["sha3"])[3, one.truth]
    assert name == "bcax"
    assert [one.args[i] for i in order] == [3, 4, 5]
    assert fused((product, Function(0b0110, (4, -2)))) is None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**32))
def test_functions_of_three_agree_with_the_goal(wanted: int, care: int, seed: int) -> None:
    rng = random.Random(seed)
    values = [*input_tables(3), *(rng.randrange(256) for _ in range(4))]
    goal = Goal(wanted & care, care & ~wanted)
    for (function,) in find_any(goal, Signals(range(7), values, (0, 1)), 3, rng):
        assert not (value_of(function, values) ^ wanted) & care


def edit_value(edit: Edit, values: list[int]) -> int:
    """The last function of an edit, where each may read the one before it."""
    result = 0
    for function in edit:
        known = [*values, result]
        args = tuple(len(values) if a == PREVIOUS else a for a in function.args)
        table = 0
        for v in range(16):
            index = sum((known[a] >> v & 1) << i for i, a in enumerate(args))
            table |= (function.truth >> index & 1) << v
        result = table
    return result


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [*OF_KINDS.items(), ("and and", A | B & C), ("and xor", A | B ^ C), ("and", A | B)],
)
@pytest.mark.parametrize("care", [ONES, 0x7BDE])
def test_each_kind_finds_a_function_of_its_own(kind: str, wanted: int, care: int) -> None:
    values = [A, B, C, D]
    wanted &= ONES
    goal = Goal(wanted & care, care & ~wanted)
    edits = find(kind, goal, Signals(range(4), values, (0, 1)), 20, random.Random(1))
    assert edits
    assert all((edit_value(edit, values) ^ wanted) & care == 0 for edit in edits)
    assert {len(edit) for edit in edits} == {1 + (" " in kind)}


def test_all_kinds_are_tried() -> None:
    assert OF_KINDS.keys() == {*KINDS, ANY}


@pytest.mark.parametrize("kind", OF_KINDS)
def test_other_signals_are_not_read(kind: str) -> None:
    wanted = OF_KINDS[kind] & ONES
    signals = Signals((2, 3), [A, B, C, D])
    assert not find(kind, Goal(wanted, ONES & ~wanted), signals, 9, random.Random(1))


@pytest.mark.parametrize("kind", [k for k in KINDS if " " in k])
def test_a_sample_of_no_outer_signals_finds_nothing(kind: str) -> None:
    wanted = OF_KINDS[kind] & ONES
    signals = Signals(range(4), [A, B, C, D])
    assert not find(kind, Goal(wanted, ONES & ~wanted), signals, 0, random.Random(1))


def test_literals_agree_where_it_matters() -> None:
    values = [0b1010, 0b1100, 0b0101]
    goal = Goal(0b1000, 0b0101)
    assert find_literals(goal, Signals(range(3), values)) == [Literal(0, 0), Literal(2, 1)]
    assert find_literals(goal, Signals((1, 2), values)) == [Literal(2, 1)]
    assert find_literals(Goal(0b0110, 0b1001), Signals(range(3), values)) == []


@pytest.mark.parametrize("inverted", [0, 1])
def test_a_product_of_two_inputs_is_found_once(inverted: int) -> None:
    goal = Goal(0b0010, 0b1101)
    signals = Signals((0, 1), input_tables(2))
    goal = Goal(*goal[::-1]) if inverted else goal
    assert find_and(goal, signals) == [(Function(0b0100 ^ 15 * inverted, (1, 0)),)]


@pytest.mark.parametrize("before", [True, False])
def test_fused_functions_compute_the_same(before: bool) -> None:
    values = [A, B, C]
    for inner, outer in product(range(16), repeat=2):
        args = (PREVIOUS, 2) if before else (2, PREVIOUS)
        edit = Function(inner, (1, 0)), Function(outer, args)
        one = fused(edit)
        assert one is not None
        assert edit_value((one,), values) == edit_value(edit, values)


def test_what_has_not_three_operands_is_not_fused() -> None:
    total, three = Function(0b0110, (0, PREVIOUS)), Function(0b10010110, (0, 1, 2))
    assert fused((Function(0b0110, (1, 2)),)) is None
    assert fused((three, total)) is None
    assert fused((Function(0b0110, (1, 2)), Function(0b10010110, (0, 3, PREVIOUS)))) is None
