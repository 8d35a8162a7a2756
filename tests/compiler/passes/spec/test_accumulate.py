"""Sums with round keys become chains for several blocks on flat cores, and stay the same sums."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Param
from compiler.ir.slots import Slot
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.spec.accumulate import Accumulate, chained_as_made
from tests import golden
from tests.compiler.stages import CONTEXT, start

AVR = load_target("avr")
FLAT = Context(AVR, next(iter(AVR.cores)))
SUM = parse_program(
    """spec ecb_encrypt(x: u8, y: u8, k: u8) {
      t0: u8 = and x, y
      t1: u8 = rotl x, k=2
      t2: u8 = xor t0, t1
      t3: u8 = xor y, k
      t4: u8 = xor t3, t2
      t5: u8 = xor t4, k
      t6: u8 = and t5, x
      return t6, x
    }"""
)


def module(blocks: int) -> Module:
    keyed = tuple(replace(p, slot=Slot("key", 0)) if p.name == "k" else p for p in SUM.params)
    program = replace(SUM, params=keyed)
    assert all(isinstance(p, Param) for p in keyed)
    return replace(start("pipo", "pipo64_128"), programs={"ecb_encrypt": program}, blocks=blocks)


def test_terms_are_added_as_they_are_made_and_keys_last() -> None:
    made = Accumulate().run_module(module(2), FLAT).programs["ecb_encrypt"]
    assert [print_op(op).strip() for op in made.ops] == [
        "t0: u8 = and x, y",
        "t1: u8 = rotl x, k=2",
        "a0: u8 = xor y, t0",
        "a1: u8 = xor a0, t1",
        "a2: u8 = xor a1, k",
        "t5: u8 = xor a2, k",
        "t6: u8 = and t5, x",
    ]
    assert not golden.differing(module(2).programs["ecb_encrypt"], made, seed=1)


def test_one_block_and_cores_that_wait_for_results_keep_their_sums() -> None:
    for before, context in ((module(1), FLAT), (module(2), CONTEXT)):
        assert Accumulate().run_module(before, context) is before


def test_terms_of_a_chain_are_in_the_order_in_which_they_are_made() -> None:
    made = chained_as_made(SUM)
    assert [print_op(op).split("  ;")[0] for op in made.ops] == [
        "t0: u8 = and x, y",
        "t1: u8 = rotl x, k=2",
        "a0: u8 = xor y, k",
        "a1: u8 = xor a0, k",
        "a2: u8 = xor a1, t0",
        "t5: u8 = xor a2, t1",
        "t6: u8 = and t5, x",
    ]
    assert not golden.differing(SUM, made, seed=4)
