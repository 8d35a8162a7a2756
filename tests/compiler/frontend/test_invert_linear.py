"""Linear systems find unknown words: the steps give what made the known results."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from compiler.frontend.invert_linear import Found, find_words
from compiler.frontend.pieces import Pieces
from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Param, Program
from tests.compiler.plain_words import evaluate


def program(params: str, *lines: str) -> Program:
    """A spec program of lines such as `t: u8 = xor a, b`."""
    return parse_program("\n".join([f"spec f({params}) {{", *lines, "return", "}"]))


def find(made: Program, known: str, pieces: Pieces | None = None) -> list[Found]:
    """What is found where some values are known; operations that make them are stuck."""
    names = set(known.split())
    stuck = [op for op in made.ops if set(op.results) & names and op.name != "const"]
    return find_words(made, names, pieces or Pieces(), stuck, "new")


def values(made: Program, inputs: Sequence[int]) -> dict[str, int]:
    """Every value of a program."""
    every = tuple(made.types)
    return dict(zip(every, evaluate(made.with_ops(made.ops, every), inputs), strict=True))


def check(made: Program, found: Sequence[Found], inputs: Sequence[int], extra: str = "") -> None:
    """The steps of what was found, run on known values, give bits of the words."""
    right = values(made, inputs)
    for each in found:
        own = {r for op in each.steps for r in op.results}
        read = dict.fromkeys(a for op in each.steps for a in op.args if a not in own)
        params = tuple(Param(name, made.types[name]) for name in read)
        assert set(read) <= {*extra.split()}
        made_last = each.steps[-1].result
        assert made_last == each.word or each.bits < made.types[each.word].bits
        run = Program("g", "spec", params, each.steps, (made_last,), made.tables)
        (value,) = evaluate(run, [right[name] for name in read])
        assert value == right[each.word] >> each.low & (1 << each.bits) - 1


WORDS = (0, 1, 0x80, 0xFF, 0x5A, 0xC3)


def test_a_word_read_several_times_is_found_from_their_sum() -> None:
    made = program(
        "x: u8",
        "a: u8 = rotl x, k=1",
        "b: u8 = rotl x, k=2",
        "c: u8 = xor x, a",
        "r: u8 = xor c, b",
    )
    (found,) = find(made, "r")
    assert (found.word, found.low, found.bits) == ("x", 0, 8)
    assert all(op.results[0].startswith("new") or op.results == ("x",) for op in found.steps)
    for x in WORDS:
        check(made, [found], [x], "r")


def test_known_terms_are_taken_off_first() -> None:
    made = program(
        "x: u8, k: u8",
        "a: u8 = shl x, k=3",
        "b: u8 = not k",
        "d: u8 = xor x, b",
        "c: u8 = const value=99",
        "e: u8 = xor d, c",
        "r: u8 = xor e, a",
    )
    (found,) = find(made, "r k b c")
    for x, key in product(WORDS, repeat=2):
        check(made, [found], [x, key], "r k b c")


def test_several_results_determine_several_words() -> None:
    made = program(
        "x: u8, y: u8",
        *("a: u8 = shl x, k=1", "r: u8 = xor x, y", "s: u8 = xor y, a"),
    )
    found = find(made, "r s")
    assert {(f.word, f.bits) for f in found} == {("x", 8), ("y", 8)}
    for x, y in product(WORDS, repeat=2):
        check(made, found, [x, y], "r s")


def test_only_the_bits_that_are_determined_are_found() -> None:
    made = program("x: u8", "a: u8 = shr x, k=3", "b: u8 = shr x, k=5", "r: u8 = xor a, b")
    (found,) = find(made, "r")
    assert (found.word, found.low, found.bits) == ("x", 3, 5)
    for x in WORDS:
        check(made, [found], [x], "r")


def test_a_constant_masks_bits() -> None:
    made = program(
        *("x: u8", "c: u8 = const value=60", "a: u8 = and x, c"),
        *("b: u8 = shl x, k=4", "r: u8 = xor a, b"),
    )
    (found,) = find(made, "r c")
    assert (found.word, found.low, found.bits) == ("x", 2, 2)
    for x in WORDS:
        check(made, [found], [x], "r c")


def test_an_inversion_adds_ones() -> None:
    made = program("x: u8", "b: u8 = not x", "a: u8 = shr x, k=2", "r: u8 = xor b, a")
    (found,) = find(made, "r")
    for x in WORDS:
        check(made, [found], [x], "r")


def test_bits_that_are_known_already_help() -> None:
    lines = ("a: u8 = rotl x, k=1", "r: u8 = xor x, a")
    made = program("x: u8", *lines)
    assert find(made, "r") == []
    made = program("x: u8", "low: u1 = extract x, lo=0", *lines)
    pieces = Pieces()
    pieces.add("x", 0, "low", 1)
    found = find(made, "r low", pieces)
    assert [(f.word, f.low, f.bits) for f in found] == [("x", 1, 7)]
    for x in WORDS:
        check(made, found, [x], "r low")


def test_the_definition_of_an_unknown_word_joins_the_system() -> None:
    """`m` is known by its sum with `x`; the second definition of `x` comes from `m`."""
    made = program(
        "x: u8, y: u8",
        "m: u8 = xor x, y",
        "z: u8 = and m, x",
        "r: u8 = xor m, x",
        "s: u8 = xor m, y",
        "t: u8 = xor z, m",
    )
    found = find(made, "r s")
    assert {f.word for f in found} >= {"x", "y"}
    for x, y in product(WORDS, repeat=2):
        check(made, found, [x, y], "r s")


@pytest.mark.parametrize(
    "lines",
    [
        ("a: u8 = rotl x, k=1", "r: u8 = xor x, a"),  # x and ~x give the same
        ("a: u8 = and x, y", "r: u8 = xor a, a"),
        ("r: u8 = and x, y",),
        ("r: u8 = xor x, y",),
    ],
)
def test_what_is_not_determined_is_not_found(lines: tuple[str, ...]) -> None:
    assert find(program("x: u8, y: u8", *lines), "r") == []


def test_a_system_of_too_many_bits_is_not_solved() -> None:
    for bits, count in ((512, 1), (2048, 0)):
        made = program(f"x: u{bits}", f"a: u{bits} = shl x, k=1", f"r: u{bits} = xor x, a")
        assert len(find(made, "r")) == count


def test_nothing_is_stuck() -> None:
    made = program("x: u8", "r: u8 = not x")
    stuck: list[Op] = []
    assert find_words(made, {"r"}, Pieces(), stuck, "new") == []
