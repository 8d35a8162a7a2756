"""Combinations are ranked, refused ones come last, and the best can be made again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lwcc.trials import Outcome, Trial
from lwcc.work.explore import run
from options.flags import DEFAULTS
from runtime.user_error import UserError
from tests.lwcc.doubles import in_turn
from tests.lwcc.terminal import TOY

ECB = {"8": 3.0, "16": 1.0, "32": 2.0}


def asked(**changed: Any) -> dict[str, Any]:
    """The arguments of the verb; nothing varies unless it is said."""
    plain: dict[str, Any] = dict.fromkeys(
        ("lanes", "align", "slicing", "stride", "core", "features", "sbox", "goal"), ""
    )
    plain |= dict.fromkeys(("fixslice", "blocks", "depth", "without"), "")
    own = {"cipher": str(TOY), "sort": None, "megabytes": 2000, "as_json": False, "cache": False}
    return {**DEFAULTS, "set_name": (), **plain, **own, **changed}


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Trial]:
    """What is to be built; nothing is, and 32 lanes in bits are refused."""
    seen: list[Trial] = []

    def try_one(trial: Trial) -> Outcome:
        seen.append(trial)
        lanes, slicing = trial.words["lanes"], trial.words.get("slicing", "word")
        if (lanes, slicing) == ("32", "bit") or lanes == "64":
            return Outcome(trial, refused="no such form")
        cycles = {"ecb": ECB[lanes], "ctr": 9.0 - ECB[lanes]}
        return Outcome(trial, "", f"lwcc compile toy --lanes {lanes}", cycles, {"code": int(lanes)})

    work = "lwcc.work.explore."
    monkeypatch.setattr(work + "run_jobs", in_turn)
    monkeypatch.setattr(work + "try_one", try_one)
    monkeypatch.setattr(work + "_model", lambda base, asked: "toy-core, by nobody")
    return seen


@pytest.mark.slow
@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize(
    ("changed", "order"),
    [
        ({}, ["16", "32", "8"]),
        ({"sort": "ecb"}, ["16", "32", "8"]),
        ({"sort": "ctr"}, ["8", "32", "16"]),
        ({"mode": "ctr"}, ["8", "32", "16"]),
        ({"sort": "code"}, ["8", "16", "32"]),
    ],
)
def test_the_best_comes_first(
    changed: dict[str, Any], order: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(**asked(lanes="8,16,32", as_json=True, **changed)) == 0
    data = json.loads(capsys.readouterr().out)
    assert [row["options"]["lanes"] for row in data["rows"]] == order
    assert "not checked" in data["note"]


def test_what_is_refused_comes_last(tried: list[Trial], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(**asked(lanes="32,16", slicing="bit,word")) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(tried) == 4
    assert "modelled: toy-core, by nobody" in out[0]
    assert out[-3] == "lanes 32, slicing bit: refused: no such form"
    assert out[-2].startswith("compiled, not checked: ")
    assert out[-1] == "best: lwcc compile toy --lanes 16"


def test_options_that_vary_reach_the_build(tried: list[Trial]) -> None:
    run(**asked(lanes="8", slicing="word", features="sha3,none"))
    assert [trial.given["features"] for trial in tried] == ["sha3", ""]
    assert {trial.given["lanes"] for trial in tried} == {8}
    assert {trial.given["align"] for trial in tried} == {"once"}


@pytest.mark.usefixtures("tried")
def test_where_all_is_refused_the_answer_is_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(**asked(lanes="64")) == 1
    assert "best:" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"lanes": "8,7"}, "no number of lanes `7`"),
        ({"lanes": "8,x"}, "takes whole numbers"),
        ({"slicing": "word,bits"}, "no slicing `bits`"),
        ({"slicing": "word,cell"}, "no slicing of"),
        ({"depth": "none,deep"}, "`deep` is no depth"),
        ({"depth": "none,auto"}, "name the depths"),
        ({"features": "sha3,sha9"}, "no feature of"),
        ({"core": "apple-a10,pear"}, "no core of"),
        ({"goal": "speed,taste"}, "no goal `taste`"),
        ({"stride": "0,-1"}, "--stride is 0 or more"),
        ({"passes": ("none(x=1)",)}, "no pass `none`"),
        ({"set_name": ("toy9",)}, "toy9"),
        ({"cipher": "no_cipher"}, "no_cipher"),
    ],
)
def test_what_no_combination_could_have_is_a_wrong_question(
    changed: dict[str, Any], said: str, tried: list[Trial]
) -> None:
    with pytest.raises(UserError) as caught:
        run(**asked(**changed))
    assert said in caught.value.message
    assert tried == []


def test_c_is_not_modelled() -> None:
    with pytest.raises(UserError, match="are not modelled"):
        run(**asked(target="c"))
