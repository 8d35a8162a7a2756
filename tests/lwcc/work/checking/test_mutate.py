"""Mutants are listed by the check that killed them; a wrong checker gives exit code 1."""

from __future__ import annotations

import json

import pytest

from lwcc.work.checking.mutate import run
from proof_driver.mutants.object_code import Fate, Question, Steps
from runtime.user_error import UserError
from tests.lwcc.doubles import FILE, GENERATED

KILLED = Fate("swap", "xor a, b -> or a, b", "run", "byte 0 differs")
EQUAL = Fate("swap", "mv a, b -> mv b, a", "equal")
REFUSED = Fate("swap", "[x] -> y", "refused", "not finished in 5 s")
WRONG = Fate("swap", "a -> b", "equal", wrong="byte 3 is 1 instead of 2")
CRASHED = Fate("swap", "c -> d", "crashed", "KeyError: lost")


def mutated(
    fates: list[Fate], monkeypatch: pytest.MonkeyPatch, as_json: bool = False
) -> tuple[int, Question]:
    asked: list[Question] = []

    class Mutation:
        def __init__(self, question: Question, steps: Steps) -> None:
            self.functions = ["ecb_encrypt"]
            self.left_out = {"ctr_crypt": "it is not proven"}
            steps("mutants", 3)()
            asked.append(question)

        def fates(self) -> list[Fate]:
            return fates

    monkeypatch.setattr("lwcc.work.checking.mutate.Mutation", Mutation)
    code = run((str(FILE),), 7, 3, ("ecb_encrypt",), "", True, 5, as_json)
    (question,) = asked
    return code, question


@pytest.mark.parametrize(
    ("fates", "code"),
    [([], 0), ([KILLED, EQUAL, REFUSED], 0), ([KILLED, WRONG], 1), ([CRASHED, EQUAL], 1)],
)
def test_a_wrong_checker_makes_a_no(
    fates: list[Fate],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert mutated(fates, monkeypatch)[0] == code
    said = capsys.readouterr().err
    assert said.count("the checker is wrong") == code
    assert f"lwcc: warning: {FILE}: ctr_crypt is not mutated: it is not proven\n" in said


def test_failures_are_told_with_what_the_run_or_the_checker_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutated([WRONG, CRASHED], monkeypatch)
    said = capsys.readouterr().err
    assert f"lwcc: the checker is wrong: {FILE}: a -> b: byte 3 is 1 instead of 2\n" in said
    assert f"lwcc: the checker is wrong: {FILE}: c -> d: KeyError: lost\n" in said


def test_what_is_equal_or_refused_is_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mutated([KILLED, EQUAL, REFUSED], monkeypatch)
    shown = capsys.readouterr().out
    assert f"{FILE}: equal: swap: mv a, b -> mv b, a\n" in shown
    assert f"{FILE}: refused: swap: [x] -> y (not finished in 5 s)\n" in shown
    assert "xor a, b" not in shown


def test_the_question_is_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    _, question = mutated([], monkeypatch)
    assert (question.count, question.seed, question.seconds) == (7, 3, 5)
    assert (question.roles, question.every_rung) == (("ecb_encrypt",), True)
    assert question.part.file == FILE.name
    assert question.cipher.endswith("speck.dsl")


def test_programs_read_every_mutant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutated([KILLED, WRONG], monkeypatch, as_json=True)[0] == 1
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["path"], row["functions"]) == (str(FILE), ["ecb_encrypt"])
    assert [fate["rung"] for fate in row["fates"]] == ["run", "equal"]
    assert row["fates"][1]["wrong"] == WRONG.wrong


def test_source_text_and_unknown_functions_are_refused() -> None:
    source = GENERATED / "c" / "speck32_64.c"
    with pytest.raises(UserError, match="is source text, and proofs are of object code"):
        run((str(source),), 1, 1, (), "", False, 1, False)
    with pytest.raises(UserError, match="no function `mac`; there are: key_setup, "):
        run((str(FILE),), 1, 1, ("mac",), "", False, 1, False)
