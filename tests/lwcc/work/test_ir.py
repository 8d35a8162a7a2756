"""Programs are printed after the passes that were run; a form that is refused ends them sooner."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builds.request import Request
from catalogue.ciphers import find_cipher
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from dsl.syntax.diagnostics import DiagnosticError
from lwcc.work.ir import run
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET, options

SOURCE = find_cipher(str(TOY))
CIPHER = SOURCE.load()
REQUEST = Request(SOURCE, CIPHER, (options(),), options())


def test_programs_stand_under_the_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(REQUEST, "unroll", "", 500) == 0
    head, _, text = capsys.readouterr().out.partition("\n")
    assert head == f"# {TOY_SET}: unroll()"
    first, *rest = [f"{part.strip()}\n}}\n" for part in text.split("\n}\n") if part.strip()]
    assert len(rest) == 1
    assert print_program(parse_program(first)) == first
    # Seven of the eight rotations are by another amount than 0, in each of two rounds.
    assert text.count(" = rotl ") == 14


def test_one_function_is_printed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(REQUEST, "unroll", "encrypt", 500) == 0
    _, program = capsys.readouterr().out.split("\n", 1)
    assert parse_program(program).name == "encrypt"
    with pytest.raises(UserError, match=r"no program `encrypr`; there are: .*\nhint: did you mean"):
        run(REQUEST, "unroll", "encrypr", 500)


def test_the_other_sets_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    others = tuple(replace(options(), set_name=name) for name in ("b", "c"))
    run(replace(REQUEST, sets=(options(), *others)), "unroll", "", 500)
    assert capsys.readouterr().err == f"lwcc: showing {TOY_SET}; --set takes b, c\n"


def test_a_pass_that_is_left_out_is_refused() -> None:
    with pytest.raises(UserError, match="`rotate` is left out of this pipeline: unroll, "):
        run(replace(REQUEST, sets=(options(without=("rotate",)),)), "rotate", "", 500)


def test_a_wrong_known_answer_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(cipher: object, set_name: str) -> None:
        raise DiagnosticError([])

    monkeypatch.setattr("lwcc.work.ir.check_answers", refuse)
    with pytest.raises(UserError):
        run(REQUEST, "unroll", "", 500)


def test_without_a_form_the_passes_before_are_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(cipher: object, chosen: object) -> None:
        raise UserError("no such form")

    monkeypatch.setattr("lwcc.work.ir.check_form", refuse)
    assert run(REQUEST, "", "", 500) == 0
    said = capsys.readouterr()
    passes = [word.partition("(")[0] for word in said.out.partition("\n")[0].split()[2:]]
    assert "slice" not in passes
    assert said.err == f"lwcc: error: no such form\nlwcc: showing what `{passes[-1]}` leaves\n"
    with pytest.raises(UserError, match="no such form"):
        run(REQUEST, "slice", "", 500)
