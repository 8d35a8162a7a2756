"""A head says that time is constant, except for tables, and on what that depends."""

from __future__ import annotations

import pytest

from artifacts.timing import TABLES, TIMING, timing_of
from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.module import DataChoice, Module
from dsl.check import parse_cipher

CIPHER = parse_cipher("""cipher P
source "made up"
set p8 { }
block u8[1]
encrypt(X) { X = ~X }
decrypt = none
""")
ROTATION = DataChoice("rotation by data", True)
PRODUCT = DataChoice("multiplication", False)
SHIFTS = "    b: u32 = sll a, n\n    c: u32 = srl a, n\n    d: u32 = sll c, n\n"
PRODUCTS = "    b: u32 = mul a, n\n"


def said(target: str, choices: tuple[DataChoice, ...], *bodies: str, tables: bool = False) -> str:
    """What is said of programs of some operations."""
    texts = (f"listing f(a: u32, n: u32) {{\n{body}    return\n}}" for body in bodies)
    programs = {f"f{i}": parse_program(text) for i, text in enumerate(texts)}
    module = Module(CIPHER, "p8", programs, choices=choices)
    return timing_of(module, load_target(target), tables)


@pytest.mark.parametrize(
    ("choices", "bodies", "words"),
    [
        ((), (), ()),
        ((), ("    b: u32 = add a, n\n    c: u32 = other a\n",), ()),
        ((ROTATION, PRODUCT), (), ("rotation by data: native", "multiplication: barrel")),
        ((), (SHIFTS,), ("needs Zkt (sll, srl)",)),
        (
            (ROTATION,),
            (SHIFTS, PRODUCTS),
            ("rotation by data: native", "needs Zkt (mul, sll, srl)"),
        ),
    ],
)
def test_what_a_core_must_keep_is_said(
    choices: tuple[DataChoice, ...], bodies: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert said("rv32i", choices, *bodies) == "; ".join([TIMING, *words])


def test_each_need_is_said_once_with_its_rows() -> None:
    body = "    b: u32 = mul.u32 a, n\n    c: u16 = mul.u16 a, n\n    d: u32 = rotl_by.u32 a, n\n"
    needs = [
        "needs a multiplication that takes the same time for all operands (mul)",
        "needs a shift that takes the same time for all amounts (rotl_by)",
    ]
    assert said("c", (), body) == "; ".join([TIMING, *needs])


def test_tables_are_not_constant() -> None:
    assert said("rv32i", (), tables=True) == TABLES
    assert TABLES.startswith("NOT CONSTANT")
    assert TIMING.startswith("constant (")
