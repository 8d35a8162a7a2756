"""Orders that keep few values alive compute the same, and keep no more than they were given."""

from __future__ import annotations

import pytest
from hypothesis import given

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context
from compiler.order.pressure import fetched_values, pressure_order
from compiler.passes.forms.byte_tables import ByteTables
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.slice import Slice
from compiler.passes.listing.select import Select
from compiler.passes.order.schedule import Schedule
from compiler.pipeline import PASSES, pipeline, run_passes
from compiler.registers.liveness import max_pressure, value_classes
from tests.compiler.stages import checked, start
from tests.compiler.toy import POINTERS, REGIONS, TABLE, VIEWS, outcome, programs

AVR = load_target("avr")
ON_AVR = Context(AVR, next(iter(AVR.cores)))
PLACES = {name: name for name in POINTERS}


def ordered(program: Program) -> Program:
    classes = value_classes(program, TABLE, VIEWS)
    order = pressure_order(program, TABLE, REGIONS, [*classes])
    return program.with_ops(program.ops[n] for n in order)


def listing(*lines: str, results: str = "") -> Program:
    head = "listing f(in: ptr, out: ptr, key: ptr) {"
    ops = [line.replace(" =", ": u8x16 =", 1) if " = " in line else line for line in lines]
    return parse_program("\n".join([head, *ops, f"return {results}", "}"]))


def pressure(program: Program) -> int:
    return max_pressure(program, value_classes(program, TABLE, VIEWS)).get("v", 0)


@pytest.mark.slow
@given(programs())
def test_another_order_computes_the_same(program: Program) -> None:
    made = ordered(program)
    assert sorted(map(str, made.ops)) == sorted(map(str, program.ops))
    assert outcome(made, PLACES) == outcome(program, PLACES)


def test_what_is_fetched_comes_right_ahead_of_its_reader() -> None:
    loads = [f"k{n} = ldr.16b key, k={16 * n}" for n in range(4)]
    sums = [f"s{n + 1} = eor.16b s{n}, k{n}" for n in range(4)]
    made = ordered(listing("s0 = ldr.16b in, k=0", *loads, *sums, results="s4"))
    names = [op.results[0] for op in made.ops if op.results]
    assert names == ["s0", "k0", "s1", "k1", "s2", "k2", "s3", "k3", "s4"]
    assert pressure(made) == 2


def test_two_chains_are_computed_one_after_the_other() -> None:
    """Each chain keeps a value only; side by side both do at every step."""
    chains = [
        line
        for n in range(4)
        for line in (
            f"a{n + 1} = sri.16b a{n}, a{n}, k=1",
            f"b{n + 1} = sri.16b b{n}, b{n}, k=1",
        )
    ]
    loads = ("a0 = ldr.16b in, k=0", "b0 = ldr.16b in, k=16")
    made = ordered(listing(*loads, *chains, "t = eor.16b a4, b4", results="t"))
    places = {op.results[0]: n for n, op in enumerate(made.ops)}
    assert places["a4"] < places["b1"] or places["b4"] < places["a1"]


def test_loads_of_what_is_stored_are_fetched_nowhere_else() -> None:
    lines = ("a = ldr.16b key, k=0", "b = ldr.16b in, k=0", "c = movi.16b k=3")
    store = "str.16b c, out, k=0"
    program = listing(*lines, store, results="a, b, c")
    assert fetched_values(program, TABLE, REGIONS) == {"a", "c"}
    alone = listing(*lines, results="a, b, c")
    assert fetched_values(alone, TABLE, REGIONS) == {"a", "b", "c"}


def test_stores_by_one_pointer_keep_their_order() -> None:
    loads = [f"a{n} = ldr.16b key, k={16 * n}" for n in range(4)]
    stores = [f"str.16b a{n}, out, k={16 * (3 - n)}" for n in range(4)]
    made = ordered(listing(*loads, *stores))
    assert [op.number("k") for op in made.ops if not op.results] == [48, 32, 16, 0]


@pytest.mark.slow
@pytest.mark.parametrize("tables", ["none", "flash"])
def test_on_a_flat_core_values_that_had_registers_have_them(tables: str) -> None:
    """Look-ups may keep more values than the given order, but none that has no register."""
    settings = (
        Legalise(enabled=True),
        Slice(lanes=1),
        ByteTables(enabled=tables != "none", memory=tables),
        Select(tables=tables),
    )
    steps = pipeline(settings)[: PASSES.index(Schedule)]
    before = run_passes(start("hight", "hight64_128"), ON_AVR, steps)
    after = checked(before, [Schedule()], ON_AVR)
    registers = len(AVR.classes[0].free) if tables != "none" else 0
    for label, program in before.programs.items():
        alive = []
        for each in (program, after.programs[label]):
            classes = value_classes(each, AVR.table, AVR.view_classes)
            alive.append(max_pressure(each, classes).get("reg", 0))
        assert alive[1] <= max(alive[0], registers), label
