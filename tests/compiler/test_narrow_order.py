"""An order with fewer values alive: the same results, and never more values than before."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpret import interpret
from compiler.ir import POINTER, Builder, Program, Type
from compiler.liveness import all_alive
from compiler.meaning import Address
from compiler.narrow_order import narrow_order

WORD = Type(32)
MEMORY_BYTES = 64


def in_place(program: Program) -> bytes:
    """What a program makes of a text that it works on where it lies."""
    rng = np.random.default_rng(1)
    text = rng.integers(256, size=(3, MEMORY_BYTES), dtype=np.uint8)
    memory = {"in": text, "out": text, "rk": text[:, ::-1].copy()}
    interpret(program, {p.name: Address(p.name, 0) for p in program.params}, memory)
    return text.tobytes()


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Words from `in`, sums of any of them and of keys in some phases, and some stored to `out`."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    read = {"bytes": 4, "big": 0}
    count = draw(st.integers(1, 6))
    values = [build.emit("load", "in", kind=WORD, offset=4 * n, **read) for n in range(count)]
    for number in range(draw(st.integers(0, 30))):
        build.phase = f"round {number // 8}"
        kind = draw(st.sampled_from(("xor", "and", "key", "constant")))
        other = draw(st.sampled_from(values))
        if kind == "key":
            place = 4 * draw(st.integers(0, 3))
            other = build.emit("load", "rk", kind=WORD, offset=place, own=1, **read)
        if kind == "constant":
            other = build.constant(WORD, draw(st.integers(0, 3)))
        name = "and" if kind == "and" else "xor"
        values.append(build.emit(name, draw(st.sampled_from(values)), other))
    stored = draw(st.lists(st.sampled_from(values), min_size=1, max_size=6))
    for n, value in enumerate(stored):
        build.emit_many("store", ("out", value), (), offset=4 * n, **read)
    return Program("f", "slice", params, tuple(build.ops), ())


@settings(deadline=None)
@given(programs(), st.integers(1, 6))
def test_the_meaning_stays(program: Program, registers: int) -> None:
    made = narrow_order(program, registers)
    assert in_place(made) == in_place(program)
    assert sorted(op.results for op in made.ops) == sorted(op.results for op in program.ops)
    assert all_alive(made) <= all_alive(program)


def sums_side_by_side(count: int) -> Program:
    """A word and its multiples, all made before the first is added."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    word = build.emit("load", "in", kind=WORD, offset=0, bytes=4, big=0)
    doubles = [build.emit("shl", word, k=n + 1) for n in range(count)]
    for double in doubles:
        word = build.emit("xor", word, double)
    build.emit_many("store", ("out", word), (), offset=0, bytes=4, big=0)
    return Program("f", "slice", params, tuple(build.ops), ())


def test_values_are_used_as_they_are_made() -> None:
    program = sums_side_by_side(8)
    assert all_alive(program) == 9
    assert all_alive(narrow_order(program, 4)) == 3


def test_a_program_that_fits_stays() -> None:
    program = sums_side_by_side(3)
    assert narrow_order(program, 4) is program
