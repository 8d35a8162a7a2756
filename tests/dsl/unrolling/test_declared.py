"""Declared tables are those that are written, by name; wrong ones are refused."""

from __future__ import annotations

import re

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.unrolling.declared import TABLES, declared_tables
from dsl.unrolling.tables import Lookup, Matrix, Permutation, SBox
from tests.dsl.toy_texts import declarations, executor_of

KNOWN = "const n = 4\nfn f(x: u2) -> u2 { return x <<< 1 }\n"


def tables(text: str) -> dict[str, Lookup]:
    """The tables of one declaration."""
    (declaration,) = declarations(text)
    return dict(declared_tables(executor_of(KNOWN), declaration))


@pytest.mark.parametrize(
    ("text", "in_bits", "out_bits"),
    [
        ("sbox S = [1 0]", 1, 1),
        ("sbox S = [3 2 1 0]", 2, 2),
        # No permutation: as many bits as the largest entry has, and at least one.
        ("sbox S = [0 1 1 0]", 2, 1),
        ("sbox S = [0 0 0 0]", 2, 1),
        ("sbox S = [0 1f 2 3]", 2, 5),
        ("sbox S = f", 2, 2),
    ],
)
def test_an_sbox_has_the_bits_of_its_entries(text: str, in_bits: int, out_bits: int) -> None:
    box = tables(text)["S"]
    assert isinstance(box, SBox)
    assert (box.in_bits, box.out_bits) == (in_bits, out_bits)


def test_several_sboxes_have_names_with_an_index_and_one_width() -> None:
    made = tables("sbox S[n / 2] = [[0 1], [3 2]]")
    assert list(made) == ["S[0]", "S[1]"]
    boxes = [box for box in made.values() if isinstance(box, SBox)]
    assert [(box.in_bits, box.out_bits, box.values) for box in boxes] == [
        (1, 2, (0, 1)),
        (1, 2, (3, 2)),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "permutation P: u4 { i -> (i + 1) % n }",
        "permutation P: u(n) = [1, n - 2, 3, 0]",
    ],
)
def test_a_permutation_moves_bit_i_to_its_entry(text: str) -> None:
    made = tables(text)["P"]
    assert isinstance(made, Permutation)
    assert made.targets == (1, 2, 3, 0)


def test_matrices_have_the_rows_that_are_written_or_computed() -> None:
    written = tables("matrix M over GF(2^8)/0x11b = [[2, n - 1], [1, 0xff]]")["M"]
    assert isinstance(written, Matrix)
    assert (written.modulus, written.rows) == (0x11B, ((2, 3), (1, 255)))
    made = tables("matrix M over GF(2) = f")["M"]
    assert isinstance(made, Matrix)
    assert made.rows == ((0, 1), (1, 0))


def test_other_declarations_have_no_tables() -> None:
    assert tables("const x = 3") == {}
    assert tables("decrypt = none") == {}
    made = [declarations(text)[0] for text in ("sbox S = f", "matrix M over GF(2) = f")]
    assert all(isinstance(each, TABLES) for each in made)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sbox S = [0 1 2]", "an S-box has a power of two of values, found 3\nhint: entries are"),
        ("sbox S = [0]", "an S-box has a power of two of values, found 1"),
        ("sbox S = [" + "0 " * 8192 + "]", "an S-box takes at most 12 bits"),
        ("sbox S[n] = [[0 1], [1 0]]", "`S` is declared as 4 S-boxes, found 2"),
        ("sbox S[2] = [[0 1], [0 1 2 3]]", "have one size, found 4 values after 2 in the first"),
        ("sbox S[2] = [[0 1], [0 1 2]]", "an S-box has a power of two of values, found 3"),
        ("permutation P: u2[2] = [1, 0]", "a permutation is of a word, not of `u2[2]`"),
        ("permutation P: u2[2] { i -> i }", "a permutation is of a word, not of `u2[2]`"),
        ("permutation P: u4 = [1, 0]", "`P` moves 4 bits, found 2\nhint: the list has for each"),
        ("permutation P: u2 { i -> i + 1 }", "bit 1 moves to 2, outside `u2`"),
        ("permutation P: u2 { i -> i - 1 }", "bit 0 moves to -1, outside `u2`"),
        ("permutation P: u4 = [1, 0, 3, 1]", "`P` is no permutation: bits 0 and 3 both move to 1"),
        ("permutation P: u2 = [[1], 0]", "a bit's place must be a number, found an array"),
        ("matrix M over GF(2) = [1, 2]", "a row of a matrix is an array of numbers"),
        ("matrix M over GF(2) = [[1, 2]]", "an entry of this field is 0 to 1"),
        ("matrix M over GF(2^4)/0x13 = [[0 - 1]]", "an entry of this field is 0 to 15"),
        ("matrix M over GF(2) = [[1, 0], [1]]", "the rows of a matrix have one length"),
        ("matrix M over GF(2) = [[]]", "the rows of a matrix have one length"),
        ("matrix M over GF(2) = []", "a matrix has at least one row"),
    ],
)
def test_wrong_tables_are_refused(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        tables(text)


def test_a_wrong_rule_leaves_no_name_behind() -> None:
    executor = executor_of(KNOWN)
    (declaration,) = declarations("permutation P: u2 { i -> missing }")
    with pytest.raises(DiagnosticError, match="unknown name `missing`"):
        declared_tables(executor, declaration)
    assert executor.scopes == [{}]
