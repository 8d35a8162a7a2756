"""Statements of source text: what they name, call and spell."""

from __future__ import annotations

import pytest

from compiler.emission.statements import (
    SourceFunction,
    SourcePart,
    called_parts,
    spell,
    used_helpers,
)


def function(*lines: str, round_: tuple[str, ...] = ()) -> SourceFunction:
    return SourceFunction(lines, "//", round=round_)


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (255, "255"), (256, "0x100")])
def test_large_numbers_have_base_16(value: int, text: str) -> None:
    assert spell(value) == text


def test_parameters_that_no_statement_names() -> None:
    given = function("store(out, t0);", "// in is named for people", "f(rk);")
    assert given.unread(("out", "in", "rk")) == ["in"]
    assert not given.reads_round_keys
    # the pointer to a round's keys comes from that to all
    keyed = function("store(out);", round_=("x0 = load(round);",))
    assert keyed.reads_round_keys
    assert keyed.unread(("out", "in", "rk", "ctx", "counter")) == ["in", "counter"]
    assert not function("// round 1").reads_round_keys


def test_helpers_come_with_those_that_they_call() -> None:
    helpers = {"low": "low(x)", "add": "add(low(x))", "other": "other()", "high": "add(x)"}
    assert [*used_helpers(["x = high(y);"], helpers)] == ["low", "add", "high"]
    assert used_helpers(["x = lower(y);"], helpers) == {}
    assert used_helpers(["low(other(x))"], helpers) == {"low": "low(x)", "other": "other()"}


def test_parts_are_called_directly_or_through_later_ones() -> None:
    low, high = (
        SourcePart(n, "void", (), (line,)) for n, line in (("low", "x;"), ("high", "low();"))
    )
    other = SourcePart("other", "void", (), ("y;",))
    assert called_parts((low, other, high), {"high"}) == [low, high]
    assert called_parts((low, other, high), {"lower"}) == []
