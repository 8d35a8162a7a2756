"""Held bytes lie as a block reads them, in both parts of the function, where pointers walk."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.order.held_order import HeldOrder
from compiler.regions import HeldBytes
from tests.compiler.stages import cipher

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
LOW = """listing ctr_crypt(in: ptr, frame: ptr) {
  a: u8 = ld frame, k=2
  t: u8 = ld in, k=2
  b: u8 = ld frame, k=0
  c: u8 = ld frame, k=2
  return
}"""
HIGH = """listing ctr_crypt.high(ctx: ptr, frame: ptr) {
  u: u8 = ld frame, k=3
  t: u8 = ld ctx, k=0
  st frame, t, k=0
  st frame, u, k=1
  st frame, t, k=2
  return
}"""


def module(held: HeldBytes | None) -> Module:
    programs = {p.label: p for p in (parse_program(LOW), parse_program(HIGH))}
    return replace(Module(cipher("pipo"), "pipo64_128", programs), held=held)


def accesses(made: Module, label: str) -> list[tuple[str, int]]:
    """The pointer and the distance of each access."""
    return [(op.args[0], op.number("k")) for op in made.programs[label].ops]


def test_the_first_reader_of_a_byte_decides() -> None:
    made = HeldOrder().run_module(module(HeldBytes(counter=1, values=3)), CONTEXT)
    assert accesses(made, "ctr_crypt") == [("frame", 0), ("in", 2), ("frame", 1), ("frame", 0)]
    # The byte that no block reads comes last; the counter's upper byte stays behind all of them.
    stored = [("frame", 1), ("frame", 2), ("frame", 0)]
    assert accesses(made, "ctr_crypt.high") == [("frame", 3), ("ctx", 0), *stored]


def test_other_modules_stay() -> None:
    held = HeldBytes(counter=1, values=3)
    for before in (module(None), module(replace(held, repeated=4, lane=1))):
        assert HeldOrder().run_module(before, CONTEXT) is before
    before = module(held)
    assert HeldOrder(enabled=False).run_module(before, CONTEXT) is before
    rv32i = load_target("rv32i")
    assert HeldOrder().run_module(before, Context(rv32i, next(iter(rv32i.cores)))) is before
