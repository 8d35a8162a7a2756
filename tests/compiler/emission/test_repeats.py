"""Runs that a program repeats: as long as they are equal, apart, and with all that they take."""

from __future__ import annotations

from random import Random

import pytest

from compiler.emission.repeats import Repeated, repeated_runs
from compiler.ir.program import POINTER, Builder, Program, Type

WORD = Type(64)
LENGTH = 40
NAMES = Random(5).choices(("xor", "and", "or"), k=LENGTH)
"""Without a period, for what goes on and on has shorter runs."""


def chain(build: Builder, x: str, y: str, tail: str = "") -> list[str]:
    """Operations on two values, each on the two before."""
    made = [x, y]
    for number in range(LENGTH):
        name = tail if tail and number == LENGTH - 1 else NAMES[number]
        made.append(build.emit(f"{name}.u64", made[-2], made[-1]))
    return made[2:]


def program_of(build: Builder, params: tuple[str, ...], results: tuple[str, ...]) -> Program:
    named = tuple(build.param(name, WORD) for name in params)
    return Program("f", "listing", named, tuple(build.ops), results)


def begun() -> Builder:
    build = Builder("v")
    for name in "abcd":
        build.param(name, WORD)
    return build


def only(program: Program) -> Repeated:
    (run,) = repeated_runs(program)
    return run


def test_a_run_is_found_with_what_it_takes_and_makes() -> None:
    build = begun()
    first, second = chain(build, "a", "b"), chain(build, "c", "d")
    run = only(program_of(build, tuple("abcd"), (first[-1], second[-1], second[5])))
    assert [len(ops) for ops in run.times] == [LENGTH, LENGTH]
    assert run.taken == (("a", "b"), ("c", "d"))
    # What one time is read of is made by all.
    assert run.made == (5, LENGTH - 1)
    assert run.saved == LENGTH - 2 * (2 + 2 + 2)


def test_a_run_ends_where_operations_differ() -> None:
    build = begun()
    first, second = chain(build, "a", "b"), chain(build, "c", "d", tail="andn")
    run = only(program_of(build, tuple("abcd"), (first[-1], second[-1])))
    assert {len(ops) for ops in run.times} == {LENGTH - 1}


def test_one_value_in_the_place_of_two_is_another_run() -> None:
    """`a` and `b` are one value the second time; the run has to begin behind their last use."""
    build = begun()
    first, second = chain(build, "a", "b"), chain(build, "c", "c")
    run = only(program_of(build, tuple("abcd"), (first[-1], second[-1])))
    assert {len(ops) for ops in run.times} == {LENGTH - 1}
    assert all(len(set(taken)) == len(taken) for taken in run.taken)


@pytest.mark.parametrize(("value", "taken"), [(7, ("a", "b")), (8, ())])
def test_constants_are_compared_and_not_taken(value: int, taken: tuple[str, ...]) -> None:
    build = begun()
    results: list[str] = []
    for x, number in (("a", 7), ("b", value)):
        last, constant = x, build.emit("literal.u64", kind=WORD, k=number)
        for name in NAMES:
            last = build.emit(f"{name}.u64", build.emit("not.u64", last), constant)
        results.append(last)
    runs = repeated_runs(program_of(build, ("a", "b"), tuple(results)))
    whole = [run for run in runs if len(run.times[0]) == 2 * LENGTH]
    assert [name for run in whole for names in run.taken for name in names] == list(taken)


def test_what_touches_memory_is_no_part() -> None:
    build = begun()
    build.param("rk", POINTER)
    for x, y in ("ab", "cd"):
        build.emit_many("store.u64", ("rk", chain(build, x, y)[-1]), (), k=0)
    program = program_of(build, tuple("abcd"), ())
    for run in repeated_runs(program):
        assert all(op.name != "store.u64" for ops in run.times for op in ops)
    assert only(program).made == (LENGTH - 1,)


def test_runs_do_not_overlap() -> None:
    """Equal operations on and on: each is in one run at most."""
    build = begun()
    last = "a"
    for _ in range(30):
        for name in NAMES[:7]:
            last = build.emit(f"{name}.u64", build.emit("not.u64", last), "b")
    runs = repeated_runs(program_of(build, ("a", "b"), (last,)))
    names = [op.result for run in runs for ops in run.times for op in ops]
    assert names
    assert len(set(names)) == len(names)
