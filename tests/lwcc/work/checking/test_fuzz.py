"""Drawn builds are counted by target; one that failed gives exit code 1 and its command."""

from __future__ import annotations

import json

import pytest

from lwcc.drawn_builds import Chance, Drawn
from lwcc.work.checking.fuzz import run
from runtime.user_error import UserError
from tests.lwcc.doubles import in_turn

FAILED = Drawn(
    "avr", "lwcc compile a --target avr", "failed", "lwcc: failed: why", 3.0, {"b": "no"}
)
COMPILED = Drawn("rv32i", "lwcc compile c --target rv32i", "compiled", "", 4.0, {})
STOPPED = Drawn("avr", "lwcc compile d --target avr", "stopped", "", 300.0, {})


def drawn(
    found: list[Drawn], monkeypatch: pytest.MonkeyPatch, as_json: bool = False
) -> tuple[int, list[Chance]]:
    seen: list[Chance] = []

    def build(chance: Chance) -> Drawn:
        seen.append(chance)
        return found[len(seen) - 1]

    monkeypatch.setattr("lwcc.work.checking.fuzz.compile_by_chance", build)
    monkeypatch.setattr("lwcc.work.checking.fuzz.run_jobs", in_turn)
    return run(("speck", "lea"), len(found), 7, ("avr", "rv32i"), 60, as_json), seen


def test_a_failure_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, chances = drawn([FAILED, COMPILED, STOPPED], monkeypatch)
    said = capsys.readouterr().out
    assert code == 1
    assert "seed 7" in said
    assert "failed: lwcc compile a --target avr\nlwcc: failed: why\n" in said
    assert "stopped: lwcc compile d" in said
    assert COMPILED.command not in said
    assert [chance.seed for chance in chances] == ["7.0", "7.1", "7.2"]
    assert [source.word for source in chances[0].sources] == ["speck", "lea"]


def test_without_failures_the_answer_is_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawn([COMPILED, STOPPED], monkeypatch)[0] == 0


def test_all_builds_and_refusals_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn([FAILED], monkeypatch, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["seed"] == 7
    assert found["builds"][0]["refused"] == {"b": "no"}


def test_unknown_targets_are_refused() -> None:
    with pytest.raises(UserError, match="no target `arm`"):
        run((), 1, 1, ("arm",), 60, False)
