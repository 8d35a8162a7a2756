"""Layers of cells: what is read from a program, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Op
from compiler.ir.slots import Slot, Table, Type
from compiler.layouts.layout import LayoutError
from compiler.rows.layers import CellLayer, CellReader, KeyCell, memory_place
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

BLOCK = WordLayout(Shape(8, (2,)), big_endian=True)
TEXT = """
spec ecb_encrypt(X.0: u8, X.1: u8, $k0: u8, $k1: u8) {{
  sbox S 8 8 0x0 = {values}
  t0: u8 = lookup X.0, table=S @1
  t1: u8 = lookup X.1, table=S @1
  t2: u8 = xor t0, $k0 @2
  {more}
  return t4, t3
}}
"""
LAST = "t3: u8 = xor t2, t1 @2\n  t4: u8 = xor t1, $k1 @2"


def reader(more: str = LAST, backwards: bool = False) -> CellReader:
    """A reader of a program of one layer of S-boxes and more lines."""
    values = " ".join(f"{n ^ 1:x}" for n in range(256))
    program = parse_program(TEXT.format(values=values, more=more))
    return CellReader(program, BLOCK, backwards=backwards)


def key(number: int) -> KeyCell:
    return KeyCell(frozenset({(Slot("key", number), 1)}))


def test_a_program_is_layers_of_sums() -> None:
    first, last = reader().read()
    assert (first.table, first.masks, first.round) == ("S", (0b01, 0b10), 1)
    assert not any(first.keys)
    assert (last.table, last.masks, last.keys) == ("", (0b10, 0b11), (key(1), key(0)))


def test_cells_may_be_numbered_backwards() -> None:
    first, last = reader(backwards=True).read()
    assert (first.masks, last.masks) == ((0b10, 0b01), (0b01, 0b11))


def test_keys_move_to_the_layer_before_where_they_are_fewer() -> None:
    more = "t3: u8 = xor t2, t1 @2\n  t4: u8 = xor t2, 0 @2".replace("xor t2, 0", "xor t2, t5")
    zero = "t5: u8 = const value=0 @2\n  "
    _, last = reader(zero + more).read()
    assert last.keys_first
    assert last.keys == (key(0), KeyCell())
    assert last.masks == (0b01, 0b11)


def test_a_map_without_inverse_keeps_its_keys() -> None:
    made = CellLayer("", ((1, 0), (1, 0)), (key(0), key(1)))
    assert made.with_keys_first() is made


def test_products_are_factors_of_cells_and_keys() -> None:
    given = reader()
    program = given.program
    # (2 t2 ^ 3 t1, t2 ^ t1) with t2 = t0 ^ $k0, over the field of AES.
    table = Table("M", "matrix", 8, 8, (2, 3, 1, 1), 0x11B)
    op = Op("matrix", ("t2", "t1"), ("t3", "t4"), (Type(8),) * 2, (("table", "M"),))
    ops = (*program.ops[:3], op)
    program = replace(program, ops=ops, tables={**program.tables, "M": table})
    _, last = CellReader(program, BLOCK).read()
    assert last.keys_first
    assert (last.rows, last.keys) == (((1, 1), (2, 3)), (key(0), KeyCell()))
    behind = last.with_keys_last()
    assert behind.keys == (key(0), KeyCell(frozenset({(Slot("key", 0), 2)})))
    assert not behind.keys[1].is_whole
    with pytest.raises(LayoutError, match="`M` multiplies cells"):
        _ = last.masks


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("t3: u8 = xor t0, X.0 @2\n  t4: u8 = xor t1, $k1 @2", "cells of several layers"),
        ("t3: u8 = rotl t0, k=1 @2\n  t4: u8 = xor t1, $k1 @2", "`rotl` has no form beside"),
        ("t3: u8 = lookup t0, table=S @2\n  t4: u8 = xor t1, $k1 @2", "layer 1 has 1 S-boxes"),
        ("t3: u8 = lookup $k0, table=S @2\n  t4: u8 = xor t1, $k1 @2", "depends on no block"),
        ("t3: u8 = lookup X.0, table=S @1\n  t4: u8 = xor t1, $k1 @2", "more S-boxes than"),
    ],
)
def test_what_is_no_sequence_of_layers_is_refused(more: str, said: str) -> None:
    with pytest.raises(LayoutError, match=said):
        reader(more).read()


def test_a_program_without_look_ups_is_refused() -> None:
    made = reader()
    without = replace(made.program, ops=made.program.ops[:0], results=("X.0", "X.1"))
    with pytest.raises(LayoutError, match="no S-boxes"):
        CellReader(without, BLOCK).read()


def test_cells_lie_in_bytes_or_in_halves_of_them() -> None:
    halves = WordLayout(Shape(4, (4,)), big_endian=True)
    assert [memory_place(halves, n) for n in range(4)] == [(0, 4), (0, 0), (1, 4), (1, 0)]
    assert [memory_place(BLOCK, n) for n in range(2)] == [(0, 0), (1, 0)]
    with pytest.raises(LayoutError, match="words of 16 bits"):
        memory_place(WordLayout(Shape(16, (1,)), big_endian=False), 0)
