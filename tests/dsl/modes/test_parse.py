"""The grammar of modes: what is read, and what is said of what is not."""

from __future__ import annotations

import pytest

from dsl.modes import tree
from dsl.modes.parse import parse_mode, shipped_mode
from dsl.syntax.diagnostics import DiagnosticError


def test_the_shipped_mode_is_read() -> None:
    mode = shipped_mode("ctr_drbg")
    assert (mode.name, mode.word) == ("ctr_drbg", "drbg")
    assert [entry.name for entry in mode.entries] == ["init", "reseed", "generate"]
    assert all(entry.text for entry in mode.entries)
    assert [code.value for code in mode.codes] == [1, 2, 3, 4, 5]


def test_a_mode_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        shipped_mode("xts")


def test_the_weakest_operators_hold_the_others() -> None:
    text = "mode m\nconst a = 1 + 2 * 3 ** 2 % 5 == 4 ? 7 : 8"
    (const,) = parse_mode(text, "m.mode").consts
    assert isinstance(const.value, tree.Select)
    assert isinstance(const.value.condition, tree.Binary)
    assert const.value.condition.op == "=="


def test_bytes_and_slices() -> None:
    text = 'mode m\nentry e(out o: bytes) { let x = (x"00ff" || y)[1..3]\nfill o with b { b = x } }'
    (entry,) = parse_mode(text, "m.mode").entries
    let = entry.body[0]
    assert isinstance(let, tree.Let)
    assert isinstance(let.value, tree.Slice)
    assert entry.parameters[0].is_out


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("mode m\nstat {", "2:1", "expected a declaration or the end of the text, found `stat`"),
        ("mode m\nfn f(a: bytes) { let x = y[0..3 }", "2:33", "expected `]`, found `}`"),
        ('mode m\nconst a = x"123"', "2:11", "bytes have two hexadecimal digits each"),
        ("mode m\nconst a = 1 $", "2:13", "`$` means nothing here"),
        ("mode m\nentry e() {", "2:12", "expected"),
        ("const a = 1", "1:1", "expected `mode`, found `const`"),
    ],
)
def test_errors_name_the_place(text: str, place: str, message: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        parse_mode(text, "m.mode")
    assert f"m.mode:{place}: error: {message}" in str(problem.value)


def test_a_word_that_is_close_is_offered() -> None:
    with pytest.raises(DiagnosticError, match="did you mean `state`"):
        parse_mode("mode m\nstat {", "m.mode")
