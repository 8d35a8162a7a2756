"""Each form of the grammar becomes its node, at its place in the text."""

from __future__ import annotations

import pytest

from dsl.modes import tree
from dsl.modes.parse import parse_mode
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Name, Number

DECLARATIONS = """mode long_name as word
source "a standard"
const n = 1_000
const h = 0x1f
switch df "a switch"
needs block > 4 "longer blocks"
state { V: bytes[block]; count: number }
code bad = 3 "no"
fn f(x: bytes[4], y: bytes, z: number) -> bytes[block] { return x }
entry e(out o: bytes, a: bytes) "says it" {
    f(x, y, z)
}
"""


def shape(node: object) -> object:
    """A node without places, for comparison with one that is written here."""
    if isinstance(node, tuple):
        return tuple(shape(each) for each in node)
    names = [n for n in getattr(node, "__slots__", ()) if n != "span"]
    if not names:
        return node
    return (type(node).__name__, *(shape(getattr(node, name)) for name in names))


def statement(text: str) -> tree.Statement:
    (entry,) = parse_mode(f"mode m\nentry e(a: bytes) {{\n    {text}\n}}", "m.mode").entries
    (found,) = entry.body
    return found


X, Y, ONE = Name("x"), Name("y"), Number(1)
INNER = (tree.Assign("y", None, X),)
LET = tree.Let("y", None, ONE)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("let x = 1", tree.Let("x", None, ONE)),
        ("let x: bytes[1]", tree.Let("x", tree.Kind(False, ONE), None)),
        ("x = y", tree.Assign("x", None, Y)),
        ("x[1..y] = y", tree.Assign("x", tree.Slice(X, ONE, Y), Y)),
        ("for i in 1..y { y = x }", tree.Count("i", ONE, Y, INNER)),
        ("for p in x || y { y = x }", tree.Each("p", tree.Binary("||", X, Y), INNER)),
        ("fill o with b { y = x }", tree.Fill("o", "b", INNER)),
        ("if x { y = x }", tree.If(X, INNER, ())),
        ("if x { y = x } else { let y = 1 }", tree.If(X, INNER, (LET,))),
        ("refuse bad if x > 1", tree.Refuse("bad", tree.Binary(">", X, ONE))),
        ("return x", tree.Return(X)),
        ("f(x, y)", tree.Do(tree.Call("f", (X, Y)))),
        ("f()", tree.Do(tree.Call("f", ()))),
        ('x = x"80ff"', tree.Assign("x", None, tree.Octets(b"\x80\xff"))),
        ("x = x ? 1 : y", tree.Assign("x", None, tree.Select(X, ONE, Y))),
        ("x = x - y - 1", tree.Assign("x", None, tree.Binary("-", tree.Binary("-", X, Y), ONE))),
        ("x = x ^ y + 1", tree.Assign("x", None, tree.Binary("^", X, tree.Binary("+", Y, ONE)))),
    ],
)
def test_a_statement_is_its_node(text: str, node: tree.Statement) -> None:
    assert shape(statement(text)) == shape(node)


def test_declarations_are_sorted_by_kind() -> None:
    mode = parse_mode(DECLARATIONS, "m.mode")
    assert (mode.name, mode.word, mode.source) == ("long_name", "word", "a standard")
    assert [c.name for c in mode.consts] == ["n", "h"]
    assert [shape(c.value) for c in mode.consts] == [shape(Number(n)) for n in (1000, 31)]
    assert [(s.name, s.text) for s in mode.switches] == [("df", "a switch")]
    assert [need.text for need in mode.needs] == ["longer blocks"]
    assert [(c.name, c.value, c.text) for c in mode.codes] == [("bad", 3, "no")]
    assert [(f.name, f.kind.is_number) for f in mode.fields] == [("V", False), ("count", True)]


def test_parameters_and_results_have_types() -> None:
    function, entry = parse_mode(DECLARATIONS, "m.mode").functions
    kinds = [(p.name, p.kind.is_number, p.kind.length is None) for p in function.parameters]
    assert kinds == [("x", False, False), ("y", False, True), ("z", True, True)]
    assert (function.result is None, function.is_entry) == (False, False)
    assert (entry.result, entry.is_entry, entry.text) == (None, True, "says it")
    assert [p.is_out for p in entry.parameters] == [True, False]


def test_a_node_knows_its_place() -> None:
    found = statement("x = f(y, 1)")
    assert isinstance(found, tree.Assign)
    assert (found.span.file, found.span.line, found.span.column) == ("m.mode", 3, 5)
    assert (found.value.span.column, found.value.span.end_column) == (9, 16)


def test_a_statement_of_several_lines_has_no_end() -> None:
    found = statement("if x {\n        y = x\n    }")
    assert (found.span.line, found.span.end_column) == (3, 0)


@pytest.mark.parametrize("digits", ["0", "123"])
def test_half_a_byte_is_refused(digits: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        statement(f'x = x"{digits}"')
    (found,) = problem.value.diagnostics
    assert found.message == "bytes have two hexadecimal digits each"
    assert (found.span.line, found.span.column) == (3, 9)
