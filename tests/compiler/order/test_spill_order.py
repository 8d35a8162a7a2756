"""An order that spills less: the same results, and never more cycles lost than before."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.machine.meaning import Address
from compiler.order.spill_order import cut_up, find_orders, in_order
from compiler.order.window import MOST_WEIGHED
from compiler.registers.spills import Run

WORD = Type(32)
MEMORY_BYTES = 64


def cycles_lost(program: Program, registers: int) -> int:
    """Loads and stores of spilled values, and loads that the next operation waits for."""
    waits = sum(
        op.touches_memory and bool(set(op.results) & set(reader.args))
        for op, reader in pairwise(program.ops)
    )
    run = Run(program.ops, set(program.results).__contains__)
    return waits + run.spills(range(len(program.ops)), registers)


def spill_order(program: Program, easy: int, registers: int, steps: int = MOST_WEIGHED) -> Program:
    """A program in the order that spills less."""
    cut = cut_up(program, easy, registers)
    return in_order(program, cut.ordered(find_orders([cut], steps)))


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
        build.round = 1 + number // 8
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


@pytest.mark.slow
@settings(deadline=None, max_examples=40)
@given(programs(), st.integers(0, 100))
def test_the_meaning_stays_where_the_budget_ends(program: Program, steps: int) -> None:
    made = spill_order(program, 2, 4, steps)
    assert in_place(made) == in_place(program)
    assert cycles_lost(made, 4) <= cycles_lost(program, 4)


@pytest.mark.slow
@settings(deadline=None)
@given(programs(), st.integers(1, 6), st.integers(0, 3))
def test_the_meaning_stays(program: Program, easy: int, more: int) -> None:
    made = spill_order(program, easy, easy + 2 + more)
    assert in_place(made) == in_place(program)
    assert sorted(op.results for op in made.ops) == sorted(op.results for op in program.ops)
    registers = easy + 2 + more
    assert cycles_lost(made, registers) <= cycles_lost(program, registers)


def test_what_a_box_and_a_sum_behind_an_earlier_one_read_is_made_ahead_of_both() -> None:
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in"))
    x, y, _ = (build.emit("load", "in", kind=WORD, offset=4 * n, bytes=4, big=0) for n in range(3))
    given, both, _ = (build.emit("xor", x, x) for _ in range(3))
    first, _ = (build.emit("and", value, x) for value in (given, both))
    for other in (x, y):
        build.emit("xor", other, x)
    last = build.emit("xor", first, both)
    build.emit_many("store", ("out", x), (), offset=0, bytes=4, big=0)
    program = Program("f", "slice", params, tuple(build.ops), ())
    results = [op.results for op in spill_order(program, 1, 3).ops]
    assert results.index((both,)) < results.index((last,))


def test_a_load_goes_one_place_ahead() -> None:
    """Nothing waits for a key that is loaded while the sum before it is made."""
    build = Builder("t")
    params = [build.param("rk", POINTER), *(build.param(f"x{n}", WORD) for n in range(4))]
    values: list[str] = []
    for n in range(4):
        key = build.emit("load", "rk", kind=WORD, offset=4 * n, bytes=4, big=0, own=1)
        values.append(build.emit("xor", f"x{n}", key))
    program = Program("f", "slice", tuple(params), tuple(build.ops), tuple(values))
    names = [op.name for op in spill_order(program, 3, 8).ops]
    assert names == ["load", "load", "xor", "load", "xor", "load", "xor", "xor"]


def test_s_boxes_go_one_after_another() -> None:
    """Two halves that are computed in turns, then added: each half is done before the other."""
    build = Builder("t")
    inputs = [build.param(f"x{n}", WORD).name for n in range(8)]
    halves = [inputs[:4], inputs[4:]]
    for _ in range(4):
        halves = [
            [
                build.emit("xor", build.emit("and", half[n], half[(n + 1) % 4]), half[n - 1])
                for n in range(4)
            ]
            for half in halves
        ]
    results = tuple(build.emit("xor", a, b) for a, b in zip(*halves, strict=True))
    params = tuple(Param(name, WORD) for name in inputs)
    program = Program("f", "slice", params, tuple(build.ops), results)
    made = spill_order(program, 4, 7)
    owner: dict[str, str] = {name: "one" if n < 4 else "other" for n, name in enumerate(inputs)}
    owners: list[str] = []
    for op in made.ops[:-4]:
        owners.append(owner.setdefault(op.result, owner[op.args[0]]))
    assert sorted(owners) in (owners, owners[::-1])
    assert cycles_lost(made, 7) < cycles_lost(program, 7)
