"""The target C: its types have names, its primitives have rows, and no registers are given."""

from __future__ import annotations

import pytest

from compiler.ir.program import Type
from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.c.abi import SHAPES, TARGET


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert load_target("c") is TARGET


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        (Type(8), "u8"),
        (Type(24), "u24"),
        (Type(64), "u64"),
        (Type(8, 4), "u32"),
        (Type(8, 16), "u64x2"),
        (Type(16, 4), "u16x4"),
        (Type(32, 4), "u32x4"),
    ],
)
def test_a_type_has_a_shape(kind: Type, shape: str) -> None:
    assert TARGET.shapes[kind] == shape


def test_shapes_hold_the_bits_of_their_types() -> None:
    for kind, shape in SHAPES.items():
        bits, _, lanes = shape.removeprefix("u").partition("x")
        assert int(bits) * int(lanes or 1) == kind.bits


def test_each_primitive_is_a_row() -> None:
    rows = {instruction.row.name for instruction in TARGET.table.values()}
    assert set(TARGET.primitives.values()) <= rows


def test_each_width_of_a_register_has_a_type() -> None:
    assert {8 * size for size in TARGET.register_bytes} <= TARGET.type_names.keys()
    assert set(TARGET.word_bits) <= TARGET.type_names.keys()
    assert TARGET.type_names[16] == "uint16_t"
    assert {8 * size for size in TARGET.register_bytes} <= set(TARGET.lanes)


def test_a_file_is_source_for_this_machine() -> None:
    assert (TARGET.output, TARGET.executor, TARGET.ending) == ("source", "host", "c")
    assert not TARGET.allocates
    assert not TARGET.classes
    assert TARGET.definition.format(symbol="f") == "void f("
    assert set(TARGET.usual_lanes) <= set(TARGET.lanes)
    assert "v128" in TARGET.helpers
