"""Dead code, values that depend on parameters alone, and programs in other programs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Type
from compiler.ir.rewriting import inline, is_funnel, live_only, on_values, uniform_values
from dsl.syntax.tree import Span

PROGRAM = parse_program(
    """
    spec f(a: u8, b: u8) {
      t0: u8 = add a, a
      t1: u8 = xor t0, b
      t2: u8 = not a
      t3: u8 = const value=7
      return t1, a
    }
    """
)
STORING = parse_program(
    """
    slice f(out: ptr, a: u8) {
      t0: u8 = add a, a
      store out, t0, offset=0
      t1: u8 = not t0
      return
    }
    """
)


def test_what_nothing_needs_goes() -> None:
    assert [op.result for op in live_only(PROGRAM).ops] == ["t0", "t1"]
    assert [op.result for op in live_only(PROGRAM, ["t2"]).ops] == ["t0", "t1", "t2"]


def test_an_operation_on_other_values_keeps_the_rest() -> None:
    op = Op("rotl", ("a",), ("b",), (Type(8),), (("k", 1),), Span("f.dsl", 4, 3, 9), 5, "copy")
    assert on_values(op, ("c",), ("d",)) == replace(op, args=("c",), results=("d",))


def test_stores_are_needed() -> None:
    assert [op.name for op in live_only(STORING).ops] == ["add", "store"]


def test_values_of_parameters_alone() -> None:
    assert uniform_values(PROGRAM, frozenset("a")) == {"a", "t0", "t2", "t3"}
    assert uniform_values(PROGRAM, frozenset()) == {"t3"}


def test_a_program_in_another_computes_the_same() -> None:
    ops, results = inline(PROGRAM, {"a": "x", "b": "x"}, "in.")
    outer = parse_program("spec g(x: u8) {\n  return x\n}\n")
    values = {"x": word_array([3, 250], 8)}
    found = interpret(replace(outer, ops=tuple(ops), results=results), values)
    expected = interpret(PROGRAM, {"a": values["x"], "b": values["x"]})
    assert [list(map(int, v)) for v in found] == [list(map(int, v)) for v in expected]  # type: ignore[arg-type]
    assert results == ("in.t1", "x"), "a parameter that is a result is what it is bound to"


@pytest.mark.parametrize(
    ("join", "right", "expected"), [("or", 5, True), ("or", 4, False), ("xor", 5, False)]
)
def test_two_words_shifted_to_one(join: str, right: int, expected: bool) -> None:
    program = parse_program(
        f"spec f(a: u8, b: u8) {{\nt0: u8 = shl a, k=3\nt1: u8 = shr b, k={right}\n"
        f"t2: u8 = {join} t0, t1\nreturn t2\n}}"
    )
    assert is_funnel(program, program.ops[-1]) is expected
