"""Fetched values: one for each reader, or one for all, and the same results."""

from __future__ import annotations

import pytest
from hypothesis import given

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.order.pressure import fetched_values
from compiler.registers.fetches import fetch_of, fetched_for_each, fetched_once
from tests.compiler.toy import POINTERS, REGIONS, TABLE, outcome, programs

PLACES = {name: name for name in POINTERS}


def listing(*lines: str, results: str) -> Program:
    ops = [line.replace(" =", ": u8x16 =", 1) for line in lines]
    head = "listing f(in: ptr, out: ptr, key: ptr, c: u8x16) {"
    return parse_program("\n".join([head, *ops, f"return {results}", "}"]))


LINES = (
    "k = ldr.16b key, k=0",
    "t = eor.16b c, k",
    "u = eor.16b t, k",
    "v = bic.16b k, k",
    "w = eor.16b u, v",
)


def test_each_reader_has_a_fetch_of_its_own_right_ahead() -> None:
    made = fetched_for_each(listing(*LINES, results="w"), {"k"})
    assert [op.name for op in made.ops] == [
        *("ldr.16b", "eor.16b"),
        *("ldr.16b", "eor.16b"),
        *("ldr.16b", "bic.16b"),
        "eor.16b",
    ]
    fetched = [op for op in made.ops if op.name == "ldr.16b"]
    assert len({fetch_of(op) for op in fetched}) == 1
    assert len({op.result for op in fetched}) == 3
    for fetch, reader in zip(made.ops[::2], made.ops[1::2], strict=False):
        assert fetch.result in reader.args


def test_an_operation_that_reads_a_value_twice_fetches_it_once() -> None:
    made = fetched_for_each(listing(*LINES, results="w"), {"k"})
    (both,) = (op for op in made.ops if op.name == "bic.16b")
    assert both.args[0] == both.args[1]


def test_a_result_stays_what_it_was() -> None:
    made = fetched_for_each(listing(*LINES, results="w, k"), {"k"})
    assert made.ops[0].result == "k"
    assert made.results == ("w", "k")


def test_only_what_is_wanted_is_fetched_once() -> None:
    lines = ("m = ldr.16b key, k=16", "n = ldr.16b key, k=16")
    apart = listing("j = ldr.16b key, k=0", "k = ldr.16b key, k=0", *lines, results="j, k, m, n")
    made = fetched_once(apart, {fetch_of(apart.ops[0])})
    assert [op.number("k") for op in made.ops] == [0, 16, 16]
    assert made.results == ("j", "j", "m", "n")


@pytest.mark.slow
@given(programs())
def test_apart_and_together_compute_the_same(program: Program) -> None:
    fetched = fetched_values(program, TABLE, REGIONS)
    apart = fetched_for_each(program, fetched)
    assert outcome(apart, PLACES) == outcome(program, PLACES)
    wanted = {fetch_of(op) for op in program.ops if fetched.intersection(op.results)}
    once = fetched_once(apart, wanted)
    assert outcome(once, PLACES) == outcome(program, PLACES)
    names = [fetch_of(op) for op in once.ops if fetch_of(op) in wanted]
    assert len(names) == len(set(names))
