"""Folded counter mode: entries of a table in place of counters, and words that a call holds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Op, Program
from compiler.ir.slots import Slot
from compiler.layouts.layout import LayoutError
from compiler.slicing.folded import FoldedFunction, FoldedRegisters
from compiler.slicing.function import Images
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.compiler.small_forms import words

BLOCK = words(32, 2)
GROUP = parse_program(
    """spec ctr_crypt(counter: u32, $t0: u32, $t1.1: u32, $h1: u32, $k0: u32) {
      a: u32 = xor $t0, $h1 @1
      b: u32 = xor $t1.1, $k0 @1
      return a, b
    }"""
)


def sliced(program: Program, side_by_side: bool = False, is_last: bool = True) -> Program:
    function = FoldedFunction(
        Images(), program, (8, 32), 4, entry_bytes=8, side_by_side=side_by_side, held_place=16
    )
    return function.block_function(BLOCK, is_last)


def code(program: Program) -> list[str]:
    return [
        print_op(replace(op, round=0)).strip().replace(": u32", "").replace("big=0, ", "")
        for op in program.ops
    ]


def names(program: Program) -> list[str]:
    return [p.name for p in program.params]


WORD = "bytes=4"


def test_a_group_reads_its_entries_and_what_is_held() -> None:
    made = sliced(GROUP, side_by_side=True)
    assert names(made)[:-1] == ["out", "in", "ctx", "frame"]
    counter = names(made)[-1]
    found = code(made)
    # The entries of both blocks are 8 bytes apart, behind the one of the first block.
    assert found[:4] == [
        "v0 = const value=255",
        f"v1 = and {counter}, v0",
        "v2 = shl v1, k=3",
        "v3: ptr = address ctx, v2",
    ]
    loads = [op for op in made.ops if op.name == "load"]
    places = [(op.args[0], op.number("offset"), op.word("region", "-")) for op in loads]
    assert places == [
        ("v3", 0, "table"),
        ("v3", 8 + 4, "table"),
        ("frame", 16 + 4, "-"),
        ("ctx", 0, "-"),
        *(("in", 0, "-"), ("in", 4, "-")),
    ]


def test_without_repeated_entries_each_block_has_an_address_of_its_own() -> None:
    made = sliced(GROUP)
    counter = names(made)[-1]
    names_of = [op.name for op in made.ops[:10]]
    assert names_of == [
        "const",
        "and",
        "shl",
        "address",
        "load",
        "const",
        "add",
        "and",
        "shl",
        "address",
    ]
    step, added = made.ops[5], made.ops[6]
    assert step.number("value") == 1
    assert added.args == (counter, step.result)
    tables = [op for op in made.ops if op.word("region", "") == "table"]
    assert [op.number("offset") for op in tables] == [0, 4]
    assert len({op.args[0] for op in tables}) == 2


def test_the_result_is_added_to_the_text() -> None:
    made = sliced(GROUP)
    stores = [op for op in made.ops if op.name == "store"]
    assert [(op.args[0], op.number("offset")) for op in stores] == [("out", 0), ("out", 4)]
    text = {op.result for op in made.ops if op.name == "load" and op.args == ("in",)}
    for store in stores:
        assert made.makers[store.args[1]].name == "xor"
        assert text & {*made.makers[store.args[1]].args}


def test_what_is_held_is_stored_in_the_frame_once() -> None:
    high = parse_program(
        """spec ctr_crypt.high(counter: u32, $f2: u32) {
          a: u32 = shr counter, k=8
          b: u32 = xor a, $f2
          return b, a
        }"""
    )
    made = sliced(high)
    assert names(made)[:-1] == ["ctx", "frame"]
    assert code(made) == [
        f"v0 = load ctx, {WORD}, offset=8, own=1, region=table",
        f"v1 = shr {names(made)[-1]}, k=8",
        "v2 = xor v1, v0",
        f"store frame, v2, {WORD}, offset=16, own=1",
        f"store frame, v1, {WORD}, offset=20, own=1",
    ]


FILL = parse_program(
    """spec ctr_crypt.table(counter: u32, $k3: u32) {
      a: u32 = xor counter, $k3
      return a
    }"""
)


def test_the_table_is_filled_entry_by_entry() -> None:
    made = sliced(FILL)
    assert names(made)[:-1] == ["ctx", "entry"]
    assert code(made) == [
        f"v0 = load ctx, {WORD}, offset=0, own=1",
        f"v1 = xor {names(made)[-1]}, v0",
        f"store entry, v1, {WORD}, offset=0, own=1",
    ]


def test_entries_behind_the_last_repeat_the_first() -> None:
    made = sliced(FILL, side_by_side=True)
    masked = next(op for op in made.ops if op.name == "and")
    assert masked.args[0] == names(made)[-1]
    assert made.makers[masked.args[1]].number("value") == 255
    added = next(op for op in made.ops if op.name == "xor")
    assert added.args[0] == masked.result


def test_other_functions_are_those_of_words() -> None:
    plain = parse_program(
        "spec ecb_encrypt(x: u32, y: u32, $k0: u32) {\n  a: u32 = xor x, $k0\n  return y, a\n}"
    )
    made = sliced(plain)
    assert names(made) == ["out", "in", "rk"]
    assert [op.name for op in made.ops] == ["load", "load", "load", "xor", "store", "store"]


@pytest.mark.parametrize("entry_bytes", [4, 16])
def test_entries_are_their_size_apart(entry_bytes: int) -> None:
    function = FoldedFunction(Images(), GROUP, (32,), 4, entry_bytes=entry_bytes, side_by_side=True)
    made = function.block_function(BLOCK, True)
    assert (
        next(op for op in made.ops if op.name == "shl").number("k") == entry_bytes.bit_length() - 1
    )
    tables = [op.number("offset") for op in made.ops if op.word("region", "") == "table"]
    assert tables == [0, entry_bytes + 4]


def test_slots_of_a_key_are_images() -> None:
    images = Images()
    FoldedFunction(images, GROUP, (32,), 4, entry_bytes=8).block_function(BLOCK, True)
    assert images.images == [(Slot("key", 0),)]


WIDE_BLOCK = WordLayout(Shape(128, (1,)), big_endian=False)
WIDE_GROUP = parse_program(
    """spec ctr_crypt($t0: u128, $h1: u128, $k0: u128) {
      a: u128 = xor $t0, $h1 @1
      b: u128 = xor a, $k0 @1
      return b
    }"""
)


def in_registers(program: Program, entry_bytes: int = 4, side_by_side: bool = True) -> Program:
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
    return function.block_function(WIDE_BLOCK, True)


def of_memory(program: Program) -> list[Op]:
    return [op for op in program.ops if op.touches_memory or op.name == "ldr_q"]


def test_the_address_of_entries_is_computed_once() -> None:
    made = in_registers(WIDE_GROUP)
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
    made = in_registers(two, entry_bytes=16, side_by_side=False)
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
    made = in_registers(parse_program(HIGH.replace("MASK", str(mask))))
    (order,) = (op for op in made.ops if op.name == "permute")
    lanes = order.attr("map")
    assert isinstance(lanes, tuple)
    assert (lanes[0], lanes[8]) == tuple(-1 if place is None else place for place in kept)
    assert set(lanes[16:]) == {-1}


def test_held_registers_are_stored_in_the_frame() -> None:
    made = in_registers(parse_program(HIGH.replace("MASK", str(0xFFFFFF00))))
    first, store = (op for op in of_memory(made))
    assert (first.args, first.word("region", "")) == (("ctx",), "table")
    assert (store.args[0], store.number("offset")) == ("frame", 64)


def test_other_operations_on_counters_are_refused() -> None:
    text = HIGH.replace("and counter, mask", "xor counter, mask").replace("MASK", "255")
    with pytest.raises(LayoutError, match="no form in registers"):
        in_registers(parse_program(text))
