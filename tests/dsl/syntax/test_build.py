"""Each rule of the grammar becomes its node, with what was written and where."""

from __future__ import annotations

import pytest

from dsl.syntax import tree
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.parse import parse_expression, parse_file, parse_statements
from dsl.syntax.tree import (
    Array,
    Assign,
    Binary,
    Call,
    CircuitDecl,
    ConstDecl,
    Declaration,
    Entry,
    For,
    Function,
    If,
    Index,
    LayoutDecl,
    Let,
    MatrixDecl,
    MatrixOf,
    Name,
    Number,
    PermutationDecl,
    PermutationList,
    Return,
    SBoxDecl,
    SBoxOf,
    Select,
    SetDecl,
    Span,
    Unary,
)
from tests.dsl.toy_texts import declarations

FN = "fn f() -> u8 {{ {} }}"


def one(text: str) -> Declaration:
    (made,) = declarations(text)
    return made


def test_a_file_has_a_name_a_source_and_declarations() -> None:
    made = parse_file('cipher ABC\nsource "a, b"\nset s { }\ndecrypt = none\n', "t.dsl")
    assert (made.name, made.source, made.span) == ("ABC", "a, b", Span("t.dsl", 1, 8, 11))
    assert [type(d) for d in made.declarations] == [SetDecl, tree.OneWay]
    assert parse_file("cipher ABC", "t.dsl").declarations == ()


def test_sets_layouts_and_tests() -> None:
    made = one("set s { a = 1, b = 2 }")
    assert isinstance(made, SetDecl)
    assert [(each.name, each.span.column) for each in made.settings] == [("a", 9), ("b", 16)]
    orders = [one(f"key u8[4] {order}") for order in ("big", "little", "")]
    assert [d.big_endian for d in orders if isinstance(d, LayoutDecl)] == [True, False, False]
    assert [d.role for d in orders if isinstance(d, LayoutDecl)] == ["key"] * 3
    test = one("test s { key 00ff, plaintext 0A }")
    assert isinstance(test, tree.TestDecl)
    assert [answer[:2] for answer in test.answers] == [("key", "00ff"), ("plaintext", "0A")]
    assert test.answers[0][2] == Span("t.dsl", 2, 14, 18)


def test_sboxes_are_hexadecimal() -> None:
    alone, several, computed = map(
        one, ("sbox S = [a 10 0 1]", "sbox S[n] = [[0 1] [1 0]]", "sbox S = f")
    )
    assert isinstance(alone, SBoxDecl)
    assert isinstance(several, SBoxDecl)
    assert isinstance(computed, SBoxOf)
    assert ([row.values for row in alone.rows], alone.count) == ([(10, 16, 0, 1)], None)
    assert [row.values for row in several.rows] == [(0, 1), (1, 0)]
    assert isinstance(several.count, Name)
    assert computed.function.id == "f"


@pytest.mark.parametrize("name", ["S", "S^-1", "S[3]", "S^-1[3]"])
def test_a_circuit_is_of_the_table_that_is_named(name: str) -> None:
    made = one(f'circuit {name} from "a paper" {{ y0 = x0; y1 = x1 }}')
    assert isinstance(made, CircuitDecl)
    assert (made.sbox, made.source, len(made.body)) == (name, "a paper", 2)


def test_tables_of_rules_lists_and_fields() -> None:
    rule, listed = map(one, ("permutation P: u8 { i -> i + 1 }", "permutation P: u(n) = [1, 0]"))
    assert isinstance(rule, PermutationDecl)
    assert isinstance(listed, PermutationList)
    assert (rule.variable, type(rule.rule)) == ("i", Binary)
    assert len(listed.targets.elements) == 2
    fields = ("GF(2)", "GF(2^1)", "GF(2^8)/0x11b", "GF(2^64)/0x1000000000000001b")
    made = [one(f"matrix M over {field} = [[1]]") for field in fields]
    wanted = [3, 3, 0x11B, (1 << 64) + 0x1B]
    assert [d.modulus for d in made if isinstance(d, MatrixDecl)] == wanted
    computed = one("matrix M over GF(2) = f")
    assert isinstance(computed, MatrixOf)
    assert (computed.modulus, computed.function.id) == (3, "f")


def test_constants_and_types() -> None:
    typed, plain = map(one, ("const c: u(n + 1)[2][m] = 1", "const c = 0b1_01"))
    assert isinstance(typed, ConstDecl)
    assert isinstance(plain, ConstDecl)
    assert typed.type is not None
    assert [type(each) for each in (typed.type.width, *typed.type.dimensions)] == [
        Binary,
        Number,
        Name,
    ]
    assert plain.type is None
    assert isinstance(plain.value, Number)
    assert plain.value.value == 5


def test_functions_and_entries() -> None:
    plain, numbered = map(one, ("fn f() -> u8 { }", "round f(x: u8, y: u4) -> u8 { return x }"))
    assert isinstance(plain, Function)
    assert isinstance(numbered, Function)
    assert (plain.is_round, plain.parameters, plain.body) == (False, (), ())
    assert numbered.is_round
    assert [each.name for each in numbered.parameters] == ["x", "y"]
    entries = map(one, ("encrypt(X) { X = X }", "key_schedule(K, T) -> RK { RK = K }"))
    found = [(d.role, d.inputs, d.output) for d in entries if isinstance(d, Entry)]
    assert found == [("encrypt", ("X",), ""), ("key_schedule", ("K", "T"), "RK")]
    assert isinstance(one("decrypt = inverse of encrypt"), tree.Inverse)


def body(text: str) -> tuple[tree.Statement, ...]:
    made = one(FN.format(text))
    assert isinstance(made, Function)
    return made.body


def test_statements() -> None:
    loop, inclusive, choice, alone, let, untyped, back = body(
        "for i in 0..n { a = i }; for i in 0..=n { }; if a { a = 1 } else if b { } else { a = 2 }; "
        "if a { }; let x: u8; let y = 3; return y"
    )
    assert isinstance(loop, For)
    assert isinstance(inclusive, For)
    assert (loop.name, loop.inclusive, inclusive.inclusive) == ("i", False, True)
    assert (len(loop.body), inclusive.body) == (1, ())
    assert isinstance(choice, If)
    assert [len(part) for _, part in choice.branches] == [1, 0]
    assert len(choice.otherwise) == 1
    assert isinstance(alone, If)
    assert alone.otherwise == ()
    assert isinstance(let, Let)
    assert isinstance(untyped, Let)
    assert (let.value, untyped.type) == (None, None)
    assert isinstance(back, Return)


def test_expressions() -> None:
    call = parse_expression("S^-1[i](columns x)")
    assert isinstance(call, Call)
    assert (call.function, call.index) == ("S^-1", Name("i", Span("<expression>", 1, 6, 7)))
    assert isinstance(call.arguments[0], Unary)
    chosen = parse_expression("S[2](x, y)")
    assert isinstance(chosen, Call)
    assert isinstance(chosen.index, Number)
    assert (chosen.function, chosen.index.value, len(chosen.arguments)) == ("S", 2, 2)
    plain = parse_expression("f()")
    assert isinstance(plain, Call)
    assert (plain.arguments, plain.index) == ((), None)
    assert isinstance(parse_expression("a ? b : c"), Select)
    element = parse_expression("a[1][0..2]")
    assert isinstance(element, Index)
    assert isinstance(element.index, Binary)
    assert element.index.op == ".."
    assert parse_expression("[]") == Array((), Span("<expression>", 1, 1, 3))
    (statement,) = parse_statements("[a, b] <<<= [1, 0x_f]")
    assert isinstance(statement, Assign)
    assert (statement.op, type(statement.target)) == ("<<<=", Array)


def test_what_goes_over_lines_has_the_place_of_its_beginning() -> None:
    assert parse_expression("f(a,\n  b)").span == Span("<expression>", 1, 1, 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("const a = 0x_", "`0x_` is no number"),
        ("const a = " + "1" * 401, "a number of more than 400 digits"),
        ("sbox S = [" + "1" * 401 + "]", "a number of more than 400 digits"),
        ("key u" + "1" * 400, "a number of more than 400 digits"),
        ("circuit S[" + "1" * 401 + '] from "x" { }', "a number of more than 400 digits"),
        (
            "sbox S = [" + " ".join(map(str, range(16))) + "]",
            "these entries are decimal: an S-box has hexadecimal ones\nhint: write `a` for 10",
        ),
        ("matrix M over GF(3) = [[1]]", "a field is `GF(2)` or `GF(2^n)/polynomial`"),
        ("matrix M over GF(2^8) = [[1]]", "hint: for example `GF(2^8)/0x11b`; n is at most 64"),
        ("matrix M over GF(2^8)/0x1b = [[1]]", "with a polynomial of degree n"),
        ("matrix M over GF(2)/0x3 = [[1]]", "with a polynomial of degree n"),
        ("matrix M over GF(2^65)/0x2000000000000001b = [[1]]", "n is at most 64"),
    ],
)
def test_numbers_that_are_none_are_refused(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as raised:
        declarations(text)
    shown = "\n".join(f"{d.message}\nhint: {d.hint}" for d in raised.value.diagnostics)
    assert message in shown
