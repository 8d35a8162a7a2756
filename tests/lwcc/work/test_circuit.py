"""Circuits are listed with their goals, and searched for the time that is granted."""

from __future__ import annotations

import json
import shutil
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest

from catalogue.boxes import BoxPlace
from catalogue.circuit_hunt import Result
from compiler.circuits.library import load_circuit
from dsl.library import CIRCUITS
from dsl.unrolling.tables import SBox
from lwcc.work.circuit import run
from runtime.user_error import UserError

FILE = CIRCUITS / "gift.S.lop3.ir"
ASKED: dict[str, Any] = {
    "output": None,
    "listed": False,
    "library": "lop3",
    "budget": "6s",
    "box": ("S",),
    "goal": "size",
    "seed": 1,
    "as_json": True,
}
LIST = {**ASKED, "listed": True, "library": ""}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one circuit of six operations."""
    shutil.copy(FILE, tmp_path)
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(("goal", "code"), [(0, 0), (5, 1), (6, 0)])
def test_a_goal_that_is_missed_makes_a_no(
    goal: int,
    code: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    limits = {"gift": {"S": {"lop3": goal}}} if goal else {}
    monkeypatch.setattr("lwcc.work.circuit.goals", lambda: limits)
    assert run("gift", **{**LIST, "output": folder}) == code
    (row,) = json.loads(capsys.readouterr().out)["circuits"]
    assert (row["cipher"], row["box"], row["library"]) == ("GIFT", "S", "lop3")
    assert (row["size"], row["goal"], row["depth"], row["nonlinear"]) == (6, goal, 4, 4)
    assert row["minimal"] == "SAT refutes fewer operations"
    run("gift", **{**LIST, "output": folder, "as_json": False})
    assert ("<= " in capsys.readouterr().out) is bool(goal)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("budget", "seconds"), [("90", 90.0), ("1.5s", 1.5), ("5m", 300.0), (" 2h ", 7200.0)]
)
def test_a_search_has_its_time(
    budget: str,
    seconds: float,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    granted: list[float] = []

    def run_all(hunt: Any, boxes: Collection[SBox], time: float) -> Iterator[Result]:
        granted.append(time)
        assert [box.name for box in boxes] == ["S"]
        program = load_circuit(FILE).program
        place = BoxPlace(hunt.folder, "gift", "S", hunt.library.name, hunt.goal)
        yield Result(place, program, program, "as it was", 6, 0.26, True)

    monkeypatch.setattr("lwcc.work.circuit.Hunt.run_all", run_all)
    assert run("gift", **{**ASKED, "output": folder, "budget": budget}) == 0
    assert granted == [seconds]
    (row,) = json.loads(capsys.readouterr().out)["searches"]
    assert (row["before"], row["operations"], row["fewest"]) == (6, 6, 6)
    assert (row["file"], row["seconds"], row["found"]) == ("unchanged", 0.3, "as it was")
    run("gift", **{**ASKED, "output": folder, "as_json": False})
    said = capsys.readouterr()
    assert said.out.endswith("S: as it was\n")
    assert said.err == "lwcc: interrupted; what was found is kept\n"


@pytest.mark.parametrize("budget", ["", "x", "5x", "0", "0.0m", "-1s", "1 2s"])
def test_what_is_no_time_is_refused(budget: str) -> None:
    with pytest.raises(UserError, match=f"--budget: `{budget}` is no length of time; write 30s"):
        run("gift", **{**ASKED, "budget": budget})


def test_a_search_is_for_a_cipher_and_its_folder_is_there(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="name a cipher: `lwcc circuit aes --library neon`"):
        run("", **ASKED)
    with pytest.raises(UserError, match=r"there is no folder .*gone"):
        run("gift", **{**ASKED, "output": tmp_path / "gone"})
