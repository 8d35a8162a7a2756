"""Constants that a loop loads from the frame."""

from __future__ import annotations

import numpy as np

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Program
from compiler.loops.held_constants import with_held_constants
from compiler.machine.meaning import Address

LOOP = """slice ctr_crypt(out: ptr, frame: ptr) {
  h: u32 = load frame, big=0, bytes=4, offset=64, own=1
  m: u32 = const value=252645135
  s: u32 = const value=7
  a: u32 = and h, m
  n: u32 = const value=252645135
  b: u32 = xor a, s
  c: u32 = or b, n
  store out, c, big=0, bytes=4, offset=0
  return
}
"""
BEFORE = """slice ctr_crypt.high(frame: ptr) {
  held0: u32 = const value=4042322160
  store frame, held0, big=0, bytes=4, offset=64, own=1
  return
}
"""
PLACE, SIZE = 68, 4


def is_long(op: Op) -> bool:
    return op.number("value") > 2047


def programs() -> dict[str, Program]:
    return {p.label: p for p in map(parse_program, (LOOP, BEFORE))}


def result_of(made: dict[str, Program]) -> bytes:
    """The bytes that the loop stores behind the part before it."""
    memory = {"out": np.zeros((1, 4), np.uint8), "frame": np.zeros((1, 96), np.uint8)}
    for label in ("ctr_crypt.high", "ctr_crypt"):
        pointers = {p.name: Address(p.name, 0) for p in made[label].params}
        interpret(made[label], pointers, memory, {})
    return memory["out"].tobytes()


def test_equal_constants_share_a_word_and_short_ones_stay() -> None:
    made, n_bytes = with_held_constants(
        programs(), "ctr_crypt", "ctr_crypt.high", PLACE, SIZE, is_long
    )
    ops = made["ctr_crypt"].ops
    assert n_bytes == SIZE
    assert [op.number("value") for op in ops if op.name == "const"] == [7]
    assert [op.number("offset") for op in ops if op.name == "load"] == [64, PLACE, PLACE]
    assert all(op.is_repeatable for op in ops if op.name == "load")
    stores = [op.number("offset") for op in made["ctr_crypt.high"].ops if op.name == "store"]
    assert stores == [64, PLACE]


def test_the_loop_computes_the_same() -> None:
    made, _ = with_held_constants(programs(), "ctr_crypt", "ctr_crypt.high", PLACE, SIZE, is_long)
    assert result_of(dict(made)) == result_of(programs())


def test_without_long_constants_nothing_changes() -> None:
    made, n_bytes = with_held_constants(
        programs(), "ctr_crypt", "ctr_crypt.high", PLACE, SIZE, lambda op: False
    )
    assert (made, n_bytes) == (programs(), 0)
