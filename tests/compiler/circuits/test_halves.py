"""A box of few inputs from shared functions of the low ones, expanded in the high ones."""

from __future__ import annotations

import random

import pytest

from compiler.circuits.halves import circuit_of_halves
from compiler.circuits.library import prove
from compiler.circuits.start import circuit_of_table
from compiler.ir.print import print_program


@pytest.mark.parametrize("n_inputs", range(1, 8))
def test_a_table_becomes_a_circuit(n_inputs: int) -> None:
    rng = random.Random(n_inputs)
    table = [rng.randrange(8) for _ in range(1 << n_inputs)]
    table[:2] = [0, 7]
    program = circuit_of_halves(table, n_inputs, 3, "B")
    assert prove(program, table) is None
    assert {op.name for op in program.ops} <= {"and", "xor", "not"}
    assert len(program.params) == n_inputs


@pytest.mark.parametrize(
    ("table", "body"),
    [
        # a high input alone, and its complement
        ([v >> 4 for v in range(32)], "  return x4\n"),
        ([1 - (v >> 4) for v in range(32)], "  t0: u1 = not x4\n  return t0\n"),
        # low product and high input; low input and what a high one adds
        ([v == 19 for v in range(32)], None),
        ([v & 1 ^ v >> 4 for v in range(32)], "  t0: u1 = xor x0, x4\n  return t0\n"),
        ([v & v >> 4 for v in range(32)], "  t0: u1 = and x4, x0\n  return t0\n"),
        ([v & 1 ^ (v & v >> 4) for v in range(32)], None),
        ([v & 1 | v >> 4 for v in range(32)], None),
    ],
)
def test_an_output_is_expanded_in_high_inputs(table: list[int], body: str | None) -> None:
    table = [int(v) & 1 for v in table]
    program = circuit_of_halves(table, 5, 1, "B")
    assert prove(program, table) is None
    head = "spec B(x0: u1, x1: u1, x2: u1, x3: u1, x4: u1) {\n"
    assert body is None or print_program(program) == f"{head}{body}}}\n"


def test_equal_outputs_are_made_once() -> None:
    table = [3 * (v & 3 == 3) | (v & 3 == 3) << 2 for v in range(8)]
    program = circuit_of_halves(table, 3, 3, "B")
    assert [op.name for op in program.ops] == ["and"]
    assert len(set(program.results)) == 1


@pytest.mark.parametrize("constant", [0, 1])
def test_a_constant_output_is_refused(constant: int) -> None:
    table = [v & 1 | constant << 1 for v in range(64)]
    with pytest.raises(ValueError, match="output 1 is constant"):
        circuit_of_halves(table, 6, 2, "B")


def test_less_than_the_normal_form() -> None:
    table = list(range(64))
    random.Random(1).shuffle(table)
    halves, form = circuit_of_halves(table, 6, 6, "B"), circuit_of_table(table, 6, 6, "B")
    assert 3 * len(halves.ops) < 2 * len(form.ops)
