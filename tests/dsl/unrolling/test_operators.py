"""Operators compute known values, make one operation of unknown ones, and refuse unlike ones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span
from dsl.unrolling.operators import Operators, amount_of, known
from dsl.unrolling.tables import Matrix, Permutation, SBox
from dsl.unrolling.values import BROKEN, Shape, Unset, Value, Word
from tests.dsl.toy_texts import Recording

AT = Span("t.dsl", 1, 1)
X, Y, W16 = Word(8, None, "x"), Word(8, None, "y"), Word(16, None, "w")
NEXT = SBox("S", 2, 2, (1, 2, 3, 0))
PARITY = SBox("F", 2, 1, (0, 1, 1, 0))
SWAP = Permutation("P", (1, 2, 3, 0))
SUM = Matrix("M", 3, ((1, 1), (0, 1)))
WHOLE = Matrix("B", 3, ((0, 1, 0, 0), (1, 0, 0, 0)), AT, Shape(2, (2,)), Shape(2))
TWICE = Matrix("A", 0x11B, ((2, 1), (0, 3)))


def at_work() -> tuple[Operators, Recording]:
    sink = Recording()
    return Operators(sink, lambda steps: None), sink


def w(value: int, bits: int = 8) -> Word:
    return Word(bits, value)


@pytest.mark.parametrize(
    ("op", "left", "right", "result"),
    [
        ("+", 5, -7, -2),
        ("*", 1 << 40, 1 << 40, 1 << 80),
        ("/", 7, 2, 3),
        ("%", 7, 4, 3),
        ("<<", 3, 70, 3 << 70),
        (">>", 20, 2, 5),
        ("<=", 4, 4, 1),
        ("!=", 4, 4, 0),
        ("+", w(200), w(100), w(44)),
        ("-", w(1), w(3), w(254)),
        ("*", w(100), w(3), w(44)),
        ("^", w(0xF0), 0x3C, w(0xCC)),
        ("&", -2, w(0xFF), w(0xFE)),
        ("|", w(0xF0), w(1), w(0xF1)),
        ("/", w(200), 3, w(66)),
        ("%", w(200), w(3), w(2)),
        (">", w(200), w(100), 1),
        ("==", w(200), 200, 1),
        ("<<", w(0x81), 1, w(0x02)),
        ("<<", X, 8, w(0)),
        (">>", w(0x81), 7, w(1)),
        ("<<<", w(0x81), 1, w(0x03)),
        (">>>", w(0x81), 9, w(0xC0)),
        ("<<<", X, 16, X),
        (">>", X, 0, X),
        ("+", [w(1), 2], [w(2), 3], [w(3), 5]),
        ("<<", [w(1), w(2)], 1, [w(2), w(4)]),
        ("<<<", [w(1), w(2)], [1, 7], [w(2), w(1)]),
        ("^", BROKEN, 3, BROKEN),
    ],
)
def test_what_is_known_is_computed(op: str, left: Value, right: Value, result: Value) -> None:
    operators, sink = at_work()
    assert operators.binary(op, left, right, AT) == result
    assert sink.ops == []


@pytest.mark.parametrize(
    ("op", "right", "made"),
    [
        ("+", Y, "t0: u8 = add x, y"),
        ("-", 1, "t0: u8 = sub x, 0x1"),
        ("*", -1, "t0: u8 = mul x, 0xff"),
        ("+", 0, "t0: u8 = add x, 0x0"),
        ("&", Y, "t0: u8 = and x, y"),
        ("<<", 3, "t0: u8 = shl x, k=3"),
        (">>", w(3), "t0: u8 = shr x, k=3"),
        ("<<<", 11, "t0: u8 = rotl x, k=3"),
        (">>>", 3, "t0: u8 = rotl x, k=5"),
        ("<<<", Y, "t0: u8 = rotl_by x, y"),
        (">>>", Y, "t0: u8 = rotr_by x, y"),
    ],
)
def test_what_is_not_known_is_an_operation(op: str, right: Value, made: str) -> None:
    operators, sink = at_work()
    assert operators.binary(op, X, right, AT) == Word(8, None, "t0")
    assert sink.ops == [made]


def test_unary_operators() -> None:
    operators, sink = at_work()
    assert operators.unary("~", [5, w(0xF0)], AT) == [-6, w(0x0F)]
    assert operators.unary("-", [5, w(1), BROKEN], AT) == [-5, w(255), BROKEN]
    operators.unary("~", X, AT)
    operators.unary("-", Y, AT)
    assert sink.ops == ["t0: u8 = not x", "t1: u8 = sub 0x0, y"]


def test_words_are_cut_and_joined_lowest_first() -> None:
    operators, sink = at_work()
    assert operators.extract(w(0xB4), 2, 4) == w(0b1101, 4)
    assert operators.extract(X, 0, 8) == X
    assert operators.concat([w(3, 2), w(0, 1), w(5, 3)]) == w(0b101011, 6)
    assert operators.concat([X]) == X
    operators.concat([operators.extract(X, 2, 4), w(1, 4)])
    assert sink.ops == ["t0: u4 = extract x, lo=2", "t1: u8 = concat t0, 0x1"]


def test_tables_on_words() -> None:
    operators, sink = at_work()
    assert operators.permute(SWAP, [w(0b1000, 4), w(0b0011, 4)], AT) == [w(1, 4), w(6, 4)]
    assert operators.substitute(NEXT, w(0b11_10_01_00), AT) == w(0b00_11_10_01)
    assert operators.substitute(PARITY, w(2, 2), AT) == w(1, 1)
    assert operators.substitute_columns(NEXT, [w(0b0101), w(0b0011)], AT) == [
        w(0b11111010),
        w(0b0110),
    ]
    assert sink.ops == []
    operators.permute(SWAP, Word(4, None, "p"), AT)
    operators.substitute_columns(PARITY, [X, Y], AT)
    assert sink.ops == ["t0: u4 = permute p, map=(3, 0, 1, 2)", "t1: u8 = sbox x, y, table=F"]


def test_matrices_on_vectors_and_on_bits() -> None:
    operators, sink = at_work()
    assert operators.multiply(SUM, [w(0xF0), w(0x0F)], AT) == [w(0xFF), w(0x0F)]
    assert operators.multiply(SUM, w(0b10, 2), AT) == w(0b11, 2)
    assert operators.multiply(TWICE, [w(0x80), w(1)], AT) == [w(0x1A), w(3)]
    assert operators.multiply(SUM, [[w(1), w(2)], [w(4), w(8)]], AT) == [
        [w(5), w(10)],
        [w(4), w(8)],
    ]
    assert operators.multiply(WHOLE, [w(0b01, 2), w(0, 2)], AT) == w(0b10, 2)
    assert sink.ops == []
    operators.multiply(SUM, [X, w(3)], AT)
    assert sink.ops == ["t0: u8, t1: u8 = matrix x, 0x3, table=M"]


@pytest.mark.parametrize("table", [NEXT, SWAP, SUM])
def test_a_broken_value_stays_broken(table: SBox | Permutation | Matrix) -> None:
    operators, _ = at_work()
    if isinstance(table, SBox):
        assert operators.substitute(table, BROKEN, AT) is BROKEN
        assert operators.substitute_columns(table, [X, BROKEN], AT) is BROKEN
    elif isinstance(table, Permutation):
        assert operators.permute(table, BROKEN, AT) is BROKEN
    else:
        assert operators.multiply(table, [X, BROKEN], AT) is BROKEN


def test_each_elementary_step_is_spent() -> None:
    spent: list[int] = []
    operators = Operators(Recording(), spent.append)
    operators.binary("+", [X, Y, w(1)], [1, 2, 3], AT)
    assert spent == [1, 1, 1]


REFUSED: dict[str, Callable[[Operators], object]] = {
    "`+` needs arrays of one size, found 2 and 1 elements": lambda o: o.binary(
        "+", [X, Y], [X], AT
    ),
    "`+` needs two values of one shape, found `u8[1]` and `u8`": lambda o: o.binary(
        "+", [X], Y, AT
    ),
    "`^` needs words of one width, found `u8` and `u16`": lambda o: o.binary("^", X, W16, AT),
    "each side of `<` must be constant": lambda o: o.binary("<", X, Y, AT),
    "each side of `/` must be constant": lambda o: o.binary("/", X, 2, AT),
    "0x100 does not fit in `u8`": lambda o: o.binary("+", X, 256, AT),
    "`<<` by -1: an amount is not negative": lambda o: o.binary("<<", X, -1, AT),
    "the amount of `<<` must be constant": lambda o: o.binary("<<", X, Y, AT),
    "`<<<` needs a word: the number 3 has no width": lambda o: o.binary("<<<", 3, 1, AT),
    "division by zero": lambda o: o.binary("%", w(3), w(0), AT),
    "`<<` by the number 4097: expected 0 to 4096": lambda o: o.binary("<<", 1, 4097, AT),
    "a number of more than 4096 bits": lambda o: o.binary("<<", 1, 4096, AT),
    "this is read before it is given a value": lambda o: o.unary("~", Unset(8), AT),
    "`P` permutes `u4`, found `u8`": lambda o: o.permute(SWAP, X, AT),
    "`S` takes words of 2 bits, found `u9`": lambda o: o.substitute(NEXT, Word(9), AT),
    "`F` takes words of 2 bits, found `u4`": lambda o: o.substitute(PARITY, Word(4), AT),
    "`S` takes columns of an array of 2 elements, found `u8`": lambda o: o.substitute_columns(
        NEXT, X, AT
    ),
    "`S` takes columns of words of one width": lambda o: o.substitute_columns(NEXT, [X, W16], AT),
    "`M` takes a vector of 2 words or `u2`, found `u8[3]`": lambda o: o.multiply(
        SUM, [X, X, X], AT
    ),
    "`A` takes a vector of 2 words, found `u8`": lambda o: o.multiply(TWICE, X, AT),
    "`M` takes elements of one shape": lambda o: o.multiply(SUM, [[X], [X, Y]], AT),
    "`M` takes words of one width, found `u8`": lambda o: o.multiply(SUM, [X, W16], AT),
    "`A` takes words of 8 bits, found `u16`": lambda o: o.multiply(TWICE, [W16, W16], AT),
    "`S` takes a word, and the number 3 has no width": lambda o: o.substitute(NEXT, 3, AT),
    "`f` takes a word, found `u8[2]`": lambda o: o.word([X, Y], "`f`", AT),
    "an index must be a number, found `u8[1]`": lambda o: known([X], "an index", AT),
    "an index has no value yet": lambda o: known(Unset(8), "an index", AT),
}


@pytest.mark.parametrize("message", REFUSED)
def test_values_that_do_not_fit_are_refused(message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        REFUSED[message](at_work()[0])


def test_an_error_behind_a_value_is_not_said_again() -> None:
    with pytest.raises(DiagnosticError) as raised:
        known(BROKEN, "an index", AT)
    assert raised.value.diagnostics == ()


def test_only_rotations_take_an_unknown_amount() -> None:
    assert amount_of("<<<", X, AT) == X
    assert amount_of("<<", w(3), AT) == 3
    with pytest.raises(DiagnosticError, match="hint: only rotations take an amount that depends"):
        amount_of(">>", X, AT)
