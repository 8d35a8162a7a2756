"""Look-up tables of three inputs: right on random circuits, and as few as are enough."""

from __future__ import annotations

import random

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import BITWISE, Op, Param, Program, Type, attributes
from compiler.passes.forms.map_luts import MapLuts
from compiler.selection.lut_cover import lut_cover, table_of

WORD = Type(32)
ARITY = {"not": 1, "mux": 3, "xor3": 3, "bcax": 3, "lut3": 3}


def random_circuit(seed: int, n_ops: int = 40) -> Program:
    """Bitwise operations on five words; a sum in between is none of them."""
    chance = random.Random(seed)
    names = [f"p{i}" for i in range(5)]
    params = tuple(Param(name, WORD) for name in names)
    ops: list[Op] = []
    for number in range(n_ops):
        name = chance.choice([*sorted(BITWISE), "add"])
        args = tuple(chance.choice(names) for _ in range(ARITY.get(name, 2)))
        attrs = attributes(k=chance.randrange(256)) if name == "lut3" else ()
        ops.append(Op(name, args, (f"t{number}",), (WORD,), attrs))
        names.append(f"t{number}")
    return Program("f", "spec", params, tuple(ops), tuple(names[-4:]))


@pytest.mark.parametrize("seed", range(30))
def test_a_cover_computes_the_same(seed: int) -> None:
    program = random_circuit(seed)
    made = MapLuts().run(program)
    rng = np.random.default_rng(seed)
    inputs = {p.name: rng.integers(1 << 32, size=50, dtype=np.uint64) for p in program.params}
    for one, other in zip(interpret(program, inputs), interpret(made, inputs), strict=True):
        assert isinstance(one, np.ndarray)
        assert isinstance(other, np.ndarray)
        assert one.tolist() == other.tolist()
    logic = [op for op in made.ops if op.name in BITWISE]
    assert len(logic) <= len([op for op in program.ops if op.name in BITWISE])


@pytest.mark.parametrize(("inputs", "tables"), [(3, 1), (5, 2), (7, 3), (9, 4), (16, 8)])
def test_a_parity_takes_half_its_operations(inputs: int, tables: int) -> None:
    """A table takes two operations of a parity; no table takes more."""
    lines = ["t1: u32 = xor a0, a1\n"]
    lines += [f"t{i}: u32 = xor t{i - 1}, a{i}\n" for i in range(2, inputs)]
    params = ", ".join(f"a{i}: u32" for i in range(inputs))
    program = parse_program(f"spec f({params}) {{\n{''.join(lines)}return t{inputs - 1}\n}}")
    assert len(lut_cover(program)) == tables


def test_a_full_adder_is_two_tables() -> None:
    program = parse_program(
        "spec f(a: u32, b: u32, c: u32) {\n"
        "t0: u32 = xor a, b\nsum: u32 = xor t0, c\nt1: u32 = and a, b\nt2: u32 = and t0, c\n"
        "carry: u32 = or t1, t2\nreturn sum, carry\n}"
    )
    assert lut_cover(program) == {
        "sum": (("a", "b", "c"), table_of("xor3")),
        "carry": (("a", "b", "c"), 0xE8),
    }


def test_what_nobody_reads_has_no_table() -> None:
    program = parse_program(
        "spec f(a: u32, b: u32) {\nt0: u32 = xor a, b\nt1: u32 = and a, b\nreturn t1\n}"
    )
    assert list(lut_cover(program)) == ["t1"]


def test_a_value_whose_own_operation_is_cheap_is_made_by_it() -> None:
    """A cheap join and two tables are less than three tables, one of which takes the halves in."""
    program = parse_program(
        "spec f(a: u32, b: u32, c: u32, d: u32, m: u32) {\n"
        "t0: u32 = or a, b\nt1: u32 = or c, d\nt2: u32 = and t0, m\nt3: u32 = andn t1, m\n"
        "t4: u32 = or t2, t3\nreturn t4\n}"
    )
    cheap = lut_cover(program, {"t0": 0.25, "t1": 0.25})
    assert {name: leaves for name, (leaves, _) in cheap.items()} == {
        "t0": ("a", "b"),
        "t1": ("c", "d"),
        "t4": ("m", "t0", "t1"),
    }


def test_a_shift_of_two_words_is_no_table() -> None:
    program = parse_program(
        "spec f(a: u32, b: u32, c: u32) {\nt0: u32 = shl a, k=3\nt1: u32 = shr b, k=29\n"
        "t2: u32 = or t0, t1\nt3: u32 = xor t2, c\nreturn t3\n}"
    )
    assert {name: leaves for name, (leaves, _) in lut_cover(program).items()} == {"t3": ("c", "t2")}
