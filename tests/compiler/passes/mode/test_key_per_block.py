"""Round keys of each block are computed from its own key, where the target has such a function."""

from __future__ import annotations

import numpy as np

from compiler.interpreter import interpret, word_array
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.mode.key_per_block import KeyPerBlock
from compiler.passes.spec.unroll import Unroll
from tests.compiler.stages import CONTEXT, start

PTX = load_target("ptx")
ON_PTX = Context(PTX, next(iter(PTX.cores)))


def spec() -> Module:
    return Unroll().run_module(start("speck", "speck64_128"), ON_PTX)


def test_the_function_takes_blocks_and_keys() -> None:
    made = KeyPerBlock().run_module(spec(), ON_PTX).programs["encrypt_keys"]
    assert [str(p.given) for p in made.params[2:]] == [f"key.{n}" for n in range(4)]
    assert len(made.params) == 6


def test_it_encrypts_as_the_key_schedule_and_encryption_do() -> None:
    module = KeyPerBlock().run_module(spec(), ON_PTX)
    rng = np.random.default_rng(1)
    words = [word_array(rng.integers(1 << 32, size=5).tolist(), 32) for _ in range(6)]
    both = module.programs["encrypt_keys"]
    schedule, encrypt = module.programs["key_schedule"], module.programs["encrypt"]
    keys = interpret(schedule, dict(zip((p.name for p in schedule.params), words[2:], strict=True)))
    names = (p.name for p in encrypt.params)
    wanted = interpret(encrypt, dict(zip(names, [*words[:2], *keys], strict=True)))
    found = interpret(both, dict(zip((p.name for p in both.params), words, strict=True)))
    assert [np.asarray(v).tolist() for v in found] == [np.asarray(v).tolist() for v in wanted]


def test_a_target_without_the_function_does_not_get_it() -> None:
    module = spec()
    assert KeyPerBlock().run_module(module, CONTEXT) is module
    assert KeyPerBlock(enabled=False).run_module(module, ON_PTX) is module
