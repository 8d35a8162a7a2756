"""Expressions have the values of plain arithmetic; what has none is refused in words."""

from __future__ import annotations

import re

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.parse import parse_expression
from dsl.syntax.tree import ConstDecl
from dsl.unrolling.evaluate import Evaluator, Variable
from dsl.unrolling.values import BROKEN, Shape, Unset, Value, Word
from tests.dsl.toy_texts import Recording, declarations, executor_of

TEXT = """
const c: u8 = 0xa5
const n = 5
const l = [10, 20, 30]
sbox S[2] = [[1 2 3 0], [3 2 1 0]]
sbox T = [0 1 1 0]
permutation P: u8 { i -> (i + 1) % 8 }
matrix M over GF(2) = [[1, 1], [0, 1]]
fn f(x: u8) -> u8 { return x + 1 }
"""
X = Word(8, None, "x")


def at_work() -> tuple[Evaluator, Recording]:
    sink = Recording()
    made = executor_of(TEXT, sink)
    made.scopes[0] |= {
        "x": Variable(X, Shape(8)),
        "u": Variable(Unset(8), Shape(8)),
        "half": Variable([Word(8, 1), Unset(8)], Shape(8, (2,))),
        "bad": Variable(BROKEN),
    }
    return made, sink


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("l[1]", 20),
        ("l[[2, 0]]", [30, 10]),
        ("l[1..3]", [20, 30]),
        ("l[0..=1]", [10, 20]),
        ("l[n - 3]", 30),
        ("c[0]", Word(1, 1)),
        ("c[1]", Word(1, 0)),
        ("c[4..8]", Word(4, 0xA)),
        ("n == 5 ? 1 : l[9]", 1),
        ("n == 6 ? l[9] : 2", 2),
        ("join(c, c[0..4])", Word(12, 0xA55)),
        ("word([c, c[0..4]])", Word(12, 0x5A5)),
        ("cells(c, 4)", [Word(4, 5), Word(4, 0xA)]),
        ("repeat(c[0..4], 3)", Word(12, 0x555)),
        ("number(c) + 256", 0x1A5),
        ("S[0](c[0..2])", Word(2, 2)),
        ("S[1](c[0..2])", Word(2, 2)),
        ("S^-1[0](c[0..2])", Word(2, 0)),
        ("word(S[0](columns cells(c, 4)))", Word(8, 0xFA)),
        ("P(c)", Word(8, 0x4B)),
        ("P^-1(P(c))", Word(8, 0xA5)),
        ("M * [c, 0x0f ^ c]", [Word(8, 0x0F), Word(8, 0xAA)]),
        ("M(c[1..3])", Word(2, 3)),
        ("f(c)", Word(8, 0xA6)),
        ("f(f(0xff))", Word(8, 1)),
        ("bad + x", BROKEN),
        ("bad[3]", BROKEN),
        ("join(x, bad)", BROKEN),
        ("repeat(bad, 2)", BROKEN),
        ("cells(bad, 2)", BROKEN),
    ],
)
def test_what_is_known_has_a_value(text: str, value: Value) -> None:
    made, sink = at_work()
    assert made.evaluate(parse_expression(text)) == value
    assert sink.ops == []


@pytest.mark.parametrize(
    ("text", "ops"),
    [
        ("x[3]", ["t0: u1 = extract x, lo=3"]),
        ("x[2..=6]", ["t0: u5 = extract x, lo=2"]),
        ("x <<< x", ["t0: u8 = rotl_by x, x"]),
        ("join(x, c)", ["t0: u16 = concat 0xa5, x"]),
        ("word([x, c])", ["t0: u16 = concat x, 0xa5"]),
        ("P(x)", ["t0: u8 = permute x, map=(7, 0, 1, 2, 3, 4, 5, 6)"]),
    ],
)
def test_what_is_not_known_becomes_operations(text: str, ops: list[str]) -> None:
    made, sink = at_work()
    made.evaluate(parse_expression(text))
    assert sink.ops == ops


def test_an_array_shares_nothing_with_its_elements() -> None:
    made, _ = at_work()
    both = made.evaluate(parse_expression("[l, l]"))
    assert isinstance(both, list)
    assert both[0] == both[1] == [10, 20, 30]
    assert both[0] is not both[1]


def test_types_have_the_sizes_that_parameters_give() -> None:
    made, _ = at_work()
    assert _shape(made, "u(n * 2)[3][n - 1]") == Shape(10, (3, 4))
    assert _shape(made, "u1024") == Shape(1024)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("u0", "a word has 1 to 1024 bits, not 0"),
        ("u1025", "a word has 1 to 1024 bits, not 1025"),
        ("u8[n - 5]", "an array has 1 to 65536 elements, not 0"),
        ("u8[65537]", "an array has 1 to 65536 elements, not 65537"),
        ("u8[256][257]", "an array of more than 65536 words"),
    ],
)
def test_types_without_words_or_with_too_many_are_refused(kind: str, message: str) -> None:
    made, _ = at_work()
    with pytest.raises(DiagnosticError, match=message):
        _shape(made, kind)


def _shape(made: Evaluator, kind: str) -> Shape:
    (constant,) = declarations(f"const x: {kind} = 0")
    assert isinstance(constant, ConstDecl)
    assert constant.type is not None
    return made.shape(constant.type)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("S", "`S` is not a value\nhint: apply one of them: `S[0](…)`"),
        ("P ^ x", "`P` is not a value\nhint: apply it: `P(…)`"),
        ("f", "`f` is not a value"),
        ("half_ + 1", "unknown name `half_`\nhint: did you mean `half`?"),
        ("below", "`below` is not declared yet where it is needed"),
        ("below(x)", "`below` is not declared yet where it is needed\nhint: declarations are read"),
        ("l[3]", "index 3 is outside `l`, which has 3 elements"),
        ("l[0 - 1]", "index -1 is outside `l`, which has 3 elements"),
        ("cells(c, 8)[1]", "index 1 is outside the array, which has 1 element\n"),
        ("c[8]", "index 8 is outside `c`, which has 8 bits"),
        ("l[x]", "hint: a value that depends on the input is looked up in an S-box"),
        ("n[0]", "`[…]` takes a word, and the number 5 has no width"),
        ("u", "`u` is read before it is given a value"),
        ("half[1]", "this element is read before it is given a value"),
        ("f(columns c)", "`columns` stands only in the argument of an S-box"),
        ("l[2..2]", "the range 2..2 is empty or outside `l`, which has 3 elements"),
        ("c[4..9]", "the range 4..9 is empty or outside `c`, which has 8 bits"),
        ("S[0]", "`S[…]` is an S-box, not a value\nhint: apply it: `S[…](x)`"),
        ("P[0]", "`P` is no array: it is applied like a function\nhint: write `P(…)`"),
        ("f[0]", "`f` is no array"),
        ("x ? 1 : 2", "a condition must be constant"),
        ("ff(x)", "unknown function `ff`\nhint: did you mean `f`?"),
        ("P[0](x)", "`P` takes no index before its argument: there is one"),
        ("S(x)", "`S` has 2 S-boxes: which one?\nhint: choose it by a constant: `S[0](…)`"),
        ("S[0..1](x)", "expected the index of one S-box, found a range"),
        ("S[2](x)", "index 2 is outside `S`, which has 2 S-boxes"),
        ("S[x](x)", "the index of an S-box must be constant"),
        ("P(columns x)", "`columns` is for S-boxes; `P` is none"),
        ("P(x, x)", "`P` takes 1 argument, found 2"),
        ("cells(x)", "`cells` takes 2 arguments, found 1"),
        ("T^-1(c[0..2])", "`T` has no inverse: 0x1 and 0x2 both give 0x1"),
        ("join()", "a word has 1 to 1024 bits, not 0"),
        ("repeat(c, 129)", "a word has 1 to 1024 bits, not 1032"),
        ("repeat(c, 0)", "a word has 1 to 1024 copies, not 0"),
        ("repeat(3, 2)", "`repeat` takes a word, and the number 3 has no width"),
        ("cells(c, 3)", "`u8` cannot be cut into cells of 3 bits"),
        ("cells(c, 0)", "`u8` cannot be cut into cells of 0 bits"),
        ("number(x)", "the argument of `number` must be constant"),
    ],
)
def test_what_has_no_value_is_refused(text: str, message: str) -> None:
    made, _ = at_work()
    made.globals.later.add("below")
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        made.evaluate(parse_expression(text))
