"""Operators on pointers and lengths: right for every value of the symbols, or refused."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest

from prove.graph.graph import Graph
from prove.graph.words import constant_bits
from prove.machine.memory import Depends, Memory
from prove.machine.public import COMPARED, Arithmetic
from prove.machine.values import Facts, Sum, Undecided, Unsupported, symbol

FACTS = Facts(
    ranges={"n": (0, 99), "r": (0, 7), "far": (0, None)},
    extents={"in": (Sum("", 0), Sum("", 4096))},
    largest=Sum("", 4096),
)
ARITHMETIC = Arithmetic(Memory({}, FACTS, 4, aligned=True))
BLOCKS = symbol("n").times(8)
LENGTH = BLOCKS.plus(symbol("r")).moved(16)
"""8 n + r + 16."""
POINTER = Sum("in", 4)


def number(value: int) -> Sum:
    return Sum("", value)


@pytest.mark.parametrize(
    ("left", "op", "right", "made"),
    [
        (POINTER, "+", LENGTH, Sum("in", 20, (("n", 8), ("r", 1)))),
        (POINTER, "-", number(4), Sum("in", 0)),
        (Sum("in", 12), "-", POINTER, number(8)),
        (LENGTH, "<<", number(2), Sum("", 64, (("n", 32), ("r", 4)))),
        (LENGTH, ">>", number(3), symbol("n").moved(2)),
        (LENGTH, "&", number(7), symbol("r")),
        (LENGTH, ">>", number(0), LENGTH),
        (LENGTH, "&", number(0), number(0)),
        (POINTER, "|", number(0), POINTER),
        (POINTER, "^", number(0), POINTER),
        (LENGTH, ">=", number(16), 1),
        (LENGTH, "<", number(16), 0),
        (number(15), "<", LENGTH, 1),
        (LENGTH, "==", number(15), 0),
        (LENGTH, "!=", number(15), 1),
    ],
)
def test_what_is_computed_is_so_for_every_value(
    left: Sum, op: str, right: Sum, made: Sum | int
) -> None:
    assert ARITHMETIC.apply(left, op, right) == made


@pytest.mark.parametrize("n", [0, 1, 99])
@pytest.mark.parametrize("r", [0, 7])
def test_shifts_and_masks_are_those_of_the_numbers(n: int, r: int) -> None:
    known = {"n": number(n), "r": number(r)}
    for op, amount, wanted in ((">>", 3, 8 * n + r + 16 >> 3), ("&", 7, 8 * n + r + 16 & 7)):
        made = ARITHMETIC.apply(LENGTH, op, number(amount))
        assert isinstance(made, Sum)
        assert made.replaced(known) == number(wanted)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    **{"==": operator.eq, "!=": operator.ne, "<": operator.lt},
    **{"<=": operator.le, ">": operator.gt, ">=": operator.ge},
}


@pytest.mark.parametrize("op", sorted(COMPARE))
def test_comparisons_are_those_of_numbers(op: str) -> None:
    assert op in COMPARED
    for x in range(3):
        for y in range(3):
            assert ARITHMETIC.apply(number(x), op, number(y)) == int(COMPARE[op](x, y))


@pytest.mark.parametrize("op", sorted(COMPARE))
def test_a_comparison_that_depends_on_a_symbol_is_not_decided(op: str) -> None:
    with pytest.raises(Undecided):
        ARITHMETIC.apply(BLOCKS, op, number(40))


@pytest.mark.parametrize(
    ("left", "op", "right", "complaint"),
    [
        (POINTER, ">>", number(2), "`>>` of a pointer or a length"),
        (POINTER, "&", number(3), "`&` of a pointer or a length"),
        (LENGTH, "&", number(6), "`&` of a pointer or a length"),
        (LENGTH, "|", number(1), r"`\|` of a pointer or a length"),
        (LENGTH, "*", number(2), r"`\*` of a pointer or a length"),
        (LENGTH, "^", LENGTH, r"`\^` of a pointer or a length"),
        (number(1), "<<", LENGTH, "`<<` of a pointer or a length"),
        (POINTER, "<<", number(1), "a pointer is multiplied"),
        (LENGTH, ">>", number(2), "the low bits of a length are not known"),
        (symbol("r").moved(-1), "&", number(15), "the low bits of a length are not known"),
        (symbol("far"), "&", number(255), "the low bits of a length are not known"),
        (symbol("far").times(8), ">>", number(3), "a length may wrap around"),
        (LENGTH.moved(1), ">>", number(3), "the low bits of a length are not known"),
        (POINTER, "+", POINTER, "pointers are combined"),
    ],
)
def test_what_there_is_no_rule_for_is_refused(
    left: Sum, op: str, right: Sum, complaint: str
) -> None:
    with pytest.raises(Unsupported, match=complaint):
        ARITHMETIC.apply(left, op, right)


def test_constant_bits_are_numbers_with_a_sign_if_wanted() -> None:
    assert ARITHMETIC.number(constant_bits(0xFE, 8), signed=False) == number(254)
    assert ARITHMETIC.number(constant_bits(0xFE, 8), signed=True) == number(-2)
    assert ARITHMETIC.number(constant_bits(0x7E, 8), signed=True) == number(126)
    assert ARITHMETIC.holds(1)
    assert not ARITHMETIC.holds(0)


def test_data_are_no_number_and_decide_nothing() -> None:
    secret = Graph().input("key", 0)
    with pytest.raises(Depends, match="is computed from data that is not public") as caught:
        ARITHMETIC.number((0, secret), signed=False)
    assert caught.value.literals == (0, secret)
    with pytest.raises(Depends, match="a branch depends on data that is not public"):
        ARITHMETIC.holds(secret)
