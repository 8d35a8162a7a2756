"""Statements change what they name, errors are kept once a place, and steps are counted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dsl.syntax.diagnostics import DiagnosticError, error
from dsl.syntax.tree import Call, Function, Name, Span
from dsl.unrolling.execute import MAX_ERRORS, Executor, Stop, assigned_names, unset_path
from dsl.unrolling.operators import Attribute
from dsl.unrolling.values import BROKEN, Unset, Value, Word, is_broken
from tests.dsl.toy_texts import Recording, declarations, executor_of

X = Word(8, None, "x")
GIVEN: list[Value] = [X, [Word(8, 1), Word(8, 2), Word(8, 3)]]
HEAD = """
const c: u8 = 7
fn id(y: u8) -> u8 { return y }
fn loop(y: u8) -> u8 { return loop(y) }
"""


def ran(body: str, result: str = "u8", limit: int = 10_000) -> tuple[Executor, Value, Recording]:
    """An executor after `f(x: u8, a: u8[3])` with a body, what that gave, and the operations."""
    sink = Recording()
    text = f"{HEAD}fn f(x: u8, a: u8[3]) -> {result} {{\n{body}\n}}\n"
    made = executor_of(text, sink, limit)
    made.globals.functions["f"] = function_of(text, "f")
    call = Call("f", (Name("x"), Name("a")))
    return made, made.call(made.globals.functions["f"], GIVEN, call), sink


def function_of(text: str, name: str) -> Function:
    return next(d for d in declarations(text) if isinstance(d, Function) and d.name == name)


def known(value: Value) -> object:
    if isinstance(value, list):
        return [known(element) for element in value]
    return value.value if isinstance(value, Word) else value


@pytest.mark.parametrize(
    ("body", "result", "value"),
    [
        ("return a[0] + c", "u8", 8),
        ("let y: u8 = 300 - 200; y += 1; return y", "u8", 101),
        ("let y = a; y[0] = 9; return [a[0], y[0]]", "u8[2]", [1, 9]),
        ("[a[0], a[1]] = [a[1], a[0]]; return a", "u8[3]", [2, 1, 3]),
        ("a[1..3] = [a[2], a[1]]; return a", "u8[3]", [1, 3, 2]),
        ("a[0][4..=7] = 0xf; return a[0]", "u8", 0xF1),
        ("a[2][0] = 0; return a", "u8[3]", [1, 2, 2]),
        ("for i in 0..3 { a[i] ^= i }; return a", "u8[3]", [1, 3, 1]),
        ("for i in 1..=2 { a[0] <<= i }; return a[0]", "u8", 8),
        ("for i in 2..2 { a[9] = 1 }; return a[0]", "u8", 1),
        ("for i in 0..3 { if i == 1 { return a[i] } }; return a[2]", "u8", 2),
        ("if c == 6 { return a[0] } else if c == 7 { return a[1] } else { return a[2] }", "u8", 2),
        ("if c == 6 { return a[0] } else { return a[2] }", "u8", 3),
        ("let n = 3; n = n * n; return n + a[0]", "u8", 10),
        ("let b: u8[2]; b[0] = 4; b[1] = 5; return b", "u8[2]", [4, 5]),
        ("let y = 1; for i in 0..2 { let y = i + 5; a[i] = y }; return a[0] + y", "u8", 6),
        ("return id(a[0])", "u8", 1),
    ],
)
def test_statements_compute_what_they_say(body: str, result: str, value: Value) -> None:
    made, found, sink = ran(body, result)
    assert (known(found), made.errors, sink.ops) == (value, [], [])


def test_arguments_are_copies() -> None:
    ran("a[0] = 9; return a[0]")
    assert known(GIVEN[1]) == [1, 2, 3]


def test_the_bits_around_a_stored_part_are_kept() -> None:
    _, _, sink = ran("x[2..4] = 3; return x")
    assert sink.ops == [
        "t0: u2 = extract x, lo=0",
        "t1: u4 = extract x, lo=4",
        "t2: u8 = concat t0, 0x3, t1",
    ]


def test_calls_of_rounds_are_counted_from_one() -> None:
    rounds: list[int] = []

    class Watching(Recording):
        def emit(
            self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
        ) -> tuple[Word, ...]:
            rounds.append(made.place.round)
            return super().emit(name, args, bits, **attrs)

    text = (
        "round r(y: u8) -> u8 { return s(~y) }\nround s(y: u8) -> u8 { return ~y }\n"
        "fn f(y: u8) -> u8 { return ~r(s(r(y))) }\n"
    )
    made = executor_of(text, Watching())
    made.call(made.globals.functions["f"], [X], Call("f", (Name("x"),)))
    assert rounds == [1, 1, 2, 3, 3, 0]
    assert (made.place.n_rounds, made.place.round) == (3, 0)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("let y: u8 = 1; let y: u8 = 2; return y", "`y` is declared twice"),
        ("let y; return x", "`y` has neither a type nor a value"),
        ("let n = 1; n = x; return x", "`n` is a number without a width"),
        ("c = 1; return x", "`c` is constant"),
        ("c[0] = 1; return x", "`c` is constant"),
        ("for i in 0..2 { i = 1 }; return x", "`i` is constant"),
        ("[a[0], a[1]] = a; return x", "expected 2 values, found `u8[3]`"),
        ("a[0..2] = [x]; return x", "expected 2 values, found `u8[1]`"),
        ("a[3] = x; return x", "index 3 is outside the 3 that there are"),
        ("a[1..5] = a; return x", "index 1..5 is outside the 3 that there are"),
        ("x[8] = 1; return x", "index 8 is outside the 8 that there are"),
        ("a[x] = x; return x", "an index must be constant"),
        ("(x + x)[0] = 1; return x", "this cannot be assigned to"),
        ("id(x)[0] = 1; return x", "this cannot be assigned to"),
        ("a[0] = a; return x", "expected `u8`, found `u8[3]`"),
        ("y = x; return x", "unknown name `y`"),
        ("if x { a[0] = x }; return x", "a condition must be constant"),
        ("for i in 0..x { a[0] = x }; return x", "a loop's bound must be constant"),
        ("return a", "expected `u8`, found `u8[3]`"),
        ("return loop(x)", "functions call each other too deep: f -> loop -> loop"),
        ("return id(x, x)", "`id` takes 1 arguments, found 2"),
        ("return id(a)", "expected `u8`, found `u8[3]`"),
    ],
)
def test_a_wrong_statement_is_one_error(body: str, message: str) -> None:
    made, _, _ = ran(body)
    (found,) = made.errors
    assert found.message.startswith(message)


def test_a_function_without_return_is_refused() -> None:
    with pytest.raises(DiagnosticError, match="`f` ends without `return`"):
        ran("a[0] = x")


def test_errors_of_several_statements_are_all_kept_and_none_follows_from_another() -> None:
    made, value, _ = ran(
        "let y = z\nlet w = y + x\nw ^= y\na[4] = w\nlet v: u8 = 256\nreturn w + v"
    )
    assert [each.message for each in made.errors] == [
        "unknown name `z`",
        "index 4 is outside the 3 that there are",
        "0x100 does not fit in `u8`",
    ]
    assert is_broken(value)


def test_errors_are_one_a_place_and_not_too_many() -> None:
    made = executor_of("")
    for _ in range(2):
        with made.collecting():
            raise error(Span("t.dsl", 1, 1), "wrong")
    assert [each.message for each in made.errors] == ["wrong"]
    for line in range(2, MAX_ERRORS):
        made.report(error(Span("t.dsl", line, 1), "wrong"))
    with pytest.raises(Stop):
        made.report(error(Span("t.dsl", MAX_ERRORS, 1), "wrong"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("for i in 0..2000 { x = x }; return x", "this loop takes more than 1,000 steps"),
        ("for i in 0..1000000000000 { x = x }; return x", "this loop takes more than 1,000 steps"),
        ("let y: u8[999]; return x", "this takes more than 1,000 steps when unrolled"),
    ],
)
def test_too_many_steps_end_the_work(body: str, said: str) -> None:
    made = executor_of(HEAD, None, 1000)
    function = function_of(f"fn f(x: u8) -> u8 {{ {body} }}", "f")
    with pytest.raises(Stop):
        made.call(function, [X], Call("f", (Name("x"),)))
    assert made.is_spent
    assert made.steps > 1000
    (found,) = made.errors
    assert found.message.startswith(said)
    assert found.hint == "are the bounds right?"


def test_the_longest_of_nested_loops_is_named() -> None:
    made = executor_of(HEAD, None, 1000)
    body = "for i in 0..3 {\nfor j in 0..500 {\nx = x } }; return x"
    with pytest.raises(Stop):
        made.call(function_of(f"fn f(x: u8) -> u8 {{ {body} }}", "f"), [X], Call("f", (Name("x"),)))
    # Two lines down: the text of `function_of` has a head.
    assert made.errors[0].span.line == 3


def test_names_that_statements_assign_to() -> None:
    body = """
    a[0][1] = 1
    [b, c[2]] ^= [1, 2]
    for i in 0..2 { d = i }
    if 1 { e = 1 } else if 2 { g = 2 } else { h += 3 }
    let k = 1
    return a
    """
    function = function_of(f"fn f() -> u8 {{{body}}}", "f")
    assert assigned_names(function.body) == set("abcdegh")


@pytest.mark.parametrize(
    ("value", "path"),
    [
        (Word(8, 1), ""),
        ([Word(8, 1), Unset(8)], "[1]"),
        ([[Word(8, 1), BROKEN], [Word(8, 1), Unset(8)], [Unset(8)]], "[1][1]"),
        ([[Word(8, 1)]], ""),
    ],
)
def test_the_first_word_without_a_value_is_named(value: Value, path: str) -> None:
    assert unset_path(value) == path
