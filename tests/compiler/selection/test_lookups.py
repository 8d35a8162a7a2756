"""Lookups: S-boxes read from tables compute what they computed column by column."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Program, Table, Type
from compiler.passes.forms.sbox import Sbox
from compiler.selection.lookups import with_lookups
from tests.compiler.stages import before, checked
from tests.golden import random_value

ON_A_WORD = """
spec f(a: u8, k: u8) {
  sbox S 4 4 0x0 = c 6 9 0 1 a 2 b 3 8 5 d 4 e 7 f
  t: u8 = xor a, k
  l: u4 = extract t, lo=0
  x0: u1 = extract l, lo=0
  x1: u1 = extract l, lo=1
  x2: u1 = extract l, lo=2
  x3: u1 = extract l, lo=3
  y0: u1, y1: u1, y2: u1, y3: u1 = sbox x0, x1, x2, x3, table=S
  m: u4 = concat y0, y1, y2, y3
  h: u4 = extract t, lo=4
  r: u8 = concat m, h
  return r
}
"""


def equal(program: Program) -> Program:
    """The program with lookups, which computes the same."""
    made = with_lookups(program)
    random = np.random.default_rng(11)
    inputs = {p.name: random_value(random, p.type) for p in program.params}
    pairs = zip(interpret(program, inputs), interpret(made, inputs), strict=True)
    for ours, theirs in pairs:
        assert isinstance(ours, np.ndarray)
        assert isinstance(theirs, np.ndarray)
        assert ours.tolist() == theirs.tolist()
    assert all(op.name != "sbox" for op in made.ops)
    return made


def names(program: Program) -> list[str]:
    return [op.name for op in program.ops]


def test_a_box_on_a_part_of_a_word_takes_that_part_and_no_bits() -> None:
    made = equal(parse_program(ON_A_WORD))
    assert names(made) == ["xor", "extract", "lookup", "extract", "concat"]


def test_a_box_on_a_whole_word_is_a_lookup_and_nothing_else() -> None:
    lines = [
        line for line in ON_A_WORD.splitlines() if not line.startswith(("  h:", "  r:", "  l:"))
    ]
    text = "\n".join(lines).replace("u8", "u4").replace("extract l", "extract t")
    made = equal(parse_program(text.replace("return r", "return m")))
    assert names(made) == ["xor", "lookup"]


def test_bits_in_another_order_are_gathered() -> None:
    text = ON_A_WORD.replace("sbox x0, x1, x2, x3", "sbox x3, x1, x2, x0")
    made = equal(parse_program(text))
    assert names(made).count("extract") > 2
    assert names(made).count("lookup") == 1


def test_a_box_on_planes_is_looked_up_column_by_column() -> None:
    text = """
        spec f(a: u4, b: u4) {
          sbox S 2 2 0x0 = 1 3 0 2
          t: u4, u: u4 = sbox a, b, table=S
          return t, u
        }"""
    assert names(equal(parse_program(text))).count("lookup") == 4


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """S-boxes on bits that come from words, boxes and each other, and words made of them."""
    build = Builder("t")
    params = tuple(build.param(f"a{i}", Type(draw(st.integers(2, 12)))) for i in range(2))
    tables: dict[str, Table] = {}
    words, made = [p.name for p in params], [p.name for p in params]
    for number in range(draw(st.integers(1, 3))):
        inputs, outputs = draw(st.integers(1, 5)), draw(st.integers(1, 5))
        bits = [bit(draw, build, words) for _ in range(inputs)]
        size = 1 << inputs
        values = draw(st.lists(st.integers(0, (1 << outputs) - 1), min_size=size, max_size=size))
        tables[f"S{number}"] = Table(f"S{number}", "sbox", inputs, outputs, tuple(values))
        found = build.emit_many("sbox", bits, [Type(1)] * outputs, table=f"S{number}")
        parts = draw(st.permutations([*found, bit(draw, build, words)]))
        words.append(build.emit("concat", *parts, kind=Type(outputs + 1)))
        made += [*found, words[-1]]
    results = tuple(draw(st.lists(st.sampled_from(made), min_size=1, max_size=4)))
    return Program("f", "spec", params, tuple(build.ops), results, tables)


def bit(draw: st.DrawFn, build: Builder, words: list[str]) -> str:
    """A bit of a word, directly or by way of a part of it."""
    word = draw(st.sampled_from(words))
    width = build.types[word].bits
    low = draw(st.integers(0, width - 1))
    if draw(st.booleans()):
        return build.emit("extract", word, kind=Type(1), lo=low)
    part = build.emit("extract", word, kind=Type(width - low), lo=low)
    place = draw(st.integers(0, width - low - 1))
    return build.emit("extract", part, kind=Type(1), lo=place)


@pytest.mark.slow
@settings(max_examples=100)
@given(programs())
def test_lookups_compute_what_boxes_did(program: Program) -> None:
    equal(program)


@pytest.mark.slow
def test_the_pass_puts_tables_only_where_it_is_told() -> None:
    module = before("sbox")
    assert "lookup" in {
        op.name for op in checked(module, [Sbox(table=True)]).programs["encrypt"].ops
    }
    assert "lookup" not in {op.name for op in checked(module, [Sbox()]).programs["encrypt"].ops}
