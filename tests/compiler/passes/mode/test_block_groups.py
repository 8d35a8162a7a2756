"""Blocks of a group are encrypted as they are alone, and their counters follow on each other."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.module import Module
from compiler.passes.mode.block_groups import BlockGroups
from tests.compiler.stages import CONTEXT, start

ENCRYPT = parse_program(
    """spec encrypt(x: u32, y: u32, k: u32) {
      a: u32 = add x, y @1
      b: u32 = xor a, k @1
      return y, b
    }"""
)
COUNTED = parse_program(
    """spec ctr(N.0: u32, counter: u32, k: u32) {
      a: u32 = add N.0, counter @1
      b: u32 = xor a, k @1
      return counter, b
    }"""
)


def module() -> Module:
    return replace(start("speck", "speck64_128"), programs={"encrypt": ENCRYPT, "ctr": COUNTED})


def test_blocks_stand_side_by_side() -> None:
    made = BlockGroups(blocks=2).run_module(module(), CONTEXT)
    assert [print_op(op).strip() for op in made.programs["encrypt"].ops] == [
        "b0.a: u32 = add b0.x, b0.y @1",
        "b1.a: u32 = add b1.x, b1.y @1",
        "b0.b: u32 = xor b0.a, k @1",
        "b1.b: u32 = xor b1.a, k @1",
    ]
    assert [p.name for p in made.programs["encrypt"].params] == [
        "b0.x",
        "b0.y",
        "b1.x",
        "b1.y",
        "k",
    ]
    assert (made.blocks, made.block.n_bytes, made.block.shape.n_words) == (2, 16, 4)


def test_counters_of_a_group_follow_on_each_other_and_wrap() -> None:
    made = BlockGroups(blocks=4).run_module(module(), CONTEXT).programs["ctr"]
    fixed = {"N.0": word_array([5], 32), "k": word_array([0xFFFF], 32)}
    first = 0xFFFFFFFE
    found = interpret(made, {**fixed, "counter": word_array([first], 32)})
    counters = [(first + n) % (1 << 32) for n in range(4)]
    alone = [interpret(COUNTED, {**fixed, "counter": word_array([n], 32)}) for n in counters]
    assert np.array_equal(np.array(found), np.array([word for each in alone for word in each]))


def test_one_block_changes_nothing() -> None:
    before = module()
    assert BlockGroups().run_module(before, CONTEXT) is before
