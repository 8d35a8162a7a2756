"""Complement: signs move, the values stay, and fewer NOTs are executed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from compiler.ir.program import Builder, Op, Program, Type
from compiler.ir.rewriting import uniform_values
from compiler.ir.slots import Slot
from compiler.module import Context, Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.spec.complement import Complement
from compiler.pipeline import pass_name, pipeline, run_passes
from tests.compiler.random_words import KEYS, programs, results
from tests.compiler.stages import CONTEXT, CORE, TARGET, before, start
from tests.golden import differing

RV32I = frozenset({"and", "or", "xor", "not"})
KEY_NAMES = frozenset(KEYS)
LIBRARIES = {
    "rv32i": RV32I,
    "zbb": RV32I | {"andn", "orn", "xnor"},
    "neon": RV32I | {"andn", "orn"},
    "sha3": RV32I | {"andn", "orn", "mux", "xor3", "bcax"},
}


def executed_nots(program: Program, keys: frozenset[str]) -> list[Op]:
    """NOTs of values that are not of the key alone."""
    uniform = uniform_values(program, keys)
    return [op for op in program.ops if op.name == "not" and op.result not in uniform]


@pytest.mark.slow
@given(programs())
def test_values_stay(program: Program) -> None:
    changed = Complement().run(program)
    assert results(changed) == results(program)
    assert len(Complement().run(changed).ops) <= len(changed.ops)


@pytest.mark.slow
@given(programs(), integers(0, 200))
def test_values_stay_where_the_budget_ends(program: Program, steps: int) -> None:
    changed = Complement(steps=steps).run(program)
    assert results(changed) == results(program)
    assert len(executed_nots(changed, KEY_NAMES)) <= len(executed_nots(program, KEY_NAMES))


def test_issue_13_a_word_of_64_bits_is_put_together_in_few_steps() -> None:
    build = Builder("t")
    bits, key = Type(1), Type(64)
    block = [build.param(f"b{i}", bits) for i in range(64)]
    params = (*block, build.param("k", key, Slot("key", 0)))
    inverted = [build.emit("not", f"b{i}", kind=bits) for i in range(64)]
    word = build.emit("concat", *inverted, kind=key)
    keyed = build.emit("xor", word, "k", kind=key)
    program = Program("f", "spec", params, tuple(build.ops), (keyed,))
    changed = Complement().run(program)
    assert not executed_nots(changed, frozenset({"k"}))
    assert not differing(program, changed, seed=2)


def test_a_round_key_takes_what_the_rounds_complement() -> None:
    module = before("complement")
    changed = Complement().run_module(module, CONTEXT)
    words = len(module.programs["encrypt"].results)
    for name in ("encrypt", "decrypt", "ctr"):
        program = changed.programs[name]
        keys = frozenset(p.name for p in program.params[words:] if not p.name.startswith("N."))
        left = executed_nots(program, keys)
        had = executed_nots(module.programs[name], keys)
        assert len(left) <= len(had), name
        assert len(left) <= len(uniform_left(program, keys)), name


def uniform_left(program: Program, keys: frozenset[str]) -> list[Op]:
    """NOTs that a nonce's parameters make, which are executed once a nonce."""
    public = frozenset(p.name for p in program.params if p.name.startswith("N."))
    uniform = uniform_values(program, keys | public)
    return [op for op in program.ops if op.name == "not" and op.result in uniform]


def test_operations_stay_within_the_machines() -> None:
    module = before("complement")
    for features in ((), TARGET.features):
        context = replace(CONTEXT, features=features)
        have = set(TARGET.logic[""]).union(*(TARGET.logic[f] for f in features))
        changed = Complement().run_module(module, context)
        for program in changed.programs.values():
            logic = {op.name for op in program.ops} - {"rotl", "const", "extract"}
            assert logic <= have


def test_the_key_schedule_is_left_alone() -> None:
    module = before("complement")
    changed = Complement().run_module(module, CONTEXT)
    assert changed.programs["key_schedule"] is module.programs["key_schedule"]


def bitsliced(name: str, set_name: str, library: str) -> tuple[Module, Context]:
    """A cipher in bits, with circuits for its boxes, on a machine with a library."""
    context = Context(replace(TARGET, logic={"": LIBRARIES[library]}), CORE)
    steps = pipeline([Bitslice(enabled=True)])
    place = [pass_name(type(step)) for step in steps].index("complement")
    return run_passes(start(name, set_name), context, steps[:place]), context


@pytest.mark.slow
# The complements that may stay, by function, for each box of the rounds.
@pytest.mark.parametrize(
    ("name", "set_name", "library", "boxes", "most"),
    [
        ("pipo", "pipo64_128", "neon", 13 * 8, 0),
        ("pipo", "pipo64_128", "sha3", 13 * 8, 0),
        ("present", "present64_80", "neon", 31 * 16, 0),
        ("present", "present64_80", "sha3", 31 * 16, 0),
        pytest.param("gift", "gift64_128", "rv32i", 28 * 16, 1, marks=pytest.mark.full),
        pytest.param("gift", "gift64_128", "sha3", 28 * 16, 1, marks=pytest.mark.full),
        pytest.param("skinny", "skinny64_64", "rv32i", 32 * 16, 1, marks=pytest.mark.full),
        pytest.param("skinny", "skinny64_64", "zbb", 32 * 16, 1, marks=pytest.mark.full),
        pytest.param("skinny", "skinny64_64", "neon", 32 * 16, 0.25, marks=pytest.mark.full),
        pytest.param("skinny", "skinny64_64", "sha3", 32 * 16, 1, marks=pytest.mark.full),
        pytest.param("aes", "aes128_128", "neon", 160, 0, marks=pytest.mark.full),
    ],
)
def test_bits(name: str, set_name: str, library: str, boxes: int, most: int) -> None:
    module, context = bitsliced(name, set_name, library)
    changed = Complement().run_module(module, context)
    encrypt = module.programs["encrypt"]
    keys = frozenset(p.name for p in encrypt.params[len(encrypt.results) :])
    for function in ("encrypt", "decrypt"):
        program = changed.programs[function]
        assert not differing(module.programs[function], program, seed=4)
        assert len(executed_nots(program, keys)) <= most * boxes, function
        assert {op.name for op in program.ops} <= context.logic | {"const"}
