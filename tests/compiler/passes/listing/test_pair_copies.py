"""Copies that stand near to one another become copies of pairs, and results stay."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.program import Op, Param, Program, Type
from compiler.machine.load import load_target
from compiler.machine.meaning import Bytes
from compiler.module import Context, Module
from compiler.passes.listing.pair_copies import PairCopies, Pairs, matched
from tests.compiler.stages import cipher

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
BYTE = Type(8)
FREE = [f"r{n}" for n in range(2, 14)]
STATE = FREE[:4]


def listing(*ops: tuple[str, str, str]) -> Program:
    """Copies and sums of registers: what is done, the register that is written, the one read."""
    made = [
        Op(name, (b,) if name == "mov" else (a, b), (a,), (BYTE,)) for name, a, b in ops if a != b
    ]
    params = tuple(Param(name, BYTE) for name in FREE)
    return Program("key_setup", "listing", params, tuple(made), tuple(FREE), registers=True)


def run(program: Program, step: PairCopies | None = None) -> Program:
    module = Module(cipher("pipo"), "pipo64_128", {"key_setup": program})
    return (step or PairCopies()).run_module(module, CONTEXT).programs["key_setup"]


def results(program: Program) -> list[bytes]:
    """The results in order, where parameters have values by their place."""
    chance = np.random.default_rng(3)
    values: list[Bytes] = [chance.integers(0, 256, (9, 1)).astype(np.uint8) for _ in FREE]
    inputs = dict(zip((p.name for p in program.params), values, strict=True))
    found = interpret(program, inputs, {}, AVR.table)
    return [np.asarray(value).tobytes() for value in found]


OPS = st.lists(
    st.tuples(
        st.sampled_from(("mov", "mov", "eor", "add")), st.sampled_from(FREE), st.sampled_from(FREE)
    ),
    max_size=24,
)


@given(OPS)
def test_results_stay_and_no_copy_is_added(ops: list[tuple[str, str, str]]) -> None:
    before = listing(*ops)
    after = run(before)
    assert results(after) == results(before)
    alone, pairs = (sum(op.name == name for op in after.ops) for name in ("mov", "movw"))
    assert alone + 2 * pairs <= sum(op.name == "mov" for op in before.ops)
    pair_copy = AVR.pair_copy
    assert pair_copy
    for op in after.ops:
        if op.name == "movw":
            assert {op.args, op.results} <= set(pair_copy.pairs)


@pytest.mark.parametrize(
    "between", [(), (("add", "r8", "r9"), ("eor", "r9", "r8"))], ids=["side by side", "apart"]
)
def test_two_copies_are_one_wherever_their_registers_are(
    between: tuple[tuple[str, str, str], ...],
) -> None:
    made = run(listing(("mov", "r3", "r4"), *between, ("mov", "r7", "r10")))
    assert made.ops[0].name == "movw"
    assert "mov" not in [op.name for op in made.ops]


@pytest.mark.parametrize(
    "between",
    [("eor", "r10", "r8"), ("eor", "r8", "r7"), ("mov", "r7", "r8")],
    ids=["the source changes", "the old value is read", "written, too"],
)
def test_a_copy_does_not_rise_above_what_it_needs(between: tuple[str, str, str]) -> None:
    made = run(listing(("mov", "r3", "r4"), between, ("mov", "r7", "r10")))
    assert made.ops[-1].name == "mov"
    before = listing(("mov", "r3", "r4"), between, ("mov", "r7", "r10"))
    assert results(made) == results(before)


def test_registers_that_others_name_stay() -> None:
    before = listing(("mov", "r3", "r4"), ("mov", "r7", "r10"))
    fixed = replace(AVR.frameless["ctr_crypt"][0], registers={n: n for n in FREE})
    target = replace(AVR, arguments={**AVR.arguments, "key_setup": fixed.registers})
    module = Module(cipher("pipo"), "pipo64_128", {"key_setup": before})
    made = PairCopies().run_module(module, replace(CONTEXT, target=target))
    assert made.programs["key_setup"].ops == before.ops


def test_without_the_wish_or_the_instruction_all_stays() -> None:
    before = listing(("mov", "r3", "r4"), ("mov", "r7", "r10"))
    assert run(before, PairCopies(enabled=False)) is before
    module = Module(cipher("pipo"), "pipo64_128", {"key_setup": before})
    rv32i = load_target("rv32i")
    assert PairCopies().run_module(module, Context(rv32i, next(iter(rv32i.cores)))) is module


def test_no_register_is_in_two_pairs() -> None:
    one = Pairs().joined(("a", "b"))
    assert one
    assert one.joined(("a", "b")) == one
    assert one.joined(("b", "c")) is None
    assert one.joined(("b", "a")) is None
    assert one.joined(("c", "d")) == Pairs((("a", "b"), ("c", "d")))


def test_every_item_has_a_place_of_its_own() -> None:
    assert matched({"a": [1, 2], "b": [1]}) == {"a": 2, "b": 1}
    assert matched({"a": [1], "b": [1]}) is None
    assert matched({"a": [1, 2], "b": [1, 3], "c": [1]}) == {"a": 2, "b": 3, "c": 1}
