"""Two S-boxes on half a byte are one look-up, and bits move between bytes by masks."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Program
from compiler.sboxes.paired_boxes import PairTables, exchanged, selected, with_pairs
from tests import golden

BOX = "sbox S 4 4 0x0 = c 5 6 b 9 0 a d 3 e f 8 4 7 1 2"


def cells(name: str, word: str, count: int, *, first: int = 0) -> list[str]:
    """Look-ups of the lowest half bytes of a word, by number."""
    return [
        line
        for n in range(count)
        for line in (
            f"{name}i{n}: u4 = extract {word}, lo={4 * n + first}",
            f"{name}{n}: u4 = lookup {name}i{n}, table=S",
        )
    ]


def program(*lines: str, params: str = "a: u16, k: u16", results: str = "r") -> Program:
    return parse_program("\n".join([f"spec f({params}) {{", BOX, *lines, f"return {results}", "}"]))


def paired(
    before: Program, keys: tuple[str, ...] = ("k",), *, upper_first: bool = False
) -> Program:
    after = with_pairs(before, keys, PairTables(), upper_first=upper_first)
    assert not golden.differing(before, after, seed=3)
    return after


def count(program: Program) -> Counter[str]:
    return Counter(op.name for op in program.ops)


LAYER = ("t: u16 = xor a, k", *cells("x", "t", 4), "s: u16 = concat x0, x1, x2, x3")


def test_two_boxes_are_one_look_up() -> None:
    made = paired(program(*LAYER, "r: u16 = xor s, k"))
    assert count(made)["lookup"] == 2
    assert {table.name for table in made.tables.values() if table.in_bits == 8} == {"pair_0"}


def test_bits_move_by_masks_without_a_shift() -> None:
    order = " ".join(str(4 * (n % 4) + n // 4) for n in range(16))
    made = paired(
        program(
            *LAYER,
            f"p: u16 = permute s, map=({order})",
            "u: u16 = xor p, k",
            *cells("y", "u", 4),
            "r: u16 = concat y0, y1, y2, y3",
        )
    )
    assert count(made)["and"] == 1
    assert not {"shl", "shr", "or"} & count(made).keys()


def test_keys_stay_in_their_order_where_a_permutation_follows() -> None:
    order = " ".join(str(4 * (n % 4) + n // 4) for n in range(16))
    made = paired(
        program(
            *LAYER,
            "u: u16 = xor s, k",
            f"p: u16 = permute u, map=({order})",
            *cells("y", "p", 4),
            "r: u16 = concat y0, y1, y2, y3",
        )
    )
    assert {op.type.bits for op in made.ops if op.name == "extract"} == {8}


@pytest.mark.parametrize("upper_first", [False, True])
def test_words_of_half_a_byte_are_paired(upper_first: bool) -> None:
    lines = [f"y{n}: u4 = lookup {c}, table=S" for n, c in enumerate("abcd")]
    sums = ["s: u4 = xor y0, y3", "t: u4 = xor y1, y2"]
    boxes = ["u: u4 = lookup s, table=S", "v: u4 = lookup t, table=S"]
    params = "a: u4, b: u4, c: u4, d: u4"
    before = program(*lines, *sums, *boxes, params=params, results="u, v")
    made = paired(before, (), upper_first=upper_first)
    assert count(made)["lookup"] == 3


@pytest.mark.parametrize(
    "lines",
    [
        ("r: u16 = add a, k",),
        (*LAYER[:1], *cells("x", "t", 3), "r: u16 = concat x0, x1, x2, x2"),
        (*LAYER, "r: u16 = add s, k"),
    ],
    ids=["no boxes", "an odd number of boxes", "a sum of numbers"],
)
def test_others_stay_as_they_are(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert with_pairs(before, ("k",), PairTables(), upper_first=False) is before


def test_exchanges_and_selections_agree() -> None:
    at = {n: {place: n ^ place // 2 for place in range(8)} for n in range(4)}
    build, names = Builder(), ("a", "b", "c", "d")
    head = parse_program("spec f(a: u8, b: u8, c: u8, d: u8) {\nreturn a\n}")
    build.types = dict(head.types)
    exchanges = exchanged(build, names, at)
    assert exchanges
    chosen = [selected(build, names, at[n]) for n in at]
    made = head.with_ops(build.ops, (*exchanges.values(), *chosen))
    given = {name: word_array([37 * n + 11, 5 * n], 8) for n, name in enumerate(names)}
    results = [np.asarray(each) for each in interpret(made, given)]
    for mine, other in zip(results[:4], results[4:], strict=True):
        assert np.array_equal(mine, other)


def test_what_is_no_exchange_is_selected() -> None:
    at = {0: {place: 0 for place in range(8)}, 1: {place: place % 2 for place in range(8)}}
    assert exchanged(Builder(), ("a", "b"), at) is None
