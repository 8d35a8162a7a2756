"""Writing programs: the text of each part, as people read it."""

from __future__ import annotations

import pytest

from compiler.ir.print import print_op, print_program
from compiler.ir.program import POINTER, Attribute, Op, Param, Program, Table, Type, attributes
from compiler.ir.slots import Slot
from dsl.syntax.tree import Span

BYTE, LANES = Type(8), Type(32, 4)


@pytest.mark.parametrize(
    ("op", "text"),
    [
        (Op("xor", ("a", "b"), ("t",), (BYTE,)), "t: u8 = xor a, b"),
        (Op("sbox", ("a",), ("t", "s"), (BYTE, LANES)), "t: u8, s: u32x4 = sbox a"),
        (Op("store", ("p", "t"), (), (), attributes(offset=4)), "store p, t, offset=4"),
        (Op("nop", (), (), ()), "nop"),
        (Op("const", (), ("t",), (BYTE,), attributes(value=3)), "t: u8 = const value=3"),
        (Op("not", ("a",), ("t",), (BYTE,), (), None, 3), "t: u8 = not a @3"),
        (Op("copy", ("a",), ("t",), (BYTE,), (), None, 0, "copy"), "t: u8 = copy a !copy"),
        (
            Op("not", ("a",), ("t",), (BYTE,), (), Span("x.dsl", 12, 5), 3, "spill"),
            "t: u8 = not a @3 !spill  ; 12:5",
        ),
    ],
)
def test_an_operation_is_one_line(op: Op, text: str) -> None:
    assert print_op(op) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (255, "255"), (256, "0x100"), (-1, "-1"), ("S", "S"), ((0, 300), "(0 300)")],
)
def test_large_numbers_are_hexadecimal(value: Attribute, text: str) -> None:
    assert print_op(Op("do", (), (), (), attributes(k=value))) == f"do k={text}"


def test_a_program_has_a_head_tables_operations_and_results() -> None:
    program = Program(
        name="encrypt",
        level="listing",
        params=(
            Param("out", POINTER),
            Param("a", LANES, Slot("key", 3)),
            Param("$m0", BYTE, Slot("nonce", 0)),
        ),
        ops=(Op("not", ("a",), ("t",), (LANES,)),),
        results=("t", "a"),
        tables={
            "S": Table("S", "sbox", 2, 4, (3, 15, 0, 10)),
            "M": Table("M", "matrix", 8, 8, (2,), 0x11B),
        },
        registers=True,
    )
    assert print_program(program).splitlines() == [
        "listing registers encrypt(out: ptr, a: u32x4 as $k3, $m0: u8) {",
        "  sbox S 2 4 0x0 = 3 f 0 a",
        "  matrix M 8 8 0x11b = 2",
        "  t: u32x4 = not a",
        "  return t, a",
        "}",
    ]


def test_an_empty_program_has_no_blank_at_a_line_s_end() -> None:
    assert print_program(Program("f", "spec", (), (), ())) == "spec f() {\n  return\n}\n"
