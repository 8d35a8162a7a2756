"""Exchanges of fields between words: what they make, and what they cost where rotations wait."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.interpreter import interpret, word_array
from compiler.ir.program import Builder, Param, Program, Type
from compiler.layouts.exchanges import ExchangedWords
from compiler.layouts.lane_steps import TWO_SHIFTS, Shifter

WIDTH = 32
WORD = Type(WIDTH)
SHIFTER = Shifter(WIDTH, TWO_SHIFTS)
SELECTS = Shifter(WIDTH, TWO_SHIFTS, selects=True)
TURNS = st.tuples(*[st.integers(0, 31)] * 4)
STEPS = st.lists(
    st.tuples(st.permutations(range(4)).map(lambda p: p[:2]), st.integers(0, 4)), max_size=4
)


def built(
    turns: tuple[int, ...], steps: list[tuple[list[int], int]], shifter: Shifter = SHIFTER
) -> Program:
    """Four words, rotated left, that exchange fields."""
    build = Builder("t")
    names = [f"x{n}" for n in range(4)]
    words: list[str] = []
    for name, turn in zip(names, turns, strict=True):
        build.param(name, WORD)
        lanes = tuple((bit - turn) % WIDTH for bit in range(WIDTH))
        words.append(build.emit("permute", name, map=lanes) if turn else name)
    made = ExchangedWords.of(build, words, shifter)
    for (first, second), inside in steps:
        made.exchange(first, second, inside)
    results = tuple(made.finish(n) for n in range(4))
    return Program("f", "spec", tuple(Param(n, WORD) for n in names), tuple(build.ops), results)


def rotated(value: int, left: int) -> int:
    return (value << left | value >> (WIDTH - left)) & (1 << WIDTH) - 1


@pytest.mark.slow
@given(TURNS, STEPS, st.tuples(*[st.integers(0, (1 << WIDTH) - 1)] * 4))
def test_fields_change_places(
    turns: tuple[int, ...], steps: list[tuple[list[int], int]], values: tuple[int, ...]
) -> None:
    known = {f"x{n}": word_array([value], WIDTH) for n, value in enumerate(values)}
    wanted = [rotated(value, turn) for value, turn in zip(values, turns, strict=True)]
    for (first, second), inside in steps:
        low = sum(1 << bit for bit in range(WIDTH) if not bit >> inside & 1)
        a, b = wanted[first], wanted[second]
        wanted[first] = a & low | (b & low) << (1 << inside)
        wanted[second] = b & ~low | a >> (1 << inside) & low
    for shifter in (SHIFTER, SELECTS):
        found = interpret(built(turns, steps, shifter), known)
        assert [int(value[0]) for value in found if isinstance(value, np.ndarray)] == wanted


@pytest.mark.parametrize(
    ("turns", "operations"),
    [((0, 0), 6), ((0, 16), 4 + 1), ((24, 8), 4 + 2), ((8, 0), 6 + 1)],
    ids=["nothing waits", "it lies as it is needed", "both do", "it does not"],
)
def test_what_is_done_last(turns: tuple[int, int], operations: int) -> None:
    """Halves are exchanged; a rotation is one operation more where it is still to be done."""
    program = built((*turns, 0, 0), [([0, 1], 4)])
    used = {name: op for op in program.ops for name in op.results}
    todo, counted = list(program.results), set[str]()
    while todo:
        name = todo.pop()
        if name in used and name not in counted:
            counted.add(name)
            todo += used[name].args
    assert sum(used[name].name != "const" for name in counted) == operations
