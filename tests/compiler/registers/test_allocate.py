"""Register allocation: same meaning, few registers, no needless copies."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.ir.program import Program
from compiler.registers.allocate import Allocate, Allocation
from compiler.registers.liveness import count_spills, max_pressure, value_classes
from compiler.registers.verify import AllocationError
from tests.compiler.toy import (
    LANES,
    POINTERS,
    TABLE,
    VIEWS,
    contract,
    finish,
    outcome,
    programs,
    start,
)


def allocate(program: Program, registers: int, **fixed: str) -> Allocation:
    return Allocate().run(program, contract(registers, **fixed))


def lines(allocation: Allocation) -> list[str]:
    """The operations as `name results args`."""
    return [
        " ".join((op.name.split(".")[0], *op.results, *op.args)) for op in allocation.program.ops
    ]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(programs(), st.integers(4, 7), st.booleans())
def test_the_meaning_stays(program: Program, registers: int, rematerialise: bool) -> None:
    given_ = contract(registers, c="v1")
    done = Allocate(rematerialise).run(program, given_)
    assert outcome(done.program, {**POINTERS, "c": "v1"}) == outcome(program, {})
    used = {r for op in done.program.ops for r in (*op.args, *op.results)}
    assert used <= {*given_.classes[0].free, *POINTERS.values(), "sp"}


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(programs(40))
def test_a_result_ends_in_its_register(program: Program) -> None:
    results = program.results[:1]
    small = replace(program, results=results)
    done = allocate(small, 4, c="v0", **{r: "v2" for r in results if r != "c"})
    assert outcome(done.program, {**POINTERS, "c": "v0"}) == outcome(small, {})
    assert done.program.results == tuple("v2" if r != "c" else "v0" for r in results)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(programs())
def test_enough_registers_spill_nothing(program: Program) -> None:
    # Two more than the pressure: one for a copy, one for the gap that a pair may need.
    classes = value_classes(program, TABLE, VIEWS)
    registers = max_pressure(program, classes).get("v", 0) * 2 + 2
    done = allocate(program, registers, c="v0")
    assert (done.slots, done.stores, done.loads, done.frame_bytes) == (0, 0, 0, 0)
    assert count_spills(program, classes, {"v": registers}) == 0


def test_a_dying_tied_operand_is_overwritten_in_place() -> None:
    builder = start()
    a, b = (builder.emit("ldr.16b", "in", kind=LANES, k=k) for k in (0, 16))
    c = builder.emit("sri.16b", a, b, k=3)
    builder.emit_many("str.16b", (c, "out"), (), k=0)
    done = allocate(finish(builder), 4)
    assert lines(done) == ["ldr v0 x0", "ldr v1 x0", "sri v0 v0 v1", "str v0 x1"]
    assert (done.copies, done.saved) == (0, ())


def test_a_living_tied_operand_is_copied() -> None:
    builder = start()
    a = builder.emit("ldr.16b", "in", kind=LANES, k=0)
    b = builder.emit("sri.16b", a, a, k=3)
    c = builder.emit("eor.16b", a, b)
    builder.emit_many("str.16b", (c, "out"), (), k=0)
    done = allocate(finish(builder), 4)
    assert lines(done)[1:3] == ["mov v1 v0", "sri v1 v1 v0"]
    assert done.copies == 1


@pytest.mark.parametrize(
    ("dies", "expected"), [(0, "bsl v0 v0 v1 v2"), (1, "bif v1 v1 v2 v0"), (2, "bit v2 v2 v1 v0")]
)
def test_the_form_of_an_operation_follows_what_dies(dies: int, expected: str) -> None:
    builder = start()
    values = [builder.emit("ldr.16b", "in", kind=LANES, k=16 * n) for n in range(3)]
    builder.emit("bsl.16b", *values)
    for n in range(3):
        if n != dies:
            builder.emit_many("str.16b", (values[n], "out"), (), k=16 * n)
    done = allocate(finish(builder), 4)
    assert expected in lines(done)
    assert done.copies == 0
    assert outcome(done.program, POINTERS) == outcome(finish(builder), {})


def test_pairs_are_made_where_they_are_stored() -> None:
    builder = start()
    a, b = builder.emit_many("ld2.16b", ("in",), (LANES, LANES))
    key = builder.emit("ldr.16b", "key", kind=LANES, k=0)
    swapped = [builder.emit("eor.16b", v, key) for v in (a, b)]
    builder.emit_many("st2.16b", (swapped[1], swapped[0], "out"), ())
    done = allocate(finish(builder), 6)
    assert done.copies == 0


def test_a_pair_swapped_in_place_goes_through_a_third_register() -> None:
    builder = start()
    a, b = builder.emit_many("ld2.16b", ("in",), (LANES, LANES))
    builder.emit_many("st2.16b", (b, a, "out"), ())
    done = allocate(finish(builder), 3)
    assert done.copies <= 3
    assert outcome(done.program, POINTERS) == outcome(finish(builder), {})


def test_constants_and_keys_are_made_again_instead_of_stored() -> None:
    builder = start()
    early = [
        builder.emit("movi.16b", kind=LANES, k=5),
        builder.emit("ldr.16b", "key", kind=LANES, k=32),
    ]
    for n in range(3):
        block = [builder.emit("ldr.16b", "in", kind=LANES, k=16 * k) for k in range(4)]
        while len(block) > 1:
            block.append(builder.emit("eor.16b", block.pop(), block.pop()))
        early.append(block[0])
        builder.emit_many("str.16b", (block[0], "out"), (), k=16 * n)
    total = early[0]
    for value in early[1:2]:
        total = builder.emit("eor.16b", total, value)
    builder.emit_many("str.16b", (total, "out"), (), k=0)
    program = finish(builder)
    done = allocate(program, 4)
    assert (done.stores, done.slots) == (0, 0)
    assert done.loads == 2
    plain = Allocate(rematerialise=False).run(program, contract(4))
    assert plain.stores == plain.slots == 2


def test_spill_code_names_its_round_and_stays_in_the_frame() -> None:
    builder = start()
    builder.round = 1
    values = [builder.emit("ldr.16b", "in", kind=LANES, k=16 * n) for n in range(6)]
    for n, value in enumerate(values):
        builder.emit_many("str.16b", (value, "out"), (), k=16 * n)
    done = allocate(finish(builder), 3)
    added = [op for op in done.program.ops if "sp" in op.args]
    assert {(op.round, op.added) for op in added} == {(1, "spill")}
    assert (done.slots, done.stores, done.loads) == (3, 3, 3)
    assert done.frame_bytes == 32 + 3 * 16
    assert [p.name for p in done.program.params] == [*POINTERS.values(), "sp"]


def test_results_end_where_they_are_wanted() -> None:
    builder = start()
    builder.param("c", LANES)
    builder.param("e", LANES)
    program = finish(builder, ("c", "e"), "c", "e")
    fixed = {"c": "v0", "e": "v1"}
    assert lines(allocate(program, 4, **fixed)) == []
    crossed = Program("p", "listing", program.params, (), ("c",))
    assert allocate(crossed, 4, c="v3", e="v1").program.results == ("v3",)
    one = builder.emit("eor.16b", "c", "e")
    next_ = finish(builder, (one, "c"), "c", "e")
    done = allocate(next_, 4, c="v2", e="v3", **{one: "v1"})
    assert done.program.results == ("v1", "v2")
    assert lines(done) == ["eor v1 v2 v3"]


def test_a_parameter_that_only_leaves_stays_where_it_is() -> None:
    builder = start()
    builder.param("c", LANES)
    value = builder.emit("movi.16b", kind=LANES, k=1)
    builder.emit_many("str.16b", (value, "out"), (), k=0)
    done = allocate(finish(builder, ("c",), "c"), 4, c="v0")
    assert lines(done) == ["movi v1", "str v1 x1"]


def test_too_few_registers_are_named() -> None:
    builder = start()
    values = [builder.emit("ldr.16b", "in", kind=LANES, k=16 * n) for n in range(3)]
    builder.emit("bsl.16b", *values)
    with pytest.raises(AllocationError, match=r"bsl.16b|needs more registers"):
        allocate(finish(builder), 2)


def test_a_parameter_without_a_register_is_named() -> None:
    builder = start()
    builder.param("c", LANES)
    builder.emit_many("str.16b", ("c", "out"), (), k=0)
    with pytest.raises(AllocationError, match="parameter `c` has no register"):
        allocate(finish(builder, (), "c"), 4)
