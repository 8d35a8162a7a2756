"""Folded counter mode where a word fills a register: addresses in registers of their own."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Op, Program
from compiler.layouts.layout import LayoutError
from compiler.slicing.folded_registers import FoldedRegisters
from compiler.slicing.function import Images
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

BLOCK = WordLayout(Shape(128, (1,)), big_endian=False)
GROUP = parse_program(
    """spec ctr_crypt($t0: u128, $h1: u128, $k0: u128) {
      a: u128 = xor $t0, $h1 @1
      b: u128 = xor a, $k0 @1
      return b
    }"""
)


def sliced(program: Program, entry_bytes: int = 4, side_by_side: bool = True) -> Program:
    function = FoldedRegisters(
        Images(),
        program,
        (128,),
        16,
        lanes=(8, 16, 32, 64),
        entry_bytes=entry_bytes,
        side_by_side=side_by_side,
        held_place=64,
        low_byte="and_x_255",
        scale="lsl_x",
        add="add_x_imm",
        fetch="ldr_q",
    )
    return function.block_function(BLOCK, True)


def of_memory(program: Program) -> list[Op]:
    return [op for op in program.ops if op.touches_memory or op.name == "ldr_q"]


def test_the_address_of_entries_is_computed_once() -> None:
    made = sliced(GROUP)
    assert [p.name for p in made.params] == ["out", "in", "ctx", "frame", "counter"]
    assert [print_op(op).strip() for op in made.ops[:4]] == [
        "v0: u64 = and_x_255 counter",
        "v1: u64 = lsl_x v0, k=2",
        "v2: ptr = address ctx, v1",
        "v3: u8x16 = ldr_q v2, offset=0, region=table",
    ]
    places = [(op.name, op.args[0], op.number("offset")) for op in of_memory(made)]
    assert places == [
        ("ldr_q", "v2", 0),
        ("load", "frame", 64 + 16),
        ("load", "ctx", 0),
        ("load", "in", 0),
        ("store", "out", 0),
    ]


def test_blocks_have_addresses_of_their_own_where_entries_are_not_repeated() -> None:
    two = parse_program(
        """spec ctr_crypt($t0: u128, $t0.1: u128) {
          a: u128 = xor $t0, $t0.1 @1
          return a
        }"""
    )
    made = sliced(two, entry_bytes=16, side_by_side=False)
    assert [op.name for op in made.ops[:7]] == [
        *("and_x_255", "lsl_x", "address", "ldr_q"),
        *("add_x_imm", "and_x_255", "lsl_x"),
    ]
    assert made.ops[4].number("k") == 1


HIGH = """spec ctr_crypt.high(counter: u32, $f0: u128) {
  mask: u32 = const value=MASK
  upper: u32 = and counter, mask
  c0: u8 = extract upper, lo=0
  c1: u8 = extract upper, lo=8
  z: u8 = const value=0
  a: u128 = concat c1, c0, z, z, z, z, z, z, z, z, z, z, z, z, z, z
  b: u128 = xor a, $f0
  return b
}"""


@pytest.mark.parametrize(("mask", "kept"), [(0xFFFFFF00, (8, None)), (0xFF, (None, 0))])
def test_cleared_bytes_of_the_counter_are_zeros(mask: int, kept: tuple[int | None, ...]) -> None:
    made = sliced(parse_program(HIGH.replace("MASK", str(mask))))
    (order,) = (op for op in made.ops if op.name == "permute")
    lanes = order.attr("map")
    assert isinstance(lanes, tuple)
    assert (lanes[0], lanes[8]) == tuple(-1 if place is None else place for place in kept)
    assert set(lanes[16:]) == {-1}


def test_what_is_held_is_stored_in_the_frame() -> None:
    made = sliced(parse_program(HIGH.replace("MASK", str(0xFFFFFF00))))
    first, store = (op for op in of_memory(made))
    assert (first.args, first.word("region", "")) == (("ctx",), "table")
    assert (store.args[0], store.number("offset")) == ("frame", 64)


def test_other_operations_on_counters_are_refused() -> None:
    text = HIGH.replace("and counter, mask", "xor counter, mask").replace("MASK", "255")
    with pytest.raises(LayoutError, match="no form in registers"):
        sliced(parse_program(text))
