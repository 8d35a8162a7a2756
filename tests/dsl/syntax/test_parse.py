"""Expressions, statements and what the parser says about everything else."""

from __future__ import annotations

import pytest

from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.parse import parse_expression, parse_statements
from dsl.syntax.tree import (
    Array,
    Assign,
    Binary,
    Call,
    Expr,
    Index,
    Name,
    Number,
    Select,
    Unary,
)


def _plain(expr: Expr) -> str:
    """The expression with every bracket written."""
    if isinstance(expr, Number):
        return str(expr.value)
    if isinstance(expr, Name):
        return expr.id
    if isinstance(expr, Unary):
        return f"({expr.op}{_plain(expr.operand)})"
    if isinstance(expr, Binary):
        return f"({_plain(expr.left)}{expr.op}{_plain(expr.right)})"
    if isinstance(expr, Select):
        return f"({_plain(expr.condition)}?{_plain(expr.then)}:{_plain(expr.other)})"
    if isinstance(expr, Index):
        return f"{_plain(expr.base)}[{_plain(expr.index)}]"
    parts = expr.arguments if isinstance(expr, Call) else expr.elements
    inside = ",".join(_plain(p) for p in parts)
    return f"{expr.function}({inside})" if isinstance(expr, Call) else f"[{inside}]"


@pytest.mark.parametrize(
    ("text", "bracketed"),
    [
        ("a + b <<< 9", "((a+b)<<<9)"),
        ("a << 3 < b", "((a<<3)<b)"),
        ("a & b == c", "(a&(b==c))"),
        ("a | b ^ c & d", "(a|(b^(c&d)))"),
        ("a - b - c", "((a-b)-c)"),
        ("a * b % c + d", "(((a*b)%c)+d)"),
        ("~a[1] ^ -b", "((~a[1])^(-b))"),
        ("a ? b : c ? d : e", "(a?b:(c?d:e))"),
        ("i < n / 2 ? a[2 * i] : b[2 * i - n]", "((i<(n/2))?a[(2*i)]:b[((2*i)-n)])"),
        ("S^-1(columns X) ^ a ^ -1", "((S^-1((columnsX))^a)^(-1))"),
        ("x[0..8][1..=n]", "x[(0..8)][(1..=n)]"),
        ("[1, 0x1f, 0b11,]", "[1,31,3]"),
        ("(d & ~(~0 >> k)) | (a >> k)", "((d&(~((~0)>>k)))|(a>>k))"),
        ("a >= b != c <= d", "((a>=b)!=(c<=d))"),
        ("a\n  ^ b", None),
        ("a ^ # and so on\n b", "(a^b)"),
        ("f(a,\n\n b)", "f(a,b)"),
    ],
)
def test_precedence_is_that_of_c(text: str, bracketed: str | None) -> None:
    if bracketed is None:
        with pytest.raises(DiagnosticError, match="end of the line"):
            parse_expression(text)
    else:
        assert _plain(parse_expression(text)) == bracketed


def test_statements_of_a_row() -> None:
    first, second = parse_statements("d = mem[p + k + i]; e = mem[p + k + 16 + i]")
    assert isinstance(first.target, Name)
    assert first.target.id == "d"
    assert _plain(second.value) == "mem[(((p+k)+16)+i)]"
    (store,) = parse_statements("mem[p + k + i] = a[i]")
    assert _plain(store.target) == "mem[((p+k)+i)]"


def test_all_assignments() -> None:
    for op in ("=", "^=", "|=", "&=", "+=", "-=", "<<=", ">>=", "<<<=", ">>>="):
        (statement,) = parse_statements(f"a {op} 1")
        assert statement.op == op
    (both,) = parse_statements("[a, b[0]] = [c, d]")
    assert isinstance(both, Assign)
    assert isinstance(both.target, Array)


def test_spans_cover_the_thing_itself() -> None:
    expr = parse_expression("a ^ f(b)", "file")
    assert isinstance(expr, Binary)
    span = expr.right.span
    assert (span.file, span.line, span.column, span.end_column) == ("file", 1, 5, 9)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a value, found the end of the text"),
        ("a +", "expected a value, found the end of the text"),
        ("a b", "found `b`"),
        ("(a", "expected `)`"),
        ("a $ b", "`$` means nothing here"),
        ("f(a,,b)", "expected a value, found `,`"),
        ("0x", "found `x`"),
        ("~" * 300 + "a", "nested more than 200 deep"),
        ("1" * 500, "more than 400 digits"),
    ],
)
def test_what_is_wrong_is_said_in_words(text: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as raised:
        parse_expression(text)
    assert message in str(raised.value)


def test_only_assignments_make_a_meaning() -> None:
    with pytest.raises(DiagnosticError, match="expected an assignment"):
        parse_statements("for i in 0..3 { a = b }")
