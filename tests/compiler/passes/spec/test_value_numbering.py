"""Equal values are computed once; what only looks equal stays."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.passes.spec.value_numbering import ValueNumbering


def kept(*lines: str, commutative: bool = True) -> list[str]:
    """The results of the operations that are left of some on two words of a byte."""
    result = lines[-1].split(":")[0]
    text = "\n".join(["spec f(a: u8, b: u8) {", *lines, f"return {result}", "}"])
    made = ValueNumbering(commutative).run(parse_program(text))
    assert made.results[0] in {*made.types}
    return [op.result for op in made.ops]


SAME = ("t0: u8 = xor a, b", "t1: u8 = xor b, a", "t2: u8 = add t0, t1")


def test_orders_of_operands_are_one_value_where_asked_for() -> None:
    assert kept(*SAME) == ["t0", "t2"]
    assert kept(*SAME, commutative=False) == ["t0", "t1", "t2"]
    again = (SAME[0], SAME[0].replace("t0", "t1"), SAME[2])
    assert kept(*again, commutative=False) == ["t0", "t2"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("u8 = sub a, b", "u8 = sub b, a"),
        ("u8 = andn a, b", "u8 = andn b, a"),
        ("u8 = rotl a, k=1", "u8 = rotl a, k=2"),
        ("u8 = rotl a, k=1", "u8 = shl a, k=1"),
        ("u4 = extract a, lo=0", "u3 = extract a, lo=0"),
    ],
)
def test_what_differs_stays(first: str, second: str) -> None:
    lines = (f"t0: {first}", f"t1: {second}", "t2: u8 = concat t0, t1")
    assert kept(*lines) == ["t0", "t1", "t2"]


def test_what_becomes_equal_is_shared_too() -> None:
    lines = ("p: u8 = not a", "q: u8 = not a", "r: u8 = and p, b", "s: u8 = and b, q")
    text = "\n".join(["spec f(a: u8, b: u8) {", *lines, "return s, r", "}"])
    made = ValueNumbering().run(parse_program(text))
    assert [op.result for op in made.ops] == ["p", "r"]
    assert made.results == ("r", "r")


def test_loads_are_left_alone() -> None:
    load = "u32 = load in, big=0, bytes=4, offset=0"
    text = f"slice f(in: ptr) {{\na: {load}\nb: {load}\nc: u32 = xor a, b\nreturn c\n}}"
    assert len(ValueNumbering().run(parse_program(text)).ops) == 3
