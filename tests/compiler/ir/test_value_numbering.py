"""Value numbering: equal operations are one, and nothing else is."""

from __future__ import annotations

import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Program
from compiler.ir.value_numbering import share_values


def program_of(*ops: str, results: str) -> Program:
    body = "\n".join(ops)
    return parse_program(f"spec f(p: ptr, a: u8, b: u8) {{\n{body}\nreturn {results}\n}}")


def shared(*ops: str, results: str, commutative: bool = True) -> tuple[list[str], tuple[str, ...]]:
    """The operations that stay, and the results."""
    made = share_values(program_of(*ops, results=results), commutative)
    return list(map(print_op, made.ops)), made.results


def test_a_value_is_computed_once() -> None:
    ops = ("t0: u8 = xor a, b", "t1: u8 = xor b, a", "t2: u8 = add t0, t1")
    assert shared(*ops, results="t2, t1") == (
        *(["t0: u8 = xor a, b", "t2: u8 = add t0, t0"], ("t2", "t0")),
    )


def test_equal_values_make_equal_values() -> None:
    ops = ("t0: u8 = not a", "t1: u8 = not a", "t2: u8 = sub t0, b", "t3: u8 = sub t1, b")
    assert shared(*ops, results="t2, t3") == (
        ["t0: u8 = not a", "t2: u8 = sub t0, b"],
        ("t2", "t2"),
    )


def test_the_order_of_arguments_may_be_told_apart() -> None:
    ops = ("t0: u8 = xor a, b", "t1: u8 = xor b, a", "t2: u8 = xor a, b")
    made, results = shared(*ops, results="t0, t1, t2", commutative=False)
    assert made == list(ops[:2])
    assert results == ("t0", "t1", "t0")


@pytest.mark.parametrize(
    ("first", "other"),
    [
        ("u8 = sub a, b", "u8 = sub b, a"),
        ("u8 = shl a, k=1", "u8 = shl a, k=2"),
        ("u8 = resize a", "u16 = resize a"),
        ("u8 = xor a, b", "u8 = and a, b"),
        ("u8 = load p, offset=0", "u8 = load p, offset=0"),
    ],
)
def test_what_may_differ_stays(first: str, other: str) -> None:
    ops = (f"t0: {first}", f"t1: {other}")
    assert shared(*ops, results="t0, t1") == (list(ops), ("t0", "t1"))


def test_rounds_and_lines_of_the_text_do_not_tell_values_apart() -> None:
    ops = ("t0: u8 = not a @1  ; 1:1", "t1: u8 = not a @2  ; 9:9")
    assert shared(*ops, results="t1") == ([ops[0]], ("t0",))


def test_operations_of_several_results_and_stores_stay() -> None:
    ops = ("t0: u8, t1: u8 = sbox a, b, table=S", "t2: u8, t3: u8 = sbox a, b, table=S")
    stores = ("store p, t0, offset=0", "store p, t2, offset=0")
    assert shared(*ops, *stores, results="t3")[0] == [*ops, *stores]


def test_what_is_computed_is_the_same() -> None:
    program = parse_program(
        "spec f(a: u8, b: u8) {\n t0: u8 = add a, b\n t1: u8 = add b, a\n t2: u8 = mul t0, t1\n"
        " t3: u8 = sub t1, a\n return t2, t3\n}"
    )
    given = {"a": word_array([3, 250, 0], 8), "b": word_array([7, 9, 255], 8)}
    found = [list(map(int, v)) for v in interpret(share_values(program), given)]  # type: ignore[arg-type]
    assert found == [[100, 9, 1], [7, 9, 255]]
