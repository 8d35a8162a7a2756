"""Solvers and circuits: the fewest operations, the fewest complements, other libraries."""

from __future__ import annotations

import pytest

from compiler.circuits.exact import exact, library_truths
from compiler.circuits.gates import load_libraries
from compiler.circuits.library import load_circuit, measure, prove
from dsl.library import CIRCUITS

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
MAJORITY = [int(v.bit_count() >= 2) for v in range(8)]
SMALL = [12, 6, 9, 0, 1, 10, 2, 11, 3, 8, 5, 13, 4, 14, 7, 15]
START = load_circuit(CIRCUITS / "pipo.S.sha3.ir").program


@pytest.mark.parametrize(("library", "fewest"), [("zbb", 4), ("bsl", 2), ("sha3", 2), ("lop3", 1)])
def test_a_majority_of_three(library: str, fewest: int) -> None:
    assert exact(MAJORITY, (3, 1), LIBRARIES[library], fewest - 1) is None
    program = exact(MAJORITY, (3, 1), LIBRARIES[library], fewest)
    assert program is not None
    assert prove(program, MAJORITY) is None
    assert measure(program, free=True).size == fewest


def test_two_inputs_have_functions_of_two() -> None:
    program = exact([3, 1, 2, 2], (2, 2), LIBRARIES["lop3"], 2)
    assert program is not None
    assert prove(program, [3, 1, 2, 2]) is None


@pytest.mark.parametrize(("library", "fewest"), [("sha3", 4), ("lop3", 4)])
def test_a_box_of_four_bits(library: str, fewest: int) -> None:
    assert exact(SMALL, (4, 4), LIBRARIES[library], fewest - 1) is None
    program = exact(SMALL, (4, 4), LIBRARIES[library], fewest)
    assert program is not None
    assert prove(program, SMALL) is None
    assert measure(program, free=True).size == fewest


def test_what_one_operation_computes() -> None:
    two = library_truths(LIBRARIES["neon"], 2)
    assert two == {0b0010, 0b0100, 0b0110, 0b1000, 0b1110}
    assert len(library_truths(LIBRARIES["lop3"], 3)) == 128
    choice = 0b11011000
    assert choice in library_truths(LIBRARIES["bsl"], 3)
    assert choice not in library_truths(LIBRARIES["neon"], 3)
