"""Bitwise operations on truth tables mean what the interpreter says; a library names known ones."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from compiler.circuits.gates import (
    ARITY,
    LUT3,
    MEANING,
    OPERATIONS,
    Library,
    box_tables,
    input_tables,
    is_linear,
    load_libraries,
    meaning_of,
    truth_of,
)
from compiler.interpreter import interpret
from compiler.ir.program import Op, Param, Program, Type, attributes


@pytest.mark.parametrize(
    ("name", "k", "linear"),
    [("xor3", 0, True), ("mux", 0, False), ("lut3", 0x96, True), ("lut3", 0x06, False)],
)
def test_sums_are_linear(name: str, k: int, linear: bool) -> None:
    assert is_linear(name, k) == linear


@pytest.mark.parametrize(
    ("name", "k"), [*((n, 0) for n in MEANING), *((LUT3, k) for k in range(0, 256, 15))]
)
def test_operations_mean_what_the_interpreter_says(name: str, k: int) -> None:
    arity = ARITY[name]
    words = [f"a{i}" for i in range(arity)]
    kind = Type(8)
    program = Program(
        "f",
        "spec",
        tuple(Param(w, kind) for w in words),
        (Op(name, tuple(words), ("r",), (kind,), attributes(k=k) if name == LUT3 else ()),),
        ("r",),
    )
    tables = input_tables(3)[:arity]
    inputs = {w: np.array([t], dtype=np.uint64) for w, t in zip(words, tables, strict=True)}
    (result,) = interpret(program, inputs)
    assert isinstance(result, np.ndarray)
    assert int(result[0]) == meaning_of(name, k)(255, *tables, *[0] * (3 - arity))
    assert int(result[0]) & ((1 << (1 << arity)) - 1) == truth_of(name, k)


def test_tables_of_inputs_and_boxes() -> None:
    assert input_tables(2) == (0b1010, 0b1100)
    assert box_tables((0, 1, 2, 3), 2) == input_tables(2)


def test_unknown_operation_in_a_library(tmp_path: Path) -> None:
    path = tmp_path / "libraries.toml"
    path.write_text('[odd]\noperations = ["nandor"]\n', encoding="utf-8")
    with pytest.raises(ValueError, match="odd: `nandor` is no bitwise operation"):
        load_libraries(path)


def test_libraries_are_read(tmp_path: Path) -> None:
    path = tmp_path / "libraries.toml"
    path.write_text('[one]\noperations = ["and", "lut3"]\nabout = "x"\n[two]\noperations = []\n')
    assert load_libraries(path) == {
        "one": Library("one", ("and", "lut3"), "x"),
        "two": Library("two", ()),
    }


@pytest.mark.parametrize("n_inputs", range(6))
def test_tables_of_inputs_are_the_bits_of_their_index(n_inputs: int) -> None:
    for i, table in enumerate(input_tables(n_inputs)):
        assert [table >> v & 1 for v in range(1 << n_inputs)] == [
            v >> i & 1 for v in range(1 << n_inputs)
        ]
    assert len(input_tables(n_inputs)) == n_inputs


@pytest.mark.parametrize("k", range(256))
def test_a_table_of_three_operands_is_read_at_its_operands(k: int) -> None:
    assert meaning_of(LUT3, k)(255, *input_tables(3)) == k == truth_of(LUT3, k)


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("not", 0b01),
        ("andn", 0b0010),
        ("orn", 0b1011),
        ("xnor", 0b1001),
        ("mux", 0b11011000),
        ("xor3", 0b10010110),
        ("bcax", 0b10100110),
    ],
)
def test_truth_tables_of_operations(name: str, table: int) -> None:
    assert truth_of(name) == table
    assert 1 << ARITY[name] >= table.bit_length()


def test_just_sums_and_their_complements_are_linear() -> None:
    linear = {name for name in OPERATIONS if name != LUT3 and is_linear(name)}
    assert linear == {"not", "xor", "xnor", "xor3"}
    # 0, 1, and each of the 7 sums of three operands with its complement
    assert sum(is_linear(LUT3, k) for k in range(256)) == 16
