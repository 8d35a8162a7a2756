"""Circuits as data: each that is shipped computes its box and says of itself what is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.circuits.latency import Feedback, cycle_time
from compiler.circuits.library import (
    Circuit,
    boundary_complements,
    choose,
    load_circuit,
    load_circuits,
    measure,
    print_circuit,
    prove,
    truth_tables,
)
from compiler.ir.parse import parse_program
from dsl.library import CIRCUITS

SHIPPED = load_circuits(CIRCUITS, "PIPO")
MAJORITY = """
spec M(x0: u1, x1: u1, x2: u1) {
  t0: u1 = xor x0, x1
  t1: u1 = mux t0, x2, x0
  return t1
}
"""


def library_of(circuit: Circuit) -> str:
    return circuit.path.name.split(".")[2]


@pytest.mark.parametrize("box", ["S", "S^-1"])
@pytest.mark.parametrize(("library", "levels"), [("neon", 12), ("bsl", 12), ("sha3", 11)])
def test_latency_variants_are_faster(box: str, library: str, levels: int) -> None:
    feedback = Feedback((0, *[2] * 7), key=1, key_in_sum=library == "sha3")
    times = {
        c.path.name.split(".", 2)[2]: cycle_time(c.program, feedback)
        for c in SHIPPED
        if c.box == box and library_of(c) == library
    }
    fast = times[f"{library}.latency.ir"]
    assert fast <= levels
    assert fast <= times[f"{library}.ir"]
    for circuit in SHIPPED:
        if circuit.box == box and circuit.path.name.endswith(f"{library}.latency.ir"):
            assert circuit.notes["cycle time"].split()[0] == str(fast)


def test_a_short_circuit_is_told_by_its_head() -> None:
    assert {c.variant for c in SHIPPED if c.is_short} == {
        f"{library}.latency" for library in ("neon", "bsl", "sha3")
    }
    text = print_circuit(parse_program(MAJORITY), "M of TOY", "bsl", "by hand", goal="latency")
    assert text.startswith("# box: M of TOY; library: bsl; goal: latency\n")


def test_a_circuit_has_truth_tables() -> None:
    assert truth_tables(parse_program(MAJORITY)) == (0b11101000,)


def test_first_difference_is_named() -> None:
    table = [int(v.bit_count() >= 2) for v in range(8)]
    program = parse_program(MAJORITY)
    assert prove(program, table) is None
    table[6] = 5
    mismatch = prove(program, table)
    assert mismatch is not None
    assert (mismatch.input, mismatch.expected, mismatch.computed) == (6, 5, 1)
    with pytest.raises(ValueError, match="3 inputs, but a table of 4 values"):
        prove(program, table[:4])


def test_complements_at_the_border_are_free() -> None:
    program = parse_program(
        """
        spec F(x0: u1, x1: u1) {
          t0: u1 = not x0
          t1: u1 = and t0, x1
          t2: u1 = not x1
          t3: u1 = or t1, t2
          t4: u1 = not t3
          return t4, t3
        }
        """
    )
    # x1 is read uncomplemented as well, so its complement must be executed
    assert boundary_complements(program) == {"t0", "t4"}
    assert measure(program, free=True).size == 3
    assert measure(program, free=True).depth == 2
    assert measure(program, free=False).size == 5
    assert measure(program, free=False).nonlinear == 2


def test_a_tied_operand_that_lives_on_costs_a_copy() -> None:
    assert measure(parse_program(MAJORITY), free=True).copies == 0
    longer = MAJORITY.replace("return t1", "return t1, t0, x0, x2")
    assert measure(parse_program(longer), free=True).copies == 1


def test_choice_follows_cost(tmp_path: Path) -> None:
    gates = MAJORITY.replace("t1: u1 = mux t0, x2, x0", "t1: u1 = and t0, x2").splitlines()
    gates[4:5] = ["t2: u1 = and x0, x1", "t3: u1 = or t1, t2", "return t3"]
    for name, text in (("mux", MAJORITY), ("base", "\n".join(gates))):
        found = print_circuit(parse_program(text), "M of TOY", name, "by hand")
        (tmp_path / f"toy.M.{name}.ir").write_text(found, encoding="utf-8")
    circuits = load_circuits(tmp_path, "TOY")
    costs = {"and": 1.0, "or": 1.0, "xor": 1.0}
    names = [
        chosen.path.name if (chosen := choose(circuits, "M", known)) else None
        for known in (costs, {**costs, "mux": 2.0}, {**costs, "mux": 9.0}, {"and": 1.0})
    ]
    assert names == ["toy.M.base.ir", "toy.M.mux.ir", "toy.M.base.ir", None]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (MAJORITY, "the head has no `# box"),
        ("# box: M of TOY" + MAJORITY.replace("mux", "add"), "`add` is no operation"),
    ],
)
def test_refused_files(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "toy.M.ir"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=said):
        load_circuit(path)
