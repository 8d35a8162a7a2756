"""Virtual registers: one for each value, of its type."""

from __future__ import annotations

import pytest

from compiler.emission.virtual import RegisterTypeError, with_virtual_registers
from compiler.ir.parse import parse_program
from tests.tutorial_targets import tutorial_target

TARGET = tutorial_target("three_inputs")


def test_values_are_numbered_by_type() -> None:
    program = parse_program(
        "listing f(out: ptr, in: ptr) {\n"
        "a: u32 = ld.u32 in, k=0\n"
        "b: u64 = wide.u64 a\n"
        "c: u32 = not.u32 a\n"
        "st.u32 out, c, k=0\n"
        "st.u64 out, b, k=8\n"
        "return\n}"
    )
    made, count = with_virtual_registers(program, TARGET)
    assert [op.results for op in made.ops] == [("%r0",), ("%d0",), ("%r1",), (), ()]
    assert made.ops[3].args == ("out", "%r1")
    assert dict(count) == {"b32": 2, "b64": 1}


def test_another_type_is_refused() -> None:
    program = parse_program(
        "listing f(in: ptr) {\na: u32 = ld.u32 in, k=0\nb: u64 = not.u64 a\nreturn b\n}"
    )
    with pytest.raises(RegisterTypeError, match=r"`not.u64` reads `a` as b64, which is b32"):
        with_virtual_registers(program, TARGET)
