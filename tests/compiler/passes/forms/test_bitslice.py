"""Every operation on words has a form on their bits, which computes the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.module import DataChoice, Module
from compiler.passes.forms.bitslice import HAS_BITS, Bitslice
from tests import golden
from tests.compiler.stages import CONTEXT, cipher

TABLES = """
  sbox S 2 3 0x0 = 1 3 4 2
  matrix F 6 6 0x43 = 2 1 0 3
  matrix G 6 6 0x3 = 1 1 1 0
"""
OPERATIONS = {
    **{name: f"t: u6 = {name} a, b" for name in ("xor", "and", "or", "andn", "orn", "xnor")},
    **{name: f"t: u6 = {name} a, b" for name in ("add", "sub", "mul")},
    **{name: f"t: u6 = {name} a, b, c" for name in ("mux", "xor3", "bcax")},
    "not": "t: u6 = not a",
    "rotl": "t: u6 = rotl a, k=5",
    "rotl by nothing": "t: u6 = rotl a, k=6",
    "shl": "t: u6 = shl a, k=2",
    "shl by more": "t: u6 = shl a, k=7",
    "shr": "t: u6 = shr a, k=2",
    "shr by more": "t: u6 = shr a, k=6",
    "rotl_by": "t: u6 = rotl_by a, s",
    "rotr_by": "t: u6 = rotr_by a, s",
    "const": "t: u6 = const value=37",
    "extract": "t: u3 = extract a, lo=2",
    "concat": "t: u12 = concat a, b",
    "permute": "t: u6 = permute a, map=(3 1 5 0 2 4)",
    "sbox": "r: u6, u: u6, v: u6 = sbox a, b, table=S\nt: u18 = concat r, u, v",
    "matrix": "r: u6, u: u6 = matrix a, b, table=F\nt: u12 = concat r, u",
    "matrix of bits": "r: u6, u: u6 = matrix a, b, table=G\nt: u12 = concat r, u",
}


def program(line: str) -> Program:
    """One operation on words of six bits, or on a short amount of a rotation."""
    head = "spec f(a: u6, b: u6, c: u6, s: u4) {"
    return parse_program("\n".join([head, TABLES, line, "return t", "}"]))


def test_every_operation_with_a_form_is_tried() -> None:
    assert {name.partition(" ")[0] for name in OPERATIONS} == HAS_BITS


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_bits_are_those_of_the_word(name: str) -> None:
    before = program(OPERATIONS[name])
    made = Bitslice().run(before)
    assert not golden.differing(before, made, seed=1)
    assert {t.bits for t in made.types.values()} == {1}
    assert [p.name for p in made.params] == [
        *(f"{word}.{i}" for word in "abc" for i in range(6)),
        *(f"s.{i}" for i in range(4)),
    ]


@pytest.mark.parametrize("name", ["rotl", "extract", "concat", "permute"])
def test_what_moves_bits_takes_no_operation(name: str) -> None:
    assert not Bitslice().run(program(OPERATIONS[name])).ops


@pytest.mark.parametrize(("name", "count"), [("add", 2 + 3 * 5), ("xor", 6), ("not", 6)])
def test_operations_for_each_bit(name: str, count: int) -> None:
    """A bit of a sum has two XOR and a choice of the carry, the first one XOR and a product."""
    assert len(Bitslice().run(program(OPERATIONS[name])).ops) == count


def test_rounds_and_places_stay() -> None:
    before = program("t: u6 = xor a, b @3")
    assert {op.round for op in Bitslice().run(before).ops} == {3}


@pytest.mark.parametrize("line", ["t: u6 = ltu a, b", "t: u6 = mulh a, b"])
def test_what_has_no_form_is_named(line: str) -> None:
    with pytest.raises(LayoutError, match=r"`(ltu|mulh)` has no bitsliced form"):
        Bitslice().run(program(line))


def test_a_module_is_split_where_it_is_asked_for() -> None:
    programs = {"encrypt": program(OPERATIONS["rotl_by"]), "decrypt": program(OPERATIONS["xor"])}
    module = Module(cipher("pipo"), "pipo64_128", programs)
    assert Bitslice().run_module(module, CONTEXT) is module
    made = Bitslice(enabled=True).run_module(module, CONTEXT)
    assert made.programs == {name: Bitslice().run(p) for name, p in programs.items()}
    # of bits a rotation by data is selects
    assert made.choices == (DataChoice("rotation by data", native=False),)
    plain = replace(module, programs={"encrypt": programs["decrypt"]})
    assert Bitslice(enabled=True).run_module(plain, CONTEXT).choices == ()
