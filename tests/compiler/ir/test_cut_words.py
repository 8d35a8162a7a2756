"""Parts of words: what is cut and joined again costs nothing, the rest is made once."""

from __future__ import annotations

from compiler.interpreter import interpret, word_array
from compiler.ir.cut_words import CutWords
from compiler.ir.parse import parse_program
from compiler.ir.print import print_op
from compiler.ir.program import Op, Program
from dsl.syntax.tree import Span


def program_of(*ops: str, results: str) -> Program:
    body = "\n".join(ops)
    return parse_program(f"spec f(a: u16, b: u16) {{\n{body}\nreturn {results}\n}}")


def rewritten(*ops: str, results: str) -> tuple[list[str], tuple[str, ...]]:
    made = CutWords(program_of(*ops, results=results)).rewrite()
    return list(map(print_op, made.ops)), made.results


HALVES = ("x: u8 = extract a, lo=0", "y: u8 = extract a, lo=8")


def test_halves_that_are_joined_again_are_the_word() -> None:
    assert rewritten(*HALVES, "t: u16 = concat x, y", results="t") == ([], ("a",))


def test_what_nobody_wants_as_a_word_is_not_made() -> None:
    assert rewritten(*HALVES, results="b") == ([], ("b",))


def test_halves_in_another_order_are_made_and_joined() -> None:
    ops, results = rewritten(*HALVES, "t: u16 = concat y, x", results="t")
    assert ops == [
        "l0: u8 = extract a, lo=8",
        "l1: u8 = extract a, lo=0",
        "l2: u16 = concat l0, l1",
    ]
    assert results == ("l2",)


def test_parts_side_by_side_in_a_longer_word_are_cut_as_one() -> None:
    ops, _ = rewritten(
        *("n0: u4 = extract a, lo=4", "n1: u4 = extract a, lo=8", "n2: u4 = extract b, lo=0"),
        *("t: u12 = concat n0, n1, n2", "u: u8 = concat n0, n1"),
        results="t, u",
    )
    assert ops == [
        "l0: u8 = extract a, lo=4",
        "l1: u4 = extract b, lo=0",
        "l2: u12 = concat l0, l1",
    ]


def test_a_part_of_a_part_is_one_of_the_word() -> None:
    ops, results = rewritten(
        *("x: u8 = extract a, lo=6", "y: u3 = extract x, lo=2", "z: u3 = extract x, lo=2"),
        results="y, z",
    )
    assert ops == ["l0: u3 = extract a, lo=8"]
    assert results == ("l0", "l0")


def test_other_operations_take_words() -> None:
    ops, results = rewritten(
        *HALVES,
        *("s: u8 = xor x, y", "t: u16 = concat x, s", "u: u16 = add t, a"),
        *("v: u8 = extract t, lo=8", "w: u16 = concat x, y", "z: u16 = not w"),
        results="u, v, z",
    )
    assert ops == [
        *("l0: u8 = extract a, lo=0", "l1: u8 = extract a, lo=8"),
        *("s: u8 = xor l0, l1", "l2: u16 = concat l0, s", "u: u16 = add l2, a", "z: u16 = not a"),
        "l3: u8 = extract l2, lo=8",
    ]
    assert results == ("u", "l3", "z")


def test_what_is_made_has_the_place_of_what_wants_it() -> None:
    program = program_of(*HALVES, "s: u8 = xor x, y @3  ; 7:2", results="s")
    made = CutWords(program).rewrite()
    assert [(op.round, op.span) for op in made.ops] == [(3, Span("", 7, 2))] * 3


def test_an_s_box_is_what_a_subclass_makes_of_it() -> None:
    class Marked(CutWords):
        def columns(self, op: Op) -> None:
            for result, arg in zip(op.results, op.args, strict=True):
                self.pieces[result] = self.part(arg, 4, 4)

    ops = (*HALVES, "p: u8, q: u8 = sbox x, y, table=S")
    made = Marked(program_of(*ops, results="p, q")).rewrite()
    assert list(map(print_op, made.ops)) == [
        "l0: u4 = extract a, lo=4",
        "l1: u4 = extract a, lo=12",
    ]
    kept, results = rewritten(*ops, results="p, q")
    assert kept[-1] == "p: u8, q: u8 = sbox l0, l1, table=S"
    assert results == ("p", "q")


def test_what_is_computed_is_the_same() -> None:
    ops = (
        *HALVES,
        *("n: u4 = extract y, lo=2", "m: u12 = concat n, x", "k: u4 = extract m, lo=6"),
        *("t: u16 = concat k, n, x", "u: u16 = sub t, b"),
    )
    given = {"a": word_array([0xBEEF], 16), "b": word_array([0x1234], 16)}
    # y = be, n = f, x = ef, m = eff, k = b of e|f|f: bits 6 to 9 of 0xeff.
    m = 0xEF << 4 | 0xBE >> 2 & 15
    t = m >> 6 & 15 | (0xBE >> 2 & 15) << 4 | 0xEF << 8
    made = CutWords(program_of(*ops, results="t, u")).rewrite()
    found = [int(v[0]) for v in interpret(made, given)]  # type: ignore[index]
    assert found == [t, (t - 0x1234) % (1 << 16)]
