"""A line's stages are told to people and to programs; a pass that refuses makes a no."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from builds.request import Request
from catalogue.ciphers import find_cipher
from compiler.ir.parse import parse_op
from lwcc.explanation import Stage, Trail
from lwcc.work.explain import run
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET, options

SOURCE = find_cipher(str(TOY))
REQUEST = Request(SOURCE, SOURCE.load(), (options(),), options())
OPS = tuple(
    replace(parse_op(text), round=n)
    for text, n in (("a: u8 = xor x, y", 1), ("b: u8 = not a", 1), ("c: u8 = xor b, y", 2))
)
FIRST = Stage("unroll()", "encrypt", OPS, 2, 1, "changed")
SAME = [replace(FIRST, step=f"{name}()", change="same") for name in ("fold", "hoist")]
STAGES = (FIRST, *SAME, replace(FIRST, step="order()", change="moved"))
GONE = replace(FIRST, step="drop()", ops=(), n_rounds=0, round=0)
TRAIL = Trail("ecb_encrypt", (*STAGES, GONE), "")


def explained(trail: Trail, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> int:
    monkeypatch.setattr("lwcc.work.explain.follow", lambda *given: trail)
    given = {"line": 14, "function": "", "after": "", "lines": 1, "as_json": False}
    return run(request=REQUEST, **{**given, **changed}, megabytes=1)


def test_stages_for_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert explained(TRAIL, monkeypatch) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"toy.dsl:14: {TOY_SET}, ecb_encrypt",
        "   14 |     X = X <<< rot",
        "unroll(): 3 operations in 2 rounds: 2 xor, 1 not",
        "        a: u8 = xor x, y",
        "        … 1 more in round 1",
        "fold(), hoist(): the same",
        "order(): the same operations, under other names or in another order",
        "        a: u8 = xor x, y",
        "        … 1 more in round 1",
        "drop(): no operations",
    ]


@pytest.mark.parametrize(("lines", "shown"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_so_many_lines_of_a_stage_are_shown(
    lines: int, shown: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    explained(replace(TRAIL, stages=(FIRST,)), monkeypatch, lines=lines)
    told = capsys.readouterr().out.splitlines()
    assert sum(" = " in line and line.startswith("        ") for line in told) == shown
    assert sum("more in" in line for line in told) == (lines == 1)


def test_stages_for_programs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert explained(TRAIL, monkeypatch, as_json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["set"], found["line"], found["refused"]) == (TOY_SET, 14, None)
    assert found["stages"][0] == {
        "pass": "unroll()",
        "program": "encrypt",
        "change": "changed",
        "operations": {"xor": 2, "not": 1},
        "rounds": 2,
        "first": ["a: u8 = xor x, y", "b: u8 = not a"],
    }


@pytest.mark.parametrize("as_json", [False, True])
def test_a_pass_that_refuses_makes_a_no(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trail = replace(TRAIL, problem="slice(): no form")
    assert explained(trail, monkeypatch, as_json=as_json) == 1
    said = capsys.readouterr()
    assert said.err == "lwcc: refused: slice(): no form\n"
    assert not as_json or json.loads(said.out)["refused"] == "slice(): no form"


@pytest.mark.parametrize("line", [0, 40, 99])
def test_a_line_that_is_not_there_is_refused(line: int, monkeypatch: pytest.MonkeyPatch) -> None:
    n_lines = len(TOY.read_text().splitlines())
    with pytest.raises(UserError, match=f"toy.dsl has no line {line}; it has {n_lines}"):
        explained(TRAIL, monkeypatch, line=line)
    assert explained(TRAIL, monkeypatch, line=n_lines) == 0
