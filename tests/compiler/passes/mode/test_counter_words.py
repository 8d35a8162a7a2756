"""Words that nonce and counter share become sums; what one of them fills stays as it is."""

from __future__ import annotations

from dataclasses import replace

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.module import Module
from compiler.passes.mode.counter_words import CounterWords
from tests.compiler.stages import CONTEXT, start

SHARED = parse_program(
    """spec ctr(N.0: u8, N.1: u8, counter: u16, k: u32) {
      c0: u8 = extract counter, lo=8
      c1: u8 = extract counter, lo=0
      w: u32 = concat N.0, N.1, c0, c1 @1
      x: u32 = xor w, k @1
      return x
    }"""
)
ALONE = parse_program(
    """spec ctr(N.0: u8, N.1: u8, counter: u16) {
      c0: u8 = extract counter, lo=8
      c1: u8 = extract counter, lo=0
      n: u16 = concat N.0, N.1
      c: u16 = concat c0, c1
      return n, c
    }"""
)


def module(**programs: object) -> Module:
    return replace(start("pipo", "pipo64_128"), programs=programs)  # type: ignore[arg-type]


def test_a_shared_word_is_the_sum_of_two() -> None:
    made = CounterWords().run_module(module(ctr=SHARED), CONTEXT).programs["ctr"]
    assert [print_op(op).strip() for op in made.ops[2:]] == [
        "w.zero8: u8 = const value=0 @1",
        "w.counter: u32 = concat w.zero8, w.zero8, c0, c1 @1",
        "w.nonce: u32 = concat N.0, N.1, w.zero8, w.zero8 @1",
        "w: u32 = xor w.counter, w.nonce @1",
        "x: u32 = xor w, k @1",
    ]
    values = {"N.0": 0x12, "N.1": 0x34, "counter": 0xABCD, "k": 0}
    given = {name: word_array([value], made.types[name].bits) for name, value in values.items()}
    assert interpret(made, given) == interpret(SHARED, given)


def test_words_of_one_kind_stay() -> None:
    assert CounterWords().run_module(module(ctr=ALONE), CONTEXT).programs["ctr"] == ALONE


def test_words_of_one_block_and_modules_without_counter_mode_stay() -> None:
    before = module(ctr=SHARED)
    assert CounterWords(enabled=False).run_module(before, CONTEXT) is before
    without = module(encrypt=SHARED)
    assert CounterWords().run_module(without, CONTEXT) is without
