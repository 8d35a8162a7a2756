"""Reading programs: what is printed is read as it was, and what is no program is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.parse import IRSyntaxError, parse_op, parse_program, parse_type
from compiler.ir.print import print_op, print_program
from compiler.ir.program import POINTER, Added, Attribute, Level, Op, Param, Program, Table, Type
from dsl.syntax.tree import Span

LETTERS = "abcdefghijklmnopqrstuvwxyzXYZ_"
names = st.text(LETTERS, min_size=1, max_size=4)
values = st.builds(lambda name, number: f"{name}.{number}", names, st.integers(0, 999))
types = st.builds(
    Type, st.sampled_from([1, 2, 4, 8, 16, 24, 32, 48, 64, 128]), st.sampled_from([1, 2, 8, 16])
)
rounds = st.integers(0, 99)
reasons: st.SearchStrategy[Added] = st.sampled_from(["", "spill", "copy"])
spans = st.none() | st.builds(Span, st.just(""), st.integers(1, 9999), st.integers(1, 200))
words = names.filter(lambda word: not word.isdigit())
attribute_values: st.SearchStrategy[Attribute] = (
    st.integers(0, 2**128)
    | words
    | st.lists(st.integers(0, 300), min_size=1, max_size=16).map(tuple)
)
attribute_lists = st.dictionaries(names, attribute_values, max_size=3).map(
    lambda found: tuple(sorted(found.items()))
)


@st.composite
def operations(draw: st.DrawFn) -> Op:
    results = draw(st.lists(values, max_size=3, unique=True))
    kinds = tuple(draw(types) for _ in results)
    args = tuple(draw(st.lists(values, max_size=4)))
    name = draw(names | values)
    place = draw(spans), draw(rounds), draw(reasons)
    return Op(name, args, tuple(results), kinds, draw(attribute_lists), *place)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    if draw(st.booleans()):
        bits = draw(st.integers(1, 5))
        entries = draw(st.lists(st.integers(0, 31), min_size=1 << bits, max_size=1 << bits))
        return Table(draw(names), "sbox", bits, 5, tuple(entries))
    rows = draw(st.lists(st.integers(0, 255), min_size=4, max_size=4))
    return Table(draw(names), "matrix", 8, 8, tuple(rows), 0x11B)


@st.composite
def programs(draw: st.DrawFn) -> Program:
    level: Level = draw(st.sampled_from(["spec", "slice", "listing"]))
    params = draw(st.lists(st.builds(Param, values, types | st.just(POINTER)), max_size=4))
    ops = tuple(draw(st.lists(operations(), max_size=8)))
    results = tuple(draw(st.lists(values, max_size=3)))
    known = {table.name: table for table in draw(st.lists(tables(), max_size=2))}
    return Program(draw(names), level, tuple(params), ops, results, known, draw(st.booleans()))


@pytest.mark.slow
@given(programs())
def test_what_is_printed_parses_back(program: Program) -> None:
    text = print_program(program)
    assert parse_program(text) == program
    assert print_program(parse_program(text)) == text


@given(operations())
def test_an_operation_parses_back(op: Op) -> None:
    assert parse_op(print_op(op)) == op


@given(types | st.just(POINTER))
def test_a_type_parses_back(kind: Type) -> None:
    assert parse_type(str(kind)) == kind


def test_the_text_as_people_read_it() -> None:
    text = """spec encrypt(X.0: u8, rk: u8) {
  sbox S 3 3 0x0 = 3 6 0 5 7 1 4 2
  t0: u8 = xor X.0, rk @3 !copy  ; 12:5
  t1: u8 = const value=0x1ff
  t2: u8, t3: u8 = sbox t0, t1, table=S
  return t2, t3
}
"""
    program = parse_program(text)
    assert program.ops[0].span == Span("", 12, 5)
    assert program.ops[0].round == 3
    assert program.ops[0].added == "copy"
    assert program.ops[2].word("table") == "S"
    assert print_program(program) == text


def test_comments_and_indentation_are_free() -> None:
    text = "# why\nspec f(a: u8) {\n\n      # inside\n t: u8 = not a\nreturn t\n}\n"
    assert parse_program(text).ops[0].name == "not"


def test_an_operation_is_read_part_by_part() -> None:
    op = parse_op("a.1: u8, b: u16x4 = do x, k=0x1f, y, word=S, places=(3 0x10) @12 !spill  ; 4:7")
    assert (op.name, op.args, op.results) == ("do", ("x", "y"), ("a.1", "b"))
    assert op.types == (Type(8), Type(16, 4))
    assert op.attrs == (("k", 31), ("places", (3, 16)), ("word", "S")), "in the order of names"
    assert (op.round, op.added, op.span) == (12, "spill", Span("", 4, 7))
    plain = parse_op("store out, t0, offset=0")
    assert (plain.results, plain.round, plain.added, plain.span) == ((), 0, "", None)


def test_tables_are_read_in_hexadecimal() -> None:
    head, end = "spec f() {", "return\n}"
    program = parse_program(f"{head}\nsbox S 2 4 0x0 = 3 f 0 a\nmatrix M 8 8 0x11b = 2 ff\n{end}")
    assert program.tables["S"] == Table("S", "sbox", 2, 4, (3, 15, 0, 10))
    assert program.tables["M"] == Table("M", "matrix", 8, 8, (2, 255), 0x11B)
    assert program.ops == ()


@pytest.mark.parametrize(
    ("text", "registers"), [("listing f() {", False), ("listing registers f() {", True)]
)
def test_the_head_says_what_names_are(text: str, registers: bool) -> None:
    program = parse_program(f"{text}\nreturn a, b\n}}")
    assert (program.name, program.level, program.registers) == ("f", "listing", registers)
    assert program.results == ("a", "b")


@pytest.mark.parametrize("line", ["t: u8 = not a @x", "t: u8 = not a !lost", "t: u8 = not a ; 3"])
def test_a_line_with_another_end_is_refused(line: str) -> None:
    with pytest.raises(IRSyntaxError, match="is not `results = name operands @3 !spill"):
        parse_op(line)


@pytest.mark.parametrize("text", ["8", "u", "ux4", "u8x", "i8", "u8 ", "u-8", "pointer"])
def test_what_is_no_type_is_refused(text: str) -> None:
    with pytest.raises(IRSyntaxError, match=f"`{text}` is no type"):
        parse_type(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "level name"),
        ("spec f() {", "level name"),
        ("spec f() {\n}", "level name"),
        ("stone f() {\nreturn\n}", "level name"),
        ("spec f(a) {\nreturn a\n}", "`a` has no type"),
        ("spec f(a: i8) {\nreturn a\n}", "`i8` is no type"),
        ("spec f(a: u8) {\nt = not a\nreturn t\n}", "`t` has no type"),
    ],
)
def test_what_is_no_program_is_refused(text: str, said: str) -> None:
    with pytest.raises(IRSyntaxError, match=said):
        parse_program(text)
