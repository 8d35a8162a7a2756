"""Written operations compute the maps that they are asked for."""

from __future__ import annotations

import random

import numpy as np
import pytest

from compiler.gf2.linear_steps import Steps, runs
from compiler.interpreter import interpret, word_array
from compiler.ir.program import Op, Param, Program, Type

ORIGIN = Op("matrix", ("x",), ("y",), (Type(8),), round=3)


def applied(rows: tuple[int, ...], word: int) -> int:
    return sum(((row & word).bit_count() & 1) << i for i, row in enumerate(rows))


def computed(steps: Steps, result: str, source_bits: int, words: list[int]) -> list[int]:
    params = (Param("x", Type(source_bits)),)
    program = Program("p", "spec", params, tuple(steps.ops), (result,))
    (found,) = interpret(program, {"x": word_array(words, source_bits)})
    assert isinstance(found, np.ndarray)
    return [int(word) for word in found]


@pytest.mark.parametrize("seed", range(6))
def test_a_map_on_a_whole_word(seed: int) -> None:
    rng = random.Random(seed)
    rows = tuple(rng.getrandbits(8) for _ in range(8))
    steps = Steps("s", ORIGIN)
    result = steps.total(steps.mapped("x", rows), 8)
    words = [rng.randrange(256) for _ in range(8)]
    assert computed(steps, result, 8, words) == [applied(rows, word) for word in words]


@pytest.mark.parametrize(("source", "target"), [(8, 8), (16, 5), (5, 16)])
def test_a_map_between_words_of_any_width(source: int, target: int) -> None:
    rng = random.Random(source)
    rows = tuple(rng.getrandbits(source) for _ in range(target))
    steps = Steps("s", ORIGIN)
    result = steps.total(steps.picked("x", rows), target)
    words = [rng.randrange(1 << source) for _ in range(8)]
    assert computed(steps, result, source, words) == [applied(rows, word) for word in words]


def test_operations_have_the_place_and_the_names_of_their_origin() -> None:
    steps = Steps("s", ORIGIN)
    value = steps.total(["x", "x", "x"], 8)
    steps.name(value, "y")
    assert [op.results for op in steps.ops] == [("s.0",), ("y",)]
    assert {op.round for op in steps.ops} == {3}


def test_one_part_is_joined_by_a_value_of_its_own() -> None:
    steps = Steps("s", ORIGIN)
    assert steps.joined(["x"], [8]) != "x", "a parameter gets no second name"
    made = steps.cut("x", 2, 4)
    assert steps.joined([made], [4]) == made
    assert computed(steps, steps.joined([made, made], [4, 4]), 8, [0b01101000]) == [0b10101010]


def test_no_terms_are_zeros() -> None:
    steps = Steps("s", ORIGIN)
    assert computed(steps, steps.total([], 8), 8, [1, 255]) == [0, 0]


def test_runs_are_those_between_gaps() -> None:
    values = [None, 4, 5, None, None, 7]
    assert list(runs(values)) == [(1, [4, 5]), (5, [7])]
    assert list(runs([])) == []
    assert list(np.cumsum([len(run) for _, run in runs(values)])) == [2, 3]
