"""Orders that a listing must keep: of memory, of values, of registers, and of tied operands."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_op, parse_program
from compiler.ir.program import Program
from compiler.machine.isa import Row, expand
from compiler.machine.sequences import InstructionSequence, with_sequences
from compiler.order.dependences import memory_order, reuse_order, tie_order, value_order
from compiler.order.memory import MemoryEffect, accesses
from compiler.registers.numbered import number
from tests.compiler.toy import LANES, MUX, REGIONS, TABLE, finish, start

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
ROWS = with_sequences(
    expand((
        Row("ld",  "ld {d:r}, [{p:x}, {k}]",       "d = mem[p + k]",       "u16", "one", "address", "toy", imm={"k": (0, 99)}),
        Row("st",  "st {a:r}, [{p:x}, {k}]",       "mem[p + k] = a",       "u16", "one", "address", "toy", imm={"k": (0, 99)}),
        Row("ldx", "ldx {d:r}, [{p:x}, {o:r}]",    "d = mem[p + o]",       "u8",  "one", "address", "toy"),
        Row("stx", "stx {a:r}, [{p:x}, {o:r}]",    "mem[p + o] = a",       "u8",  "one", "address", "toy"),
        Row("xm",  "xm {a:r}, [{p:x}]",            "mem[p] = mem[p] ^ a",  "u8",  "one", "address", "toy"),
        Row("add", "add {d:r}, {a:r}, {b:r}",      "d = a + b",            "u8",  "one", "fixed",   "toy"),
    )),
    [InstructionSequence("copy", "ld(t, p, n); st(t, q, n + 2)")],
)
# fmt: on


def listing(*lines: str) -> Program:
    """A listing of lines such as `t = add a, b`."""
    head = "listing f(in: ptr, out: ptr, key: ptr, a: u8, b: u8) {"
    ops = [line.replace(" =", ": u8 =", 1) if " = " in line else line for line in lines]
    return parse_program("\n".join([head, *ops, "return", "}"]))


def touched(line: str) -> tuple[MemoryEffect, ...]:
    op = parse_op(line)
    pointers = frozenset({"in", "out", "key"})
    return accesses(op, ROWS[op.name], pointers, {"out": ("in", 10)})


@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("t: u16 = ld in, k=4", [("in", False, (4, 5))]),
        ("st a, out, k=4", [("in", True, (14, 15))]),
        ("t: u8 = ldx key, o", [("key", False, None)]),
        ("stx a, out, o", [("in", True, None)]),
        ("xm a, key", [("key", False, (0,)), ("key", True, (0,))]),
        ("t: u8 = add a, b", []),
        ("t: u16 = copy in, key, n=6", [("in", False, (6, 7)), ("key", True, (8, 9))]),
    ],
)
def test_an_access_names_its_bytes_where_the_address_is_no_data(
    line: str, effects: list[tuple[str, bool, tuple[int, ...] | None]]
) -> None:
    assert touched(line) == tuple(
        MemoryEffect(memory, writes, None if places is None else frozenset(places))
        for memory, writes, places in effects
    )


def test_an_access_needs_a_pointer() -> None:
    op = parse_op("t: u16 = ld a, k=4")
    with pytest.raises(AssertionError, match="ld: `a` is no pointer"):
        accesses(op, ROWS["ld"], frozenset({"in"}), {})


def order_of(*lines: str) -> list[tuple[int, int]]:
    return memory_order(listing(*lines), ROWS, {"out": ("in", 0)})


def test_accesses_to_the_same_bytes_keep_their_order() -> None:
    builder = start()
    a = builder.emit("ldr.16b", "in", kind=LANES, k=16)
    builder.emit_many("str.16b", (a, "out"), (), k=0)
    b = builder.emit("ldr.16b", "in", kind=LANES, k=0)
    builder.emit("ldr.16b", "key", kind=LANES, k=0)
    c, d = builder.emit_many("ld2.16b", ("in",), (LANES, LANES))
    builder.emit_many("str.16b", (b, "out"), (), k=32)
    builder.emit_many("st2.16b", (c, d, "out"), ())
    program = finish(builder)
    in_place = [(1, 2), (1, 4), (0, 6), (1, 6), (2, 6), (4, 6)]
    assert memory_order(program, TABLE, REGIONS) == in_place
    shifted = [(0, 1), (1, 4), (1, 6), (4, 6)]
    assert memory_order(program, TABLE, {"out": ("in", 16)}) == shifted
    assert memory_order(program, TABLE, {}) == [(1, 6)]


def test_an_address_of_data_may_be_anywhere_in_its_memory() -> None:
    lines = (
        "t = ld in, k=0",
        "st a, out, k=2",
        "u = ldx in, b",
        "stx a, out, b",
        "v = ld in, k=50",
    )
    assert order_of(*lines) == [(1, 2), (0, 3), (1, 3), (2, 3), (3, 4)]


def test_a_store_stays_behind_loads_from_anywhere() -> None:
    assert order_of("t = ldx in, b", "st a, out, k=2") == [(0, 1)]


def test_loads_alone_keep_no_order() -> None:
    assert order_of("t = ld in, k=0", "u = ldx in, b", "v = ld in, k=0") == []
    assert order_of("t = ld key, k=0", "st a, out, k=0") == []


def test_a_store_hides_earlier_ones_of_the_same_bytes() -> None:
    stores = ("st a, out, k=0", "st b, out, k=0", "t = ld in, k=0", "st a, out, k=1")
    assert order_of(*stores) == [(0, 1), (1, 2), (1, 3), (2, 3)]


def test_an_operation_may_read_and_write_the_same_bytes() -> None:
    assert order_of("xm a, key", "xm b, key") == [(0, 1), (0, 1)]


def test_a_value_is_read_behind_its_maker() -> None:
    program = listing(
        "t = add a, b", "u = add t, t", "v = add a, b", "t = add u, v", "w = add t, u"
    )
    assert value_order(number(program, {})) == [(0, 1), (1, 3), (2, 3), (3, 4), (1, 4)]


def test_a_register_is_overwritten_behind_its_readers_and_its_maker() -> None:
    assert reuse_order(listing("t = add a, b", "u = add t, a")) == []
    again = listing("t = add a, b", "u = add t, a", "a = add b, b", "t = add t, u", "t = add a, a")
    assert reuse_order(again) == [(0, 2), (1, 2), (0, 3), (1, 3), (3, 4)]


def tied_pairs(*lines: str, results: str = "", alternatives: bool = True) -> list[tuple[int, int]]:
    head = "listing f(out: ptr, a: u8x16, b: u8x16, c: u8x16) {"
    ops = [line.replace(" =", ": u8x16 =", 1) for line in lines]
    program = parse_program("\n".join([head, *ops, f"return {results}", "}"]))
    return tie_order(program, TABLE, MUX if alternatives else {})


def test_readers_of_an_operand_that_is_overwritten_stay_ahead() -> None:
    lines = ("t = eor.16b a, b", "u = bic.16b a, c", "v = sri.16b a, b, k=1")
    assert tied_pairs(*lines) == [(0, 2), (1, 2)]
    assert tied_pairs(*lines, results="a") == []
    assert tied_pairs(*lines, "w = mov.16b a") == []


def test_of_operands_that_may_be_overwritten_the_one_with_fewest_readers_is() -> None:
    lines = ("t = eor.16b a, a", "u = bic.16b a, b", "v = mov.16b c", "w = mov.16b c")
    select = "x = bsl.16b a, b, c"
    assert tied_pairs(*lines, select) == [(1, 4)]
    assert tied_pairs(*lines, select, results="a, b") == [(2, 4), (3, 4)]
    assert tied_pairs(*lines, select, results="b, c") == [(0, 4), (1, 4)]
    assert tied_pairs(*lines, select, alternatives=False) == [(0, 4), (1, 4)]
    assert tied_pairs(*lines, select, results="a", alternatives=False) == []
