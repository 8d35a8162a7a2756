"""Circuits as data: each that is shipped computes its box and says of itself what is true."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from compiler.circuits.gates import (
    ARITY,
    LUT3,
    MEANING,
    box_tables,
    input_tables,
    load_libraries,
    meaning_of,
    truth_of,
)
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
from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Param, Program, Type, attributes
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


def test_unknown_operation_in_a_library(tmp_path: Path) -> None:
    path = tmp_path / "libraries.toml"
    path.write_text('[odd]\noperations = ["nandor"]\n', encoding="utf-8")
    with pytest.raises(ValueError, match="odd: `nandor` is no bitwise operation"):
        load_libraries(path)


def levels_of_rounds(program: Program, feedback: Feedback, n_rounds: int) -> int:
    """The level at which the last of many rounds ends, keys added after the box."""
    level = dict.fromkeys((p.name for p in program.params), 0)
    free = boundary_complements(program)
    for _ in range(n_rounds):
        for op in program.ops:
            level[op.result] = max(level[a] for a in op.args) + (op.result not in free)
        ends = zip(program.results, feedback.delays, strict=True)
        inputs = [level[r] + feedback.key + delay for r, delay in ends]
        level = dict(zip((p.name for p in program.params), inputs, strict=True))
    return max(level.values())


def test_cycle_time_is_what_many_rounds_take() -> None:
    rng = random.Random(3)
    for circuit in SHIPPED:
        feedback = Feedback(tuple(rng.randrange(4) for _ in range(8)), key=0)
        # the pattern repeats within as many rounds as there are inputs; 840 = lcm(1 .. 8)
        late = levels_of_rounds(circuit.program, feedback, 1680)
        early = levels_of_rounds(circuit.program, feedback, 840)
        assert cycle_time(circuit.program, feedback) == Fraction(late - early, 840)


def test_the_key_joins_the_earlier_operand() -> None:
    program = parse_program(
        """
        spec F(x0: u1, x1: u1) {
          t0: u1 = and x0, x1
          t1: u1 = xor t0, x1
          t2: u1 = or x0, x1
          return t1, t2
        }
        """
    )
    assert cycle_time(program, Feedback((0, 0))) == 2
    # the path through t0 is not lengthened, the one through `or` is
    assert cycle_time(program, Feedback((0, 0), key=1)) == 2
    assert cycle_time(program, Feedback((0, 0), key=2)) == 3
    assert cycle_time(program, Feedback((0, 0), key=2, key_in_sum=True)) == 3
    assert cycle_time(program, Feedback((0, 1), key=0)) == 2
    with pytest.raises(ValueError, match="2 inputs, 2 outputs, 1 delays"):
        cycle_time(program, Feedback((0,)))
