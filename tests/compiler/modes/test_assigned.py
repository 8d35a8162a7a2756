"""Variables that statements assign, with those of functions that they call."""

from __future__ import annotations

from compiler.modes.assigned import (
    Assigned,
    calls_in,
    expressions_of,
    parts_of,
    statements,
)
from dsl.modes import tree
from dsl.modes.parse import parse_mode
from dsl.syntax.tree import Name, Number

TEXT = """mode m
code bad = 1 "no"
state { K: bytes[key]; V: bytes[block]; count: number }
fn step() { V = V + 1 }
fn twice() { step()
    step() }
fn double(x: bytes[block]) -> bytes[block] { let y = x ^ x
    y = x
    return y }
fn keyed(x: bytes[block]) -> bytes[block] { return E(K, double(x)) }
entry e(out o: bytes, a: bytes) {
    refuse bad if length(a) > 9
    let x = V
    for i in 0..2 { x = double(x) }
    for p in a { x = x ^ p
        twice() }
    if length(a) > 3 { K[0..2] = x[1..3] } else { count = count + 1 }
    fill o with b { b = keyed(x) }
}
"""
FUNCTIONS = {each.name: each for each in parse_mode(TEXT, "m.mode").functions}
FIELDS = frozenset({"K", "V", "count"})
ASSIGNED = Assigned(FUNCTIONS, FIELDS)
BODY = FUNCTIONS["e"].body


def test_assignments_in_loops_and_branches_count() -> None:
    assert ASSIGNED.by(BODY) == {"x", "V", "K", "count", "b"}
    assert ASSIGNED.by(BODY[:3]) == {"x"}


def test_a_call_assigns_the_fields_alone_that_its_function_does() -> None:
    assert ASSIGNED.changes_state == {
        "step": {"V"},
        "twice": {"V"},
        "double": set(),
        "keyed": set(),
        "e": FIELDS,
    }
    assert ASSIGNED.by(FUNCTIONS["keyed"].body) == set()


def test_a_function_reads_the_state_through_those_it_calls() -> None:
    assert ASSIGNED.reads_state == {"step", "twice", "keyed", "e"}


def test_statements_come_in_preorder() -> None:
    kinds = [type(each).__name__ for each in statements(BODY)]
    inside = ["Count", "Assign", "Each", "Assign", "Do", "If", "Assign", "Assign", "Fill", "Assign"]
    assert kinds == ["Refuse", "Let", *inside]


def test_expressions_of_nested_statements_are_not_those_of_a_loop() -> None:
    _, _, count, each, branch, fill = BODY
    assert [len(expressions_of(one)) for one in (count, each, branch, fill)] == [2, 1, 1, 0]
    assert isinstance(branch, tree.If)
    (part,) = branch.then
    assert [e.value for e in expressions_of(part)[:2] if isinstance(e, Number)] == [0, 2]


def test_a_local_without_a_value_has_no_expression() -> None:
    kind = tree.Kind(False, Number(4))
    assert expressions_of(tree.Let("x", kind, None)) == ()
    assert expressions_of(tree.Let("x", None, Name("y"))) == (Name("y"),)


def test_all_parts_of_an_expression_are_found() -> None:
    text = "mode m\nconst a = b == 1 ? c : d * f(g[2..h])"
    (const,) = parse_mode(text, "m.mode").consts
    names = [e.id for e in parts_of(const.value) if isinstance(e, Name)]
    assert names == ["b", "c", "d", "g", "h"]


def test_calls_inside_of_calls_are_found() -> None:
    (last,) = FUNCTIONS["keyed"].body
    assert [call.function for call in calls_in(last)] == ["E", "double"]
