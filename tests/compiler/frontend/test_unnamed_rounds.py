"""Rounds of texts that name none: those that the same text has where it names them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from compiler.frontend.lower import lower
from compiler.frontend.unnamed_rounds import with_rounds
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.unroll import Unroll
from compiler.pipeline import run_passes
from dsl.check import load_cipher, parse_cipher
from dsl.library import CIPHERS

SHOWN = Path(__file__).parents[2] / "ciphers"


def without_rounds(program: Program) -> Program:
    """The program with no round."""
    return program.with_ops(replace(op, round=0) for op in program.ops)


def rounds(program: Program) -> list[int]:
    """The round of each operation that is no constant."""
    return [op.round for op in program.ops if op.name != "const"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gift", "hight", "lea", "pipo", "present", "simon", "skinny"])
def test_rounds_are_those_that_the_text_names(name: str) -> None:
    cipher = load_cipher(CIPHERS / f"{name}.dsl")
    named = lower(cipher, min(cipher.sets), "encrypt")
    assert rounds(with_rounds(without_rounds(named))) == rounds(named)


def test_rounds_of_cells_side_by_side_are_whole() -> None:
    """AES: sixteen S-boxes of a round repeat, too, and the last round has no matrix."""
    named = lower(load_cipher(CIPHERS / "aes.dsl"), "aes128_128", "encrypt")
    found = rounds(with_rounds(without_rounds(named)))
    assert found == [0 if number == 10 else number for number in rounds(named)]


def test_two_kinds_of_round_in_turn_are_one() -> None:
    """CHAM: even and odd rounds rotate by other amounts and stand apart in the text."""
    named = lower(load_cipher(CIPHERS / "cham.dsl"), "cham64_128", "encrypt")
    assert set(rounds(with_rounds(without_rounds(named)))) == set(range(1, 45))


CHAIN = """
spec f(a: u8, b: u8) {
  t0: u8 = xor a, b  ; 1:1
  t1: u8 = rotl t0, k=1  ; 2:1
  c0: u8 = const value=7  ; 2:1
  t2: u8 = add t1, c0  ; 2:1
  t3: u8 = rotl t2, k=1  ; 2:1
  c1: u8 = const value=9  ; 2:1
  t4: u8 = add t3, c1  ; 2:1
  t5: u8 = xor t4, b  ; 3:1
  return t5
}
"""
SIDE_BY_SIDE = """
spec f(a: u8, b: u8) {
  t0: u8 = rotl a, k=1  ; 1:1
  t1: u8 = not t0  ; 1:1
  t2: u8 = rotl b, k=1  ; 1:1
  t3: u8 = not t2  ; 1:1
  return t1, t3
}
"""


def test_constants_are_of_the_round_that_reads_them() -> None:
    found = with_rounds(parse_program(CHAIN))
    assert [op.round for op in found.ops] == [0, *[1] * 3, *[2] * 3, 0]


def test_words_side_by_side_are_no_rounds() -> None:
    program = parse_program(SIDE_BY_SIDE)
    assert with_rounds(program) is program


def test_rounds_that_are_named_stay() -> None:
    program = parse_program(CHAIN.replace("  ; 3:1", " @1  ; 3:1"))
    assert with_rounds(program) is program


def test_nothing_repeated_stays() -> None:
    program = parse_program("spec f(a: u8) {\n  t0: u8 = not a  ; 1:1\n  return t0\n}\n")
    assert with_rounds(program) is program
    empty = parse_program("spec f(a: u8) {\n  return a\n}\n")
    assert with_rounds(empty) is empty


@pytest.mark.slow
def test_issue_13_rounds_in_a_plain_function() -> None:
    """SM4 with `fn` for `round`: its 32 rounds have the names that a loop of rounds is made by."""
    text = (SHOWN / "sm4.dsl").read_text(encoding="utf-8")
    context = Context(load_target("c"), "")
    plain, named = (
        run_passes(Module(parse_cipher(each), "sm4128_128", {}), context, [Unroll(), Invert()])
        for each in (text.replace("round F(", "fn F("), text)
    )
    for name in ("encrypt", "decrypt"):
        assert rounds(plain.programs[name]) == rounds(named.programs[name])
    assert not any(rounds(plain.programs["key_schedule"]))
