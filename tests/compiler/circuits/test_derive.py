"""Circuits of boxes that nobody has searched one for: right, small, the same every time."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.circuits.derive import derived_circuit, table_starts
from compiler.circuits.gates import load_libraries
from compiler.circuits.halves import circuit_of_halves
from compiler.circuits.library import measure, prove
from compiler.gf2.straight_line import greedy_sums
from dsl.library import CIRCUITS
from tests.compiler.published_boxes import ARIA_2, CAMELLIA_1, SEED_0, SEED_1, SM4

LIBRARIES = load_libraries(CIRCUITS / "libraries.toml")
PRESENT = (12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2)


def operations(library: str) -> frozenset[str]:
    return frozenset(LIBRARIES[library].operations)


@pytest.mark.full
@pytest.mark.slow
def test_the_box_of_sm4_on_rv32i() -> None:
    start = derived_circuit(SM4, 8, operations("rv32i"), "S")
    assert prove(start.program, SM4) is None
    assert {op.name for op in start.program.ops} <= operations("rv32i")
    # the bar is 130; complements at the ends are counted here
    assert len(start.program.ops) <= 120
    assert measure(start.program, free=True).size <= 108
    assert "affine-equivalent to the inversion in GF(2^8)" in start.how


@pytest.mark.full
@pytest.mark.parametrize(
    ("library", "most"), [("rv32i", 107), ("zbb", 108), ("neon", 108), ("bsl", 103), ("lop3", 79)]
)
@pytest.mark.parametrize(
    "box", [SM4, CAMELLIA_1, ARIA_2, tuple(map(ARIA_2.index, range(256))), SEED_0, SEED_1]
)
def test_boxes_that_are_equivalent_to_the_inversion(
    box: tuple[int, ...], library: str, most: int
) -> None:
    start = derived_circuit(box, 8, operations(library), "S")
    assert prove(start.program, box) is None
    assert measure(start.program, free=True).size <= most


@pytest.mark.slow
def test_a_library_without_models_starts_from_the_table() -> None:
    poor = ("and", "xor", "not", "mux")
    start = derived_circuit(PRESENT, 4, frozenset(poor), "S")
    assert prove(start.program, PRESENT) is None
    assert {op.name for op in start.program.ops} <= set(poor)


@pytest.mark.slow
def test_a_small_box_from_its_table() -> None:
    start = derived_circuit(PRESENT, 4, operations("rv32i"), "S")
    assert prove(start.program, PRESENT) is None
    assert measure(start.program, free=True).size <= 16


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 6), st.integers(1, 5), st.integers(0, 2**32))
def test_every_table_has_a_circuit(n_inputs: int, n_outputs: int, seed: int) -> None:
    rng = random.Random(seed)
    table = [rng.randrange(1 << n_outputs) for _ in range(1 << n_inputs)]
    constant = [j for j in range(n_outputs) if len({v >> j & 1 for v in table}) == 1]
    if constant:
        with pytest.raises(ValueError, match=f"output {constant[0]} is constant"):
            circuit_of_halves(table, n_inputs, n_outputs, "S")
        return
    for start in table_starts(table, n_outputs, "S"):
        assert prove(start.program, table) is None


@pytest.mark.full
def test_a_random_box_takes_half_of_its_normal_form() -> None:
    box = list(range(256))
    random.Random(1).shuffle(box)
    start = derived_circuit(tuple(box), 8, operations("rv32i"), "S")
    assert prove(start.program, box) is None
    assert measure(start.program, free=True).size <= 480


def made_from(basis: Sequence[int], steps: Sequence[int]) -> set[int]:
    """The forms of a program of sums, each checked to be one of two before it."""
    known = set(basis)
    for step in steps:
        assert any(form ^ step in known for form in known)
        known.add(step)
    return known


@settings(max_examples=30, deadline=None)
@given(st.sets(st.integers(1, 255), min_size=1, max_size=20), st.integers(0, 9))
def test_sums_make_the_wanted_forms(wanted: set[int], seed: int) -> None:
    bases = np.array([[1 << i for i in range(8)], [1, 3, 7, 15, 31, 63, 127, 255]])
    sums = greedy_sums(sorted(wanted), bases, seed)
    for place, basis in enumerate(bases.tolist()):
        steps = sums.forms(place)
        assert len(steps) == sums.counts[place]
        assert made_from(basis, steps) >= wanted


def test_forms_that_are_there_need_no_sum() -> None:
    bases = np.array([[1, 2], [2, 1]])
    assert greedy_sums([1, 2], bases).counts.tolist() == [0, 0]


@pytest.mark.slow
def test_boxes_of_one_cipher_share_the_budget() -> None:
    alone = derived_circuit(PRESENT, 4, operations("rv32i"), "S", 4)
    shared = derived_circuit(PRESENT, 4, operations("rv32i"), "S", 16_000)
    assert prove(shared.program, PRESENT) is None
    assert measure(shared.program, free=True).size > measure(alone.program, free=True).size


def test_a_box_of_nine_inputs_gets_its_normal_form() -> None:
    rng = random.Random(5)
    table = [rng.randrange(4) for _ in range(512)]
    (start,) = table_starts(table, 2, "S")
    assert start.how == "the table"
    assert prove(start.program, table) is None
