"""A network on digits, as a way from memory to words and back."""

from __future__ import annotations

from compiler.ir.print import print_op
from compiler.ir.program import POINTER, Builder
from tests.compiler.small_forms import shared


def test_words_are_rows_of_registers_and_go_back_where_they_came_from() -> None:
    way, build = shared().way, Builder("v")
    for name in ("out", "in"):
        build.param(name, POINTER)
    registers = way.load(build, "in")
    rows = way.words(build, registers)
    assert rows == [(registers[0],), (registers[1],)]
    assert way.memory(build, rows) == registers
    assert way.memory(build, rows[::-1]) == {0: registers[1], 1: registers[0]}
    way.store(build, "out", registers)
    assert [print_op(op).strip() for op in build.ops] == [
        "v0: u8x4, v1: u8x4 = deal in, offset=0",
        "gather out, v0, v1, offset=0",
    ]
    assert str(way).startswith("deal; ")
