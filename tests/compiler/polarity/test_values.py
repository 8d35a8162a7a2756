"""Polarity: what operations become under signs."""

from __future__ import annotations

from itertools import product

import pytest

from compiler.circuits.gates import ARITY, LUT3
from compiler.circuits.library import truth_tables
from compiler.ir.program import Builder, Program, Type
from compiler.passes.spec.complement import Complement
from compiler.polarity.values import prices, sibling

NEON = frozenset({"and", "or", "xor", "not", "andn", "orn", "mux", "bcax"})
LIBRARIES = (frozenset({"and", "or", "xor", "not"}), NEON, NEON | {"xnor"}, NEON | {"xor3"})
STEPS = 10_000_000
GATES = sorted(set(ARITY) - {"not"})


def truth(name: str, order: tuple[int, ...], signs: tuple[int, ...]) -> int:
    """The truth table of an operation on operands in an order, with signs."""
    build = Builder()
    params = tuple(build.param(f"x{i}", Type(1)) for i in range(len(order)))
    read = [build.emit("not", p.name) if s else p.name for p, s in zip(params, signs, strict=False)]
    attrs = {"k": 0xB2} if name == LUT3 else {}
    made = build.emit(name, *(read[i] for i in order), kind=Type(1), **attrs)
    result = build.emit("not", made) if signs[-1] else made
    (table,) = truth_tables(Program("f", "spec", params, tuple(build.ops), (result,)))
    return table


@pytest.mark.parametrize("name", sorted(set(GATES) - {LUT3}))
def test_a_sibling_computes_the_same(name: str) -> None:
    n_args = ARITY[name]
    for have, signs in product(LIBRARIES, product((0, 1), repeat=n_args + 1)):
        found = sibling(name, signs, have)
        if found is None:
            continue
        other, order = found
        assert other in have | {name, "xor"}
        unsigned = (0,) * (n_args + 1)
        assert truth(other, order, unsigned) == truth(name, tuple(range(n_args)), signs)


def test_what_siblings_there_are() -> None:
    plain, neon, zbb, sha3 = LIBRARIES
    assert len(prices("and", 2, plain)) == 2
    assert len(prices("and", 2, neon)) == 6
    assert len(prices("mux", 3, neon)) == 4
    assert len(prices("bcax", 3, neon)) == 4
    assert len(prices("xor", 2, neon)) == 4
    assert set(prices("xor", 2, zbb).values()) == {0}
    assert sorted(prices("xor", 2, sha3).values()) == [0] * 4 + [1] * 4
    assert set(prices("and", 2, plain | {LUT3}).values()) == {0}
    assert prices("add", 2, neon) == {(0, 0, 0): 0}


@pytest.mark.parametrize("name", GATES)
def test_a_table_of_three_takes_all_signs(name: str) -> None:
    n_args = ARITY[name]
    for signs in product((0, 1), repeat=n_args + 1):
        build = Builder()
        params = tuple(build.param(f"x{i}", Type(1)) for i in range(n_args))
        attrs = {"k": 0xB2} if name == LUT3 else {}
        args = [
            build.emit("not", p.name) if s else p.name for p, s in zip(params, signs, strict=False)
        ]
        made = build.emit(name, *args, kind=Type(1), **attrs)
        result = build.emit("not", made) if signs[-1] else made
        program = Program("f", "spec", params, tuple(build.ops), (result,))
        changed = Complement().fewest(program, frozenset(), frozenset(), frozenset({LUT3}))
        assert [op.name for op in changed.ops] in ([name], ["xor"], [LUT3])
        assert truth_tables(changed) == truth_tables(program)
