"""Programs under a choice of signs compute the same, and complements cost what they cost."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.polarity.rewrite import price_of, rewrite
from compiler.polarity.values import DEARER_PRICE, NOT_PRICE, Choice, signed
from tests.compiler.random_words import results

PLAIN = frozenset({"and", "or", "xor", "not"})
KEY = frozenset({"k"})


def program(*lines: str, result: str = "") -> Program:
    value = result or lines[-1].split(":")[0]
    head = "spec f(a: u8, b: u8, c: u8, k: u8) {"
    return parse_program("\n".join([head, *lines, f"return {value}", "}"]))


def rewritten(before: Program, have: frozenset[str], inverted: str = "", both: str = "") -> Program:
    """The program with some values stored inverted, and some complements made as well."""
    choice = Choice(frozenset(inverted.split()), frozenset(both.split()))
    made = rewrite(signed(before, KEY), have, choice)
    assert results(made) == results(before)
    return made


def lines_of(made: Program) -> list[str]:
    return [" ".join((op.name, *op.args)) for op in made.ops]


def test_nothing_changes_where_nothing_is_inverted() -> None:
    before = program("s: u8 = and a, b @1", "t: u8 = xor s, k @2")
    assert rewritten(before, PLAIN) == before


def test_complements_move_behind_an_operation() -> None:
    """An OR of complements is the complement of an AND, which its reader then executes."""
    before = program("p: u8 = not a", "q: u8 = not b", "t: u8 = or p, q @3")
    made = rewritten(before, PLAIN, "t", "t")
    assert lines_of(made) == ["and a b", "not t"]
    assert made.ops[0].round == 3
    assert price_of(made, KEY) == NOT_PRICE


def test_a_key_takes_a_complement_for_nothing() -> None:
    before = program("s: u8 = xor a, k", "t: u8 = not s")
    made = rewritten(before, PLAIN, "s")
    assert lines_of(made) == ["not k", f"xor a {made.ops[0].result}"]
    assert price_of(made, KEY) == 0
    assert price_of(made, frozenset()) == NOT_PRICE


def test_a_complement_is_executed_once_for_all_readers() -> None:
    before = program("p: u8 = not a", "s: u8 = add p, b", "t: u8 = add p, s")
    made = rewritten(before, PLAIN, both="a")
    assert lines_of(made) == ["not a", "add i0 b", "add i0 s"]


def test_a_constant_is_inverted_when_it_is_made() -> None:
    before = program("n: u8 = const value=5", "p: u8 = not n", "t: u8 = add a, p")
    made = rewritten(before, PLAIN)
    assert [op.attrs for op in made.ops] == [(("value", 250),), ()]
    assert price_of(made, KEY) == 0


@pytest.mark.parametrize(
    ("have", "expected", "price"),
    [
        (PLAIN | {"xnor"}, ["xnor a b"], 0),
        (PLAIN | {"xor3"}, ["const", "xor3 a b i0"], DEARER_PRICE),
        (PLAIN | {"lut3"}, ["lut3 a b b"], 0),
    ],
)
def test_a_complemented_sum_is_one_instruction(
    have: frozenset[str], expected: list[str], price: int
) -> None:
    before = program("s: u8 = xor a, b", "t: u8 = not s")
    made = rewritten(before, have, "s")
    assert lines_of(made) == expected
    assert price_of(made, KEY) == price


def test_ones_are_made_once_for_each_width() -> None:
    before = program(
        *("s: u8 = xor a, b", "n: u8 = not s", "t: u8 = xor n, c", "u: u8 = xor t, b"),
        *("v: u8 = not u", "w: u8 = add v, v"),
    )
    made = rewritten(before, PLAIN | {"xor3"}, "s u")
    consts = [op for op in made.ops if op.name == "const"]
    assert [op.number("value") for op in consts] == [255]
    assert price_of(made, KEY) == 2 * DEARER_PRICE


def test_a_table_of_three_operands_takes_the_signs() -> None:
    before = program("p: u8 = not a", "t: u8 = lut3 p, b, c, k=128")
    made = rewritten(before, PLAIN | {"lut3"})
    # not a, and b, and c
    assert [(op.name, op.args, op.number("k")) for op in made.ops] == [
        ("lut3", ("a", "b", "c"), 0b01000000)
    ]


def test_moves_of_bits_keep_the_sign() -> None:
    before = program("p: u8 = not a", "r: u8 = rotl p, k=3", "t: u8 = add r, b")
    made = rewritten(before, PLAIN, "r", "r")
    assert lines_of(made) == ["rotl a", "not r", "add i0 b"]


def test_sums_with_ones_are_complements_as_well() -> None:
    before = program("n: u8 = const value=255", "p: u8 = xor n, a", "q: u8 = not p")
    assert rewritten(before, PLAIN).results == ("a",)


def test_prices_count_what_is_executed_on_blocks() -> None:
    made = program(
        *("n: u8 = not a", "m: u8 = not k", "o: u8 = const value=255", "p: u8 = not o"),
        *("s: u8 = xor3 n, m, o", "t: u8 = xor3 s, p, b", "u: u8 = xor3 o, t, a"),
    )
    assert price_of(made, KEY) == NOT_PRICE + 2 * DEARER_PRICE
    assert price_of(made, frozenset()) == 2 * NOT_PRICE + 2 * DEARER_PRICE
