"""S-boxes become circuits that compute them, the cheapest that the machine has operations for."""

from __future__ import annotations

import pytest

from compiler.circuits.library import load_circuit
from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.sbox import CircuitError, Sbox, known_circuits
from dsl.check import parse_cipher
from dsl.library import CIRCUITS
from tests.compiler.stages import CONTEXT, cipher

TEXT = """cipher TOY
set toy16_16 { n = 2 }
block      u8[n]
key        u8[n]
round_keys u8[n]
sbox S = [ 3 0 2 1 ]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK; X = S(columns X) }
decrypt = inverse of encrypt
circuit S from "by hand" {
    y0 = ~(x0 ^ x1)
    y1 = ~x0
}
"""
ENCRYPT = """spec encrypt(a: u8, b: u8) {
  sbox S 2 2 0x0 = 3 0 2 1
  p: u8, q: u8 = sbox a, b, table=S @4
  r: u8 = not p
  return r, q
}
"""
RV32I = load_target("rv32i")
CORE = next(iter(RV32I.cores))


def module(encrypt: str = ENCRYPT, text: str = TEXT) -> Module:
    return Module(parse_cipher(text), "toy16_16", {"encrypt": parse_program(encrypt)})


def expanded(pass_: Sbox, given: Module | None = None) -> Program:
    made = pass_.run_module(given or module(), Context(RV32I, CORE))
    return made.programs["encrypt"]


def values(program: Program) -> list[tuple[int, ...]]:
    """The results, bit by bit, of the four columns of two bits."""
    inputs = {"a": word_array([0b1010], 8), "b": word_array([0b1100], 8)}
    first, second = (int(v[0]) for v in interpret(program, inputs))  # type: ignore[index]
    return [(first >> i & 1, second >> i & 1) for i in range(4)]


@pytest.mark.parametrize("circuit", ["auto", "text"])
def test_a_box_becomes_its_circuit(circuit: str) -> None:
    made = expanded(Sbox(circuit))
    # the values 3, 0, 2 and 1, their lowest bits complemented
    assert values(made) == [(0, 1), (1, 0), (1, 1), (0, 0)]
    assert sorted(op.name for op in made.ops) == ["not", "not", "not", "xor"]
    assert [op.round for op in made.ops] == [4, 4, 4, 0]
    assert {str(op.type) for op in made.ops} == {"u8"}


def test_boxes_of_one_program_are_apart() -> None:
    again = "  s: u8, t: u8 = sbox r, q, table=S @5\n  return s, t\n"
    made = expanded(Sbox(), module(ENCRYPT.replace("  return r, q\n", again)))
    assert len({r for op in made.ops for r in op.results}) == len(made.ops) == 7
    assert {op.round for op in made.ops} == {0, 4, 5}


def test_a_box_without_a_circuit_gets_one() -> None:
    text = TEXT[: TEXT.index("circuit")]
    made = expanded(Sbox(), module(text=text))
    assert values(made) == [(0, 1), (1, 0), (1, 1), (0, 0)]
    assert {op.name for op in made.ops} <= {"and", "or", "xor", "not"}


@pytest.mark.parametrize("circuit", ["bsl", "derived"])
def test_circuits_that_there_are_not_are_named(circuit: str) -> None:
    with pytest.raises(
        CircuitError,
        match="no circuit of the S-box S uses only and, not, or, xor; circuits of it here: none",
    ):
        expanded(Sbox(circuit))


def test_circuits_in_other_operations_are_listed() -> None:
    box = "sbox S 8 8 0x0 = " + " ".join(["0"] * 256)
    names = ", ".join(f"x{i}: u8" for i in range(8))
    results = ", ".join(f"y{i}: u8" for i in range(8))
    args = ", ".join(f"x{i}" for i in range(8))
    text = f"spec encrypt({names}) {{\n{box}\n{results} = sbox {args}, table=S\nreturn y0\n}}"
    given = Module(cipher("pipo"), "pipo64_128", {"encrypt": parse_program(text)})
    with pytest.raises(CircuitError, match=r"circuits of it here: sha3$"):
        expanded(Sbox("sha3"), given)
    with pytest.raises(CircuitError, match=r"at input 0x0 the table has 0x0, the circuit computes"):
        expanded(Sbox("rv32i"), given)


def test_a_circuit_that_differs_from_the_table_is_refused() -> None:
    wrong = ENCRYPT.replace("3 0 2 1", "3 0 1 1")
    with pytest.raises(
        CircuitError, match="at input 0x2 the table has 0x1, the circuit computes 0x2"
    ):
        expanded(Sbox(), module(wrong))


def test_tables_are_read_instead() -> None:
    bits = "  i: u1 = extract a, lo=0\n  j: u1 = extract a, lo=1\n"
    box = ENCRYPT.replace("p: u8, q: u8 = sbox a, b", f"{bits.strip()}\n  p: u1, q: u1 = sbox i, j")
    text = box.replace("  r: u8 = not p\n", "").replace("return r, q", "return p, q")
    made = expanded(Sbox(table=True), module(text))
    assert [op.name for op in made.ops if op.name in ("lookup", "sbox")] == ["lookup"]


def test_boxes_side_by_side_are_gathered() -> None:
    """Two boxes on bits take the operations of one on a word."""
    text = """spec encrypt(a: u4) {
      sbox S 2 2 0x0 = 3 0 2 1
      a0: u1 = extract a, lo=0
      a1: u1 = extract a, lo=1
      a2: u1 = extract a, lo=2
      a3: u1 = extract a, lo=3
      p: u1, q: u1 = sbox a0, a1, table=S
      r: u1, s: u1 = sbox a2, a3, table=S
      t: u4 = concat p, q, r, s
      return t
    }"""
    for gather, count in ((True, 1), (False, 2)):
        made = expanded(Sbox(gather=gather), module(text))
        (result,) = interpret(made, {"a": word_array([0b1100], 4)})
        # the value of 0, and above it that of 3
        assert int(result[0]) == 0b0111  # type: ignore[index]
        boxes = [op for op in made.ops if op.name == "not" and op.type.bits == (4 if gather else 1)]
        assert len(boxes) == 2 * count


def pipo(rounds: tuple[int, ...], lanes: int) -> list[Op]:
    """The operations of boxes of PIPO on registers of a word each, one a round or more."""
    box = cipher("pipo").sets["pipo64_128"].sboxes["S"]
    args = [f"x{i}" for i in range(8)]
    lines = ["spec encrypt(" + ", ".join(f"{a}: u8" for a in args) + ") {"]
    lines.append(f"sbox S 8 8 0x0 = {' '.join(f'{v:x}' for v in box.values)}")
    for n, number in enumerate(rounds):
        made = [f"y{n}_{i}" for i in range(8)]
        results = ", ".join(f"{m}: u8" for m in made)
        lines.append(f"{results} = sbox {', '.join(args)}, table=S @{number}")
        args = made
    text = "\n".join([*lines, f"return {', '.join(args)}", "}"])
    given = Module(cipher("pipo"), "pipo64_128", {"encrypt": parse_program(text)})
    return list(Sbox(lanes=lanes).run_module(given, CONTEXT).programs["encrypt"].ops)


@pytest.mark.parametrize(
    ("rounds", "lanes", "variant"),
    [
        ((1, 2), 16, "bsl.latency"),
        ((1, 2), 0, "bsl"),
        # two registers a word, or two boxes a round: there is enough else to do
        ((1, 2), 32, "bsl"),
        ((1, 1), 16, "bsl"),
    ],
)
def test_short_paths_where_the_core_waits_for_a_box(
    rounds: tuple[int, ...], lanes: int, variant: str
) -> None:
    wanted = load_circuit(CIRCUITS / f"pipo.S.{variant}.ir").program
    assert [op.name for op in pipo(rounds, lanes)] == [op.name for op in wanted.ops] * 2


def test_circuits_of_the_library_and_of_the_text_are_known() -> None:
    own = known_circuits(module())
    assert [(c.box, c.notes["library"], c.notes["found"]) for c in own] == [
        ("S", "text", "by hand")
    ]
    assert own[0].size == 1
    shipped = {c.path.name for c in known_circuits(Module(cipher("pipo"), "pipo64_128", {}))}
    assert {"pipo.S.sha3.ir", "pipo.S_inverse.sha3.ir"} <= shipped


def test_a_circuit_of_the_inverse_may_stand_in_the_text() -> None:
    # 0 and 3 change places with what the box makes of them: 1, 3, 2, 0
    text = TEXT + 'circuit S^-1 from "by hand" {\n    y0 = ~x1\n    y1 = x0 ^ x1\n}\n'
    found = {c.box for c in known_circuits(module(text=text))}
    assert found == {"S", "S^-1"}
