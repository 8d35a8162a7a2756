"""Loads are hidden from their readers where a neighbour can stand between; results stay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.in_order.cycles import Operation, simulate
from compiler.interpreter import interpret
from compiler.ir.parse import parse_op, parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.meaning import Address
from compiler.module import Context, Module
from compiler.passes.order.post_schedule import PostSchedule
from dsl.check import load_cipher
from dsl.library import CIPHERS

TARGET = load_target("rv32i")
CORE = TARGET.cores["sifive-e31"]
CONTEXT = Context(TARGET, CORE.name)
REGISTERS = ("t0", "t1", "t2", "t3")
HEAD = "listing registers f(a0: ptr, a1: ptr, t0: u32, t1: u32, t2: u32, t3: u32) {"


def listing(lines: Sequence[str]) -> Program:
    """A program that writes by a0 and reads by a1, and ends with all its registers."""
    return parse_program("\n".join([HEAD, *lines, f"return {', '.join(REGISTERS)}", "}"]))


def hidden(program: Program, context: Context = CONTEXT, **options: bool) -> Program:
    module = Module(load_cipher(CIPHERS / "pipo.dsl"), "pipo64_128", {"f": program})
    return PostSchedule(**options).run_module(module, context).programs["f"]


def lines_of(program: Program) -> list[str]:
    return [print_op(op) for op in program.ops]


def stalls(program: Program) -> int:
    """Cycles that the core waits for loads."""
    steps = {
        4 * n: Operation(TARGET.table[op.name], op.args, op.results)
        for n, op in enumerate(program.ops)
    }
    return simulate(list(steps), steps, CORE).load_stalls


def outcome(program: Program, in_place: bool) -> tuple[bytes, ...]:
    """What is in memory and in the registers behind a listing."""
    chance = np.random.default_rng(3)
    memory = {name: chance.integers(0, 256, (4, 32)).astype(np.uint8) for name in ("in", "out")}
    known = {r: chance.integers(0, 256, (4, 4)).astype(np.uint8) for r in REGISTERS}
    source = "out" if in_place else "in"
    pointers = {"a0": Address("out", 0), "a1": Address(source, 0)}
    found = interpret(program, {**pointers, **known}, memory, TARGET.table)
    return memory["out"].tobytes(), *(v.tobytes() for v in found if isinstance(v, np.ndarray))


LOAD = "t0: u32 = lw a1, k=4"
READER = "t1: u32 = xor t1, t0"
OTHER = "t2: u32 = xor t2, t3"


def test_the_next_operation_goes_between() -> None:
    before = listing([LOAD, READER, OTHER])
    after = hidden(before)
    assert lines_of(after) == [LOAD, OTHER, READER]
    assert (stalls(before), stalls(after)) == (1, 0)


def test_a_load_goes_up_where_nothing_below_may() -> None:
    before = listing([OTHER, LOAD, READER])
    after = hidden(before)
    assert lines_of(after) == [LOAD, OTHER, READER]
    assert (stalls(before), stalls(after)) == (1, 0)


def test_a_part_of_a_word_takes_two_operations() -> None:
    part, more = "t0: u32 = lbu a1, k=4", "t3: u32 = xor t3, t3"
    before = listing([part, READER, OTHER, more])
    after = hidden(before)
    assert lines_of(after)[-1] == READER
    assert (stalls(before), stalls(after)) == (2, 0)


@pytest.mark.parametrize(
    ("why", "below"),
    [
        ("it reads what the reader makes", "t2: u32 = xor t1, t3"),
        ("it writes what the reader reads", "t0: u32 = xor t2, t3"),
        ("it writes what the reader writes", "t1: u32 = xor t2, t3"),
    ],
)
def test_what_depends_on_the_reader_stays_below(why: str, below: str) -> None:
    before = listing([LOAD, READER, below])
    assert lines_of(hidden(before)) == lines_of(before), why


@pytest.mark.parametrize(
    ("above", "moves"),
    [
        ("sw t3, a0, k=4", False),
        ("sw t3, a1, k=4", False),
        ("sw t3, a1, k=0", True),
        ("t1: u32 = lw a1, k=4", True),
        ("a1: ptr = addi a1, k=4", False),
    ],
    ids=["another pointer", "the same place", "another place", "a load", "the pointer moves"],
)
def test_a_load_passes_what_cannot_change_it(above: str, moves: bool) -> None:
    before = listing([above, LOAD, "t2: u32 = xor t2, t0"])
    assert (lines_of(hidden(before))[0] == print_op(parse_op(LOAD))) == moves


def test_there_is_nothing_to_do_without_a_wait() -> None:
    before = listing([LOAD, OTHER, READER])
    assert lines_of(hidden(before)) == lines_of(before)


def test_cores_that_do_not_wait_keep_their_order() -> None:
    before = listing([LOAD, READER, OTHER])
    wide = replace(TARGET, cores={CORE.name: replace(CORE, window=64)})
    assert hidden(before, Context(wide, CORE.name)) is before
    assert hidden(before, enabled=False) is before


REGISTER = st.sampled_from(REGISTERS)
PLACE = st.integers(0, 7).map(lambda n: 4 * n)
LINES = st.one_of(
    st.builds("{}: u32 = xor {}, {}".format, REGISTER, REGISTER, REGISTER),
    st.builds("{}: u32 = lw {}, k={}".format, REGISTER, st.sampled_from(("a0", "a1")), PLACE),
    st.builds("{}: u32 = lbu a1, k={}".format, REGISTER, PLACE),
    st.builds("sw {}, a0, k={}".format, REGISTER, PLACE),
)


@pytest.mark.slow
@given(st.lists(LINES, max_size=30), st.booleans())
def test_dependences_are_kept(lines: list[str], in_place: bool) -> None:
    """Pointers may name one region: a load by one must not pass a store by the other."""
    before = listing(lines)
    after = hidden(before)
    assert sorted(op.name for op in after.ops) == sorted(op.name for op in before.ops)
    assert outcome(after, in_place) == outcome(before, in_place)


@pytest.mark.slow
@given(st.lists(LINES, min_size=1, max_size=30))
def test_no_order_waits_longer(lines: list[str]) -> None:
    before = listing(lines)
    assert stalls(hidden(before)) <= stalls(before)
