"""Scheduling: same meaning, no more registers, fewer cycles."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.ir.program import Program
from compiler.machine.core import Core
from compiler.order.schedule import Schedule
from compiler.registers.allocate import Allocate
from compiler.registers.liveness import count_spills, max_pressure, value_classes
from tests.compiler.toy import (
    LANES,
    MUX,
    NARROW,
    POINTERS,
    QUEUES,
    REGIONS,
    TABLE,
    VIEWS,
    WIDE,
    contract,
    cycles,
    finish,
    outcome,
    programs,
    start,
)


def schedule(program: Program, core: Core, limit: int, effort: int = 500) -> Program:
    order = Schedule(effort=effort).order(
        program, TABLE, core, {"v": limit}, VIEWS, REGIONS, MUX, QUEUES
    )
    return program.with_ops(program.ops[n] for n in order)


def chains(count: int, length: int) -> Program:
    """Chains of dependent operations, one after another, each from a load to a store."""
    builder = start()
    for chain in range(count):
        value = builder.emit("ldr.16b", "in", kind=LANES, k=16 * chain)
        other = builder.emit("ldr.16b", "key", kind=LANES, k=16 * chain)
        for _ in range(length):
            value = builder.emit("sri.16b", value, other, k=3)
        builder.emit_many("str.16b", (value, "out"), (), k=16 * chain)
    return finish(builder)


@pytest.mark.slow
@settings(max_examples=50, deadline=None)
@given(programs(), st.sampled_from((WIDE, NARROW)), st.integers(3, 12))
def test_the_meaning_and_the_registers_stay(program: Program, core: Core, limit: int) -> None:
    classes = value_classes(program, TABLE, VIEWS)
    before = max_pressure(program, classes).get("v", 0)
    done = schedule(program, core, limit)
    assert sorted(map(repr, done.ops)) == sorted(map(repr, program.ops))
    assert outcome(done, {}) == outcome(program, {})
    assert max_pressure(done, classes).get("v", 0) <= max(limit, before)
    limits = {"v": limit}
    assert count_spills(done, classes, limits) <= count_spills(program, classes, limits)


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(programs(), st.sampled_from((WIDE, NARROW)), st.integers(4, 6))
def test_registers_are_scheduled_too(program: Program, core: Core, registers: int) -> None:
    given_ = contract(registers, c="v1")
    listing = Allocate().run(program, given_).program
    in_place = {POINTERS[name]: region for name, region in REGIONS.items()}
    scheduler = Schedule(effort=500)
    order = scheduler.order(listing, TABLE, core, {}, VIEWS, in_place, MUX, QUEUES)
    done = listing.with_ops(listing.ops[n] for n in order)
    places = {**POINTERS, "c": "v1"}
    assert outcome(done, places) == outcome(listing, places)
    assert cycles(done, core, 4, QUEUES) <= cycles(listing, core, 4, QUEUES)


@pytest.mark.parametrize(("core", "ideal"), [(WIDE, 6 * 60 / 3), (NARROW, 6 * 60)])
def test_chains_are_interleaved_until_the_units_are_full(core: Core, ideal: float) -> None:
    program = chains(6, 60)
    assert cycles(program, core, 8, QUEUES) >= 2 * ideal
    done = schedule(program, core, 16, effort=4 * len(program.ops))
    assert cycles(done, core, 8, QUEUES) <= 1.1 * ideal


def test_spills_are_worth_it_where_time_is_what_counts() -> None:
    """Within four registers chains wait for each other; twelve values keep the units busy."""
    program = chains(6, 60)
    apart = schedule(program, WIDE, 4, effort=4 * len(program.ops))
    found = Schedule(effort=4 * len(program.ops), spills_for_time=True).order(
        program, TABLE, WIDE, {"v": 12}, VIEWS, REGIONS, MUX, QUEUES
    )
    done = program.with_ops(program.ops[n] for n in found)
    assert max_pressure(done, value_classes(program, TABLE, VIEWS))["v"] > 4
    assert 1.5 * cycles(done, WIDE, 8, QUEUES) < cycles(apart, WIDE, 8, QUEUES)
    assert outcome(done, {}) == outcome(program, {})


def test_few_registers_keep_chains_apart() -> None:
    program = chains(4, 20)
    classes = value_classes(program, TABLE, VIEWS)
    assert max_pressure(program, classes) == {"v": 2}
    assert max_pressure(schedule(program, NARROW, 2), classes) == {"v": 2}
    assert max_pressure(schedule(program, NARROW, 4), classes)["v"] <= 4


@pytest.mark.slow
def test_readers_of_a_tied_operand_stay_ahead() -> None:
    builder = start()
    a = builder.emit("ldr.16b", "in", kind=LANES, k=0)
    other = builder.emit("ldr.16b", "key", kind=LANES, k=0)
    for _ in range(20):
        other = builder.emit("sri.16b", other, other, k=1)
    b = builder.emit("eor.16b", a, other)
    c = builder.emit("sri.16b", a, a, k=3)
    for k, value in enumerate((b, c)):
        builder.emit_many("str.16b", (value, "out"), (), k=16 * k)
    program = finish(builder)

    def readers(keep_ties: bool) -> list[str]:
        scheduler = Schedule(keep_ties=keep_ties)
        order = scheduler.order(program, TABLE, NARROW, {"v": 8}, VIEWS)
        return [op.name for n in order if a in (op := program.ops[n]).args]

    assert readers(keep_ties=True) == ["eor.16b", "sri.16b"]
    assert readers(keep_ties=False) == ["sri.16b", "eor.16b"]


@pytest.mark.slow
def test_the_same_program_gives_the_same_order() -> None:
    program = chains(3, 30)
    assert schedule(program, WIDE, 8, 2000) == schedule(program, WIDE, 8, 2000)


def test_nothing_to_order() -> None:
    empty = finish(start())
    assert schedule(empty, WIDE, 8) == empty
