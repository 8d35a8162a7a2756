"""The replay of an allocation: what reads another value than before, or leaves the contract."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.ir.parse import parse_op, parse_program
from compiler.ir.program import Op, Param, Program, Type
from compiler.machine.isa import Row, expand
from compiler.registers.allocate import Allocate
from compiler.registers.verify import AllocationError, Contract, Frame, verify_allocation
from tests.compiler.toy import MUX, POINTERS, contract, outcome, programs
from tests.tutorial_targets import tutorial_target

TARGET = tutorial_target("eight_bits")
BYTE = Type(8)

BEFORE = """
listing p(in: ptr, out: ptr, key: ptr) {
  a: u8x16 = ldr.16b in, k=0
  b: u8x16 = ldr.16b in, k=16
  c: u8x16 = sri.16b a, b, k=3
  str.16b c, out, k=0
  return b
}
"""
AFTER = """
listing registers p(x0: ptr, x1: ptr, x2: ptr) {
  v0: u8x16 = ldr.16b x0, k=0
  v1: u8x16 = ldr.16b x0, k=16
  v0: u8x16 = sri.16b v0, v1, k=3
  str.16b v0, x1, k=0
  return v1
}
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v0, v1, k=3", "v0, v0, k=3"),
        ("v0: u8x16 = sri", "v2: u8x16 = sri"),
        ("v1: u8x16 = ldr", "v9: u8x16 = ldr"),
        ("k=3", "k=4"),
        ("str.16b v0", "str.16b v1"),
        ("return v1", "return v0"),
        ("  str.16b v0, x1, k=0\n", ""),
        ("x0, k=16", "x1, k=16"),
        ("  str", "  v1: u8x16 = mov.16b v0 !copy\n  str"),
        ("  str", "  v1: u8x16 = ldr.16b sp, k=32 !spill\n  str"),
        ("  str", "  v1: u8x16 = ldr.16b x2, k=32 !spill\n  str"),
        ("  str", "  str.16b v0, sp, k=0 !spill\n  str"),
        ("  return", "  str.16b v0, x1, k=0\n  return"),
    ],
)
def test_a_wrong_allocation_is_refused(old: str, new: str) -> None:
    before, after = parse_program(BEFORE), parse_program(AFTER)
    verify_allocation(before, after, contract(4))
    assert old in AFTER
    with pytest.raises(AllocationError):
        verify_allocation(before, parse_program(AFTER.replace(old, new, 1)), contract(4))


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(programs(30), st.data())
def test_a_renamed_register_is_refused_or_harmless(program: Program, data: st.DataObject) -> None:
    given_ = contract(4, c="v1")
    done = Allocate().run(program, given_).program
    position = data.draw(st.integers(0, len(done.ops) - 1))
    mutant = done.with_ops(_rename(op) if n == position else op for n, op in enumerate(done.ops))
    try:
        verify_allocation(program, mutant, given_)
    except AllocationError:
        return
    assert outcome(mutant, {**POINTERS, "c": "v1"}) == outcome(program, {})


def _rename(op: Op) -> Op:
    """The operation with each vector register that it reads or writes replaced by the next."""

    def turn(name: str) -> str:
        match = re.fullmatch(r"v(\d)", name)
        return f"v{(int(match[1]) + 1) % 4}" if match else name

    return replace(op, args=tuple(map(turn, op.args)), results=tuple(map(turn, op.results)))


def byte_contract(**changes: object) -> Contract:
    made = Contract(
        table=TARGET.table,
        classes=TARGET.classes,
        fixed={"a": "r0", "b": "r7"},
        frame=Frame("f", 6, address_bits=16),
        views=TARGET.view_classes,
        view_registers=TARGET.view_registers,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def of_two(op: Op) -> Program:
    params = (Param("a", BYTE), Param("b", BYTE))
    return Program("f", "listing", params, (op,), op.results)


@pytest.mark.parametrize(
    ("op", "args", "results", "message"),
    [
        (Op("andi", ("b",), ("t",), (BYTE,), (("k", 1),)), ("r7",), ("r7",), ""),
        (Op("andi", ("a",), ("t",), (BYTE,), (("k", 1),)), ("r0",), ("r0",), "cannot have `r0`"),
        (Op("below", ("a", "b"), ("t",), (BYTE,)), ("r0", "r7"), ("r1",), ""),
        (Op("below", ("a", "b"), ("t",), (BYTE,)), ("r0", "r7"), ("r7",), "before it is read"),
    ],
)
def test_the_replay_knows_views_and_lines(
    op: Op, args: tuple[str, ...], results: tuple[str, ...], message: str
) -> None:
    program = of_two(op)
    allocated = replace(
        program, ops=(replace(op, args=args, results=results),), results=results, registers=True
    )
    if not message:
        verify_allocation(program, allocated, byte_contract())
        return
    with pytest.raises(AllocationError, match=message):
        verify_allocation(program, allocated, byte_contract())


PAIRS = """
listing p(in: ptr, out: ptr, key: ptr) {
  a: u8x16, b: u8x16 = ld2.16b in
  st2.16b a, b, out
  c: u8x16 = movi.16b k=5
  d: u8x16 = bsl.16b a, b, c
  str.16b d, out, k=0
  return d
}
"""
IN_PAIRS = """
listing registers p(x0: ptr, x1: ptr, x2: ptr) {
  v0: u8x16, v1: u8x16 = ld2.16b x0
  st2.16b v0, v1, x1
  v2: u8x16 = movi.16b k=5
  str.16b v2, sp, k=32 !spill
  str.16b v0, sp, k=48 !spill
  v3: u8x16 = ldr.16b sp, k=48 !spill
  v2: u8x16 = ldr.16b sp, k=32 !spill
  v2: u8x16 = movi.16b k=5 !spill
  v0: u8x16 = mov.16b v3 !copy
  v0: u8x16 = bsl.16b v0, v1, v2
  str.16b v0, x1, k=0
  return v0
}
"""


def refused(old: str, new: str, given_: Contract) -> str:
    """What is said when a piece of a right allocation is another."""
    before, after = parse_program(PAIRS), parse_program(IN_PAIRS)
    verify_allocation(before, after, given_)
    assert old in IN_PAIRS
    with pytest.raises(AllocationError) as caught:
        verify_allocation(before, parse_program(IN_PAIRS.replace(old, new, 1)), given_)
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "v2: u8x16 = movi",
            "v9: u8x16 = movi",
            "`movi.16b ` writes a register that it may not use",
        ),
        ("movi.16b k=5 !spill", "movi.16b k=6 !spill", "`movi.16b ` makes no value of the program"),
        ("sp, k=48", "sp, k=16", "`str.16b v0, sp` is outside the frame"),
        ("ldr.16b sp, k=48", "ldr.16b sp, k=64", "`ldr.16b sp` loads an empty slot"),
        ("str.16b v0, sp, k=48", "str.16b v0, sp, k=40", "`ldr.16b sp` loads an empty slot"),
        ("str.16b v0, x1", "str.16b v1, x1", "`str.16b v1, x1` stands for `str.16b d, out` and"),
        ("v0: u8x16 = bsl", "v3: u8x16 = bsl", "has a tied operand in two registers"),
        ("v0: u8x16, v1", "v1: u8x16, v1", "`ld2.16b x0` writes a register twice"),
        ("v0: u8x16, v1", "v0: u8x16, v2", "needs registers that follow each other"),
        ("  str.16b v0, x1, k=0\n", "", "`str.16b d, out` is missing"),
        ("  return v0", "  str.16b v0, x1, k=0\n  return v0", "is not in the program"),
        ("return v0", "return v1", "the result `d` is not in `v1`"),
    ],
)
def test_a_refusal_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert message in refused(old, new, contract(4))


def test_a_result_must_end_in_its_register() -> None:
    given_ = contract(4, d="v3")
    with pytest.raises(AllocationError, match="the result `d` is not in `v3`"):
        verify_allocation(parse_program(PAIRS), parse_program(IN_PAIRS), given_)


def test_an_alternative_form_reads_the_same_values() -> None:
    text = IN_PAIRS.replace("v0: u8x16 = bsl.16b v0, v1, v2", "v2: u8x16 = bit.16b v2, v1, v0")
    text = text.replace("str.16b v0, x1, k=0", "str.16b v2, x1, k=0").replace(
        "return v0", "return v2"
    )
    before, after = parse_program(PAIRS), parse_program(text)
    verify_allocation(before, after, contract(4))
    with pytest.raises(AllocationError, match="stands for `bsl"):
        verify_allocation(before, after, replace(contract(4), alternatives={}))
    swapped = {"bsl.16b": (("bit.16b", (2, 0, 1)), *MUX["bsl.16b"][1:])}
    with pytest.raises(AllocationError, match="stands for `bsl"):
        verify_allocation(before, after, replace(contract(4), alternatives=swapped))


def test_what_is_made_again_is_of_parameters_and_memory_that_nobody_writes() -> None:
    program = parse_program(
        """listing p(in: ptr, out: ptr, key: ptr, c: u8x16) {
          a: u8x16 = ldr.16b in, k=0
          b: u8x16 = ldr.16b key, k=0
          d: u8x16 = movi.16b k=3
          e: u8x16 = mov.16b c
          f: u8x16, g: u8x16 = ld2.16b key
          h: u8x16 = mov.16b d
          return a
        }"""
    )
    assert [op.result for op in contract(4).repeatable(program)] == ["b", "d"]


def test_a_home_is_loaded_without_a_store() -> None:
    before = parse_program("listing p(key: ptr) {\n  a: u8x16 = ldr.16b key, k=0\n  return a\n}")
    after = parse_program(
        """listing registers p(sp: ptr) {
          v0: u8x16 = ldr.16b sp, k=0 !spill
          v1: u8x16 = ldr.16b v0, k=0
          return v1
        }"""
    )
    given_ = replace(contract(4), fixed={}, frame=Frame("sp", 32, address_bits=128))
    verify_allocation(before, after, replace(given_, homes={"key": 0}))
    short = replace(given_, homes={"key": 0}, frame=Frame("sp", 32, address_bits=64))
    with pytest.raises(AllocationError, match="loads an empty slot"):
        verify_allocation(before, after, short)
    with pytest.raises(AllocationError, match="makes no value of the program"):
        verify_allocation(before, after, given_)
    with pytest.raises(AllocationError, match="makes no value of the program"):
        verify_allocation(before, after, replace(given_, homes={"key": 16}))


def test_a_slot_that_another_overlaps_is_lost() -> None:
    both = "str.16b v0, sp, k=48 !spill\n  v3: u8x16 = ldr.16b sp, k=48"
    assert "`ldr.16b sp` loads an empty slot" in refused(
        both, both.replace("k=48", "k=40"), contract(4)
    )
    apart = IN_PAIRS.replace(both, both.replace("k=48", "k=64"))
    verify_allocation(parse_program(PAIRS), parse_program(apart), contract(4))


ADD = expand(
    [Row("adp", "adp {d:x}, {a:x}, #{k}", "d = a + k", "u64", "one", "fixed", "", {"k": (0, 100)})]
)


def test_a_second_pointer_takes_the_last_register_that_is_not_fixed() -> None:
    made = contract(5, c="v4")
    given_ = replace(made, table={**made.table, **ADD}, frame=Frame("sp", 32, "adp"))
    far = given_.with_far_slots()
    assert far.classes[0].free == ("v0", "v1", "v2", "v4")
    assert (far.frame.far, far.frame.far_bytes) == ("v3", 96)
    assert given_.classes[0].free == ("v0", "v1", "v2", "v3", "v4")


def test_places_beyond_the_second_pointer_are_further_up() -> None:
    frame = Frame("sp", 16, "addi", "ra", 2000)
    assert frame.place(parse_op("v: u32 = lw sp, k=20")) == 20
    assert frame.place(parse_op("v: u32 = lw ra, k=20")) == 2020
    assert frame.sets_far(parse_op("ra: u32 = addi sp, k=2000"))
    assert not frame.sets_far(parse_op("ra: u32 = addi ra, k=2000"))
    assert not frame.sets_far(parse_op("rb: u32 = addi sp, k=2000"))
    assert not Frame("sp", 16, "addi").sets_far(parse_op("ra: u32 = addi sp, k=2000"))
