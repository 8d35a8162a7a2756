"""Figures of all kinds: a table of each kind that there is, and one document for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from bench.native import Timed
from lwcc.reports import figures
from lwcc.reports.figures import AllFigures
from tests.bench.in_order.test_report import FILE as MODELLED
from tests.bench.sass.by_hand import counted
from tests.bench.simulated.test_report import FILE as SIMULATED
from tests.bench.simulated.test_report import SIZES
from tests.bench.test_report import PEER, row

KINDS: dict[str, list[Any]] = {
    "measured": [row("loop", toy=32.0)],
    "modelled": [MODELLED],
    "simulated": [SIMULATED],
    "timed": [Timed("f.c", "f", "gcc 15", 1.5, 0.1, None)],
    "kernels": [counted({"alu": 64})],
    "peers": [PEER],
}
TITLES = {
    "measured": "executed instructions per byte",
    "modelled": "modelled cycles of one block more",
    "simulated": "cycle-accurate simulator",
    "timed": "nanoseconds per byte",
    "kernels": "SASS instructions for each block",
    "peers": "others",
}
KEYS = {"modelled": "in_order", "simulated": "simulated", "timed": "times", "kernels": "sass"}


def all_figures(*kinds: str) -> AllFigures:
    given = {name: rows if name in kinds else [] for name, rows in KINDS.items()}
    return AllFigures(**given, sizes=SIZES)


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch) -> Console:
    made = Console(record=True, width=240)
    monkeypatch.setattr(figures, "table_console", lambda: made)
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_its_tables_alone(kind: str, console: Console) -> None:
    all_figures(kind).show()
    said = " ".join(console.export_text().split())
    assert TITLES[kind] in said
    others = {title for name, title in TITLES.items() if name not in (kind, "measured", "peers")}
    assert not [title for title in others if title in said]


def test_nothing_is_shown_of_nothing(console: Console) -> None:
    all_figures().show()
    assert console.export_text() == ""


@pytest.mark.parametrize("kind", KEYS)
def test_data_of_a_kind_has_its_key(kind: str) -> None:
    data = json.loads(all_figures(kind).as_json())
    assert data[KEYS[kind]]
    assert (data["measured"], data["peers"]) == ([], [])


def test_data_has_the_loops_and_the_figures_of_others() -> None:
    data = json.loads(all_figures(*KINDS).as_json())
    assert [each["name"] for each in data["measured"]] == ["loop"]
    assert [each["who"] for each in data["peers"]] == ["them"]
    assert data["memory"][0]["sizes"] == SIZES["f.s"]
