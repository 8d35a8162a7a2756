"""Complement: signs move, the values stay, and fewer NOTs are executed."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from compiler.ir import Op, Program
from compiler.module import uniform_values
from compiler.passes.complement import Complement
from tests.compiler.random_words import programs, results
from tests.compiler.stages import CONTEXT, TARGET, before


def executed_nots(program: Program, keys: frozenset[str]) -> list[Op]:
    """NOTs of values that are not of the key alone."""
    uniform = uniform_values(program, keys)
    return [op for op in program.ops if op.name == "not" and op.result not in uniform]


@given(programs())
def test_values_stay(program: Program) -> None:
    changed = Complement().run(program)
    assert results(changed) == results(program)
    assert len(Complement().run(changed).ops) <= len(changed.ops)


def test_a_round_key_takes_what_the_rounds_complement() -> None:
    module = before("complement")
    changed = Complement().run_module(module, CONTEXT)
    words = len(module.programs["encrypt"].results)
    for name, most in (("encrypt", 0), ("ctr", 0), ("decrypt", None)):
        program = changed.programs[name]
        keys = frozenset(p.name for p in program.params[words:] if not p.name.startswith("N."))
        left = executed_nots(program, keys)
        had = executed_nots(module.programs[name], keys)
        assert len(left) <= len(had), name
        if most is not None:
            assert len(left) <= most + len(uniform_left(program, keys)), name


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
